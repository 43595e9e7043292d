import StillViewGraph

/// Puts marks of an axis together from the statements of a closure.
@resultBuilder public struct AxisMarkBuilder {
  /// Nothing.
  nonisolated public static func buildBlock() -> _EmptyAxisMark { _EmptyAxisMark() }

  /// One piece as it is.
  nonisolated public static func buildBlock<C: AxisMark>(_ content: C) -> C { content }

  /// Several pieces in their order.
  @_disfavoredOverload
  nonisolated public static func buildBlock<each C: AxisMark>(
    _ content: repeat each C
  ) -> _TupleAxisMark<repeat each C> {
    _TupleAxisMark(content: (repeat each content))
  }

  /// A statement.
  nonisolated public static func buildExpression<C: AxisMark>(_ content: C) -> C { content }

  /// An `if` without `else`.
  nonisolated public static func buildIf<C: AxisMark>(_ content: C?) -> C? { content }

  /// The first branch of a condition.
  nonisolated public static func buildEither<First: AxisMark, Second: AxisMark>(
    first: First
  ) -> BuilderConditional<First, Second> { BuilderConditional(storage: .first(first)) }

  /// The second branch of a condition.
  nonisolated public static func buildEither<First: AxisMark, Second: AxisMark>(
    second: Second
  ) -> BuilderConditional<First, Second> { BuilderConditional(storage: .second(second)) }

  /// Content behind `if #available`.
  nonisolated public static func buildLimitedAvailability<C: AxisMark>(
    _ content: C
  ) -> AnyAxisMark { AnyAxisMark(content) }
}

/// Nothing.
nonisolated public struct _EmptyAxisMark: _PrimitiveAxisMark {
  public static func _collect(
    _ content: _EmptyAxisMark, _ inputs: _AxisInputs, into items: inout [_AxisItem]
  ) {}
}

/// Several pieces in their order.
nonisolated public struct _TupleAxisMark<each C: AxisMark>: _PrimitiveAxisMark {
  let content: (repeat each C)

  public static func _collect(
    _ content: _TupleAxisMark, _ inputs: _AxisInputs, into items: inout [_AxisItem]
  ) {
    func add<Part: AxisMark>(_ part: Part) { Part._collect(part, inputs, into: &items) }
    repeat add(each content.content)
  }
}

extension BuilderConditional: AxisMark, _PrimitiveAxisMark
where TrueContent: AxisMark, FalseContent: AxisMark {
  nonisolated public static func _collect(
    _ content: BuilderConditional, _ inputs: _AxisInputs, into items: inout [_AxisItem]
  ) {
    switch content.storage {
    case .first(let first): TrueContent._collect(first, inputs, into: &items)
    case .second(let second): FalseContent._collect(second, inputs, into: &items)
    }
  }
}

extension Optional: AxisMark, _PrimitiveAxisMark where Wrapped: AxisMark {
  nonisolated public static func _collect(
    _ content: Wrapped?, _ inputs: _AxisInputs, into items: inout [_AxisItem]
  ) {
    if let content { Wrapped._collect(content, inputs, into: &items) }
  }
}

/// A mark of an axis of any type.
nonisolated public struct AnyAxisMark: _PrimitiveAxisMark {
  private let collect: (_AxisInputs, inout [_AxisItem]) -> Void

  /// Hides the type of a mark.
  public init<M: AxisMark>(_ mark: M) {
    collect = { M._collect(mark, $0, into: &$1) }
  }

  /// Hides the type of a mark.
  public init<M: AxisMark>(erasing mark: M) { self.init(mark) }

  public static func _collect(
    _ mark: AnyAxisMark, _ inputs: _AxisInputs, into items: inout [_AxisItem]
  ) {
    mark.collect(inputs, &items)
  }
}
