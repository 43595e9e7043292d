package import CStillFonts

/// The faces that a further product of the package puts into the binary.
@safe
package struct EmbeddedFontTable: Sendable {
  // Safe to share: it points to constants.
  private nonisolated(unsafe) let table: CStillFontTable

  package init(_ table: CStillFontTable) {
    unsafe self.table = table
  }

  /// The faces for emoji, where the program was linked with them; nothing of them is read yet.
  package static var linkedEmoji: EmbeddedFontTable? {
    let table = unsafe cstillfonts_linked_emoji()
    guard unsafe table.count > 0 else { return nil }
    return unsafe EmbeddedFontTable(table)
  }

  /// Where the table lies, which tells it from others.
  var identity: UInt { unsafe UInt(bitPattern: table.faces) }

  var entries: [FontEntry] {
    (0..<(unsafe Int(table.count))).map { unsafe FontEntry(table.faces[$0]) }
  }
}
