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
    /// The box of the ink, zero without any, and the room around it.
    let room: SymbolRoom
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
    var (outline, whole) = outline(of: shown.content, stroke: style.stroke)
    let tabled = shown.size?.room(style)
    var transform = designed(whole)
    if let box = tabled?.ink, let fitted = Self.fitting(whole, into: box) {
      transform = fitted
      // Fitting changes the strokes: once more with strokes that it makes as wide as Apple's.
      let grid = style.gridSide / SymbolGrid.side
      let share = SymbolStyle.fittedStroke * grid / (fitted.a * fitted.d).squareRoot()
      let stroke = style.stroke * min(max(share, 0.6), 1.6)
      (outline, whole) = self.outline(of: shown.content, stroke: stroke)
      transform = Self.fitting(whole, into: box) ?? fitted
    }
    if shown.isMirrored {
      let middle = tabled?.ink.midX ?? style.gridSide / 2
      transform = transform.concatenating(
        CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 2 * middle, ty: 0))
    }
    let path = outline.whole.applying(transform)
    let box = path.boundingRect
    let ink = box.isNull ? .zero : box
    return Drawing(
      path: path, outline: GlyphOutline(path, unitsPerPoint: CGFloat(Self.unitsPerEm)),
      room: tabled ?? SymbolRoom(around: ink, scale: style.scale))
  }

  /// Returns the outline of a glyph on the design grid, and the box of the whole symbol, of which a layer is a part.
  private func outline(
    of content: SymbolPictures.Content, stroke: CGFloat
  ) -> (SymbolOutline, CGRect) {
    let pen = SymbolPen(icons: pictures.icons, stroke: stroke)
    switch content {
    case .whole(let picture):
      let outline = pen.outline(picture)
      return (outline, outline.whole.boundingRect)
    case .contents(let picture, let frame):
      let enclosed = SymbolPicture([.enclosed(picture, frame, isFilled: false)])
      return (
        pen.enclosed(picture, frame, stroke: stroke), pen.outline(enclosed).whole.boundingRect
      )
    case .layer(let picture, let level):
      return (
        pen.outline(picture, level: level, of: pictures.layers),
        pen.outline(picture).whole.boundingRect
      )
    }
  }

  /// Returns the transform from the design grid to ems for a symbol whose size is not tabled.
  private func designed(_ whole: CGRect) -> CGAffineTransform {
    let unit = style.gridSide / SymbolGrid.side * style.share(ofBox: whole)
    return CGAffineTransform(
      a: unit, b: 0, c: 0, d: unit, tx: (style.gridSide - SymbolGrid.side * unit) / 2,
      ty: -SymbolGrid.center.y * unit - SymbolStyle.middle)
  }

  /// Returns the transform that fills a box with ink; where that would bend it, the largest about the same middle that
  /// lies in the box. Nil without ink.
  private static func fitting(_ ink: CGRect, into box: CGRect) -> CGAffineTransform? {
    guard ink.width > 0, ink.height > 0, ink.width.isFinite, ink.height.isFinite else { return nil }
    var (x, y) = (box.width / ink.width, box.height / ink.height)
    if max(x, y) > 1.5 * min(x, y) {
      x = min(x, y)
      y = x
    }
    return CGAffineTransform(
      a: x, b: 0, c: 0, d: y, tx: box.midX - ink.midX * x, ty: box.midY - ink.midY * y)
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
