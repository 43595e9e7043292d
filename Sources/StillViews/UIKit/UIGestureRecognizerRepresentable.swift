public import StillViewGraph

/// A recogniser of UIKit as a gesture of a view.
@MainActor @preconcurrency public protocol UIGestureRecognizerRepresentable {
  /// The type of the recogniser.
  associatedtype UIGestureRecognizerType: UIGestureRecognizer
  /// What the recogniser reports to, such as its delegate.
  associatedtype Coordinator = Void
  /// What is known when the recogniser is made and updated, and when it acts.
  typealias Context = UIGestureRecognizerRepresentableContext<Self>
  /// What converts points of the recogniser.
  typealias CoordinateSpaceConverter = UIGestureRecognizerRepresentableCoordinateSpaceConverter

  /// Makes the recogniser, once for each place in the tree.
  func makeUIGestureRecognizer(context: Context) -> UIGestureRecognizerType
  /// Brings the recogniser up to date whenever the value was made anew; does nothing unless it is written.
  func updateUIGestureRecognizer(_ recognizer: UIGestureRecognizerType, context: Context)
  /// Called when the recogniser begins, goes on, ends or is cancelled; does nothing unless it is written.
  func handleUIGestureRecognizerAction(_ recognizer: UIGestureRecognizerType, context: Context)
  /// Makes what the recogniser reports to, once, before the recogniser.
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

/// What a recogniser of UIKit is made with.
@MainActor @preconcurrency
public struct UIGestureRecognizerRepresentableContext<
  Representable: UIGestureRecognizerRepresentable
> {
  /// What `makeCoordinator(converter:)` made.
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
