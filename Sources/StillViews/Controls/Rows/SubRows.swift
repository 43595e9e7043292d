import Foundation
import StillGeometry
import StillLayout
import StillViewGraph

/// Rows inside a row, as high and with the lines as if they stood in the list themselves.
nonisolated struct SubRows<Content: View>: View {
  let content: Content
  @Environment(\.defaultMinListRowHeight) private var leastHeight
  @Environment(\.pixelLength) private var pixel
  @Environment(\.subRowLines) private var lines

  init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  @MainActor var body: some View {
    let units = separateUnits(content).flattened
    VStack(alignment: .leading, spacing: 0) {
      ForEach(units) { unit in
        RowLayout(
          insets: EdgeInsets(
            top: ListMetrics.rowInset, leading: 0, bottom: ListMetrics.rowInset, trailing: 0),
          leastHeight: leastHeight, pixel: pixel, trailingReach: lines.reach,
          showsLine: !lines.isHidden && unit.id != units.last?.id,
          showsTopLine: false
        ) {
          unit.view
          Rectangle().fill(.separator)
          Rectangle().fill(.separator)
        }
      }
    }
    .padding(.vertical, -ListMetrics.rowInset)
  }
}

/// The lines between rows inside a row.
nonisolated struct SubRowLines: Equatable, Sendable {
  /// Whether there are none, as in a sidebar beside its detail.
  var isHidden = false
  /// How far they reach beyond the row's content, in points: to the edge of its list.
  var reach: CGFloat = 16
}

private let subRowLinesEntry = EnvironmentEntry(SubRowLines())

extension EnvironmentValues {
  /// The lines between rows inside a row.
  var subRowLines: SubRowLines {
    get { self[subRowLinesEntry] }
    set { self[subRowLinesEntry] = newValue }
  }
}
