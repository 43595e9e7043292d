internal import Foundation
internal import StillText

/// Finds the picture of a name: in the table or, where that lacks it, by what its words mean.
struct SymbolRules: Sendable {
  let table: SymbolTable

  /// Longer names have no meaning; they only take time.
  private static let longestName = 100

  /// The drawing for an unknown name.
  static let placeholder = SymbolPicture([
    .dashes(CGRect(x: 40, y: 40, width: 176, height: 176), radius: 34),
    .placed(SymbolPicture([.letters("?")]), center: SymbolGrid.center, share: 0.52),
  ])

  /// Returns the picture of a name in the wanted variants, and its name with their words; nil for an unknown name.
  func picture(
    _ name: String, variants: SymbolRequest.Variants, isRightToLeft: Bool
  ) -> (picture: SymbolPicture, name: String)? {
    guard !name.isEmpty, name.utf8.count <= Self.longestName else { return nil }
    func plain(_ name: String) -> SymbolPicture? {
      // The name as it is comes second: in "forward", the button of a player, that is no direction.
      picture(Self.physical(name[...], isRightToLeft)[...], isInFrame: false)
        ?? picture(name[...], isInFrame: false)
    }
    func known(_ name: String) -> SymbolPicture? {
      if let known = plain(name) { return known }
      // Older names fill each thing by itself: "photo.fill.on.rectangle.fill".
      guard name.contains(".fill."), !name.contains(".fill.fill") else { return nil }
      let whole = name.replacing(".fill.", with: ".")
      return plain(whole.hasSuffix(".fill") ? whole : whole + ".fill")
    }
    var name = name
    guard var result = known(name) else { return nil }
    // The words of a name come in this order: what it shows, slash, frame, fill.
    let isFilled = name.hasSuffix(".fill")
    if isFilled, !variants.subtracting(.fill).isEmpty { name = String(name.dropLast(5)) }
    func extend(_ word: String) {
      guard !name.hasSuffix(word), let extended = known(name + word) else { return }
      name += word
      result = extended
    }
    if variants.contains(.slash) { extend(".slash") }
    if variants.contains(.circle) {
      extend(".circle")
    } else if variants.contains(.square) {
      extend(".square")
    } else if variants.contains(.rectangle) {
      extend(".rectangle")
    }
    if variants.contains(.fill) || isFilled { extend(".fill") }
    return (result, name)
  }

  /// Returns the name with directions of the text as directions on the page.
  static func physical(_ name: Substring, _ isRightToLeft: Bool) -> String {
    guard name.contains("ward") || name.contains("ading") || name.contains("ailing") else {
      return String(name)
    }
    let (first, last) = isRightToLeft ? ("right", "left") : ("left", "right")
    let words = name.split(separator: ".").map { word -> String in
      switch word {
      case "forward", "trailing": last
      case "backward", "leading": first
      default: String(word)
      }
    }
    return words.joined(separator: ".")
  }

  /// Whether a symbol exchanges left and right in text from right to left: those that show lines of text with something at their start.
  /// Names with "left" or "right" never do (rule P11.8).
  static func mirrors(_ name: String) -> Bool {
    name.contains("list.") && lists.contains(where: name.contains)
      || readingSymbols.contains { name == $0 || name.hasPrefix($0 + ".") }
  }

  private static let lists = ["list.bullet", "list.dash", "list.triangle", "list.clipboard"]
  private static let readingSymbols = [
    "increase.indent", "decrease.indent", "text.insert", "text.append", "text.quote",
    "line.3.horizontal.decrease.leading", "text.redaction", "text.below.photo",
  ]

