import Foundation
import StillText
import StillViewGraph

/// The styling of a run of text; nil values come from the surrounding text, then from the environment.
nonisolated struct TextStyling: Equatable, Sendable {
  /// A style among others.
  struct Paint: Equatable, Sendable {
    let style: AnyShapeStyle
    /// The surrounding style, of which this style may be a lower level.
    var base: AnyShapeStyle?

    func fill(in environment: EnvironmentValues) -> _Fill {
      guard let base else { return style._fill(in: environment) }
      var inner = environment
      inner.foregroundFill = base._fill(in: environment)
      inner.lowerForegroundFills = []
      return style._fill(in: inner)
    }
  }

  var font: Font?
  var weight: Font.Weight?
  var isBold: Bool?
  var isItalic: Bool?
  var usesMonospacedDigits: Bool?
  var isMonospaced: Bool?
  var design: Font.Design?
  var width: Font.Width?
  var scale: Text.Scale?
  /// The inner nil is the environment's colour.
  var color: Color??
  var style: Paint?
  var background: Color?
  var kerning: CGFloat?
  var tracking: CGFloat?
  var baselineOffset: CGFloat?
  /// The inner nil is no line.
  var underline: Text.LineStyle??
  var strikethrough: Text.LineStyle??
  var customAttributes = CustomTextAttributes()
  /// The URL that a tap opens.
  var link: URL?
  /// How it is read; in a list, as few texts say anything of it.
  private var ownSpeech: [TextSpeech] = []
  var speech: TextSpeech {
    get { ownSpeech.first ?? TextSpeech() }
    set { ownSpeech = newValue == TextSpeech() ? [] : [newValue] }
  }
  var saysHowItIsRead: Bool { !ownSpeech.isEmpty }

  var hasPaint: Bool { color != nil || style != nil }

  /// Paints with a style, unless there is a paint; that one may be a step down from it.
  mutating func paint(_ outer: AnyShapeStyle) {
    if !hasPaint {
      style = Paint(style: outer)
    } else if style != nil, style?.base == nil {
      style?.base = outer
    }
  }

  /// Returns the styling with nil values from the surrounding one.
  func inside(_ outer: TextStyling) -> TextStyling {
    var result = self
    result.font = font ?? outer.font
    result.weight = weight ?? outer.weight
    result.isBold = isBold ?? outer.isBold
    result.isItalic = isItalic ?? outer.isItalic
    result.usesMonospacedDigits = usesMonospacedDigits ?? outer.usesMonospacedDigits
    result.isMonospaced = isMonospaced ?? outer.isMonospaced
    result.design = design ?? outer.design
    result.width = width ?? outer.width
    result.scale = scale ?? outer.scale
    if !hasPaint {
      result.color = outer.color
      result.style = outer.style
    } else if let around = outer.style?.style ?? outer.color?.map({ AnyShapeStyle($0) }) {
      result.paint(around)
    }
    result.background = background ?? outer.background
    result.kerning = kerning ?? outer.kerning
    result.tracking = tracking ?? outer.tracking
    result.baselineOffset = baselineOffset ?? outer.baselineOffset
    result.underline = underline ?? outer.underline
    result.strikethrough = strikethrough ?? outer.strikethrough
    result.customAttributes = customAttributes.inside(outer.customAttributes)
    result.link = link ?? outer.link
    if outer.saysHowItIsRead { result.speech = speech.inside(outer.speech) }
    return result
  }

  /// Adds the traits of Markdown. A link has the tint, regardless of the surrounding colour.
  mutating func add(_ traits: MarkdownTraits, link: URL?) {
    if traits.contains(.strong) { isBold = true }
    if traits.contains(.emphasis) { isItalic = true }
    if traits.contains(.code) { isMonospaced = true }
    if traits.contains(.strikethrough) { strikethrough = .some(.single) }
    guard let link else { return }
    self.link = link
    paint(AnyShapeStyle(TintShapeStyle()))
  }
}

/// The paints of a text, each once, and the attributes that name them.
nonisolated struct TextPaints {
  private let environment: EnvironmentValues
  private let values: TextValues
  private(set) var fills: [_Fill] = []

  init(in environment: EnvironmentValues, _ values: TextValues) {
    self.environment = environment
    self.values = values
  }

  /// Returns the index of a fill. Only the last few fills are compared, so that the cost is bounded.
  private mutating func index(of fill: _Fill) -> Int {
    for index in fills.indices.suffix(8) where fills[index] == fill { return index }
    fills.append(fill)
    return fills.count - 1
  }

  mutating func attributes(of styling: TextStyling) -> TextAttributes {
    let fill: _Fill =
      switch (styling.color, styling.style) {
      case (let color??, _): color._fill(in: environment)
      case (nil, let paint?): paint.fill(in: environment)
      default: ForegroundStyle()._fill(in: environment)
      }
    let paintIndex = index(of: fill)
    return TextAttributes(
      font: font(of: styling), tracking: styling.tracking ?? values.tracking,
      kerning: styling.kerning ?? values.kerning,
      baselineOffset: styling.baselineOffset ?? values.baselineOffset,
      underline: decoration(styling.underline ?? values.underline),
      strikethrough: decoration(styling.strikethrough ?? values.strikethrough),
      backgroundPaint: styling.background.map { index(of: $0._fill(in: environment)) },
      paintIndex: paintIndex)
  }

  private func font(of styling: TextStyling) -> FontDescriptor {
    var descriptor = wantedFont(of: styling).descriptor(in: environment)
    descriptor.size *= (styling.scale ?? values.scale).factor
    return descriptor
  }

  /// Returns the font of a run of text in Swift syntax.
  func spelledFont(of styling: TextStyling) -> String { wantedFont(of: styling).spelling }

  private func wantedFont(of styling: TextStyling) -> Font {
    var font = styling.font ?? values.font ?? .body
    if let weight = styling.weight ?? values.weight { font = font.weight(weight) }
    if styling.isBold ?? values.isBold { font = font.bold() }
    if styling.isItalic ?? values.isItalic { font = font.italic() }
    if styling.usesMonospacedDigits ?? values.usesMonospacedDigits {
      font = font.monospacedDigit()
    }
    if styling.isMonospaced ?? values.isMonospaced { font = font.monospaced() }
    if let design = styling.design ?? values.design { font = font.withDesign(design) }
    if let width = styling.width ?? values.width { font = font.width(width) }
    return font
  }

  private mutating func decoration(_ line: Text.LineStyle?) -> LineDecoration? {
    guard let line else { return nil }
    return LineDecoration(
      pattern: line.pattern.kind,
      paintIndex: line.color.map { index(of: $0._fill(in: environment)) })
  }
}
