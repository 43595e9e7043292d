package import Foundation
package import StillGeometry
public struct Animation: Equatable, Sendable {
  public static let `default` = Animation()
}
package struct Animator<Value: VectorArithmetic> {
  package init() {}
  package var isActive: Bool { false }
  package mutating func modelChanged(from old: Value, to new: Value, animation: Animation?, at time: TimeInterval) {}
  package func value(model: Value, at time: TimeInterval) -> Value { model }
  package mutating func settle(at time: TimeInterval) -> Bool { true }
  package var endTime: TimeInterval? { nil }
}
