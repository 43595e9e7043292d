/// The phase of a view's transition (rule L8.36).
public enum TransitionPhase: Hashable, Sendable {
  /// About to be inserted.
  case willAppear
  /// In the tree.
  case identity
  /// Taken out, and on its way.
  case didDisappear

  /// Whether the view is shown as it is.
  public var isIdentity: Bool { self == .identity }

  /// −1 before, 0 in the tree, 1 after.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}

/// The properties of a transition besides its body.
public struct TransitionProperties: Sendable {
  /// Whether it moves anything.
  public var hasMotion: Bool

  /// Whether the transition moves things, so that another one may take its place where less is to move. None does here.
  public init(hasMotion: Bool = true) {
    self.hasMotion = hasMotion
  }
}

/// The insertion and removal of a view: its appearance in each phase. The change from one phase to the next is
/// animated.
@MainActor @preconcurrency public protocol Transition: SendableMetatype {
  /// The type of the view in a phase.
  associatedtype Body: View
  /// The view that comes or goes.
  typealias Content = PlaceholderContentView<Self>

  /// Returns the view in one phase.
  @ViewBuilder @MainActor @preconcurrency func body(content: Self.Content, phase: TransitionPhase)
    -> Self.Body

  /// Whether the transition moves things; it does unless something else is written.
  nonisolated static var properties: TransitionProperties { get }
}

extension Transition {
  nonisolated public static var properties: TransitionProperties { TransitionProperties() }

  /// Returns a view as this transition shows it in a phase.
  @MainActor @preconcurrency public func apply<V: View>(
    content: V, phase: TransitionPhase
  ) -> some View {
    body(content: PlaceholderContentView(content), phase: phase)
  }
}
