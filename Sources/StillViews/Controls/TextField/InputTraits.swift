public import StillViewGraph

/// When a keyboard writes capitals by itself: nothing that a picture shows.
nonisolated public struct TextInputAutocapitalization: Hashable, Sendable {
  private enum Kind {
    case never, words, sentences, characters
  }

  private let kind: Kind

  /// The keyboard writes no capitals but those that are typed.
  public static let never = TextInputAutocapitalization(kind: .never)
  /// The keyboard begins every word with a capital.
  public static let words = TextInputAutocapitalization(kind: .words)
  /// The keyboard begins every sentence with a capital, as keyboards do unless they are told otherwise.
  public static let sentences = TextInputAutocapitalization(kind: .sentences)
  /// The keyboard writes nothing but capitals.
  public static let characters = TextInputAutocapitalization(kind: .characters)
}

/// What a keyboard's return key says: nothing that a picture shows.
nonisolated public struct SubmitLabel: Hashable, Sendable {
  private enum Kind {
    case done, go, send, join, route, search, `return`, next, `continue`
  }

  private let kind: Kind

  /// "Done": nothing more is to be entered.
  public static let done = SubmitLabel(kind: .done)
  /// "Go": what was entered is an address or the like.
  public static let go = SubmitLabel(kind: .go)
  /// "Send": what was entered is a message.
  public static let send = SubmitLabel(kind: .send)
  /// "Join": what was entered is the name of a network.
  public static let join = SubmitLabel(kind: .join)
  /// "Route": what was entered is a destination.
  public static let route = SubmitLabel(kind: .route)
  /// "Search": what was entered is looked for.
  public static let search = SubmitLabel(kind: .search)
  /// "Return", as on a keyboard without a purpose.
  public static let `return` = SubmitLabel(kind: .return)
  /// "Next": the next field follows.
  public static let next = SubmitLabel(kind: .next)
  /// "Continue": the next step follows.
  public static let `continue` = SubmitLabel(kind: .continue)
}

/// What submits.
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

extension View {
  /// No effect: a picture shows no keyboard.
  nonisolated public func textInputAutocapitalization(
    _ autocapitalization: TextInputAutocapitalization?
  ) -> some View { self }

  /// No effect: a picture shows no keyboard.
  nonisolated public func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }

  /// No effect: a picture shows no keyboard.
  nonisolated public func disableAutocorrection(_ disable: Bool?) -> some View { self }

  /// No effect: a picture shows no keyboard.
  nonisolated public func submitLabel(_ submitLabel: SubmitLabel) -> some View { self }

  /// What submitting a field inside does, which typing a line break into it does; of searches also choosing a suggestion.
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

  /// How scrolling puts a keyboard away: a picture has none.
  nonisolated public func scrollDismissesKeyboard(
    _ mode: ScrollDismissesKeyboardMode
  ) -> some View {
    environment(\.scrollDismissesKeyboardMode, mode)
  }
}
