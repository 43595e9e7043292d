// The names are UIKit's.
// swift-format-ignore-file: DontRepeatTypeInStaticProperties

public import Foundation
import StillDrawing
import StillGeometry
import StillImageFile
public import StillRaster
import StillReport
import StillViewGraph
public import StillViews
import Synchronization

/// A picture of UIKit, as far as views take one: from a file, from data, from pixels, or a symbol by its name.
public final class UIImage: Sendable {
  /// The picture as views have it.
  let image: Image
  private let source: (any PictureSource)?
  /// In points.
  public let size: CGSize
  /// Pixels a point.
  public let scale: CGFloat
  /// The name of a symbol; nil for other images.
  let systemName: String?
  /// The configuration of a symbol (default: none of its own).
  public let symbolConfiguration: SymbolConfiguration?
  /// The pictures of an image that moves (default: nil); its first one is shown.
  public let images: [UIImage]?
  /// The time that all pictures take, in seconds (default: 0).
  public let duration: TimeInterval
  private let label = Mutex<String?>(nil)

  /// The words for people who do not see the picture (default: nil); kept, and not read by views.
  public var accessibilityLabel: String? {
    get { label.withLock { $0 } }
    set { label.withLock { $0 = newValue } }
  }

  private init(
    _ image: Image, _ source: (any PictureSource)?, _ size: CGSize, _ scale: CGFloat
  ) {
    self.image = image
    self.source = source
    self.size = size
    self.scale = scale
    systemName = nil
    symbolConfiguration = nil
    images = nil
    duration = 0
  }

  /// An image that moves, which is shown as one of its pictures.
  init(_ images: [UIImage], _ duration: TimeInterval, like picture: UIImage) {
    image = picture.image
    source = picture.source
    size = picture.size
    scale = picture.scale
    systemName = picture.systemName
    symbolConfiguration = picture.symbolConfiguration
    self.images = images
    self.duration = duration
  }

  /// A symbol by its name, which is not looked for.
  init(
    symbol name: String, _ configuration: SymbolConfiguration?, _ change: (Image) -> Image = { $0 }
  ) {
    systemName = name
    symbolConfiguration = configuration
    source = nil
    scale = 1
    images = nil
    duration = 0
    let look = configuration?.look
    image = change(
      Image(systemName: name).symbolRenderingMode(configuration?.mode).ownLook(look))
    size = image.leaf(in: TextMeasurement.environment).size(.unspecified)
  }

  convenience init(_ picture: FoundPicture) {
    let size = CGSize(
      width: CGFloat(picture.source.widthInPixels) / picture.scale,
      height: CGFloat(picture.source.heightInPixels) / picture.scale)
    self.init(Image(picture: picture), picture.source, size, picture.scale)
  }

  /// An empty picture.
  public convenience init() {
    self.init(Bitmap(width: 0, height: 0))
  }

  /// An image of a bitmap, at the bitmap's scale.
  public convenience init(_ bitmap: Bitmap) {
    let scale = bitmap.scale > 0 && bitmap.scale.isFinite ? bitmap.scale : 1
    self.init(FoundPicture(source: PlainPicture(bitmap), scale: scale))
  }

  /// The image in the data of a file, at one pixel per point; nil if it is none.
  public convenience init?(data: Data) {
    self.init(data: data, scale: 1)
  }

  /// The image in the data of a file; nil if it is none.
  ///
  /// - Parameter scale: The pixels per point.
  public convenience init?(data: Data, scale: CGFloat) {
    guard scale > 0, scale.isFinite, data.count <= FilePicture.largestFile,
      let picture = try? PictureLibrary.shared.picture(data)
    else { return nil }
    self.init(FoundPicture(source: picture, scale: scale))
  }

  /// The image in a file; nil if it is none, or may not be read (`ImageRegistry.allows(folder:)`).
  public convenience init?(contentsOfFile path: String) {
    do {
      let url = URL(fileURLWithPath: path)
      self.init(try PictureLibrary.shared.picture(at: url, scale: 1))
    } catch {
      ImageAccess.warn("the image is missing: \(error)")
      return nil
    }
  }

