import SwiftUI
import Testing

/// An `if` without an `else` in every builder.
@Suite @MainActor struct ConditionTests {
  private struct Row: Identifiable {
    let id: Int
    var name: String { "row \(id)" }
  }

  private struct Both: Commands {
    let isLong: Bool

    var body: some Commands {
      if isLong { CommandMenu("More") { Text("words") } }
      Group {
        if isLong { ToolbarCommands() } else { SidebarCommands() }
        TextEditingCommands()
      }
    }
  }

  private enum Program {
    @MainActor @SceneBuilder static func windows(isLong: Bool) -> some Scene {
      if isLong { WindowGroup { Text("words") } } else { WindowGroup(id: "b") { Text("word") } }
      if isLong { WindowGroup(id: "c") { Text("more") } }
    }
  }

  @Test(arguments: [true, false]) func entriesOfBars(isLong: Bool) throws {
    let view = NavigationStack {
      Text("page").toolbar {
        ToolbarItem { Text("one") }
        if isLong { ToolbarItem(placement: .bottomBar) { Text("two") } }
      }
    }
    let words = try said(view.frame(width: 320, height: 480))
    #expect(words.contains("one") && words.contains("two") == isLong)
  }

  @Test(arguments: [true, false]) func rowsAndColumnsOfTables(isLong: Bool) throws {
    let view = Table(of: Row.self) {
      TableColumn("First", value: \.name)
      if isLong { TableColumn("Second", value: \.name) }
    } rows: {
      TableRow(Row(id: 1))
      if isLong { TableRow(Row(id: 2)) }
    }
    let words = try said(
      view.frame(width: 600, height: 300).environment(\.horizontalSizeClass, .regular))
    #expect(words.contains("Second") == isLong && words.contains("row 2") == isLong)
    #expect(words.contains("row 1"))
  }

  @Test(arguments: [true, false]) func keyframes(isLong: Bool) {
    let line = KeyframeTimeline(initialValue: CGPoint.zero) {
      KeyframeTrack(\.x) {
        LinearKeyframe(10, duration: 1)
        if isLong { LinearKeyframe(20, duration: 1) }
      }
      if isLong { KeyframeTrack(\.y) { LinearKeyframe(5, duration: 1) } }
    }
    #expect(line.duration == (isLong ? 2 : 1))
    #expect(line.value(time: 2) == CGPoint(x: isLong ? 20 : 10, y: isLong ? 5 : 0))
  }

  @Test(arguments: [true, false]) func scenesAndMenusOfPrograms(isLong: Bool) {
    #expect("\(type(of: Both(isLong: isLong).body))".contains("Commands"))
    #expect("\(type(of: Program.windows(isLong: isLong)))".contains("Scene"))
  }
}
