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
    if let line = identity.base as? LineIdentity {
      guard sections.indices.contains(line.section) else { return .nowhere }
      return place(of: line)
    }
    var isCertain = true
    for section in sections.indices {
      switch row(with: identity, in: section) {
      case .at(let line): return .at(line)
      case .nowhere: break
      case .unknown: isCertain = false
      }
    }
    return isCertain ? .nowhere : .unknown
  }

  private func place(of line: LineIdentity) -> IdentityPlace {
    let section = sections[line.section]
    let first = firstLines[line.section]
    switch line.part {
    case 0:
      return section.deferred == nil && headerLines(section) > 0 ? .at(first) : .nowhere
    case 1:
      return section.deferred == nil && footerLines(section) > 0
        ? .at(firstLines[line.section + 1] - 1) : .nowhere
    case 2: return section.deferred != nil && line.id == AnyHashable(first) ? .at(first) : .nowhere
    default:
      return line.id.map { row(with: $0, in: line.section, run: line.part - 3) } ?? .nowhere
    }
  }

  /// Returns the line of a row in a section.
  ///
  /// - Parameter run: The number of the run that it is in; nil: of any.
  private func row(
    with identity: AnyHashable, in index: Int, run wanted: Int? = nil
  ) -> IdentityPlace {
    let section = sections[index]
    var line = firstLines[index].adding(headerLines(section))
    var isCertain = true
    for (number, run) in section.runs.enumerated() {
      defer { line = line.adding(run.count) }
      if let wanted, wanted != number { continue }
      switch run {
      case .row(let unit): if AnyHashable(unit.id) == identity { return .at(line) }
      case .rows(let rows):
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
