package import Foundation
import StillDrawing
package import StillGeometry
package import StillLayout
import StillText
package import StillViewGraph

extension Image {
  /// Returns the symbol with its font and paint.
  func symbolLeaf(in surroundings: EnvironmentValues) -> SymbolLeaf {
    let environment = ownEnvironment(in: surroundings)
    var font = environment.symbolFont ?? environment.font ?? .body
    if let weight = environment.fontWeight { font = font.weight(weight) }
    if environment.isBold { font = font.bold() }
    let descriptor = font.descriptor(in: environment)
    let symbol = symbol(in: environment, font: descriptor)
    let capHeight = environment.textSystem?.metrics(of: descriptor).capHeight
    return SymbolLeaf(
      symbol: symbol, rise: capHeight.flatMap { symbol?.rise(capHeight: $0) } ?? 0,
      isResizable: isResizable, isTiled: resizingMode == .tile,
      pixelLength: environment.pixelLength,
      fill: paintsAsFrame(symbol, in: environment)
        ? frameFill(in: environment) : ForegroundStyle()._fill(in: environment),
      lowerFill: frameFill(in: environment), lowestFill: lowestFill(in: environment),
      unlit: unlitLevels(of: symbol, in: environment), isOneStyle: isOneStyle(in: environment),
      tints: tints(of: symbol, in: environment), name: systemName, looks: environment.symbolLooks,
      transition: environment.contentTransition)
  }

  /// Returns whether layers are told apart by a value alone, and not by styles.
  private func isOneStyle(in environment: EnvironmentValues) -> Bool {
    gradualValue != nil && mode(in: environment)?.layers ?? .one == .one
  }

  /// Returns the levels of the layers that a value leaves unlit: the first of three is lit above 0, the last above 2/3.
  private func unlitLevels(of symbol: Symbol?, in environment: EnvironmentValues) -> Set<Int> {
    guard let value = gradualValue, let symbol else { return [] }
    let levels = Set(symbol.parts.map(\.level)).sorted()
    guard levels.count > 1 else { return [] }
    let unlit = levels.enumerated().filter { Double($0.offset) / Double(levels.count) >= value }
    return Set(unlit.map(\.element))
  }

  /// Returns whether the symbol is a filled frame with a hole for its content, which a palette paints in the colour of
  /// frames: the first colour is often that of the background.
  private func paintsAsFrame(_ symbol: Symbol?, in environment: EnvironmentValues) -> Bool {
    symbol?.parts.count == 1 && mode(in: environment) == .palette
      && !environment.lowerForegroundFills.isEmpty && hasFilledFrame(in: environment)
  }

  /// Returns whether the symbol is a filled frame around its content.
  private func hasFilledFrame(in environment: EnvironmentValues) -> Bool {
    let variants = environment.symbolVariants.options
    let words = systemName.split(separator: ".")
    let isFilled = words.last == "fill" || variants.contains(.fill)
    return isFilled
      && (!variants.isDisjoint(with: [.circle, .square, .rectangle])
        || words.dropFirst().contains { Self.frames.contains($0) })
  }

  /// The frames whose names follow the name of their content.
  private static let frames: Set<Substring> = [
    "circle", "square", "rectangle", "triangle", "seal", "octagon", "shield", "diamond",
    "hexagon",
  ]

  /// Returns the fill of the third layer.
  private func lowestFill(in environment: EnvironmentValues) -> _Fill {
    guard mode(in: environment) == .palette, !environment.lowerForegroundFills.isEmpty else {
      return ForegroundStyle()._fill(in: environment).faded(by: 0.25)
    }
    return environment.lowerForegroundFills.count > 1
      ? HierarchicalShapeStyle.tertiary._fill(in: environment) : frameFill(in: environment)
  }

