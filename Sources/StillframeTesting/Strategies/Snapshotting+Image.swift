public import Foundation
import StillRaster
public import Stillframe

extension Snapshotting where Value: View, Format == Bitmap {
  /// The picture of a view at its ideal size, one pixel a point, on a transparent ground.
  public static var image: Self { .image() }

  /// The picture of a view on a transparent ground.
  ///
  /// - Parameters:
  ///   - precision: share of pixels that have to agree, 0 to 1.
  ///   - perceptualPrecision: 1 for equal colours; p allows a CIELAB distance of 100 · (1 − p).
  ///   - layout: what the view is proposed.
  ///   - scale: pixels a point.
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1,
    layout: SwiftUISnapshotLayout = .sizeThatFits, scale: CGFloat = 1
  ) -> Self {
    Snapshotting<Bitmap, Bitmap>
      .image(precision: precision, perceptualPrecision: perceptualPrecision)
      .pullback { view in
        try layout.render(view, scale: scale) { try $0.bitmap() }
      }
  }
}

extension Snapshotting where Value == Bitmap, Format == Bitmap {
  /// A picture.
  public static var image: Self { .image() }

  /// A picture.
  ///
  /// - Parameters:
  ///   - precision: share of pixels that have to agree, 0 to 1.
  ///   - perceptualPrecision: 1 for equal colours; p allows a CIELAB distance of 100 · (1 − p).
  public static func image(precision: Float = 1, perceptualPrecision: Float = 1) -> Self {
    Snapshotting(
      pathExtension: "png",
      diffing: .image(precision: precision, perceptualPrecision: perceptualPrecision))
  }
}

extension Diffing where Format == Bitmap {
  /// PNG files, compared pixel by pixel, alpha included; pictures of different sizes differ whatever the
  /// precision. The picture of the difference marks the pixels that do not agree.
  ///
  /// - Parameters:
  ///   - precision: share of pixels that have to agree, 0 to 1.
  ///   - perceptualPrecision: 1 for equal colours; p allows a CIELAB distance of 100 · (1 − p).
  public static func image(precision: Float = 1, perceptualPrecision: Float = 1) -> Self {
    let options = PixelDiff.Options(
      perceptualPrecision: Double(perceptualPrecision), precision: Double(precision))
    return Diffing(
      toData: { $0.pngData() },
      fromData: { try Bitmap(pngData: $0) },
      diff: { reference, actual in
        guard reference != actual else { return nil }
        let difference = PixelDiff.compare(reference, actual, options: options)
        guard !difference.isAccepted else { return nil }
        let sizes =
          difference.sizesAreEqual
          ? ""
          : "The golden is \(reference.width) × \(reference.height) pixels, the picture "
            + "\(actual.width) × \(actual.height). "
        return SnapshotDifference(
          message: "\(sizes)Of the pictures, \(difference).",
          // Two pictures can lie on each other so that there can be no picture of both; the message says enough.
          picture: try? DiffPicture.make(
            reference: reference, actual: actual, options: options
          ).pngData())
      })
  }
}