  /// A picture by the name of its file or of its set in a catalogue, in the program's own bundle; nil where there is none.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil)
  }

  /// A picture by its name in a bundle; nil where there is none.
  public convenience init?(named name: String, in bundle: Bundle?) {
    let traits = PictureTraits(scale: 3, isDark: false, isRightToLeft: false)
    guard let picture = PictureLibrary.shared.picture(named: name, in: bundle, for: traits) else {
      return nil
    }
    self.init(picture)
  }

  /// A picture by its name in a bundle; nil where there is none. No effect of the configuration: views choose sizes and weights.
  public convenience init?(
    named name: String, in bundle: Bundle?, with configuration: Configuration?
  ) {
    self.init(named: name, in: bundle)
  }

  /// A picture by its name in a bundle, for traits; nil where there is none.
  ///
  /// Of the traits the scale and the appearance count.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    let traits = PictureTraits(
      scale: traitCollection.map { $0.displayScale > 0 ? $0.displayScale : 3 } ?? 3,
      isDark: traitCollection?.userInterfaceStyle == .dark, isRightToLeft: false)
    guard let picture = PictureLibrary.shared.picture(named: name, in: bundle, for: traits) else {
      return nil
    }
    self.init(picture)
  }

  /// A symbol by its name. One that is not known shows a placeholder, with a warning.
  public convenience init?(systemName name: String) {
    self.init(symbol: name, nil)
  }

  private static func symbol(_ name: String) -> UIImage { UIImage(systemName: name) ?? UIImage() }

  /// The symbol of adding something.
  public static var add: UIImage { symbol("plus.circle.fill") }
  /// The symbol of removing something.
  public static var remove: UIImage { symbol("minus.circle.fill") }
  /// The symbol of actions.
  public static var actions: UIImage { symbol("ellipsis.circle.fill") }
  /// A check mark.
  public static var checkmark: UIImage { symbol("checkmark") }
  /// A check mark in a circle.
  public static var strokedCheckmark: UIImage { symbol("checkmark.circle.fill") }

  /// Pixels, one a point.
  public convenience init(cgImage: CGImage) {
    self.init(cgImage: cgImage, scale: 1, orientation: .up)
  }

  /// Pixels at a scale.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Image.Orientation) {
    let upright = Image.uprightBitmap(cgImage.bitmap, orientation)
    self.init(
      FoundPicture(
        source: PlainPicture(upright), scale: scale > 0 && scale.isFinite ? scale : 1))
  }

  /// How the pixels are turned: as they are shown, as images are turned when they are read.
  public var imageOrientation: Image.Orientation { .up }

  /// How pixels are turned.
  public typealias Orientation = Image.Orientation

  /// The pixels; nil for a symbol, and for a file that is damaged.
  public var cgImage: CGImage? {
    guard let source, source.widthInPixels > 0,
      let bitmap = source.bitmap(width: source.widthInPixels, height: source.heightInPixels)
    else { return nil }
    return CGImage(bitmap)
  }

  /// Returns the image as PNG; nil for a symbol.
  public func pngData() -> Data? {
    cgImage.flatMap { try? PNGEncoder.encode($0.bitmap) }
  }

  /// Returns the image as JPEG, on white; nil for a symbol.
  ///
  /// - Parameter compressionQuality: From 0 for the smallest file to 1 for the most accurate.
  public func jpegData(compressionQuality: CGFloat) -> Data? {
    cgImage.flatMap { try? JPEGEncoder.encode($0.bitmap, quality: Double(compressionQuality)) }
  }

  /// The part of an image that is drawn.
  public enum RenderingMode: Int, Sendable {
    /// Its colours, or its shape in the foreground colour; `automatic` depends on the context.
    case automatic, alwaysOriginal, alwaysTemplate
  }

  /// Returns the image with another rendering mode.
  public func withRenderingMode(_ mode: RenderingMode) -> UIImage {
    let template: Image.TemplateRenderingMode? =
      switch mode {
      case .automatic: nil
      case .alwaysOriginal: .original
      case .alwaysTemplate: .template
      }
    if let systemName {
      return UIImage(symbol: systemName, symbolConfiguration) { $0.renderingMode(template) }
    }
    return UIImage(image.renderingMode(template), source, size, scale)
  }
}

extension UIImage: NSItemProviderReading, NSItemProviderWriting {}

extension UIImage: Hashable {
  public static func == (a: UIImage, b: UIImage) -> Bool { a === b }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The default type of an image literal.
public typealias _ImageLiteralType = UIImage

extension UIImage: _ExpressibleByImageLiteral {
  /// The image of `#imageLiteral(resourceName:)`; empty if no image has the name.
  public convenience init(imageLiteralResourceName name: String) {
    if let found = UIImage(named: name) {
      self.init(found.image, found.source, found.size, found.scale)
    } else {
      self.init(Image(name), nil, .zero, 1)
    }
  }
}

extension Image {
  /// A picture of UIKit.
  public init(uiImage: UIImage) {
    self = uiImage.image
  }

  /// Pixels, with words for those who do not see them.
  ///
  /// - Parameter scale: Pixels a point.
  public init(
    _ cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up, label: Text
  ) {
    self = UIImage(cgImage: cgImage, scale: scale, orientation: orientation).image
      .read(as: label)
  }

  /// Pixels that say nothing.
  ///
  /// - Parameter scale: Pixels a point.
  public init(decorative cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up) {
    self = UIImage(cgImage: cgImage, scale: scale, orientation: orientation).image
      .read(as: nil)
  }
}

extension ImageRenderer {
  /// The picture; nil where it cannot be made, with the error on standard error.
  public var cgImage: CGImage? { found.map { CGImage($0) } }

  /// The picture at the renderer's scale; nil where it cannot be made, with the error on standard error.
  public var uiImage: UIImage? { found.map { UIImage($0) } }

  /// The same, under the name that it has on a Mac.
  public var nsImage: NSImage? { uiImage }

  private var found: Bitmap? {
    do {
      return try bitmap()
    } catch {
      WarningOutput.show(error)
      return nil
    }
  }
}