  /// Returns the symbol's own colours, if they are shown.
  private func tints(
    of symbol: Symbol?, in environment: EnvironmentValues
  ) -> [Symbol.Tint: _Fill] {
    guard mode(in: environment) == .multicolor else { return [:] }
    var tints: [Symbol.Tint: _Fill] = [:]
    for tint in symbol?.parts.compactMap(\.tint) ?? [] {
      tints[tint] = tint.color._fill(in: environment)
    }
    return tints
  }

  /// Returns the fill of the second layer, such as the frame around a symbol.
  private func frameFill(in environment: EnvironmentValues) -> _Fill {
    if mode(in: environment) == .palette, !environment.lowerForegroundFills.isEmpty {
      return HierarchicalShapeStyle.secondary._fill(in: environment)
    }
    // Rule P11.6: a filled frame is a level below one of lines.
    let isFaint = mode(in: environment) == .hierarchical && hasFilledFrame(in: environment)
    return ForegroundStyle()._fill(in: environment).faded(by: isFaint ? 0.25 : 0.5)
  }
}

/// A symbol with its font and paint worked in.
///
/// It is as large as its slot, in whole pixels, and its baseline is that of text beside it: the middle of its design lies
/// at half the height of the capitals. A resizable symbol fills its frame with its ink.
nonisolated package struct SymbolLeaf: LeafContent {
  let symbol: Symbol?
  /// How far the glyphs are raised above where their face has them, in points.
  let rise: CGFloat
  var isResizable: Bool
  /// Whether a resizable symbol is repeated, and not stretched.
  let isTiled: Bool
  let pixelLength: CGFloat
  var fill: _Fill
  /// The fill of the second layer, such as a frame around the symbol, if it is distinguished.
  var lowerFill: _Fill
  /// Of the third layer.
  var lowestFill: _Fill
  /// The levels of layers that a value leaves unlit: they are drawn at a quarter of their opacity.
  let unlit: Set<Int>
  /// Whether all layers have the first one's fill.
  let isOneStyle: Bool
  /// The fills of layers with their own colours.
  let tints: [Symbol.Tint: _Fill]
  let name: String
  /// The effects that it is drawn through, the outermost first.
  let looks: [MovingValue<SymbolAppearance>]
  /// How another symbol gives way to this one.
  let transition: ContentTransition

  package var reportName: String { "Image" }
  package var interpolatesSize: Bool { isResizable }
  package var isRigid: Bool { !isResizable }
  package var warnings: [String] { symbol?.warning.map { [$0] } ?? [] }

  package typealias LayerData = AnimatablePair<_Fill.AnimatableData, _Fill.AnimatableData>

  package var animatableData: AnimatablePair<_Fill.AnimatableData, LayerData> {
    get {
      AnimatablePair(
        fill.animatableData, AnimatablePair(lowerFill.animatableData, lowestFill.animatableData))
    }
    set {
      fill.animatableData = newValue.first
      lowerFill.animatableData = newValue.second.first
      lowestFill.animatableData = newValue.second.second
    }
  }

  /// Returns the fill of a part.
  func fill(of part: Symbol.Part) -> _Fill {
    let fill = litFill(of: part)
    return unlit.contains(part.level) ? fill.faded(by: 0.25) : fill
  }

  private func litFill(of part: Symbol.Part) -> _Fill {
    if !tints.isEmpty { return part.tint.flatMap { tints[$0] } ?? fill }
    return part.level == 0 || isOneStyle ? fill : part.level == 1 ? lowerFill : lowestFill
  }

  /// Around the ink, relative to the glyphs' origin.
  private var ink: CGRect { symbol?.box ?? .zero }

  /// The margins around the ink; none where it is resizable.
  private var margins: EdgeInsets {
    guard let slot = symbol?.slot, !isResizable else { return EdgeInsets() }
    return EdgeInsets(
      top: ink.minY - slot.minY, leading: ink.minX - slot.minX, bottom: slot.maxY - ink.maxY,
      trailing: slot.maxX - ink.maxX)
  }

  /// Ink and margins, each in whole pixels. (Apple's `house` of 17 points at 3x is 72 pixels wide: 60 and twice 6.)
  var naturalSize: CGSize {
    func whole(_ length: CGFloat) -> CGFloat { (length / pixelLength).rounded() * pixelLength }
    let margins = margins
    return CGSize(
      width: whole(ink.width) + whole(margins.leading) + whole(margins.trailing),
      height: whole(ink.height) + whole(margins.top + margins.bottom))
  }

  /// From the frame's corner to the glyphs' origin.
  var origin: CGPoint {
    let (size, margins) = (naturalSize, margins)
    return CGPoint(
      x: (size.width - margins.leading - ink.width - margins.trailing) / 2 + margins.leading
        - ink.minX,
      y: (size.height - margins.top - ink.height - margins.bottom) / 2 + margins.top - ink.minY)
  }

  package func size(_ proposal: ProposedViewSize) -> CGSize {
    isResizable ? proposal.replacingUnspecifiedDimensions(by: naturalSize) : naturalSize
  }

  /// Beside texts and other symbols nothing; beside other views what hangs below the baseline (rule L6.15).
  package var spacing: ViewSpacing {
    guard !isResizable, symbol != nil else { return ViewSpacing() }
    let hanging = ink.maxY - rise
    return .symbol(above: hanging, below: hanging + 1)
  }

  package func measuresLike(_ other: SymbolLeaf) -> Bool {
    naturalSize == other.naturalSize && origin.y == other.origin.y && rise == other.rise
      && ink.maxY == other.ink.maxY
      && isResizable == other.isResizable
  }

  package func guide(
    _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    guard !isResizable else { return nil }
    return switch key.standard {
    case .none, .start, .center, .end, .rowLineStart: nil
    case .firstTextBaseline, .lastTextBaseline: origin.y + rise
    case .firstTextLineCenter: origin.y - (symbol?.middle ?? 0)
    }
  }

  package func draw(
    in frame: CGRect, proposal: ProposedViewSize, _ pass: inout DrawingPass
  ) {
    draw(through: looks[...], in: frame, &pass)
  }

  /// Draws through effects, the outermost of which is the first.
  private func draw(
    through looks: ArraySlice<MovingValue<SymbolAppearance>>, in frame: CGRect,
    _ pass: inout DrawingPass
  ) {
    guard let outer = looks.first else { return drawParts(in: frame, &pass) }
    pass.layer(outer.value(at: pass.time).layer(in: frame)) {
      draw(through: looks.dropFirst(), in: frame, &$0)
    }
  }

  private func drawParts(in frame: CGRect, _ pass: inout DrawingPass) {
    guard let symbol, ink.width > 0, ink.height > 0 else { return }
    if isResizable, isTiled { return drawTiles(of: symbol, in: frame, &pass) }
    let source = symbol.source
    for part in symbol.parts {
      let fill = fill(of: part)
      if isResizable {
        let (x, y) = (frame.width / ink.width, frame.height / ink.height)
        let stretched = source.outline(of: part.glyph).applying(
          CGAffineTransform(
            a: x, b: 0, c: 0, d: y, tx: frame.minX - ink.minX * x, ty: frame.minY - ink.minY * y))
        guard stretched.isFinite else { continue }
        pass.add(fill, in: frame) { .fill(stretched, $0, .nonZero) }
      } else {
        let run = GlyphRun(source: source, glyphs: [part.glyph], positions: [.zero])
        let (size, corner) = (naturalSize, origin)
        let origin = CGPoint(
          x: frame.midX - size.width / 2 + corner.x, y: frame.midY - size.height / 2 + corner.y)
        guard origin.isFinite else { continue }
        pass.add(fill, in: frame) { .glyphs(run, at: origin, $0) }
      }
    }
  }
}

extension Symbol.Tint {
  /// The system's colour of that name.
  fileprivate var color: Color {
    switch self {
    case .white: .white
    case .red: .red
    case .orange: .orange
    case .yellow: .yellow
    case .green: .green
    case .cyan: .cyan
    case .blue: .blue
    }
  }
}
