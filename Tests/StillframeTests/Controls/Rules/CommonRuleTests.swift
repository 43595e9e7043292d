import Foundation
import Stillframe
import Testing

/// What all controls have in common: rules C1.1 to C1.9.
@MainActor @Suite struct CommonRuleTests {
  private let day = Binding.constant(Date(timeIntervalSinceReferenceDate: 0))

  @Test("C1.1: the innermost style counts, for every kind that users can write") func innermost()
    throws
  {
    let probe = try RuleProbe(300, 400) {
      VStack(spacing: 0) {
        GroupBox { Tile("box", 20, 10) }.groupBoxStyle(PaddedBox(amount: 1))
        ControlGroup { Tile("group", 20, 10) }.controlGroupStyle(PaddedGroup(amount: 2))
        LabeledContent {
          Tile("content", 20, 10)
        } label: {
          EmptyView()
        }
        .labeledContentStyle(PaddedContent(amount: 3))
        Form { Tile("form", 20, 10) }.formStyle(PaddedForm(amount: 4))
        DisclosureGroup(isExpanded: .constant(true)) {
          Tile("open", 20, 10)
        } label: {
          EmptyView()
        }
        .disclosureGroupStyle(PaddedDisclosure(amount: 5))
        Menu {
          EmptyView()
        } label: {
          Tile("menu", 20, 10)
        }.menuStyle(PaddedMenu())
      }
      .groupBoxStyle(PaddedBox(amount: 50)).controlGroupStyle(PaddedGroup(amount: 50))
      .labeledContentStyle(PaddedContent(amount: 50)).formStyle(PaddedForm(amount: 50))
      .disclosureGroupStyle(PaddedDisclosure(amount: 50))
    }
    #expect(probe.size == CGSize(width: 32, height: 6 * 10 + 2 * (1 + 2 + 3 + 4 + 5 + 6)))
    #expect(probe["box"].minY == 1 && probe["group"].minY == 14)
  }

  @Test("C1.1: what a style shows again has the style around it") func styleAroundStyle() throws {
    let probe = try RuleProbe(300, 400) {
      VStack(alignment: .leading, spacing: 0) {
        GroupBox { Tile("box", 20, 10) }
        ControlGroup { Tile("group", 20, 10) }
        Form { Tile("form", 20, 10) }
        Menu {
          EmptyView()
        } label: {
          Tile("menu", 20, 10)
        }
        LabeledContent {
          Tile("content", 20, 10)
        } label: {
          EmptyView()
        }
      }
      .groupBoxStyle(AgainBox()).groupBoxStyle(PaddedBox(amount: 1))
      .controlGroupStyle(AgainGroup()).controlGroupStyle(PaddedGroup(amount: 1))
      .formStyle(AgainForm()).formStyle(PaddedForm(amount: 1))
      .labeledContentStyle(AgainContent()).labeledContentStyle(PaddedContent(amount: 1))
      .menuStyle(AgainMenu()).menuStyle(PaddedMenu())
    }
    // The outer style pads, the inner one adds 3 on the leading edge.
    #expect(probe["box"] == CGRect(0, 0, 20, 10).offsetBy(dx: 4, dy: 1))
    #expect(probe["group"].minX == 4 && probe["form"].minX == 4 && probe["content"].minX == 4)
    #expect(probe["menu"].minX == 9)
  }

  @Test(
    "C1.2, C1.3: all labelled controls share one row",
    arguments: [(300.0, 20.0), (300, 60), (80, 20), (0, 20)])
  func labelledRow(width: Double, labelHeight: Double) throws {
    func check(_ control: CGSize, @ViewBuilder _ view: () -> some View) throws {
      let probe = try RuleProbe(width, 100, view)
      let all = max(width, 40 + 8 + control.width)
      let height = max(labelHeight, control.height)
      #expect(probe.size == CGSize(width: all, height: height))
      #expect(probe["l"] == CGRect(0, (height - labelHeight) / 2, 40, labelHeight))
    }
    let label = Tile("l", 40, labelHeight)
    try check(CGSize(width: 51, height: 31)) { Toggle(isOn: .constant(false)) { label } }
    try check(CGSize(width: 94, height: 32)) {
      Stepper(value: .constant(1), in: 0...9) { label }
    }
    try check(CGSize(width: 28, height: 28)) {
      ColorPicker(selection: .constant(.red)) { label }
    }
    try check(CGSize(width: 30, height: 26)) {
      LabeledContent {
        Tile("c", 30, 26)
      } label: {
        label
      }
    }
  }

