import CStillCairo
import Foundation
import StillDrawing
import StillGeometry
import StillText

/// The text of an SVG, in fonts of its own.
///
/// Cairo writes no text into an SVG. It is told to draw a line in the place of each run, marked by a number that no other line has;
/// when the document is done, text takes the place of these lines. They come and go with Cairo's groups and clips.
@safe
final class SVGText: PageTextWriter {
  /// Some clusters of a run that follow each other in one font.
  private struct Piece {
    var font: Int
    var words: String
    /// Where each of the characters stands, or the first of them.
    var places: [CGFloat]
    var baseline: CGFloat
    /// Whether every character has its place, and further clusters can come.
    var isOpen: Bool
  }

  private struct Element {
    var pieces: [Piece]
    var transform: CGAffineTransform
    /// Of premultiplied alpha.
    var color: UInt32
  }

  /// The appearance of a cluster: the same cluster of a source is one shape.
  private struct Look: Hashable {
    var glyphs: [GlyphID]
    /// From the first glyph, in points.
    var offsets: [CGPoint]
  }

  /// Some fonts of one source: a character that has several looks has each in another font.
  private struct Family {
    var fonts: [Int] = []
  }

  private struct Key: Hashable {
    var source: UInt64
    var size: CGFloat
  }

  private struct Font {
    var font: OutlineFont
    var shapes: [Look: Int] = [:]
  }

  private var families: [Key: Family] = [:]
  private var fonts: [Font] = []
  private var elements: [Element] = []
  /// The next character for what has none.
  private var privateScalar: UInt32 = 0xE000

  /// The first number by which a line is marked; mitres of lines end at 1,000.
  private static let firstMark = 1_000_001

  func write(
    _ run: GlyphRun, at origin: CGPoint, _ paint: Paint, on painter: DisplayListPainter
  ) -> Bool {
    guard case .color(let color) = paint else { return false }
    let pixel = color.pixel(opacity: painter.state.opacity)
    let transform = painter.state.transform
    let toPage = CGAffineTransform(scaleX: 1 / painter.scale, y: 1 / painter.scale)
    guard pixel != 0, transform.isFinite else { return true }
    let size = Self.size(of: run)
    let boxes = zip(run.glyphs, run.positions).compactMap { glyph, position -> CGRect? in
      let box = run.source.outline(of: glyph).boundingRect
      return box.isNull || !box.isFinite || !position.isFinite
        ? nil : box.offsetBy(dx: origin.x + position.x, dy: origin.y + position.y)
    }
    let ink = boxes.reduce(CGRect.null) { $0.union($1) }.applying(transform)
    guard !boxes.isEmpty, ink.isFinite else { return true }
    var pieces: [Piece] = []
    for cluster in PageText.clusters(of: run) {
      add(cluster, of: run.source, size, at: origin, to: &pieces)
    }
    elements.append(
      Element(pieces: pieces, transform: transform.concatenating(toPage), color: pixel))
    unsafe mark(ink, elements.count - 1, on: painter.canvas.context)
    return true
  }

  /// Draws the line that stands for an element.
  private func mark(_ ink: CGRect, _ number: Int, on context: OpaquePointer) {
    unsafe cairo_save(context)
    unsafe cairo_identity_matrix(context)
    unsafe cairo_set_source_rgba(context, 0, 0, 0, 1)
    unsafe cairo_set_line_width(context, 1)
    unsafe cairo_set_miter_limit(context, Double(Self.firstMark + number))
    unsafe cairo_new_path(context)
    unsafe cairo_rectangle(
      context, Double(ink.minX), Double(ink.minY), max(Double(ink.width), 1),
      max(Double(ink.height), 1))
    unsafe cairo_stroke(context)
    unsafe cairo_restore(context)
  }

  /// Returns a font's size for a run, in points: a power of two beyond what its glyphs reach, so that numbers of
  /// the font suffice.
  private static func size(of run: GlyphRun) -> CGFloat {
    var size: CGFloat = 1
    for glyph in Set(run.glyphs) {
      let box = run.source.outline(of: glyph).boundingRect
      guard !box.isNull, box.isFinite else { continue }
      let farthest = max(abs(box.minX), abs(box.maxX), abs(box.minY), abs(box.maxY))
      while size < farthest { size *= 2 }
    }
    return size
  }

