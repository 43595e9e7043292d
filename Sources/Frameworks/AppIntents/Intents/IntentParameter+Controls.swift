public import Stillframe

// The controls of parameters. Nothing shows one.

extension Int {
  /// The control of a whole number.
  public enum IntentControlStyle: Sendable {
    /// A field, or two keys beside a number.
    case field, stepper
  }
}

extension Double {
  /// The control of a number.
  public enum IntentControlStyle: Sendable {
    /// A field, or a slider.
    case field, slider
  }
}

extension Bool {
  /// The words for the two values.
  public struct IntentDisplayName: Sendable {
    /// The words for true.
    public let `true`: LocalizedStringResource
    /// The words for false.
    public let `false`: LocalizedStringResource

    /// Takes the words.
    public init(true isTrue: LocalizedStringResource, false isFalse: LocalizedStringResource) {
      (self.true, self.false) = (isTrue, isFalse)
    }
  }
}

extension String {
  /// How words are put in.
  public struct IntentInputOptions: Sendable {
    /// The letters that are made large.
    public enum CapitalizationType: Sendable {
      /// None, the first ones of words, those of sentences, or all.
      case none, words, sentences, allCharacters
    }

    /// Whether there may be several lines.
    public let multiline: Bool

    /// Takes how words are put in.
    public init(
      keyboardType: UIKeyboardType = .default,
      capitalizationType: CapitalizationType = .sentences, multiline: Bool = false,
      autocorrect: Bool = true, smartQuotes: Bool = true, smartDashes: Bool = true
    ) {
      self.multiline = multiline
    }
  }
}

extension IntentParameter where Value == Int {
  /// A whole number with a name, a first value, a control and bounds, which nothing checks.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Int = 0, controlStyle: Int.IntentControlStyle,
    inclusiveRange: (Int, Int)? = nil, requestValueDialog: IntentDialog? = nil
  ) {
    self.init(
      title: title, description: description, default: defaultValue,
      requestValueDialog: requestValueDialog)
  }
}

extension IntentParameter where Value == Int? {
  /// A whole number with a name, a control and bounds, which nothing checks.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Int? = nil, controlStyle: Int.IntentControlStyle,
    inclusiveRange: (Int, Int)? = nil, requestValueDialog: IntentDialog? = nil
  ) {
    self.init(
      title: title, description: description, default: defaultValue,
      requestValueDialog: requestValueDialog)
  }
}

extension IntentParameter where Value == Double {
  /// A number with a name, a first value, a control and bounds, which nothing checks.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Double = 0, controlStyle: Double.IntentControlStyle,
    inclusiveRange: (Double, Double)? = nil, requestValueDialog: IntentDialog? = nil
  ) {
    self.init(
      title: title, description: description, default: defaultValue,
      requestValueDialog: requestValueDialog)
  }
}

extension IntentParameter where Value == Bool {
  /// A condition with a name, a first value and words for both, which nothing shows.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Bool = false, displayName: Bool.IntentDisplayName,
    requestValueDialog: IntentDialog? = nil
  ) {
    self.init(
      title: title, description: description, default: defaultValue,
      requestValueDialog: requestValueDialog)
  }
}

extension IntentParameter where Value == String {
  /// Words with a name, a first value and how they are put in.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: String = "", inputOptions: String.IntentInputOptions,
    requestValueDialog: IntentDialog? = nil
  ) {
    self.init(
      title: title, description: description, default: defaultValue,
      requestValueDialog: requestValueDialog)
  }
}
