// The names are those of Apple's modules.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

/// Seconds between two moments, as in Core Foundation.
public typealias CFTimeInterval = Double

/// Returns seconds since the machine was started.
public func CACurrentMediaTime() -> CFTimeInterval { ProcessInfo.processInfo.systemUptime }

extension CGPoint {
  /// Whether both are equal, as code from Objective-C asks.
  public func equalTo(_ other: CGPoint) -> Bool { self == other }
}

extension CGSize {
  /// Whether both are equal, as code from Objective-C asks.
  public func equalTo(_ other: CGSize) -> Bool { self == other }
}

extension CGRect {
  /// Whether both are equal, as code from Objective-C asks.
  public func equalTo(_ other: CGRect) -> Bool { self == other }
}
