import Foundation
import StillAnimation
import StillGeometry
import StillLayout
import StillReport
import StillViewGraph
import StillViews
import StillViewsTestSupport
import Testing

/// Lets another layout do all the work, in its cache.
private struct Delegating<L: Layout>: Layout {
  let base: L

  func makeCache(subviews: Subviews) -> L.Cache { base.makeCache(subviews: subviews) }
  func updateCache(_ cache: inout L.Cache, subviews: Subviews) {
    base.updateCache(&cache, subviews: subviews)
  }
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout L.Cache
  ) -> CGSize {
    base.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
  }
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout L.Cache
  ) {
    base.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }
  func spacing(subviews: Subviews, cache: inout L.Cache) -> ViewSpacing {
    base.spacing(subviews: subviews, cache: &cache)
  }
}

/// The first half of the views in a row, the rest in a row below; each row has a cache of its own.
private struct TwoRows: Layout {
  struct Cache {
    var upper: HStackLayout.Cache
    var lower: HStackLayout.Cache
  }

  private let row = HStackLayout(spacing: 2)

  private func split(_ subviews: Subviews) -> (upper: Subviews, lower: Subviews) {
    let middle = subviews.startIndex + subviews.count / 2
    return (subviews[subviews.startIndex..<middle], subviews[middle..<subviews.endIndex])
  }

  func makeCache(subviews: Subviews) -> Cache {
    let (upper, lower) = split(subviews)
    return Cache(upper: row.makeCache(subviews: upper), lower: row.makeCache(subviews: lower))
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize {
    let (upper, lower) = split(subviews)
    let a = row.sizeThatFits(proposal: proposal, subviews: upper, cache: &cache.upper)
    let b = row.sizeThatFits(proposal: proposal, subviews: lower, cache: &cache.lower)
    return CGSize(width: max(a.width, b.width), height: a.height + b.height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    let (upper, lower) = split(subviews)
    let a = row.sizeThatFits(proposal: proposal, subviews: upper, cache: &cache.upper)
    let b = row.sizeThatFits(proposal: proposal, subviews: lower, cache: &cache.lower)
    row.placeSubviews(
      in: CGRect(origin: bounds.origin, size: a), proposal: proposal, subviews: upper,
      cache: &cache.upper)
    row.placeSubviews(
      in: CGRect(origin: CGPoint(x: bounds.minX, y: bounds.minY + a.height), size: b),
      proposal: proposal, subviews: lower, cache: &cache.lower)
  }
}

/// Stacks as values: by themselves, in `AnyLayout`, and at work inside other layouts.
@Suite struct StackValueTests {
  /// A rigid, a flexible, a limited and a spacing view.
  @ViewBuilder private func content() -> some View {
    Brick("a", 20, 10)
    Color.red.named("b")
    Color.red.frame(minWidth: 5, maxWidth: 30, minHeight: 5, maxHeight: 25).named("c")
    Spacer(minLength: 3).named("d")
    Brick("e", 4, 30).layoutPriority(1)
  }

  @Test(
    "L7.13 a stack as a value, in AnyLayout, and called by another layout lies as the stack does",
    arguments: [nil, 0, 90, 300, .infinity] as [CGFloat?])
  func stacksAsValues(_ length: CGFloat?) throws {
    func frames(_ view: some View) throws -> [[CGFloat]] {
      let report = try layOut(length, length) { view }
      return [[report.size.width, report.size.height]]
        + ["a", "b", "c", "d", "e"].map { report.numbers($0) }
    }
    func expectSame<L: Layout>(_ layout: L, _ stack: some View) throws {
      let expected = try frames(stack)
      #expect(try frames(layout { content() }) == expected)
      #expect(try frames(AnyLayout(layout) { content() }) == expected)
      #expect(try frames(AnyLayout(AnyLayout(layout)) { content() }) == expected)
      // Spacers inside a layout of one's own have no axis: their length across shows.
      if let length, length.isFinite, length > 30 {
        let report = try layOut(length, length) { Delegating(base: layout) { content() } }
        #expect(report.numbers("a") == expected[1])
        #expect(report.numbers("c") == expected[3])
      }
    }
    try expectSame(
      HStackLayout(alignment: .bottom, spacing: 3),
      HStack(alignment: .bottom, spacing: 3) { content() })
    try expectSame(
      VStackLayout(alignment: .trailing), VStack(alignment: .trailing) { content() })
    try expectSame(
      ZStackLayout(alignment: .bottomLeading), ZStack(alignment: .bottomLeading) { content() })
  }

  @Test("L7.13 a layout may give parts of its views to stacks, each with a cache")
  func stacksOfParts() throws {
    let report = try layOut(100, 50) {
      TwoRows {
        Brick("a", 10, 10)
        Brick("b", 20, 5)
        Brick("c", 7, 20)
        Brick("d", 9, 20)
        Brick("e", 1, 20)
      }
    }
    #expect(report.size == CGSize(width: 32, height: 30))
    #expect(report.numbers("b") == [12, 2.5, 20, 5])
    #expect(report.numbers("e") == [20, 10, 1, 20])
  }
}
