public import Foundation
import StillText
public import StillViews

/// Sets the lines of a text storage in a container, with the lines that views have. A glyph is a unit of UTF-16 here, and lines run from
/// the left to the right. Only the first container is filled.
///
/// Each question costs a time linear in the letters, and the lines are set once for a string and a width.
open class NSLayoutManager: NSObject {
  /// The string.
  open weak var textStorage: NSTextStorage?
  /// The areas that lines are set in.
  public private(set) var textContainers: [NSTextContainer] = []
  /// Whether the font's own gap counts. No effect: it is a part of the height of lines.
  open var usesFontLeading = true
  /// No effect: all lines are set when they are asked for.
  open var allowsNonContiguousLayout = false
  private var known: (string: NSAttributedString, room: Room, layout: ParagraphLayout)?

  /// The bounds of lines; nil: none.
  private struct Room: Equatable {
    let width, height: CGFloat?
    let lineLimit: Int?

    init(of container: NSTextContainer) {
      let inside = container.size.width - 2 * container.lineFragmentPadding
      width = container.size.width > 0 && inside < 1e7 ? max(inside, 0) : nil
      let height = container.size.height
      self.height = height > 0 && height < 1e7 ? height : nil
      lineLimit = container.maximumNumberOfLines > 0 ? container.maximumNumberOfLines : nil
    }
  }

  /// Adds an area.
  open func addTextContainer(_ container: NSTextContainer) { textContainers.append(container) }

  /// Does nothing: lines are set when they are asked for.
  open func ensureLayout(for container: NSTextContainer) {}

  /// Does nothing: glyphs are made when they are asked for.
  open func ensureGlyphs(forCharacterRange charRange: NSRange) {}

  /// The glyphs of the whole string.
  open var numberOfGlyphs: Int { textStorage?.length ?? 0 }

  // MARK: Lines

  private func layout(in container: NSTextContainer?) -> ParagraphLayout? {
    guard let textStorage, let container = container ?? textContainers.first else { return nil }
    let room = Room(of: container)
    if let known, known.room == room, known.string.isEqual(to: textStorage) { return known.layout }
    guard
      let layout = TextMeasurement(textStorage).layout(
        width: room.width, height: room.height, lineLimit: room.lineLimit)
    else { return nil }
    known = (NSAttributedString(attributedString: textStorage), room, layout)
    return layout
  }

  private func padding(of container: NSTextContainer?) -> CGFloat {
    (container ?? textContainers.first)?.lineFragmentPadding ?? 0
  }

  private func rect(of line: TextLine) -> CGRect {
    CGRect(
      x: line.origin.x + padding(of: nil), y: line.origin.y, width: line.width,
      height: line.ascent + line.descent)
  }

  private func line(at glyph: Int) -> TextLine? {
    let lines = layout(in: nil)?.lines ?? []
    return lines.last { $0.range.lowerBound <= glyph } ?? lines.first
  }

  /// Returns the rectangle that all lines fill, in the coordinates of the container, in points.
  open func usedRect(for container: NSTextContainer) -> CGRect {
    guard let layout = layout(in: container) else { return .zero }
    let padding = padding(of: container)
    return CGRect(
      x: 0, y: 0, width: layout.size.width + 2 * padding, height: layout.size.height)
  }

  /// Returns the glyphs that have room in a container.
  open func glyphRange(for container: NSTextContainer) -> NSRange {
    NSRange(location: 0, length: layout(in: container)?.lines.last?.range.upperBound ?? 0)
  }

  /// Returns the rectangle of the line with a glyph, as wide as the container, in points.
  ///
  /// - Parameter effectiveGlyphRange: Gets the glyphs of the line.
  open func lineFragmentRect(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
  ) -> CGRect {
    let used = unsafe lineFragmentUsedRect(
      forGlyphAt: glyphIndex, effectiveRange: effectiveGlyphRange)
    let width = textContainers.first?.size.width ?? 0
    return CGRect(
      x: 0, y: used.minY, width: width > 0 ? width : used.maxX + padding(of: nil),
      height: used.height)
  }

  /// Returns the rectangle that the letters of the line with a glyph fill, in points.
  ///
  /// - Parameter effectiveGlyphRange: Gets the glyphs of the line.
  open func lineFragmentUsedRect(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
  ) -> CGRect {
    guard let line = line(at: glyphIndex) else { return .zero }
    if let effectiveGlyphRange = unsafe effectiveGlyphRange {
      unsafe effectiveGlyphRange.pointee = NSRange(line.range)
    }
    return rect(of: line)
  }

