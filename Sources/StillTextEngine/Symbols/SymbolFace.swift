internal import Foundation
internal import StillGeometry
internal import StillText
internal import Synchronization

/// All symbols in one weight and scale, as a face whose glyphs are drawn when they are asked for.
final class SymbolFace: FontFace {
  /// A symbol that has been drawn, in ems of the font, its origin on the baseline.
  struct Drawing: Sendable {
    /// Y down.
    let path: Path
    /// The same for FreeType, in units of `unitsPerEm`; empty if it has too many points.
    let outline: GlyphOutline
    /// Around the ink; zero without any.
    let box: CGRect
  }

  let style: SymbolStyle
  private let pictures: SymbolPictures
  private let drawings = Mutex<[GlyphID: Drawing]>([:])
  private let sources = Mutex<[Float: SymbolGlyphSource]>([:])

  init(style: SymbolStyle, pictures: SymbolPictures) {
    self.style = style
    self.pictures = pictures
    identifier = style.faceIdentifier(generation: pictures.generation)
  }

  let identifier: UInt32

  /// The most drawings that are kept; each takes about 4 KB.
  static let drawingLimit = 512
  /// Fine enough for the largest masks.
  static let unitsPerEm = 16_384
  var unitsPerEm: Int { Self.unitsPerEm }
  var coversASCII: Bool { false }
  var isColored: Bool { false }
  func hasFeature(_ tag: UInt32) -> Bool { false }
  func covers(_ scalar: Unicode.Scalar) -> Bool { false }

  /// Symbols are not spelled.
  func shape(
    _ text: [UInt16], script: ScriptTag, features: FontFeatures, isRightToLeft: Bool
  ) -> ShapedText {
    .blank(length: text.count, advance: 0)
  }

  func source(size: CGFloat) -> any GlyphSource {
    // As with the faces of text: face and size together are the identifier.
    let single = Float(size)
    return sources.withLock { sources -> SymbolGlyphSource in
      if let known = sources[single] { return known }
      if sources.count >= 256 { sources = [:] }
      let source = SymbolGlyphSource(face: self, size: single)
      sources[single] = source
      return source
    }
  }

  /// Draws a glyph, once while it is kept.
  func drawing(_ glyph: GlyphID) -> Drawing {
    drawings.withLock { drawings in
      if let known = drawings[glyph] { return known }
      let drawing = draw(pictures[glyph])
      if drawings.count >= Self.drawingLimit { drawings = [:] }
      drawings[glyph] = drawing
      return drawing
    }
  }

  private func draw(_ shown: SymbolPictures.Shown) -> Drawing {
    let pen = SymbolPen(icons: pictures.icons, stroke: style.stroke)
    let outline: SymbolOutline
    /// The box of the whole symbol, of which a layer is a part.
    let whole: CGRect
    switch shown {
    case .whole(let picture):
      outline = pen.outline(picture)
      whole = outline.whole.boundingRect
    case .contents(let picture, let frame):
      outline = pen.enclosed(picture, frame, stroke: style.stroke)
      let enclosed = SymbolPicture([.enclosed(picture, frame, isFilled: false)])
      whole = pen.outline(enclosed).whole.boundingRect
    case .layer(let picture, let level):
      outline = pen.outline(picture, level: level, of: pictures.layers)
      whole = pen.outline(picture).whole.boundingRect
    }
    let unit = style.gridSide / SymbolGrid.side * style.share(ofBox: whole)
    let path = outline.whole.applying(
      CGAffineTransform(
        a: unit, b: 0, c: 0, d: unit, tx: (style.gridSide - SymbolGrid.side * unit) / 2,
        ty: -SymbolGrid.center.y * unit - SymbolStyle.middle))
    let box = path.boundingRect
    return Drawing(
      path: path, outline: GlyphOutline(path, unitsPerPoint: CGFloat(Self.unitsPerEm)),
      box: box.isNull ? .zero : box)
  }
}

/// Symbols at one size, for painting.
final class SymbolGlyphSource: GlyphSource {
  let identifier: UInt64
  private let face: SymbolFace
  /// Points per em.
  private let size: CGFloat

  init(face: SymbolFace, size: Float) {
    self.face = face
    self.size = CGFloat(size)
    identifier = UInt64(face.identifier) << 32 | UInt64(size.bitPattern)
  }

  func outline(of glyph: GlyphID) -> Path {
    size > 0
      ? face.drawing(glyph).path.applying(CGAffineTransform(scaleX: size, y: size)) : Path()
  }

  func coverage(of glyph: GlyphID, scale: CGFloat, phase: CGPoint) -> GlyphMask? {
    face.drawing(glyph).outline.mask(
      unit: size / CGFloat(SymbolFace.unitsPerEm), scale: scale, phase: phase)
  }
}

extension GlyphOutline {
  /// A path of closed subpaths, y down; empty when it has more points than FreeType takes.
  init(_ path: Path, unitsPerPoint: CGFloat) {
    var contours: [[OutlinePoint]] = []
    func add(_ point: CGPoint, _ kind: OutlinePoint.Kind) {
      guard !contours.isEmpty else { return }
      contours[contours.count - 1].append(
        OutlinePoint(
          x: Int32(clamping: Int((point.x * unitsPerPoint).rounded())),
          y: Int32(clamping: Int((-point.y * unitsPerPoint).rounded())), kind: kind))
    }
    for element in path.elements where element.isFinite {
      switch element {
      case .move(let to):
        contours.append([])
        add(to, .onCurve)
      case .line(let to): add(to, .onCurve)
      case .quadCurve(let to, let control):
        add(control, .quadraticControl)
        add(to, .onCurve)
      case .curve(let to, let control1, let control2):
        add(control1, .cubicControl)
        add(control2, .cubicControl)
        add(to, .onCurve)
      case .closeSubpath: break
      }
    }
    let count = contours.reduce(0) { $0 + $1.count }
    self.init(count < Int16.max && contours.count < Int16.max ? contours : [])
  }
}
