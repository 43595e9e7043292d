import Foundation
import StillViewsTestSupport
import Stillframe
import Testing

/// Rows of a list that is edited: their content moves aside, and what edits them appears beside it.
@Suite struct EditedRowTests {
  private struct Rows: View {
    @State private var names = ["first", "second"]
    @State private var mode = EditMode.inactive

    var body: some View {
      VStack {
        List {
          ForEach(names, id: \.self) { Text($0) }
            .onDelete { names.remove(atOffsets: $0) }.onMove { _, _ in }
        }
        .environment(\.editMode, $mode)
        Button("edit") { withAnimation(.linear(duration: 1)) { mode = .active } }
      }
    }
  }

  @Test func contentMovesAside() throws {
    let stage = Stage(size: CGSize(width: 320, height: 400)) { Rows() }
    func place() throws -> CGFloat {
      try #require(stage.layoutReport().nodes(saying: "first").first).frame.minX
    }
    let before = try place()
    try stage.tap("edit")
    stage.advance(by: 0.5)
    let half = try place()
    stage.advance(by: 0.5)
    let after = try place()
    #expect(after - before > 25 && after - before < 45)
    #expect(half.isClose(to: (before + after) / 2, within: 0.5))
    // One text all the way, not an old one that fades and a new one.
    #expect(try stage.layoutReport().nodes(saying: "first").count == 1)
  }
}
