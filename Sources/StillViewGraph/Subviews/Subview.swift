/// One of the views that a content consists of, once tuples, groups, conditions and collections have fallen into them.
nonisolated public struct Subview: View, Identifiable {
  let unit: ViewUnit

  /// Tells the view apart from the others of its content; it stays the same as long as the view keeps its place there.
  public struct ID: Hashable {
    let unit: UnitID

    /// Returns the identity that `ForEach` or `id` gave the view, where it is of a type.
    public func explicitID<T: Hashable>(as type: T.Type) -> T? {
      (unit.dataIdentity?.base as? DataIdentity)?.id.base as? T
    }
  }

  public var id: ID { ID(unit: unit.id) }

  /// The values that the view passes to its container.
  public var containerValues: ContainerValues { unit.traits.containerValues }

  @MainActor public var body: some View { unit.view }
}

/// The views that a content consists of; as a view, all of them.
nonisolated public struct SubviewsCollection: RandomAccessCollection, View {
  let units: [ViewUnit]

  init(of units: [ViewUnit]) {
    self.units = units
  }

  public var startIndex: Int { 0 }
  public var endIndex: Int { units.count }
  public subscript(index: Int) -> Subview { Subview(unit: units[index]) }
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(base: self, bounds: bounds)
  }

  @MainActor public var body: some View {
    ForEach(units) { unit in unit.view }
  }
}

/// Some of the views that a content consists of, in a row; as a view, those.
nonisolated public struct SubviewsCollectionSlice: RandomAccessCollection, View {
  let base: SubviewsCollection
  let bounds: Range<Int>

  public var startIndex: Int { bounds.lowerBound }
  public var endIndex: Int { bounds.upperBound }
  public subscript(index: Int) -> Subview { base[index] }
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(base: base, bounds: bounds)
  }

  @MainActor public var body: some View {
    ForEach(base.units[bounds]) { unit in unit.view }
  }
}

/// A section of a content: its header, its content, its footer.
nonisolated public struct SectionConfiguration: Identifiable {
  /// Tells the section apart from the others of its content.
  public struct ID: Hashable {
    let unit: UnitID
  }

  public let id: ID
  /// The values that the section passes to its container.
  public let containerValues: ContainerValues
  /// The views of the header; empty where there is none.
  public let header: SubviewsCollection
  /// The views under the header, one by one.
  public let content: SubviewsCollection
  /// The views of the footer; empty where there is none.
  public let footer: SubviewsCollection
}

/// The sections that a content consists of. Views outside of sections form sections without a header.
nonisolated public struct SectionCollection: RandomAccessCollection, View {
  let sections: [SectionConfiguration]

  public var startIndex: Int { 0 }
  public var endIndex: Int { sections.count }
  public subscript(index: Int) -> SectionConfiguration { sections[index] }
  public subscript(bounds: Range<Int>) -> Slice<SectionCollection> {
    Slice(base: self, bounds: bounds)
  }

  @MainActor public var body: some View {
    ForEach(sections) { section in
      Section {
        section.content
      } header: {
        section.header
      } footer: {
        section.footer
      }
    }
  }
}

extension [ViewUnit] {
  /// Collections fall into what they hold; sections stay.
  private var withoutRows: [ViewUnit] {
    flatMap { unit -> [ViewUnit] in
      if case .rows(let rows) = unit.kind { rows.allUnits.withoutRows } else { [unit] }
    }
  }

  /// The sections, with what lies between them gathered.
  var sections: [SectionConfiguration] {
    var result: [SectionConfiguration] = []
    var loose: [ViewUnit] = []
    func gatherLoose() {
      guard let first = loose.first else { return }
      result.append(
        SectionConfiguration(
          id: .init(unit: first.id), containerValues: ContainerValues(),
          header: SubviewsCollection(of: []), content: SubviewsCollection(of: loose),
          footer: SubviewsCollection(of: [])))
      loose = []
    }
    for unit in withoutRows {
      guard case .section(let header, let content, let footer) = unit.kind else {
        loose.append(unit)
        continue
      }
      gatherLoose()
      result.append(
        SectionConfiguration(
          id: .init(unit: unit.id), containerValues: unit.traits.containerValues,
          header: SubviewsCollection(of: header.flattened),
          content: SubviewsCollection(of: content.flattened),
          footer: SubviewsCollection(of: footer.flattened)))
    }
    gatherLoose()
    return result
  }
}
