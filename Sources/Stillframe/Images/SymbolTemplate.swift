import Foundation
import StillDrawing

/// A symbol of an asset catalogue, drawn in a template of SF Symbols: groups of paths for each weight and scale, at a font size of 100.
struct SymbolTemplate {
  /// A picture with the ink of the regular weight alone, a unit of which is a hundredth of the font's size.
  let drawing: Data
  /// The room around the ink.
  let margins: SymbolMargins

  /// The variants that stand for a symbol, the best first, and their sizes relative to the medium scale.
  private static let variants = [
    ("Regular-M", 1.0), ("Regular-S", 1.27), ("Regular-L", 0.785),
  ]

  /// Above and below the ink at the medium scale, as around symbols of the system.
  private static let edge = 7.49

  /// Reads a template; nil for files that are none.
  init?(_ data: Data) {
    let text = String(decoding: data, as: UTF8.self)
    for (name, scale) in Self.variants {
      guard let body = Self.group(name, in: text), let box = Self.box(of: body) else { continue }
      let (width, height) = (box.width * scale, box.height * scale)
      let svg = """
        <svg xmlns="http://www.w3.org/2000/svg"\(Self.namespaces(of: text)) width="\(width)" height="\(height)" \
        viewBox="\(box.minX) \(box.minY) \(box.width) \(box.height)">\(body)</svg>
        """
      drawing = Data(svg.utf8)
      let move = SymbolGuide.move(around: body.startIndex, in: text)
      margins = Self.margins(of: name, scale, box.offset(by: move), in: text)
      return
    }
    return nil
  }

  /// Returns the names of other namespaces as attributes, as drawing programs leave theirs on the paths of groups.
  private static func namespaces(of text: String) -> String {
    var names: Set<Substring> = []
    return text.matches(of: /\s(xmlns:[\w.-]+)\s*=\s*(?:"[^"<]*"|'[^'<]*')/)
      .filter { names.insert($0.1).inserted }
      .map { String($0.0) }.joined()
  }

  /// Returns the margins of a variant around its ink, from the guides of the template; none where it has no baseline.
  ///
  /// A guide is a line, or in older templates the room between ink and neighbours: the outer edge counts (`DropDownHeader` of
  /// admiralui-ios).
  private static func margins(
    of variant: String, _ scale: CGFloat, _ ink: CGRect?, in text: String
  ) -> SymbolMargins {
    func guide(_ names: String...) -> CGRect? {
      names.lazy.compactMap { SymbolGuide.area(of: $0, in: text) }.first
    }
    let line = "Baseline-\(variant.suffix(1))"
    guard let ink, let baseline = guide(line)?.midY else { return .zero }
    let left = guide("left-margin-\(variant)", "left-margin")?.minX ?? ink.minX
    let right = guide("right-margin-\(variant)", "right-margin")?.maxX ?? ink.maxX
    // Guides that lie elsewhere are those of another variant.
    let most = 2 * ink.width + 50
    func length(_ length: CGFloat) -> CGFloat { abs(length) < most ? length * scale : 0 }
    let depth = ink.maxY - baseline
    return SymbolMargins(
      leading: length(ink.minX - left), trailing: length(right - ink.maxX), edge: edge,
      depth: abs(depth) < 500 ? depth * scale : 0)
  }

  /// Returns the content of a variant's group: of several with its name, of the one that is in no other variant.
  private static func group(_ name: String, in text: String) -> Substring? {
    let places = text.ranges(of: "id=\"\(name)\"")
    guard places.count > 1 else { return places.first.flatMap { group(at: $0, in: text) } }
    let others = text.matches(of: /id="\w+-[SML]"/)
      .filter { !places.contains($0.range) }
      .compactMap { group(at: $0.range, in: text) }
    let alone = places.first { place in
      !others.contains { $0.startIndex <= place.lowerBound && place.upperBound <= $0.endIndex }
    }
    return group(at: alone ?? places[0], in: text)
  }

  /// Returns the content of the group whose tag has an identifier.
  private static func group(at id: Range<String.Index>, in text: String) -> Substring? {
    guard let start = text[id.upperBound...].firstIndex(of: ">"),
      text[text.index(before: start)] != "/"
    else { return nil }
    let first = text.index(after: start)
    var depth = 1
    var rest = text[first...]
    while let next = rest.firstMatch(of: /<(\/?)g[\s>]/) {
      depth += next.1.isEmpty ? 1 : -1
      if depth == 0 { return text[first..<next.range.lowerBound] }
      rest = rest[next.range.upperBound...]
    }
    return nil
  }

  /// Returns the area of the paths' points; nil without any.
  private static func box(of body: Substring) -> CGRect? {
    var box = CGRect.null
    for path in body.matches(of: /\bd="([^"]*)"/) {
      var outline = OutlineBounds(String(path.1))
      box = box.union(outline.box())
    }
    guard !box.isNull, box.width > 0, box.height > 0, box.width < 10_000, box.height < 10_000 else {
      return nil
    }
    return box
  }
}