  /// Calls a closure with the lines of some glyphs, from the top: their rectangles, those that their letters fill, and their glyphs.
  open func enumerateLineFragments(
    forGlyphRange glyphRange: NSRange,
    using block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    guard let container = textContainers.first else { return }
    var isEnd = ObjCBool(false)
    for line in layout(in: container)?.lines ?? []
    where NSIntersectionRange(NSRange(line.range), glyphRange).length > 0 {
      let used = rect(of: line)
      let whole = unsafe lineFragmentRect(forGlyphAt: line.range.lowerBound, effectiveRange: nil)
      unsafe block(whole, used, container, NSRange(line.range), &isEnd)
      if isEnd.boolValue { return }
    }
  }

  // MARK: Letters

  /// Returns the rectangle around some glyphs, in points.
  open func boundingRect(
    forGlyphRange glyphRange: NSRange, in container: NSTextContainer
  ) -> CGRect {
    (layout(in: container)?.lines ?? []).reduce(CGRect.null) { all, line in
      let part = NSIntersectionRange(NSRange(line.range), glyphRange)
      guard part.length > 0 else { return all }
      let (start, end) = (x(part.location, in: line), x(NSMaxRange(part), in: line))
      let whole = rect(of: line)
      return all.union(
        CGRect(x: start, y: whole.minY, width: max(end - start, 0), height: whole.height))
    }
  }

  /// Returns the left edge of a glyph in its line, from the left of the container, in points.
  private func x(_ glyph: Int, in line: TextLine) -> CGFloat {
    let before = NSRange(location: line.range.lowerBound, length: glyph - line.range.lowerBound)
    let start = line.origin.x + padding(of: nil)
    guard let textStorage, before.length > 0, NSMaxRange(before) <= textStorage.length else {
      return start
    }
    let width = TextMeasurement(textStorage.attributedSubstring(from: before))
      .size(width: nil, height: nil, []).width
    return start + min(width, line.width)
  }

  /// Returns the point on the baseline at which a glyph stands, from the upper left corner of its line, in points.
  open func location(forGlyphAt glyphIndex: Int) -> CGPoint {
    guard let line = line(at: glyphIndex) else { return .zero }
    return CGPoint(x: x(glyphIndex, in: line), y: line.ascent)
  }

  /// Returns the glyph at a point, or the closest one.
  open func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
    let lines = layout(in: container)?.lines ?? []
    guard let line = lines.last(where: { $0.origin.y <= point.y }) ?? lines.first else { return 0 }
    // The last glyph whose left edge lies before the point.
    var (low, high) = (line.range.lowerBound, max(line.range.upperBound - 1, line.range.lowerBound))
    while low < high {
      let middle = (low + high + 1) / 2
      if x(middle, in: line) <= point.x { low = middle } else { high = middle - 1 }
    }
    return low
  }

  /// Returns the character at a point, or the closest one.
  ///
  /// - Parameter partialFraction: Gets the share of the letter before the point.
  open func characterIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    let index = glyphIndex(for: point, in: container)
    if let partialFraction = unsafe partialFraction {
      let letter = boundingRect(forGlyphRange: NSRange(location: index, length: 1), in: container)
      let share = letter.width > 0 ? (point.x - letter.minX) / letter.width : 0
      unsafe partialFraction.pointee = min(max(share, 0), 1)
    }
    return index
  }

  /// Returns the glyphs of some characters: those at the same places.
  open func glyphRange(
    forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: NSRangePointer?
  ) -> NSRange {
    if let actualCharRange = unsafe actualCharRange { unsafe actualCharRange.pointee = charRange }
    return charRange
  }

  /// Returns the characters of some glyphs: those at the same places.
  open func characterRange(
    forGlyphRange glyphRange: NSRange, actualGlyphRange: NSRangePointer?
  ) -> NSRange {
    if let actualGlyphRange = unsafe actualGlyphRange {
      unsafe actualGlyphRange.pointee = glyphRange
    }
    return glyphRange
  }

  /// Returns the glyph of a character: that at the same place.
  open func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }

  /// Returns the character of a glyph: that at the same place.
  open func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }
}
