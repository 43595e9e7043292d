public import Foundation

/// Where a container keeps models. Here it is in memory in each case (rule SD1.1).
public struct ModelConfiguration: Hashable, Identifiable, Sendable, DataStoreConfiguration {
  /// The name (default: "default").
  public let name: String
  /// The classes; nil: those of the container.
  public let schema: Schema?
  /// The file that was named. Nothing is written to it.
  public let url: URL
  /// Whether the file was to be left out.
  public let isStoredInMemoryOnly: Bool
  /// Whether a context may be saved (default: true).
  public let allowsSave: Bool
  /// No effect: nothing is shared with other programs.
  public let groupContainer: GroupContainer
  /// No effect: nothing leaves the machine.
  public let cloudKitDatabase: CloudKitDatabase

  /// The folder that a program shares with others.
  public struct GroupContainer: Hashable, Sendable {
    let identifier: String?
    /// The one of the program's entitlements.
    public static let automatic = GroupContainer(identifier: "automatic")
    /// None.
    public static let none = GroupContainer(identifier: nil)
    /// Returns the one with an identifier.
    public static func identifier(_ name: String) -> GroupContainer { .init(identifier: name) }
  }

  /// A database of CloudKit.
  public struct CloudKitDatabase: Hashable, Sendable {
    let name: String?
    /// The one of the program's entitlements.
    public static let automatic = CloudKitDatabase(name: "automatic")
    /// None.
    public static let none = CloudKitDatabase(name: nil)
    /// Returns the private one with a name.
    public static func `private`(_ name: String) -> CloudKitDatabase { .init(name: name) }
  }

  private init(
    _ name: String?, _ schema: Schema?, _ url: URL?, inMemory: Bool, allowsSave: Bool,
    _ group: GroupContainer = .automatic, _ cloud: CloudKitDatabase = .automatic
  ) {
    self.name = name ?? "default"
    self.schema = schema
    self.url = url ?? Self.file(inMemory ? nil : self.name)
    isStoredInMemoryOnly = inMemory
    self.allowsSave = allowsSave
    groupContainer = group
    cloudKitDatabase = cloud
  }

  private static func file(_ name: String?) -> URL {
    guard let name else { return URL(fileURLWithPath: "/dev/null") }
    let folder =
      FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask).first
      ?? FileManager.default.temporaryDirectory
    return folder.appendingPathComponent("\(name).store")
  }

  /// A configuration with a name and classes of its own.
  public init(
    _ name: String? = nil, schema: Schema? = nil, isStoredInMemoryOnly: Bool = false,
    allowsSave: Bool = true, groupContainer: GroupContainer = .automatic,
    cloudKitDatabase: CloudKitDatabase = .automatic
  ) {
    self.init(
      name, schema, nil, inMemory: isStoredInMemoryOnly, allowsSave: allowsSave, groupContainer,
      cloudKitDatabase)
  }

  /// A configuration with a file, which is neither read nor written.
  public init(
    _ name: String? = nil, schema: Schema? = nil, url: URL, allowsSave: Bool = true,
    cloudKitDatabase: CloudKitDatabase = .automatic
  ) {
    self.init(
      name, schema, url, inMemory: false, allowsSave: allowsSave, .automatic, cloudKitDatabase)
  }

  /// A configuration for some of the container's classes.
  public init(
    for type: any PersistentModel.Type, _ others: any PersistentModel.Type...,
    isStoredInMemoryOnly: Bool = false
  ) {
    self.init(nil, Schema([type] + others), nil, inMemory: isStoredInMemoryOnly, allowsSave: true)
  }

  /// The name.
  public var id: String { name }
}

/// The configuration of a store. The only one is `ModelConfiguration`: custom stores are absent.
public protocol DataStoreConfiguration: Hashable, Sendable {
  /// The name.
  var name: String { get }
  /// The classes; nil: those of the container.
  var schema: Schema? { get }
}
