public import StillViewGraph

/// The automatic capitalization of a keyboard, which no picture shows.
nonisolated public struct TextInputAutocapitalization: Hashable, Sendable {
  private enum Kind {
    case never, words, sentences, characters
  }

  private let kind: Kind

  /// The keyboard writes no capitals but those that are typed.
  public static let never = TextInputAutocapitalization(kind: .never)
  /// The keyboard begins every word with a capital.
  public static let words = TextInputAutocapitalization(kind: .words)
  /// The keyboard capitalizes the first letter of each sentence, the default.
  public static let sentences = TextInputAutocapitalization(kind: .sentences)
  /// The keyboard writes nothing but capitals.
  public static let characters = TextInputAutocapitalization(kind: .characters)
}

/// The label of a keyboard's return key, which no picture shows.
nonisolated public struct SubmitLabel: Hashable, Sendable {
  private enum Kind {
    case done, go, send, join, route, search, `return`, next, `continue`
  }

  private let kind: Kind

  /// "Done": nothing more is to be entered.
  public static let done = SubmitLabel(kind: .done)
  /// "Go", for an address and the like.
  public static let go = SubmitLabel(kind: .go)
  /// "Send", for a message.
  public static let send = SubmitLabel(kind: .send)
  /// "Join", for the name of a network.
  public static let join = SubmitLabel(kind: .join)
  /// "Route", for a destination.
  public static let route = SubmitLabel(kind: .route)
  /// "Search", for a search term.
  public static let search = SubmitLabel(kind: .search)
  /// "Return", as on a keyboard without a purpose.
  public static let `return` = SubmitLabel(kind: .return)
  /// "Next": the next field follows.
  public static let next = SubmitLabel(kind: .next)
  /// "Continue": the next step follows.
  public static let `continue` = SubmitLabel(kind: .continue)
}

/// The events that submit.
nonisolated public struct SubmitTriggers: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Return in a text field or a secure field.
  public static let text = SubmitTriggers(rawValue: 1)
  /// Return in a search field, or choosing one of its suggestions.
  public static let search = SubmitTriggers(rawValue: 2)
}

private let autocorrectionEntry = EnvironmentEntry(false)

extension EnvironmentValues {
  /// Whether words stay as they are typed (default: false).
  public var autocorrectionDisabled: Bool {
    get { self[autocorrectionEntry] }
    set { self[autocorrectionEntry] = newValue }
  }

  /// Whether words stay as they are typed: the older name; nil is never read.
  public var disableAutocorrection: Bool? {
    get { autocorrectionDisabled }
    set { autocorrectionDisabled = newValue ?? false }
  }
}

extension View {
  /// No effect: a picture shows no keyboard.
  nonisolated public func textInputAutocapitalization(
    _ autocapitalization: TextInputAutocapitalization?
  ) -> some View { self }

  /// Sets `autocorrectionDisabled` of the environment inside; nothing is typed that could be corrected.
  nonisolated public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
    environment(\.autocorrectionDisabled, disable)
  }

  /// Sets `autocorrectionDisabled` of the environment inside; nil leaves it.
  nonisolated public func disableAutocorrection(_ disable: Bool?) -> some View {
    transformEnvironment(\.autocorrectionDisabled) { if let disable { $0 = disable } }
  }

  /// No effect: a picture shows no keyboard.
  nonisolated public func submitLabel(_ submitLabel: SubmitLabel) -> some View { self }

  /// Adds an action for submitting a field inside, by a typed line break; for searches also by choosing a suggestion.
  nonisolated public func onSubmit(
    of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void
  ) -> some View {
    transformEnvironment(\.self) {
      if triggers.contains(.text) { $0.submitActions.append(action) }
      if triggers.contains(.search) { $0.searchSubmitActions.append(action) }
    }
    .barSettings {
      // The field of a page stands in its bar, outside the page's content.
      if triggers.contains(.search) { $0.searchAids.submits.insert(SearchSubmit(action), at: 0) }
    }
  }

  /// Sets how scrolling dismisses a keyboard, which a picture does not show.
  nonisolated public func scrollDismissesKeyboard(
    _ mode: ScrollDismissesKeyboardMode
  ) -> some View {
    environment(\.scrollDismissesKeyboardMode, mode)
  }
}
