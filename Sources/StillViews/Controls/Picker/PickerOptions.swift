import StillViewGraph

/// The options of a picker's content, and the chosen one.
nonisolated struct PickerOptions {
  var options: [PickerStyleConfiguration.Option] = []
  var warnings: [String] = []

  init<Value: Hashable>(_ content: some View, _ selections: [Binding<Value>]) {
    var seen = Set<Value>()
    let chosen = selections.first?.wrappedValue
    let isMixed = selections.contains { $0.wrappedValue != chosen }
    var startsGroup = false
    for unit in separateUnits(content).flattened {
      if unit.traits[.isDivider] == true {
        startsGroup = true
        continue
      }
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
      options[options.count - 1].startsGroup = startsGroup
      startsGroup = false
    }
    if let chosen, !isMixed, !options.isEmpty, !options.contains(where: \.isSelected) {
      warnings.append("no option of a picker has the tag of its selection, \(chosen)")
    }
  }
}
