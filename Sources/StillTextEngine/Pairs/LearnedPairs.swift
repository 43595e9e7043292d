internal import StillText
internal import Synchronization

/// The pair tables of a font, one for every choice of features that is used a lot.
final class LearnedPairs: Sendable {
  private let entries = Mutex<[Entry]>([])

  /// How many glyphs HarfBuzz shapes before it pays to read the font's rules: more than a picture has that is
  /// made by a process of its own.
  static let patience = 4096
  /// Choices of features beyond this are left to HarfBuzz.
  private static let mostEntries = 6

  private struct Entry {
    let features: FontFeatures
    var state: State
  }

  private enum State {
    /// Not learned yet, with the number of glyphs shaped so far.
    case waiting(Int)
    case learning(PairTable)
    /// The font does other things than kerning.
    case unsuitable
  }

  /// Returns the table for a choice of features, if there is one.
  func table(for features: FontFeatures) -> PairTable? {
    entries.withLock { entries in
      for entry in entries where entry.features == features {
        if case .learning(let table) = entry.state { return table }
        return nil
      }
      return nil
    }
  }

  /// Takes over what HarfBuzz made of a text.
  ///
  /// - Parameter makeTable: Makes a table from the font's rules; called once at most.
  func learn(
    _ text: [UInt16], _ shaped: ShapedText, features: FontFeatures, makeTable: () -> PairTable?
  ) {
    let table: PairTable? = entries.withLock { entries in
      guard let index = entries.firstIndex(where: { $0.features == features }) else {
        if entries.count < Self.mostEntries {
          entries.append(Entry(features: features, state: .waiting(text.count)))
        }
        return nil
      }
      switch entries[index].state {
      case .unsuitable: return nil
      case .learning(let table): return table
      case .waiting(let count):
        // A single long text does not count: nothing was learned from it yet.
        guard count > Self.patience else {
          entries[index].state = .waiting(count + text.count)
          return nil
        }
        let table = makeTable()
        entries[index].state = table.map { .learning($0) } ?? .unsuitable
        return table
      }
    }
    guard let table, !table.learn(text, shaped) else { return }
    entries.withLock { entries in
      guard let index = entries.firstIndex(where: { $0.features == features }) else { return }
      entries[index].state = .unsuitable
    }
  }
}
