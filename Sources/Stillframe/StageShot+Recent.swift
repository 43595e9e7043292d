import Foundation
import StillDrawing
import StillImageFile
import StillRaster

extension StageShot {
  /// Paints and encodes the picture: from nothing, or over the recent picture that is most like it, which it replaces then.
  ///
  /// - Parameter encode: Returns the bytes, and the file that a later picture may take parts of. It gets the picture, and the recent
  ///   picture's file with the rows in which this one may differ from it.
  func encoded(
    _ encode: (Bitmap, (still: PackedStill, changed: [Range<Int>])?) throws(ImageFileError) -> (
      Data, PackedStill?
    )
  ) throws(RenderError) -> Data {
    guard let recent = RecentPictures.current else {
      let picture = try paint()
      return try Self.unencodable { () throws(ImageFileError) in try encode(picture, nil).0 }
    }
    let size = list.pixelSize(scale: scale)
    let content = ShownContent(self, width: Int(size.width), height: Int(size.height))
    let old = recent.take(like: content)
    let frame = try paint(content, over: old?.frame)
    var known: (still: PackedStill, changed: [Range<Int>])?
    if let old, let file = old.file, let changed = content.changedRows(since: old.content) {
      known = (file, changed)
    }
    let (data, file) = try Self.unencodable { () throws(ImageFileError) in
      try encode(frame.picture, known)
    }
    recent.keep(RecentPicture(content: content, frame: OldFrame(frame), file: file))
    return data
  }

  private static func unencodable<Value>(
    _ body: () throws(ImageFileError) -> Value
  ) throws(RenderError) -> Value {
    do {
      return try body()
    } catch {
      throw .paintingFailed(reason: "\(error)")
    }
  }
}
