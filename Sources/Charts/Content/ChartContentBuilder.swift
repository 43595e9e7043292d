import Foundation
import StillViewGraph

/// Puts content together from the statements of a closure.
@resultBuilder public struct ChartContentBuilder {
  /// No content.
  nonisolated public static func buildBlock() -> EmptyChartContent { EmptyChartContent() }

  /// One piece as it is.
  nonisolated public static func buildBlock<C: ChartContent>(_ content: C) -> C { content }

  /// Several pieces in their order.
  @_disfavoredOverload
  nonisolated public static func buildBlock<each C: ChartContent>(
    _ content: repeat each C
  ) -> _TupleChartContent<repeat each C> {
    _TupleChartContent(content: (repeat each content))
  }

  /// A statement.
  nonisolated public static func buildExpression<C: ChartContent>(_ content: C) -> C { content }

  /// An `if` without `else`.
  nonisolated public static func buildIf<C: ChartContent>(_ content: C?) -> C? { content }

  /// The first branch of a condition.
  nonisolated public static func buildEither<First: ChartContent, Second: ChartContent>(
    first: First
  ) -> BuilderConditional<First, Second> { BuilderConditional(storage: .first(first)) }

  /// The second branch of a condition.
  nonisolated public static func buildEither<First: ChartContent, Second: ChartContent>(
    second: Second
  ) -> BuilderConditional<First, Second> { BuilderConditional(storage: .second(second)) }

  /// Content behind `if #available`.
  nonisolated public static func buildLimitedAvailability<C: ChartContent>(
    _ content: C
  ) -> AnyChartContent { AnyChartContent(content) }
}

/// Content without marks.
nonisolated public struct EmptyChartContent: _PrimitiveChartContent {
  /// Nothing.
  public init() {}

  public static func _collect(
    _ content: EmptyChartContent, _ inputs: _MarkInputs, into collector: inout _MarkCollector
  ) {}
}

/// Several pieces of content in their order.
nonisolated public struct _TupleChartContent<each C: ChartContent>: _PrimitiveChartContent {
  let content: (repeat each C)

  public static func _collect(
    _ content: _TupleChartContent, _ inputs: _MarkInputs, into collector: inout _MarkCollector
  ) {
    var index = 0
    func add<Part: ChartContent>(_ part: Part) {
      Part._collect(part, inputs.child(index), into: &collector)
      index += 1
    }
    repeat add(each content.content)
  }
}

/// One of two branches.
nonisolated public struct BuilderConditional<TrueContent, FalseContent> {
  enum Storage {
    case first(TrueContent)
    case second(FalseContent)
  }

  let storage: Storage
}

extension BuilderConditional: ChartContent, _PrimitiveChartContent
where TrueContent: ChartContent, FalseContent: ChartContent {
  nonisolated public static func _collect(
    _ content: BuilderConditional, _ inputs: _MarkInputs, into collector: inout _MarkCollector
  ) {
    switch content.storage {
    case .first(let first): TrueContent._collect(first, inputs.child(true), into: &collector)
    case .second(let second): FalseContent._collect(second, inputs.child(false), into: &collector)
    }
  }
}

extension Optional: ChartContent where Wrapped: ChartContent {
  public typealias Body = Never
  nonisolated public static func _collect(
    _ content: Wrapped?, _ inputs: _MarkInputs, into collector: inout _MarkCollector
  ) {
    if let content { Wrapped._collect(content, inputs, into: &collector) }
  }
}

extension Optional: _PrimitiveChartContent where Wrapped: ChartContent {}

/// Content of any type.
nonisolated public struct AnyChartContent: _PrimitiveChartContent {
  private let collect: (_MarkInputs, inout _MarkCollector) -> Void

  /// Hides the type of content, so that one of several types can be chosen at run time.
  public init<C: ChartContent>(_ content: C) {
    collect = { C._collect(content, $0, into: &$1) }
  }

  /// Hides the type of content.
  public init(erasing content: some ChartContent) { self.init(content) }

  public static func _collect(
    _ content: AnyChartContent, _ inputs: _MarkInputs, into collector: inout _MarkCollector
  ) {
    content.collect(inputs, &collector)
  }
}

/// Several marks that belong together: modifiers of the group apply to each (rule CH1.4).
nonisolated public struct Plot<Content: ChartContent>: _PrimitiveChartContent {
  let content: Content

  /// A group of marks.
  public init(@ChartContentBuilder content: () -> Content) {
    self.content = content()
  }

  public static func _collect(
    _ plot: Plot, _ inputs: _MarkInputs, into collector: inout _MarkCollector
  ) {
    Content._collect(plot.content, inputs, into: &collector)
  }
}
