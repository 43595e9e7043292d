public import StillViewGraph

// Tokens together with those that are offered for more.
extension View {
  /// Adds a search field with tokens and suggested tokens below the navigation title.
  nonisolated public func searchable<
    C: RandomAccessCollection & RangeReplaceableCollection, T: View
  >(
    text: Binding<String>,
    tokens: Binding<C>,
    suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searchable(
      text: text, tokens: tokens, prompt: prompt, token: token
    )
    .suggesting(suggestedTokens, token)
  }

  /// Adds a search field with tokens and suggested tokens below the navigation title.
  nonisolated public func searchable<
    C: RandomAccessCollection & RangeReplaceableCollection, T: View
  >(
    text: Binding<String>,
    tokens: Binding<C>,
    suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searchable(
      text: text, tokens: tokens, prompt: Text(prompt), token: token
    )
    .suggesting(suggestedTokens, token)
  }

  /// Adds a search field with tokens and suggested tokens below the navigation title.
  @_disfavoredOverload
  nonisolated public func searchable<
    C: RandomAccessCollection & RangeReplaceableCollection, T: View, S: StringProtocol
  >(
    text: Binding<String>,
    tokens: Binding<C>,
    suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic,
    prompt: S,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searchable(
      text: text, tokens: tokens, prompt: Text(prompt), token: token
    )
    .suggesting(suggestedTokens, token)
  }

  /// Adds a search field with tokens and suggested tokens below the navigation title, active while a binding is true.
  nonisolated public func searchable<
    C: RandomAccessCollection & RangeReplaceableCollection, T: View
  >(
    text: Binding<String>,
    tokens: Binding<C>,
    suggestedTokens: Binding<C>,
    isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searchable(
      text: text, tokens: tokens, isPresented: isPresented, prompt: prompt, token: token
    )
    .suggesting(suggestedTokens, token)
  }

  /// Adds a search field with tokens and suggested tokens below the navigation title, active while a binding is true.
  nonisolated public func searchable<
    C: RandomAccessCollection & RangeReplaceableCollection, T: View
  >(
    text: Binding<String>,
    tokens: Binding<C>,
    suggestedTokens: Binding<C>,
    isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searchable(
      text: text, tokens: tokens, isPresented: isPresented, prompt: Text(prompt), token: token
    )
    .suggesting(suggestedTokens, token)
  }

  /// Adds a search field with tokens and suggested tokens below the navigation title, active while a binding is true.
  @_disfavoredOverload
  nonisolated public func searchable<
    C: RandomAccessCollection & RangeReplaceableCollection, T: View, S: StringProtocol
  >(
    text: Binding<String>,
    tokens: Binding<C>,
    suggestedTokens: Binding<C>,
    isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic,
    prompt: S,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searchable(
      text: text, tokens: tokens, isPresented: isPresented, prompt: Text(prompt), token: token
    )
    .suggesting(suggestedTokens, token)
  }

}

extension View {
  /// Offers tokens.
  nonisolated private func suggesting<C: RandomAccessCollection, T: View>(
    _ suggestions: Binding<C>, _ token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searchSuggestions {
      ForEach(Array(suggestions.wrappedValue)) { token($0).searchCompletion($0) }
    }
  }
}
