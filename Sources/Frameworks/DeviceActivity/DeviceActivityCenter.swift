@_exported public import Foundation
public import ManagedSettings
public import SwiftUI

/// The name of times that are watched.
public struct DeviceActivityName: RawRepresentable, Hashable, Codable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// A name in letters.
  public init(_ rawValue: String) {
    self.rawValue = rawValue
  }
}

/// A length of use that is told.
public struct DeviceActivityEvent: Sendable {
  /// The name of a length.
  public struct Name: RawRepresentable, Hashable, Codable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// A name in letters.
    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// Programs.
  public var applications: Set<ApplicationToken>
  /// Kinds of programs.
  public var categories: Set<ActivityCategoryToken>
  /// Pages.
  public var webDomains: Set<WebDomainToken>
  /// The length.
  public var threshold: DateComponents

  /// A length of use.
  public init(
    applications: Set<ApplicationToken> = [], categories: Set<ActivityCategoryToken> = [],
    webDomains: Set<WebDomainToken> = [], threshold: DateComponents
  ) {
    self.applications = applications
    self.categories = categories
    self.webDomains = webDomains
    self.threshold = threshold
  }
}

/// Times that are watched.
public struct DeviceActivitySchedule: Sendable {
  /// The start.
  public let intervalStart: DateComponents
  /// The end.
  public let intervalEnd: DateComponents
  /// Whether they come again.
  public let repeats: Bool
  /// The time before the end at which it is told; nil: none.
  public let warningTime: DateComponents?

  /// Times from a start to an end.
  public init(
    intervalStart: DateComponents, intervalEnd: DateComponents, repeats: Bool,
    warningTime: DateComponents? = nil
  ) {
    self.intervalStart = intervalStart
    self.intervalEnd = intervalEnd
    self.repeats = repeats
    self.warningTime = warningTime
  }
}

/// Watches the use of programs. Nothing is watched.
open class DeviceActivityCenter {
  /// Problems of watching.
  public enum MonitoringError: Error, Sendable {
    /// Permission is refused.
    case unauthorized
  }

  /// A center.
  public init() {}

  /// The watched times: none.
  open var activities: [DeviceActivityName] { [] }

  /// Throws: permission is refused.
  open func startMonitoring(
    _ activity: DeviceActivityName, during schedule: DeviceActivitySchedule,
    events: [DeviceActivityEvent.Name: DeviceActivityEvent] = [:]
  ) throws { throw MonitoringError.unauthorized }

  /// No effect: nothing is watched.
  open func stopMonitoring(_ activities: [DeviceActivityName] = []) {}
}

/// The receiver of news of use. No method is called.
open class DeviceActivityMonitor {
  /// A receiver.
  public init() {}

  /// Receives the start of times. Never called.
  open func intervalDidStart(for activity: DeviceActivityName) {}
  /// Receives the end of times. Never called.
  open func intervalDidEnd(for activity: DeviceActivityName) {}
  /// Receives a length of use. Never called.
  open func eventDidReachThreshold(
    _ event: DeviceActivityEvent.Name, activity: DeviceActivityName
  ) {}
}

/// The data of a report.
public struct DeviceActivityFilter: Sendable {
  /// The lengths that data are grouped by.
  public enum SegmentInterval: Sendable {
    /// Hours.
    case hourly(during: DateInterval)
    /// Days.
    case daily(during: DateInterval)
    /// Weeks.
    case weekly(during: DateInterval)
  }

  /// The people.
  public enum Users: Sendable {
    /// All, or children.
    case all, children
  }

  /// The devices.
  public struct Devices: Sendable {
    /// All.
    public static let all = Devices()

    /// Devices of kinds.
    public init(_ models: Set<Model> = []) {}

    /// A kind of device.
    public enum Model: Sendable {
      /// A phone, a tablet, or a computer.
      case iPhone, iPad, mac
    }
  }

  /// The lengths that data are grouped by.
  public var segmentInterval: SegmentInterval

  /// Data of the person.
  public init(
    segment: SegmentInterval = .daily(during: DateInterval(start: .distantPast, duration: 0)),
    users: Users = .all, devices: Devices = .all, applications: Set<ApplicationToken> = [],
    categories: Set<ActivityCategoryToken> = [], webDomains: Set<WebDomainToken> = []
  ) {
    segmentInterval = segment
  }
}

/// A report of use, drawn by an extension: an empty ground.
public struct DeviceActivityReport: View {
  /// The name of a report.
  public struct Context: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// A name in letters.
    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// A report of a name.
  public init(_ context: Context, filter: DeviceActivityFilter = DeviceActivityFilter()) {}

  @MainActor public var body: some View {
    Color.clear.warns(["draws nothing: reports of use are drawn by an extension"])
  }
}
