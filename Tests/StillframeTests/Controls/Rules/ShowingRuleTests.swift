import Foundation
import StillViewsTestSupport
import Stillframe
import Testing

/// Progress, gauges, labels and boxes: rules C5.1 to C5.10.
@MainActor @Suite struct ShowingRuleTests {
  @Test("C5.1 (inferred): label, bar and value stand in a leading column, 4 apart") func linear()
    throws
  {
    let probe = try RuleProbe(200, 200) {
      ProgressView(value: 3, total: 4) {
        Tile("label", 60, 20)
      } currentValueLabel: {
        Tile("value", 40, 10)
      }
    }
    #expect(probe.size == CGSize(width: 200, height: 20 + 4 + 4 + 4 + 10))
    #expect(probe["label"] == CGRect(0, 0, 60, 20) && probe["value"] == CGRect(0, 32, 40, 10))
  }

  @Test("C5.1: values beyond the total count as all, below 0 as none", arguments: [-1.0, 0, 2, 9])
  func clamped(_ value: Double) throws {
    let seen = Kept<Double?>(nil)
    _ = try RuleProbe(200, 40) {
      ProgressView(value: value, total: 4).progressViewStyle(TellingProgress(seen: seen))
    }
    #expect(seen.value == min(max(value / 4, 0), 1))
  }

