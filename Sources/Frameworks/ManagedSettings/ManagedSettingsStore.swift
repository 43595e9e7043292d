@_exported public import Foundation

/// The secret name of a program, kind or page that a person chose. Nobody chooses any.
public struct Token<T>: Hashable, Codable, Sendable {
  private let data: Data
}

/// A program.
public struct Application: Hashable, Codable, Sendable {
  /// The secret name; nil: none.
  public let token: Token<Application>?
  /// The name of the bundle; nil: not told.
  public let bundleIdentifier: String?
  /// The name; nil: not told.
  public let localizedDisplayName: String?

  /// A program of a bundle.
  public init(bundleIdentifier: String) {
    token = nil
    self.bundleIdentifier = bundleIdentifier
    localizedDisplayName = nil
  }

  /// A program of a secret name.
  public init(token: Token<Application>) {
    self.token = token
    bundleIdentifier = nil
    localizedDisplayName = nil
  }
}

/// A kind of programs.
public struct ActivityCategory: Hashable, Codable, Sendable {
  /// The secret name; nil: none.
  public let token: Token<ActivityCategory>?
  /// The name; nil: not told.
  public let localizedDisplayName: String?

  /// A kind of a secret name.
  public init(token: Token<ActivityCategory>) {
    self.token = token
    localizedDisplayName = nil
  }
}

/// A page of the web.
public struct WebDomain: Hashable, Codable, Sendable {
  /// The secret name; nil: none.
  public let token: Token<WebDomain>?
  /// The host; nil: not told.
  public let domain: String?

  /// A page of a host.
  public init(domain: String) {
    token = nil
    self.domain = domain
  }

  /// A page of a secret name.
  public init(token: Token<WebDomain>) {
    self.token = token
    domain = nil
  }
}

/// The secret name of a program.
public typealias ApplicationToken = Token<Application>
/// The secret name of a kind of programs.
public typealias ActivityCategoryToken = Token<ActivityCategory>
/// The secret name of a page.
public typealias WebDomainToken = Token<WebDomain>

/// Programs that are covered. None are.
public struct ShieldSettings: Equatable, Sendable {
  /// Covered kinds.
  public enum ActivityCategoryPolicy<Activity: Sendable>: Equatable, Sendable
  where Activity: Hashable & Codable {
    /// None.
    case none
    /// All but some.
    case all(except: Set<Token<Activity>> = [])
    /// Some.
    case specific(Set<ActivityCategoryToken>, except: Set<Token<Activity>> = [])
  }

  /// No effect: nothing is covered.
  public var applications: Set<ApplicationToken>?
  /// No effect: nothing is covered.
  public var applicationCategories: ActivityCategoryPolicy<Application>?
  /// No effect: nothing is covered.
  public var webDomains: Set<WebDomainToken>?
  /// No effect: nothing is covered.
  public var webDomainCategories: ActivityCategoryPolicy<WebDomain>?
}

/// Programs that are forbidden. None are.
public struct ApplicationSettings: Equatable, Sendable {
  /// No effect: nothing is forbidden.
  public var blockedApplications: Set<Application>?
  /// No effect: nothing is forbidden.
  public var denyAppInstallation: Bool?
  /// No effect: nothing is forbidden.
  public var denyAppRemoval: Bool?
}

/// Settings of the device. They are kept, and change nothing.
///
/// Unchecked because the values lie behind a lock.
open class ManagedSettingsStore: @unchecked Sendable {
  /// The name of settings.
  public struct Name: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// A name in letters.
    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }

    /// The name of settings without one.
    public static let `default` = Name("default")
  }

  private let lock = NSLock()
  private var keptShield = ShieldSettings()
  private var keptApplication = ApplicationSettings()

  /// The settings without a name.
  public init() {}
  /// The settings of a name.
  public init(named name: Name) {}

  /// Covered programs.
  open var shield: ShieldSettings {
    get { lock.withLock { keptShield } }
    set { lock.withLock { keptShield = newValue } }
  }
  /// Forbidden programs.
  open var application: ApplicationSettings {
    get { lock.withLock { keptApplication } }
    set { lock.withLock { keptApplication = newValue } }
  }

  /// Forgets the settings.
  open func clearAllSettings() {
    lock.withLock {
      keptShield = ShieldSettings()
      keptApplication = ApplicationSettings()
    }
  }
}
