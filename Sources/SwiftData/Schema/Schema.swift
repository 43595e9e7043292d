/// The classes of models that a container keeps, with those that their relationships lead to.
///
/// Unchecked because types are not marked Sendable; nothing changes after the initialiser.
public final class Schema: Hashable, @unchecked Sendable {
  /// The version, which nothing here depends on.
  public let version: Version
  let known: [_Entity]

  /// A schema of classes.
  public init(
    _ types: [any PersistentModel.Type], version: Version = Version(1, 0, 0)
  ) {
    self.version = version
    var known: [_Entity] = []
    var waiting = types.map { $0._$entity }
    while let next = waiting.popLast() {
      guard !known.contains(where: { $0 === next }) else { continue }
      known.append(next)
      waiting += next.relationships.compactMap { next.destination(of: $0) }
    }
    self.known = known.sorted { $0.name < $1.name }
  }

  /// A schema of classes.
  public convenience init(
    _ types: any PersistentModel.Type..., version: Version = Version(1, 0, 0)
  ) {
    self.init(types, version: version)
  }

  /// A schema of a version's classes.
  public convenience init(versionedSchema: any VersionedSchema.Type) {
    self.init(versionedSchema.models, version: versionedSchema.versionIdentifier)
  }

  /// A schema without classes.
  public convenience init() {
    self.init([])
  }

  func contains(_ entity: _Entity) -> Bool { known.contains { $0 === entity } }

  /// Whether both have the same classes.
  public static func == (a: Schema, b: Schema) -> Bool {
    a.known.map { ObjectIdentifier($0) } == b.known.map { ObjectIdentifier($0) }
  }

  /// Hashes the classes.
  public func hash(into hasher: inout Hasher) {
    for entity in known { hasher.combine(ObjectIdentifier(entity)) }
  }

  /// Returns the name of a class in schemas.
  public static func entityName(for type: any PersistentModel.Type) -> String {
    type._$entity.name
  }

  /// The number of a version: major, minor, patch.
  public struct Version: Hashable, Codable, Comparable, Sendable, CustomStringConvertible {
    /// The first number.
    public let major: Int
    /// The second number.
    public let minor: Int
    /// The third number.
    public let patch: Int

    /// A version of three numbers.
    public init(_ major: Int, _ minor: Int, _ patch: Int) {
      self.major = major
      self.minor = minor
      self.patch = patch
    }

    /// Compares the numbers in order.
    public static func < (a: Version, b: Version) -> Bool {
      (a.major, a.minor, a.patch) < (b.major, b.minor, b.patch)
    }

    /// The numbers, with points.
    public var description: String { "\(major).\(minor).\(patch)" }
  }

  /// Names of indices, which have no effect.
  public final class Index<T: PersistentModel> {
    /// A kind of index, with its properties.
    public enum Types<M: PersistentModel> {
      /// An index for comparing.
      case binary([PartialKeyPath<M>])
      /// An index for places.
      case rtree([PartialKeyPath<M>])
    }
  }
}

/// The classes of one version of a program.
public protocol VersionedSchema: SendableMetatype {
  /// The classes.
  static var models: [any PersistentModel.Type] { get }
  /// The number of the version.
  static var versionIdentifier: Schema.Version { get }
}

/// The way from older versions of a schema to newer ones. A store in memory has none to come from.
public protocol SchemaMigrationPlan: SendableMetatype {
  /// The versions, oldest first.
  static var schemas: [any VersionedSchema.Type] { get }
  /// The steps between them.
  static var stages: [MigrationStage] { get }
}

/// A step from one version of a schema to the next. No effect: a store in memory begins with the newest one.
public enum MigrationStage {
  /// A step that needs no code.
  case lightweight(fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type)
  /// A step with code, which is never called.
  case custom(
    fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type,
    willMigrate: ((ModelContext) throws -> Void)?, didMigrate: ((ModelContext) throws -> Void)?)
}
