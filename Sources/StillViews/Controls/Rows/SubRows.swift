import Foundation
import StillGeometry
import StillLayout
import StillViewGraph

/// Rows inside a row, as high and with the lines as if they stood in the list themselves.
nonisolated struct SubRows<Content: View>: View {
  let content: Content
  @Environment(\.defaultMinListRowHeight) private var leastHeight
  @Environment(\.pixelLength) private var pixel
  @Environment(\.windowMargin) private var margin
  @Environment(\.hidesSubRowLines) private var hidesLines

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
          leastHeight: leastHeight, pixel: pixel, trailingReach: margin,
          showsLine: !hidesLines && unit.id != units.last?.id,
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

private let hidesSubRowLinesEntry = EnvironmentEntry<Bool>(false)

extension EnvironmentValues {
  /// Whether rows inside a row have no lines, as in a sidebar beside its detail (default: false).
  var hidesSubRowLines: Bool {
    get { self[hidesSubRowLinesEntry] }
    set { self[hidesSubRowLinesEntry] = newValue }
  }
}
