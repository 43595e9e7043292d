package import Foundation
package import StillRaster
import Synchronization

/// A picture that can be painted. Its size is known before its pixels are.
package protocol PictureSource: AnyObject, Sendable {
  /// In pixels; of a drawing, of its own size.
  var widthInPixels: Int { get }
  var heightInPixels: Int { get }
  /// Whether the picture is as sharp at any size.
  var isDrawing: Bool { get }

  /// Returns the picture with as many pixels as are asked for, but never more than it has, unless it is a drawing;
  /// nil for a damaged file. Each pixel of a smaller one is the mean of what it covers. What was made is kept as
  /// long as there is room.
  func bitmap(width: Int, height: Int) -> Bitmap?
  /// Whether it has been found out that there are no pixels: the file is damaged.
  var isBroken: Bool { get }
}

extension PictureSource {
  package var isBroken: Bool { false }
}

/// A picture whose pixels are in memory.
package final class PlainPicture: PictureSource {
  private let pixels: Bitmap
  /// The smaller one that was asked for last.
  private let smaller = Mutex<Bitmap?>(nil)

  package init(_ pixels: Bitmap) {
    self.pixels = pixels
  }

  package var widthInPixels: Int { pixels.width }
  package var heightInPixels: Int { pixels.height }
  package var isDrawing: Bool { false }

  package func bitmap(width: Int, height: Int) -> Bitmap? {
    if width >= pixels.width, height >= pixels.height { return pixels }
    return smaller.withLock { smaller in
      if let known = smaller, known.width == width, known.height == height { return known }
      smaller = pixels.shrunk(width: width, height: height)
      return smaller
    }
  }
}

/// A picture as it was found by its name.
package struct FoundPicture: Sendable {
  package let source: any PictureSource
  /// Pixels per point.
  package let scale: CGFloat
  /// Whether only its alpha is used; nil if the catalog does not specify it.
  package let isTemplate: Bool?
  /// The room around the ink of a symbol, a pixel of which is a hundredth of the font's size; nil for other pictures.
  package let symbol: SymbolMargins?

  package init(
    source: any PictureSource, scale: CGFloat, isTemplate: Bool? = nil,
    symbol: SymbolMargins? = nil
  ) {
    self.source = source
    self.scale = scale
    self.isTemplate = isTemplate
    self.symbol = symbol
  }
}

/// The room around the ink of a catalogue's symbol, in hundredths of the font's size.
package struct SymbolMargins: Sendable, Hashable {
  package let leading: CGFloat
  package let trailing: CGFloat
  /// Above the ink and below it.
  package let edge: CGFloat
  /// How far the ink reaches below the baseline; negative: it ends above.
  package let depth: CGFloat

  /// The margins of ink that stands on the baseline, with nothing around it.
  package static let zero = SymbolMargins(leading: 0, trailing: 0, edge: 0, depth: 0)

  package init(leading: CGFloat, trailing: CGFloat, edge: CGFloat, depth: CGFloat) {
    self.leading = leading
    self.trailing = trailing
    self.edge = edge
    self.depth = depth
  }
}

/// The environment in which a picture or a color is looked up.
package struct PictureTraits: Sendable, Hashable {
  /// Pixels per point.
  package var scale: CGFloat
  package var isDark: Bool
  package var isRightToLeft: Bool
  /// Whether colours are to differ more than usual.
  package var isContrasted: Bool

  package init(
    scale: CGFloat, isDark: Bool, isRightToLeft: Bool, isContrasted: Bool = false
  ) {
    self.scale = scale
    self.isDark = isDark
    self.isRightToLeft = isRightToLeft
    self.isContrasted = isContrasted
  }
}

/// A lookup of pictures and colors by name. A nil bundle means the program's own.
package protocol PictureSystem: AnyObject, Sendable {
  func picture(named name: String, in bundle: Bundle?, for traits: PictureTraits) -> FoundPicture?
  func color(named name: String, in bundle: Bundle?, for traits: PictureTraits) -> ResolvedColor?
  /// Returns why a picture that is known by its name cannot be shown: one sentence; nil where none has the name.
  func problem(ofPictureNamed name: String, in bundle: Bundle?, for traits: PictureTraits)
    -> String?
  /// Returns the picture in a file.
  func picture(at url: URL, scale: CGFloat) throws -> FoundPicture
}
