internal import CStillSymbols
internal import Foundation
internal import StillText

/// `assets/symbols/symbols.txt`: the pictures of the names.
struct SymbolTable: Sendable {
  /// Names with what is written behind their equals sign; read when a name is asked for.
  private let rows: SymbolIndex
  /// The layers of icons that have more than one, or a colour of their own.
  let icons: [Substring: IconLayers]

  /// The embedded table.
  init() {
    rows = unsafe SymbolIndex(cstillsymbols_names(), separator: " = ")
    var icons: [Substring: IconLayers] = [:]
    for line in rows.otherLines {
      guard let colon = line.firstRange(of: ": ") else { continue }
      for name in line[..<colon.lowerBound].split(separator: ",") {
        icons[name.drop { $0 == " " }] = IconLayers(row: line[colon.upperBound...])
      }
    }
    self.icons = icons
  }

  /// All names, in alphabetical order.
  var names: [String] { rows.names.sorted() }

  /// The picture of a name; nil for one that the table lacks.
  subscript(name: Substring) -> SymbolPicture? {
    rows[name].map { Self.picture(row: $0) }
  }

  /// Returns the colour of a frame or a badge with a sign in it; nil for one that has none of its own.
  func frameTint(of name: Substring) -> Symbol.Tint? {
    guard let icon = self[name]?.steps.first?.iconName else { return icons[name]?.frameTint }
    return icons[icon[...]]?.frameTint
  }

  /// Reads the pictures of a row; words that mean nothing are left out.
  private static func picture(row: Substring) -> SymbolPicture {
    var picture = SymbolPicture([])
    for part in row.split(separator: ";") {
      var words = part.split(separator: " ")[...]
      let layer = words.last.flatMap { SymbolLayer(word: $0) }
      if layer != nil { words.removeLast() }
      guard let step = step(words: words) else { continue }
      picture.steps.append(step)
      picture.layers.append(layer ?? SymbolLayer())
    }
    if !picture.layers.contains(where: { $0 != SymbolLayer() }) { picture.layers = [] }
    return picture
  }

  private static func step(words: ArraySlice<Substring>) -> SymbolPicture.Step? {
    guard let first = words.first else { return nil }
    let rest = words.dropFirst()
    if first == "knock" { return step(words: rest).map { .knockOut(SymbolPicture([$0])) } }
    if let drawing = drawing(first, rest) { return drawing }
    let plain = picture(first)
    let numbers = numbers(rest.dropFirst())
    guard rest.first == "@", (3...4).contains(numbers.count) else { return plain }
    return .placed(
      SymbolPicture([plain]), center: CGPoint(x: numbers[0], y: numbers[1]), share: numbers[2],
      degrees: numbers.count > 3 ? numbers[3] : 0)
  }

  /// Returns an icon or letters.
  private static func picture(_ word: Substring) -> SymbolPicture.Step {
    if word.hasPrefix("\"") { return .letters(String(word.dropFirst().dropLast())) }
    let name = word.prefix { $0 != "!" && $0 != "~" && $0 != "<" }
    let marks = word.dropFirst(name.count)
    return .icon(
      String(name), marks.contains("!") ? .filled : marks.contains("~") ? .strokes : .outline,
      isMirrored: marks.contains("<"))
  }

  private static func drawing(
    _ kind: Substring, _ words: ArraySlice<Substring>
  ) -> SymbolPicture.Step? {
    let n = numbers(words)
    let points = stride(from: 0, to: n.count - n.count % 2, by: 2).map {
      CGPoint(x: n[$0], y: n[$0 + 1])
    }
    func disc() -> CGRect {
      CGRect(x: n[0] - n[2], y: n[1] - n[2], width: 2 * n[2], height: 2 * n[2])
    }
    func frame() -> CGRect { CGRect(x: n[0], y: n[1], width: n[2], height: n[3]) }
    switch (kind, n.count) {
    case ("line", 4...): return .line(points)
    case ("area", 6...): return .area(points, isFilled: false)
    case ("solid", 6...): return .area(points, isFilled: true)
    case ("curve", 4...): return .line(SmoothLine(points).points(isClosed: false))
    case ("loop", 6...):
      return .area(SmoothLine(points).points(isClosed: true), isFilled: false)
    case ("pool", 6...): return .area(SmoothLine(points).points(isClosed: true), isFilled: true)
    case ("patch", 6...): return .patch(SmoothLine(points).points(isClosed: true))
    case ("box", 5): return .box(frame(), radius: n[4], isFilled: false)
    case ("block", 5): return .block(frame(), radius: n[4])
    case ("dashes", 5): return .dashes(frame(), radius: n[4])
    case ("ring", 3): return .ellipse(disc(), isFilled: false)
    case ("disc", 3): return .disc(disc())
    case ("cut", 3): return .cut(disc())
    case ("half", 3):
      return words.last.flatMap { SymbolPicture.Side(rawValue: String($0)) }
        .map { .half(disc(), $0) }
    case ("ellipse", 4):
      return .ellipse(
        CGRect(x: n[0] - n[2], y: n[1] - n[3], width: 2 * n[2], height: 2 * n[3]), isFilled: false)
    default: return nil
    }
  }

  private static func numbers(_ words: ArraySlice<Substring>) -> [CGFloat] {
    words.compactMap { Double($0).map { CGFloat($0) } }
  }
}
