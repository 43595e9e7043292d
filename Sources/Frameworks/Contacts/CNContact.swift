// swift-format-ignore-file: AlwaysUseLowerCamelCase

@_exported public import Foundation

/// A fact that a request reads.
public protocol CNKeyDescriptor {}

extension String: CNKeyDescriptor {}

/// The key of the name that parents gave.
public let CNContactGivenNameKey = "givenName"
/// The key of the middle name.
public let CNContactMiddleNameKey = "middleName"
/// The key of the family's name.
public let CNContactFamilyNameKey = "familyName"
/// The key of the nickname.
public let CNContactNicknameKey = "nickname"
/// The key of the company.
public let CNContactOrganizationNameKey = "organizationName"
/// The key of the profession.
public let CNContactJobTitleKey = "jobTitle"
/// The key of phone numbers.
public let CNContactPhoneNumbersKey = "phoneNumbers"
/// The key of addresses of mail.
public let CNContactEmailAddressesKey = "emailAddresses"
/// The key of addresses.
public let CNContactPostalAddressesKey = "postalAddresses"
/// The key of the birthday.
public let CNContactBirthdayKey = "birthday"
/// The key of the picture.
public let CNContactImageDataKey = "imageData"
/// The key of the small picture.
public let CNContactThumbnailImageDataKey = "thumbnailImageData"
/// The key of the answer whether there is a picture.
public let CNContactImageDataAvailableKey = "imageDataAvailable"
/// The key of the name.
public let CNContactIdentifierKey = "identifier"
/// The label of a home.
public let CNLabelHome = "_$!<Home>!$_"
/// The label of a work place.
public let CNLabelWork = "_$!<Work>!$_"
/// The label of other places.
public let CNLabelOther = "_$!<Other>!$_"
/// The label of a mobile phone.
public let CNLabelPhoneNumberMobile = "_$!<Mobile>!$_"
/// The label of an iPhone.
public let CNLabelPhoneNumberiPhone = "iPhone"
/// The label of the first phone.
public let CNLabelPhoneNumberMain = "_$!<Main>!$_"

/// A person, or a company.
public enum CNContactType: Int, Sendable {
  /// A person, or a company.
  case person, organization
}

/// A number of a phone.
open class CNPhoneNumber: NSObject {
  /// The number in letters.
  public let stringValue: String

  /// A number.
  public init(stringValue string: String) {
    stringValue = string
  }
}

/// A value with a label.
open class CNLabeledValue<ValueType: AnyObject>: NSObject {
  /// The name by which it is found again.
  public let identifier = UUID().uuidString
  /// The label; nil: none.
  public let label: String?
  /// The value.
  public let value: ValueType

  /// A value with a label.
  public init(label: String?, value: ValueType) {
    self.label = label
    self.value = value
  }

  /// Returns a label as people read it, in English.
  open class func localizedString(forLabel label: String) -> String {
    guard label.hasPrefix("_$!<"), label.hasSuffix(">!$_") else { return label }
    return label.dropFirst(4).dropLast(4).lowercased()
  }
}

/// An address.
open class CNPostalAddress: NSObject {
  /// The street and number.
  open internal(set) var street = ""
  /// The town.
  open internal(set) var city = ""
  /// The part of the town.
  open internal(set) var subLocality = ""
  /// The part of the state.
  open internal(set) var subAdministrativeArea = ""
  /// The state.
  open internal(set) var state = ""
  /// The code of the post.
  open internal(set) var postalCode = ""
  /// The country.
  open internal(set) var country = ""
  /// The code of the country.
  open internal(set) var isoCountryCode = ""
}

/// A contact.
open class CNContact: NSObject {
  /// The name by which it is found again.
  public let identifier = UUID().uuidString
  /// Whether it is a person or a company.
  open internal(set) var contactType = CNContactType.person
  /// The title before the name.
  open internal(set) var namePrefix = ""
  /// The name that parents gave.
  open internal(set) var givenName = ""
  /// The middle name.
  open internal(set) var middleName = ""
  /// The family's name.
  open internal(set) var familyName = ""
  /// The title after the name.
  open internal(set) var nameSuffix = ""
  /// The nickname.
  open internal(set) var nickname = ""
  /// The company.
  open internal(set) var organizationName = ""
  /// The department.
  open internal(set) var departmentName = ""
  /// The profession.
  open internal(set) var jobTitle = ""
  /// Words.
  open internal(set) var note = ""
  /// The picture; nil: none.
  open internal(set) var imageData: Data?
  /// The phone numbers.
  open internal(set) var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] = []
  /// The addresses of mail.
  open internal(set) var emailAddresses: [CNLabeledValue<NSString>] = []
  /// The addresses of the web.
  open internal(set) var urlAddresses: [CNLabeledValue<NSString>] = []
  /// The addresses.
  open internal(set) var postalAddresses: [CNLabeledValue<CNPostalAddress>] = []
  /// The birthday; nil: not known.
  open internal(set) var birthday: DateComponents?

  /// The small picture: the picture itself.
  public var thumbnailImageData: Data? { imageData }
  /// Whether there is a picture.
  public var imageDataAvailable: Bool { imageData != nil }

  /// An empty contact.
  public override init() {
    super.init()
  }

  /// Returns true: nothing was left out.
  open func isKeyAvailable(_ key: String) -> Bool { true }

  /// Returns a copy that can be changed.
  open override func mutableCopy() -> Any {
    let copy = CNMutableContact()
    copy.take(self)
    return copy
  }

  /// Returns a condition that holds for nothing.
  open class func predicateForContacts(matchingName name: String) -> NSPredicate {
    NSPredicate(value: false)
  }

  /// Returns a condition that holds for nothing.
  open class func predicateForContacts(withIdentifiers identifiers: [String]) -> NSPredicate {
    NSPredicate(value: false)
  }

  fileprivate func take(_ other: CNContact) {
    contactType = other.contactType
    namePrefix = other.namePrefix
    givenName = other.givenName
    middleName = other.middleName
    familyName = other.familyName
    nameSuffix = other.nameSuffix
    nickname = other.nickname
    organizationName = other.organizationName
    departmentName = other.departmentName
    jobTitle = other.jobTitle
    note = other.note
    imageData = other.imageData
    phoneNumbers = other.phoneNumbers
    emailAddresses = other.emailAddresses
    urlAddresses = other.urlAddresses
    postalAddresses = other.postalAddresses
    birthday = other.birthday
  }
}
