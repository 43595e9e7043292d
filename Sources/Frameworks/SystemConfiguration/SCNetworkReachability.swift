// swift-format-ignore-file: AlwaysUseLowerCamelCase

@_exported public import Foundation

/// An allocator, which is not used.
public typealias CFAllocator = AnyObject
/// A text.
public typealias CFString = NSString

/// The way to a host.
public final class SCNetworkReachability: Sendable {
  init() {}
}

/// Facts about a way.
public struct SCNetworkReachabilityFlags: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// Through another connection.
  public static let transientConnection = Self(rawValue: 1)
  /// There is a way.
  public static let reachable = Self(rawValue: 2)
  /// A connection has to be made first.
  public static let connectionRequired = Self(rawValue: 4)
  /// Traffic makes the connection.
  public static let connectionOnTraffic = Self(rawValue: 8)
  /// A person has to do something.
  public static let interventionRequired = Self(rawValue: 16)
  /// A program makes the connection.
  public static let connectionOnDemand = Self(rawValue: 32)
  /// The host is this machine.
  public static let isLocalAddress = Self(rawValue: 65_536)
  /// No router lies between.
  public static let isDirect = Self(rawValue: 131_072)
  /// Over a mobile network.
  public static let isWWAN = Self(rawValue: 262_144)
}

/// There is a way, as a number.
public let kSCNetworkFlagsReachable = 2
/// A connection has to be made first, as a number.
public let kSCNetworkFlagsConnectionRequired = 4
/// There is a way, as a number.
public let kSCNetworkReachabilityFlagsReachable = 2
/// A connection has to be made first, as a number.
public let kSCNetworkReachabilityFlagsConnectionRequired = 4

/// A function that is told of changes. Never called.
public typealias SCNetworkReachabilityCallBack = (
  SCNetworkReachability, SCNetworkReachabilityFlags, UnsafeMutableRawPointer?
) -> Void

/// The value that a function gets.
@unsafe public struct SCNetworkReachabilityContext {
  /// The version: 0.
  public var version: Int
  /// The value.
  public var info: UnsafeMutableRawPointer?
  /// No effect: the value is not kept.
  public var retain: ((UnsafeRawPointer) -> UnsafeRawPointer)?
  /// No effect: the value is not kept.
  public var release: ((UnsafeRawPointer) -> Void)?
  /// No effect: the value is not described.
  public var copyDescription: ((UnsafeRawPointer) -> Unmanaged<CFString>)?

  /// A value.
  public init(
    version: Int, info: UnsafeMutableRawPointer?,
    retain: ((UnsafeRawPointer) -> UnsafeRawPointer)?,
    release: ((UnsafeRawPointer) -> Void)?,
    copyDescription: ((UnsafeRawPointer) -> Unmanaged<CFString>)?
  ) {
    unsafe self.version = version
    unsafe self.info = info
    unsafe self.retain = retain
    unsafe self.release = release
    unsafe self.copyDescription = copyDescription
  }

  /// No value.
  public init() {
    unsafe version = 0
  }
}

/// Returns the way to a host.
public func SCNetworkReachabilityCreateWithName(
  _ allocator: CFAllocator?, _ nodename: UnsafePointer<CChar>
) -> SCNetworkReachability? { SCNetworkReachability() }

/// Returns the way to an address.
public func SCNetworkReachabilityCreateWithAddress(
  _ allocator: CFAllocator?, _ address: UnsafePointer<sockaddr>
) -> SCNetworkReachability? { SCNetworkReachability() }

/// Returns true, and that there is a way over Wi-Fi.
@discardableResult
public func SCNetworkReachabilityGetFlags(
  _ target: SCNetworkReachability, _ flags: UnsafeMutablePointer<SCNetworkReachabilityFlags>
) -> Bool {
  unsafe flags.pointee = .reachable
  return true
}

/// Returns true; the function is never called: the network does not change.
@discardableResult
public func SCNetworkReachabilitySetCallback(
  _ target: SCNetworkReachability, _ callout: SCNetworkReachabilityCallBack?,
  _ context: UnsafeMutablePointer<SCNetworkReachabilityContext>?
) -> Bool { true }

/// Returns true. The network does not change.
@discardableResult
public func SCNetworkReachabilitySetDispatchQueue(
  _ target: SCNetworkReachability, _ queue: DispatchQueue?
) -> Bool { true }

extension sockaddr {
  /// No effect: addresses of Linux have no length.
  public var sa_len: UInt8 {
    get { UInt8(MemoryLayout<sockaddr>.size) }
    set {}
  }
}

extension sockaddr_in {
  /// An address with the fields that it has on Apple's platforms. No effect of the length: addresses of Linux have none.
  public init(
    sin_len: UInt8, sin_family: sa_family_t, sin_port: in_port_t, sin_addr: in_addr,
    sin_zero: (CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar)
  ) {
    self.init()
    self.sin_family = sin_family
    self.sin_port = sin_port
    self.sin_addr = sin_addr
  }

  /// No effect: addresses of Linux have no length.
  public var sin_len: UInt8 {
    get { UInt8(MemoryLayout<sockaddr_in>.size) }
    set {}
  }
}
