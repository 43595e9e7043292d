import Foundation
import StillDrawing
import StillGeometry
import StillText
import Synchronization

/// Coverage masks of glyphs, shared by all threads: a page for each source and scale.
///
/// A full page is emptied; glyphs in use return with the next picture. Masks depend only on their key, so the cache
/// cannot be seen in a picture.
final class GlyphMaskCache: Sendable {
  static let shared = GlyphMaskCache()

  /// The most pages; together they stay below 128 MiB.
  static let pageLimit = 64

  private struct Key: Hashable {
    let source: UInt64
    let scale: UInt64
  }

  private let pages = Mutex<[Key: GlyphPage]>([:])

  /// Returns the page of a source at `scale` pixels per point.
  func page(of source: any GlyphSource, scale: CGFloat) -> GlyphPage {
    let key = Key(source: source.identifier, scale: Double(scale).bitPattern)
    return pages.withLock { pages in
      if let page = pages[key] { return page }
      if pages.count >= Self.pageLimit { pages.removeAll(keepingCapacity: true) }
      let page = GlyphPage(scale: scale)
      pages[key] = page
      return page
    }
  }
}

/// The glyphs of one source at one scale, at every phase that was asked for.
final class GlyphPage: Sendable {
  /// Steps of a pixel that origins are rounded to, along both axes.
  static let phaseCount = 16

  /// The cached state of a glyph at a phase.
  enum Entry: Sendable {
    case image(GlyphImage)
    /// No ink.
    case blank
    /// No mask, but an outline.
    case outline
  }

  private struct Contents {
    var entries = GlyphTable()
    var boxes: [GlyphID: CGRect?] = [:]
    var byteCount = 0
  }

  /// The most bytes in a page.
  static let byteLimit = 2 << 20

  let scale: CGFloat
  private let contents = Mutex<Contents>(Contents())

  init(scale: CGFloat) {
    self.scale = scale
  }

  /// Finds the images of a run's glyphs and where they go.
  ///
  /// Under one lock for the whole run: what is missing is made meanwhile, which another thread that
  /// wants the same would have to wait for in any case.
  ///
  /// - Parameters:
  ///   - origin: Of the run, in pixels of the picture.
  ///   - clip: Glyphs far outside are left out.
  ///   - placed: Gets the images.
  ///   - outlines: Gets the indices of glyphs that are to be painted as paths.
  func place(
    _ run: GlyphRun, origin: CGPoint, clip: PixelRect, into placed: inout [PlacedGlyph],
    outlines: inout [Int]
  ) {
    let steps = CGFloat(Self.phaseCount)
    // No mask reaches further from its origin than this many pixels.
    let reach: CGFloat = 4_096
    let horizontal = CGFloat(clip.minX) - reach...CGFloat(clip.maxX) + reach
    let vertical = CGFloat(clip.minY) - reach...CGFloat(clip.maxY) + reach
    contents.withLock { contents in
      for index in run.glyphs.indices {
        let position = run.positions[index]
        let x = origin.x + position.x * scale
        let y = origin.y + position.y * scale
        guard horizontal.contains(x), vertical.contains(y) else { continue }
        let column = Self.floor(x * steps + 0.5)
        let row = Self.floor(y * steps + 0.5)
        let phases = (column & 15, row & 15)
        switch entry(run.glyphs[index], phases, run.source, &contents) {
        case .image(let image):
          placed.append(PlacedGlyph(image: image, x: column >> 4, y: row >> 4))
        case .blank: break
        case .outline: outlines.append(index)
        }
      }
    }
  }

  /// Returns the largest integer that is not above a number which is small enough for one; without the call that
  /// rounding costs on processors of the common denominator.
  @inline(__always)
  private static func floor(_ number: CGFloat) -> Int {
    let near = Int(number)
    return CGFloat(near) > number ? near - 1 : near
  }

  private func entry(
    _ glyph: GlyphID, _ phases: (x: Int, y: Int), _ source: any GlyphSource,
    _ contents: inout Contents
  ) -> Entry {
    let key = UInt64(glyph) << 8 | UInt64(phases.x << 4 | phases.y)
    if let known = contents.entries[key] { return known }
    let made = make(glyph, phases, source)
    var cost = 64
    if case .image(let image) = made { cost += image.byteCount }
    if contents.byteCount + cost > Self.byteLimit {
      contents.entries.removeAll()
      contents.byteCount = 0
    }
    contents.byteCount += cost
    contents.entries.insert(made, for: key)
    return made
  }

  private func make(
    _ glyph: GlyphID, _ phases: (x: Int, y: Int), _ source: any GlyphSource
  ) -> Entry {
    let steps = CGFloat(Self.phaseCount)
    let phase = CGPoint(x: CGFloat(phases.x) / steps, y: CGFloat(phases.y) / steps)
    if let mask = source.coverage(of: glyph, scale: scale, phase: phase),
      let image = GlyphImage(mask)
    {
      return .image(image)
    }
    return source.outline(of: glyph).isEmpty ? .blank : .outline
  }

  /// Returns a box around a run's glyphs in points, relative to its origin; nil without ink.
  func bounds(of run: GlyphRun) -> CGRect? {
    contents.withLock { contents in
      run.inkBounds { glyph in
        if let known = contents.boxes[glyph] { return known }
        let box = run.source.outline(of: glyph).inkBox
        contents.boxes[glyph] = .some(box)
        return box
      }
    }
  }
}
