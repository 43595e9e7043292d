import Foundation
import StillGeometry
import StillLayout
import StillViewGraph

/// The rows of one line: usually one; of a view with state whose body holds several views, each of them.
nonisolated struct ListUnits: View {
  /// Which ends of its section and list a line is at.
  struct Ends {
    var isFirst: Bool
    var isLast: Bool
    let isFirstOfList: Bool
    let lines: SectionLines
  }

  private var units: [ViewUnit]
  private var ends: Ends
  let look: ListAppearance
  let selection: ListSelection?
  let state: ListState
  /// The units around, where these are the parts of another one.
  private var outer: [UnitID] = []
  @Environment(\.listRowSpacing) private var spacing

  init(
    units: [ViewUnit], ends: Ends, look: ListAppearance, selection: ListSelection?, state: ListState
  ) {
    self.units = units
    self.ends = ends
    self.look = look
    self.selection = selection
    self.state = state
  }

  @MainActor var body: some View {
    VStack(alignment: .leading, spacing: spacing ?? 0) {
      ForEach(Array(units.enumerated()), id: \.element.id) { index, unit in
        let ends = ends(of: index)
        if let inside = unit.traits[.views] {
          parts(of: unit, inside, ends)
        } else {
          ListRow(
            unit: unit, look: look, place: place(of: unit, ends), selection: selection,
            state: state)
        }
      }
    }
  }

  /// The rows of a view that falls apart where its state lives.
  @MainActor private func parts(
    of unit: ViewUnit, _ inside: DeferredSeparation, _ ends: Ends
  ) -> AnyView {
    var rows = self
    rows.ends = ends
    rows.outer.append(unit.id)
    var traits = unit.traits
    traits[.views] = nil
    return inside.arranged { [rows, traits] parts in
      var rows = rows
      rows.units = parts.flattened.map { part in
        var part = part
        part.traits.addOuter(traits)
        return part
      }
      return AnyView(rows)
    }
  }

  private func ends(of index: Int) -> Ends {
    var ends = ends
    ends.isFirst = ends.isFirst && index == 0
    ends.isLast = ends.isLast && index == units.count - 1
    return ends
  }

  private func place(of unit: ViewUnit, _ ends: Ends) -> RowPlace {
    RowPlace(
      id: outer.isEmpty ? AnyHashable(unit.id) : AnyHashable(outer + [unit.id]),
      isFirst: ends.isFirst, isLast: ends.isLast,
      showsLineAbove: ends.isFirstOfList && ends.isFirst && ends.lines.showsTop,
      hides: HiddenLines(
        top: ends.isFirst && ends.lines.hidden.top, bottom: ends.isLast && ends.lines.hidden.bottom),
      lineTints: LineTints(
        top: ends.isFirst ? ends.lines.tints.top : nil,
        bottom: ends.isLast ? ends.lines.tints.bottom : nil))
  }
}
