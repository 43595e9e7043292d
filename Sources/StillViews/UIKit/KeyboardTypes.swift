// The names are UIKit's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import StillViewGraph

/// Which keys a keyboard shows.
public enum UIKeyboardType: Int, Hashable, Sendable {
  /// From all letters to digits for telephones.
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad
  /// For addresses of mail, numbers with a fraction, and searches.
  case emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad

  /// Another name of `asciiCapable`.
  public static var alphabet: UIKeyboardType { .asciiCapable }
}

/// The kind of content that a field asks for.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// A person's whole name.
  public static let name = UITextContentType(rawValue: "name")
  /// A part before a name, such as a title.
  public static let namePrefix = UITextContentType(rawValue: "namePrefix")
  /// A first name.
  public static let givenName = UITextContentType(rawValue: "givenName")
  /// A name between the first and the last.
  public static let middleName = UITextContentType(rawValue: "middleName")
  /// A last name.
  public static let familyName = UITextContentType(rawValue: "familyName")
  /// A part after a name.
  public static let nameSuffix = UITextContentType(rawValue: "nameSuffix")
  /// A name among friends.
  public static let nickname = UITextContentType(rawValue: "nickname")
  /// A job title.
  public static let jobTitle = UITextContentType(rawValue: "jobTitle")
  /// The name of an organization.
  public static let organizationName = UITextContentType(rawValue: "organizationName")
  /// A place of any kind.
  public static let location = UITextContentType(rawValue: "location")
  /// A street, its number and all that is below.
  public static let fullStreetAddress = UITextContentType(rawValue: "fullStreetAddress")
  /// The first line of a street.
  public static let streetAddressLine1 = UITextContentType(rawValue: "streetAddressLine1")
  /// The second line of a street.
  public static let streetAddressLine2 = UITextContentType(rawValue: "streetAddressLine2")
  /// A town or a city.
  public static let addressCity = UITextContentType(rawValue: "addressCity")
  /// A state or province.
  public static let addressState = UITextContentType(rawValue: "addressState")
  /// A town with its state.
  public static let addressCityAndState = UITextContentType(rawValue: "addressCityAndState")
  /// A part of a town.
  public static let sublocality = UITextContentType(rawValue: "sublocality")
  /// A country.
  public static let countryName = UITextContentType(rawValue: "countryName")
  /// The code of a place for letters.
  public static let postalCode = UITextContentType(rawValue: "postalCode")
  /// A number to call.
  public static let telephoneNumber = UITextContentType(rawValue: "telephoneNumber")
  /// An address for mail.
  public static let emailAddress = UITextContentType(rawValue: "emailAddress")
  /// The address of a page.
  public static let URL = UITextContentType(rawValue: "URL")
  /// The number of a card for payments.
  public static let creditCardNumber = UITextContentType(rawValue: "creditCardNumber")
  /// The name of an account.
  public static let username = UITextContentType(rawValue: "username")
  /// A secret that is known already.
  public static let password = UITextContentType(rawValue: "password")
  /// A secret that is made up, which the system may propose.
  public static let newPassword = UITextContentType(rawValue: "newPassword")
  /// A code that came by message and is used once.
  public static let oneTimeCode = UITextContentType(rawValue: "oneTimeCode")
  /// A day of birth.
  public static let birthdate = UITextContentType(rawValue: "birthdate")
  /// A day and a time.
  public static let dateTime = UITextContentType(rawValue: "dateTime")
}

/// The words on the return key. There is no keyboard.
public enum UIReturnKeyType: Int, Hashable, Sendable {
  /// By what it does.
  case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall,
    `continue`
}

/// Whether words are corrected while they are typed. Nothing is typed here.
public enum UITextAutocorrectionType: Int, Hashable, Sendable {
  /// As the system does, never, or always.
  case `default`, no, yes
}

/// When a keyboard writes capitals by itself, in older code.
public enum UITextAutocapitalizationType: Int, Hashable, Sendable {
  /// Never, at each word, at each sentence, or always.
  case none, words, sentences, allCharacters
}

extension TextInputAutocapitalization {
  /// The newer name of the same; nil only for kinds that are not known yet.
  public init?(_ type: UITextAutocapitalizationType) {
    switch type {
    case .none: self = .never
    case .words: self = .words
    case .sentences: self = .sentences
    case .allCharacters: self = .characters
    }
  }
}

// There is no keyboard, so these modifiers have no effect.
extension View {
  /// No effect: a picture shows no keyboard.
  nonisolated public func keyboardType(_ type: UIKeyboardType) -> some View { self }
  /// No effect: no content is suggested for the field.
  nonisolated public func textContentType(_ textContentType: UITextContentType?) -> some View {
    self
  }
  /// No effect: a picture shows no keyboard.
  nonisolated public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
    self
  }
}
