package import Foundation
package import StillRaster

/// Reads pictures of all known formats: upright, sRGB, 8 bits a component.
package struct PictureDecoder: Sendable {
  package let format: PictureFormat
  /// In pixels, upright. Of a drawing: of its own size at one pixel a unit.
  package let width: Int
  /// In pixels, upright.
  package let height: Int
  private let data: Data
  private let head: PictureHead

  /// Reads what a file says of itself and none of its pixels.
  ///
  /// - Throws: ``ImageFileError``: `unknownFormat`, `undecodable`, `tooLarge`, and what the PNG decoder throws.
  package init(_ data: Data) throws(ImageFileError) {
    let bytes = PictureBytes(data)
    guard let format = PictureFormat(of: bytes) else {
      throw .unknownFormat(byteCount: bytes.count)
    }
    let head = try PictureHead(of: bytes, format)
    let swaps = head.orientation.swapsSides
    let (width, height) = swaps ? (head.height, head.width) : (head.width, head.height)
    guard width > 0, height > 0 else {
      throw .undecodable(format: format.rawValue, reason: "it has no size")
    }
    // A drawing is rendered at any size.
    let isDrawing = format == .svg || format == .pdf
    guard width <= ImageFileError.maximumSide, height <= ImageFileError.maximumSide,
      isDrawing || width * height <= Self.mostPixels
    else { throw .tooLarge(width: width, height: height) }
    self.format = format
    self.width = width
    self.height = height
    self.data = bytes.data
    self.head = head
  }

  /// The most pixels that are decoded: 64 mebipixels, a quarter of a gibibyte.
  package static let mostPixels = 1 << 26

  /// Whether the picture can be made at any size.
  package var isDrawing: Bool { format == .svg || format == .pdf }

  /// Returns the picture. A drawing is rendered at the requested size, anything else at its own.
  package func bitmap(width: Int, height: Int) throws(ImageFileError) -> Bitmap {
    if isDrawing {
      guard width > 0, height > 0, width <= ImageFileError.maximumSide,
        height <= ImageFileError.maximumSide, width * height <= Self.mostPixels
      else { throw .tooLarge(width: width, height: height) }
    }
    switch format {
    case .png:
      return try upright(try PNGDecoder.decode(data, profile: head.profile))
    case .svg:
      return try SVGDecoder.decode(data, width: width, height: height)
    case .pdf:
      return try PDFDecoder.decode(data, width: width, height: height)
    case .jpeg, .gif, .webp, .heif:
      guard var bitmap = try? Bitmap(checking: head.width, head.height) else {
        throw .noMemory(width: head.width, height: head.height)
      }
      let alpha = try decode(into: &bitmap)
      if let profile = head.profile { ColorProfile(profile)?.convert(&bitmap) }
      if alpha { bitmap.premultiply() }
      return try upright(bitmap)
    }
  }

  private func upright(_ bitmap: Bitmap) throws(ImageFileError) -> Bitmap {
    guard let upright = bitmap.upright(head.orientation) else {
      throw .noMemory(width: width, height: height)
    }
    return upright
  }

  /// Fills in straight colours.
  ///
  /// - Returns: Whether there may be some that are not opaque.
  private func decode(into bitmap: inout Bitmap) throws(ImageFileError) -> Bool {
    switch format {
    case .jpeg: try JPEGDecoder.decode(data, into: &bitmap)
    case .webp: try WebPDecoder.decode(data, into: &bitmap)
    case .heif: try HEIFDecoder.decode(data, into: &bitmap)
    case .gif, .png, .svg, .pdf: try GIFDecoder.decode(PictureBytes(data), into: &bitmap)
    }
  }
}

/// The properties in the header of a picture's file.
struct PictureHead: Sendable {
  /// In pixels, as the file has them.
  var width: Int
  var height: Int
  var orientation = PictureOrientation.up
  /// An ICC profile.
  var profile: Data?

  init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  init(of bytes: PictureBytes, _ format: PictureFormat) throws(ImageFileError) {
    switch format {
    case .png:
      let structure = try PNGStructure(of: bytes.data)
      self.init(width: structure.width, height: structure.height)
      profile = structure.profile
      orientation = structure.orientation
    case .jpeg: self = try JPEGDecoder.head(of: bytes)
    case .gif:
      self.init(
        width: bytes.number(at: 6, isLittleEndian: true),
        height: bytes.number(at: 8, isLittleEndian: true))
    case .webp: self = try WebPDecoder.head(of: bytes)
    case .heif: self = try HEIFDecoder.head(of: bytes.data)
    case .svg:
      let size = try SVGDecoder.size(of: bytes.data)
      self.init(width: size.width, height: size.height)
    case .pdf:
      let size = try PDFDecoder.size(of: bytes.data)
      self.init(width: size.width, height: size.height)
    }
  }
}
