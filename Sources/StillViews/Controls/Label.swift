public import StillViewGraph

/// A title with an icon.
nonisolated public struct Label<Title: View, Icon: View>: View {
  let title: Title
  let icon: Icon
  @Environment(\.labelStyles) private var styles

  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }

  @MainActor public var body: some View {
    makeBody(
      style,
      LabelStyleConfiguration(
        title: .init(content: AnyView(title)), icon: .init(content: AnyView(icon)))
    )
    // A style may be made of labels: those have the style around it.
    .environment(\.labelStyles, styles.dropLast())
  }

  private var style: any LabelStyle { styles.last ?? DefaultLabelStyle() }

  @MainActor private func makeBody(
    _ style: some LabelStyle, _ configuration: LabelStyleConfiguration
  ) -> AnyView {
    AnyView(style.makeBody(configuration: configuration))
  }
}

extension Label where Title == Text, Icon == Image {
  /// A title with a symbol.
  public init<S: StringProtocol>(_ title: S, systemImage name: String) {
    self.init {
      Text(title)
    } icon: {
      Image(systemName: name)
    }
  }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// The label that a style has to show, in the style around that one.
  public init(_ configuration: LabelStyleConfiguration) {
    self.init {
      configuration.title
    } icon: {
      configuration.icon
    }
  }
}
