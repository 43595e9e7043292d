import StillLayout

/// The stack that arranges several views where nobody wrote one.
package enum ImpliedArrangement {
  case vertical
  case layered
}

/// Whether a node stands where there is room for one view: at a root, in a scroll view, an overlay or a background. There
/// modifiers go around all views of a group together (rule L10.28).
package enum ViewPlace {
  /// Among others, in something that arranges them, or one of several itself.
  case amongOthers
  /// Alone; the content of the place arranges several views.
  case alone(ImpliedArrangement)
  /// Alone, and modified: what several views are here, is one to the modifier.
  case modified(ImpliedArrangement)

  /// The place inside a modifier.
  var modified: ViewPlace {
    if case .alone(let arrangement) = self { .modified(arrangement) } else { self }
  }
}

/// Several views, or none, as one view below a modifier (rule L10.28).
nonisolated private struct ImpliedStack<Arrangement: Layout, Content: View>: ContainerView {
  let arrangement: Arrangement
  let content: Content
  let reportName: String
  var orientsSingleView: Bool { false }
  var isReportedAroundSingleView: Bool { false }
  var isImplied: Bool { true }
}

extension _ViewInputs {
  /// Returns the node of views that are one to the modifier around them; nil where they are as many as they are.
  func impliedStack<V: View>(of view: V) -> _TypedNode<V>? {
    guard case .modified(let arrangement) = parent.place else { return nil }
    switch arrangement {
    case .vertical:
      return PassThroughNode(view, self) {
        ImpliedStack(arrangement: VStackLayout(), content: $0, reportName: "VStack")
      }
    case .layered:
      return PassThroughNode(view, self) {
        ImpliedStack(arrangement: ZStackLayout(), content: $0, reportName: "ZStack")
      }
    }
  }
}
