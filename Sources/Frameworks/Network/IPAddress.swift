public import Foundation

/// The number of a machine.
public protocol IPAddress: Hashable, Sendable, CustomDebugStringConvertible {
  /// The bytes, the highest first.
  var rawValue: Data { get }
  /// The way to the machine; nil: any.
  var interface: NWInterface? { get }
  /// Whether the machine is this one.
  var isLoopback: Bool { get }
  /// Whether the number reaches machines of the same network alone.
  var isLinkLocal: Bool { get }
  /// Whether the number is that of a group.
  var isMulticast: Bool { get }

  /// A number of bytes; nil for another length.
  init?(_ rawValue: Data, _ interface: NWInterface?)
  /// A number as text; nil where it is none.
  init?(_ string: String)
}

/// A number of 32 bits.
public struct IPv4Address: IPAddress {
  public let rawValue: Data
  /// Always nil: numbers here name no way.
  public var interface: NWInterface? { nil }

  /// No machine, or any one.
  public static let any = IPv4Address(bytes: [0, 0, 0, 0])
  /// All machines of the network.
  public static let broadcast = IPv4Address(bytes: [255, 255, 255, 255])
  /// This machine.
  public static let loopback = IPv4Address(bytes: [127, 0, 0, 1])
  /// All machines of a network that take part in groups.
  public static let allHostsGroup = IPv4Address(bytes: [224, 0, 0, 1])

  private init(bytes: [UInt8]) {
    rawValue = Data(bytes)
  }

  public init?(_ rawValue: Data, _ interface: NWInterface? = nil) {
    guard rawValue.count == 4 else { return nil }
    self.rawValue = Data(rawValue)
  }

  public init?(_ string: String) {
    guard let bytes = SocketAddress.bytes(of: string, AF_INET, count: 4) else { return nil }
    self.init(bytes: bytes)
  }

  public var isLoopback: Bool { rawValue.first == 127 }
  public var isLinkLocal: Bool { rawValue.starts(with: [169, 254]) }
  public var isMulticast: Bool { (224...239).contains(rawValue.first ?? 0) }
  public var debugDescription: String { SocketAddress.text(rawValue, AF_INET) }
}

/// A number of 128 bits.
public struct IPv6Address: IPAddress {
  public let rawValue: Data
  /// Always nil: numbers here name no way.
  public var interface: NWInterface? { nil }

  /// No machine, or any one.
  public static let any = IPv6Address(bytes: [UInt8](repeating: 0, count: 16))
  /// This machine.
  public static let loopback = IPv6Address(bytes: [UInt8](repeating: 0, count: 15) + [1])

  private init(bytes: [UInt8]) {
    rawValue = Data(bytes)
  }

  public init?(_ rawValue: Data, _ interface: NWInterface? = nil) {
    guard rawValue.count == 16 else { return nil }
    self.rawValue = Data(rawValue)
  }

  public init?(_ string: String) {
    guard let bytes = SocketAddress.bytes(of: string, AF_INET6, count: 16) else { return nil }
    self.init(bytes: bytes)
  }

  /// The number of 32 bits that lies in this one; nil: none.
  public var asIPv4: IPv4Address? {
    guard rawValue.starts(with: [UInt8](repeating: 0, count: 10) + [255, 255]) else { return nil }
    return IPv4Address(rawValue.suffix(4))
  }

  public var isLoopback: Bool { self == .loopback }
  /// Whether the number is none.
  public var isAny: Bool { self == .any }
  public var isLinkLocal: Bool {
    let bytes = Array(rawValue)
    return bytes[0] == 0xfe && bytes[1] & 0xc0 == 0x80
  }
  public var isMulticast: Bool { rawValue.first == 0xff }
  public var debugDescription: String { SocketAddress.text(rawValue, AF_INET6) }
}

/// Numbers of machines as text, as the system reads and writes them.
private enum SocketAddress {
  static func bytes(of string: String, _ family: Int32, count: Int) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: count)
    return unsafe inet_pton(family, string, &bytes) == 1 ? bytes : nil
  }

  static func text(_ data: Data, _ family: Int32) -> String {
    let bytes = Array(data)
    var text = [CChar](repeating: 0, count: 64)
    guard unsafe inet_ntop(family, bytes, &text, 64) != nil else { return "" }
    return String(decoding: text.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
}
