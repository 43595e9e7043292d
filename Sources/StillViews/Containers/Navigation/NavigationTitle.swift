public import StillViewGraph

/// The title display modes of a page's bar.
nonisolated public struct NavigationBarItem: Hashable, Sendable {
  /// How a page's title stands.
  public enum TitleDisplayMode: Hashable, Sendable {
    /// Large at the root of a stack, inline on the pages above it.
    case automatic
    /// In the bar.
    case inline
    /// On a separate line below the bar.
    case large
  }
}

/// How a title stands in a toolbar.
nonisolated public struct ToolbarTitleDisplayMode: Hashable, Sendable {
  let mode: NavigationBarItem.TitleDisplayMode

  /// As the page before it has it; of a first page, large.
  public static let automatic = ToolbarTitleDisplayMode(mode: .automatic)
  /// Large, below the buttons.
  public static let large = ToolbarTitleDisplayMode(mode: .large)
  /// Small, between the buttons.
  public static let inline = ToolbarTitleDisplayMode(mode: .inline)
  /// Large, between the buttons. Here as `large`.
  public static let inlineLarge = ToolbarTitleDisplayMode(mode: .large)
}

/// Declares the title of a page to its stack, also of a page that has not been shown yet.
nonisolated private struct DeclaredTitle: ViewModifier {
  let title: Text
  @Environment(\.navigator) private var navigator
  @Environment(\.pageDepth) private var depth

  init(title: Text) {
    self.title = title
  }

  @MainActor func body(content: Content) -> some View {
    navigator?.declaredTitles[depth] = title
    return content
  }
}

extension View {
  /// Sets the title of the page.
  nonisolated public func navigationTitle(_ title: Text) -> some View {
    modifier(DeclaredTitle(title: title)).barSettings { $0.title = title }
  }

  /// Sets the title of the page.
  nonisolated public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(Text(titleKey))
  }

  /// Sets the title of the page.
  @_disfavoredOverload
  nonisolated public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(Text(title))
  }

  /// Sets the title of the page to a bound string.
  nonisolated public func navigationTitle(_ title: Binding<String>) -> some View {
    navigationTitle(Text(title.wrappedValue))
  }

  /// No effect: a bar shows its title alone. Warns.
  @_disfavoredOverload
  nonisolated public func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View {
    lacks("navigationSubtitle", "a bar shows its title alone")
  }

  /// No effect: a bar shows its title alone. Warns.
  nonisolated public func navigationSubtitle(_ subtitle: Text) -> some View {
    lacks("navigationSubtitle", "a bar shows its title alone")
  }

  /// No effect: a bar shows its title alone. Warns.
  nonisolated public func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View {
    lacks("navigationSubtitle", "a bar shows its title alone")
  }

  /// Sets the display mode of the page's title.
  nonisolated public func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    barSettings { $0.displayMode = displayMode }
  }

  /// Sets the display mode of the page's title.
  nonisolated public func toolbarTitleDisplayMode(
    _ mode: ToolbarTitleDisplayMode
  ) -> some View {
    navigationBarTitleDisplayMode(mode.mode)
  }

  /// Sets the title of the page; the older name of `navigationTitle(_:)`.
  @available(iOS, deprecated: 100000.0)
  nonisolated public func navigationBarTitle(_ title: Text) -> some View {
    navigationTitle(title)
  }

  /// Sets the title of the page; the older name of `navigationTitle(_:)`.
  @available(iOS, deprecated: 100000.0)
  nonisolated public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(titleKey)
  }

  /// Sets the title of the page; the older name of `navigationTitle(_:)`.
  @available(iOS, deprecated: 100000.0)
  @_disfavoredOverload
  nonisolated public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(title)
  }

  /// Sets the title of the page and its display mode; the older form of `navigationBarTitleDisplayMode(_:)`.
  @available(iOS, deprecated: 100000.0)
  nonisolated public func navigationBarTitle(
    _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
  }

  /// Sets the title of the page and its display mode; the older form of `navigationBarTitleDisplayMode(_:)`.
  @available(iOS, deprecated: 100000.0)
  nonisolated public func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(titleKey).navigationBarTitleDisplayMode(displayMode)
  }

  /// Sets the title of the page and its display mode; the older form of `navigationBarTitleDisplayMode(_:)`.
  @available(iOS, deprecated: 100000.0)
  @_disfavoredOverload
  nonisolated public func navigationBarTitle<S: StringProtocol>(
    _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
  }

  /// Takes the bar of the page away.
  nonisolated public func navigationBarHidden(_ hidden: Bool) -> some View {
    barSettings { $0.hidesBar = hidden }
  }

  /// Takes the way back out of the page's bar.
  nonisolated public func navigationBarBackButtonHidden(
    _ hidesBackButton: Bool = true
  ) -> some View {
    barSettings { $0.hidesBackButton = hidesBackButton }
  }

  /// Adds entries at both ends of the bar; the older form of `toolbar(content:)`.
  @available(iOS, deprecated: 100000.0)
  nonisolated public func navigationBarItems<L: View, T: View>(
    leading: L, trailing: T
  ) -> some View {
    toolbar {
      ToolbarItem(placement: .topBarLeading) { leading }
      ToolbarItem(placement: .topBarTrailing) { trailing }
    }
  }

  /// Adds an entry at the leading end of the bar; the older form of `toolbar(content:)`.
  @available(iOS, deprecated: 100000.0)
  nonisolated public func navigationBarItems<L: View>(leading: L) -> some View {
    toolbar { ToolbarItem(placement: .topBarLeading) { leading } }
  }

  /// Adds an entry at the trailing end of the bar; the older form of `toolbar(content:)`.
  @available(iOS, deprecated: 100000.0)
  nonisolated public func navigationBarItems<T: View>(trailing: T) -> some View {
    toolbar { ToolbarItem(placement: .topBarTrailing) { trailing } }
  }
}
