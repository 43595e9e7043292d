import Synchronization

/// Paragraphs by their text and style, so that a view that is evaluated again, unchanged, gets the
/// paragraph that already knows its line breaks and sizes.
///
/// Bounded: a full cache is emptied. Its content never changes a result.
package final class ParagraphCache: Sendable {
  /// Text and style with their hash, which is asked for several times.
  private struct Key: Hashable {
    let runs: [TextRun]
    let style: ParagraphStyle
    let hash: Int

    init(_ runs: [TextRun], _ style: ParagraphStyle) {
      self.runs = runs
      self.style = style
      var hasher = Hasher()
      for run in runs { run.hash(into: &hasher) }
      hasher.combine(style.lineLimit)
      hasher.combine(style.pixelLength)
      hash = hasher.finalize()
    }

    static func == (a: Key, b: Key) -> Bool {
      a.hash == b.hash && a.style == b.style && a.runs == b.runs
    }

    func hash(into hasher: inout Hasher) { hasher.combine(hash) }
  }

  private struct Contents {
    var entries = [Key: Paragraph](minimumCapacity: 96)
    var bytes = 0
  }

  /// UTF-8 bytes of text that are kept, each paragraph counting for 64 at least.
  private let capacity: Int
  private let contents = Mutex(Contents())

  package init(capacity: Int = 131_072) {
    self.capacity = capacity
  }

  /// Returns the paragraph that was made before, or the one that `make` makes now, outside the lock.
  package func paragraph(
    _ runs: [TextRun], style: ParagraphStyle, make: () -> Paragraph
  ) -> Paragraph {
    let bytes = runs.reduce(64) { $0 + $1.text.utf8.count }
    guard bytes <= capacity / 8 else { return make() }
    let key = Key(runs, style)
    if let known = contents.withLock({ $0.entries[key] }) { return known }
    let paragraph = make()
    contents.withLock { contents in
      if contents.bytes + bytes > capacity { contents = Contents() }
      if contents.entries.updateValue(paragraph, forKey: key) == nil { contents.bytes += bytes }
    }
    return paragraph
  }

  /// Forgets all of them, because there are other fonts now.
  package func removeAll() {
    contents.withLock { $0 = Contents() }
  }
}
