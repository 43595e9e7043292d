import CStillCairo
import Foundation
import StillDrawing
import StillGeometry
import StillRaster
import StillText

/// An effect in a list.
struct Place {
  /// The index of the command that begins its layer.
  var layer: Int
  /// Its number in the layer, 0 for the nearest to the contents.
  var effect: Int
}

/// A canvas for contents that an effect needs as a whole, until the effect can be applied.
final class Picture {
  /// The canvas around.
  let canvas: Canvas
  /// The state of the painter outside the effect.
  let state: DisplayListPainter.State
  let effect: any PictureEffect
  /// The place of the effect.
  let place: Place

  init(
    on canvas: Canvas, _ state: DisplayListPainter.State, _ effect: any PictureEffect,
    at place: Place
  ) {
    self.canvas = canvas
    self.state = state
    self.effect = effect
    self.place = place
  }
}

/// An effect on a finished picture.
protocol PictureEffect {
  /// Paints the result on the current canvas, within Cairo's present clip.
  ///
  /// - Returns: Whether the contents must be painted once more, on the current canvas.
  func finish(
    _ painted: Canvas, of picture: Picture, on painter: inout DisplayListPainter
  ) throws(CairoError) -> Bool
}

/// Whether a picture was begun.
enum Opening {
  case opened
  /// There are too many, or they are too large: the contents are painted without.
  case crowded
  /// There is nothing to be seen in it.
  case needless
}

extension DisplayListPainter {
  /// The most canvases at a time; layers inside fade what they hold one by one.
  static let groupLimit = 64
  /// The most masks of clips on a canvas. Layers inside get a canvas that has none; beyond the last canvas only the
  /// boxes of clips count.
  static let pathClipLimit = 4

  /// Enters a layer, its outermost effect first.
  ///
  /// A layer gets a canvas of its own only when that can be seen: when an effect takes the contents as a whole,
  /// or several things in it are faded or cut by an edge that runs through pixels. The canvas is as large as
  /// what is painted on it.
  ///
  /// - Returns: false when nothing of the layer would be visible; then it was not entered.
  mutating func begin(_ layer: Layer, at index: Int) throws(CairoError) -> Bool {
    pushState()
    state.beginsLayer = true
    return try enter(layer.effects.count, of: layer, at: index)
  }

  /// Passes through the effects nearest to the contents, from the outside in.
  ///
  /// - Returns: false when nothing would be visible; then the layer was left again.
  private mutating func enter(
    _ count: Int, of layer: Layer, at index: Int
  ) throws(CairoError) -> Bool {
    for position in (0..<count).reversed() {
      place = Place(layer: index, effect: position)
      if try !visit(layer.effects[position]) { return try leaveOut() }
    }
    let isCutByPath = state.isCutByPath && !canvas.isPage
    let isSeenApart = (state.opacity < 1 || isCutByPath) && plan.contentCounts[index] > 1
    let isClippedOften = isCutByPath && state.pathClipCount >= Self.pathClipLimit
    guard isSeenApart || isClippedOften else { return true }
    place = Place(layer: index, effect: 0)
    return try openPlainPicture(keepsBackdrop: plan.readsBackdrop[index]) ? true : leaveOut()
  }

  private mutating func leaveOut() throws(CairoError) -> Bool {
    // A picture that is left empty paints nothing, or, of a mask, lets nothing through.
    _ = try end(repeats: false)
    return false
  }

  /// Leaves the current layer; an end without a beginning is ignored.
  ///
  /// - Parameter repeats: Whether contents may be painted once more.
  /// - Returns: The beginning of the layer, when its contents are to be painted once more; then it was not left.
  mutating func end(repeats: Bool = true) throws(CairoError) -> Int? {
    while let before = stack.popLast() {
      let frame = state
      if let picture = frame.picture {
        let painted = canvas
        groupCount -= 1
        groupPixelCount -= painted.bounds.width * painted.bounds.height
        canvas = picture.canvas
        if try picture.effect.finish(painted, of: picture, on: &self), repeats,
          case .beginLayer(let layer) = list.commands[picture.place.layer]
        {
          stack.append(before)
          state = picture.state
          if try enter(picture.place.effect, of: layer, at: picture.place.layer) {
            return picture.place.layer
          }
          return nil
        }
      }
      if frame.isSaved { unsafe cairo_restore(canvas.context) }
      state = before
      if frame.beginsLayer { break }
    }
    return nil
  }

  private mutating func pushState() {
    stack.append(state)
    state.beginsLayer = false
    state.isSaved = false
    state.picture = nil
    state.isCutByPath = false
  }

  /// Saves the state of Cairo's page until the layer is left.
  mutating func save() {
    // A state saved before the picture began belongs to another canvas.
    if state.picture != nil { pushState() }
    guard !state.isSaved else { return }
    unsafe cairo_save(canvas.context)
    state.isSaved = true
  }

