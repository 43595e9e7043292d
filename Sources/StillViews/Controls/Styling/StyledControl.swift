import StillLayout
package import StillViewGraph

/// A control in the innermost style of its kind.
nonisolated package struct StyledControl<Configuration>: View {
  private let configuration: Configuration
  private let stack: WritableKeyPath<EnvironmentValues, StyleStack<Configuration>>
  @Environment private var styles: StyleStack<Configuration>

  package init(
    _ stack: WritableKeyPath<EnvironmentValues, StyleStack<Configuration>>,
    _ configuration: Configuration
  ) {
    self.stack = stack
    self.configuration = configuration
    _styles = Environment(stack)
  }

  @MainActor package var body: some View {
    made(styles.innermost).environment(stack, styles.outer)
  }

  private func made(_ style: some _ControlStyle<Configuration>) -> AnyView {
    AnyView(StyleBody(style: HeldStyle(style: style), configuration: configuration))
  }
}

/// Evaluates a style's body as that of a view, so that `@Environment` and `@State` work in a style too.
nonisolated private struct StyleBody<Style: _ControlStyle>: View {
  let style: HeldStyle<Style>
  let configuration: Style._Configuration

  @MainActor var body: some View {
    style.style.makeBody(configuration: configuration)
  }
}

extension StyleBody: Equatable {
  nonisolated static func == (a: Self, b: Self) -> Bool {
    sameStyle(a.style.style, b.style.style) && sameValue(a.configuration, b.configuration)
  }
}

/// A style with its dynamic properties.
nonisolated private struct HeldStyle<Style>: PropertyHolder {
  let style: Style

  static var held: any Any.Type { Style.self }
}
