import Foundation
import Stillframe
import Testing

/// Lists and forms: rules C6.1 to C6.9. Numbers are those measured with three pixels a point.
@MainActor @Suite struct ListRuleTests {
  /// 53 pixels: the gap beside a section that has no header or footer.
  private let gap: CGFloat = 53 / 3
  /// 17 + 15.67 + 6.
  private let header: CGFloat = 116 / 3

  private func list(
    _ width: CGFloat = 300, _ height: CGFloat = 900, device: Device? = nil,
    @ViewBuilder _ rows: () -> some View
  ) throws -> RuleProbe {
    try RuleProbe(width, height, scale: 3, device: device) {
      List { rows() }.listStyle(.insetGrouped)
    }
  }

  @Test("C6.1: lists and forms take all they are proposed, in every style") func size() throws {
    let rows = Tile("a", nil, 20)
    let proposal = CGSize(width: 240, height: 130)
    func size(@ViewBuilder _ view: () -> some View) throws -> CGSize {
      try RuleProbe(240, 130, view).size
    }
    #expect(try size { List { rows } } == proposal)
    #expect(try size { List { rows }.listStyle(.plain) } == proposal)
    #expect(try size { List { rows }.listStyle(.grouped) } == proposal)
    #expect(try size { List { rows }.listStyle(.sidebar) } == proposal)
    #expect(try size { Form { rows } } == proposal)
  }

  @Test("C6.1, C6.3: rows are proposed the row's width without insets, and no height")
  func proposals()
    throws
  {
    let probe = try list {
      Tile("wide")
      Text(String(repeating: "word ", count: 20)).accessibilityIdentifier("text")
    }
    #expect(probe["wide"].width == 236 && probe["wide"].height == 10)
    #expect(probe["text"].width <= 236 && probe["text"].height > 40)
  }

  @Test("C6.2: every element of the flattened content is a row") func flattened() throws {
    let probe = try list {
      Section("A") {
        ForEach(0..<2) { outer in
          ForEach(0..<2) { inner in Tile("\(outer)\(inner)", nil, 20) }
        }
        Group {
          if probeFlag { Tile("b", nil, 20) } else { Tile("never", nil, 20) }
          AnyView(Tile("c", nil, 20))
        }
        Inner()
      }
    }
    let names = ["00", "01", "10", "11", "b", "c", "d", "e"]
    for (index, name) in names.enumerated() {
      let y = header + CGFloat(index) * 44 + 12
      #expect(probe[name].isClose(to: CGRect(32, y, 236, 20)), "\(name)")
    }
  }

  private var probeFlag: Bool { true }

  @Test(
    "C6.3, C6.4: a row is its content and 11 above and below, but 44 at least",
    arguments: [
      (0.0, 44.0), (20, 44), (24, 44), (30, 52), (40, 62), (100, 122),
    ])
  func rowHeight(_ content: Double, _ row: Double) throws {
    let probe = try list {
      Section("A") {
        Tile("a", nil, content)
        Tile("b", nil, 20)
      }
    }
    #expect(probe["a"].isClose(to: CGRect(32, header + (row - content) / 2, 236, content)))
    #expect(probe["b"].minY.isClose(to: header + row + 12))
  }

