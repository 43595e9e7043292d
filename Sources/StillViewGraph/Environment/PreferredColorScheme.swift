import StillLayout

/// The light that views want for the window around them.
public struct PreferredColorSchemeKey: PreferenceKey {
  public static var defaultValue: ColorScheme? { nil }

  public static func reduce(value: inout ColorScheme?, nextValue: () -> ColorScheme?) {
    value = value ?? nextValue()
  }
}

extension View {
  /// Asks for a dark or a light window; nil asks for nothing. The first view that asks is heard.
  nonisolated public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    preference(key: PreferredColorSchemeKey.self, value: colorScheme)
  }

  /// Shows this view and those inside in a dark or a light surrounding.
  nonisolated public func colorScheme(_ colorScheme: ColorScheme) -> some View {
    environment(\.colorScheme, colorScheme)
  }
}

/// Whether the window of a tree is light or dark: as its owner says, unless a view inside asks for the other.
struct WindowColorScheme {
  private var given = EnvironmentValues()
  private var renew: ((EnvironmentValues) -> Void)?
  private var preferred: ColorScheme?
  /// How often one update has changed it. A view whose wish follows from what it sees would never settle.
  var changes = 0

  /// The environment of the outermost view.
  var environment: EnvironmentValues {
    guard let preferred, preferred != given.colorScheme else { return given }
    var environment = given
    environment.colorScheme = preferred
    return environment
  }

  /// Takes over what the owner of the tree gives it.
  mutating func wasGiven(
    _ environment: EnvironmentValues, renew: @escaping (EnvironmentValues) -> Void
  ) {
    given = environment
    self.renew = renew
  }

  /// Takes over what the views ask for; what is to be done then, nil where nothing changes.
  mutating func follow(_ wish: ColorScheme?) -> (() -> Void)? {
    guard wish != preferred, changes < 4, let renew else { return nil }
    let old = environment.colorScheme
    preferred = wish
    guard environment.colorScheme != old else { return nil }
    changes += 1
    let environment = given
    return { renew(environment) }
  }
}

extension ViewGraph {
  /// The environment of the outermost view: the owner's, in the color scheme that views inside ask for.
  package var windowEnvironment: EnvironmentValues { light.environment }

  /// Changes the window's light where views ask for it; true when there is something to update.
  func followsPreferredLight() -> Bool {
    let wish = root?.preference(PreferredColorSchemeKey.self) ?? nil
    guard let change = light.follow(wish) else { return false }
    change()
    return true
  }
}
