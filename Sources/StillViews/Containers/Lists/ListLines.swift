import StillViewGraph

/// The lines of a list as data of a `ForEach`.
nonisolated struct ListLines: RandomAccessCollection {
  struct Element: Identifiable {
    let id: AnyHashable
    let index: Int
  }

  let sections: ListSections

  var startIndex: Int { 0 }
  var endIndex: Int { sections.lineCount }
  subscript(position: Int) -> Element {
    Element(id: sections.identity(position), index: position)
  }
}

extension ListLines: IdentityLocating {
  package func place(of identity: AnyHashable) -> IdentityPlace { sections.place(of: identity) }
}

extension ListSections {
  /// Returns the place of a line by its identity, or by that of its data.
  ///
  /// - Complexity: linear in the number of sections and of rows that are no collection's.
  func place(of identity: AnyHashable) -> IdentityPlace {
    if let line = identity.base as? LineIdentity { return place(of: line) }
    let row = identity.base as? RowIdentity
    var isCertain = true
    for section in sections.indices {
      switch place(of: row?.id ?? identity, in: section, rows: row?.rows) {
      case .at(let line): return .at(line)
      case .nowhere: break
      case .unknown: isCertain = false
      }
    }
    return isCertain ? .nowhere : .unknown
  }

  private func place(of line: LineIdentity) -> IdentityPlace {
    guard let number = number(of: line.section) else { return .nowhere }
    let section = sections[number]
    let first = firstLines[number]
    switch line.part {
    case .header:
      return section.deferred == nil && headerLines(section) > 0 ? .at(first) : .nowhere
    case .footer:
      return section.deferred == nil && footerLines(section) > 0
        ? .at(firstLines[number + 1] - 1) : .nowhere
    case .deferred: return section.deferred != nil ? .at(first) : .nowhere
    }
  }

  /// Returns the line of a row in a section.
  ///
  /// - Parameter wanted: The collection whose element it is; nil: any, or none.
  private func place(
    of identity: AnyHashable, in index: Int, rows wanted: UnitID?
  ) -> IdentityPlace {
    let section = sections[index]
    var line = firstLines[index].adding(headerLines(section))
    var isCertain = true
    for run in section.runs {
      defer { line = line.adding(run.count) }
      switch run {
      case .row(let unit):
        if wanted == nil, AnyHashable(unit.id) == identity { return .at(line) }
      case .rows(let rows, let id):
        if let wanted, wanted != id { continue }
        switch rows.place(of: identity) {
        case .at(let row): return .at(line.adding(row))
        case .nowhere: break
        case .unknown: isCertain = false
        }
      }
    }
    return isCertain ? .nowhere : .unknown
  }
}
