// swift-format-ignore-file: AlwaysUseLowerCamelCase

@_exported public import Foundation

/// The result of a function.
public typealias OSStatus = Int32
/// Values by keys.
public typealias CFDictionary = NSDictionary
/// Any value.
public typealias CFTypeRef = AnyObject
/// A text.
public typealias CFString = NSString

/// It worked.
public let errSecSuccess: OSStatus = 0
/// A value is missing or wrong.
public let errSecParam: OSStatus = -50
/// There is one already.
public let errSecDuplicateItem: OSStatus = -25299
/// There is none.
public let errSecItemNotFound: OSStatus = -25300
/// The person is not the owner.
public let errSecAuthFailed: OSStatus = -25293
/// Nobody may be asked.
public let errSecInteractionNotAllowed: OSStatus = -25308

/// The key of the kind of item.
public var kSecClass: NSString { "class" as NSString }
/// Passwords.
public var kSecClassGenericPassword: NSString { "genp" as NSString }
/// Passwords of the web.
public var kSecClassInternetPassword: NSString { "inet" as NSString }
/// Keys.
public var kSecClassKey: NSString { "keys" as NSString }
/// The key of the account.
public var kSecAttrAccount: NSString { "acct" as NSString }
/// The key of the service.
public var kSecAttrService: NSString { "svce" as NSString }
/// The key of the server.
public var kSecAttrServer: NSString { "srvr" as NSString }
/// The key of a free value.
public var kSecAttrGeneric: NSString { "gena" as NSString }
/// The key of the group of programs.
public var kSecAttrAccessGroup: NSString { "agrp" as NSString }
/// The key of whether all devices have it.
public var kSecAttrSynchronizable: NSString { "sync" as NSString }
/// The key of the time at which it may be read.
public var kSecAttrAccessible: NSString { "pdmn" as NSString }
/// While the device is unlocked.
public var kSecAttrAccessibleWhenUnlocked: NSString { "ak" as NSString }
/// While this device is unlocked.
public var kSecAttrAccessibleWhenUnlockedThisDeviceOnly: NSString { "aku" as NSString }
/// After the first time that the device is unlocked.
public var kSecAttrAccessibleAfterFirstUnlock: NSString { "ck" as NSString }
/// After the first time that this device is unlocked.
public var kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly: NSString { "cku" as NSString }
/// The key of the bytes.
public var kSecValueData: NSString { "v_Data" as NSString }
/// The key of whether bytes are returned.
public var kSecReturnData: NSString { "r_Data" as NSString }
/// The key of whether values are returned.
public var kSecReturnAttributes: NSString { "r_Attributes" as NSString }
/// The key of the number of items.
public var kSecMatchLimit: NSString { "m_Limit" as NSString }
/// One item.
public var kSecMatchLimitOne: NSString { "m_LimitOne" as NSString }
/// All items.
public var kSecMatchLimitAll: NSString { "m_LimitAll" as NSString }
/// True.
public var kCFBooleanTrue: NSNumber! { true }
/// False.
public var kCFBooleanFalse: NSNumber! { false }

/// The items of the program, in memory: they are gone when it ends.
///
/// Unchecked because the items are accessed under the lock.
private final class Keychain: @unchecked Sendable {
  static let shared = Keychain()
  private let lock = NSLock()
  private var items: [[String: Any]] = []

  /// The keys that tell items apart.
  private static let names = [kSecClass, kSecAttrAccount, kSecAttrService, kSecAttrServer]
    .map(String.init(describing:))

  private static func values(_ dictionary: NSDictionary) -> [String: Any] {
    var result: [String: Any] = [:]
    for (key, value) in dictionary { result[String(describing: key)] = value }
    return result
  }

  private func matches(_ item: [String: Any], _ query: [String: Any]) -> Bool {
    Self.names.allSatisfy { name in
      query[name].map { String(describing: $0) == item[name].map { String(describing: $0) } }
        ?? true
    }
  }

  func add(_ attributes: NSDictionary) -> OSStatus {
    let new = Self.values(attributes)
    return lock.withLock {
      guard new[String(describing: kSecClass)] != nil else { return errSecParam }
      if items.contains(where: { matches($0, new) }) { return errSecDuplicateItem }
      items.append(new)
      return errSecSuccess
    }
  }

  func find(_ query: NSDictionary) -> [[String: Any]] {
    let query = Self.values(query)
    return lock.withLock { items.filter { matches($0, query) } }
  }

  func update(_ query: NSDictionary, _ changes: NSDictionary) -> OSStatus {
    let (query, changes) = (Self.values(query), Self.values(changes))
    return lock.withLock {
      let places = items.indices.filter { matches(items[$0], query) }
      for place in places { items[place].merge(changes) { _, new in new } }
      return places.isEmpty ? errSecItemNotFound : errSecSuccess
    }
  }

  func delete(_ query: NSDictionary) -> OSStatus {
    let query = Self.values(query)
    return lock.withLock {
      let count = items.count
      items.removeAll { matches($0, query) }
      return items.count < count ? errSecSuccess : errSecItemNotFound
    }
  }
}

/// Adds an item, which is kept in memory.
public func SecItemAdd(
  _ attributes: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?
) -> OSStatus { Keychain.shared.add(attributes) }

/// Finds an item: its bytes, or its values; `errSecItemNotFound` where there is none.
public func SecItemCopyMatching(
  _ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?
) -> OSStatus {
  let found = Keychain.shared.find(query)
  guard let first = found.first else { return errSecItemNotFound }
  guard let result = unsafe result else { return errSecSuccess }
  if query[kSecReturnAttributes] != nil {
    unsafe result.pointee = NSDictionary(dictionary: first)
  } else if let data = first[String(describing: kSecValueData)] as? Data {
    unsafe result.pointee = NSData(data: data)
  }
  return errSecSuccess
}

/// Changes items; `errSecItemNotFound` where there is none.
public func SecItemUpdate(
  _ query: CFDictionary, _ attributesToUpdate: CFDictionary
) -> OSStatus { Keychain.shared.update(query, attributesToUpdate) }

/// Deletes items; `errSecItemNotFound` where there is none.
@discardableResult
public func SecItemDelete(_ query: CFDictionary) -> OSStatus { Keychain.shared.delete(query) }

/// The source of random numbers.
public struct SecRandomRef: Sendable {}

/// The usual source of random numbers.
public let kSecRandomDefault: SecRandomRef? = nil

/// Fills bytes with random numbers.
public func SecRandomCopyBytes(
  _ rnd: SecRandomRef?, _ count: Int, _ bytes: UnsafeMutableRawPointer
) -> OSStatus {
  for index in 0..<max(count, 0) {
    unsafe bytes.storeBytes(of: UInt8.random(in: 0...255), toByteOffset: index, as: UInt8.self)
  }
  return errSecSuccess
}

/// Returns the words of a result; nil without any.
public func SecCopyErrorMessageString(
  _ status: OSStatus, _ reserved: UnsafeMutableRawPointer?
) -> CFString? {
  switch status {
  case errSecSuccess: "No error." as NSString
  case errSecItemNotFound: "The specified item could not be found in the keychain." as NSString
  case errSecDuplicateItem: "The specified item already exists in the keychain." as NSString
  default: nil
  }
}
