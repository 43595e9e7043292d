import StillViewGraph

/// Puts the marks of an axis together from the statements of a closure.
@resultBuilder public struct AxisContentBuilder {
  /// Nothing.
  nonisolated public static func buildBlock() -> _EmptyAxisContent { _EmptyAxisContent() }

  /// One piece as it is.
  nonisolated public static func buildBlock<C: AxisContent>(_ content: C) -> C { content }

  /// Several pieces in their order.
  @_disfavoredOverload
  nonisolated public static func buildBlock<each C: AxisContent>(
    _ content: repeat each C
  ) -> _TupleAxisContent<repeat each C> {
    _TupleAxisContent(content: (repeat each content))
  }

  /// A statement.
  nonisolated public static func buildExpression<C: AxisContent>(_ content: C) -> C { content }

  /// An `if` without `else`.
  nonisolated public static func buildIf<C: AxisContent>(_ content: C?) -> C? { content }

  /// The first branch of a condition.
  nonisolated public static func buildEither<First: AxisContent, Second: AxisContent>(
    first: First
  ) -> BuilderConditional<First, Second> { BuilderConditional(storage: .first(first)) }

  /// The second branch of a condition.
  nonisolated public static func buildEither<First: AxisContent, Second: AxisContent>(
    second: Second
  ) -> BuilderConditional<First, Second> { BuilderConditional(storage: .second(second)) }

  /// Content behind `if #available`.
  nonisolated public static func buildLimitedAvailability<C: AxisContent>(
    _ content: C
  ) -> AnyAxisContent { AnyAxisContent(content) }
}

/// Nothing.
nonisolated public struct _EmptyAxisContent: _PrimitiveAxisContent {
  public static func _collect(_ content: _EmptyAxisContent, into groups: inout [_AxisGroup]) {}
}

/// Several pieces in their order.
nonisolated public struct _TupleAxisContent<each C: AxisContent>: _PrimitiveAxisContent {
  let content: (repeat each C)

  public static func _collect(
    _ content: _TupleAxisContent, into groups: inout [_AxisGroup]
  ) {
    func add<Part: AxisContent>(_ part: Part) { Part._collect(part, into: &groups) }
    repeat add(each content.content)
  }
}

extension BuilderConditional: AxisContent, _PrimitiveAxisContent
where TrueContent: AxisContent, FalseContent: AxisContent {
  nonisolated public static func _collect(
    _ content: BuilderConditional, into groups: inout [_AxisGroup]
  ) {
    switch content.storage {
    case .first(let first): TrueContent._collect(first, into: &groups)
    case .second(let second): FalseContent._collect(second, into: &groups)
    }
  }
}

extension Optional: AxisContent, _PrimitiveAxisContent where Wrapped: AxisContent {
  nonisolated public static func _collect(
    _ content: Wrapped?, into groups: inout [_AxisGroup]
  ) {
    if let content { Wrapped._collect(content, into: &groups) }
  }
}

/// Axis content of any type.
nonisolated public struct AnyAxisContent: _PrimitiveAxisContent {
  private let collect: (inout [_AxisGroup]) -> Void

  /// Hides the type of axis content.
  public init<C: AxisContent>(_ content: C) {
    collect = { C._collect(content, into: &$0) }
  }

  /// Hides the type of axis content.
  public init<C: AxisContent>(erasing content: C) { self.init(content) }

  public static func _collect(_ content: AnyAxisContent, into groups: inout [_AxisGroup]) {
    content.collect(&groups)
  }
}
