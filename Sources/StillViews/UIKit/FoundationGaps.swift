// The names are those of C.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation
internal import Glibc

// API that Foundation has on Apple's platforms only, and that code beside views uses.

/// Billionths of a second in a second, and so on.
public let NSEC_PER_SEC: UInt64 = 1_000_000_000
/// Billionths of a second in a thousandth.
public let NSEC_PER_MSEC: UInt64 = 1_000_000
/// Billionths of a second in a millionth.
public let NSEC_PER_USEC: UInt64 = 1000
/// Millionths of a second in a second.
public let USEC_PER_SEC: UInt64 = 1_000_000

/// Whether a program runs in a simulator: 1, as no device is there.
public let TARGET_OS_SIMULATOR: Int32 = 1
/// The greatest number with a fraction, as old C has it.
public let HUGE = Float.greatestFiniteMagnitude
/// The greatest number with a fraction.
public let MAXFLOAT = Float.greatestFiniteMagnitude

extension Data.WritingOptions {
  /// The older name of `atomic`.
  public static let atomicWrite = Data.WritingOptions.atomic
}

extension DispatchTime {
  /// Returns the time some while later.
  public func advanced(by interval: DispatchTimeInterval) -> DispatchTime { self + interval }
}

/// Seconds as Core Foundation counts them.
public typealias CFAbsoluteTime = Double

/// Returns the seconds since the beginning of 2001, in Greenwich. Files that import CoreFoundation get its own function.
@_disfavoredOverload
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime {
  Date.timeIntervalSinceReferenceDate
}

/// Calls a closure. Without the Objective-C runtime, objects are freed when nothing refers to them.
public func autoreleasepool<Result, Failure: Error>(
  invoking body: () throws(Failure) -> Result
) throws(Failure) -> Result {
  try body()
}

/// Sets the kind of a lock, whose constants are of another type in Linux's headers.
@discardableResult
public func pthread_mutexattr_settype(
  _ attributes: UnsafeMutablePointer<pthread_mutexattr_t>, _ type: Int
) -> Int32 {
  unsafe Glibc.pthread_mutexattr_settype(attributes, Int32(type))
}

/// Copies bytes, where a place that may be missing is given: the headers of Linux ask for one. Nothing is copied to or from nil.
@_disfavoredOverload @discardableResult
public func memcpy(
  _ destination: UnsafeMutableRawPointer?, _ source: UnsafeRawPointer?, _ count: Int
) -> UnsafeMutableRawPointer? {
  guard let to = unsafe destination, let from = unsafe source else { return unsafe destination }
  return unsafe Glibc.memcpy(to, from, count)
}

/// Characters as C code counts them.
public typealias UniChar = UInt16
/// A byte of UTF-8.
public typealias UTF8Char = UInt8
/// A unit of UTF-16.
public typealias UTF16Char = UInt16
/// A Unicode scalar.
public typealias UTF32Char = UInt32

/// The least numbers that C's integers hold; the largest ones the C library gives.
public let INT16_MIN: Int32 = -32768
/// The least number of 32 bits.
public let INT32_MIN: Int32 = .min
/// The least number of 64 bits.
public let INT64_MIN: Int64 = .min

extension NSAttributedString {
  /// An empty string, also of a subclass.
  public convenience init(_nothing: Void = ()) {
    self.init(string: "")
  }
}

/// A length that a property list has as a number: `CGFloat` alone, so that literals stay whole numbers.
public protocol _NumberedLength {
  var _number: Double { get }
}

extension CGFloat: _NumberedLength {
  public var _number: Double { Double(self) }
}

extension UserDefaults {
  /// Keeps a value under a key, as `set(_:forKey:)` does.
  public func setValue(_ value: Any?, forKey key: String) {
    set(value.map(Self.plain), forKey: key)
  }

  /// Keeps a length under a key, as the number that it is on Apple's platforms.
  public func set<L: _NumberedLength>(_ value: L, forKey defaultName: String) {
    set(value._number as Any?, forKey: defaultName)
  }

  /// Keeps lengths under a key, such as the components of a color.
  public func set<L: _NumberedLength>(_ value: [L], forKey defaultName: String) {
    set(value.map(\._number) as Any?, forKey: defaultName)
  }

  /// Keeps lengths by name under a key.
  public func set<L: _NumberedLength>(_ value: [String: L], forKey defaultName: String) {
    set(value.mapValues(\._number) as Any?, forKey: defaultName)
  }

  /// Returns a value with numbers in the place of lengths, which a property list does not have.
  private static func plain(_ value: Any) -> Any {
    switch value {
    case let length as CGFloat: Double(length)
    case let values as [Any]: values.map(plain)
    case let values as [String: Any]: values.mapValues(plain)
    default: value
    }
  }

  /// Returns the value under a key, as `object(forKey:)` does.
  public func value(forKey key: String) -> Any? {
    object(forKey: key)
  }
}

extension URL {
  private static func folder(_ directory: FileManager.SearchPathDirectory) -> URL {
    FileManager.default.urls(for: directory, in: .userDomainMask).first
      ?? FileManager.default.temporaryDirectory
  }

  /// The folder of the user's documents.
  public static var documentsDirectory: URL { folder(.documentDirectory) }

  /// The folder of files that programs can create again.
  public static var cachesDirectory: URL { folder(.cachesDirectory) }

  /// The folder of a program's supporting files.
  public static var applicationSupportDirectory: URL { folder(.applicationSupportDirectory) }
}

extension URL {
  /// Returns true: on Linux a readable file needs no further permission.
  @discardableResult public func startAccessingSecurityScopedResource() -> Bool { true }
  /// Does nothing.
  public func stopAccessingSecurityScopedResource() {}
}

