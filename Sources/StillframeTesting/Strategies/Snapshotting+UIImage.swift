public import Foundation
import StillRaster
public import StillViews
public import Stillframe

// Strategies whose format is written as UIKit's image: what they draw and compare is the bitmap in it.

/// UIKit's image, for tests that import nothing else that has it.
public typealias UIImage = Stillframe.UIImage

extension UIImage: PictureFormat {}

extension UIImage {
  /// The pixels at their scale; of a symbol those of its drawing, one a point.
  fileprivate var picture: Bitmap {
    guard let picture = cgImage?.bitmap else {
      return (try? ImageRenderer(content: Image(uiImage: self)).bitmap())
        ?? Bitmap(width: 0, height: 0)
    }
    guard picture.scale != scale else { return picture }
    let (width, height) = (picture.width, picture.height)
    return (try? Bitmap(copying: width, height, of: picture, x: 0, y: 0, scale: scale)) ?? picture
  }
}

extension Diffing where Value == Bitmap {
  /// The same for images of UIKit.
  fileprivate var ofImages: Diffing<UIImage> {
    var result = Diffing<UIImage>(
      toData: { [toData] in toData($0.picture) },
      reading: { [read] in UIImage(try read($0)) },
      placeholder: UIImage(),
      comparing: { [compare] in try compare($0.picture, $1.picture) })
    result.isKnownEqual = isKnownEqual.map { isEqual in { isEqual($0, $1.picture) } }
    result.ignored = ignored
    return result
  }
}

extension Snapshotting where Format == Bitmap {
  /// The same, with images of UIKit.
  fileprivate var ofImages: Snapshotting<Value, UIImage> {
    Snapshotting<Value, UIImage>(
      pathExtension: pathExtension, diffing: diffing.ofImages,
      asyncSnapshot: { [snapshot] value in snapshot(value).map { UIImage($0) } })
  }
}

extension Diffing where Value == UIImage {
  /// PNG files, compared pixel by pixel, alpha included.
  public static var image: Self { .image() }

  /// PNG files, compared as the format with bitmaps compares them.
  ///
  /// - Parameters:
  ///   - precision: share of pixels that have to agree, 0 to 1.
  ///   - perceptualPrecision: 1 for equal colours; p allows a CIELAB distance of 100 · (1 − p).
  ///   - scale: makes no difference: a picture knows its own.
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat? = nil
  ) -> Self {
    Diffing<Bitmap>.image(precision: precision, perceptualPrecision: perceptualPrecision).ofImages
  }
}

extension Snapshotting where Value == UIImage, Format == UIImage {
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

extension Snapshotting where Value: View, Format == UIImage {
  /// The picture of a view at the size that it takes, one pixel a point, on the ground of a window.
  @_disfavoredOverload
  public static var image: Self { .image() }

  /// Returns the picture of a view on the ground of a window, as on iOS.
  ///
  /// - Parameters:
  ///   - drawHierarchyInKeyWindow: makes no difference: there is one way to draw.
  ///   - precision: share of pixels that have to agree, 0 to 1.
  ///   - perceptualPrecision: 1 for equal colours; p allows a CIELAB distance of 100 · (1 − p).
  ///   - layout: the proposal to the view.
  ///   - traits: the traits of the view, in addition to the device's.
  @_disfavoredOverload
  public static func image(
    drawHierarchyInKeyWindow: Bool = false,
    precision: Float = 1, perceptualPrecision: Float = 1,
    layout: SwiftUISnapshotLayout = .sizeThatFits,
    traits: UITraitCollection = UITraitCollection()
  ) -> Self {
    Snapshotting<Value, Bitmap>
      .image(
        precision: precision, perceptualPrecision: perceptualPrecision, layout: layout,
        traits: traits
      ).ofImages
  }
}

extension Snapshotting where Value == UIViewController, Format == UIImage {
  /// The picture of what a controller shows, on the ground of a window.
  @_disfavoredOverload
  public static var image: Self { .image() }

  /// Returns the picture of what a controller shows in the window of a device.
  ///
  /// - Parameters:
  ///   - config: the device.
  ///   - drawHierarchyInKeyWindow: makes no difference: there is one way to draw.
  ///   - precision: share of pixels that have to agree, 0 to 1.
  ///   - perceptualPrecision: 1 for equal colours; p allows a CIELAB distance of 100 · (1 − p).
  ///   - size: in points; nil: the device's.
  ///   - traits: beside what the device says.
  @_disfavoredOverload
  public static func image(
    on config: ViewImageConfig, drawHierarchyInKeyWindow: Bool = false,
    precision: Float = 1, perceptualPrecision: Float = 1, size: CGSize? = nil,
    traits: UITraitCollection = UITraitCollection()
  ) -> Self {
    Snapshotting<UIViewController, Bitmap>
      .image(
        on: config, precision: precision, perceptualPrecision: perceptualPrecision, size: size,
        traits: traits
      ).ofImages
  }

  /// Returns the picture of what a controller shows, on the ground of a window.
  ///
  /// - Parameters:
  ///   - drawHierarchyInKeyWindow: makes no difference: there is one way to draw.
  ///   - precision: share of pixels that have to agree, 0 to 1.
  ///   - perceptualPrecision: 1 for equal colours; p allows a CIELAB distance of 100 · (1 − p).
  ///   - size: in points; nil: that of the controller's view, or what a view that it hosts chooses.
  ///   - traits: the traits of the view.
  @_disfavoredOverload
  public static func image(
    drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1,
    size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()
  ) -> Self {
    Snapshotting<UIViewController, Bitmap>
      .image(
        precision: precision, perceptualPrecision: perceptualPrecision, size: size, traits: traits
      ).ofImages
  }
}

extension Snapshotting where Value == UIView, Format == UIImage {
  /// The picture of a view of UIKit, as far as it is drawn here.
  @_disfavoredOverload
  public static var image: Self { .image() }

  /// Returns the picture of a view of UIKit, as far as it is drawn here: its ground, what it hosts, and the views
  /// inside it.
  ///
  /// - Parameters:
  ///   - drawHierarchyInKeyWindow: makes no difference: there is one way to draw.
  ///   - precision: share of pixels that have to agree, 0 to 1.
  ///   - perceptualPrecision: 1 for equal colours; p allows a CIELAB distance of 100 · (1 − p).
  ///   - size: in points; nil: its own, or what a view that it hosts chooses.
  ///   - traits: the traits of the view.
  @_disfavoredOverload
  public static func image(
    drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1,
    size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()
  ) -> Self {
    Snapshotting<UIView, Bitmap>
      .image(
        precision: precision, perceptualPrecision: perceptualPrecision, size: size, traits: traits
      ).ofImages
  }
}
