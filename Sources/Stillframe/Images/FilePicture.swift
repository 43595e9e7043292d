import Foundation
import StillDrawing
import StillImageFile
import StillRaster
import StillReport
import Synchronization

/// A picture in a file, whose pixels are read when they are first shown.
final class FilePicture: PictureSource {
  private let decoder: PictureDecoder
  /// Held while pixels are made, so that they are made once.
  private let failure = Mutex<ImageFileError?>(nil)
  /// Of the file.
  let byteCount: Int
  /// The name in messages.
  private let name: String
  /// The room around the ink of a catalogue's symbol; nil for other pictures.
  let symbol: SymbolMargins?
  /// Its mirror image, as long as that is used.
  private let mirror = Mutex(Mirror())

  private struct Mirror {
    weak var picture: MirroredPicture?
  }

  /// The mirror image: the same object as long as that is used.
  var mirrored: MirroredPicture {
    mirror.withLock { mirror in
      if let known = mirror.picture { return known }
      let new = MirroredPicture(self)
      mirror.picture = new
      return new
    }
  }

  /// The most bytes of a file.
  static let largestFile = 256 << 20

  /// A picture in a file.
  ///
  /// - Throws: `ImageFileError`, also for anything but a regular file, which might never end.
  convenience init(_ url: URL) throws(ImageFileError) {
    try self.init(
      AtomicFile.readRegular(url, atMost: Self.largestFile),
      calledInWarnings: "the image '\(url.lastPathComponent)'")
  }

  init(
    _ data: Data, calledInWarnings name: String = "an image", symbol: SymbolMargins? = nil
  ) throws(ImageFileError) {
    self.name = name
    self.symbol = symbol
    decoder = try PictureDecoder(data)
    byteCount = data.count
  }

  deinit {
    PixelStore.shared.forget(ObjectIdentifier(self))
  }

  var widthInPixels: Int { decoder.width }
  var heightInPixels: Int { decoder.height }
  var isDrawing: Bool { decoder.isDrawing }
  var isBroken: Bool { failure.withLock { $0 != nil } }

  func bitmap(width: Int, height: Int) -> Bitmap? {
    let key = PixelStore.Key(owner: ObjectIdentifier(self), width: width, height: height)
    if let known = PixelStore.shared.bitmap(key) { return known }
    return failure.withLock { failure in
      if failure != nil { return nil }
      if let known = PixelStore.shared.bitmap(key) { return known }
      do throws(ImageFileError) {
        return try make(key)
      } catch {
        failure = error
        let sentence = "\(name) cannot be shown, a placeholder stands in its place: \(error)"
        let add = ImageAccess.current?.problems ?? { WarningOutput.show($0) }
        add(sentence)
        return nil
      }
    }
  }

  private func make(_ key: PixelStore.Key) throws(ImageFileError) -> Bitmap? {
    if isDrawing || (key.width >= widthInPixels && key.height >= heightInPixels) {
      let made = try decode(width: key.width, height: key.height)
      PixelStore.shared.keep(made, key)
      return made
    }
    let natural = PixelStore.Key(
      owner: key.owner, width: widthInPixels, height: heightInPixels)
    let whole: Bitmap
    if let known = PixelStore.shared.bitmap(natural) {
      whole = known
    } else {
      whole = try decode(width: natural.width, height: natural.height)
      PixelStore.shared.keep(whole, natural)
    }
    let made = whole.shrunk(width: key.width, height: key.height)
    if let made { PixelStore.shared.keep(made, key) }
    return made
  }

  /// Held while a large picture is decoded.
  private static let largeDecoding = Mutex<Void>(())
  /// The pixels from which on a picture is large: some formats take twice their memory while they are decoded.
  private static let largePixels = 1 << 24

  /// Large pictures are decoded one after the other, whatever the number of threads: a few bytes may ask for a quarter of a
  /// gibibyte.
  private func decode(width: Int, height: Int) throws(ImageFileError) -> Bitmap {
    guard width * height > Self.largePixels else {
      return try decoder.bitmap(width: width, height: height)
    }
    return try Self.largeDecoding.withLock { (_) throws(ImageFileError) in
      try decoder.bitmap(width: width, height: height)
    }
  }
}
