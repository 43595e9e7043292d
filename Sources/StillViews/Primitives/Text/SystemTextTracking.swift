import Foundation
public import StillViewGraph

/// How wide text in the system's font is set. Stillframe's own.
public enum SystemTextTracking: Hashable, Sendable {
  /// As wide as on iOS: letters stand closer or wider by their size and weight, and those of 20 points and more
  /// are of the cut for titles.
  case platform
  /// As the makers of the embedded typefaces drew them.
  case none
}

private enum SystemTextTrackingKey: EnvironmentKey {
  static var defaultValue: SystemTextTracking { .platform }
}

extension EnvironmentValues {
  /// How wide text in the system's font is set.
  public var systemTextTracking: SystemTextTracking {
    get { self[SystemTextTrackingKey.self] }
    set { self[SystemTextTrackingKey.self] = newValue }
  }
}

extension View {
  /// Sets how wide text inside that is in the system's font is set. Stillframe's own.
  nonisolated public func systemTextTracking(_ tracking: SystemTextTracking) -> some View {
    environment(\.systemTextTracking, tracking)
  }
}