extension CGRect {
  fileprivate func offset(by move: CGVector?) -> CGRect? {
    move.map { offsetBy(dx: $0.dx, dy: $0.dy) }
  }
}

/// The area of the points of a path's data, those that steer curves among them.
struct OutlineBounds {
  private let characters: [Character]
  private var place = 0
  private var position = CGPoint.zero
  private var start = CGPoint.zero
  private var points: [CGPoint] = []

  init(_ data: String) {
    characters = Array(data)
  }

  mutating func box() -> CGRect {
    var command: Character = "M"
    while let next = peek() {
      if next.isLetter {
        command = next
        place += 1
        if command == "Z" || command == "z" { position = start }
        continue
      }
      guard take(command) else { break }
      // Points behind those of a move are joined by lines.
      if command == "M" { command = "L" }
      if command == "m" { command = "l" }
    }
    guard let first = points.first else { return .null }
    return points.dropFirst().reduce(CGRect(origin: first, size: .zero)) {
      $0.union(CGRect(origin: $1, size: .zero))
    }
  }

  /// Takes the numbers of one command; false where they are none.
  private mutating func take(_ command: Character) -> Bool {
    let counts: [Character: Int] = [
      "m": 2, "l": 2, "t": 2, "h": 1, "v": 1, "c": 6, "s": 4, "q": 4, "a": 7,
    ]
    guard let kind = command.lowercased().first, let count = counts[kind] else { return false }
    var numbers: [CGFloat] = []
    while numbers.count < count {
      guard let number = number() else { return false }
      numbers.append(number)
    }
    let base = command.isLowercase ? position : .zero
    switch kind {
    case "h": position.x = base.x + numbers[0]
    case "v": position.y = base.y + numbers[0]
    default:
      let pairs = kind == "a" ? Array(numbers[5...]) : numbers
      for index in stride(from: 0, to: pairs.count, by: 2) {
        let point = CGPoint(x: base.x + pairs[index], y: base.y + pairs[index + 1])
        points.append(point)
        position = point
      }
    }
    points.append(position)
    if kind == "m" { start = position }
    return true
  }

  private mutating func peek() -> Character? {
    while place < characters.count, characters[place].isWhitespace || characters[place] == "," {
      place += 1
    }
    return place < characters.count ? characters[place] : nil
  }

  private mutating func number() -> CGFloat? {
    guard peek() != nil else { return nil }
    let first = place
    var hasPoint = false
    while place < characters.count {
      let character = characters[place]
      let before = place > first ? characters[place - 1] : " "
      let isSign = character == "-" || character == "+"
      let isPart =
        character.isASCII && character.isNumber || isSign && (place == first || before == "e")
        || character == "." && !hasPoint || character == "e" && place > first
      guard isPart else { break }
      hasPoint = hasPoint || character == "."
      place += 1
    }
    return Double(String(characters[first..<place])).map { CGFloat($0) }
  }
}
