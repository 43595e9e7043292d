import Foundation
import StillViewsTestSupport
import Stillframe
import Testing

/// Rules L2.25–L2.31: views that take their bearings from the stack around them.
@Suite struct SpacerDividerRuleTests {
  @Test(
    "L2.4 a stack's own spacing also lies beside spacers; by itself there is none",
    arguments: [(nil, 80), (5, 70), (-3, 86)] as [(CGFloat?, CGFloat)])
  func spacingBesideSpacers(_ spacing: CGFloat?, _ length: CGFloat) throws {
    let report = try layOut(100, 20) {
      HStack(spacing: spacing) {
        Brick("a", 10, 10)
        Spacer().named("spacer")
        Brick("b", 10, 10)
      }
    }
    #expect(report.size.width == 100)
    #expect(report.frame(of: "spacer")?.width == length)
    #expect(report.frame(of: "b")?.maxX == 100)
  }

  @Test(
    "L2.26 a spacer is as long as proposed, at least its least length, 8 without one",
    arguments: [
      (nil, nil, 8), (nil, 0, 8), (nil, 3, 8), (nil, 40, 40), (0, 0, 0), (20, 3, 20), (20, 40, 40),
    ] as [(CGFloat?, CGFloat?, CGFloat)])
  func leastLengths(_ least: CGFloat?, _ proposed: CGFloat?, _ expected: CGFloat) throws {
    let plain = try layOut(proposed, proposed) { Spacer(minLength: least).named("s") }
    #expect(plain.numbers("s") == [0, 0, expected, expected])
    let scrolled = try layOut(40, nil) { ScrollView { Spacer(minLength: least).named("s") } }
    #expect(scrolled.numbers("s") == [0, 0, 40, least ?? 8])
    let row = try layOut(proposed, 30) { HStack { Spacer(minLength: least).named("s") } }
    #expect(row.frame(of: "s")?.size == CGSize(width: expected, height: 0))
    let column = try layOut(30, proposed) { VStack { Spacer(minLength: least).named("s") } }
    #expect(column.frame(of: "s")?.size == CGSize(width: 0, height: expected))
  }

  @Test("L2.25 a spacer is served last, also after views of a lower priority")
  func servedLast() throws {
    let report = try layOut(100, 10) {
      HStack(spacing: 0) {
        Spacer(minLength: 12).named("spacer")
        Color.red.layoutPriority(-5).named("low")
        Color.red.frame(maxWidth: 30).named("high")
      }
    }
    #expect(report.numbers("high")[2] == 30)
    #expect(report.numbers("low")[2] == 58)
    #expect(report.numbers("spacer")[2] == 12)
  }

  @Test("L2.27 a spacer wants no room at its ends and the usual one beside it")
  func roomAroundSpacers() throws {
    let report = try layOut(60, 60) {
      VStack {
        HStack {
          Spacer().named("row")
        }
        Brick("below", 60, 10)
      }
    }
    let row = try #require(report.frame(of: "row"))
    let below = try #require(report.frame(of: "below"))
    #expect(below.minY - row.maxY == 8)
  }

  @Test("L2.29 a frame around a spacer keeps its wish for no room")
  func framedSpacers() throws {
    let report = try layOut(100, 10) {
      HStack {
        Brick("a", 10, 10)
        Spacer().frame(width: 30)
        Brick("b", 10, 10)
      }
      .fixedSize()
      .named("row")
    }
    #expect(report.frame(of: "row")?.width == 50)
  }

  enum Around: String, CaseIterable, CustomTestStringConvertible {
    case nothing, row, column, pile, anyRow, anyColumn, anyPile, ownLayout, layoutValue
    case frameInRow, paddingInRow, overlayInRow, backgroundInRow, groupInRow, pileInRow
    case columnInRow, readerInRow, rowInPile, gridCell, ownStack, offsetInRow

    var testDescription: String { rawValue }

    /// Whether a divider inside stands.
    var isVertical: Bool {
      switch self {
      case .row, .anyRow, .frameInRow, .paddingInRow, .groupInRow, .rowInPile, .layoutValue,
        .ownStack, .offsetInRow:
        true
      default: false
      }
    }

    @ViewBuilder func wrap(_ divider: some View) -> some View {
      switch self {
      case .nothing: divider
      case .row: pair(HStackLayout(), divider)
      case .column: pair(VStackLayout(), divider)
      case .pile: pair(ZStackLayout(), divider)
      case .anyRow: pair(AnyLayout(HStackLayout()), divider)
      case .anyColumn: pair(AnyLayout(VStackLayout()), divider)
      case .anyPile: pair(AnyLayout(ZStackLayout()), divider)
      case .layoutValue: pair(HStackLayout(), divider)
      case .ownLayout: Pile { divider }
      case .ownStack: Row { divider }
      case .frameInRow: HStack { divider.frame(height: 20) }
      case .paddingInRow: HStack { divider.padding(3) }
      case .offsetInRow: HStack { divider.offset(x: 3) }
      case .overlayInRow: HStack { Color.red.overlay { divider } }
      case .backgroundInRow: HStack { Color.red.background { divider } }
      case .groupInRow: HStack { Group { divider } }
      case .pileInRow: HStack { ZStack { divider } }
      case .columnInRow: HStack { VStack { divider } }
      case .readerInRow: HStack { GeometryReader { _ in divider } }
      case .rowInPile: ZStack { HStack { divider } }
      case .gridCell: Grid { GridRow { divider } }
      }
    }

    private func pair<L: Layout>(_ layout: L, _ divider: some View) -> some View {
      layout {
        Color.red
        divider
      }
    }
  }

  /// No stack: puts its views on top of each other.
  private struct Pile: Layout {
    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) -> CGSize { proposal.replacingUnspecifiedDimensions() }
    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {}
  }

  /// The same, which says that it is a row (7.16).
  private struct Row: Layout {
    static var layoutProperties: LayoutProperties {
      var properties = LayoutProperties()
      properties.stackOrientation = .horizontal
      return properties
    }
    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) -> CGSize { proposal.replacingUnspecifiedDimensions() }
    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {}
  }

  @Test(
    "L2.30 and L2.31 a divider lies across the nearest stack; piles, cells and layouts have no axis",
    arguments: Around.allCases)
  func dividers(_ around: Around) throws {
    let report = try layOut(50, 40) { around.wrap(Divider().named("d")) }
    let size = try #require(report.frame(of: "d")).size
    #expect((around.isVertical ? size.width : size.height) == 1)
    #expect((around.isVertical ? size.height : size.width) > 1)
  }

  @Test("L2.30 a divider turns with the layout around it")
  func dividersTurn() throws {
    struct Turning: View {
      @State private var isRow = false
      var body: some View {
        let layout = isRow ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())
        layout {
          Color.red.onTapGesture { isRow.toggle() }.named("turn")
          Divider().named("d")
        }
      }
    }
    let stage = Stage(size: CGSize(width: 50, height: 40)) { Turning() }
    #expect(try stage.layoutReport().frame(of: "d")?.size == CGSize(width: 50, height: 1))
    try stage.tap("turn")
    #expect(try stage.layoutReport().frame(of: "d")?.size == CGSize(width: 1, height: 40))
  }

  @Test("L2.31 a divider is one pixel thick, 10 long by itself", arguments: [1, 2, 3] as [CGFloat])
  func dividerThickness(_ scale: CGFloat) throws {
    let renderer = ImageRenderer(content: Divider().named("d"))
    renderer.scale = scale
    #expect(
      try renderer.layoutReport().frame(of: "d")?.size == CGSize(width: 10, height: 1 / scale))
  }
}