  @Test(
    "C6.4: a row's content has its insets, whatever it is labelled with; the system's controls reach into them"
  )
  func labelledRows() throws {
    func row(_ height: CGFloat) throws -> (label: CGRect, content: CGRect, next: CGRect) {
      let probe = try RuleProbe(300, 500, scale: 3) {
        List {
          LabeledContent {
            Tile("c", 30, height)
          } label: {
            Tile("l", 40, 20)
          }
          Tile("n", 40, 22)
        }
      }
      return (probe["l"], probe["c"], probe["n"])
    }
    // A list whose first section has no header begins with the whole gap (rule C6.6).
    let top: CGFloat = 35
    // Small content stands in the middle, high content makes the row higher.
    for (height, rowHeight) in [(4, 44), (10, 44), (20, 44), (30, 52), (45, 67)]
      as [(CGFloat, CGFloat)]
    {
      let found = try row(height)
      #expect(found.label.isClose(to: CGRect(32, top + rowHeight / 2 - 10, 40, 20)))
      #expect(found.content.isClose(to: CGRect(238, top + (rowHeight - height) / 2, 30, height)))
      #expect(found.next.minY.isClose(to: top + rowHeight + 11))
    }
    // A control is no higher than its row, with its label or without.
    for isHidden in [false, true] {
      let probe = try RuleProbe(300, 500, scale: 3) {
        List {
          HStack {
            Toggle("A", isOn: .constant(true)).labelsVisibility(isHidden ? .hidden : .visible)
          }
          Stepper("B", value: .constant(1)).labelsVisibility(isHidden ? .hidden : .visible)
          Tile("n", 40, 22)
        }
      }
      #expect(probe["n"].minY.isClose(to: top + 88 + 11))
    }
  }

  @Test("C6.4: one line of text lies in the middle of 44 points, two lines make 64.33 (9.6)")
  func textRows() throws {
    let probe = try list {
      Section("A") {
        Text("One").accessibilityIdentifier("one")
        Text("One\nTwo").accessibilityIdentifier("two")
        Tile("b", nil, 20)
      }
    }
    #expect(probe["one"].minY.isClose(to: header + 12, within: 0.34))
    #expect(probe["b"].minY.isClose(to: header + 44 + 64.33 + 12, within: 0.34))
  }