  @Test("C1.2: without a width a labelled control is its label, 8 points and the control")
  func idealWidth() throws {
    let stepper = try RuleProbe(nil, nil) { Stepper(value: .constant(1)) { Tile("l", 40, 20) } }
    #expect(stepper.size == CGSize(width: 40 + 8 + 94, height: 32))
    let well = try RuleProbe(nil, nil) {
      ColorPicker(selection: .constant(.red)) { Tile("l", 40, 20) }
    }
    #expect(well.size == CGSize(width: 40 + 8 + 28, height: 28))
  }

  @Test("C1.3: the views of a label stand in a column, smaller and fainter one after the other")
  func labelColumn() throws {
    let probe = try RuleProbe(300, 200, scale: 3) {
      Toggle(isOn: .constant(true)) {
        Text("A").accessibilityIdentifier("a")
        Text("A").accessibilityIdentifier("b")
        Text("A").accessibilityIdentifier("c")
      }
    }
    #expect(probe["a"].height.isClose(to: 20.33))
    #expect(probe["b"].height.isClose(to: 18))
    #expect(probe["c"].height.isClose(to: 15.67))
    #expect(probe["a"].minX == 0 && probe["b"].minX == 0 && probe["c"].minX == 0)
    #expect(probe["a"].maxY <= probe["b"].minY && probe["b"].maxY <= probe["c"].minY)
  }

