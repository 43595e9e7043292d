@_exported public import Contacts
@_exported public import UIKit

/// The receiver of chosen contacts. No method is called.
@MainActor @preconcurrency public protocol CNContactPickerDelegate: AnyObject {
  /// Receives the end without a choice. Never called.
  func contactPickerDidCancel(_ picker: CNContactPickerViewController)
  /// Receives a contact. Never called.
  func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact)
  /// Receives contacts. Never called.
  func contactPicker(_ picker: CNContactPickerViewController, didSelect contacts: [CNContact])
}

extension CNContactPickerDelegate {
  public func contactPickerDidCancel(_ picker: CNContactPickerViewController) {}
  public func contactPicker(
    _ picker: CNContactPickerViewController, didSelect contact: CNContact
  ) {}
  public func contactPicker(
    _ picker: CNContactPickerViewController, didSelect contacts: [CNContact]
  ) {}
}

/// The choice of contacts: a white view.
@MainActor @preconcurrency open class CNContactPickerViewController: UIViewController {
  /// The receiver of chosen contacts.
  open weak var delegate: (any CNContactPickerDelegate)?
  /// No effect: there are no contacts.
  open var displayedPropertyKeys: [String]?
  /// No effect: there are no contacts.
  open var predicateForEnablingContact: NSPredicate?
  /// No effect: there are no contacts.
  open var predicateForSelectionOfContact: NSPredicate?

  /// Nil: nothing is read from files of Interface Builder.
  public required init?(coder: NSCoder) { nil }

  /// A choice among no contacts.
  public init() {
    super.init()
    view.backgroundColor = .white
  }
}

/// The receiver of a changed contact. No method is called.
@MainActor @preconcurrency public protocol CNContactViewControllerDelegate: AnyObject {
  /// Receives the contact; nil: given up. Never called.
  func contactViewController(
    _ viewController: CNContactViewController, didCompleteWith contact: CNContact?)
}

extension CNContactViewControllerDelegate {
  public func contactViewController(
    _ viewController: CNContactViewController, didCompleteWith contact: CNContact?
  ) {}
}

/// A contact on a page of its own: a white view.
@MainActor @preconcurrency open class CNContactViewController: UIViewController {
  /// The contact.
  public let contact: CNContact
  /// The receiver of a changed contact.
  open weak var delegate: (any CNContactViewControllerDelegate)?
  /// No effect: no contact is drawn.
  open var allowsEditing = true
  /// No effect: no contact is drawn.
  open var allowsActions = true
  /// No effect: no contact is drawn.
  open var contactStore: CNContactStore?

  /// Nil: nothing is read from files of Interface Builder.
  public required init?(coder: NSCoder) { nil }

  /// A page of a known contact.
  public init(for contact: CNContact) {
    self.contact = contact
    super.init()
    view.backgroundColor = .white
  }

  /// A page of an unknown contact.
  public convenience init(forUnknownContact contact: CNContact) {
    self.init(for: contact)
  }

  /// A page of a new contact; nil: an empty one.
  public convenience init(forNewContact contact: CNContact?) {
    self.init(for: contact ?? CNContact())
  }
}
