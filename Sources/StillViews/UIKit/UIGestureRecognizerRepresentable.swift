public import StillViewGraph

/// A recogniser of UIKit as a gesture of a view.
@MainActor @preconcurrency public protocol UIGestureRecognizerRepresentable {
  /// The type of the recogniser.
  associatedtype UIGestureRecognizerType: UIGestureRecognizer
  /// The coordinator of the recogniser, such as its delegate.
  associatedtype Coordinator = Void
  /// The context in which the recogniser is created, updated and handled.
  typealias Context = UIGestureRecognizerRepresentableContext<Self>
  /// The converter of the recogniser's points.
  typealias CoordinateSpaceConverter = UIGestureRecognizerRepresentableCoordinateSpaceConverter

  /// Makes the recogniser, once for each place in the tree.
  func makeUIGestureRecognizer(context: Context) -> UIGestureRecognizerType
  /// Updates the recogniser with a new value (default: does nothing).
  func updateUIGestureRecognizer(_ recognizer: UIGestureRecognizerType, context: Context)
  /// Handles a recogniser that begins, changes, ends or is cancelled (default: does nothing).
  func handleUIGestureRecognizerAction(_ recognizer: UIGestureRecognizerType, context: Context)
  /// Creates the coordinator once, before the recogniser.
  func makeCoordinator(converter: CoordinateSpaceConverter) -> Coordinator
}

extension UIGestureRecognizerRepresentable {
  public func updateUIGestureRecognizer(_ recognizer: UIGestureRecognizerType, context: Context) {}
  public func handleUIGestureRecognizerAction(
    _ recognizer: UIGestureRecognizerType, context: Context
  ) {}
}

extension UIGestureRecognizerRepresentable where Coordinator == Void {
  public func makeCoordinator(converter: CoordinateSpaceConverter) {}
}

/// The context in which a UIKit recogniser is created.
@MainActor @preconcurrency
public struct UIGestureRecognizerRepresentableContext<
  Representable: UIGestureRecognizerRepresentable
> {
  /// The coordinator from `makeCoordinator(converter:)`.
  public let coordinator: Representable.Coordinator
  /// Converts the recogniser's points.
  public let converter: UIGestureRecognizerRepresentableCoordinateSpaceConverter
}

extension View {
  /// Adds a recogniser of UIKit, which yields to gestures of the views inside.
  nonisolated public func gesture(
    _ representable: some UIGestureRecognizerRepresentable
  ) -> some View {
    modifier(_RepresentedGestureModifier(representable))
  }
}

/// Puts a recogniser on a view, and keeps it as long as the view's place is there.
nonisolated public struct _RepresentedGestureModifier<
  Representable: UIGestureRecognizerRepresentable
>: ViewModifier {
  private let representable: Representable
  @State private var live = LiveRecognizer<Representable>()

  init(_ representable: Representable) {
    self.representable = representable
  }

  @MainActor public func body(content: Content) -> some View {
    content.gesture(_FollowedGesture(live.updated(to: representable)))
  }
}
