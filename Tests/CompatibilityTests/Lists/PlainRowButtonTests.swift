import SwiftUI
import Testing

/// The words of buttons in rows (rule C2.7).
@MainActor struct PlainRowButtonTests {
  /// The pixels of a list in the system's blue and in black.
  private func inks(_ view: some View) throws -> (blue: Int, black: Int) {
    let stage = Stage(size: CGSize(width: 200, height: 120)) { view }
    let picture = try stage.bitmap()
    var result = (blue: 0, black: 0)
    for y in 0..<picture.height {
      for x in 0..<picture.width {
        let pixel = picture[x, y]
        if pixel.blue > 200, pixel.red < 90 { result.blue += 1 }
        if pixel.blue < 60, pixel.red < 60, pixel.green < 60 { result.black += 1 }
      }
    }
    return result
  }

  private var rows: some View {
    List { Button("HHHHHH") {}.font(.system(size: 24, weight: .heavy)) }
  }

  @Test func areThoseOfOtherRowsInPlainLists() throws {
    for found in [try inks(rows.listStyle(.plain)), try inks(rows.listStyle(.inset))] {
      #expect(found.blue == 0)
      #expect(found.black > 200)
    }
  }

  @Test func areTintedInGroupsAndWhereTheyAreBorderless() throws {
    let tinted = [
      try inks(rows.listStyle(.insetGrouped)), try inks(rows.listStyle(.grouped)),
      try inks(rows.listStyle(.plain).buttonStyle(.borderless)),
    ]
    for found in tinted {
      #expect(found.blue > 200)
      #expect(found.black == 0)
    }
  }

  @Test func areRedWhereTheyDestroy() throws {
    let row = List { Button("HHHHHH", role: .destructive) {}.font(.system(size: 24)) }
    let found = try inks(row.listStyle(.plain))
    #expect(found.blue == 0)
    #expect(found.black == 0)
  }
}
