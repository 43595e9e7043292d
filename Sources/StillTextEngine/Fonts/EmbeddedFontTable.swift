package import CStillFonts

/// The faces that a further product of the package puts into the binary.
@safe
package struct EmbeddedFontTable: Sendable {
  // Safe to share: it points to constants.
  private nonisolated(unsafe) let table: CStillFontTable

  package init(_ table: CStillFontTable) {
    unsafe self.table = table
  }

  /// Where the table lies, which tells it from others.
  var identity: UInt { unsafe UInt(bitPattern: table.faces) }

  var entries: [FontEntry] {
    (0..<(unsafe Int(table.count))).map { unsafe FontEntry(table.faces[$0]) }
  }
}