extension URL {
  /// Options of making a bookmark. No effect: a bookmark is the path.
  public struct BookmarkCreationOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Little information.
    public static let minimalBookmark = Self(rawValue: 1 << 9)
    /// For a file of its own.
    public static let suitableForBookmarkFile = Self(rawValue: 1 << 10)
    /// With a permission.
    public static let withSecurityScope = Self(rawValue: 1 << 11)
    /// With a permission to read.
    public static let securityScopeAllowOnlyReadAccess = Self(rawValue: 1 << 12)
  }

  /// Options of reading a bookmark. No effect: a bookmark is the path.
  public struct BookmarkResolutionOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Without windows.
    public static let withoutUI = Self(rawValue: 1 << 8)
    /// Without mounting volumes.
    public static let withoutMounting = Self(rawValue: 1 << 9)
    /// With a permission.
    public static let withSecurityScope = Self(rawValue: 1 << 10)
  }

  /// Returns the path of a file as data. A file that is moved later is not found again.
  public func bookmarkData(
    options: BookmarkCreationOptions = [],
    includingResourceValuesForKeys keys: Set<URLResourceKey>? = nil, relativeTo url: URL? = nil
  ) throws -> Data {
    guard isFileURL, FileManager.default.fileExists(atPath: path) else {
      throw CocoaError(.fileReadNoSuchFile)
    }
    return Data(standardizedFileURL.absoluteString.utf8)
  }

  /// The file of a bookmark that `bookmarkData` made. It is never stale.
  public init(
    resolvingBookmarkData data: Data, options: BookmarkResolutionOptions = [],
    relativeTo url: URL? = nil, bookmarkDataIsStale: inout Bool
  ) throws {
    bookmarkDataIsStale = false
    guard let file = URL(string: String(decoding: data, as: UTF8.self)), file.isFileURL else {
      throw CocoaError(.fileReadCorruptFile)
    }
    guard FileManager.default.fileExists(atPath: file.path) else {
      throw CocoaError(.fileReadNoSuchFile)
    }
    self = file
  }
}

extension FileManager {
  /// Returns a folder of the group's name among temporary files, which exists: nothing is shared with other programs.
  public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? {
    let name = groupIdentifier.replacing("/", with: "_")
    let folder = temporaryDirectory.appendingPathComponent("group-\(name)", isDirectory: true)
    try? createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }

  /// Returns nil: no folder is kept in iCloud.
  public func url(forUbiquityContainerIdentifier containerIdentifier: String?) -> URL? { nil }
  /// Nil: nobody is signed in to iCloud.
  public var ubiquityIdentityToken: (any NSCoding & NSCopying & NSObjectProtocol)? { nil }
}

/// Classes of which a program has one object, which code may also make.
public protocol _MadeAsShared {}

extension _MadeAsShared where Self == ProcessInfo {
  /// The information about the process.
  public init() {
    self = .processInfo
  }
}

extension ProcessInfo: _MadeAsShared {}

extension ProcessInfo {
  /// False.
  public var isMacCatalystApp: Bool { false }
  /// False.
  public var isiOSAppOnMac: Bool { false }
  /// False.
  public var isLowPowerModeEnabled: Bool { false }
  /// Nominal.
  public var thermalState: ThermalState { .nominal }

  /// The heat of a device.
  public enum ThermalState: Int, Sendable {
    /// Ordinary, somewhat raised, high, or so high that programs have to do less.
    case nominal, fair, serious, critical
  }

  /// Never posted: the heat of no device is known.
  public static let thermalStateDidChangeNotification = Notification.Name(
    "NSProcessInfoThermalStateDidChangeNotification")
}

extension Notification.Name {
  /// Never posted: there is no battery to save.
  public static let NSProcessInfoPowerStateDidChange = Notification.Name(
    "NSProcessInfoPowerStateDidChangeNotification")
}

extension CGFloat {
  /// The value of a number.
  public init(truncating number: NSNumber) {
    self.init(number.doubleValue)
  }
}

extension URLError.Code {
  /// The code with a number. Numbers that Foundation has no code for are `unknown`.
  public init(rawValue: Int) {
    let known: Self? = Self(rawValue: rawValue)
    self = known ?? .unknown
  }
}

extension Range where Bound == AttributedString.Index {
  /// The stretch of text that a range of UTF-16 units names; nil where it does not lie in the text.
  public init?(_ range: NSRange, in text: AttributedString) {
    let string = String(text.characters)
    guard let part = Range<String.Index>(range, in: string) else { return nil }
    let start = string.distance(from: string.startIndex, to: part.lowerBound)
    let count = string.distance(from: part.lowerBound, to: part.upperBound)
    let lower = text.characters.index(text.startIndex, offsetBy: start)
    self = lower..<text.characters.index(lower, offsetBy: count)
  }
}

extension NSKeyedArchiver {
  /// Returns an archive of numbers. Foundation's stops the program at them, as it has no class for them.
  public class func archivedData(
    withRootObject object: [CGFloat], requiringSecureCoding: Bool
  ) throws -> Data {
    try archivedData(
      withRootObject: object.map { Double($0) }, requiringSecureCoding: requiringSecureCoding)
  }

  /// Returns an archive of numbers by their names. Foundation's stops the program at them, as it has no class for them.
  public class func archivedData(
    withRootObject object: [String: CGFloat], requiringSecureCoding: Bool
  ) throws -> Data {
    try archivedData(
      withRootObject: object.mapValues { Double($0) },
      requiringSecureCoding: requiringSecureCoding)
  }
}
