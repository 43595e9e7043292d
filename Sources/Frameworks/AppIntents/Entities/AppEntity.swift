public import Stillframe

/// The name of a kind of value.
public struct TypeDisplayRepresentation: ExpressibleByStringLiteral, Sendable {
  /// The name.
  public let name: LocalizedStringResource

  /// A name.
  public init(
    name: LocalizedStringResource, numericFormat: LocalizedStringResource? = nil
  ) {
    self.name = name
  }

  public init(stringLiteral value: String) {
    name = LocalizedStringResource(stringLiteral: value)
  }
}

/// The words and the picture of a value.
public struct DisplayRepresentation: ExpressibleByStringInterpolation, Sendable {
  /// A picture.
  public struct Image: Hashable, Sendable {
    private let name: String

    /// A symbol.
    public init(systemName: String, isTemplate: Bool? = nil) {
      name = systemName
    }

    /// A picture of the program.
    public init(named name: String, isTemplate: Bool? = nil) {
      self.name = name
    }
  }

  /// The first line.
  public let title: LocalizedStringResource
  /// The second line; nil: none.
  public let subtitle: LocalizedStringResource?
  /// The picture; nil: none.
  public let image: Image?

  /// Words and a picture.
  public init(
    title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil,
    image: Image? = nil
  ) {
    self.title = title
    self.subtitle = subtitle
    self.image = image
  }

  public init(stringLiteral value: String) {
    self.init(title: LocalizedStringResource(stringLiteral: value))
  }
}

/// A value that has a name for people.
public protocol TypeDisplayRepresentable {
  /// The name of the kind.
  static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
}

/// A thing of a program that people can choose.
public protocol AppEntity: Identifiable, TypeDisplayRepresentable, Sendable
where ID: Sendable {
  /// The type of the search.
  associatedtype DefaultQuery: EntityQuery where DefaultQuery.Entity == Self

  /// The search.
  static var defaultQuery: DefaultQuery { get }
  /// The words and the picture.
  var displayRepresentation: DisplayRepresentation { get }
}

extension AppEntity {
  /// A value of the thing.
  public typealias Property<Value> = IntentParameter<Value>
}

/// A thing that exists only while it is used.
public protocol TransientAppEntity: TypeDisplayRepresentable, Sendable {}

/// A search for choices.
public protocol DynamicOptionsProvider: Sendable {
  /// The type of the choices.
  associatedtype Result = [DefaultValue]
  /// The type of the first choice.
  associatedtype DefaultValue = Result
  /// Returns the choices.
  func results() async throws -> Result
}

/// A search for things of a program.
public protocol EntityQuery: Sendable {
  /// The type of the things.
  associatedtype Entity: AppEntity
  /// The type of the suggestions.
  associatedtype Suggestions = [Entity]

  /// An empty search.
  init()
  /// Returns the things with names.
  func entities(for identifiers: [Entity.ID]) async throws -> [Entity]
  /// Returns the things that are suggested (default: none).
  func suggestedEntities() async throws -> Suggestions
  /// Returns the thing that is chosen at first (default: none).
  func defaultResult() async -> Entity?
}

extension EntityQuery {
  public func defaultResult() async -> Entity? { nil }
}

extension EntityQuery where Suggestions == [Entity] {
  public func suggestedEntities() async throws -> [Entity] { [] }
}

/// A search by words.
public protocol EntityStringQuery: EntityQuery {
  /// Returns the things that fit the words.
  func entities(matching string: String) async throws -> [Entity]
}

/// A search without words.
public protocol EnumerableEntityQuery: EntityQuery {
  /// Returns all things.
  func allEntities() async throws -> [Entity]
}

/// A choice between a few values.
public protocol AppEnum: CaseIterable, RawRepresentable, Hashable, TypeDisplayRepresentable,
  Sendable
where RawValue: LosslessStringConvertible {
  /// The words and pictures of the values.
  static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}

/// Choices in groups.
public struct ItemCollection<Item>: Sendable where Item: Sendable {
  /// The choices of all groups.
  public let items: [Item]

  /// Choices without groups.
  public init(items: [Item]) {
    self.items = items
  }
}
