public import Foundation
import StillGoldens
package import StillRaster
public import Stillframe

/// What of a picture may be anything.
package struct IgnoredParts: Sendable {
  /// Identifiers or words.
  package var views: [String] = []
  /// In points.
  package var rectangles: [CGRect] = []

  package init() {}

  package var isEmpty: Bool { views.isEmpty && rectangles.isEmpty }

  /// Where they are in the pictures that are being compared, by their pixels a point.
  @TaskLocal static var current: (@Sendable (CGFloat) -> [PixelRectangle])?

  /// - Parameter reports: of both pictures, where they are known.
  /// - Throws: `ViewMask.UnknownView`
  func pixels(in reports: [LayoutReport]) throws -> @Sendable (CGFloat) -> [PixelRectangle] {
    let frames = try ViewMask.frames(of: views, in: reports) + rectangles
    return { scale in frames.compactMap { ViewMask.pixels($0, scale: scale) } }
  }
}

extension Snapshotting where Format == Bitmap {
  /// The same, with views that may be anything: what lies in their frames, in the golden and in the test's picture, does not
  /// count. It does where they are: what they push away moves.
  ///
  /// - Parameter views: their `accessibilityIdentifier`, or the words of a `Text`. One that is in neither picture fails the
  ///   assertion when something else differs.
  public func ignoring(_ views: String...) -> Self {
    var result = self
    result.diffing.ignored.views += views
    return result
  }

  /// The same, with parts of the picture that may be anything.
  ///
  /// - Parameter rectangles: in points, from the top left of the picture.
  public func ignoring(_ rectangles: CGRect...) -> Self {
    var result = self
    result.diffing.ignored.rectangles += rectangles
    return result
  }
}
