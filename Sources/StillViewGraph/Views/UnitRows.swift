import StillLayout
import StillRuntime

/// The views of a `ForEach`, made when they are asked for.
///
/// - Complexity: asking for one element's views costs that element's views alone.
package struct UnitRows: RandomAccessCollection {
  /// An element's place, identity and views.
  package struct Row: Identifiable {
    package let id: AnyHashable
    package let index: Int
    package let units: () -> [ViewUnit]
  }

  package let count: Int
  private let row: (Int) -> Row
  private let find: (AnyHashable) -> IdentityPlace

  init(
    count: Int, row: @escaping (Int) -> Row, find: @escaping (AnyHashable) -> IdentityPlace
  ) {
    self.count = count
    self.row = row
    self.find = find
  }

  package var startIndex: Int { 0 }
  package var endIndex: Int { count }
  package subscript(position: Int) -> Row { row(position) }

  /// Returns the place of a row by the identity of its element.
  package func place(of identity: AnyHashable) -> IdentityPlace { find(identity) }

  func mapped(_ change: @escaping ([ViewUnit]) -> [ViewUnit]) -> UnitRows {
    let row = row
    return UnitRows(
      count: count,
      row: { index in
        let inner = row(index)
        return Row(id: inner.id, index: index) { change(inner.units()) }
      }, find: find)
  }

  /// All views, one after the other.
  package var allUnits: [ViewUnit] { flatMap { $0.units() } }
}

extension ForEach: SeparableView where Content: View {
  package func appendUnits(to units: inout [ViewUnit], at id: UnitID) {
    let view = self
    let row = { (index: Int) -> UnitRows.Row in
      let element = view.data[view.data.index(view.data.startIndex, offsetBy: index)]
      let identity = AnyHashable(view.identify(element))
      return UnitRows.Row(id: identity, index: index) {
        var units: [ViewUnit] = []
        StillViewGraph.appendUnits(
          of: view.content(element), to: &units,
          at: id.inside(DataIdentity(id: identity)))
        return units.map { unit in
          var unit = unit
          if unit.traits[.identity] == nil { unit.traits[.identity] = identity }
          return unit
        }
      }
    }
    let rows = UnitRows(count: data.count, row: row) { identity in
      let place = (identity.base as? ID).map { view.place(of: $0) } ?? .nowhere
      if case .at = place { return place }
      return view.place(ofViewWith: identity).map { .at($0) } ?? place
    }
    units.append(ViewUnit(id: id, kind: .rows(rows)))
  }
}

extension ForEach where Content: View {
  /// The number of elements among whose views an identity is looked for.
  private static var mostSearched: Int { 100_000 }

  /// Returns the place of the first element whose view, or a part of it, has an identity: by `id(_:)`, or in a collection.
  ///
  /// - Complexity: linear in the elements, where their views have such identities; else constant.
  func place(ofViewWith identity: AnyHashable) -> Int? {
    let content = String(describing: Content.self)
    guard content.contains("IDView<") || content.contains("ForEach<") else { return nil }
    return data.prefix(Self.mostSearched).enumerated().first { _, element in
      separateUnits(self.content(element)).contains(identity)
    }?.offset
  }
}

extension UnitTrait<AnyHashable> {
  /// The identity that the nearest `ForEach` gives a view.
  package static let identity = UnitTrait<AnyHashable>()
}

extension [ViewUnit] {
  /// Returns whether a view among these, or in what they hold, has an identity.
  fileprivate func contains(_ identity: AnyHashable) -> Bool {
    contains { unit in
      if unit.traits[.identity] == identity { return true }
      return CallStack.ensured {
        switch unit.kind {
        case .view: false
        case .rows(let rows):
          switch rows.place(of: identity) {
          case .at: true
          case .nowhere: false
          case .unknown: rows.contains { $0.id == identity }
          }
        case .section(let header, let content, let footer):
          header.contains(identity) || content.contains(identity) || footer.contains(identity)
        }
      }
    }
  }

  /// Views alone: collections and sections fall into what they hold.
  package var flattened: [ViewUnit] {
    flatMap { unit -> [ViewUnit] in
      switch unit.kind {
      case .view: [unit]
      case .rows(let rows): rows.allUnits.flattened
      case .section(let header, let content, let footer):
        (header + content + footer).flattened
      }
    }
  }
}
