import SwiftUI

/// The look of a widget: its size, its corners, its margins, its background, and its colors (rules WK1.1 to WK3.3).
struct WidgetFace: View {
  let content: AnyView
  let family: WidgetFamily
  var hasMargins = true
  /// The widget's own complaint, such as a family that it does not support.
  var warnings: [String] = []

  @Environment(\.widgetRenderingMode) private var givenMode
  @Environment(\.deviceSize) private var screen
  @Environment(\.colorScheme) private var colorScheme
  @State private var handsBackground = false

  private var mode: WidgetRenderingMode {
    family.isAccessory && givenMode == .fullColor ? .vibrant : givenMode
  }

  var body: some View {
    let metrics = WidgetMetrics(family, on: screen)
    // A view that hands up no background was written before margins came, and draws to the edges (rule WK2.3).
    let margin = hasMargins && handsBackground ? metrics.margins : 0
    let shape = RoundedRectangle(cornerRadius: metrics.radius, style: .continuous)
    colored(
      line(content)
        .environment(\.widgetContentMargins, EdgeInsets(margin))
        .padding(margin)
        .frame(width: metrics.size.width, height: metrics.size.height)
    )
    .frame(width: metrics.size.width, height: metrics.size.height)
    .onPreferenceChange(HandsBackground.self) { handsBackground = $0 }
    .backgroundPreferenceValue(HandedBackground.self) { background in
      ground(background)
    }
    .clipShape(shape)
    .containerShape(shape)
    .environment(\.isInsideWidget, true)
    .buttonStyle(WidgetButtonStyle())
    .environment(\.widgetFamily, family)
    .environment(\.widgetRenderingMode, mode)
    .environment(\.showsWidgetContainerBackground, mode == .fullColor)
    .environment(\.colorScheme, mode == .fullColor ? colorScheme : .dark)
    .warns(warnings)
  }

  /// The content of a line on the lock screen is one row; other content is as it is (rule WK1.2).
  @ViewBuilder private func line(_ content: AnyView) -> some View {
    if family == .accessoryInline {
      HStack(spacing: 4) { content }.font(.system(size: 17, weight: .medium)).lineLimit(1)
    } else {
      content
    }
  }

  @ViewBuilder private func colored(_ content: some View) -> some View {
    switch mode {
    case .accented: AccentedContent(content: content)
    case .vibrant: content.foregroundStyle(.white).tint(.white).grayscale(1)
    default: content
    }
  }

  @ViewBuilder private func ground(_ background: HandedBackground.Background?) -> some View {
    switch mode {
    case .accented: Color(red: 0.16, green: 0.16, blue: 0.18)
    case .vibrant: Color(red: 0.22, green: 0.24, blue: 0.28)
    default:
      if let background {
        ZStack(alignment: background.alignment) {
          systemGround
          background.view
        }
      } else {
        systemGround
      }
    }
  }

  private var systemGround: Color {
    colorScheme == .dark ? Color(red: 0.11, green: 0.11, blue: 0.118) : .white
  }
}

extension EdgeInsets {
  init(_ length: CGFloat) {
    self.init(top: length, leading: length, bottom: length, trailing: length)
  }
}
