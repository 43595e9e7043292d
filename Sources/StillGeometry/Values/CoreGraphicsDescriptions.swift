// Descriptions as Core Graphics prints them. On Apple's platforms, Core Graphics declares these conformances.
// swift-format-ignore-file: AvoidRetroactiveConformances

public import Foundation

extension CGPoint: @retroactive CustomDebugStringConvertible {
  /// `(1.0, 2.0)`.
  public var debugDescription: String { "(\(x), \(y))" }
}

extension CGSize: @retroactive CustomDebugStringConvertible {
  /// `(1.0, 2.0)`.
  public var debugDescription: String { "(\(width), \(height))" }
}

extension CGRect: @retroactive CustomDebugStringConvertible {
  /// `(1.0, 2.0, 3.0, 4.0)`: the origin, then the size.
  public var debugDescription: String {
    "(\(origin.x), \(origin.y), \(size.width), \(size.height))"
  }
}