  private func add(
    _ cluster: WrittenText.Cluster, of source: any GlyphSource, _ size: CGFloat, at origin: CGPoint,
    to pieces: inout [Piece]
  ) {
    guard let first = cluster.glyphs.first else { return }
    var scalars = cluster.text.unicodeScalars.filter(Self.isAllowed)
    if scalars.isEmpty {
      guard cluster.glyphs.contains(where: { $0.glyph != PageText.blank && !$0.isSpace }) else {
        return
      }
      guard let scalar = Unicode.Scalar(privateScalar), privateScalar < 0xF8FF else { return }
      privateScalar += 1
      scalars.append(scalar)
    }
    let base = first.position
    let look = Look(
      glyphs: cluster.glyphs.map(\.glyph),
      offsets: cluster.glyphs.map { CGPoint(x: $0.position.x - base.x, y: $0.position.y - base.y) })
    let letter = scalars[scalars.startIndex]
    // A character that occurs again in its cluster cannot show both the cluster and nothing.
    let further = scalars.dropFirst().filter { $0 != letter }
    let font = font(for: look, of: source, size, letter, further)
    let words = String(letter) + String(String.UnicodeScalarView(further))
    let place = CGPoint(x: origin.x + base.x, y: origin.y + base.y)
    let isSingle = words.utf16.count == 1
    if isSingle, let last = pieces.last, last.isOpen, last.font == font, last.baseline == place.y {
      pieces[pieces.count - 1].words += words
      pieces[pieces.count - 1].places.append(place.x)
    } else {
      pieces.append(
        Piece(font: font, words: words, places: [place.x], baseline: place.y, isOpen: isSingle))
    }
  }

  /// Returns the number of a font in which a character shows a cluster, and further ones nothing.
  private func font(
    for look: Look, of source: any GlyphSource, _ size: CGFloat, _ letter: Unicode.Scalar,
    _ further: some Sequence<Unicode.Scalar>
  ) -> Int {
    let key = Key(source: source.identifier, size: size)
    let further = Array(further)
    for number in families[key, default: Family()].fonts
    where fonts[number].font.allows(letter, fonts[number].shapes[look], further: further) {
      let isKnown = fonts[number].font.characters[letter] != nil
      if !isKnown, fonts[number].font.isFull { continue }
      show(look, of: source, letter, further, in: number)
      return number
    }
    fonts.append(Font(font: OutlineFont(size: size)))
    families[key, default: Family()].fonts.append(fonts.count - 1)
    show(look, of: source, letter, further, in: fonts.count - 1)
    return fonts.count - 1
  }

  private func show(
    _ look: Look, of source: any GlyphSource, _ letter: Unicode.Scalar, _ further: [Unicode.Scalar],
    in number: Int
  ) {
    let shape: Int
    if let known = fonts[number].shapes[look] {
      shape = known
    } else {
      shape = fonts[number].font.add(Self.shape(look, of: source))
      fonts[number].shapes[look] = shape
    }
    fonts[number].font.map(letter, to: shape, further: further)
  }

  private static func shape(_ look: Look, of source: any GlyphSource) -> OutlineFont.Shape {
    var outline = Path()
    var advance: CGFloat = 0
    for (glyph, offset) in zip(look.glyphs, look.offsets) where glyph != PageText.blank {
      outline.addPath(
        source.outline(of: glyph),
        transform: CGAffineTransform(translationX: offset.x, y: offset.y))
      advance = max(advance, offset.x + source.advance(of: glyph))
    }
    return OutlineFont.Shape(outline: outline, advance: advance)
  }

  /// Whether SVG allows the scalar.
  private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x20...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF: true
    default: false
    }
  }
}

