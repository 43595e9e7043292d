/// The lines that differ between two texts, with two lines around each change.
///
/// `description` marks lines of the reference with "-", of the actual text with "+", and
/// leaves out long stretches that agree.
package struct LineDifference: CustomStringConvertible {
  private enum Line {
    case same(Substring)
    case removed(Substring)
    case added(Substring)

    var isChange: Bool {
      if case .same = self { false } else { true }
    }
  }

  private let lines: [Line]

  /// Nil when the texts are equal, byte for byte.
  package init?(reference: String, actual: String) {
    guard !reference.utf8.elementsEqual(actual.utf8) else { return nil }
    let old = reference.split(separator: "\n", omittingEmptySubsequences: false)
    let new = actual.split(separator: "\n", omittingEmptySubsequences: false)
    let difference = new.difference(from: old) { $0.utf8.elementsEqual($1.utf8) }
    var removed = Set<Int>()
    var added = Set<Int>()
    for change in difference {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): added.insert(offset)
      }
    }
    var lines: [Line] = []
    var (i, j) = (0, 0)
    while i < old.count || j < new.count {
      if removed.contains(i) {
        lines.append(.removed(old[i]))
        i += 1
      } else if added.contains(j) {
        lines.append(.added(new[j]))
        j += 1
      } else {
        lines.append(.same(new[j]))
        i += 1
        j += 1
      }
    }
    self.lines = lines
  }

  package var description: String {
    let changes = lines.filter(\.isChange).count
    var text = "\(changes) \(changes == 1 ? "line differs" : "lines differ") (- golden, + actual):"
    var skipping = false
    for (index, line) in lines.enumerated() {
      let around = max(0, index - 2)...min(lines.count - 1, index + 2)
      guard lines[around].contains(where: \.isChange) else {
        if !skipping { text += "\n  …" }
        skipping = true
        continue
      }
      skipping = false
      switch line {
      case .same(let content): text += "\n    \(content)"
      case .removed(let content): text += "\n  - \(content)"
      case .added(let content): text += "\n  + \(content)"
      }
    }
    return text
  }
}
