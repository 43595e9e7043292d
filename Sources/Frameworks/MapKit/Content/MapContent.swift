internal import StillViewGraph
public import SwiftUI

/// Markers, annotations and figures of a map.
public protocol MapContent {
  /// The type of the content of which this one is made.
  associatedtype Body: MapContent
  /// The content of which this one is made.
  @MapContentBuilder @MainActor var body: Body { get }
  /// Adds the items of the content.
  @MainActor func _collect(into collector: inout _MapCollector)
}

extension MapContent {
  @MainActor public func _collect(into collector: inout _MapCollector) {
    collector.connected(self)?.body._collect(into: &collector)
  }
}

extension Never: MapContent {
  @MainActor public var body: Never { preconditionFailure("there is no such content") }

  @MainActor public func _collect(into collector: inout _MapCollector) {}
}

/// Content that has no body of its own.
public protocol _PrimitiveMapContent: MapContent where Body == Never {}

extension _PrimitiveMapContent {
  @MainActor public var body: Never {
    preconditionFailure("\(Self.self) is drawn by the map and has no body")
  }
}

/// The items of a map in the order written.
public struct _MapCollector {
  var items: [MapItem] = []
  private let values: ConnectedValues
  private let environment: EnvironmentValues

  init(_ values: ConnectedValues, _ environment: EnvironmentValues) {
    self.values = values
    self.environment = environment
  }

  /// Returns content whose properties have the values of the map's place; nil where one of them finds none, with a warning.
  fileprivate func connected<Content>(_ content: Content) -> Content? {
    values.connected(content, in: environment)
  }
}

/// Puts content together from the statements of a closure.
@resultBuilder public struct MapContentBuilder {
  /// No content.
  public static func buildBlock() -> EmptyMapContent { EmptyMapContent() }

  /// One piece as it is.
  public static func buildBlock<C: MapContent>(_ content: C) -> C { content }

  /// Several pieces in their order.
  @_disfavoredOverload
  public static func buildBlock<each C: MapContent>(
    _ content: repeat each C
  ) -> _TupleMapContent<repeat each C> {
    _TupleMapContent(content: (repeat each content))
  }

  /// A statement.
  public static func buildExpression<C: MapContent>(_ content: C) -> C { content }

  /// An `if` without `else`.
  public static func buildIf<C: MapContent>(_ content: C?) -> C? { content }

  /// The first branch of a condition.
  public static func buildEither<First: MapContent, Second: MapContent>(
    first: First
  ) -> _MapConditional<First, Second> { .first(first) }

  /// The second branch of a condition.
  public static func buildEither<First: MapContent, Second: MapContent>(
    second: Second
  ) -> _MapConditional<First, Second> { .second(second) }

  /// Content behind `if #available`.
  public static func buildLimitedAvailability<C: MapContent>(_ content: C) -> C { content }
}

/// A map without content.
public struct EmptyMapContent: _PrimitiveMapContent {
  /// Nothing.
  nonisolated public init() {}

  @MainActor public func _collect(into collector: inout _MapCollector) {}
}

/// Several pieces of content.
public struct _TupleMapContent<each C: MapContent>: _PrimitiveMapContent {
  let content: (repeat each C)

  @MainActor public func _collect(into collector: inout _MapCollector) {
    repeat (each content)._collect(into: &collector)
  }
}

/// One of two branches.
public enum _MapConditional<First: MapContent, Second: MapContent>: _PrimitiveMapContent {
  case first(First)
  case second(Second)

  @MainActor public func _collect(into collector: inout _MapCollector) {
    switch self {
    case .first(let content): content._collect(into: &collector)
    case .second(let content): content._collect(into: &collector)
    }
  }
}

extension Optional: MapContent, _PrimitiveMapContent where Wrapped: MapContent {
  @MainActor public func _collect(into collector: inout _MapCollector) {
    self?._collect(into: &collector)
  }
}

extension Group: MapContent, _PrimitiveMapContent where Content: MapContent {
  @MainActor public func _collect(into collector: inout _MapCollector) {
    content._collect(into: &collector)
  }
}

extension Group where Content: MapContent {
  /// Several pieces of content, which modifiers apply to as to one.
  public init(@MapContentBuilder content: () -> Content) {
    self.init(parts: content())
  }
}

extension ForEach: MapContent, _PrimitiveMapContent where Content: MapContent {
  @MainActor public func _collect(into collector: inout _MapCollector) {
    for element in data {
      let start = collector.items.count
      content(element)._collect(into: &collector)
      let identity = AnyHashable(identify(element))
      for index in collector.items.indices.dropFirst(start) {
        collector.items[index].identities.append(identity)
      }
    }
  }
}

extension ForEach where Content: MapContent {
  /// Content for each element, told apart by the value at a key path.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @MapContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(rows: data, content: content, identify: { $0[keyPath: id] })
  }
}

extension ForEach where Data.Element: Identifiable, ID == Data.Element.ID, Content: MapContent {
  /// Content for each element, told apart by its own identity.
  public init(
    _ data: Data, @MapContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(rows: data, content: content, identify: { $0.id })
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: MapContent {
  /// Content for each number of a range.
  public init(_ data: Range<Int>, @MapContentBuilder content: @escaping (Int) -> Content) {
    self.init(rows: data, content: content, identify: { $0 })
  }
}