  /// Begins a picture: what is painted from now on is an effect's.
  ///
  /// - Parameters:
  ///   - reach: How many pixels outside of the visible ones contents may still be seen.
  ///   - area: The picture's pixels where it is not those that contents may touch.
  mutating func open(
    _ effect: any PictureEffect, reach: Int = 0, area: PixelRect? = nil
  ) throws(CairoError) -> Opening {
    guard groupCount < Self.groupLimit else { return .crowded }
    let bounds = area ?? contentPixels.intersection(state.clip.outset(reach))
    guard !bounds.isEmpty else { return .needless }
    guard groupPixelCount + bounds.width * bounds.height <= Bitmap.mostPixels else {
      return .crowded
    }
    pushPicture(effect)
    canvas = try Canvas(clear: bounds)
    groupCount += 1
    groupPixelCount += bounds.width * bounds.height
    state.opacity = 1
    state.pathClipCount = 0
    state.mask = nil
    state.maskBox = nil
    state.maskOfShapes = nil
    state.isCutByPath = false
    state.clip = bounds
    return .opened
  }

  /// Remembers where what is painted from now on goes.
  mutating func pushPicture(_ effect: any PictureEffect) {
    if state.picture != nil { pushState() }
    state.picture = Picture(on: canvas, state, effect, at: place)
  }

  /// The pixels that the input of the current effect may touch.
  private var contentPixels: PixelRect {
    mutating get {
      contentBox.map(pixels) ?? .empty
    }
  }

  /// Returns the pixels that content in a box of the current coordinates may touch.
  func pixels(around box: CGRect) -> PixelRect {
    // Masks round the corners of outlines to fractions of a pixel.
    PixelRect(around: box.applying(state.transform).insetBy(dx: -2, dy: -2))
  }

  /// A box around the input of the current effect, in its coordinates; nil for nothing.
  var contentBox: CGRect? {
    mutating get {
      let scale = scale
      let bounds =
        contentBounds
        ?? list.contentBounds { run in
          GlyphMaskCache.shared.page(of: run.source, scale: scale).bounds(of: run)
        }
      contentBounds = bounds
      guard let box = bounds.layers[place.layer],
        case .beginLayer(let layer) = list.commands[place.layer]
      else { return nil }
      return layer.bounds(of: box, through: place.effect)
    }
  }

  /// Changes pixels of the current canvas within the clips around a picture.
  ///
  /// - Parameter body: Gets a canvas with these pixels; others of it, it leaves alone.
  func change(
    _ area: PixelRect, around picture: Picture, _ body: (Canvas) -> Void
  ) throws(CairoError) {
    let visible = area.intersection(picture.state.clip)
    guard !visible.isEmpty else { return }
    if canvas.isPage {
      let copy = try behind(visible, before: picture.place.layer)
      body(copy)
      try canvas.composite(copy, within: ClipArea(rect: visible))
      return
    }
    guard picture.state.mask != nil else {
      body(canvas)
      return
    }
    let copy = try Canvas(copying: visible, of: canvas)
    body(copy)
    try canvas.composite(
      copy, .replacement, within: picture.state.clipArea.intersection(visible))
  }
}

extension DisplayListPainter {
  /// Returns a copy of the content below a layer that is about to be painted on the current canvas. On a page, that
  /// content is painted again.
  func behind(_ area: PixelRect, before layer: Int) throws(CairoError) -> Canvas {
    guard canvas.isPage else { return try Canvas(copying: area, of: canvas) }
    let copy = try Canvas(clear: area)
    if let ground = pageTools?.ground { copy.fill(area, ground.pixel(opacity: 1)) }
    var before = list
    before.commands = Array(list.commands[..<layer])
    var painter = DisplayListPainter(before, on: copy, scale: scale)
    try painter.paint()
    return copy
  }
}

/// Contents that are faded or cut together.
private struct PlainPicture: PictureEffect {
  /// Whether the picture holds what is behind, too.
  let keepsBackdrop: Bool

  func finish(
    _ painted: Canvas, of picture: Picture, on painter: inout DisplayListPainter
  ) throws(CairoError) -> Bool {
    try painter.canvas.composite(
      painted, opacity: picture.state.opacity, keepsBackdrop ? .replacement : .over,
      within: picture.state.clipArea)
    return false
  }
}

extension DisplayListPainter {
  /// Begins a picture for what effects have left to do: to fade contents together, to cut them by one edge.
  ///
  /// - Parameter keepsBackdrop: Whether contents depend on what is behind. The picture then begins with that;
  ///   what is faded as a whole is apart from it all the same.
  /// - Returns: false when nothing of it would be visible.
  mutating func openPlainPicture(keepsBackdrop: Bool) throws(CairoError) -> Bool {
    let keepsBackdrop = keepsBackdrop && state.opacity >= 1
    if canvas.isPage, !needsPixels { return try openPageGroup() }
    guard keepsBackdrop else {
      return try open(PlainPicture(keepsBackdrop: false)) != .needless
    }
    let (behind, clip) = (canvas, state.clip)
    // Materials look far around: all that there is comes along.
    let opening = try open(PlainPicture(keepsBackdrop: true), area: behind.bounds)
    if opening == .opened {
      state.clip = clip
      canvas = try Canvas(copying: behind.bounds, of: behind)
    }
    return opening != .needless
  }
}
