internal import Foundation
internal import StillText

/// How high letters are on iOS, beside what their makers drew (rule L9.17).
extension SystemCut {
  /// Heights of a typeface, in ems above the baseline; of round letters where they overshoot.
  private struct Heights {
    /// Top and bottom of what is round among capitals and digits, and the top of what is flat.
    var capital, roundCapital, capitalFoot: CGFloat
    /// Top of flat small letters, top and bottom of round ones.
    var small, roundSmall, smallFoot: CGFloat
    /// Tops of b, of t, of f.
    var ascender, cross, hook: CGFloat
    /// How far the dot of i is above the place that the scale of capitals gives it.
    var dotShift: CGFloat
    /// Bottoms of p, of g.
    var descender, tail: CGFloat
    /// Top and bottom of the slash.
    var slash, slashFoot: CGFloat

    /// Returns the heights between two, at a share of the way from the first.
    static func between(_ a: Heights, _ b: Heights, _ way: CGFloat) -> Heights {
      func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * way }
      return Heights(
        capital: mix(a.capital, b.capital), roundCapital: mix(a.roundCapital, b.roundCapital),
        capitalFoot: mix(a.capitalFoot, b.capitalFoot), small: mix(a.small, b.small),
        roundSmall: mix(a.roundSmall, b.roundSmall),
        smallFoot: mix(a.smallFoot, b.smallFoot), ascender: mix(a.ascender, b.ascender),
        cross: mix(a.cross, b.cross),
        hook: mix(a.hook, b.hook), dotShift: mix(a.dotShift, b.dotShift),
        descender: mix(a.descender, b.descender),
        tail: mix(a.tail, b.tail), slash: mix(a.slash, b.slash),
        slashFoot: mix(a.slashFoot, b.slashFoot))
    }
  }

  /// San Francisco's up to 17 points, measured in plasma-ios: 2,400 letters of 10 to 19 points.
  private static let systemText = Heights(
    capital: 0.7047, roundCapital: 0.7205, capitalFoot: -0.0156, small: 0.5275,
    roundSmall: 0.5344, smallFoot: -0.011, ascender: 0.7346, cross: 0.6623, hook: 0.739,
    dotShift: 0.0177, descender: -0.1765, tail: -0.188,
    slash: 0.729, slashFoot: -0.171)
  /// Those of semibold texts and heavier ones, whose small letters are higher: the lesser headings of swift-markdown-ui, of 14 to 17
  /// points.
  private static let systemBoldText = {
    var heights = systemText
    heights.small = 0.5345
    heights.roundSmall = 0.5413
    return heights
  }()
  /// San Francisco's from 28 points and semibold on, measured in the headings of swift-markdown-ui at 30 and 32 points.
  private static let systemBoldTitles = Heights(
    capital: 0.7047, roundCapital: 0.7167, capitalFoot: -0.0135, small: 0.521,
    roundSmall: 0.5277, smallFoot: -0.0098, ascender: 0.7047, cross: 0.6457, hook: 0.7195,
    dotShift: 0.0014, descender: -0.1685, tail: -0.1805,
    slash: 0.729, slashFoot: -0.171)
  /// Those of lighter weights, whose small letters are lower: titles of plasma-ios at 32 points.
  private static let systemTitles = {
    var heights = systemBoldTitles
    heights.small = 0.5105
    heights.roundSmall = 0.5171
    return heights
  }()
  /// Inter's.
  private static let inter = Heights(
    capital: 0.7273, roundCapital: 0.7372, capitalFoot: -0.0099, small: 0.5455,
    roundSmall: 0.5526, smallFoot: -0.0114, ascender: 0.7273, cross: 0.6761, hook: 0.7614,
    dotShift: 0, descender: -0.2045, tail: -0.2102, slash: 0.7614, slashFoot: -0.1094)
  /// Inter Display's.
  private static let interDisplay = Heights(
    capital: 0.7188, roundCapital: 0.7285, capitalFoot: -0.0098, small: 0.5156,
    roundSmall: 0.5234, smallFoot: -0.0078, ascender: 0.7188, cross: 0.643, hook: 0.7188,
    dotShift: 0, descender: -0.2031, tail: -0.2109, slash: 0.7529, slashFoot: -0.1084)

  /// Returns where points of letters go at a size.
  ///
  /// San Francisco's letters change from 17 to 28 points, from those of texts to those of titles.
  func heights(size: CGFloat) -> [LetterKind: HeightMap] {
    // San Francisco's capitals are 0.7047 em high, JetBrains Mono's 0.73.
    if self == .monospaced {
      let map = HeightMap(knots: [], scale: 0.9653)
      return Dictionary(uniqueKeysWithValues: LetterKind.allCases.map { ($0, map) })
    }
    let way = min(max((size - 17) / 11, 0), 1)
    let isBold = self == .boldText || self == .boldDisplay
    return Self.maps(
      from: self == .text || self == .boldText ? Self.inter : Self.interDisplay,
      percentStretch: self == .text || self == .boldText ? 1.24 : 1.11,
      to: Heights.between(
        isBold ? Self.systemBoldText : Self.systemText,
        isBold ? Self.systemBoldTitles : Self.systemTitles, way))
  }

  /// - Parameter percentStretch: How much wider the per cent sign is, whose room grew by as much (rule L9.14): 26 pixels at 16 points and 2
  ///   pixels a point in Hymns-iOS (`HymnMusicView.guitar-only`), 21 as drawn.
  private static func maps(
    from drawn: Heights, percentStretch: CGFloat, to placed: Heights
  ) -> [LetterKind: HeightMap] {
    let scale = placed.capital / drawn.capital
    func map(_ knots: [HeightMap.Knot]) -> HeightMap { HeightMap(knots: knots, scale: scale) }
    let baseline = HeightMap.Knot(0, 0)
    let middle = [
      HeightMap.Knot(drawn.smallFoot, placed.smallFoot), baseline,
      HeightMap.Knot(drawn.small, placed.small),
      HeightMap.Knot(drawn.roundSmall, placed.roundSmall),
    ]
    // Where the stem of i has ended and its dot has not begun.
    let gap = drawn.roundSmall + 0.02
    let dot = HeightMap.Knot(gap, gap * scale + placed.dotShift)
    return [
      .capital: map([
        HeightMap.Knot(drawn.capitalFoot, placed.capitalFoot), baseline,
        HeightMap.Knot(drawn.capital, placed.capital),
        HeightMap.Knot(drawn.roundCapital, placed.roundCapital),
      ]),
      .ascending: map(middle + [HeightMap.Knot(drawn.ascender, placed.ascender)]),
      .crossed: map(middle + [HeightMap.Knot(drawn.cross, placed.cross)]),
      .hooked: map(middle + [HeightMap.Knot(drawn.hook, placed.hook)]),
      .dotted: map([HeightMap.Knot(drawn.tail, placed.tail)] + middle + [dot]),
      .descending: map([HeightMap.Knot(drawn.descender, placed.descender)] + middle),
      .tailed: map([HeightMap.Knot(drawn.tail, placed.tail)] + middle),
      .small: map(middle),
      .percent: HeightMap(knots: [], scale: scale, stretch: percentStretch),
      .slash: map([
        HeightMap.Knot(drawn.slashFoot, placed.slashFoot),
        HeightMap.Knot(drawn.slash, placed.slash),
      ]),
      .other: map([]),
    ]
  }

  /// The letters of each kind: Latin, and what Cyrillic shares with it.
  private static let letters: [(kind: LetterKind, letters: String)] = [
    (.capital, "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"),
    (.capital, "ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖØÙÚÛÜÝÞĀĂĄĆĈĊČĎĐĒĔĖĘĚĜĞĠĢĤĦĨĪĬĮİĴĶĹĻĽ"),
    (.capital, "ŁŃŅŇŌŎŐŒŔŖŘŚŜŞŠŢŤŨŪŬŮŰŲŴŶŸŹŻŽ"),
    (.capital, "АБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯ"),
    (.percent, "%"),
    (.slash, "/"),
    (.ascending, "bdhkl"),
    (.ascending, "ďđĥħķĺļľł"),
    (.crossed, "t"),
    (.crossed, "ţť"),
    (.hooked, "f"),
    (.dotted, "ij"),
    (.dotted, "į"),
    (.descending, "pqр"),
    (.tailed, "gyу"),
    (.tailed, "ýÿĝğġģŷ"),
    (.small, "aceımnorsuvwxzавгежзиклмнопстхчшъыьэюя"),
    (.small, "àáâãäåæçèéêëñòóôõöøùúûüāăąćĉċčēĕėęěńņňōŏőœŕŗřśŝşšũūŭůűųŵźżž"),
  ]

  /// Returns what letters the glyphs of a face are.
  ///
  /// - Parameter glyph: Returns the glyph of a character, 0 for none.
  static func kinds(_ glyph: (UInt32) -> GlyphID) -> [GlyphID: LetterKind] {
    var kinds: [GlyphID: LetterKind] = [:]
    for group in letters {
      for letter in group.letters.unicodeScalars {
        let found = glyph(letter.value)
        if found != 0 { kinds[found] = group.kind }
      }
    }
    return kinds
  }
}
