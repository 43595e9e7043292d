// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

/// Permission to read contacts.
public enum CNAuthorizationStatus: Int, Sendable {
  /// Not asked for, impossible, refused, given, or given for some contacts.
  case notDetermined, restricted, denied, authorized, limited
}

/// A kind of entry.
public enum CNEntityType: Int, Sendable {
  /// Contacts.
  case contacts
}

/// Problems of contacts.
public struct CNError: CustomNSError, Hashable, Sendable {
  /// The kind of problem.
  public enum Code: Int, Sendable {
    /// The device cannot answer.
    case communicationError = 1
    /// Permission is refused.
    case authorizationDenied = 100
    /// There is no such contact.
    case recordDoesNotExist = 200
  }

  /// The kind of problem.
  public let code: Code
  /// The domain of these problems as values of `NSError`.
  public static let errorDomain = "CNErrorDomain"
  /// The number of the kind.
  public var errorCode: Int { code.rawValue }

  /// A problem of a kind.
  public init(_ code: Code) {
    self.code = code
  }
}

/// The order of contacts.
public enum CNContactSortOrder: Int, Sendable {
  /// By no name, as the person chose, or by the first or the last name.
  case none, userDefault, givenName, familyName
}

/// A request for contacts.
open class CNContactFetchRequest: NSObject {
  /// The facts that are asked for.
  open var keysToFetch: [any CNKeyDescriptor]
  /// The condition; nil: none.
  open var predicate: NSPredicate?
  /// The order.
  open var sortOrder = CNContactSortOrder.none
  /// Whether contacts of one person become one.
  open var unifyResults = true

  /// A request for facts.
  public init(keysToFetch: [any CNKeyDescriptor]) {
    self.keysToFetch = keysToFetch
  }
}

/// Changes of contacts.
open class CNSaveRequest: NSObject {
  /// No changes.
  public override init() {
    super.init()
  }

  /// No effect: nothing can be changed.
  open func add(_ contact: CNMutableContact, toContainerWithIdentifier identifier: String?) {}
  /// No effect: nothing can be changed.
  open func update(_ contact: CNMutableContact) {}
  /// No effect: nothing can be changed.
  open func delete(_ contact: CNMutableContact) {}
}

/// The contacts of a person. Permission is refused.
///
/// Unchecked because the class is open: it has no values.
open class CNContactStore: NSObject, @unchecked Sendable {
  /// Contacts that cannot be read.
  public override init() {
    super.init()
  }

  /// Returns the permission: always refused.
  open class func authorizationStatus(for entityType: CNEntityType) -> CNAuthorizationStatus {
    .denied
  }

  /// Reports that permission is refused.
  open func requestAccess(
    for entityType: CNEntityType, completionHandler: @escaping (Bool, (any Error)?) -> Void
  ) {
    completionHandler(false, CNError(.authorizationDenied))
  }

  /// Throws: permission is refused.
  @discardableResult
  nonisolated(nonsending) open func requestAccess(for entityType: CNEntityType) async throws -> Bool
  {
    throw CNError(.authorizationDenied)
  }

  /// Throws: permission is refused.
  open func enumerateContacts(
    with fetchRequest: CNContactFetchRequest,
    usingBlock block: (CNContact, UnsafeMutablePointer<ObjCBool>) -> Void
  ) throws { throw CNError(.authorizationDenied) }

  /// Throws: permission is refused.
  open func unifiedContacts(
    matching predicate: NSPredicate, keysToFetch keys: [any CNKeyDescriptor]
  ) throws -> [CNContact] { throw CNError(.authorizationDenied) }

  /// Throws: permission is refused.
  open func unifiedContact(
    withIdentifier identifier: String, keysToFetch keys: [any CNKeyDescriptor]
  ) throws -> CNContact { throw CNError(.authorizationDenied) }

  /// Throws: permission is refused.
  open func execute(_ saveRequest: CNSaveRequest) throws { throw CNError(.authorizationDenied) }
}

extension NSNotification.Name {
  /// The news that contacts changed. Never posted.
  public static let CNContactStoreDidChange = Self("CNContactStoreDidChangeNotification")
}
