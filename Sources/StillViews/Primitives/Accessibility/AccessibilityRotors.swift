public import StillViewGraph

extension View {
  /// Adds a rotor with a name; the tree lists it by that name, with the labels of its entries.
  nonisolated public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ label: Text, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View { rotor(label) { entries()._labels } }
  /// Adds a rotor with a name; the tree lists it by that name, with the labels of its entries.
  nonisolated public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ labelKey: LocalizedStringKey,
    @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View { rotor(Text(labelKey)) { entries()._labels } }
  /// Replaces a rotor of the system; the tree lists it with the labels of its entries.
  nonisolated public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ systemRotor: AccessibilitySystemRotor,
    @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View { rotor(Text(verbatim: systemRotor.name)) { entries()._labels } }
  /// Adds a rotor with an entry for each value; the tree lists it by its name.
  nonisolated public func accessibilityRotor<EntryModel: Identifiable>(
    _ label: Text, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    rotor(label) { entries.map { Text(verbatim: $0[keyPath: entryLabel]) } }
  }
  /// Adds a rotor with an entry for each value; the tree lists it by its name.
  nonisolated public func accessibilityRotor<EntryModel: Identifiable>(
    _ labelKey: LocalizedStringKey, entries: [EntryModel],
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    rotor(Text(labelKey)) { entries.map { Text(verbatim: $0[keyPath: entryLabel]) } }
  }
  /// Replaces a rotor of the system by one with an entry for each value; the tree lists it.
  nonisolated public func accessibilityRotor<EntryModel: Identifiable>(
    _ systemRotor: AccessibilitySystemRotor, entries: [EntryModel],
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    rotor(Text(verbatim: systemRotor.name)) {
      entries.map { Text(verbatim: $0[keyPath: entryLabel]) }
    }
  }
  /// Adds a rotor with an entry for each value; the tree lists it by its name.
  nonisolated public func accessibilityRotor<EntryModel, ID: Hashable>(
    _ label: Text, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    rotor(label) { entries.map { Text(verbatim: $0[keyPath: entryLabel]) } }
  }
  /// Adds a rotor with an entry for each value; the tree lists it by its name.
  nonisolated public func accessibilityRotor<EntryModel, ID: Hashable>(
    _ labelKey: LocalizedStringKey, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    rotor(Text(labelKey)) { entries.map { Text(verbatim: $0[keyPath: entryLabel]) } }
  }
  /// Replaces a rotor of the system by one with an entry for each value; the tree lists it.
  nonisolated public func accessibilityRotor<EntryModel, ID: Hashable>(
    _ systemRotor: AccessibilitySystemRotor, entries: [EntryModel],
    entryID: KeyPath<EntryModel, ID>, entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    rotor(Text(verbatim: systemRotor.name)) {
      entries.map { Text(verbatim: $0[keyPath: entryLabel]) }
    }
  }
  /// Adds a rotor with an entry for each range of the text; the tree lists it by its name, with their words.
  nonisolated public func accessibilityRotor(
    _ label: Text, textRanges: [Range<String.Index>]
  ) -> some View { rotor(label, textRanges) }
  /// Adds a rotor with an entry for each range of the text; the tree lists it by its name, with their words.
  nonisolated public func accessibilityRotor(
    _ labelKey: LocalizedStringKey, textRanges: [Range<String.Index>]
  ) -> some View { rotor(Text(labelKey), textRanges) }
  /// Adds a rotor with an entry for each range of the text; the tree lists it by its name, with their words.
  @_disfavoredOverload nonisolated public func accessibilityRotor<L: StringProtocol>(
    _ label: L, textRanges: [Range<String.Index>]
  ) -> some View { rotor(Text(label), textRanges) }
  /// Replaces a rotor of the system by one with an entry for each range of the text; the tree lists
  /// it with their words.
  nonisolated public func accessibilityRotor(
    _ systemRotor: AccessibilitySystemRotor, textRanges: [Range<String.Index>]
  ) -> some View { rotor(Text(verbatim: systemRotor.name), textRanges) }
  /// Makes the view a place that a rotor's entry of the same identity leads to; the tree says so.
  nonisolated public func accessibilityRotorEntry<ID: Hashable>(
    id: ID, in namespace: Namespace.ID
  ) -> some View {
    accessibilityProperties(makesElement: false) { properties, _ in
      properties.isRotorEntry = true
    }
  }

  private nonisolated func rotor(
    _ name: Text, _ entries: @escaping () -> [Text] = { [] }
  ) -> some View {
    accessibilityProperties(makesElement: false) { properties, environment in
      let labels = entries().map { $0.spokenWords(in: environment) }
      properties.addRotor(SpokenRotor(name.spokenWords(in: environment), entries: labels))
    }
  }

  private nonisolated func rotor(_ name: Text, _ ranges: [Range<String.Index>]) -> some View {
    accessibilityProperties(makesElement: false) { properties, environment in
      let words = properties.name ?? ""
      let entries = ranges.filter { $0.upperBound <= words.endIndex }.map { String(words[$0]) }
      properties.addRotor(SpokenRotor(name.spokenWords(in: environment), entries: entries))
    }
  }
}