  @Test("C6.3: a row's own insets replace all four") func ownInsets() throws {
    let probe = try list {
      Section("A") {
        Tile("a", nil, 50).listRowInsets(
          EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
        Tile("b", nil, 10).listRowInsets(EdgeInsets())
        Tile("c", nil, 46).listRowInsets(EdgeInsets())
        Tile("d", nil, 20)
      }
    }
    #expect(probe["a"].isClose(to: CGRect(18, header + 1, 262, 50)))
    #expect(probe["b"].isClose(to: CGRect(16, header + 54 + 17, 268, 10)))
    #expect(probe["c"].isClose(to: CGRect(16, header + 54 + 44, 268, 46)))
    #expect(probe["d"].minY.isClose(to: header + 54 + 44 + 46 + 12))
  }

  @Test("C6.3: insets are 20 on devices from 414 wide, 16 on smaller ones") func windowMargins()
    throws
  {
    func frame(_ device: Device) throws -> CGRect {
      try RuleProbe(nil, nil, device: device) {
        List { Tile("a", nil, 20) }.listStyle(.insetGrouped)
      }["a"]
    }
    #expect(try frame(.iPhone15).minX == 32 && frame(.iPhone15).width == 393 - 64)
    let large = try #require(Device("iPhone 15 Pro Max"))
    #expect(try frame(large).minX == 40 && frame(large).width == 430 - 80)
  }

  @Test("C6.4: the least height of rows can be raised and lowered") func leastHeight() throws {
    for least in [10.0, 30, 60, 100] {
      let probe = try RuleProbe(300, 600, scale: 3) {
        List {
          Section("A") {
            Tile("a", nil, 8).listRowInsets(EdgeInsets())
            Tile("b", nil, 8).listRowInsets(EdgeInsets())
          }
        }
        .listStyle(.insetGrouped).environment(\.defaultMinListRowHeight, least)
      }
      #expect(probe["b"].minY.isClose(to: probe["a"].minY + least))
    }
  }

  @Test("C6.6, C6.7: the heights of sections with and without headers") func sections() throws {
    let probe = try list {
      Section("One") { Tile("a", nil, 20) }
      Section { Tile("b", nil, 20) }
      Section {
        Tile("c", nil, 20)
        Tile("d", nil, 20)
      }
      Section("Two") { Tile("e", nil, 20) }
    }
    var y = header
    #expect(probe["a"].minY.isClose(to: y + 12))
    y += 44 + 2 * gap
    #expect(probe["b"].minY.isClose(to: y + 12))
    y += 44 + 2 * gap
    #expect(probe["c"].minY.isClose(to: y + 12) && probe["d"].minY.isClose(to: y + 56))
    y += 88 + gap + header
    #expect(probe["e"].minY.isClose(to: y + 12))
  }

  @Test("C6.6: rows outside sections make sections of their own") func looseRows() throws {
    let probe = try list {
      Section("One") { Tile("a", nil, 20) }
      Tile("b", nil, 20)
      Tile("c", nil, 20)
      Section { Tile("d", nil, 20) }
    }
    let b = header + 44 + 2 * gap
    #expect(probe["b"].minY.isClose(to: b + 12) && probe["c"].minY.isClose(to: b + 56))
    #expect(probe["d"].minY.isClose(to: b + 88 + 2 * gap + 12))
  }

  @Test("C6.6: the content of the measured list is 182 high") func contentHeight() throws {
    let stage = Stage(size: CGSize(width: 300, height: 100), scale: 3) {
      List {
        Section("Fruit") { Tile("a", nil, 20) }
        Section { Tile("b", nil, 20) }
      }
      .listStyle(.insetGrouped).accessibilityIdentifier("list")
    }
    try stage.scroll("list", by: CGSize(width: 0, height: 1_000))
    let b = try #require(try stage.layoutReport().frame(of: "b"))
    // The row that ends at 162 of 182 ends 20 above the lower edge.
    #expect(b.maxY.isClose(to: 100 - 20 - 12))
  }

  @Test("C6.6: a grouped list has the same heights from edge to edge") func grouped() throws {
    let probe = try RuleProbe(300, 600, scale: 3) {
      List {
        Section("One") { Tile("a", nil, 20) }
        Section { Tile("b", nil, 20) }
      }
      .listStyle(.grouped)
    }
    #expect(probe["a"].isClose(to: CGRect(20, header + 12, 260, 20)))
    #expect(probe["b"].minY.isClose(to: header + 44 + 2 * gap + 12))
  }

  @Test("C6.6: grounds of groups and lists, light and dark") func grounds() throws {
    func pixels(_ scheme: ColorScheme) throws -> (row: RGBA8, ground: RGBA8) {
      let renderer = ImageRenderer(
        content: List { Text("A") }.listStyle(.insetGrouped)
          .environment(\.colorScheme, scheme))
      renderer.proposedSize = ProposedViewSize(width: 300, height: 200)
      let picture = try renderer.bitmap()
      return (picture[150, 40], picture[4, 100])
    }
    let light = try pixels(.light)
    #expect(light.row == RGBA8(red: 255, green: 255, blue: 255))
    #expect(light.ground == RGBA8(red: 242, green: 242, blue: 247))
    let dark = try pixels(.dark)
    #expect(dark.row == RGBA8(red: 28, green: 28, blue: 30))
    #expect(dark.ground == RGBA8(red: 0, green: 0, blue: 0))
  }

  @Test(
    "C6.5 (T): the line below a row is the last pixel of its 44 points, from the content's edge")
  func separator() throws {
    let renderer = ImageRenderer(
      content: List {
        Color.clear.frame(height: 20)
        Color.clear.frame(height: 20)
      }
      .listStyle(.insetGrouped))
    renderer.proposedSize = ProposedViewSize(width: 450, height: 300)
    let picture = try renderer.bitmap()
    // The first row begins 35 below the top.
    let white = RGBA8(red: 255, green: 255, blue: 255)
    let lines = (40..<118).filter { picture[225, $0] != white }
    #expect(lines.count == 1)
    let y = try #require(lines.first)
    #expect(picture[225, y] == RGBA8(red: 198, green: 198, blue: 200))
    #expect(picture[31, y] == white && picture[32, y] != white && picture[433, y] != white)
  }

  @Test(
    "C6.5: hidden lines are not drawn, tinted ones in their colour, moved ones where they are told")
  func separatorModifiers() throws {
    func line(@ViewBuilder _ row: () -> some View) throws -> (color: RGBA8, start: Int)? {
      let renderer = ImageRenderer(
        content: List {
          row()
          Color.clear.frame(height: 20)
        }
        .listStyle(.plain))
      renderer.proposedSize = ProposedViewSize(width: 300, height: 200)
      let picture = try renderer.bitmap()
      let white = RGBA8(red: 255, green: 255, blue: 255)
      guard picture[250, 43] != white else { return nil }
      return (picture[250, 43], (0..<300).first { picture[$0, 43] != white } ?? -1)
    }
    let row = Color.clear.frame(height: 20)
    #expect(try line { row }?.start == 20)
    #expect(try line { row.listRowSeparator(.hidden) } == nil)
    #expect(try line { row.listRowSeparator(.hidden, edges: .bottom) } == nil)
    #expect(try line { row.listRowSeparator(.hidden, edges: .top) } != nil)
    let tinted = try line { row.listRowSeparatorTint(Color(red: 1, green: 0, blue: 0)) }
    #expect(tinted?.color == RGBA8(red: 255, green: 0, blue: 0))
    #expect(
      try line { row.alignmentGuide(.listRowSeparatorLeading) { _ in 40 } }?.start == 60)
    // The leading-most text, behind what is no text.
    let words = HStack(spacing: 4) {
      Color.clear.frame(width: 30, height: 20)
      VStack(alignment: .trailing) {
        Text("a few words").padding(.leading, 3)
        Text("b")
      }
      Text("c")
    }
    #expect(try line { words.frame(height: 20) }?.start == 57)
    let segments = Picker("A", selection: .constant(1)) { Text("one").tag(1) }
      .pickerStyle(.segmented).labelsHidden()
    #expect(try line { segments }?.start == 20)
    #expect(
      try line { words.frame(height: 20).alignmentGuide(.listRowSeparatorLeading) { _ in 0 } }?
        .start
        == 20)
  }

  @Test("C6.7: a header's text lies 17 below its top, 6 above the rows, inset as they are")
  func headerText() throws {
    let probe = try RuleProbe(300, 400, scale: 3) {
      List {
        Section {
          Tile("a", nil, 20)
        } header: {
          Text("Header").accessibilityIdentifier("h")
        }
      }
      .listStyle(.insetGrouped)
    }
    #expect(probe["h"].minX == 32 && probe["h"].minY.isClose(to: 17))
    #expect(probe["h"].height.isClose(to: 15.67) && probe["a"].minY.isClose(to: header + 12))
  }

  @Test("C6.7 (inferred): a prominent header is title3, a footer footnote 7 below its group")
  func otherHeaders() throws {
    let probe = try RuleProbe(300, 400, scale: 3) {
      List {
        Section {
          Tile("a", nil, 20)
        } header: {
          Text("Header").accessibilityIdentifier("h")
        } footer: {
          Text("Footer").accessibilityIdentifier("f")
        }
      }
      .listStyle(.insetGrouped).headerProminence(.increased)
    }
    #expect(probe["h"].height > 23)
    #expect(probe["f"].height.isClose(to: 15.67) && probe["f"].minX == 32)
    #expect(probe["f"].minY.isClose(to: probe["a"].maxY + 12 + 7))
  }

  @Test("C6.7 (inferred): headers of plain lists stay in sight while their section does")
  func stickyHeaders() throws {
    let stage = Stage(size: CGSize(width: 300, height: 200)) {
      List {
        ForEach(0..<5) { section in
          Section {
            ForEach(0..<10) { row in Tile("\(section)-\(row)", nil, 20) }
          } header: {
            Text("Header").accessibilityIdentifier("h\(section)")
          }
        }
      }
      .listStyle(.plain).accessibilityIdentifier("list")
    }
    func frame(_ name: String) throws -> CGRect? { try stage.layoutReport().frame(of: name) }
    let rest = try #require(try frame("h0"))
    try stage.scroll("list", by: CGSize(width: 0, height: 100))
    #expect(try frame("h0") == rest)
    let height = try #require(try frame("0-5")).midY - 22
    #expect(height > 0)
    // The next header pushes the first one out.
    let length = rest.midY * 2 + 440
    try stage.scroll("list", by: CGSize(width: 0, height: length - 100 - 10))
    let leaving = try #require(try frame("h0"))
    let coming = try #require(try frame("h1"))
    #expect(coming.midY - leaving.midY == rest.midY * 2)
    try stage.scroll("list", by: CGSize(width: 0, height: 200))
    #expect(try frame("h1") == rest && frame("h0") == nil)
  }

  @Test("C6.8: a row's own ground fills it whole, also when the row says so in its body")
  func rowGround()
    throws
  {
    let renderer = ImageRenderer(
      content: List {
        Text("A").listRowBackground(Color(red: 0, green: 0, blue: 1))
        OwnBackground()
      }
      .listStyle(.plain))
    renderer.proposedSize = ProposedViewSize(width: 300, height: 100)
    let picture = try renderer.bitmap()
    #expect(picture[2, 3] == RGBA8(red: 0, green: 0, blue: 255))
    #expect(picture[297, 40] == RGBA8(red: 0, green: 0, blue: 255))
    #expect(picture[2, 47] == RGBA8(red: 0, green: 255, blue: 0))
  }

  @Test("C6.8 (inferred): a link in a row takes the row's width, with a chevron at its end")
  func links()
    throws
  {
    let probe = try RuleProbe(300, 300) {
      NavigationStack {
        List {
          NavigationLink {
            Text("B")
          } label: {
            Tile("l", 40, 20)
          }
        }
        .toolbar(.hidden, for: .navigationBar)
      }
    }
    #expect(probe["l"].minX == 32 && probe["l"].height == 20)
  }

  @Test("C6.6: gaps between sections, and between rows, can be set (inferred)") func spacing()
    throws
  {
    func probe(_ change: (AnyView) -> some View) throws -> RuleProbe {
      try RuleProbe(300, 600, scale: 3) {
        change(
          AnyView(
            List {
              Section { Tile("a", nil, 20) }
              Section {
                Tile("b", nil, 20)
                Tile("c", nil, 20)
              }
            }
            .listStyle(.insetGrouped)))
      }
    }
    let wide = try probe { $0.listSectionSpacing(50) }
    #expect(wide["b"].minY.isClose(to: wide["a"].minY + 44 + 50))
    let compact = try probe { $0.listSectionSpacing(.compact) }
    #expect(compact["b"].minY < compact["a"].minY + 44 + 35)
    let rows = try probe { $0.listRowSpacing(10) }
    #expect(rows["c"].minY.isClose(to: rows["b"].minY + 54))
  }

  @Test("C6.1: 10,000 rows of a form are a form of which tens are built") func longForm() throws {
    let built = Kept(0)
    _ = try RuleProbe(320, 480) {
      Form { ForEach(0..<10_000) { Built(count: built, number: $0) } }
    }
    #expect(built.value > 5 && built.value < 60)
  }
}

private struct Inner: View {
  var body: some View {
    Tile("d", nil, 20)
    Tile("e", nil, 20)
  }
}

private struct OwnBackground: View {
  @State private var isGreen = true

  var body: some View {
    Text("B").listRowBackground(Color(red: 0, green: isGreen ? 1 : 0, blue: 0))
  }
}

private struct Built: View {
  let count: Kept<Int>
  let number: Int

  var body: some View {
    count.value += 1
    return Text("\(number)")
  }
}
