import Foundation
import StillGeometry
import StillLayout
import StillViewGraph

/// The controls of a group in a menu: cells of equal width, icons above titles (rule C2.10).
nonisolated struct MenuCells<Content: View>: View {
  let content: Content

  @MainActor var body: some View {
    let units = separateUnits(content).flattened
    HStack(spacing: 0) {
      ForEach(units) { unit in
        if unit.id != units.first?.id { Divider() }
        unit.view.frame(maxWidth: .infinity, minHeight: 60)
      }
    }
    .fixedSize(horizontal: false, vertical: true)
    .buttonStyle(MenuCellStyle())
  }
}

/// A cell of a menu that closes it and acts.
nonisolated private struct MenuCellStyle: PrimitiveButtonStyle {
  @Environment(\.dismissPresentation) private var dismiss
  @Environment(\.isEnabled) private var isEnabled

  @MainActor func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .labelStyle(MenuCellLabelStyle())
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .foregroundStyle(
        !isEnabled
          ? AnyShapeStyle(ControlColor.tertiaryLabel)
          : configuration.role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(.primary)
      )
      .contentShape(Rectangle())
      .modifier(
        ItemTouch {
          dismiss?.action()
          configuration.trigger()
        })
  }
}

/// The icon above the title.
nonisolated private struct MenuCellLabelStyle: LabelStyle {
  @MainActor func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 4) {
      configuration.icon.frame(height: 22)
      configuration.title.font(.footnote).lineLimit(1)
    }
  }
}