  @Test("C1.4: hidden labels leave the control alone") func hiddenLabels() throws {
    func size(@ViewBuilder _ view: () -> some View) throws -> CGSize {
      try RuleProbe(300, 200) { view().labelsHidden() }.size
    }
    let label = Tile("l", 80, 70)
    #expect(
      try size { Stepper(value: .constant(1)) { label } } == CGSize(width: 94, height: 32))
    #expect(
      try size { ColorPicker(selection: .constant(.red)) { label } }
        == CGSize(width: 28, height: 28))
    let date = try size { DatePicker(selection: day, displayedComponents: .date) { label } }
    #expect(date.height < 40 && date.width < 200)
    #expect(
      try size {
        LabeledContent {
          Tile("c", 10, 12)
        } label: {
          label
        }
      }
        == CGSize(width: 10, height: 12))
  }

  @Test("C1.5: what is switched off outside stays so inside, and does not act") func disabled()
    throws
  {
    let count = Kept(0)
    let stage = Stage(size: CGSize(width: 200, height: 100)) {
      VStack {
        Button("A") { count.value += 1 }.accessibilityIdentifier("a").disabled(false)
        Text("B").onTapGesture { count.value += 1 }.accessibilityIdentifier("b")
        Toggle("C", isOn: .constant(false)).accessibilityIdentifier("c")
      }
      .disabled(true)
    }
    for name in ["a", "b", "c"] {
      #expect(throws: StageError.self) { try stage.tap(name) }
    }
    #expect(count.value == 0)
  }

  @Test("C1.6 (inferred): a switched-off switch is half as strong, plain content is not")
  func dimmed() throws {
    func pixel(_ isOff: Bool) throws -> RGBA8 {
      let renderer = ImageRenderer(
        content: Toggle("", isOn: .constant(true)).labelsHidden().disabled(isOff))
      renderer.proposedSize = ProposedViewSize(width: 51, height: 31)
      return try renderer.bitmap()[8, 15]
    }
    let on = try pixel(false)
    #expect(on == RGBA8(red: 52, green: 199, blue: 89, alpha: 255))
    let off = try pixel(true)
    #expect(abs(Int(off.alpha) - 128) <= 1)
    let plain = ImageRenderer(content: Color.red.disabled(true))
    plain.proposedSize = ProposedViewSize(width: 10, height: 10)
    #expect(try plain.bitmap()[5, 5].alpha == 255)
  }

  @Test("C1.7: a tint colours what is on, and not the grounds of steppers and segments")
  func tint() throws {
    func pixel(_ x: Int, _ y: Int, @ViewBuilder _ view: () -> some View) throws -> RGBA8 {
      let renderer = ImageRenderer(content: view().tint(Color(red: 1, green: 0, blue: 0)))
      renderer.proposedSize = ProposedViewSize(width: 100, height: 32)
      return try renderer.bitmap()[x, y]
    }
    let red = RGBA8(red: 255, green: 0, blue: 0, alpha: 255)
    #expect(try pixel(8, 15) { Toggle("", isOn: .constant(true)).labelsHidden() } == red)
    #expect(try pixel(4, 15) { Slider(value: .constant(0.5)) } == red)
    #expect(try pixel(20, 2) { ProgressView(value: 0.5) } == red)
    let stepper = try pixel(4, 15) { Stepper("", value: .constant(1)).labelsHidden() }
    #expect(stepper.red == stepper.green)
  }

  @Test("C1.7: the accent colour stands in for a tint, but not for that of a switch")
  func accentColor() throws {
    func pixel(_ x: Int, _ y: Int, @ViewBuilder _ view: () -> some View) throws -> RGBA8 {
      let renderer = ImageRenderer(content: view().accentColor(Color(red: 1, green: 0, blue: 0)))
      renderer.proposedSize = ProposedViewSize(width: 100, height: 32)
      return try renderer.bitmap()[x, y]
    }
    let red = RGBA8(red: 255, green: 0, blue: 0, alpha: 255)
    let blue = RGBA8(red: 0, green: 0, blue: 255, alpha: 255)
    let green = RGBA8(red: 52, green: 199, blue: 89, alpha: 255)
    #expect(try pixel(8, 15) { Toggle("", isOn: .constant(true)).labelsHidden() } == green)
    #expect(try pixel(4, 15) { Slider(value: .constant(0.5)) } == red)
    #expect(try pixel(20, 2) { ProgressView(value: 0.5) } == red)
    #expect(try pixel(20, 2) { Color.accentColor } == red)
    #expect(try pixel(20, 2) { Rectangle().fill(.tint) } == red)
    // A tint comes before it, and changes nothing of the colour itself.
    let tint = Color(red: 0, green: 0, blue: 1)
    #expect(try pixel(4, 15) { Slider(value: .constant(0.5)).tint(tint) } == blue)
    #expect(try pixel(20, 2) { Color.accentColor.tint(tint) } == red)
    #expect(
      try pixel(20, 2) { Color.accentColor.accentColor(nil) }
        == RGBA8(red: 0, green: 122, blue: 255, alpha: 255))
    #expect(
      try pixel(20, 2) { Color.accentColor.accentColor(.accentColor) }
        == RGBA8(red: 0, green: 122, blue: 255, alpha: 255))
  }

  @Test("C2.1: a tint or an accent colour inside a label is the label's", arguments: [false, true])
  func labelTint(_ isBordered: Bool) throws {
    let red = Color(red: 1, green: 0, blue: 0)
    func color(_ label: some View) throws -> [UInt8] {
      let button = Button {
      } label: {
        label.frame(width: 40, height: 40)
      }
      let bitmap =
        isBordered
        ? try ImageRenderer(content: button.buttonStyle(.bordered)).bitmap()
        : try ImageRenderer(content: button).bitmap()
      let pixel = bitmap[bitmap.width / 2, bitmap.height / 2]
      return [pixel.red, pixel.green, pixel.blue]
    }
    #expect(try color(Rectangle()) == [0, 122, 255])
    #expect(try color(Rectangle().accentColor(red)) == [255, 0, 0])
    #expect(try color(Rectangle().tint(red)) == [255, 0, 0])
    // Not where the label has a colour of its own.
    #expect(try color(Rectangle().foregroundStyle(.green).accentColor(red)) == [52, 199, 89])
    #expect(try color(Rectangle().accentColor(red).foregroundStyle(.green)) == [52, 199, 89])
    #expect(
      try color(Rectangle().accentColor(red).foregroundStyle(.green, .gray)) == [52, 199, 89])
  }

  @Test("C1.6: a foreground style that was set stays where a button is disabled")
  func disabledForeground() throws {
    let red = Color(red: 1, green: 0, blue: 0)
    let button = Button {
    } label: {
      Rectangle().frame(width: 20, height: 20)
    }
    let chosen = try ImageRenderer(content: button.foregroundColor(red).disabled(true)).bitmap()
    #expect(chosen[10, 10].red == 255 && chosen[10, 10].alpha == 255)
    let plain = try ImageRenderer(content: button.disabled(true)).bitmap()
    #expect(plain[10, 10].alpha < 128)
  }

  @Test("C1.7: the tint of a row is not that of its switch") func rowTint() throws {
    func greens(_ isTinted: Bool) throws -> Int {
      let list = List {
        Toggle("A", isOn: .constant(true)).listItemTint(isTinted ? .red : nil)
      }
      let renderer = ImageRenderer(content: list.frame(width: 200, height: 100))
      let green = RGBA8(red: 52, green: 199, blue: 89, alpha: 255)
      let picture = try renderer.bitmap()
      return (0..<100).reduce(0) { sum, y in
        sum + (0..<200).count { x in picture[x, y] == green }
      }
    }
    #expect(try greens(true) > 100)
    #expect(try greens(true) == greens(false))
  }

  @Test("C1.8 (inferred): only buttons and spinners follow the size of controls") func controlSize()
    throws
  {
    for size in ControlSize.allCases {
      func measured(@ViewBuilder _ view: () -> some View) throws -> CGSize {
        try RuleProbe(200, 300) { view().controlSize(size) }.size
      }
      #expect(
        try measured { Toggle("", isOn: .constant(true)).labelsHidden() }
          == CGSize(width: 51, height: 31))
      #expect(
        try measured { Stepper("", value: .constant(1)).labelsHidden() }
          == CGSize(width: 94, height: 32))
      #expect(
        try measured { Slider(value: .constant(0.5)) } == CGSize(width: 200, height: 31))
      #expect(
        try measured { TextField("", text: .constant("")) } == CGSize(width: 200, height: 22))
      #expect(
        try measured {
          Picker("", selection: .constant(0)) { Text("A").tag(0) }.pickerStyle(.segmented)
        } == CGSize(width: 200, height: 32))
    }
  }

  @Test(
    "C1.9 (inferred): from the first accessibility size on labels stand above controls in lists")
  func stackedLabels() throws {
    func frames(_ size: DynamicTypeSize) throws -> (label: CGRect, control: CGRect) {
      let probe = try RuleProbe(300, 600) {
        List {
          LabeledContent {
            Tile("c", 30, 20)
          } label: {
            Tile("l", 40, 20)
          }
        }
        .dynamicTypeSize(size)
      }
      return (probe["l"], probe["c"])
    }
    let usual = try frames(.xxxLarge)
    #expect(usual.label.midY == usual.control.midY && usual.control.maxX == 268)
    let large = try frames(.accessibility1)
    #expect(large.control.minY >= large.label.maxY && large.control.minX == large.label.minX)
  }

  @Test("C1.9 (inferred): drawn parts keep their size when the type grows") func fixedParts() throws
  {
    for size in [DynamicTypeSize.xSmall, .xxxLarge, .accessibility5] {
      func measured(@ViewBuilder _ view: () -> some View) throws -> CGSize {
        try RuleProbe(200, 300) { view().dynamicTypeSize(size) }.size
      }
      #expect(
        try measured { Toggle("", isOn: .constant(true)).labelsHidden() }
          == CGSize(width: 51, height: 31))
      #expect(
        try measured { Stepper("", value: .constant(1)).labelsHidden() }
          == CGSize(width: 94, height: 32))
      #expect(
        try measured { Slider(value: .constant(0.5)) } == CGSize(width: 200, height: 31))
      #expect(
        try measured {
          Picker("", selection: .constant(0)) { Text("A").tag(0) }.pickerStyle(.segmented)
        }.height == 32)
    }
  }
}

