import CStillHEIF
import Foundation
import StillRaster

/// Reads HEIFs and AVIFs through libheif, which turns them upright itself.
enum HEIFDecoder {
  static func head(of data: Data) throws(ImageFileError) -> PictureHead {
    try unsafe with(data) { image throws(ImageFileError) in
      var head = PictureHead(
        width: Int(unsafe heif_image_handle_get_width(image)),
        height: Int(unsafe heif_image_handle_get_height(image)))
      unsafe head.profile = profile(of: image)
      return head
    }
  }

  static func decode(_ data: Data, into bitmap: inout Bitmap) throws(ImageFileError) -> Bool {
    let (width, height) = (bitmap.width, bitmap.height)
    return try unsafe with(data) { image throws(ImageFileError) in
      var decoded: OpaquePointer?
      try unsafe check(
        heif_decode_image(
          image, &decoded, heif_colorspace_RGB, heif_chroma_interleaved_RGBA, nil))
      guard let decoded = unsafe decoded else {
        throw .undecodable(format: "HEIF", reason: "it has no pixels")
      }
      defer { unsafe heif_image_release(decoded) }
      var stride = Int32(0)
      guard
        let plane = unsafe heif_image_get_plane_readonly(
          decoded, heif_channel_interleaved, &stride), Int(stride) >= width * 4,
        Int(unsafe heif_image_get_width(decoded, heif_channel_interleaved)) == width,
        Int(unsafe heif_image_get_height(decoded, heif_channel_interleaved)) == height
      else { throw .undecodable(format: "HEIF", reason: "its size is not that of its header") }
      for row in 0..<height { unsafe bitmap.setRow(row, rgba: plane + row * Int(stride)) }
      return true
    }
  }

  private static func profile(of image: OpaquePointer) -> Data? {
    let size = unsafe heif_image_handle_get_raw_color_profile_size(image)
    guard size > 0, size <= ColorProfile.mostBytes else { return nil }
    var profile = Data(count: size)
    let error = unsafe profile.withUnsafeMutableBytes { bytes in
      unsafe heif_image_handle_get_raw_color_profile(image, bytes.baseAddress)
    }
    return unsafe error.code == heif_error_Ok ? profile : nil
  }

  private static func with<Result>(
    _ data: Data, _ body: (OpaquePointer) throws(ImageFileError) -> Result
  ) throws(ImageFileError) -> Result {
    guard let context = unsafe heif_context_alloc() else {
      throw .undecodable(format: "HEIF", reason: "no memory")
    }
    defer { unsafe heif_context_free(context) }
    unsafe heif_context_set_maximum_image_size_limit(
      context, Int32(ImageFileError.maximumSide))
    try unsafe check(
      data.withUnsafeBytes { file in
        unsafe heif_context_read_from_memory(context, file.baseAddress, file.count, nil)
      })
    var image: OpaquePointer?
    try unsafe check(heif_context_get_primary_image_handle(context, &image))
    guard let image = unsafe image else {
      throw .undecodable(format: "HEIF", reason: "it holds no picture")
    }
    defer { unsafe heif_image_handle_release(image) }
    return try unsafe body(image)
  }

  private static func check(_ error: heif_error) throws(ImageFileError) {
    guard unsafe error.code != heif_error_Ok else { return }
    let reason = unsafe error.message.map { unsafe String(cString: $0) } ?? "unknown"
    throw .undecodable(format: "HEIF", reason: reason)
  }
}
