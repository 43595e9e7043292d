public import Foundation
import StillImageFile
import StillRaster
public import StillViews
public import Stillframe

extension Snapshotting where Value: View, Format == Bitmap {
  /// The picture of a view at the size that it takes, one pixel a point, on the ground of a window.
  public static var image: Self { .image() }

  /// Returns the picture of a view on the ground of a window, as on iOS (rule P10.6).
  ///
  /// - Parameters:
  ///   - drawHierarchyInKeyWindow: makes no difference: there is one way to draw.
  ///   - precision: share of pixels that have to agree, 0 to 1.
  ///   - perceptualPrecision: 1 for equal colours; p allows a CIELAB distance of 100 · (1 − p).
  ///   - layout: the proposal to the view.
  ///   - traits: the traits of the view, in addition to the device's.
  ///   - scale: pixels per point; nil: that of the traits, of the device, otherwise 1.
  ///   - settles: whether animations and tasks that start on appearance play first, for 3 seconds at most (default: false, as on
  ///     iOS: the moment of appearance, before the main queue runs what appearance has handed to it).
  ///   - isTransparent: whether there is nothing behind the view; a device has its window all the same.
  public static func image(
    drawHierarchyInKeyWindow: Bool = false,
    precision: Float = 1, perceptualPrecision: Float = 1,
    layout: SwiftUISnapshotLayout = .sizeThatFits,
    traits: UITraitCollection = UITraitCollection(), scale: CGFloat? = nil, settles: Bool = false,
    isTransparent: Bool = false
  ) -> Self {
    Snapshotting<Bitmap, Bitmap>
      .image(precision: precision, perceptualPrecision: perceptualPrecision)
      .asyncPullback { view in
        SnapshotSubject(
          content: view, layout: layout, traits: traits, scale: scale, hasWindow: !isTransparent,
          settles: settles
        ).picture()
      }
  }
}

extension Snapshotting where Value == Bitmap, Format == Bitmap {
  /// A picture.
  public static var image: Self { .image() }

  /// Returns a picture.
  ///
  /// - Parameters:
  ///   - precision: share of pixels that have to agree, 0 to 1.
  ///   - perceptualPrecision: 1 for equal colours; p allows a CIELAB distance of 100 · (1 − p).
  ///   - scale: makes no difference: a picture knows its own.
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat? = nil
  ) -> Self {
    Snapshotting(
      pathExtension: "png",
      diffing: .image(precision: precision, perceptualPrecision: perceptualPrecision))
  }
}

extension Diffing where Value == Bitmap {
  /// PNG files, compared pixel by pixel, alpha included.
  public static var image: Self { .image() }

  /// PNG files, compared pixel by pixel, alpha included; pictures of different sizes differ whatever the
  /// precision. The picture of the difference marks the pixels that do not agree.
  ///
  /// In a test with the trait `strict` every pixel has to agree.
  ///
  /// - Parameters:
  ///   - precision: share of pixels that have to agree, 0 to 1.
  ///   - perceptualPrecision: 1 for equal colours; p allows a CIELAB distance of 100 · (1 − p).
  ///   - scale: makes no difference: a picture knows its own.
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat? = nil
  ) -> Self {
    var diffing = Diffing(
      toData: {
        let png = (try? PNGEncoder.encode($0, mode: .small)) ?? $0.pngData()
        return PNGFingerprint.adding(of: $0, to: png)
      },
      reading: { try Bitmap(pngData: $0) },
      placeholder: Bitmap(width: 1, height: 1),
      comparing: { reference, actual in
        guard reference != actual else { return nil }
        let isStrict = SnapshotTestingConfiguration.current?.isStrict == true
        let options = PixelDiff.Options(
          perceptualPrecision: isStrict ? 1 : Double(perceptualPrecision),
          precision: isStrict ? 1 : Double(precision),
          ignoredRectangles: IgnoredParts.pixels(scale: actual.scale))
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
    diffing.isKnownEqual = { PNGFingerprint.agrees($0, with: $1) }
    return diffing
  }
}
