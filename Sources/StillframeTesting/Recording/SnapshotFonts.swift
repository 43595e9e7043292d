/// The fonts that pictures of a test may use.
public enum SnapshotFonts: Sendable {
  /// Those embedded in the library and those that the program has registered: what is the same on every machine. A
  /// character that none of them has is drawn as a box, with a warning that names it.
  case embeddedOnly
  /// Also those of the machine, as `FontRegistry.allowsSystemFonts` says.
  case any
}
