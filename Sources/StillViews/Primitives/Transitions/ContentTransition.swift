public import StillViewGraph

/// The transition of a text or an image to another one during an animated change (rule L8.39, C10.17).
///
/// Layout takes the new size at once, for any transition.
nonisolated public struct ContentTransition: Equatable, Sendable {
  enum Kind: Equatable, Sendable {
    /// That of views which are told none: the same words go over into another font, other changes fade.
    case automatic
    case identity
    case opacity
    case interpolate
    case numericText(NumericDirection)
    case symbolEffect
  }

  /// Which way characters go that change.
  enum NumericDirection: Equatable, Sendable {
    /// Upwards, or downwards when counting down.
    case fixed(countsDown: Bool)
    /// Upwards when this value grows.
    case byValue(Double)
  }

  let kind: Kind

  fileprivate static let automatic = ContentTransition(kind: .automatic)

  /// The new content is there at once.
  public static let identity = ContentTransition(kind: .identity)
  /// The old content fades while the new one appears.
  public static let opacity = ContentTransition(kind: .opacity)
  /// Size and weight of the same words go over into each other; other changes fade.
  public static let interpolate = ContentTransition(kind: .interpolate)
  /// Characters that change make way for new ones, upwards or, counting down, downwards.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(kind: .numericText(.fixed(countsDown: countsDown)))
  }
  /// Characters that change make way for new ones, upwards when the value grows, downwards when it falls.
  public static func numericText(value: Double) -> ContentTransition {
    ContentTransition(kind: .numericText(.byValue(value)))
  }
  /// The old symbol shrinks away before the new one grows.
  public static let symbolEffect = ContentTransition(kind: .symbolEffect)
  /// Returns a transition in which the old symbol shrinks before the new one grows.
  public static func symbolEffect<T: ContentTransitionSymbolEffect & SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> ContentTransition {
    .symbolEffect
  }
}

private let contentTransitionEntry = EnvironmentEntry(ContentTransition.automatic)
private let drawingGroupEntry = EnvironmentEntry(false)

extension EnvironmentValues {
  /// How texts and images turn into others; unless set, the same words go over into another font, and other changes fade.
  public var contentTransition: ContentTransition {
    get { self[contentTransitionEntry] }
    set { self[contentTransitionEntry] = newValue }
  }

  /// Whether content transitions are drawn by another machinery; kept, without effect here.
  public var contentTransitionAddsDrawingGroup: Bool {
    get { self[drawingGroupEntry] }
    set { self[drawingGroupEntry] = newValue }
  }
}

extension View {
  /// Sets the transition of texts and images inside to others.
  nonisolated public func contentTransition(_ transition: ContentTransition) -> some View {
    environment(\.contentTransition, transition)
  }
}
