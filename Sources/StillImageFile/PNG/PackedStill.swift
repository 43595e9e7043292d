package import Foundation
package import StillRaster

/// A picture that is kept, as PNG, with what another picture of the same size can take over: the bands of rows that are alike in both.
///
/// The bytes are a function of the pixels alone.
package struct PackedStill: Sendable {
  package let file: Data
  private let survey: PixelSurvey
  /// Nil for a picture of at most 256 colours, which gets a palette, and for one that is low.
  private let bands: PNGBands?

  /// - Parameter known: A picture of the same size, and the rows, ascending, in which this one may differ from it.
  /// - Throws: ``ImageFileError/empty(width:height:)``, ``ImageFileError/noMemory(width:height:)``
  /// - Complexity: Linear in the pixels of bands that differ.
  package init(
    _ bitmap: Bitmap, unless known: (still: PackedStill, changed: [Range<Int>])? = nil
  ) throws(ImageFileError) {
    guard bitmap.width > 0 && bitmap.height > 0 else {
      throw .empty(width: bitmap.width, height: bitmap.height)
    }
    try PNGEncoder.requireMemory(for: bitmap)
    let cut = PNGBands.Cut.still(bitmap.width, bitmap.height)
    let pixels = PixelRows(bitmap)
    let same = known.map { cut.same($0.changed) } ?? []
    survey = PixelSurvey(pixels, cut, unless: known.map { ($0.still.survey, same) })
    if let palette = survey.palette {
      bands = nil
      file = PNGEncoder.file(bitmap, palette, .standard)
      return
    }
    guard cut.bands.count > 1 else {
      bands = nil
      file = PNGEncoder.file(bitmap, survey, .standard)
      return
    }
    let hasAlpha = !survey.isOpaque
    let others = known?.still.bands.flatMap { $0.hasAlpha == hasAlpha ? ($0, same) : nil }
    let bands = try PNGBands(
      bitmap, cut, hasAlpha: hasAlpha, .standard, survey: survey, unless: others)
    self.bands = bands
    file = bands.file
  }
}
