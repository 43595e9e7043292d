/// Builds views from the statements of a closure.
@resultBuilder public struct ViewBuilder {
  /// Returns the view of a statement.
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  /// Returns no view, for a closure without statements.
  public static func buildBlock() -> EmptyView { EmptyView() }

  /// Returns a single view unchanged.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  /// Several views, in order, however many.
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> {
    TupleView((repeat each content))
  }

  /// `if` without `else`: the view, or nothing.
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  /// `if` with `else`, and `switch`: the first way. Each way is an identity of its own.
  public static func buildEither<TrueContent: View, FalseContent: View>(
    first: TrueContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(.first(first))
  }

  /// `if` with `else`, and `switch`: the other way. Each way is an identity of its own.
  public static func buildEither<TrueContent: View, FalseContent: View>(
    second: FalseContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(.second(second))
  }

  /// Returns a view of a type that only newer systems have.
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}
