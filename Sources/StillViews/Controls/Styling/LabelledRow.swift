import Foundation
import StillGeometry
import StillLayout
import StillViewGraph

/// A label at the leading edge and a control at the trailing one (rules C1.2–C1.4, C1.9).
nonisolated struct LabelledRow<Label: View, Content: View>: View {
  let label: Label
  let content: Content
  /// Whether the content is a control of the system's.
  let isControl: Bool
  @Environment(\.hidesLabels) private var hidesLabels
  @Environment(\.dynamicTypeSize) private var typeSize
  @Environment(\.isListRow) private var isListRow
  @Environment(\.isRowContent) private var isRowContent

  init(
    isControl: Bool = true, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.isControl = isControl
    self.content = content()
    self.label = label()
  }

  @MainActor var body: some View {
    if hidesLabels {
      HStack { content }.modifier(ReachingIntoInsets(isRowContent: isControl && isRowContent))
    } else if isListRow, typeSize.isAccessibilitySize {
      VStack(alignment: .leading) {
        LabelColumn(label: label)
        HStack { content }
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    } else {
      HStack {
        LabelColumn(label: label)
        Spacer().layoutPriority(-1)
        HStack { content }.modifier(ReachingIntoInsets(isRowContent: isControl && isRowContent))
      }
    }
  }
}

/// The views of a label in a column: the first unchanged, the second smaller and secondary, the others smaller still
/// (rule C1.3).
nonisolated struct LabelColumn<Label: View>: View {
  let label: Label

  @MainActor var body: some View {
    let units = separateUnits(label).flattened
    VStack(alignment: .leading) {
      if units.count < 2 {
        label
      } else {
        ForEach(Array(units.enumerated()), id: \.element.id) { index, unit in
          switch index {
          case 0: unit.view
          case 1: unit.view.font(.subheadline).containerForegroundStyle(.secondary)
          case 2: unit.view.font(.footnote).containerForegroundStyle(.secondary)
          default: unit.view.font(.footnote).containerForegroundStyle(.tertiary)
          }
        }
      }
    }
  }
}

/// Lets a control reach into the insets of the row that it is all of: the row stays as high as its text. A control beside others in a
/// container counts with its whole height.
nonisolated struct ReachingIntoInsets: ViewModifier {
  /// Whether the control is all of its row, where a container of the control itself hides that; nil asks the environment.
  var isRowContent: Bool?
  @Environment(\.isListRow) private var isListRow
  @Environment(\.isRowContent) private var isRowContentHere

  init(isRowContent: Bool? = nil) {
    self.isRowContent = isRowContent
  }

  @MainActor func body(content: Content) -> some View {
    content.padding(
      .vertical,
      isListRow && (isRowContent ?? isRowContentHere) ? -ListMetrics.controlReach : 0)
  }
}