extension SVGText {
  /// Returns the document with text in place of the lines that stand for it.
  func inserted(into document: Data) -> Data {
    guard !elements.isEmpty else { return document }
    let files = fonts.map { font -> (name: String, data: Data) in
      // Documents on one page share the names of their fonts: the same name is the same font.
      let name =
        "still-" + String(Self.hash(OpenTypeFile(font.font, named: "still").data()), radix: 36)
      return (name, OpenTypeFile(font.font, named: name).data())
    }
    let mark = Data("stroke-miterlimit".utf8)
    let (start, end) = (Data("<path".utf8), Data("/>".utf8))
    var result = Data()
    var written = document.startIndex
    if let root = document.range(of: Data("<svg".utf8)),
      let head = document[root.upperBound...].firstIndex(of: UInt8(ascii: ">"))
    {
      result += document[...head]
      result += Data(Self.style(files).utf8)
      written = head + 1
    }
    while let found = document.range(of: mark, in: written..<document.endIndex) {
      let number = Self.number(in: document, after: found.upperBound) - Self.firstMark
      guard elements.indices.contains(number),
        let opening = document.range(
          of: start, options: .backwards, in: written..<found.lowerBound),
        let closing = document.range(of: end, in: found.upperBound..<document.endIndex)
      else {
        result += document[written..<found.upperBound]
        written = found.upperBound
        continue
      }
      result += document[written..<opening.lowerBound]
      result += Data(text(elements[number], files.map(\.name)).utf8)
      written = closing.upperBound
    }
    return result + document[written...]
  }

  /// Returns the whole number behind a colon, or an equals sign and a quote.
  private static func number(in document: Data, after index: Data.Index) -> Int {
    let digits = document[index...].prefix(24)
      .drop { !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
      .prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    return Int(String(decoding: digits, as: UTF8.self)) ?? 0
  }

  private static func style(_ fonts: [(name: String, data: Data)]) -> String {
    let faces = fonts.map { font in
      "@font-face{font-family:\"\(font.name)\";"
        + "src:url(data:font/otf;base64,\(font.data.base64EncodedString())) format(\"opentype\")}"
    }
    return "\n<style>\n\(faces.joined(separator: "\n"))\n</style>"
  }

  private func text(_ element: Element, _ names: [String]) -> String {
    let transform = element.transform
    let matrix = [
      transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty,
    ]
    .map { Self.words($0, digits: 6) }.joined(separator: " ")
    let alpha = element.color >> 24
    func channel(_ shift: UInt32) -> UInt32 {
      ((element.color >> shift & 255) * 255 + alpha / 2) / alpha
    }
    let color = "rgb(\(channel(16)),\(channel(8)),\(channel(0)))"
    let opacity =
      alpha == 255 ? "" : " fill-opacity=\"\(Self.words(CGFloat(alpha) / 255, digits: 4))\""
    var result =
      "<text xml:space=\"preserve\" fill=\"\(color)\"\(opacity) transform=\"matrix(\(matrix))\" "
      // Every cluster has its place; browsers are not to turn them round again.
      + "style=\"white-space:pre;direction:ltr;unicode-bidi:bidi-override\">"
    for piece in element.pieces {
      let places = piece.places.map { Self.words($0, digits: 3) }.joined(separator: " ")
      result +=
        "<tspan font-family=\"\(names[piece.font])\" "
        + "font-size=\"\(Self.words(fonts[piece.font].font.size, digits: 3))\" "
        + "x=\"\(places)\" y=\"\(Self.words(piece.baseline, digits: 3))\">"
        + Self.escaped(piece.words) + "</tspan>"
    }
    return result + "</text>"
  }

  private static func escaped(_ words: String) -> String {
    words.reduce(into: "") { result, character in
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      default: result.append(character)
      }
    }
  }

  /// Returns a number with at most this many decimals.
  private static func words(_ value: CGFloat, digits: Int) -> String {
    var unit: CGFloat = 1
    for _ in 0..<digits { unit *= 10 }
    let scaled = (value * unit).rounded()
    guard scaled.isFinite, abs(scaled) < 1e15 else { return "0" }
    let whole = Int(scaled)
    let parts = whole.magnitude.quotientAndRemainder(dividingBy: UInt(unit))
    var fraction = String(parts.remainder)
    fraction = String(repeating: "0", count: digits - fraction.count) + fraction
    while fraction.hasSuffix("0") { fraction.removeLast() }
    return (whole < 0 ? "-" : "") + "\(parts.quotient)" + (fraction.isEmpty ? "" : "." + fraction)
  }

  /// Returns a number by which different fonts are told apart (FNV-1a).
  private static func hash(_ data: Data) -> UInt64 {
    data.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }
}