  @Test("C5.2: with a value a bar, without a spinner") func automatic() throws {
    #expect(
      try RuleProbe(200, 99) { ProgressView(value: 0.2) }.size == CGSize(width: 200, height: 4))
    #expect(try RuleProbe(200, 99) { ProgressView() }.size == CGSize(width: 20, height: 20))
    #expect(
      try RuleProbe(200, 99) { ProgressView(value: Double?.none) }.size
        == CGSize(width: 20, height: 20))
  }

  @Test("C5.3 (inferred): a spinner is 20, 37 when large, and takes no notice of a value")
  func circular() throws {
    for size in ControlSize.allCases {
      let side: CGFloat = size == .large || size == .extraLarge ? 37 : 20
      let probe = try RuleProbe(200, 99) {
        ProgressView(value: 0.5).progressViewStyle(.circular).controlSize(size)
      }
      #expect(probe.size == CGSize(width: side, height: side))
    }
    let labelled = try RuleProbe(200, 99) { ProgressView { Tile("l", 60, 10) } }
    #expect(labelled["l"].minY == 28 && labelled.size == CGSize(width: 60, height: 38))
  }

  @Test(
    "C5.4: a gauge's fraction is that of its range, within it", arguments: [0.0, 10, 20, 50, 70])
  func gauge(_ value: Double) throws {
    let seen = Kept<Double?>(nil)
    _ = try RuleProbe(200, 40) {
      Gauge(value: value, in: 10...50) { Text("A") }.gaugeStyle(TellingGauge(seen: seen))
    }
    #expect(seen.value == min(max((value - 10) / 40, 0), 1))
  }

  @Test("C5.5: icon and title are 8 apart, whatever their widths") func label() throws {
    for width in [6.0, 24, 30, 48] {
      let probe = try RuleProbe(300, 100) {
        Label {
          Tile("t", 60, 20)
        } icon: {
          Tile("i", width, 20)
        }
      }
      #expect(probe["i"].minX == 0 && probe["t"].minX == width + 8)
    }
  }

  @Test("C5.5: a house is as wide as Apple's, with its margins") func iconRoom() throws {
    let house = try RuleProbe(300, 100, scale: 3) {
      Label {
        Tile("t", 98, 20)
      } icon: {
        Image(systemName: "house").accessibilityIdentifier("i")
      }
    }
    #expect(house.size.width == 130 && house["t"].minX == 32 && house["i"].minX == 0)
    let reserved = try RuleProbe(300, 100) {
      Label {
        Tile("t", 60, 20)
      } icon: {
        Tile("i", 6, 6)
      }
      .labelReservedIconWidth(48)
    }
    #expect(reserved["i"].midX == 24 && reserved["t"].minX == 56)
  }

  @Test(
    "C5.5: an icon's middle stands at half the height of the title's first capitals",
    arguments: [5.0, 12, 40])
  func iconMiddle(_ side: Double) throws {
    let probe = try RuleProbe(300, 100) {
      Label {
        Text("Two\nlines").font(.system(size: 16)).accessibilityIdentifier("t")
      } icon: {
        Tile("i", side, side)
      }
    }
    let baseline: CGFloat = 16
    let middle = probe["t"].minY + baseline - 16 * 1443 / 2048 / 2
    #expect(abs(probe["i"].midY - middle) < 0.51)
    #expect(abs(probe["i"].height - side) < 0.01)
  }

  @Test("C5.5: of several texts in a title the first one has the icon beside it") func iconOfTexts()
    throws
  {
    func middles(_ rows: Int) throws -> (icon: CGFloat, text: CGFloat) {
      let probe = try RuleProbe(300, 200) {
        Label {
          VStack(alignment: .leading) {
            Text("First").accessibilityIdentifier("t")
            ForEach(1..<rows, id: \.self) { Text("Row \($0)").font(.largeTitle) }
          }
        } icon: {
          Tile("i", 6, 6)
        }
      }
      return (probe["i"].midY, probe["t"].midY)
    }
    let (alone, below) = try (middles(1), middles(4))
    #expect(abs(alone.icon - alone.text - (below.icon - below.text)) < 0.01)
    #expect(below.icon < 30)
  }

  @Test("C5.5: a symbol of the title's font has its baseline")
  func iconBaseline() throws {
    func top(_ alignment: VerticalAlignment?) throws -> CGFloat {
      let probe = try RuleProbe(300, 100) {
        let icon = Image(systemName: "square.and.arrow.up")
        if let alignment {
          HStack(alignment: alignment) {
            icon
            Text("Share").accessibilityIdentifier("t")
          }
        } else {
          Label {
            Text("Share").accessibilityIdentifier("t")
          } icon: {
            icon
          }
        }
      }
      return probe["t"].minY
    }
    #expect(try top(nil) == top(.firstTextBaseline))
    #expect(try top(nil) != top(.top))
  }

  @Test("C5.5: each style shows its parts") func labelStyles() throws {
    func label() -> some View {
      Label {
        Tile("t", 60, 20)
      } icon: {
        Tile("i", 30, 26)
      }
    }
    #expect(
      try RuleProbe(300, 99) { label().labelStyle(.titleOnly) }.size
        == CGSize(width: 60, height: 20))
    #expect(
      try RuleProbe(300, 99) { label().labelStyle(.iconOnly) }.size
        == CGSize(width: 30, height: 26))
    #expect(try RuleProbe(300, 99) { label().labelStyle(.titleAndIcon) }.size.width == 98)
  }

  @Test("C5.5 (inferred): icons of rows are centred in a column, so that titles line up")
  func iconColumn() throws {
    let probe = try RuleProbe(300, 300) {
      List {
        Label {
          Tile("a", 60, 20)
        } icon: {
          Tile("narrow", 10, 10)
        }
        Label {
          Tile("b", 60, 20)
        } icon: {
          Tile("wide", 24, 10)
        }
      }
    }
    #expect(probe["a"].minX == probe["b"].minX)
    #expect(probe["narrow"].midX == probe["wide"].midX)
  }

  @Test("C5.6: labelled content says its value in words") func labelledValue() throws {
    let probe = try RuleProbe(200, 100, scale: 3) {
      LabeledContent("A", value: 1234.5, format: .number)
    }
    #expect(probe.size.width == 200 && probe.size.height.isClose(to: 20.33))
  }

  @Test("C5.7: a badge takes room in rows of lists alone") func badge() throws {
    let outside = try RuleProbe(300, 100) { Tile("a", 40, 20).badge(12) }
    #expect(outside.size == CGSize(width: 40, height: 20))
    let renderer = ImageRenderer(
      content: List { Color.clear.frame(width: 40, height: 20).badge("New") })
    renderer.proposedSize = ProposedViewSize(width: 300, height: 200)
    let picture = try renderer.bitmap()
    let ink = (16..<284).filter { x in (45..<70).contains { picture[x, $0].red < 200 } }
    #expect(try #require(ink.first) > 220 && (265...268).contains(try #require(ink.last)))
  }

  @Test("C5.9 (inferred): an open group has its content below, at the same edge") func disclosure()
    throws
  {
    func probe(_ isOpen: Bool) throws -> RuleProbe {
      try RuleProbe(300, 300) {
        DisclosureGroup(isExpanded: .constant(isOpen)) {
          Tile("c", 50, 20)
        } label: {
          Tile("l", 40, 20)
        }
      }
    }
    #expect(try probe(false).size.width == 300 && probe(false)["c"].isNull)
    let open = try probe(true)
    #expect(open["c"].minX == open["l"].minX && open["c"].minY >= open["l"].maxY)
  }

  @Test("C5.9 (inferred): outside lists a label has the tint, and is grey where it is disabled")
  func disclosureLabel() throws {
    func pixel(y: Int = 5, @ViewBuilder _ view: () -> some View) throws -> RGBA8 {
      let renderer = ImageRenderer(content: view().tint(Color(red: 1, green: 0, blue: 0)))
      renderer.proposedSize = ProposedViewSize(width: 200, height: 200)
      return try renderer.bitmap()[30, y]
    }
    func group() -> some View {
      DisclosureGroup {
        Text("Content")
      } label: {
        Rectangle().frame(width: 60, height: 20)
      }
    }
    #expect(try pixel { group() } == RGBA8(red: 255, green: 0, blue: 0))
    let disabled = try pixel { group().disabled(true) }
    #expect(disabled.alpha < 128 && abs(Int(disabled.red) - Int(disabled.green)) < 16)
    let row = try pixel(y: 22) { List { group().listRowInsets(EdgeInsets()) }.listStyle(.plain) }
    #expect(row == RGBA8(red: 0, green: 0, blue: 0))
  }

  @Test("C5.9 (inferred): in a list the content of an open group makes rows of its own, further in")
  func disclosureRows() throws {
    let probe = try RuleProbe(300, 400) {
      List {
        DisclosureGroup(isExpanded: .constant(true)) {
          Tile("c", 50, 20)
          Tile("d", 50, 20)
        } label: {
          Tile("l", 40, 20)
        }
        Tile("after", 40, 20)
      }
    }
    #expect(probe["c"].minX > probe["l"].minX)
    #expect(probe["c"].minY - probe["l"].minY == 44 && probe["d"].minY - probe["c"].minY == 44)
    #expect((probe["after"].minY - probe["d"].minY).isClose(to: 44))
  }

  @Test("C5.9 (inferred): the chevron points along lines, and below where a group is open")
  func disclosureChevron() throws {
    /// Whether the chevron's ink is the same mirrored.
    func picture(_ isOpen: Bool, _ direction: LayoutDirection) throws -> Bitmap {
      let renderer = ImageRenderer(
        content: DisclosureGroup(isExpanded: .constant(isOpen)) {
          EmptyView()
        } label: {
          EmptyView()
        }
        .environment(\.layoutDirection, direction))
      renderer.proposedSize = ProposedViewSize(width: 60, height: 60)
      return try renderer.bitmap()
    }
    for isOpen in [false, true] {
      let (left, right) = (
        try picture(isOpen, .leftToRight), try picture(isOpen, .rightToLeft)
      )
      let mirrored = (0..<left.height).allSatisfy { y in
        (0..<left.width).allSatisfy { x in
          abs(Int(left[x, y].alpha) - Int(right[left.width - 1 - x, y].alpha)) < 48
        }
      }
      #expect(mirrored)
    }
  }

  @Test(
    "C5.10 (inferred): a box in a box has another background",
    arguments: [ColorScheme.light, .dark])
  func boxInABox(_ scheme: ColorScheme) throws {
    let renderer = ImageRenderer(
      content: GroupBox { GroupBox { GroupBox { Color.clear } } }
        .environment(\.colorScheme, scheme))
    renderer.proposedSize = ProposedViewSize(width: 100, height: 100)
    let picture = try renderer.bitmap()
    let colors = [8, 24, 40].map { picture[$0, 50].red }
    #expect(colors == (scheme == .light ? [242, 255, 242] : [28, 44, 58]))
  }

  @Test("C5.4 (inferred): a gradient runs along a linear gauge") func gaugeGradient() throws {
    for style in [0, 1] {
      let gauge = Gauge(value: 1) { EmptyView() }
        .tint(Gradient(colors: [.black, Color(red: 1, green: 0, blue: 0)]))
      let renderer = ImageRenderer(
        content: style == 0
          ? AnyView(gauge.gaugeStyle(.accessoryLinear))
          : AnyView(gauge.gaugeStyle(.linearCapacity)))
      renderer.proposedSize = ProposedViewSize(width: 100, height: 30)
      let picture = try renderer.bitmap()
      let reds = [20, 50, 80].map { x in picture[x, picture.height / 2].red }
      #expect(reds == reds.sorted() && reds[0] < 90 && reds[2] > 165)
    }
  }

  @Test("C5.4 (inferred): the gap around a gauge's mark shows what is behind")
  func gaugeGap() throws {
    func isThereBlack(in gauge: some View) throws -> Bool {
      let renderer = ImageRenderer(
        content: gauge.tint(.yellow).padding(10).background(.yellow)
          .environment(\.colorScheme, .dark))
      let bitmap = try renderer.bitmap()
      return (0..<bitmap.height).contains { y in
        (0..<bitmap.width).contains { bitmap[$0, y].red < 100 && bitmap[$0, y].alpha == 255 }
      }
    }
    let gauge = Gauge(value: 0.4) { EmptyView() }
    #expect(try !isThereBlack(in: gauge.gaugeStyle(.accessoryLinear)))
    #expect(try !isThereBlack(in: gauge.gaugeStyle(.accessoryCircular)))
  }

  @Test("C5.4 (inferred): a linear gauge begins at the leading edge") func gaugeDirection() throws {
    func picture(_ direction: LayoutDirection) throws -> Bitmap {
      let renderer = ImageRenderer(
        content: Gauge(value: 0.2) { EmptyView() }.gaugeStyle(.accessoryLinear)
          .tint(Gradient(colors: [.black, Color(red: 1, green: 0, blue: 0)]))
          .environment(\.layoutDirection, direction))
      renderer.proposedSize = ProposedViewSize(width: 100, height: 12)
      return try renderer.bitmap()
    }
    let (left, right) = (try picture(.leftToRight), try picture(.rightToLeft))
    for y in 0..<left.height {
      for x in 0..<100 {
        let (a, b) = (left[x, y], right[99 - x, y])
        #expect(abs(Int(a.red) - Int(b.red)) < 12 && abs(Int(a.alpha) - Int(b.alpha)) < 12)
      }
    }
  }

  @Test("C5.10 (inferred): a box pads by 16, and its content gets 32 less") func box() throws {
    let greedy = try RuleProbe(200, 200) { GroupBox { Tile("c", nil, 20) } }
    #expect(greedy["c"] == CGRect(16, 16, 168, 20))
    let titled = try RuleProbe(200, 200) {
      GroupBox {
        Tile("c", 100, 20)
      } label: {
        Tile("l", 40, 20)
      }
    }
    #expect(titled["l"].minX == 16 && titled["c"].minX == 16 && titled["c"].minY > titled["l"].maxY)
    #expect(titled.size.width == 132)
  }
}

private struct TellingProgress: ProgressViewStyle {
  let seen: Kept<Double?>

  func makeBody(configuration: Configuration) -> some View {
    seen.value = configuration.fractionCompleted
    return Color.clear
  }
}

private struct TellingGauge: GaugeStyle {
  let seen: Kept<Double?>

  func makeBody(configuration: Configuration) -> some View {
    seen.value = configuration.value
    return Color.clear
  }
}
