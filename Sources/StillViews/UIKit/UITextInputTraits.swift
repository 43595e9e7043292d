/// The properties of a keyboard that a view asks for. There is no keyboard.
@MainActor @preconcurrency public protocol UITextInputTraits: AnyObject {}

/// Whether words are checked while they are typed. Nothing is typed here.
public enum UITextSpellCheckingType: Int, Hashable, Sendable {
  /// As the system does, never, or always.
  case `default`, no, yes
}

/// Whether straight quotation marks become curved ones. Nothing is typed here.
public enum UITextSmartQuotesType: Int, Hashable, Sendable {
  /// As the system does, never, or always.
  case `default`, no, yes
}

/// Whether two hyphens become a dash. Nothing is typed here.
public enum UITextSmartDashesType: Int, Hashable, Sendable {
  /// As the system does, never, or always.
  case `default`, no, yes
}

/// Whether spaces around inserted words are put right. Nothing is typed here.
public enum UITextSmartInsertDeleteType: Int, Hashable, Sendable {
  /// As the system does, never, or always.
  case `default`, no, yes
}

/// The appearance of a keyboard. There is none.
public enum UIKeyboardAppearance: Int, Hashable, Sendable {
  /// As the system does, dark, or light.
  case `default`, dark, light

  /// Another name of `dark`.
  public static var alert: UIKeyboardAppearance { .dark }
}

/// The rules of passwords that the system makes up. It makes up none here.
public struct UITextInputPasswordRules: Hashable, Sendable {
  /// The rules, as they were given.
  public let passwordRulesDescriptor: String

  /// Rules in the language of password rules.
  public init(descriptor passwordRulesDescriptor: String) {
    self.passwordRulesDescriptor = passwordRulesDescriptor
  }
}
