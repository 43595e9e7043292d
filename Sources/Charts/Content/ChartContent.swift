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
  package func child<Part: Hashable>(_ part: Part) -> _MarkInputs {
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

/// Which mark of a chart it is, from update to update: the parts that tell it from its siblings, from the outside in.
package struct MarkIdentity: Hashable {
  private final class Node {
    let part: AnyHashable
    let parent: Node?

    init(_ part: AnyHashable, _ parent: Node?) {
      self.part = part
      self.parent = parent
    }
  }

  private var node: Node?
  /// The innermost part where it is a number, as mostly: to box it takes longer than to make the mark.
  private var number: Int?

  package init() {}

  package func child<Part: Hashable>(_ part: Part) -> MarkIdentity {
    var result = self
    if let number { result.node = Node(AnyHashable(number), node) }
    if let number = part as? Int {
      result.number = number
    } else {
      result.node = Node(AnyHashable(part), result.node)
      result.number = nil
    }
    return result
  }

  package static func == (a: MarkIdentity, b: MarkIdentity) -> Bool {
    guard a.number == b.number else { return false }
    var (left, right) = (a.node, b.node)
    while let one = left, let other = right {
      if one === other { return true }
      guard one.part == other.part else { return false }
      (left, right) = (one.parent, other.parent)
    }
    return left == nil && right == nil
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(number)
    var next = node
    while let node = next {
      hasher.combine(node.part)
      next = node.parent
    }
  }
}
