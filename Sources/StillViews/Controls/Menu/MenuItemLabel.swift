import Foundation
import StillGeometry
import StillLayout
import StillViewGraph

/// The label of an item: the title at the leading edge, a second text below it, the icon at the trailing edge, a mark before all
/// (rule C2.9).
nonisolated struct MenuItemLabel<Content: View>: View {
  /// Nil: the item cannot be chosen, and leaves no room for a mark.
  let isSelected: Bool?
  /// Whether texts and images are arranged as the system does, also those of a row.
  let isArranged: Bool
  let content: Content

  init(isSelected: Bool?, isArranged: Bool = true, @ViewBuilder content: () -> Content) {
    self.isSelected = isSelected
    self.isArranged = isArranged
    self.content = content()
  }

  @MainActor var body: some View {
    let isSelected = isSelected
    return HStack(spacing: 4) {
      if let isSelected {
        Image(systemName: "checkmark")
          .font(.footnote.weight(.semibold))
          .opacity(isSelected ? 1 : 0)
          .frame(width: 20)
          .accessibilityHidden(true)
      }
      parts.labelStyle(MenuLabelStyle())
      Spacer(minLength: 0)
    }
    .padding(.horizontal, isSelected == nil ? 16 : 8)
    .padding(.vertical, 11)
    .accessibilityProperties(makesElement: false) { properties, _ in
      if isSelected == true { properties.traits.insert(.selected) }
    }
  }

  @MainActor @ViewBuilder private var parts: some View {
    let units = isArranged ? units : []
    if units.count > 1 {
      MenuItemParts(
        texts: units.filter { $0.traits[.isImage] != true && $0.traits[.isGap] != true },
        images: units.filter { $0.traits[.isImage] == true })
    } else {
      content
    }
  }
}

extension MenuItemLabel {
  /// The views that the label consists of.
  private var units: [ViewUnit] {
    let outer = separateUnits(content).flattened
    guard outer.count == 1, let row = outer[0].traits[.rowContent] else { return outer }
    return separateUnits(row).flattened
  }
}

/// The parts of an item that has several: texts below each other, then images.
nonisolated private struct MenuItemParts: View {
  let texts: [ViewUnit]
  let images: [ViewUnit]

  @MainActor var body: some View {
    HStack {
      VStack(alignment: .leading, spacing: 0) {
        ForEach(texts) { unit in
          if unit.id == texts.first?.id {
            unit.view
          } else {
            unit.view.font(.footnote).foregroundStyle(.secondary)
          }
        }
      }
      if !images.isEmpty { Spacer() }
      ForEach(images) { unit in unit.view.modifier(MenuIcon()) }
    }
  }
}

/// The icon behind the title.
nonisolated private struct MenuLabelStyle: LabelStyle {
  @MainActor func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.title
      Spacer()
      configuration.icon.modifier(MenuIcon())
    }
  }
}

/// The room of an icon: all are in one column, and no icon makes its row higher.
nonisolated private struct MenuIcon: ViewModifier {
  @MainActor func body(content: Content) -> some View {
    content.frame(width: 24, height: 20)
  }
}
