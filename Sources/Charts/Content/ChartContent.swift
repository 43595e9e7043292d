import StillViewGraph

/// A piece of a chart: marks, or content that is made of them (rule CH1.2).
@MainActor @preconcurrency public protocol ChartContent {
  /// The type of the body; `Never` for marks.
  associatedtype Body: ChartContent

  /// The content that the piece is made of.
  @ChartContentBuilder @MainActor @preconcurrency var body: Self.Body { get }

  /// Adds the marks of the content. Only content without a body of its own implements it.
  nonisolated static func _collect(
    _ content: Self, _ inputs: _MarkInputs, into collector: inout _MarkCollector)
}

extension ChartContent {
  nonisolated public static func _collect(
    _ content: Self, _ inputs: _MarkInputs, into collector: inout _MarkCollector
  ) {
    let body: @MainActor (Self) -> Body = { $0.body }
    // The engine evaluates bodies on the thread that renders, as it does those of views.
    Body._collect(callIsolated(body, with: content), inputs, into: &collector)
  }
}

extension Never: ChartContent {
  nonisolated public static func _collect(
    _ content: Never, _ inputs: _MarkInputs, into collector: inout _MarkCollector
  ) {}
}

/// Content that has no body: marks and what groups them.
public protocol _PrimitiveChartContent: ChartContent where Body == Never {}

extension _PrimitiveChartContent {
  public var body: Never {
    preconditionFailure("\(Self.self) is drawn by the chart and has no body")
  }
}

/// The style and identity that content inherits from its parents.
public struct _MarkInputs {
  package var style = MarkStyle()
  package var identity = MarkIdentity()

  package init() {}

  /// Inputs for a child with an identity among its siblings.
  package func child(_ part: AnyHashable) -> _MarkInputs {
    var result = self
    result.identity = identity.child(part)
    return result
  }
}

/// The marks of a chart in their order.
public struct _MarkCollector {
  package var marks: [Mark] = []
  package var plots: [PlottedFunction] = []

  package init() {}

  package mutating func add(_ mark: Mark) { marks.append(mark) }
}

/// Which mark of a chart it is, from update to update.
package struct MarkIdentity: Hashable {
  private final class Node {
    let part: AnyHashable
    let parent: Node?
    let hash: Int

    init(_ part: AnyHashable, _ parent: Node?) {
      self.part = part
      self.parent = parent
      var hasher = Hasher()
      hasher.combine(parent?.hash ?? 0)
      hasher.combine(part)
      hash = hasher.finalize()
    }
  }

  private var node: Node?

  package init() {}

  package func child(_ part: AnyHashable) -> MarkIdentity {
    var result = self
    result.node = Node(part, node)
    return result
  }

  package static func == (a: MarkIdentity, b: MarkIdentity) -> Bool {
    var (left, right) = (a.node, b.node)
    while let one = left, let other = right {
      if one === other { return true }
      guard one.hash == other.hash, one.part == other.part else { return false }
      (left, right) = (one.parent, other.parent)
    }
    return left == nil && right == nil
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(node?.hash ?? 0) }
}
