import SwiftUI
import Testing

/// Lines of a text storage, set by a layout manager.
@Suite struct LayoutManagerTests {
  private let words = NSTextStorage(
    string: "the quick brown fox jumps over the lazy dog",
    attributes: [.font: UIFont.systemFont(ofSize: 16)])

  private func manager(_ size: CGSize, lines: Int = 0) -> (NSLayoutManager, NSTextContainer) {
    let (manager, container) = (NSLayoutManager(), NSTextContainer(size: size))
    container.lineFragmentPadding = 0
    container.maximumNumberOfLines = lines
    words.addLayoutManager(manager)
    manager.addTextContainer(container)
    manager.ensureLayout(for: container)
    return (manager, container)
  }

  private func lines(_ manager: NSLayoutManager) -> [(used: CGRect, range: NSRange)] {
    var lines: [(CGRect, NSRange)] = []
    let all = NSRange(location: 0, length: manager.numberOfGlyphs)
    unsafe manager.enumerateLineFragments(forGlyphRange: all) { _, used, _, range, _ in
      lines.append((used, range))
    }
    return lines
  }

  @Test func linesAreThoseThatAreMeasured() {
    let (manager, container) = manager(CGSize(width: 120, height: CGFloat.greatestFiniteMagnitude))
    let measured = words.boundingRect(
      with: CGSize(width: 120, height: 1000), options: .usesLineFragmentOrigin, context: nil)
    #expect(manager.usedRect(for: container) == measured)
    let lines = lines(manager)
    #expect(lines.count == Int((measured.height / lines[0].used.height).rounded()))
    #expect(lines.count > 2 && lines.allSatisfy { $0.used.width <= 120 })
    #expect(lines.map(\.range.length).reduce(0, +) == words.length)
    for (line, next) in zip(lines, lines.dropFirst()) {
      #expect(NSMaxRange(line.range) == next.range.location && next.used.minY > line.used.minY)
    }
    var range = NSRange()
    let last = unsafe manager.lineFragmentUsedRect(
      forGlyphAt: words.length - 1, effectiveRange: &range)
    #expect(last == lines.last?.used && range == lines.last?.range)
    let first = unsafe manager.lineFragmentRect(forGlyphAt: 0, effectiveRange: nil)
    #expect(first.width == 120)
    #expect(manager.glyphRange(for: container) == NSRange(location: 0, length: words.length))
  }

  @Test func lettersAreFoundByTheirPlaces() {
    let (manager, container) = manager(CGSize(width: 120, height: 1000))
    for index in [0, 5, 17, 28, words.length - 1] {
      let glyphs = unsafe manager.glyphRange(
        forCharacterRange: NSRange(location: index, length: 1), actualCharacterRange: nil)
      let letter = manager.boundingRect(forGlyphRange: glyphs, in: container)
      #expect(letter.width > 2 && letter.width < 20)
      var share: CGFloat = 0
      let found = unsafe manager.characterIndex(
        for: CGPoint(x: letter.midX, y: letter.midY), in: container,
        fractionOfDistanceBetweenInsertionPoints: &share)
      #expect(found == index && abs(share - 0.5) < 0.01)
      #expect(manager.location(forGlyphAt: index).x == letter.minX)
    }
    #expect(manager.glyphIndex(for: CGPoint(x: -9, y: -9), in: container) == 0)
    #expect(manager.glyphIndex(for: CGPoint(x: 999, y: 999), in: container) == words.length - 1)
  }

  @Test func containersBoundLines() {
    let (manager, container) = manager(CGSize(width: 120, height: 0), lines: 2)
    #expect(lines(manager).count == 2)
    container.maximumNumberOfLines = 0
    let all = lines(manager).count
    container.size.height = 40
    #expect(lines(manager).count == 2 && all > 2)
    container.size.height = 0
    #expect(lines(manager).count == all)
    container.lineFragmentPadding = 5
    #expect(lines(manager).allSatisfy { $0.used.minX == 5 && $0.used.width <= 110 })
    container.size = .zero
    #expect(lines(manager).count == 1)
    words.removeLayoutManager(manager)
    #expect(lines(manager).isEmpty && manager.usedRect(for: container) == .zero)
    #expect(words.layoutManagers.isEmpty)
  }

  @MainActor @Test func aTextViewHasItsWords() {
    let view = UITextView()
    view.text = "words"
    view.font = .systemFont(ofSize: 20)
    #expect(view.textStorage.string == "words")
    let font = unsafe view.textStorage.attribute(.font, at: 0, effectiveRange: nil)
    #expect(font as? UIFont == .systemFont(ofSize: 20))
  }
}
