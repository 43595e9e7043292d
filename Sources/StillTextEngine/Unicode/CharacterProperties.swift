internal import CStillHarfBuzz
internal import StillText
internal import _FoundationICU

/// Properties of characters that the standard library does not have.
enum CharacterProperties {
  /// Returns the script, from HarfBuzz's own Unicode data, as shaping wants it.
  static func script(of scalar: Unicode.Scalar) -> ScriptTag {
    let script = unsafe hb_unicode_script(hb_unicode_funcs_get_default(), scalar.value)
    return ScriptTag(script.rawValue)
  }

  /// Whether East Asian typography sets the character as wide as high (UAX #11: W and F).
  static func isWide(_ scalar: Unicode.Scalar) -> Bool {
    let width = swift_u_getIntPropertyValue(Int32(scalar.value), UCHAR_EAST_ASIAN_WIDTH)
    return width == Int32(U_EA_WIDE.rawValue) || width == Int32(U_EA_FULLWIDTH.rawValue)
  }
}