  /// Each step takes a word off the name, so this ends soon.
  private func picture(_ name: Substring, isInFrame: Bool) -> SymbolPicture? {
    if let known = table[name] { return known }
    if isInFrame, let sign = Self.sign(name) { return SymbolPicture([.letters(sign)]) }
    guard let point = name.lastIndex(of: ".") else { return nil }
    let rest = name[..<point]
    let word = name[name.index(after: point)...]
    if word == "fill" { return picture(rest, isInFrame: false)?.filled }
    if let frame = SymbolEnclosure(rawValue: String(word)) {
      return inner(rest).map { SymbolPicture([.enclosed($0, frame, isFilled: false)]) }
    }
    if word == "slash" {
      return picture(rest, isInFrame: isInFrame).map {
        SymbolPicture(
          $0.steps + [.slash],
          layers: $0.steps.map { _ in SymbolLayer(level: 1) } + [SymbolLayer()])
      }
    }
    return badged(name)
  }

  /// Returns what stands in a frame: filled, where the name shows one thing that has a filled form. (`person.circle` of Apple's
  /// `NavBarMainPage`.)
  private func inner(_ name: Substring) -> SymbolPicture? {
    guard let picture = picture(name, isInFrame: true) else { return nil }
    guard !name.contains(".and."), !name.contains(".slash") else { return picture }
    return table[name + ".fill"] ?? picture.filled ?? picture
  }

  /// Returns a symbol with something at a corner.
  private func badged(_ name: Substring) -> SymbolPicture? {
    let badge: [SymbolPicture.Step]?
    let tint: Symbol.Tint?
    let base: Substring
    if name.hasSuffix(".badge") {
      (base, badge, tint) = (name.dropLast(6), Self.dot, .red)
    } else if name.hasSuffix(Self.triangle) {
      (base, badge, tint) = (name.dropLast(Self.triangle.count), Self.warning, .yellow)
    } else if let word = name.ranges(of: ".badge.").last {
      let sign = name[word.upperBound...]
      base = name[..<word.lowerBound]
      (badge, tint) = (self.badge(sign), table.frameTint(of: sign))
    } else {
      return nil
    }
    guard let badge, let picture = picture(base, isInFrame: false) else { return nil }
    return SymbolPicture(
      picture.steps + badge,
      layers: picture.steps.map { _ in SymbolLayer(level: 1) }
        + badge.map { _ in SymbolLayer(tint: tint) })
  }

  private static let triangle = ".trianglebadge.exclamationmark"

  /// A badge that says nothing, at the upper right.
  private static let dot: [SymbolPicture.Step] = [
    .cut(CGRect(x: 158, y: 14, width: 92, height: 92)),
    .disc(CGRect(x: 170, y: 26, width: 68, height: 68)),
  ]

  private static let warning: [SymbolPicture.Step] = [
    .cut(CGRect(x: 140, y: 140, width: 112, height: 112)),
    .placed(
      SymbolPicture([.icon("warning", .filled, isMirrored: false)]),
      center: CGPoint(grid: 196, 196), share: 0.44),
  ]

  /// Returns a letter or a number up to 99, as it stands in a frame.
  private static func sign(_ name: Substring) -> String? {
    if name.utf8.count <= 2, name.utf8.allSatisfy({ (48...57).contains($0) }) {
      return String(name)
    }
    guard name.utf8.count == 1, let letter = name.utf8.first, (97...122).contains(letter) else {
      return nil
    }
    return name.uppercased()
  }

  /// Returns a small sign at the lower right.
  private func badge(_ word: Substring) -> [SymbolPicture.Step]? {
    // Of a person, head and shoulders; the first set of Apple's shortened one sign.
    let word: Substring =
      switch word {
      case "person.crop": "person"
      case "exclam": "exclamationmark"
      default: word
      }
    guard let sign = picture(word, isInFrame: false) else { return nil }
    let center = CGPoint(grid: 196, 192)
    let badge = SymbolPicture([.enclosed(sign, .circle, isFilled: true)])
    return [
      .cut(CGRect(x: center.x - 60, y: center.y - 60, width: 120, height: 120)),
      .placed(badge, center: center, share: 0.46),
    ]
  }
}
