public import StillViewGraph

// Tokens are drawn as capsules before the text. `searchable(text:)` documents the other parameters.
extension View {
  /// Adds a search field below the navigation title, with tokens.
  ///
  /// - Parameter suggestedTokens: The tokens that are offered; nil: none.
  nonisolated public func searchable<
    C: RandomAccessCollection & RangeReplaceableCollection, T: View
  >(
    text: Binding<String>,
    tokens: Binding<C>,
    suggestedTokens: Binding<C>? = nil,
    isPresented: Binding<Bool>? = nil,
    placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searching(text, prompt, isPresented, tokens, tokens.wrappedValue.map { AnyView(token($0)) })
      .suggesting(suggestedTokens, token)
  }

  /// Adds a search field below the navigation title, with tokens and a prompt from the string tables.
  nonisolated public func searchable<
    C: RandomAccessCollection & RangeReplaceableCollection, T: View
  >(
    text: Binding<String>,
    tokens: Binding<C>,
    suggestedTokens: Binding<C>? = nil,
    isPresented: Binding<Bool>? = nil,
    placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searching(
      text, Text(prompt), isPresented, tokens, tokens.wrappedValue.map { AnyView(token($0)) }
    )
    .suggesting(suggestedTokens, token)
  }

  /// Adds a search field below the navigation title, with tokens and a prompt.
  @_disfavoredOverload
  nonisolated public func searchable<
    C: RandomAccessCollection & RangeReplaceableCollection, T: View, S: StringProtocol
  >(
    text: Binding<String>,
    tokens: Binding<C>,
    suggestedTokens: Binding<C>? = nil,
    isPresented: Binding<Bool>? = nil,
    placement: SearchFieldPlacement = .automatic,
    prompt: S,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searching(
      text, Text(prompt), isPresented, tokens, tokens.wrappedValue.map { AnyView(token($0)) }
    )
    .suggesting(suggestedTokens, token)
  }

  /// Adds a search field below the navigation title, with tokens that users change.
  nonisolated public func searchable<
    C: RandomAccessCollection & MutableCollection & RangeReplaceableCollection, T: View
  >(
    text: Binding<String>,
    editableTokens: Binding<C>,
    isPresented: Binding<Bool>? = nil,
    placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View where C.Element: Identifiable {
    searching(text, prompt, isPresented, editableTokens, editableTokens.map { AnyView(token($0)) })
  }

  /// Adds a search field below the navigation title, with tokens that users change and a prompt from the string tables.
  nonisolated public func searchable<
    C: RandomAccessCollection & MutableCollection & RangeReplaceableCollection, T: View
  >(
    text: Binding<String>,
    editableTokens: Binding<C>,
    isPresented: Binding<Bool>? = nil,
    placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View where C.Element: Identifiable {
    searching(
      text, Text(prompt), isPresented, editableTokens, editableTokens.map { AnyView(token($0)) })
  }

  /// Adds a search field below the navigation title, with tokens that users change and a prompt.
  @_disfavoredOverload
  nonisolated public func searchable<
    C: RandomAccessCollection & MutableCollection & RangeReplaceableCollection, T: View,
    S: StringProtocol
  >(
    text: Binding<String>,
    editableTokens: Binding<C>,
    isPresented: Binding<Bool>? = nil,
    placement: SearchFieldPlacement = .automatic,
    prompt: S,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View where C.Element: Identifiable {
    searching(
      text, Text(prompt), isPresented, editableTokens, editableTokens.map { AnyView(token($0)) })
  }

  /// Makes the view a suggestion that searches for a token.
  nonisolated public func searchCompletion<T: Identifiable>(_ token: T) -> some View {
    modifier(SearchTokenCompletion(token: token))
  }
}

extension View {
  /// Adds a search field with tokens.
  nonisolated fileprivate func searching<C: RandomAccessCollection & RangeReplaceableCollection>(
    _ text: Binding<String>, _ prompt: Text?, _ isPresented: Binding<Bool>?, _ tokens: Binding<C>,
    _ views: [AnyView]
  ) -> some View where C.Element: Identifiable {
    barSettings {
      $0.search = SearchField(
        text: text, prompt: prompt, isPresented: isPresented,
        tokens: SearchTokens(tokens, views))
    }
  }

  /// Offers tokens; nil: adds nothing.
  nonisolated fileprivate func suggesting<C: RandomAccessCollection, T: View>(
    _ suggestions: Binding<C>?, _ token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searchSuggestions {
      ForEach(suggestions.map { Array($0.wrappedValue) } ?? []) {
        token($0).searchCompletion($0)
      }
    }
  }
}
