import Foundation
public import StillViewGraph

/// A menu with the group's label, and its controls behind it.
nonisolated public struct MenuControlGroupStyle: ControlGroupStyle, Sendable {
  /// The style that `.menu` names.
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    Menu {
      configuration.content
    } label: {
      configuration.label
    }
  }
}

/// The group's controls side by side, as in a menu.
nonisolated public struct CompactMenuControlGroupStyle: ControlGroupStyle, Sendable {
  /// The style that `.compactMenu` names.
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 16) { configuration.content }
      .buttonStyle(.borderless)
      .labelStyle(.iconOnly)
  }
}

/// Small controls side by side, of which one is chosen.
nonisolated public struct PaletteControlGroupStyle: ControlGroupStyle, Sendable {
  /// The style that `.palette` names.
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 8) { configuration.content }
      .buttonStyle(.borderless)
      .labelStyle(.iconOnly)
  }
}

extension ControlGroupStyle where Self == MenuControlGroupStyle {
  /// A menu with the group's label.
  nonisolated public static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}

extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
  /// The group's controls side by side.
  nonisolated public static var compactMenu: CompactMenuControlGroupStyle {
    CompactMenuControlGroupStyle()
  }
}

extension ControlGroupStyle where Self == PaletteControlGroupStyle {
  /// Small controls side by side.
  nonisolated public static var palette: PaletteControlGroupStyle { PaletteControlGroupStyle() }
}

extension ControlGroup {
  /// Controls with a title.
  @_disfavoredOverload
  public init<C: View, S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, Text> {
    self.init(content: content) { Text(title) }
  }

  /// A group with a title and a symbol.
  public init<C: View>(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
    self.init(content: content) { Label(titleKey, systemImage: systemImage) }
  }

  /// A group with a title and a symbol.
  @_disfavoredOverload
  public init<C: View, S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
    self.init(content: content) { Label(title, systemImage: systemImage) }
  }

  /// A group with a title and a picture.
  public init<C: View>(
    _ titleKey: LocalizedStringKey, image name: String, @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
    self.init(content: content) { Label(titleKey, image: name) }
  }
}
