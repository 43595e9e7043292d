import CStillFilms
import StillRaster
import Synchronization

/// Finds the numbers of a palette's colours. One belongs to one thread at a time.
@safe
final class GIFColorMap {
  private let map: OpaquePointer

  /// Nil when there is no memory for it.
  init?(_ palette: GIFPalette) {
    guard
      let map = unsafe still_color_map_make(
        palette.colors, Int32(palette.colors.count), Int32(palette.ditherAmplitude))
    else { return nil }
    unsafe self.map = map
  }

  deinit { unsafe still_color_map_free(map) }

  /// Returns the number of each pixel of a rectangle; `clear` for those that are as they were.
  func numbers(of pixels: FilmPixels, previous: Bitmap?, clear: Int) -> [UInt8] {
    let count = pixels.rectangle.area
    return unsafe [UInt8](unsafeUninitializedCapacity: count) { numbers, initialized in
      initialized = count
      unsafe pixels.withPixels(and: previous) { picture, others in
        unsafe still_map_colors_to_numbers(
          map, picture, others, Int32(clear), pixels.rectangle.x, pixels.rectangle.y,
          numbers.baseAddress)
      }
    }
  }
}

/// Maps of one palette that threads lend from and give back: each goes on with what others have found.
final class GIFColorMaps: Sendable {
  let palette: GIFPalette
  /// Unchecked because its content has one owner at a time.
  private struct Free: ~Copyable, @unchecked Sendable {
    var maps: [GIFColorMap] = []
  }
  private let free = Mutex(Free())

  init(_ palette: GIFPalette) {
    self.palette = palette
  }

  /// - Throws: ``ImageFileError/noMemory(width:height:)``
  func withMap<Result>(_ body: (GIFColorMap) -> Result) throws(ImageFileError) -> Result {
    let lent = free.withLock { $0.maps.popLast() }
    guard let map = lent ?? GIFColorMap(palette) else { throw .noMemory(width: 64, height: 64) }
    let result = body(map)
    free.withLock { $0.maps.append(map) }
    return result
  }
}
