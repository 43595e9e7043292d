import SwiftUI

/// One family of controls six times: light, dark, at three sizes of type, and mirrored.
struct FamilyPage<Content: View>: View {
  /// Of one panel, in points.
  let size: CGSize
  @ViewBuilder let content: Content

  /// Of a page of such panels, in points.
  nonisolated static func size(_ panel: CGSize) -> CGSize {
    CGSize(width: 3 * panel.width + 4 * 12, height: 2 * (panel.height + 26) + 3 * 12)
  }

  var body: some View {
    Grid(horizontalSpacing: 12, verticalSpacing: 12) {
      GridRow {
        panel("Light", scheme: .light)
        panel("Extra small", scheme: .light).dynamicTypeSize(.xSmall)
        panel("Accessibility 1", scheme: .light).dynamicTypeSize(.accessibility1)
      }
      GridRow {
        panel("Dark", scheme: .dark)
        panel("Right to left", scheme: .light).environment(\.layoutDirection, .rightToLeft)
        panel("Extra extra large, dark", scheme: .dark).dynamicTypeSize(.xxLarge)
      }
    }
    .padding(12)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(Color(white: 0.87))
    .environment(\.colorScheme, .light)
  }

  private func panel(_ name: String, scheme: ColorScheme) -> some View {
    VStack(alignment: .leading, spacing: 6) {
      Text(name).font(.footnote.weight(.medium)).foregroundStyle(.secondary)
        .dynamicTypeSize(.large)
        .frame(height: 20)
      content
        .frame(width: size.width, height: size.height)
        .background(.background)
        .clipShape(RoundedRectangle(cornerRadius: 12, style: .continuous))
        .environment(\.colorScheme, scheme)
    }
  }
}
