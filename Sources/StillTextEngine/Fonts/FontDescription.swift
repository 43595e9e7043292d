internal import CStillHarfBuzz
internal import Foundation

/// The description of a face in a font file: names, weight, width, slant, axes.
struct FontDescription: Hashable, Sendable {
  /// The family as users know it.
  var family: String
  /// Every name by which users may ask for the family.
  var families: [String]
  /// Names of this very face: full name and PostScript name.
  var faceNames: [String]
  /// CSS scale, 1 to 1000; one value for a face of one weight.
  var weights: ClosedRange<CGFloat>
  /// Percent; 100 is normal.
  var widths: ClosedRange<CGFloat>
  /// Points; nil for a face of one optical size.
  var opticalSizes: ClosedRange<CGFloat>?
  var isItalic: Bool
  /// Whether its glyphs are coloured pictures.
  var isColored: Bool

  /// - Parameter face: HarfBuzz's; it reads with care what may be broken.
  init(_ face: OpaquePointer) {
    func name(_ identifier: UInt32) -> String? {
      var buffer = [CChar](repeating: 0, count: 256)
      var count = UInt32(buffer.count)
      let english = unsafe hb_language_from_string("en", -1)
      unsafe hb_ot_name_get_utf8(face, identifier, english, &count, &buffer)
      let bytes = buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
      return bytes.isEmpty ? nil : String(decoding: bytes, as: UTF8.self)
    }
    let legacy = name(1)
    let typographic = name(16)
    family = typographic ?? legacy ?? "unnamed"
    families = [typographic, legacy].compactMap(\.self)
    faceNames = [name(4), name(6)].compactMap(\.self)

    let font = unsafe hb_font_create(face)
    defer { unsafe hb_font_destroy(font) }
    func style(_ tag: hb_style_tag_t) -> CGFloat {
      let value = unsafe CGFloat(hb_style_get_value(font, tag))
      return value.isFinite ? value : 0
    }
    let weight = min(max(style(HB_STYLE_TAG_WEIGHT), 1), 1000)
    let width = min(max(style(HB_STYLE_TAG_WIDTH), 25), 400)
    weights = weight...weight
    widths = width...width
    isItalic = style(HB_STYLE_TAG_ITALIC) != 0 || style(HB_STYLE_TAG_SLANT_ANGLE) != 0
    isColored = unsafe hb_ot_color_has_png(face) != 0

    for axis in unsafe Self.axes(of: face) {
      let range = CGFloat(min(axis.min_value, axis.max_value))...CGFloat(axis.max_value)
      guard range.lowerBound.isFinite, range.upperBound.isFinite else { continue }
      switch axis.tag {
      case AxisTag.weight: weights = range
      case AxisTag.width: widths = range
      case AxisTag.opticalSize: opticalSizes = range
      default: break
      }
    }
  }

  private static func axes(of face: OpaquePointer) -> [hb_ot_var_axis_info_t] {
    var count = min(unsafe hb_ot_var_get_axis_count(face), 64)
    var axes = [hb_ot_var_axis_info_t](repeating: hb_ot_var_axis_info_t(), count: Int(count))
    guard count > 0 else { return [] }
    unsafe hb_ot_var_get_axis_infos(face, 0, &count, &axes)
    return Array(axes.prefix(Int(count)))
  }
}

/// The registered axes of variable fonts, as four letters.
enum AxisTag {
  static let weight: UInt32 = 0x7767_6874  // wght
  static let width: UInt32 = 0x7764_7468  // wdth
  static let opticalSize: UInt32 = 0x6F70_737A  // opsz
}

/// A place in the design space of a variable font; all nil for the font as it is.
struct FontVariation: Hashable, Sendable {
  /// CSS scale.
  var weight: CGFloat?
  /// Percent.
  var width: CGFloat?
  /// Points.
  var opticalSize: CGFloat?

  var isDefault: Bool { weight == nil && width == nil && opticalSize == nil }

  /// Axis by axis.
  var coordinates: [(tag: UInt32, value: CGFloat)] {
    [
      weight.map { (AxisTag.weight, $0) }, width.map { (AxisTag.width, $0) },
      opticalSize.map { (AxisTag.opticalSize, $0) },
    ].compactMap(\.self)
  }
}
