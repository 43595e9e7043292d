import Foundation
import Stillframe
import Testing

/// Lists in popovers, and lines below wheels (rules C6.4 and C6.14).
@MainActor @Suite struct PopoverListTests {
  @Test func aListInAPopoverIsAsWideAsPopoversAre() throws {
    let stage = Stage(size: CGSize(width: 390, height: 700)) {
      Color.white.popover(isPresented: .constant(true)) {
        List { Text("One") }
          .presentationCompactAdaptation(.popover)
      }
    }
    let list = try #require(stage.layoutReport().nodes(where: { $0.view == "ScrollView" }).first)
    #expect(list.frame.width == 320)
  }

  @Test func theLineBelowAWheelBeginsWhereTextsDo() throws {
    let stage = Stage(size: CGSize(width: 390, height: 500)) {
      Form {
        Picker("Number", selection: .constant(1)) {
          ForEach(0..<3) { Text("Number \($0)") }
        }
        .pickerStyle(.wheel)
        Text("Below")
      }
    }
    let picture = try stage.bitmap()
    let below = try #require(stage.layoutReport().nodes(saying: "Below").first).frame
    // The line is above the row, some points from its words.
    let starts = (Int(below.minY) - 20..<Int(below.minY)).compactMap { y -> Int? in
      let dark = (0..<390).filter { picture[$0, y].red < 230 }
      return dark.count > 100 ? dark.first : nil
    }
    #expect(starts == [Int(below.minX)])
  }
}
