@_exported public import Foundation

/// Values beside each other in memory.
public protocol AccelerateBuffer<Element> {
  /// The type of the values.
  associatedtype Element
  /// The number of values.
  var count: Int { get }
  /// Calls a closure with the values.
  func withUnsafeBufferPointer<R>(_ body: (UnsafeBufferPointer<Element>) throws -> R) rethrows -> R
}

extension Array: AccelerateBuffer {}
extension ArraySlice: AccelerateBuffer {}
extension ContiguousArray: AccelerateBuffer {}

extension UnsafeBufferPointer: @unsafe AccelerateBuffer {
  public func withUnsafeBufferPointer<R>(
    _ body: (UnsafeBufferPointer<Element>) throws -> R
  ) rethrows -> R { try unsafe body(self) }
}

extension UnsafeMutableBufferPointer: @unsafe AccelerateBuffer {
  public func withUnsafeBufferPointer<R>(
    _ body: (UnsafeBufferPointer<Element>) throws -> R
  ) rethrows -> R { try unsafe body(UnsafeBufferPointer(self)) }
}