private struct PaddedBox: GroupBoxStyle {
  let amount: CGFloat

  func makeBody(configuration: Configuration) -> some View {
    configuration.content.padding(amount)
  }
}

private struct PaddedGroup: ControlGroupStyle {
  let amount: CGFloat

  func makeBody(configuration: Configuration) -> some View {
    configuration.content.padding(amount)
  }
}

private struct PaddedContent: LabeledContentStyle {
  let amount: CGFloat

  func makeBody(configuration: Configuration) -> some View {
    configuration.content.padding(amount)
  }
}

private struct PaddedForm: FormStyle {
  let amount: CGFloat

  func makeBody(configuration: Configuration) -> some View {
    configuration.content.padding(amount)
  }
}

private struct PaddedDisclosure: DisclosureGroupStyle {
  let amount: CGFloat

  func makeBody(configuration: Configuration) -> some View {
    configuration.content.padding(amount)
  }
}

private struct PaddedMenu: MenuStyle {
  func makeBody(configuration: Configuration) -> some View {
    Menu(configuration).padding(6)
  }
}

private struct AgainBox: GroupBoxStyle {
  func makeBody(configuration: Configuration) -> some View {
    GroupBox(configuration).padding(.leading, 3)
  }
}

private struct AgainGroup: ControlGroupStyle {
  func makeBody(configuration: Configuration) -> some View {
    ControlGroup(configuration).padding(.leading, 3)
  }
}

private struct AgainContent: LabeledContentStyle {
  func makeBody(configuration: Configuration) -> some View {
    LabeledContent(configuration).padding(.leading, 3)
  }
}

private struct AgainForm: FormStyle {
  func makeBody(configuration: Configuration) -> some View {
    Form(configuration).padding(.leading, 3)
  }
}

private struct AgainMenu: MenuStyle {
  func makeBody(configuration: Configuration) -> some View {
    Menu(configuration).padding(.leading, 3)
  }
}
