public import SwiftUI

/// Content in two colors: that of the accent where views are accentable, white elsewhere, each by its coverage alone
/// (rule WK3.2).
struct AccentedContent<Content: View>: View {
  let content: Content

  var body: some View {
    ZStack {
      // The accent's share is the content without its other views' share.
      Rectangle().fill(.tint)
        .mask { content }
        .overlay {
          Color.white.mask { content.environment(\.hidesAccentable, true) }
            .blendMode(.destinationOut)
        }
        .compositingGroup()
      Color.white.mask { content.environment(\.hidesAccentable, true) }
    }
  }
}

extension EnvironmentValues {
  /// Whether accentable views are left out (default: no).
  @Entry var hidesAccentable = false
}

extension View {
  /// Adds the view to those that have the accent's color in accented widgets (rule WK3.2).
  nonisolated public func widgetAccentable(_ accentable: Bool = true) -> some View {
    modifier(Accentable(isAccentable: accentable))
  }

  /// No effect: there is no program that a tap would open.
  nonisolated public func widgetURL(_ url: URL?) -> some View { self }

  /// No effect: labels beside widgets are those of watches.
  nonisolated public func widgetLabel<Label: View>(
    @ViewBuilder label: () -> Label
  ) -> some View { self }

  /// No effect: labels beside widgets are those of watches.
  nonisolated public func widgetLabel(_ titleKey: LocalizedStringKey) -> some View { self }

  /// No effect: curved widgets are those of watches.
  nonisolated public func widgetCurvesContent(_ curvesContent: Bool = true) -> some View { self }

  /// Sets the color of the background of the activity around (rule WK5.1).
  nonisolated public func activityBackgroundTint(_ color: Color?) -> some View {
    modifier(ActivityTint(color: color))
  }

  /// No effect: there is no button of the system beside an activity.
  nonisolated public func activitySystemActionForegroundColor(_ color: Color?) -> some View { self }
}

extension Image {
  /// Sets the colors of a picture in accented widgets. No effect: all content is drawn by its coverage.
  public func widgetAccentedRenderingMode(_ mode: WidgetAccentedRenderingMode?) -> Image {
    renderingMode(nil)
  }
}

/// The colors of a picture in accented widgets.
public struct WidgetAccentedRenderingMode: Hashable, Sendable {
  private let name: String
  /// Those of the accent.
  public static let accented = WidgetAccentedRenderingMode(name: "accented")
  /// By brightness.
  public static let desaturated = WidgetAccentedRenderingMode(name: "desaturated")
  /// By brightness, in those of the accent.
  public static let accentedDesaturated = WidgetAccentedRenderingMode(name: "accentedDesaturated")
  /// Its own.
  public static let fullColor = WidgetAccentedRenderingMode(name: "fullColor")
}

nonisolated private struct Accentable: ViewModifier {
  @Environment(\.hidesAccentable) private var hides
  let isAccentable: Bool

  func body(content: Content) -> some View {
    content.opacity(isAccentable && hides ? 0 : 1)
  }
}

/// The tint of an activity's background, handed up to it.
struct HandedTint: PreferenceKey {
  static var defaultValue: Color? { nil }

  static func reduce(value: inout Color?, nextValue: () -> Color?) {
    value = value ?? nextValue()
  }
}

nonisolated private struct ActivityTint: ViewModifier {
  let color: Color?

  func body(content: Content) -> some View {
    content.preference(key: HandedTint.self, value: color)
  }
}

/// The translucent ground of round and rectangular widgets of the lock screen.
public struct AccessoryWidgetBackground: View {
  /// The ground.
  public init() {}

  @Environment(\.widgetFamily) private var family

  @MainActor public var body: some View {
    if family == .accessoryCircular {
      Circle().fill(.white.opacity(0.16))
    } else {
      RoundedRectangle(cornerRadius: 12).fill(.white.opacity(0.16))
    }
  }
}
