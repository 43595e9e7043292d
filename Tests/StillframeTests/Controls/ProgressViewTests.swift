import Foundation
import StillViewsTestSupport
import Stillframe
import Testing

@Suite struct ProgressViewTests {
  private func size(_ view: some View, _ width: CGFloat?, _ height: CGFloat?) throws -> CGSize {
    let renderer = ImageRenderer(content: view)
    renderer.proposedSize = ProposedViewSize(width: width, height: height)
    return try renderer.layoutReport().size
  }

  @Test(arguments: [(nil, 10), (0, 0), (120, 120)] as [(CGFloat?, CGFloat)])
  func aBarIsAsWideAsProposedAndFourPointsHigh(_ proposed: CGFloat?, _ width: CGFloat) throws {
    for height in [nil, 0, 50] as [CGFloat?] {
      #expect(
        try size(ProgressView(value: 0.5), proposed, height) == CGSize(width: width, height: 4))
    }
  }

  /// How many of 100 pixels in the middle of the bar are filled.
  private func filled(_ view: some View) throws -> (count: Int, startsLeft: Bool) {
    let renderer = ImageRenderer(content: view.tint(.black).frame(width: 100, height: 4))
    let bitmap = try renderer.bitmap()
    let pixels = (0..<100).map { x in
      bitmap[x, 1].alpha > 200
    }
    return (pixels.filter { $0 }.count, pixels[2])
  }

  @Test(arguments: [(0, 0), (0.25, 25), (0.5, 50), (1, 100)] as [(Double, Int)])
  func theFilledPartIsTheFraction(_ value: Double, _ pixels: Int) throws {
    #expect(abs(try filled(ProgressView(value: value)).count - pixels) <= 1)
    #expect(abs(try filled(ProgressView(value: value * 40, total: 40)).count - pixels) <= 1)
    #expect(abs(try filled(ProgressView(value: Float(value))).count - pixels) <= 1)
  }

  @Test func rightToLeftTheBarFillsFromTheRight() throws {
    let bar = ProgressView(value: 0.5)
    #expect(try filled(bar).startsLeft)
    let mirrored = try filled(bar.environment(\.layoutDirection, .rightToLeft))
    #expect(!mirrored.startsLeft && mirrored.count == 50)
  }

  @Test("C5.1, C5.2: without a value a bar is empty, and the automatic style a spinner")
  func withoutAValueTheBarIsEmpty() throws {
    let bar = ProgressView(value: nil as Double?).progressViewStyle(.linear)
    #expect(try filled(bar).count == 0)
    #expect(try size(bar, 50, 50) == CGSize(width: 50, height: 4))
    #expect(try size(ProgressView(value: nil as Double?), 50, 50) == CGSize(width: 20, height: 20))
  }

  @Test(
    arguments: [
      (.nan, 1, 0), (-1, 1, 0), (-.infinity, 1, 0), (7, 1, 100), (.infinity, 1, 100), (1, 0, 0),
      (0, 0, 0), (1, -2, 0), (1, .nan, 0), (1, .infinity, 0),
    ] as [(Double, Double, Int)])
  func numbersThatAreNoProgressAreMadeSafeWithAWarning(
    _ value: Double, _ total: Double, _ pixels: Int
  ) throws {
    let bar = ProgressView(value: value, total: total)
    #expect(abs(try filled(bar).count - pixels) <= 1)
    let report = try ImageRenderer(content: bar).layoutReport()
    #expect(report.warnings.count == 1)
    #expect(report.warnings.first?.path.contains("ProgressView") == true)
  }

  @Test func labelsStandAboveAndBelow() throws {
    let renderer = ImageRenderer(
      content: ProgressView(value: 3, total: 4) {
        Text("Download").named("label")
      } currentValueLabel: {
        Text("3 of 4").named("value")
      })
    renderer.proposedSize = ProposedViewSize(width: 200, height: 100)
    let report = try renderer.layoutReport()
    let label = try #require(report.frame(of: "label"))
    let value = try #require(report.frame(of: "value"))
    #expect(label.minX == 0 && value.minX == 0)
    #expect(abs(value.minY - label.maxY - (4 + 4 + 4)) < 1e-9)
    #expect(report.size == CGSize(width: 200, height: value.maxY))
    #expect(try size(ProgressView("Download", value: 0.5), 200, 100).height == label.height + 8)
    let labelled = ProgressView(value: 0.5) { Text("Download") }
    #expect(try size(labelled, 200, 100).height == label.height + 8)
  }

  @Test func stylesAreInherited() throws {
    struct Percent: ProgressViewStyle {
      func makeBody(configuration: Configuration) -> some View {
        Color.red.frame(width: (configuration.fractionCompleted ?? 0) * 100, height: 7)
      }
    }
    let bar = ProgressView(value: 0.3)
    #expect(
      try size(VStack { bar }.progressViewStyle(Percent()), 90, 90)
        == CGSize(width: 30, height: 7))
    #expect(
      try size(bar.progressViewStyle(.linear).progressViewStyle(Percent()), 90, 90)
        == CGSize(width: 90, height: 4))
  }
}
