import StillRuntime
import StillViewGraph

/// The options of a picker's content, and the chosen one.
nonisolated struct PickerOptions {
  var options: [PickerStyleConfiguration.Option] = []
  var warnings: [String] = []

  init<Value: Hashable>(_ content: some View, _ selections: [Binding<Value>]) {
    var seen = Set<Value>()
    let chosen = selections.first?.wrappedValue
    let isMixed = selections.contains { $0.wrappedValue != chosen }
    for entry in PickerEntry.entries(of: separateUnits(content)) {
      let unit = entry.unit
      let value = unit.selection(as: Value.self)
      if let value, !seen.insert(value).inserted {
        warnings.append(
          "several options of a picker have the tag \(value); the first is shown as selected")
      }
      let isFirst = !options.contains { $0.isSelected }
      options.append(
        PickerStyleConfiguration.Option(
          id: unit.id, label: .init(content: unit.view),
          isSelected: value != nil && value == chosen && !isMixed && isFirst,
          choose: {
            guard let value else { return }
            for selection in selections { selection.wrappedValue = value }
          }))
      options[options.count - 1].startsGroup = entry.startsGroup
      options[options.count - 1].heading = entry.heading
    }
    if let chosen, !isMixed, !options.isEmpty, !options.contains(where: \.isSelected) {
      warnings.append("no option of a picker has the tag of its selection, \(chosen)")
    }
  }
}

/// A view of a picker's content that can be chosen, with what parts it from those before (rule C3.10).
nonisolated private struct PickerEntry {
  let unit: ViewUnit
  let startsGroup: Bool
  let heading: AnyView?

  /// Returns the views without dividers, headers and footers.
  static func entries(of units: [ViewUnit]) -> [PickerEntry] {
    var entries: [PickerEntry] = []
    var startsGroup = false
    var heading: AnyView?
    func add(_ units: [ViewUnit]) {
      for unit in units {
        switch unit.kind {
        case .view:
          if unit.traits[.isDivider] == true {
            startsGroup = true
            continue
          }
          entries.append(
            PickerEntry(
              unit: unit, startsGroup: startsGroup && !entries.isEmpty, heading: heading))
          (startsGroup, heading) = (false, nil)
        case .rows(let rows): CallStack.ensured { add(rows.allUnits) }
        case .section(let header, let content, _):
          let header = header.flattened
          startsGroup = true
          heading = header.isEmpty ? nil : AnyView(ForEach(header) { $0.view })
          CallStack.ensured { add(content) }
          (startsGroup, heading) = (true, nil)
        }
      }
    }
    add(units)
    return entries
  }
}
