import StillDrawing
import StillRaster

/// The mirror image of a picture, whose left is the other's right (rule P11.8).
final class MirroredPicture: PictureSource {
  private let picture: FilePicture

  init(_ picture: FilePicture) {
    self.picture = picture
  }

  deinit {
    PixelStore.shared.forget(ObjectIdentifier(self))
  }

  var widthInPixels: Int { picture.widthInPixels }
  var heightInPixels: Int { picture.heightInPixels }
  var isDrawing: Bool { picture.isDrawing }
  var isBroken: Bool { picture.isBroken }

  func bitmap(width: Int, height: Int) -> Bitmap? {
    let key = PixelStore.Key(owner: ObjectIdentifier(self), width: width, height: height)
    if let known = PixelStore.shared.bitmap(key) { return known }
    guard let made = picture.bitmap(width: width, height: height)?.mirrored else { return nil }
    PixelStore.shared.keep(made, key)
    return made
  }
}
