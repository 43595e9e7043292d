public import Foundation

/// The form of a name.
public enum CNContactFormatterStyle: Int, Sendable {
  /// The name, or the way in which it sounds.
  case fullName, phoneticFullName
}

/// Writes names: titles, first, middle and last name; family names of East Asian script come first, without spaces.
open class CNContactFormatter: Formatter {
  /// The form of names (default: the full name).
  open var style = CNContactFormatterStyle.fullName

  /// A formatter of full names.
  public override init() {
    super.init()
  }

  /// A formatter of an archive; nil where it holds none.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Returns the facts that names need.
  open class func descriptorForRequiredKeys(
    for style: CNContactFormatterStyle
  ) -> any CNKeyDescriptor { CNContactGivenNameKey }

  /// Returns the name; nil without any. Contacts without a name have their nickname or company.
  open class func string(from contact: CNContact, style: CNContactFormatterStyle) -> String? {
    guard style == .fullName else { return nil }
    let names = [contact.givenName, contact.middleName, contact.familyName].filter { !$0.isEmpty }
    guard contact.contactType == .person, !names.isEmpty else {
      return [contact.organizationName, contact.nickname, contact.namePrefix, contact.nameSuffix]
        .first { !$0.isEmpty }
    }
    let isEastAsian = names.joined().unicodeScalars.allSatisfy(isEastAsian)
    let name =
      isEastAsian
      ? contact.familyName + contact.givenName + contact.middleName
      : names.joined(separator: " ")
    return [contact.namePrefix, name, contact.nameSuffix].filter { !$0.isEmpty }
      .joined(separator: " ")
  }

  /// Returns the name; nil without any.
  open func string(from contact: CNContact) -> String? { Self.string(from: contact, style: style) }

  open override func string(for obj: Any?) -> String? {
    (obj as? CNContact).flatMap { string(from: $0) }
  }

  /// Whether a character is Han, Hiragana, Katakana or Hangul.
  private static func isEastAsian(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x3005, 0x3040...0x30FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xAC00...0xD7A3,
      0x20000...0x2FA1F:
      true
    default: false
    }
  }
}
