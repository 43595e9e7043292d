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

  @Test("C6.8: a handle lies in the middle of its row") func handleIsCentred() throws {
    let stage = Stage(size: CGSize(width: 320, height: 400)) { Rows() }
    try stage.tap("edit")
    stage.advance(by: 2)
    let rows = ["first", "second"]
    let words = try rows.map { try #require(stage.layoutReport().nodes(saying: $0).first).frame }
    let symbols = try stage.layoutReport().nodes { $0.view == "Image" && $0.frame.minX > 200 }
    #expect(symbols.count == 2)
    for (word, symbol) in zip(words, symbols) {
      #expect(symbol.frame.midY.isClose(to: word.midY, within: 1))
    }
  }
}

/// The lines between rows while rows come and go (rule C6.5).
@Suite struct RowLineMotionTests {
  private struct Rows: View {
    @State private var names = ["first"]

    var body: some View {
      VStack {
        List { ForEach(names, id: \.self) { Text($0) } }
        Button("add") { withAnimation(.linear(duration: 1)) { names.append("second") } }
      }
    }
  }

  @Test func aLineThatAppearsIsAsLongAsItWillBe() throws {
    let stage = Stage(size: CGSize(width: 320, height: 400)) { Rows() }
    func lines() throws -> [CGRect] {
      try stage.layoutReport().nodes {
        $0.view == "Rectangle" && $0.frame.height > 0 && $0.frame.height <= 1
      }.map(\.frame)
    }
    try #require(try lines().isEmpty)
    try stage.tap("add")
    stage.advance(by: 0.5)
    let half = try lines()
    stage.advance(by: 0.5)
    let end = try lines()
    #expect(half.map(\.width) == end.map(\.width) && end.count == 1)
    #expect(half.allSatisfy { $0.width > 200 })
  }
}
