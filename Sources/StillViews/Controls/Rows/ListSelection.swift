import StillViewGraph

/// Which rows are chosen, and what a tap on a row chooses.
nonisolated struct ListSelection {
  /// The value that a row stands for; nil where it is not of the type that rows have.
  let value: (ViewUnit) -> AnyHashable?
  /// Whether a value is chosen.
  let contains: (AnyHashable) -> Bool
  /// The values that are chosen.
  let chosen: () -> Set<AnyHashable>
  /// Chooses a row by its value; while the list is edited, one that is chosen is no longer.
  let select: (_ value: AnyHashable, _ isEditing: Bool) -> Void
  /// Whether a row is chosen.
  let hasChoice: () -> Bool
  /// Chooses no row.
  let clear: () -> Void
  /// Chooses a value; false where it is not of the type that rows have.
  let choose: (AnyHashable) -> Bool
  /// Whether several rows can be chosen.
  let isMultiple: Bool

  init?<Value: Hashable>(_ selection: Binding<Value?>?) {
    guard let selection else { return nil }
    value = { $0.selection(as: Value.self).map { AnyHashable($0) } }
    contains = { $0.base as? Value == selection.wrappedValue && selection.wrappedValue != nil }
    chosen = { selection.wrappedValue.map { [AnyHashable($0)] } ?? [] }
    select = { value, _ in
      if let value = value.base as? Value { selection.wrappedValue = value }
    }
    hasChoice = { selection.wrappedValue != nil }
    clear = { selection.wrappedValue = nil }
    choose = { value in
      guard let value = value.base as? Value else { return false }
      selection.wrappedValue = value
      return true
    }
    isMultiple = false
  }

  init?<Value: Hashable>(_ selection: Binding<Set<Value>>?) {
    guard let selection else { return nil }
    value = { $0.selection(as: Value.self).map { AnyHashable($0) } }
    contains = { value in
      (value.base as? Value).map { selection.wrappedValue.contains($0) } ?? false
    }
    chosen = { Set(selection.wrappedValue.map { AnyHashable($0) }) }
    select = { value, isEditing in
      guard let value = value.base as? Value else { return }
      if isEditing {
        selection.wrappedValue.formSymmetricDifference([value])
      } else {
        selection.wrappedValue = [value]
      }
    }
    hasChoice = { !selection.wrappedValue.isEmpty }
    clear = { selection.wrappedValue = [] }
    choose = { value in
      guard let value = value.base as? Value else { return false }
      selection.wrappedValue = [value]
      return true
    }
    isMultiple = true
  }
}
