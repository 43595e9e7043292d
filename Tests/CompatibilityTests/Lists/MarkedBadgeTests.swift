import SwiftUI
import Testing

/// Badges that stand out.
@Suite @MainActor struct MarkedBadgeTests {
  private func reds(_ prominence: BadgeProminence) throws -> Int {
    let list = List { Text("row").badge(3).badgeProminence(prominence) }
      .frame(width: 320, height: 200)
    let bitmap = try ImageRenderer(content: list).bitmap()
    return (0..<bitmap.height).reduce(0) { count, y in
      count
        + (0..<bitmap.width).count { x in
          let pixel = bitmap[x, y]
          return pixel.red > 200 && pixel.green < 120
        }
    }
  }

  @Test func anIncreasedBadgeStandsOnRed() throws {
    #expect(try reds(.standard) == 0)
    #expect(try reds(.decreased) == 0)
    // A capsule of 24 by 24 at the least, without its digit.
    #expect(try reds(.increased) > 300)
  }
}
