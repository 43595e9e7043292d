// The names are those of C.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

// Core Foundation's names for objects of Foundation, to which they are converted by `as` on Apple's platforms. Other modules that
// need one of these name the same type, so that nothing is ambiguous.

/// A URL, where Core Foundation names it.
public typealias CFURL = URL
/// Bytes, where Core Foundation names them.
public typealias CFData = Data
/// Bytes that can be added to, where Core Foundation names them.
public typealias CFMutableData = NSMutableData
/// A string, where Core Foundation names it.
public typealias CFString = NSString
/// An error, where Core Foundation names it.
public typealias CFError = NSError
/// A list, where Core Foundation names it.
public typealias CFArray = NSArray
/// A list that can be changed, where Core Foundation names it.
public typealias CFMutableArray = NSMutableArray
/// Values by keys, where Core Foundation names them.
public typealias CFDictionary = NSDictionary
/// Values by keys that can be changed, where Core Foundation names them.
public typealias CFMutableDictionary = NSMutableDictionary
/// A number, where Core Foundation names it.
public typealias CFNumber = NSNumber
/// Flags of an option, where Core Foundation names them.
public typealias CFOptionFlags = UInt
/// Any object, where Core Foundation names it.
public typealias CFTypeRef = AnyObject
/// An allocator of memory, where Core Foundation names it.
public typealias CFAllocator = AnyObject

/// Nothing as an object, where Core Foundation names it.
public typealias CFNull = NSNull

/// Nothing as an object.
public var kCFNull: CFNull! { NSNull() }

/// The usual allocator: always nil.
public var kCFAllocatorDefault: CFAllocator? { nil }

/// The key of a program's number in its property list.
public var kCFBundleVersionKey: CFString! { "CFBundleVersion" }
/// The key of a program's name in its property list.
public var kCFBundleNameKey: CFString! { "CFBundleName" }
/// The key of a program's identifier in its property list.
public var kCFBundleIdentifierKey: CFString! { "CFBundleIdentifier" }
/// The key of a program's file in its property list.
public var kCFBundleExecutableKey: CFString! { "CFBundleExecutable" }

/// A whole number, where Objective-C names it.
public typealias NSInteger = Int
/// A whole number that is not negative, where Objective-C names it.
public typealias NSUInteger = UInt

/// Returns the words of an error; nil: never.
public func CFErrorCopyDescription(_ err: CFError!) -> CFString! {
  NSString(string: err.localizedDescription)
}

/// Returns the number of an error.
public func CFErrorGetCode(_ err: CFError!) -> Int { err.code }

/// Returns the domain of an error's number.
public func CFErrorGetDomain(_ err: CFError!) -> CFString! { NSString(string: err.domain) }

/// Returns the number of bytes; 0 for nil.
public func CFDataGetLength(_ theData: CFData!) -> Int { theData?.count ?? 0 }

/// Bytes that data may hold without a place in memory of their own.
private let mostInline = 14

/// Returns the place of the bytes, which is valid as long as the data are kept unchanged; nil for nil and for no bytes.
public func CFDataGetBytePtr(_ theData: CFData!) -> UnsafePointer<UInt8>! {
  guard let data = theData, !data.isEmpty else { return nil }
  guard data.count <= mostInline else {
    return unsafe data.withUnsafeBytes { unsafe $0.bindMemory(to: UInt8.self).baseAddress }
  }
  // So few bytes lie in the value itself: the copy stays as long as the process.
  let copy = UnsafeMutablePointer<UInt8>.allocate(capacity: data.count)
  unsafe data.copyBytes(to: copy, count: data.count)
  return unsafe UnsafePointer(copy)
}
