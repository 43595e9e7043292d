import Foundation
import Stillframe
import StillframeGallery
import StillframeScenes
import Testing

/// What layout decides in the scenes, in numbers that are known from Apple's platforms or follow from the
/// scene's own geometry.
@Suite struct GalleryNumberTests {
  init() { GalleryFonts.register() }

  private func report(_ name: String) throws -> LayoutReport {
    try #require(Gallery.scene(named: name)).makeStill().layoutReport()
  }

  private func frames(_ report: LayoutReport, _ identifiers: [String]) throws -> [CGRect] {
    try identifiers.map { try #require(report.frame(of: $0), "no view is called \($0)") }
  }

  private func areNear(_ frames: [CGRect], _ others: [CGRect], within distance: CGFloat) -> Bool {
    zip(frames, others).allSatisfy { frame, other in
      abs(frame.minX - other.minX) < distance && abs(frame.minY - other.minY) < distance
        && frame.size == other.size
    }
  }

  @Test func rowsShareTheirWidthAsMeasured() throws {
    let report = try report("measured-stacks")
    #expect(report.frames(of: "third").map(\.width) == [100, 100, 100])
    // In 150 points: 75 and 100, in either order, and 75 and 90; the rows overflow on both sides.
    #expect(report.frames(of: "max-100").map(\.width) == [75, 75, 75])
    #expect(report.frames(of: "min-100").map(\.width) == [100, 100])
    #expect(report.frames(of: "min-90").map(\.width) == [90])
    let middle: CGFloat = 170
    for (left, right) in [
      (report.frames(of: "max-100")[0], report.frames(of: "min-100")[0]),
      (report.frames(of: "min-100")[1], report.frames(of: "max-100")[1]),
      (report.frames(of: "max-100")[2], report.frames(of: "min-90")[0]),
    ] {
      #expect(left.maxX == right.minX)
      #expect((left.minX + right.maxX) / 2 == middle)
    }
    #expect(report.frame(of: "max-100")?.minX == middle - 175 / 2)
    #expect(report.frames(of: "max-100")[2].minX == middle - 165 / 2)
  }

  /// The three quizzes, in the coordinates of the grid's frame of 200 points.
  @Test(
    arguments: [
      ("quiz-1", [0, 78, 143], [70, 57, 57]), ("quiz-2", [0, 148], [140, 52]),
      ("quiz-3", [-12, 104], [108, 120]),
    ] as [(String, [CGFloat], [CGFloat])])
  func lazyGridsMakeColumnsAsInTheQuizzes(
    _ name: String, _ starts: [CGFloat], _ widths: [CGFloat]
  ) throws {
    let report = try report(name)
    let frame = try #require(report.frame(of: "frame"))
    #expect(frame.width == 200)
    let cells = try frames(report, widths.indices.map { "cell-\($0)" })
    #expect(cells.map(\.width) == widths)
    #expect(cells.map { $0.minX - frame.minX } == starts)
  }

  @Test func threeViewsInARowAColumnAndAPile() throws {
    let names = ["orange", "yellow", "hello"]
    // The text is 39 × 21 points; 16 of padding, 8 between neighbours but none under or over a text.
    let row = try frames(report("anylayout"), names)
    #expect(
      row.map(\.size) == [
        CGSize(width: 56.5, height: 168), CGSize(width: 56.5, height: 168),
        CGSize(width: 39, height: 21),
      ])
    #expect(row.map(\.minX) == [16, 80.5, 145])
    #expect(row.map(\.midY) == [100, 100, 100])

    let column = try frames(report("anylayout-column"), names)
    #expect(column.map(\.midX) == [100, 100, 100])
    #expect(column[0].height == column[1].height)
    #expect(column[1].minY - column[0].maxY == 8)
    #expect(column[2].maxY == 184)

    let pile = try frames(report("anylayout-depth"), names)
    #expect(
      pile.map { CGPoint(x: $0.midX, y: $0.midY) }
        == Array(repeating: CGPoint(x: 100, y: 100), count: 3))
    #expect(pile[1].size == CGSize(width: 168, height: 168))
  }

  @Test func sixBricksAreARowOf340AndAPileOf340() throws {
    let names = (0..<6).map { "brick-\($0)" }
    let film = try #require(Gallery.scene(named: "bricks")?.makeFilm())
    let row = try frames(film.frame(at: 0).layout, names)
    #expect(row == (0..<6).map { CGRect(x: 20 + 58 * $0, y: 374, width: 50, height: 50) })
    #expect(row.reduce(row[0]) { $0.union($1) }.size == CGSize(width: 340, height: 50))

    // The default spring is within a hundredth of a point of its end when the switch turns back.
    let pile = try frames(film.frame(at: 107).layout, names)
    let piled = (0..<6).map { CGRect(x: 165, y: 84 + 58 * $0, width: 50, height: 50) }
    #expect(areNear(pile, piled, within: 0.01))
    #expect(piled.reduce(piled[0]) { $0.union($1) }.size == CGSize(width: 50, height: 340))

    // Under way, each brick is on the straight line between its two places, all at one share of it.
    let moving = try frames(film.frame(at: 40).layout, names)
    let share = (moving[0].minX - row[0].minX) / (pile[0].minX - row[0].minX)
    #expect(share > 0.05 && share < 0.95)
    for (index, frame) in moving.enumerated() {
      let x = row[index].minX + share * (pile[index].minX - row[index].minX)
      let y = row[index].minY + share * (pile[index].minY - row[index].minY)
      #expect(abs(frame.minX - x) < 1e-9 && abs(frame.minY - y) < 1e-9)
      #expect(frame.size == CGSize(width: 50, height: 50))
    }
    let last = try frames(film.frame(at: film.count - 1).layout, names)
    #expect(areNear(last, row, within: 0.01))
  }

  @Test func buttonsAreAsWideAsTheWidestInARowAndInAColumn() throws {
    let report = try report("equal-width")
    let names = ["cat", "goldfish", "dog"]
    let row = try frames(report, names)
    let column = names.map { report.frames(of: $0)[1] }
    #expect((row + column).map(\.size) == Array(repeating: CGSize(width: 88, height: 35), count: 6))
    #expect(zip(row, row.dropFirst()).map { $1.minX - $0.maxX } == [8, 8])
    #expect(zip(column, column.dropFirst()).map { $1.minY - $0.maxY } == [8, 8])
    #expect(column.map(\.midX) == [180, 180, 180])
    #expect(row[1].midX == 180)
  }

  @Test func theWinnerIsAtTheTopOfTheRing() throws {
    let frames = try frames(report("radial"), ["cat", "goldfish", "dog"])
    let radius = (300 - 2 * 16) / 3.0
    // Clockwise from the winner: dog, cat, a third of a turn each.
    let expected = [240.0, 0, 120].map { degrees in
      CGPoint(
        x: 150 + radius * sin(degrees * .pi / 180), y: 150 - radius * cos(degrees * .pi / 180))
    }
    for (frame, center) in zip(frames, expected) {
      #expect(frame.size == CGSize(width: 64, height: 64))
      #expect(hypot(frame.midX - center.x, frame.midY - center.y) < 1e-9)
    }
    let tie = try self.frames(report("radial-tie"), ["cat", "goldfish", "dog"])
    #expect(
      tie.map(\.origin) == [
        CGPoint(x: 38, y: 118), CGPoint(x: 118, y: 118), CGPoint(x: 198, y: 118),
      ])
  }

  @Test func theLeaderboardsBarsTakeWhatNamesAndCountsLeave() throws {
    let report = try report("leaderboard")
    let names = try frames(report, ["cat", "dog", "goldfish"])
    let bars = report.frames(of: "bar")
    let votes = report.frames(of: "votes")
    #expect(names.map(\.minX) == [20, 20, 20])
    #expect(votes.map(\.maxX) == [320, 320, 320])
    let widest = try #require(names.map(\.width).max())
    let count = try #require(votes.map(\.width).max())
    #expect(bars.count == 3)
    for bar in bars {
      #expect(bar.minX == 20 + widest + 14)
      #expect(abs(bar.width - (300 - widest - count - 2 * 14)) < 1e-9)
      #expect(bar.height == 4)
    }
    for row in 0..<3 {
      #expect(names[row].midY == bars[row].midY && bars[row].midY == votes[row].midY)
    }
  }

  @Test func everySceneStaysInsideItsPictureAndWarnsOfNothing() throws {
    for scene in Gallery.scenes {
      let report = try scene.makeStill().layoutReport()
      // Maps say that they have no tiles.
      let warnings = report.warnings.filter { !$0.path.hasSuffix("MapCanvas") }
      #expect(warnings == [], "\(scene.name)")
      #expect(report.size.width <= scene.size?.width ?? 0, "\(scene.name)")
      #expect(report.size.height <= scene.size?.height ?? 0, "\(scene.name)")
    }
  }

  @Test func guidesMeetOnTheirLines() throws {
    let report = try report("guides")
    let explained = try #require(Gallery.scene(named: "guides")).makeStill().explanation().report
    var open = [explained.root]
    var meeting: [CGFloat] = []
    while let node = open.popLast() {
      open += node.children
      for guide in node.explanation?.placement?.guides ?? [] where guide.name == "Person" {
        if node.children.count == 2 || node.children.count == 3 {
          meeting.append(node.frame.minY + guide.position)
        }
      }
    }
    // Both columns carry the guide that a view inside sets.
    let person = try #require(report.frame(of: "person"))
    #expect(meeting.count >= 2)
    for position in meeting { #expect(abs(position - person.midY) < 1e-9) }
    let steps = try frames(report, (0..<4).map { "step-\($0)" })
    for (index, step) in steps.enumerated() {
      #expect(abs(step.minX - steps[0].minX - 24 * CGFloat(index)) < 1e-9)
    }
    // What has no text stands on the baseline; so does the line.
    let (box, line) = (try #require(report.frame(of: "box")), report.frame(of: "baseline"))
    #expect(box.maxY == line?.maxY)
  }
}
