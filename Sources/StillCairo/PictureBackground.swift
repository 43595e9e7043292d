import Foundation
import StillDrawing
import StillGeometry
import StillRaster

/// The initial content of a picture's memory: its background, or a first command that hides all of it. So nothing is
/// written twice.
struct PictureBackground {
  var bitmap: Bitmap
  /// How many commands of the list are painted by it.
  let commandCount: Int

  /// - Throws: `BitmapError` where there is no memory.
  init(
    of list: DisplayList, scale: CGFloat, width: Int, height: Int, background: ResolvedColor?
  ) throws(BitmapError) {
    let whole = PixelRect(minX: 0, minY: 0, maxX: width, maxY: height)
    let transform = CGAffineTransform(scaleX: scale, y: scale)
    let behind = background?.pixel(opacity: 1) ?? 0
    switch list.commands.first {
    case .fillRectangle(let rect, .color(let color)):
      let pixel = color.pixel(opacity: 1)
      guard pixel >> 24 == 255, Self.covers(rect, transform, whole) else { break }
      bitmap = try Bitmap(checking: width, height, scale: scale, filledWith: pixel)
      commandCount = 1
      return
    case .picture(let placement):
      guard behind == 0, placement.opacity >= 1, placement.isVisible,
        Self.covers(placement.frame, transform, whole),
        let picture = PlacedPicture(placement, transform),
        let origin = picture.copyOrigin(within: whole)
      else { break }
      bitmap = try Bitmap(
        copying: width, height, of: picture.bitmap, x: -origin.x, y: -origin.y, scale: scale)
      commandCount = 1
      return
    default: break
    }
    bitmap = try Bitmap(checking: width, height, scale: scale, filledWith: behind)
    commandCount = 0
  }

  /// Returns the colour of some pixels once the background and the first commands that hide all of them are
  /// painted, and how many commands these are.
  static func color(
    of list: DisplayList, in area: PixelRect, scale: CGFloat, over background: ResolvedColor?
  ) -> (pixel: UInt32, commandCount: Int) {
    let transform = CGAffineTransform(scaleX: scale, y: scale)
    var ground = (pixel: background?.pixel(opacity: 1) ?? 0, commandCount: 0)
    for command in list.commands {
      guard case .fillRectangle(let rect, .color(let color)) = command else { break }
      let pixel = color.pixel(opacity: 1)
      guard pixel >> 24 == 255, covers(rect, transform, area) else { break }
      ground = (pixel, ground.commandCount + 1)
    }
    return ground
  }

  private static func covers(
    _ rect: CGRect, _ transform: CGAffineTransform, _ whole: PixelRect
  ) -> Bool {
    guard rect.isFinite, let rect = PixelRect(aligned: rect.standardized.applying(transform))
    else { return false }
    return rect.intersection(whole) == whole
  }
}

extension PicturePlacement {
  /// Whether there is anything to paint.
  var isVisible: Bool {
    isFinite && frame.width > 0 && frame.height > 0 && part.width > 0 && part.height > 0
  }
}
