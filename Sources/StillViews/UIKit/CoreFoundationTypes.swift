// The names are those of C.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

// Kinds of objects, by numbers that only these functions know.

/// A number of a kind of objects, where Core Foundation names it.
public typealias CFTypeID = UInt

/// Returns the kind of an object: a string, a truth value, a number, a list, a dictionary, or bytes; 0 for others.
public func CFGetTypeID(_ cf: CFTypeRef!) -> CFTypeID {
  switch cf {
  case is NSString: CFStringGetTypeID()
  case let number as NSNumber:
    number.hasForm(of: "cB") ? CFBooleanGetTypeID() : CFNumberGetTypeID()
  case is NSArray: CFArrayGetTypeID()
  case is NSDictionary: CFDictionaryGetTypeID()
  case is NSData: CFDataGetTypeID()
  default: 0
  }
}

/// Returns the kind of strings.
public func CFStringGetTypeID() -> CFTypeID { 7 }
/// Returns the kind of dictionaries.
public func CFDictionaryGetTypeID() -> CFTypeID { 18 }
/// Returns the kind of lists.
public func CFArrayGetTypeID() -> CFTypeID { 19 }
/// Returns the kind of bytes.
public func CFDataGetTypeID() -> CFTypeID { 20 }
/// Returns the kind of truth values.
public func CFBooleanGetTypeID() -> CFTypeID { 21 }
/// Returns the kind of numbers.
public func CFNumberGetTypeID() -> CFTypeID { 22 }

/// Whether a number has a decimal point.
public func CFNumberIsFloatType(_ number: CFNumber!) -> Bool { number.hasForm(of: "fd") }

extension NSNumber {
  /// Whether its value is of a type with one of some letters, as Objective-C has them.
  fileprivate func hasForm(of letters: String) -> Bool {
    letters.utf8.contains(unsafe UInt8(bitPattern: objCType.pointee))
  }
}

extension URLResourceKey {
  /// The bytes that are free for what people ask for. No effect: the file system is not asked.
  public static let volumeAvailableCapacityForImportantUsageKey = URLResourceKey(
    rawValue: "NSURLVolumeAvailableCapacityForImportantUsageKey")
}

extension URLResourceValues {
  /// The bytes that are free for what people ask for: not known.
  public var volumeAvailableCapacityForImportantUsage: Int64? { nil }
}
