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
    // The line is above the row, 11 from the words.
    let row = Int(below.minY - 11.5)
    let dark = (0..<390).filter { picture[$0, row].red < 235 }
    #expect(dark.first == Int(below.minX))
  }
}
