import StillRaster

/// The chunks before the pixels: size, pixel format, resolution.
struct PNGHeader {
  /// The format of a pixel.
  enum Format: UInt8 {
    case rgb = 2
    case palette = 3
    case rgba = 6
  }

  /// In pixels.
  var width: Int
  /// In pixels.
  var height: Int
  /// Pixels per point.
  var scale: Double
  var format: Format
  /// Bits of a palette index or of a component.
  var bitDepth = 8

  /// Pixels in a metre of a picture with one pixel per point, of which an inch has 72.
  static let pixelsPerMetre = 2835.0

  /// The signature and the chunks up to the palette.
  var bytes: [UInt8] {
    var header: [UInt8] = []
    header.append(bigEndian: UInt32(width))
    header.append(bigEndian: UInt32(height))
    // Then deflate, the usual five filters, not interlaced.
    header += [UInt8(bitDepth), format.rawValue, 0, 0, 0]
    var bytes = PNGChunk.signature
    bytes.append(.header, header)
    bytes.append(.standardColors, [0])
    var density: [UInt8] = []
    let perMetre = PNGHeader.density(of: scale)
    density.append(bigEndian: perMetre)
    density.append(bigEndian: perMetre)
    density.append(1)
    bytes.append(.pixelDensity, density)
    return bytes
  }

  /// Pixels per metre at a scale; a scale that no picture can have counts as 1.
  static func density(of scale: Double) -> UInt32 {
    let density = (pixelsPerMetre * scale).rounded()
    return density >= 1 && density <= Double(Int32.max) ? UInt32(density) : UInt32(pixelsPerMetre)
  }

  /// The most pixels per point that are believed.
  static let largestScale = 1000.0

  /// Pixels per point at a density: ``density(of:)`` undone, to a thousandth; nil for a density that no picture can
  /// have.
  static func scale(of density: UInt32) -> Double? {
    let scale = (Double(density) / pixelsPerMetre * 1000).rounded() / 1000
    return scale > 0 && scale <= largestScale ? scale : nil
  }
}
