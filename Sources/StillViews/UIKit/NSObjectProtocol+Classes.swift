public import Foundation

extension NSObjectProtocol {
  /// Whether the object is of a class, or of one that inherits it. Foundation has the method for values of type `NSObject` only.
  public func isKind(of aClass: AnyClass) -> Bool {
    (self as? NSObject)?.isKind(of: aClass) ?? (type(of: self) == aClass)
  }

  /// Whether the object is of a class itself. Foundation has the method for values of type `NSObject` only.
  public func isMember(of aClass: AnyClass) -> Bool { type(of: self) == aClass }
}
