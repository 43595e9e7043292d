public import Foundation
import StillGoldens
package import StillRaster
public import Stillframe

/// The parts of a picture that are not compared.
package struct IgnoredParts: Sendable {
  /// Identifiers or words.
  package var views: [String] = []
  /// In points.
  package var rectangles: [CGRect] = []

  package init() {}

  package var isEmpty: Bool { views.isEmpty && rectangles.isEmpty }

  /// The ignored frames, in points: of a picture, or of each frame of a film.
  @TaskLocal static var current: [[CGRect]] = []

  /// Returns where they are in the picture that is being compared.
  ///
  /// - Parameter scale: pixels per point.
  static func pixels(scale: CGFloat) -> [PixelRectangle] {
    current.first?.compactMap { ViewMask.pixels($0, scale: scale) } ?? []
  }

  /// Returns where they are, frame by frame.
  ///
  /// - Parameter visit: hands on what is known of each frame, in order.
  /// - Throws: `ViewMask.UnknownView`, and what `visit` throws.
  func frames(in visit: (([LayoutReport]) -> Void) throws -> Void) throws -> [[CGRect]] {
    var search = ViewMask.Search(for: views)
    try visit { search.look(at: $0) }
    return try search.frames().map { $0 + rectangles }
  }
}

/// A format that shows pictures, parts of which may be left out of comparisons: one, or the frames of a film.
public protocol PictureFormat {}

extension Bitmap: PictureFormat {}
extension FilmSnapshot: PictureFormat {}

extension Snapshotting where Format: PictureFormat {
  /// Returns the same, with views that may be anything: what lies in their frames, in the golden and in the test's
  /// picture, does not count, of a film in every frame. It does where they are: what they push away moves.
  ///
  /// - Parameter views: their `accessibilityIdentifier`, or the words of a `Text`. One that is in no picture of either side
  ///   fails the assertion when something else differs.
  public func ignoring(_ views: String...) -> Self {
    var result = self
    result.diffing.ignored.views += views
    return result
  }

  /// Returns the same, with parts of the picture, or of every frame, that may be anything.
  ///
  /// - Parameter rectangles: in points, from the top left of the picture.
  public func ignoring(_ rectangles: CGRect...) -> Self {
    var result = self
    result.diffing.ignored.rectangles += rectangles
    return result
  }
}
