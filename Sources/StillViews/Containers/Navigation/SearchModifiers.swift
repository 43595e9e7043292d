public import StillViewGraph

/// When the scopes of a search are shown.
public struct SearchScopeActivation: Sendable {
  let isWithField: Bool

  /// As on phones: from the first character on.
  public static let automatic = SearchScopeActivation(isWithField: false)
  /// Scopes are shown as soon as something was typed.
  public static let onTextEntry = SearchScopeActivation(isWithField: false)
  /// Scopes are shown together with the field.
  public static let onSearchPresentation = SearchScopeActivation(isWithField: true)
}

/// Where suggestions for a search are shown.
public struct SearchSuggestionsPlacement: Hashable, Sendable {
  private let name: String

  /// Suggestions stand where the system puts them.
  public static let automatic = SearchSuggestionsPlacement(name: "automatic")
  /// Suggestions stand below the field.
  public static let menu = SearchSuggestionsPlacement(name: "menu")
  /// Suggestions stand in the place of the content.
  public static let content = SearchSuggestionsPlacement(name: "content")

  /// Several of them.
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// Suggestions below the field.
    public static let menu = Set(rawValue: 1)
    /// Suggestions in the place of the content.
    public static let content = Set(rawValue: 2)
  }
}

/// Whether the title stays during a search.
public struct SearchPresentationToolbarBehavior: Sendable {
  let keepsTitle: Bool

  /// Searching takes the title away, so that there is more room.
  public static let automatic = SearchPresentationToolbarBehavior(keepsTitle: false)
  /// Searching leaves the title where it is.
  public static let avoidHidingContent = SearchPresentationToolbarBehavior(keepsTitle: true)
}

/// How the field of a search stands in the bar.
public struct SearchToolbarBehavior: Sendable {
  private let name: String

  /// The field stands as the system has it.
  public static let automatic = SearchToolbarBehavior(name: "automatic")
  /// A button until it is tapped; drawn as the field.
  public static let minimize = SearchToolbarBehavior(name: "minimize")
}

extension View {
  /// Adds a search field below the navigation title (rule C4.5).
  ///
  /// - Parameters:
  ///   - text: The text in the field.
  ///   - isPresented: Whether the field is active; nil: a tap alone decides that.
  ///   - placement: No effect: the field stands below the title.
  ///   - prompt: The placeholder of the empty field; nil: "Search" in the language of the environment.
  nonisolated public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>? = nil,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    barSettings {
      $0.search = SearchField(text: text, prompt: prompt, isPresented: isPresented)
    }
  }

  /// Adds a search field below the navigation title, with a prompt from the string tables.
  nonisolated public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>? = nil,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View {
    searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt))
  }

  /// Adds a search field below the navigation title.
  @_disfavoredOverload
  nonisolated public func searchable<S: StringProtocol>(
    text: Binding<String>, isPresented: Binding<Bool>? = nil,
    placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View {
    searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt))
  }

  /// Adds suggestions, which replace the page during a search as long as there are any.
  nonisolated public func searchSuggestions<S: View>(
    @ViewBuilder _ suggestions: () -> S
  ) -> some View {
    let suggestions = suggestions()
    let hasRows = separateUnits(suggestions).contains { unit in
      if case .rows(let rows) = unit.kind { !rows.isEmpty } else { true }
    }
    let view = AnyView(suggestions)
    return barSettings { if hasRows { $0.searchAids.suggestions = view } }
  }

  /// Shows or hides suggestions.
  nonisolated public func searchSuggestions(
    _ visibility: Visibility, for placements: SearchSuggestionsPlacement.Set
  ) -> some View {
    barSettings { if visibility == .hidden { $0.searchAids.hidesSuggestions = true } }
  }

  /// Makes the view a suggestion that searches for a text.
  nonisolated public func searchCompletion(_ completion: String) -> some View {
    modifier(SearchCompletion(words: completion))
  }

  /// Adds search scopes below the field, shown from the first character on.
  nonisolated public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, @ViewBuilder scopes: () -> S
  ) -> some View {
    searchScopes(scope, activation: .automatic, scopes)
  }

  /// Adds search scopes below the field, shown from the first character on or during the whole search.
  nonisolated public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
  ) -> some View {
    let picker = AnyView(
      Picker(selection: scope) {
        scopes()
      } label: {
        Text("Scope")
      }
      .pickerStyle(.segmented))
    return barSettings {
      $0.searchAids.scopes = picker
      $0.searchAids.scopesComeWithField = activation.isWithField
    }
  }

  /// Ties the focus of the field to a condition.
  nonisolated public func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View {
    modifier(SearchFocused(binding: binding, value: true))
  }

  /// Ties the focus of the field to a value: it has the focus while the binding has that value.
  nonisolated public func searchFocused<V: Hashable>(
    _ binding: FocusState<V>.Binding, equals value: V
  ) -> some View {
    modifier(SearchFocused(binding: binding, value: value))
  }

  /// Sets whether the title stays during a search (default: it is hidden).
  nonisolated public func searchPresentationToolbarBehavior(
    _ behavior: SearchPresentationToolbarBehavior
  ) -> some View {
    barSettings { $0.searchAids.keepsTitle = behavior.keepsTitle }
  }

  /// No effect: the field stands below the title.
  nonisolated public func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View {
    self
  }

  /// No effect: nobody speaks to a picture.
  nonisolated public func searchDictationBehavior(_ behavior: TextInputDictationBehavior)
    -> some View
  { self }
}

/// Tells the field of the page's bar by which value of a binding it has the focus.
nonisolated private struct SearchFocused<Value: Hashable>: ViewModifier {
  let binding: FocusState<Value>.Binding
  let value: Value

  @MainActor func body(content: Content) -> some View {
    let handle = binding.handle(for: value)
    content.barSettings { $0.searchAids.focus.append(handle) }
  }
}

/// The position of a search field: on phones below the title.
nonisolated public struct SearchFieldPlacement: Hashable, Sendable {
  private let number: Int

  /// How the field of a bar comes and goes.
  public struct NavigationBarDrawerDisplayMode: Hashable, Sendable {
    private let number: Int

    /// The field comes while the content is scrolled to its start.
    public static let automatic = NavigationBarDrawerDisplayMode(number: 0)
    /// The field stays.
    public static let always = NavigationBarDrawerDisplayMode(number: 1)
  }

  /// As the platform has it: below the title.
  public static let automatic = SearchFieldPlacement(number: 0)
  /// In the bar. Drawn below the title.
  public static let toolbar = SearchFieldPlacement(number: 1)
  /// In the first column. Drawn below the title of the page that is searched.
  public static let sidebar = SearchFieldPlacement(number: 2)
  /// Below the title.
  public static let navigationBarDrawer = SearchFieldPlacement(number: 3)

  /// Places the field below the title. The display mode has no effect: the field is always shown.
  public static func navigationBarDrawer(
    displayMode: NavigationBarDrawerDisplayMode
  ) -> SearchFieldPlacement { navigationBarDrawer }
}

/// Whether a field can be spoken to.
public struct TextInputDictationBehavior: Equatable, Sendable {
  private let name: String

  /// The field can be spoken to where the system allows it.
  public static let automatic = TextInputDictationBehavior(name: "automatic")
  /// The field cannot be spoken to.
  public static let preventDictation = TextInputDictationBehavior(name: "preventDictation")
}
