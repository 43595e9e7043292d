import CStillCairo
import Foundation
import StillDrawing
import StillGeometry
import StillRaster
import StillText

/// Walks a display list and paints it, layer by layer, without recursion.
///
/// Coverage of shapes is computed here, exactly; Cairo paints gradients and pictures through it. On the page of a
/// document, which has no pixels, Cairo draws the shapes. Cairo's matrix stays the identity: points are mapped to
/// pixels here, so that no number reaches Cairo that its fixed-point arithmetic could not hold. Only pens and
/// gradients borrow a matrix.
struct DisplayListPainter: EffectVisitor {
  /// The state inside the current layer, or between two of its effects.
  struct State {
    /// From the coordinates of the commands to pixels of the picture.
    var transform: CGAffineTransform
    /// Pixels outside are not touched. Within the canvas.
    var clip: PixelRect
    /// The mask within `clip`, if the edges of a clip are not those of pixels; nil: everything passes.
    var mask: CoverageMask?
    /// The part of the mask that upright rectangles cut, in pixels of the picture; nil where there are none.
    var maskBox: CGRect?
    /// The part of the mask that other clips cut.
    var maskOfShapes: CoverageMask?
    /// Number of clips that the mask is of, or, on a page, that Cairo knows.
    var pathClipCount = 0
    /// Whether one of them came with the current layer, outside of no other picture.
    var isCutByPath = false
    /// Opacity of layers around that is left to what is painted, 0…1.
    var opacity: Double = 1
    /// Opacity of all layers around together, 0…1.
    var visibility: Double = 1
    /// Whether only the alpha of what is painted counts.
    var isSilhouette = false
    /// Whether the current layer began here.
    var beginsLayer = false
    /// Whether Cairo's state was saved here.
    var isSaved = false
    /// The picture that was begun here, if one was.
    var picture: Picture?

    var clipArea: ClipArea { ClipArea(rect: clip, mask: mask) }
  }

  let list: DisplayList
  /// The edges of what is painted.
  let outline = CoverageOutline()
  /// Pixels per point of the picture.
  let scale: CGFloat
  let plan: LayerPlan
  /// Where the list paints; worked out when it is first asked for.
  var contentBounds: ContentBounds?
  var canvas: Canvas
  var state: State
  /// The states around the current one.
  var stack: [State] = []
  /// The current effect.
  var place = Place(layer: 0, effect: 0)
  /// Pixels of the canvases of layers that are being painted.
  var groupPixelCount = 0
  /// Number of those canvases.
  var groupCount = 0
  /// Shadows that were cast before.
  var shadows = ShadowMemory()
  /// The masks used last: runs of the same font follow each other.
  var page: (source: UInt64, page: GlyphPage)?
  /// Room for the glyphs of a run.
  var placedGlyphs: [PlacedGlyph] = []
  var outlinedGlyphs: [Int] = []
  /// The tools for the page of a document; nil for pixels.
  var pageTools: PageTools?

  init(_ list: DisplayList, on canvas: Canvas, scale: CGFloat) {
    self.list = list
    self.canvas = canvas
    self.scale = scale
    plan = LayerPlan(list.commands)
    state = State(
      transform: CGAffineTransform(scaleX: scale, y: scale), clip: canvas.bounds)
  }

  /// Whether pixels within the clip can be written without looking at anything else.
  var isDirect: Bool { state.mask == nil && !canvas.isPage }

  /// Paints all commands.
  ///
  /// - Parameter start: The first one, when those before it, outside of any layer, are painted already.
  mutating func paint(from start: Int = 0) throws(CairoError) {
    var index = start
    while index < list.commands.count {
      switch list.commands[index] {
      case .beginLayer(let layer):
        if try !begin(layer, at: index) { index = Int(plan.ends[index]) }
      case .endLayer:
        if let again = try end() { index = again }
      case .fillRectangle(let rect, let paint):
        fill(rect, paint)
      case .fill(let path, let paint, let rule):
        fill(path, paint, rule)
      case .stroke(let path, let style, let paint):
        stroke(path, style, paint)
      case .glyphs(let run, let origin, let paint):
        draw(run, at: origin, paint)
      case .picture(let placement):
        draw(placement)
      }
      index += 1
    }
    // Layers that the list leaves open.
    while !stack.isEmpty { _ = try end() }
  }
}
