// The names are those of Apple's modules.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

/// Seconds between two moments, as in Core Foundation.
public typealias CFTimeInterval = Double

/// Seconds since the machine was started.
public func CACurrentMediaTime() -> CFTimeInterval { ProcessInfo.processInfo.systemUptime }

extension CGPoint {
  public func equalTo(_ other: CGPoint) -> Bool { self == other }
}

extension CGSize {
  public func equalTo(_ other: CGSize) -> Bool { self == other }
}

extension CGRect {
  public func equalTo(_ other: CGRect) -> Bool { self == other }
}
