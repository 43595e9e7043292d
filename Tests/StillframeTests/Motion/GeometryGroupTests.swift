import Foundation
import Stillframe
import Testing

/// A row that goes to the other side and gets another block on the way.
private struct Train: View {
  let isGrouped: Bool
  @State private var isThere = false

  var body: some View {
    Group {
      if isGrouped { row.geometryGroup() } else { row }
    }
    .frame(width: 200, height: 20, alignment: isThere ? .trailing : .leading)
    .contentShape(Rectangle())
    .onTapGesture { withAnimation(.linear(duration: 1)) { isThere = true } }
    .accessibilityIdentifier("track")
  }

  private var row: some View {
    HStack(spacing: 0) {
      Color.red.frame(width: 20, height: 20).accessibilityIdentifier("first")
      if isThere {
        Color.blue.frame(width: 20, height: 20).accessibilityIdentifier("second")
      }
    }
  }
}

/// Rules L8.8 and C10.16.
@Suite struct GeometryGroupTests {
  private func frames(isGrouped: Bool, at time: Double) throws -> (first: CGRect, second: CGRect) {
    let stage = Stage(size: CGSize(width: 200, height: 20)) { Train(isGrouped: isGrouped) }
    try stage.tap("track")
    stage.advance(by: time)
    let report = try stage.layoutReport()
    return (
      try #require(report.frame(of: "first")), try #require(report.frame(of: "second"))
    )
  }

  @Test func withoutAGroupWhatIsNewIsWhereItWillBe() throws {
    let (first, second) = try frames(isGrouped: false, at: 0.5)
    #expect(near(first.minX, 80))
    #expect(near(second.minX, 180))
  }

  @Test(arguments: [0, 0.25, 0.5, 0.9]) func inAGroupWhatIsNewComesAlong(_ time: Double) throws {
    let (first, second) = try frames(isGrouped: true, at: time)
    #expect(near(first.minX, 160 * time))
    #expect(near(second.minX, 160 * time + 20))
  }

  @Test(arguments: [1, 1.5]) func atRestAGroupChangesNothing(_ time: Double) throws {
    let grouped = try frames(isGrouped: true, at: time)
    let plain = try frames(isGrouped: false, at: time)
    #expect(grouped == plain)
  }

  @Test func viewsInAGroupAreLaidOutInItsSizeOnTheWay() throws {
    struct Panel: View {
      @State private var isWide = false

      var body: some View {
        HStack(spacing: 0) {
          Color.red.accessibilityIdentifier("half")
          Color.blue
        }
        .geometryGroup()
        .frame(width: isWide ? 200 : 100, height: 20)
        .onTapGesture { withAnimation(.linear(duration: 1)) { isWide = true } }
        .accessibilityIdentifier("panel")
      }
    }
    let stage = Stage(size: CGSize(width: 200, height: 20)) { Panel() }
    try stage.tap("panel")
    stage.advance(by: 0.5)
    let half = try #require(try stage.layoutReport().frame(of: "half"))
    #expect(near(half.width, 75))
    #expect(near(half.minX, 25))
  }
}

/// Words that come into a group while it grows.
@Suite struct GeometryGroupWordTests {
  private struct Card: View {
    @State private var isOpen = false

    var body: some View {
      VStack(alignment: .leading) {
        Text("Head")
        if isOpen { Text("Words that are much longer") }
      }
      .geometryGroup()
      .frame(width: 300, height: 60)
      .contentShape(Rectangle())
      .onTapGesture { withAnimation(.linear(duration: 1)) { isOpen = true } }
      .accessibilityIdentifier("card")
    }
  }

  @Test("L8.8: words that come inside are as long as they will be") func wordsAreNotCut() throws {
    let stage = Stage(size: CGSize(width: 300, height: 60)) { Card() }
    try stage.tap("card")
    func words() throws -> CGRect {
      try #require(stage.layoutReport().nodes(saying: "Words that are much longer").first).frame
    }
    stage.advance(by: 0.25)
    let early = try words()
    stage.advance(by: 2)
    let late = try words()
    #expect(early.size == late.size)
  }
}
