import SwiftUI
import Testing

/// What moves a scroll view, what it stops at, and which of that is in sight.
@Suite @MainActor struct ScrollPhaseTests {
  private final class Heard {
    var phases: [String] = []
    var offsets: [CGFloat] = []
    var sights: [[Int]] = []
  }

  private struct Rows: View {
    let heard: Heard
    var isAligned = false
    var isLayout = true

    var body: some View {
      ScrollViewReader { reader in
        ScrollView {
          VStack(spacing: 0) {
            ForEach(0..<20, id: \.self) { row in
              Text("row \(row)").frame(width: 100, height: 40).accessibilityIdentifier("row \(row)")
            }
          }
          .scrollTargetLayout(isEnabled: isLayout)
        }
        .scrollTargetBehavior(isAligned ? AnyScrollTargetBehavior(.viewAligned) : .init(Free()))
        .onScrollPhaseChange { old, new, context in
          heard.phases.append("\(old) \(new)")
          heard.offsets.append(context.geometry.contentOffset.y)
        }
        .onScrollTargetVisibilityChange(idType: Int.self) { heard.sights.append($0) }
        .accessibilityIdentifier("rows")
        .frame(height: 100)
        Button("go") { withAnimation(.linear(duration: 1)) { reader.scrollTo(10, anchor: .top) } }
      }
    }
  }

  private struct Free: ScrollTargetBehavior {
    func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}
  }

  private func stage(_ view: Rows) -> Stage {
    Stage(size: CGSize(width: 200, height: 200)) { VStack { view } }
  }

  @Test func aHandMovesIt() throws {
    let heard = Heard()
    let stage = stage(Rows(heard: heard))
    _ = try stage.layoutReport()
    #expect(heard.phases.isEmpty)
    try stage.scroll("rows", by: CGSize(width: 0, height: 30))
    #expect(heard.phases == ["idle interacting", "interacting idle"])
    #expect(heard.offsets == [30, 30])
  }

  @Test func itComesToRestAtATarget() throws {
    let heard = Heard()
    let stage = stage(Rows(heard: heard, isAligned: true))
    try stage.scroll("rows", by: CGSize(width: 0, height: 30))
    #expect(
      heard.phases == ["idle interacting", "interacting decelerating", "decelerating idle"])
    #expect(heard.offsets == [30, 40, 40])
  }

  @Test func onlyTargetsAreStoppedAt() throws {
    let heard = Heard()
    let stage = stage(Rows(heard: heard, isAligned: true, isLayout: false))
    try stage.scroll("rows", by: CGSize(width: 0, height: 30))
    #expect(heard.phases == ["idle interacting", "interacting idle"])
    #expect(heard.offsets.last == 30)
    #expect(heard.sights.isEmpty)
  }

  @Test func anAnimationMovesIt() throws {
    let heard = Heard()
    let stage = stage(Rows(heard: heard))
    try stage.tap("go")
    stage.advance(by: 0.5)
    _ = try stage.layoutReport()
    #expect(heard.phases == ["idle animating"])
    stage.advance(by: 1)
    _ = try stage.layoutReport()
    #expect(heard.phases == ["idle animating", "animating idle"])
    #expect(heard.offsets.last == 400)
  }

  @Test func whichTargetsAreInSight() throws {
    let heard = Heard()
    let stage = stage(Rows(heard: heard))
    _ = try stage.layoutReport()
    // Half of the third row is in sight.
    #expect(heard.sights == [[0, 1, 2]])
    try stage.scroll("rows", by: CGSize(width: 0, height: 10))
    #expect(heard.sights.count == 1)
    try stage.scroll("rows", by: CGSize(width: 0, height: 15))
    #expect(heard.sights.last == [1, 2])
  }
}
