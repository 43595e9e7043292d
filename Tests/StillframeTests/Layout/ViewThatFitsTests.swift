import Foundation
import StillViewsTestSupport
import Stillframe
import Testing

/// A block that counts its taps and its appearances.
private struct Living: View {
  let name: String
  let width: CGFloat
  let recorder: Recorder
  @State private var taps = 0

  var body: some View {
    Color.red
      .frame(width: width, height: 20)
      .accessibilityIdentifier("\(name)-\(taps)")
      .onTapGesture { taps += 1 }
      .onAppear { recorder.count("appear \(name)") }
      .onDisappear { recorder.count("disappear \(name)") }
      .onChange(of: taps, initial: true) { recorder.count("change \(name)") }
  }
}

/// A fitting choice in a room that a tap makes wider or narrower.
private struct Room: View {
  let recorder: Recorder
  @State private var isWide = false

  var body: some View {
    VStack(spacing: 0) {
      ViewThatFits(in: .horizontal) {
        Living(name: "wide", width: 80, recorder: recorder)
        Living(name: "narrow", width: 30, recorder: recorder)
      }
      .frame(width: isWide ? 100 : 50)
      Button("turn") { isWide.toggle() }.accessibilityIdentifier("turn")
    }
  }
}

@Suite struct ViewThatFitsTests {
  @Test("L3.63 candidates that are not chosen have no life")
  func losersAppearNowhere() throws {
    let recorder = Recorder()
    let stage = Stage(size: CGSize(width: 200, height: 200)) { Room(recorder: recorder) }
    let report = try stage.layoutReport()
    #expect(report.frame(of: "narrow-0") != nil)
    #expect(report.frame(of: "wide-0") == nil)
    #expect(recorder.total("appear narrow") == 1)
    #expect(recorder.total("appear wide") == 0)
    #expect(recorder.total("change wide") == 0)
  }

  @Test("L3.63 a candidate that is no longer chosen loses its state")
  func stateIsLost() throws {
    let recorder = Recorder()
    let stage = Stage(size: CGSize(width: 200, height: 200)) { Room(recorder: recorder) }
    try stage.tap("narrow-0")
    #expect(try stage.layoutReport().frame(of: "narrow-1") != nil)
    try stage.tap("turn")
    #expect(try stage.layoutReport().frame(of: "wide-0") != nil)
    #expect(recorder.total("disappear narrow") == 1)
    #expect(recorder.total("appear wide") == 1)
    try stage.tap("turn")
    #expect(try stage.layoutReport().frame(of: "narrow-0") != nil)
    #expect(recorder.total("appear narrow") == 2)
  }

  @Test("L3.63 the chosen one keeps its state while it stays chosen")
  func stateIsKept() throws {
    let recorder = Recorder()
    let stage = Stage(size: CGSize(width: 200, height: 200)) { Room(recorder: recorder) }
    try stage.tap("narrow-0")
    stage.advance(by: 1)
    #expect(try stage.layoutReport().frame(of: "narrow-1") != nil)
    #expect(recorder.total("appear narrow") == 1)
  }

  /// Open point 3.62: nothing proposed is room enough; an axis that is not compared is measured with the
  /// proposal, so that wrapped text can be compared by its height.
  @Test("open point: along an axis that is not compared, candidates are measured with the proposal")
  func textThatWrapsIsComparedByItsHeight() throws {
    let long = String(repeating: "word ", count: 30)
    func chosen(_ height: CGFloat) throws -> Bool {
      let renderer = ImageRenderer(
        content: ViewThatFits(in: .vertical) {
          Text(long).accessibilityIdentifier("text")
          Color.red.frame(height: 10).accessibilityIdentifier("other")
        })
      renderer.proposedSize = ProposedViewSize(width: 100, height: height)
      return try renderer.layoutReport().frame(of: "text") != nil
    }
    #expect(try chosen(1_000))
    #expect(try !chosen(60))
  }

  @Test("open point: with nothing proposed the first candidate is chosen")
  func unspecifiedProposal() throws {
    let report = try ImageRenderer(
      content: ViewThatFits {
        Color.red.frame(width: 5_000, height: 20).accessibilityIdentifier("wide")
        Color.red.frame(width: 10, height: 20)
      }
    ).layoutReport()
    #expect(report.frame(of: "wide") != nil)
  }

  @Test func withoutCandidatesThereIsNothing() throws {
    let report = try ImageRenderer(
      content: VStack(spacing: 0) {
        Color.red.frame(width: 10, height: 10)
        ViewThatFits {}
      }
    ).layoutReport()
    #expect(report.size == CGSize(width: 10, height: 10))
  }

  @Test func theChosenOneSetsGuidesAndNoPriority() throws {
    let report = try Stage(size: CGSize(width: 100, height: 100)) {
      HStack(alignment: .top, spacing: 0) {
        Color.red.frame(height: 10).accessibilityIdentifier("low")
        ViewThatFits {
          Color.blue.frame(width: 500, height: 10)
          Color.blue.alignmentGuide(.top) { _ in 7 }.layoutPriority(1)
            .accessibilityIdentifier("high")
        }
      }
    }.layoutReport()
    #expect(report.frame(of: "high")?.width == 50)
    #expect(report.frame(of: "low")?.minY == 7)
  }
}
