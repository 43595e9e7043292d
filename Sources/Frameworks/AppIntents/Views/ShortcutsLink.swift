public import Stillframe

/// The look of the button that leads to the shortcuts.
public enum ShortcutsLinkStyle: Hashable, Sendable {
  /// By the color scheme: black in light surroundings and white in dark ones, or the other way round with a line around.
  case automatic, automaticOutline
  /// Black, or black with a line around.
  case dark, darkOutline
  /// White, or white with a line around.
  case light, lightOutline

  func isDark(in scheme: ColorScheme) -> Bool {
    switch self {
    case .automatic: scheme == .light
    case .automaticOutline: scheme == .dark
    case .dark, .darkOutline: true
    case .light, .lightOutline: false
    }
  }

  var hasLine: Bool { [.automaticOutline, .darkOutline, .lightOutline].contains(self) }
}

private struct ShortcutsLinkStyleKey: EnvironmentKey {
  static let defaultValue = ShortcutsLinkStyle.automatic
}

extension EnvironmentValues {
  fileprivate var shortcutsLinkStyle: ShortcutsLinkStyle {
    get { self[ShortcutsLinkStyleKey.self] }
    set { self[ShortcutsLinkStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the look of buttons that lead to the shortcuts (default: automatic).
  public func shortcutsLinkStyle(_ style: ShortcutsLinkStyle) -> some View {
    environment(\.shortcutsLinkStyle, style)
  }
}

/// The button that leads to the shortcuts. A tap has no effect: there are none.
public struct ShortcutsLink: View {
  @Environment(\.shortcutsLinkStyle) private var style
  @Environment(\.colorScheme) private var scheme

  /// The button.
  public init() {}

  /// The button with an action that runs after a tap.
  public init(action: @escaping () -> Void) {}

  @MainActor public var body: some View {
    let isDark = style.isDark(in: scheme)
    Button {
    } label: {
      Label("Shortcuts", systemImage: "square.2.layers.3d.fill")
        .font(.body.weight(.semibold))
        .foregroundStyle(isDark ? Color.white : .black)
        .padding(.horizontal, 16)
        .frame(height: 44)
        .background(isDark ? Color.black : .white, in: shape)
        .overlay {
          if style.hasLine { shape.strokeBorder(isDark ? Color.white : .black) }
        }
    }
    .buttonStyle(.plain)
  }

  private var shape: RoundedRectangle { RoundedRectangle(cornerRadius: 8) }
}
