import Foundation
import StillViewGraph

/// The lines of a list: headers, rows and footers of its sections, counted but not built.
nonisolated struct ListSections {
  /// Rows that belong together.
  struct Section {
    /// Its place in the code and the identities of data around it; of rows without a section, that of the section before them.
    var id: AnyHashable
    var header: [ViewUnit] = []
    var footer: [ViewUnit] = []
    var runs: [Run] = []
    /// The separators that the section asks for at its ends.
    var lines = SectionLines()
    /// How much its header stands out; nil: as the list's do.
    var prominence: Prominence?
    /// Whether the rows are shown, where that can change.
    var expansion: Binding<Bool>?
    /// A view that resolves into several sections once its state exists.
    var deferred: ViewUnit?

    var rowCount: Int { runs.reduce(0) { $0.adding($1.count) } }
  }

  /// One row, or as many as a collection has elements.
  enum Run {
    case row(ViewUnit)
    case rows(UnitRows, id: UnitID)

    var count: Int {
      switch self {
      case .row: 1
      case .rows(let rows, _): rows.count
      }
    }
  }

  /// The place of a line.
  enum Line {
    case header(section: Int)
    case row(section: Int, row: Int)
    case footer(section: Int)
    case deferred(section: Int)
  }

  private(set) var sections: [Section] = []
  /// The number of the first line of each section, and at the end that of all lines.
  private(set) var firstLines: [Int] = [0]
  /// The number of each section, by its identity.
  private let numbers: [AnyHashable: Int]
  private var hasGaps = true

  init(_ units: [ViewUnit]) {
    var sections: [Section] = []
    /// Whether the last section is one without a `Section` around.
    var isOpen = false
    var numbers: [AnyHashable: Int] = [:]
    /// How many sections have an identity so far: elements with equal ones have sections with equal ones.
    var copies: [AnyHashable: Int] = [:]
    func begin(_ section: Section) {
      var section = section
      let copy = copies[section.id, default: 0]
      copies[section.id] = copy + 1
      if copy > 0 { section.id = AnyHashable(SectionCopy(id: section.id, number: copy)) }
      numbers[section.id] = sections.count
      sections.append(section)
    }
    func add(_ run: Run) {
      if !isOpen { begin(Section(id: AnyHashable(LooseRows(after: sections.last?.id)))) }
      isOpen = true
      sections[sections.count - 1].runs.append(run)
    }
    func add(_ units: [ViewUnit]) {
      for unit in units {
        switch unit.kind {
        case .view where unit.traits[.sections] != nil:
          begin(Section(id: AnyHashable(unit.id), deferred: unit))
          isOpen = false
        case .view: add(.row(unit))
        case .rows(let rows):
          if rows.first?.units().contains(where: \.isSection) == true {
            for row in rows { add(row.units()) }
          } else {
            add(.rows(rows, id: unit.id))
          }
        case .section(let header, let content, let footer):
          var section = Section(
            id: AnyHashable(unit.id), header: header.flattened, footer: footer.flattened)
          section.lines = SectionLines(unit.traits)
          section.prominence = unit.traits[.headerProminence]
          section.expansion = unit.traits[.expansion]
          for inner in content.withoutSections {
            switch inner.kind {
            case .rows(let rows): section.runs.append(.rows(rows, id: inner.id))
            default: section.runs.append(.row(inner))
            }
          }
          begin(section)
          isOpen = false
        }
      }
    }
    add(units)
    self.sections = sections
    self.numbers = numbers
    count()
  }

  /// Returns a copy with or without lines for the gaps around sections that have no header or footer.
  func withGaps(_ hasGaps: Bool) -> ListSections {
    var sections = self
    sections.hasGaps = hasGaps
    sections.count()
    return sections
  }

  private mutating func count() {
    firstLines = [0]
    for section in sections {
      let lines =
        section.deferred != nil
        ? 1 : headerLines(section).adding(section.rowCount).adding(footerLines(section))
      firstLines.append(firstLines[firstLines.count - 1].adding(lines))
    }
  }

  func headerLines(_ section: Section) -> Int {
    hasGaps || !section.header.isEmpty ? 1 : 0
  }

  func footerLines(_ section: Section) -> Int {
    hasGaps || !section.footer.isEmpty ? 1 : 0
  }

  var lineCount: Int { firstLines[firstLines.count - 1] }

  /// Returns the section of a line.
  private func section(of index: Int) -> Int {
    var low = 0
    var high = sections.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if firstLines[middle] <= index { low = middle } else { high = middle }
    }
    return low
  }

  /// Returns the kind of a line.
  ///
  /// - Complexity: logarithmic in the number of sections.
  func line(_ index: Int) -> Line {
    let low = section(of: index)
    let section = sections[low]
    if section.deferred != nil { return .deferred(section: low) }
    let row = index - firstLines[low] - headerLines(section)
    if row < 0 { return .header(section: low) }
    return row < section.rowCount ? .row(section: low, row: row) : .footer(section: low)
  }

  /// Returns the lines of the section that a line belongs to, the header first; nil if the section has no header.
  func group(of index: Int) -> Range<Int>? {
    guard index < lineCount else { return nil }
    let section = section(of: index)
    guard sections[section].deferred == nil, !sections[section].header.isEmpty else { return nil }
    return firstLines[section]..<firstLines[section + 1]
  }

  /// Returns a row's run, the run's number, and the row's index in the run.
  private func place(_ row: Int, in section: Int) -> (run: Run, number: Int, index: Int)? {
    var rest = row
    for (number, run) in sections[section].runs.enumerated() {
      if rest < run.count { return (run, number, rest) }
      rest -= run.count
    }
    return nil
  }

  /// Returns the number of a row's run, and the row's index in it; (−1, −1) if there is no such row.
  func runRow(_ row: Int, in section: Int) -> (Int, Int) {
    place(row, in: section).map { ($0.number, $0.index) } ?? (-1, -1)
  }

  /// Returns the views of a row, usually one.
  func units(_ row: Int, in section: Int) -> [ViewUnit] {
    guard let place = place(row, in: section) else { return [] }
    switch place.run {
    case .row(let unit): return [unit]
    case .rows(let rows, _):
      let index = place.index
      return rows[index].units().flattened.map { unit in
        var unit = unit
        if let deletion = unit.traits[.rowsDeletion] {
          unit.traits[.rowDeletion] = RowDeletion { deletion.action(IndexSet(integer: index)) }
        }
        if let move = unit.traits[.rowsMove] {
          unit.traits[.rowMove] = RowMove(
            section: section, run: place.number, index: index, count: rows.count,
            action: move.action)
        }
        return unit
      }
    }
  }

  /// Returns the number of the section with an identity; nil if there is none.
  func number(of section: AnyHashable) -> Int? { numbers[section] }

  /// Returns the identity of a line, which it keeps where other sections, rows and collections come and go.
  func identity(_ index: Int) -> AnyHashable {
    switch line(index) {
    case .row(let section, let row):
      guard let place = place(row, in: section) else { break }
      switch place.run {
      case .row(let unit): return AnyHashable(unit.id)
      case .rows(let rows, let id):
        return AnyHashable(RowIdentity(rows: id, id: rows[place.index].id))
      }
    case .header(let section): return identity(section, .header)
    case .footer(let section): return identity(section, .footer)
    case .deferred(let section): return identity(section, .deferred)
    }
    return AnyHashable(index)
  }

  private func identity(_ section: Int, _ part: LineIdentity.Part) -> AnyHashable {
    AnyHashable(LineIdentity(section: sections[section].id, part: part))
  }

  /// The identity of a line that is no row.
  struct LineIdentity: Hashable {
    enum Part { case header, footer, deferred }

    let section: AnyHashable
    let part: Part
  }

  /// The identity of a collection's row.
  struct RowIdentity: Hashable {
    /// The collection.
    let rows: UnitID
    /// The element.
    let id: AnyHashable
  }

  /// The identity of a section of rows without a `Section` around them.
  private struct LooseRows: Hashable {
    let after: AnyHashable?
  }

  /// The identity of a section that has the same one as another.
  private struct SectionCopy: Hashable {
    let id: AnyHashable
    let number: Int
  }
}

extension ViewUnit {
  /// Whether it is a section, also one with an identity by `id(_:)`, or one for each element of a collection.
  fileprivate var isSection: Bool {
    switch kind {
    case .section: true
    case .rows(let rows): rows.first?.units().contains(where: \.isSection) == true
    case .view: traits[.sections] != nil
    }
  }
}

extension [ViewUnit] {
  /// The units with nested sections replaced by their header, content and footer.
  fileprivate var withoutSections: [ViewUnit] {
    flatMap { unit -> [ViewUnit] in
      if case .section(let header, let content, let footer) = unit.kind {
        return header + content.withoutSections + footer
      }
      return [unit]
    }
  }
}
