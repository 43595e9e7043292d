import CStillHEIF
import Foundation
import StillRaster

/// Reads HEIFs and AVIFs through libheif, which is loaded when the first is read and turns them upright itself.
enum HEIFDecoder {
  static func head(of data: Data) throws(ImageFileError) -> PictureHead {
    try unsafe with(data) { heif, image throws(ImageFileError) in
      var head = PictureHead(
        width: Int(unsafe heif.image_handle_get_width(image)),
        height: Int(unsafe heif.image_handle_get_height(image)))
      unsafe head.profile = profile(of: image, heif)
      return head
    }
  }

  static func decode(_ data: Data, into bitmap: inout Bitmap) throws(ImageFileError) -> Bool {
    let (width, height) = (bitmap.width, bitmap.height)
    return try unsafe with(data) { heif, image throws(ImageFileError) in
      var decoded: OpaquePointer?
      try unsafe check(
        heif.decode_image(
          image, &decoded, heif_colorspace_RGB, heif_chroma_interleaved_RGBA, nil))
      guard let decoded = unsafe decoded else {
        throw .undecodable(format: "HEIF", reason: "it has no pixels")
      }
      defer { unsafe heif.image_release(decoded) }
      var stride = Int32(0)
      guard
        let plane = unsafe heif.image_get_plane_readonly(
          decoded, heif_channel_interleaved, &stride), Int(stride) >= width * 4,
        Int(unsafe heif.image_get_width(decoded, heif_channel_interleaved)) == width,
        Int(unsafe heif.image_get_height(decoded, heif_channel_interleaved)) == height
      else { throw .undecodable(format: "HEIF", reason: "its size is not that of its header") }
      for row in 0..<height { unsafe bitmap.setRow(row, rgba: plane + row * Int(stride)) }
      return true
    }
  }

  private static func profile(of image: OpaquePointer, _ heif: StillHEIF) -> Data? {
    let size = unsafe heif.image_handle_get_raw_color_profile_size(image)
    guard size > 0, size <= ColorProfile.mostBytes else { return nil }
    var profile = Data(count: size)
    let error = unsafe profile.withUnsafeMutableBytes { bytes in
      unsafe heif.image_handle_get_raw_color_profile(image, bytes.baseAddress)
    }
    return unsafe error.code == heif_error_Ok ? profile : nil
  }

  private static func with<Result>(
    _ data: Data, _ body: (StillHEIF, OpaquePointer) throws(ImageFileError) -> Result
  ) throws(ImageFileError) -> Result {
    guard let heif = unsafe still_heif()?.pointee else {
      throw .undecodable(format: "HEIF", reason: "libheif is missing: apt-get install libheif1")
    }
    guard let context = heif.context_alloc() else {
      throw .undecodable(format: "HEIF", reason: "no memory")
    }
    defer { unsafe heif.context_free(context) }
    unsafe heif.context_set_maximum_image_size_limit(
      context, Int32(ImageFileError.maximumSide))
    try unsafe check(
      data.withUnsafeBytes { file in
        unsafe heif.context_read_from_memory(context, file.baseAddress, file.count, nil)
      })
    var image: OpaquePointer?
    try unsafe check(heif.context_get_primary_image_handle(context, &image))
    guard let image = unsafe image else {
      throw .undecodable(format: "HEIF", reason: "it holds no picture")
    }
    defer { unsafe heif.image_handle_release(image) }
    return try unsafe body(heif, image)
  }

  private static func check(_ error: heif_error) throws(ImageFileError) {
    guard unsafe error.code != heif_error_Ok else { return }
    let reason = unsafe error.message.map { unsafe String(cString: $0) } ?? "unknown"
    throw .undecodable(format: "HEIF", reason: reason)
  }
}
