import Foundation
import Stillframe
import Testing

/// Where a scroll comes to rest.
@MainActor @Suite struct ScrollRestTests {
  /// Cards of a hundred points with gaps of ten, in three hundred.
  private struct Cards<Behavior: ScrollTargetBehavior>: View {
    let behavior: Behavior
    @State private var first: Int?

    init(_ behavior: Behavior) {
      self.behavior = behavior
    }

    var body: some View {
      VStack {
        ScrollView(.horizontal) {
          LazyHStack(spacing: 10) {
            ForEach(0..<20, id: \.self) {
              Color.red.frame(width: 100, height: 50).accessibilityIdentifier("card \($0)")
            }
          }
          .scrollTargetLayout()
        }
        .scrollTargetBehavior(behavior)
        .scrollPosition(id: $first)
        .accessibilityIdentifier("cards")
        Text("first \(first ?? -1)")
      }
    }
  }

  private func stage(_ behavior: some ScrollTargetBehavior) -> Stage {
    Stage(size: CGSize(width: 300, height: 100)) { Cards(behavior) }
  }

  @Test(arguments: [(20, 0), (60, 1), (235, 2)] as [(CGFloat, Int)])
  func atTheNearestView(distance: CGFloat, card: Int) throws {
    let stage = stage(.viewAligned)
    try stage.scroll("cards", by: CGSize(width: distance, height: 0))
    #expect(try stage.layoutReport().frame(of: "card \(card)")?.minX == 0)
    #expect(try stage.layoutReport().description.contains("\"first \(card)\""))
  }

  @Test func atTheEndOfTheContent() throws {
    let stage = stage(.viewAligned)
    try stage.scroll("cards", by: CGSize(width: 3000, height: 0))
    #expect(try stage.layoutReport().frame(of: "card 19")?.maxX == 300)
  }

  @Test func atTheNextViewAtTheLatest() throws {
    let stage = stage(.viewAligned(limitBehavior: .alwaysByOne))
    try stage.scroll("cards", by: CGSize(width: 700, height: 0))
    #expect(try stage.layoutReport().frame(of: "card 1")?.minX == 0)
    try stage.scroll("cards", by: CGSize(width: 700, height: 0))
    #expect(try stage.layoutReport().frame(of: "card 2")?.minX == 0)
    try stage.scroll("cards", by: CGSize(width: -700, height: 0))
    #expect(try stage.layoutReport().frame(of: "card 1")?.minX == 0)
  }

  @Test func inTheMiddle() throws {
    let stage = stage(.viewAligned(anchor: .center))
    try stage.scroll("cards", by: CGSize(width: 260, height: 0))
    #expect(try stage.layoutReport().frame(of: "card 3")?.midX == 150)
  }

  @Test func atWholePages() throws {
    let stage = stage(.paging)
    try stage.scroll("cards", by: CGSize(width: 200, height: 0))
    #expect(try stage.layoutReport().frame(of: "card 3")?.minX == 30)
    try stage.scroll("cards", by: CGSize(width: -100, height: 0))
    #expect(try stage.layoutReport().frame(of: "card 3")?.minX == 30)
  }

  /// A behaviour of one's own sees where the scroll came from and how much there is.
  private struct Halves: ScrollTargetBehavior {
    func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
      let isForward = target.rect.minX > context.originalTarget.rect.minX
      target.rect.origin.x =
        isForward ? (context.contentSize.width - context.containerSize.width) / 2 : 0
    }
  }

  @Test func whereABehaviourOfOnesOwnSays() throws {
    let stage = stage(Halves())
    try stage.scroll("cards", by: CGSize(width: 10, height: 0))
    #expect(try stage.layoutReport().frame(of: "card 9")?.minX == 9 * 110 - (2190 - 300) / 2)
    try stage.scroll("cards", by: CGSize(width: -10, height: 0))
    #expect(try stage.layoutReport().frame(of: "card 0")?.minX == 0)
  }

  /// No number to go to: the scroll ends where the hand has left it.
  private struct Lost: ScrollTargetBehavior {
    func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
      target.rect.origin.x = .nan
    }
  }

  @Test func atNoPlaceThatIsNoNumber() throws {
    let stage = stage(Lost())
    try stage.scroll("cards", by: CGSize(width: 25, height: 0))
    #expect(try stage.layoutReport().frame(of: "card 0")?.minX == -25)
  }
}
