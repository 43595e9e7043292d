import Foundation
import StillGeometry
import StillLayout
import StillTestSupport
import Testing

/// Rules L3.15–L3.20, row by row of their table, written down once more beside the engine's arithmetic.
private struct Axis3 {
  let least: CGFloat?
  let ideal: CGFloat?
  let most: CGFloat?

  init(_ least: CGFloat?, _ ideal: CGFloat?, _ most: CGFloat?) {
    let low = least.map { max($0, 0) }
    let middle = ideal.map { max($0, low ?? 0) }
    let high = most.map { max($0, middle ?? 0) }
    let contradict = low != nil && high != nil && (low ?? 0) > (high ?? 0)
    self.least = contradict ? nil : low
    self.ideal = middle
    self.most = contradict ? nil : high
  }

  /// What the child is proposed (3.16).
  func offer(_ proposal: CGFloat?) -> CGFloat? {
    guard let wanted = proposal ?? ideal else { return nil }
    return min(max(wanted, least ?? -.infinity), most ?? .infinity)
  }

  /// The frame's length (3.17).
  func length(_ proposal: CGFloat?, _ child: CGFloat) -> CGFloat {
    let offered = offer(proposal)
    if let proposal, let least, let most { return min(max(proposal, least), most) }
    if proposal == nil, let ideal { return ideal }
    if let least, let most { return min(max(child, least), most) }
    if let least { return max(min(offered ?? .infinity, child), least) }
    if let most { return min(max(offered ?? -.infinity, child), most) }
    return child
  }
}

@Suite struct FrameRuleTests {
  private static let choices: [CGFloat?] = [nil, 0, 20, 50, .infinity]

