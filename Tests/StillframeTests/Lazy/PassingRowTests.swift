import Foundation
import Stillframe
import Testing

/// Rows that an animated change moves into sight or out of it slide along with their neighbours (rule L3.69).
@Suite struct PassingRowTests {
  /// Rows of 50 points in a window of six, and a tap that changes them in a linear second.
  private struct Rows: View {
    let isList: Bool
    let change: @Sendable (inout [Int], inout Bool) -> Void
    @State private var rows = Array(0..<30)
    @State private var isOpen = false

    var body: some View {
      VStack(spacing: 0) {
        Color.blue.frame(height: 10)
          .onTapGesture { withAnimation(.linear(duration: 1)) { change(&rows, &isOpen) } }
          .accessibilityIdentifier("button")
        if isList {
          List { content }.listStyle(.plain).environment(\.defaultMinListRowHeight, 0)
        } else {
          ScrollView { LazyVStack(spacing: 0) { content } }
        }
      }
    }

    private var content: some View {
      ForEach(rows, id: \.self) { row in
        VStack(spacing: 0) {
          Color.red.frame(height: 50).accessibilityIdentifier("row \(row)")
          if isOpen, row == 1 { Color.green.frame(height: 200) }
        }
        .listRowInsets(EdgeInsets())
      }
    }
  }

  private func stage(
    isList: Bool, _ change: @escaping @Sendable (inout [Int], inout Bool) -> Void
  ) -> Stage {
    Stage(size: CGSize(width: 200, height: 310)) { Rows(isList: isList, change: change) }
  }

  private func top(_ row: Int, _ stage: Stage) throws -> CGFloat? {
    try stage.layoutReport().frame(of: "row \(row)")?.minY
  }

  @Test(arguments: [false, true]) func rowsThatAreMovedOutOfSightSlideOut(isList: Bool) throws {
    let stage = stage(isList: isList) { $1 = true }
    let before = try #require(try top(4, stage))
    try stage.tap("button")
    stage.advance(by: 0.25)
    let later = try #require(try top(4, stage))
    #expect(abs(later - before - 50) < 1, "\(before) \(later)")
    stage.advance(by: 1)
    #expect(try top(4, stage) == nil)
  }

  @Test(arguments: [false, true]) func rowsThatAreMovedIntoSightSlideIn(isList: Bool) throws {
    let stage = stage(isList: isList) { rows, _ in rows.removeSubrange(1...2) }
    let fifth = try #require(try top(5, stage))
    try stage.tap("button")
    stage.advance(by: 0.5)
    let moved = try #require(try top(5, stage))
    #expect(abs(fifth - moved - 50) < 1)
    let seventh = try #require(try top(7, stage))
    #expect(abs(seventh - moved - 100) < 1, "\(seventh) \(moved)")
  }

  @Test func rowsThatWereOutOfSightDoNotFadeIn() throws {
    let stage = Stage(size: CGSize(width: 100, height: 100)) { Jump() }
    try stage.tap("row 0")
    stage.advance(by: 0.9)
    let picture = try stage.bitmap()
    for row in stride(from: 5, to: 95, by: 10) { #expect(picture[50, row].green < 10) }
  }

  private struct Jump: View {
    @State private var target: Int? = 0
    var body: some View {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<100, id: \.self) { row in
            Color(red: 1, green: 0, blue: 0).frame(height: 40)
              .accessibilityIdentifier("row \(row)")
              .onTapGesture { withAnimation(.linear(duration: 1)) { target = 40 } }
          }
        }
        .scrollTargetLayout()
      }
      .scrollPosition(id: $target, anchor: .top)
    }
  }
}
