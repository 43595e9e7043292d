public import Foundation
import StillGeometry
import StillLayout
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

/// The points of a recogniser in coordinate spaces of views.
@MainActor @preconcurrency
public struct UIGestureRecognizerRepresentableCoordinateSpaceConverter {
  fileprivate let source: ConvertedTouch

  /// Where the finger is, in the coordinates of the view that the gesture is on.
  public var localLocation: CGPoint { location(in: .local) }
  /// How far a pan has moved, in those coordinates; nil for other recognisers.
  public var localTranslation: CGPoint? { translation(in: .local) }
  /// How fast a pan moves, in points of those coordinates a second; nil for other recognisers.
  public var localVelocity: CGPoint? { velocity(in: .local) }

  /// Where the finger is, in a coordinate space.
  public func location(in coordinateSpace: some CoordinateSpaceProtocol) -> CGPoint {
    convert(globalPoint: source.recognizer?.location(in: nil) ?? .zero, to: coordinateSpace)
  }

  /// How far a pan has moved, in a coordinate space; nil for other recognisers.
  public func translation(in coordinateSpace: some CoordinateSpaceProtocol) -> CGPoint? {
    (source.recognizer as? UIPanGestureRecognizer).map {
      difference($0.translation(in: nil), to: coordinateSpace)
    }
  }

  /// How fast a pan moves, in points of a coordinate space a second; nil for other recognisers.
  public func velocity(in coordinateSpace: some CoordinateSpaceProtocol) -> CGPoint? {
    (source.recognizer as? UIPanGestureRecognizer).map {
      difference($0.velocity(in: nil), to: coordinateSpace)
    }
  }

  /// A point of the picture in a coordinate space.
  public func convert(
    globalPoint: CGPoint, to coordinateSpace: some CoordinateSpaceProtocol
  ) -> CGPoint {
    source.host?.convert(globalPoint, to: coordinateSpace.coordinateSpace) ?? globalPoint
  }

  /// A distance in the picture as one in a coordinate space.
  private func difference(
    _ length: CGPoint, to coordinateSpace: some CoordinateSpaceProtocol
  ) -> CGPoint {
    let start = convert(globalPoint: .zero, to: coordinateSpace)
    let end = convert(globalPoint: length, to: coordinateSpace)
    return CGPoint(x: end.x - start.x, y: end.y - start.y)
  }
}

/// What a converter reads: it is made before the recogniser, and lasts as long.
@MainActor private final class ConvertedTouch {
  weak var recognizer: UIGestureRecognizer?
  weak var host: _GestureHost?

  nonisolated init() {}
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

/// A recogniser with what belongs to it, and how it follows touches.
nonisolated private final class LiveRecognizer<Representable: UIGestureRecognizerRepresentable>:
  TouchFollower
{
  private typealias Context = UIGestureRecognizerRepresentableContext<Representable>

  private var parts:
    (
      value: Representable, recognizer: Representable.UIGestureRecognizerType, context: Context,
      touch: ConvertedTouch
    )?
  private var news: [() -> Void] = []
  /// Whether the value was told anything of this touch.
  private var isHeard = false

  @MainActor func updated(to value: Representable) -> LiveRecognizer {
    if parts == nil {
      let touch = ConvertedTouch()
      let converter = UIGestureRecognizerRepresentableCoordinateSpaceConverter(source: touch)
      let context = Context(
        coordinator: value.makeCoordinator(converter: converter), converter: converter)
      let recognizer = value.makeUIGestureRecognizer(context: context)
      touch.recognizer = recognizer
      parts = (value, recognizer, context, touch)
    }
    parts?.value = value
    if let parts { value.updateUIGestureRecognizer(parts.recognizer, context: parts.context) }
    return self
  }

  var deadline: TimeInterval? {
    isolated { $0.parts?.recognizer.deadline }
  }

  var abilities: GestureAbilities {
    isolated { $0.parts?.recognizer.abilities ?? [] }
  }

  func follow(_ event: TouchEvent, at host: _GestureHost) -> GestureProgress {
    // The host is of the tree that this thread works on: see `isolated`.
    nonisolated(unsafe) let host = host
    return isolated { unsafe $0.step(event, at: host) }
  }

  @MainActor private func step(_ event: TouchEvent, at host: _GestureHost) -> GestureProgress {
    guard let parts, parts.recognizer.isEnabled else { return .failed }
    let recognizer: UIGestureRecognizer = parts.recognizer
    if event.kind == .down {
      parts.touch.host = host
      let view = UIView()
      view.frame = host.bounds
      recognizer.view = view
    }
    recognizer.trail.follow(event)
    let old = recognizer.state
    var new = recognizer.next(event)
    let begins = old == .possible && (new == .began || new == .ended)
    if begins, recognizer.delegate?.gestureRecognizerShouldBegin(recognizer) == false {
      new = .failed
    }
    recognizer.state = new
    // A finger that rests makes no news.
    if new != .possible, new != .failed, new != old || event.kind == .moved { tell(new) }
    return switch new {
    case .possible: .possible
    case .began, .changed: .active
    case .ended: .ended
    case .cancelled, .failed: .failed
    }
  }

  /// Has the value called, with the recogniser in a state and where the finger is now: by then it may have started anew.
  @MainActor private func tell(_ state: UIGestureRecognizer.State) {
    guard let trail = parts?.recognizer.trail else { return }
    news.append { [self] in
      isolated {
        guard let parts = $0.parts else { return }
        let now = (parts.recognizer.state, parts.recognizer.trail)
        (parts.recognizer.state, parts.recognizer.trail) = (state, trail)
        parts.value.handleUIGestureRecognizerAction(parts.recognizer, context: parts.context)
        (parts.recognizer.state, parts.recognizer.trail) = now
      }
    }
  }

  func takeNews() -> [() -> Void] {
    defer { news = [] }
    isHeard = isHeard || !news.isEmpty
    return news
  }

  func cancel() {
    isolated {
      guard let recognizer = $0.parts?.recognizer else { return }
      let hasBegun = recognizer.state == .began || recognizer.state == .changed
      recognizer.state = hasBegun ? .cancelled : .failed
      $0.news = []
      // What was held back all along has never begun for the program.
      if hasBegun, $0.isHeard { $0.tell(.cancelled) }
    }
  }

  func reset() {
    isolated {
      $0.isHeard = false
      guard let recognizer = $0.parts?.recognizer else { return }
      recognizer.state = .possible
      recognizer.trail = TouchTrail()
      recognizer.reset()
    }
  }

  /// Runs a part of the engine's work that is the recogniser's. Nothing is shared between threads: a tree of views is
  /// worked on by one at a time, which has borrowed the main actor (`BorrowedMainActor`).
  private func isolated<Result>(_ body: @MainActor (LiveRecognizer) -> Result) -> Result {
    // Not sent anywhere: the closure runs here, before this returns.
    nonisolated(unsafe) let live = self
    return callIsolated { unsafe body(live) }
  }
}