  @Test(
    "L3.15–L3.17 every combination of least, ideal and most, for every kind of proposal",
    arguments: choices)
  func flexibleFrames(_ least: CGFloat?) {
    for ideal in Self.choices {
      for most in Self.choices {
        let frame = FlexibleFrame(
          width: .init(least, ideal, most), height: .init(nil, nil, nil), alignment: .center)
        let rule = Axis3(least, ideal, most)
        for proposal: CGFloat? in [nil, 0, 10, 35, 200, .infinity] {
          for child: ClosedRange<CGFloat> in [30...30, 0...(.infinity), 5...40] {
            let block = Block("a", width: child)
            let size = frame.size(ProposedViewSize(width: proposal, height: 1), of: block)
            let answer = block.size(
              for: ProposedViewSize(width: rule.offer(proposal), height: 1)
            ).width
            #expect(
              size.width == rule.length(proposal, answer),
              "\(String(describing: (least, ideal, most))) at \(String(describing: proposal))")
          }
        }
      }
    }
  }

  @Test(
    "L3.20 the child is placed with the frame's length, or again with none inside both limits",
    arguments: [
      (nil, nil, nil, nil, nil), (10, nil, nil, nil, nil), (nil, nil, 100, nil, nil),
      (10, nil, 100, nil, nil), (30, nil, 100, nil, 30), (10, nil, 30, nil, 30),
      (10, 60, 100, nil, 60), (nil, nil, nil, 80, 30), (10, nil, 100, 80, 80),
    ] as [(CGFloat?, CGFloat?, CGFloat?, CGFloat?, CGFloat?)])
  func placementProposals(
    _ least: CGFloat?, _ ideal: CGFloat?, _ most: CGFloat?, _ proposed: CGFloat?,
    _ expected: CGFloat?
  ) {
    let frame = FlexibleFrame(
      width: .init(least, ideal, most), height: .init(nil, nil, nil), alignment: .center)
    let block = Block("a", width: 30)
    let proposal = ProposedViewSize(width: proposed, height: 1)
    let size = frame.size(proposal, of: block)
    #expect(frame.placement(in: size, proposal: proposal, of: block).proposal.width == expected)
  }

  @Test("L3.12 with both lengths given the child is not measured for the size")
  func childIsNotMeasured() {
    let block = Block("a", width: 3)
    let frame = FixedFrame(width: 10, height: 20, alignment: .center)
    #expect(frame.size(.unspecified, of: block) == CGSize(width: 10, height: 20))
    #expect(block.proposals.isEmpty)
  }

  @Test("L3.11 a fixed length that is none is left out", arguments: [-1, CGFloat.nan, .infinity])
  func badLengths(_ length: CGFloat) {
    let frame = FixedFrame(width: length, height: 5, alignment: .center)
    let size = frame.size(ProposedViewSize(width: 8, height: 8), of: Block("a", width: 2...9))
    #expect(size == CGSize(width: 8, height: 5))
  }

  @Test(
    "L3.13 the child's guide, set or not, meets the frame's default one",
    arguments: [
      (Alignment.topLeading, [0, 0]), (.center, [20, 8.5]), (.bottomTrailing, [40, 17]),
      (.topTrailing, [40, 0]), (.leadingLastTextBaseline, [0, 17]),
    ] as [(Alignment, [CGFloat])])
  func alignedInFrames(_ alignment: Alignment, _ origin: [CGFloat]) {
    let frame = FixedFrame(width: 50, height: 20, alignment: alignment)
    let block = Block("a", width: 10, height: 3)
    let placed = frame.placement(in: CGSize(width: 50, height: 20), proposal: .zero, of: block)
    #expect([placed.origin.x, placed.origin.y] == origin)
    let guided = Block(
      "b", width: 10, height: 3,
      guides: [alignment.horizontal.key: 2, alignment.vertical.key: 1])
    let other = frame.placement(in: CGSize(width: 50, height: 20), proposal: .zero, of: guided)
    let size = CGSize(width: 50, height: 20)
    let own = ViewDimensions(size: size, element: nil, proposal: .unspecified)
    #expect(other.origin.x == own[alignment.horizontal] - 2)
    #expect(other.origin.y == own[alignment.vertical] - 1)
  }

  @Test(
    "L3.24 padding proposes what is left, never less than nothing, and none for none",
    arguments: [(nil, nil), (100, 80), (15, 0), (0, 0), (.infinity, .infinity)]
      as [(CGFloat?, CGFloat?)])
  func padding(_ proposed: CGFloat?, _ offered: CGFloat?) {
    let padding = PaddingLayout(insets: EdgeInsets(top: 0, leading: 5, bottom: 0, trailing: 15))
    let block = Block("a", width: 0...(.infinity))
    let size = padding.size(ProposedViewSize(width: proposed, height: 1), of: block)
    #expect(block.proposals.map(\.width) == [offered])
    #expect(size.width == (offered ?? 0) + 20)
  }

  @Test("L3.24 negative padding lets the child out, and the size stays above nothing")
  func negativePadding() {
    let padding = PaddingLayout(insets: EdgeInsets(top: -9, leading: -2, bottom: 0, trailing: -3))
    let block = Block("a", width: 10, height: 4)
    #expect(padding.size(.unspecified, of: block) == CGSize(width: 5, height: 0))
    let placed = padding.placement(in: .zero, proposal: .unspecified, of: block)
    #expect(placed.origin == CGPoint(x: -2, y: -9))
  }

  @Test(
    "L3.29–L3.32 the ratio decides what is proposed",
    arguments: [
      (1.5, false, 100, 100, 100, 100 / 1.5), (1.5, true, 100, 100, 150, 100),
      (0.5, false, 100, 100, 50, 100), (0.5, true, 100, 100, 100, 200),
      (2, false, 100, nil, 100, 50), (2, false, nil, 100, 200, 100),
      (2, false, .infinity, 100, 200, 100), (2, false, 0, 100, 0, 0),
      (2, true, .infinity, 100, .infinity, .infinity),
    ] as [(CGFloat, Bool, CGFloat?, CGFloat?, CGFloat, CGFloat)])
  func aspectRatios(
    _ ratio: CGFloat, _ fills: Bool, _ width: CGFloat?, _ height: CGFloat?,
    _ offeredWidth: CGFloat, _ offeredHeight: CGFloat
  ) {
    let block = Block("a", width: 0...(.infinity), height: 0...(.infinity))
    _ = AspectRatioLayout(ratio: ratio, fills: fills)
      .size(ProposedViewSize(width: width, height: height), of: block)
    #expect(block.proposals == [ProposedViewSize(width: offeredWidth, height: offeredHeight)])
  }

  @Test("L3.30 without any length proposed the ratio is not applied")
  func ratioWithoutProposal() {
    let block = Block("a", width: 3...9, height: 1...1)
    let size = AspectRatioLayout(ratio: 4, fills: false).size(.unspecified, of: block)
    #expect(size == CGSize(width: 3, height: 1))
  }

  @Test("L3.31 a view that does not follow the ratio is reported as it answers")
  func ratioOfARigidView() {
    let block = Block("a", width: 7, height: 3)
    let size = AspectRatioLayout(ratio: 1, fills: false)
      .size(ProposedViewSize(width: 50, height: 50), of: block)
    #expect(size == CGSize(width: 7, height: 3))
  }

  @Test("L3.29 without an argument the ideal size's ratio counts, equal sides as a square")
  func idealRatios() {
    func offered(_ width: ClosedRange<CGFloat>, _ height: ClosedRange<CGFloat>)
      -> ProposedViewSize?
    {
      let block = Block("a", width: width, height: height)
      _ = AspectRatioLayout(ratio: nil, fills: false)
        .size(ProposedViewSize(width: 60, height: 90), of: block)
      return block.proposals.last
    }
    #expect(
      offered(20...(.infinity), 10...(.infinity)) == ProposedViewSize(width: 60, height: 30))
    #expect(offered(0...(.infinity), 0...(.infinity)) == ProposedViewSize(width: 60, height: 60))
    #expect(offered(0...(.infinity), 5...(.infinity)) == ProposedViewSize(width: 60, height: 90))
  }

  @Test("L3.28 position takes what is proposed and proposes that, the child's length for none")
  func position() {
    let layout = PositionLayout(center: CGPoint(x: 10, y: 4))
    let block = Block("a", width: 6...(.infinity), height: 2...2)
    let proposal = ProposedViewSize(width: nil, height: 50)
    let size = layout.size(proposal, of: block)
    #expect(size == CGSize(width: 6, height: 50))
    let placed = layout.placement(in: size, proposal: proposal, of: block)
    #expect(placed.proposal == ProposedViewSize(width: 6, height: 50))
    #expect(placed.origin == CGPoint(x: 7, y: 3))
  }

  @Test("L3.26 padding forgets a text's wish on the edges that it moves, by the direction")
  func paddingForgetsByDirection() {
    var spacing = ViewSpacing(entries: [
      .init(side: .left, category: .textToText, value: 40),
      .init(side: .right, category: .textToText, value: 40),
    ])
    let padding = PaddingLayout(insets: EdgeInsets(top: 0, leading: 1, bottom: 0, trailing: 0))
    func sides(_ spacing: ViewSpacing) -> [ViewSpacing.Side] {
      spacing.entries.filter { $0.category == .textToText }.map(\.side)
    }
    #expect(sides(padding.spacing(of: spacing)) == [.right])
    spacing.layoutDirection = .rightToLeft
    #expect(sides(padding.spacing(of: spacing)) == [.left])
  }
}
