import Foundation
import Stillframe
import Testing

/// Toggles, sliders, steppers and pickers: rules C3.1 to C3.12.
@MainActor @Suite struct ValueControlRuleTests {
  private let day = Binding.constant(Date(timeIntervalSinceReferenceDate: 0))

  private func pixel(
    _ x: Int, _ y: Int, scheme: ColorScheme = .light, @ViewBuilder _ view: () -> some View
  ) throws -> RGBA8 {
    let renderer = ImageRenderer(content: view().environment(\.colorScheme, scheme))
    renderer.proposedSize = ProposedViewSize(width: 100, height: 60)
    return try renderer.bitmap()[x, y]
  }

  @Test("C3.1: the colours of a switch, light and dark") func switchColours() throws {
    func track(_ isOn: Bool, _ scheme: ColorScheme) throws -> RGBA8 {
      try pixel(isOn ? 8 : 43, 15, scheme: scheme) {
        Toggle("", isOn: .constant(isOn)).labelsHidden()
      }
    }
    #expect(try track(true, .light) == RGBA8(red: 52, green: 199, blue: 89, alpha: 255))
    #expect(try track(true, .dark) == RGBA8(red: 48, green: 209, blue: 88, alpha: 255))
    #expect(abs(Int(try track(false, .light).alpha) - 41) <= 1)
    #expect(abs(Int(try track(false, .dark).alpha) - 82) <= 1)
  }

  @Test(
    """
    C3.1 (inferred): the knob is 27 across, 2 from the edge, and on the other side when mirrored; alone, the switch is drawn 1 further
    """)
  func knob() throws {
    func isWhite(_ x: Int, on isOn: Bool, _ direction: LayoutDirection) throws -> Bool {
      let pixel = try pixel(x, 15) {
        Toggle("", isOn: .constant(isOn)).labelsHidden()
          .environment(\.layoutDirection, direction)
      }
      return pixel == RGBA8(red: 255, green: 255, blue: 255, alpha: 255)
    }
    #expect(try isWhite(4, on: false, .leftToRight) && isWhite(28, on: false, .leftToRight))
    #expect(try !isWhite(32, on: false, .leftToRight) && isWhite(48, on: true, .leftToRight))
    #expect(try isWhite(46, on: false, .rightToLeft) && !isWhite(2, on: false, .rightToLeft))
    #expect(try isWhite(2, on: true, .rightToLeft))
  }

  @Test("C3.1: the knob's shadow lies on the track alone") func knobShadow() throws {
    func switched(_ x: Int, _ y: Int) throws -> RGBA8 {
      try pixel(x, y) { Toggle("", isOn: .constant(true)).labelsHidden().padding(10) }
    }
    #expect(try switched(60, 40).alpha == 0 && switched(63, 26).alpha == 0)
    #expect(try switched(32, 30).green < 199)
  }

  @Test("C3.2: a toggle is as high as the higher of label and switch") func toggleHeight() throws {
    for height in [0.0, 20, 31, 44] {
      let probe = try RuleProbe(200, 100) {
        Toggle(isOn: .constant(true)) { Tile("l", 30, height) }
      }
      #expect(probe.size == CGSize(width: 200, height: max(31, height)))
    }
  }

  @Test("C3.3: a toggle of several values is on, off or mixed, and writes to all") func sources()
    throws
  {
    struct Item { var isOn: Binding<Bool> }
    for states in [[true, true], [false, false], [true, false]] {
      let values = states.map { Kept($0) }
      let seen = Kept("")
      let stage = Stage(size: CGSize(width: 200, height: 60)) {
        Toggle(sources: values.map { Item(isOn: $0.binding) }, isOn: \.isOn) { Text("A") }
          .toggleStyle(Telling(seen: seen)).accessibilityIdentifier("t")
      }
      let isMixed = states[0] != states[1]
      #expect(seen.value == "\(states[0] && states[1]) \(isMixed)")
      try stage.tap("t")
      #expect(values.allSatisfy { $0.value == !(states[0] && states[1]) })
    }
  }

  @Test("C3.3 (inferred): a toggle as a button has the room of a bordered one, on or off")
  func buttonToggle() throws {
    for isOn in [true, false] {
      let probe = try RuleProbe(300, 100) {
        Toggle(isOn: .constant(isOn)) { Tile("l", 40, 20) }.toggleStyle(.button)
      }
      #expect(probe.size == CGSize(width: 64, height: 34))
    }
  }

  @Test("C3.3 (inferred): a toggle as a button has the style of the buttons around it")
  func buttonToggleStyles() throws {
    struct Marked: ButtonStyle {
      func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: 0) {
          configuration.label
          Tile("mark", 10, 10)
        }
      }
    }
    func bitmap(_ view: some View) throws -> Bitmap { try ImageRenderer(content: view).bitmap() }
    for isOn in [true, false] {
      let toggle = Toggle("A", isOn: .constant(isOn)).toggleStyle(.button)
      let button = Button("A") {}
      let bordered = try bitmap(toggle.buttonStyle(.bordered))
      #expect(try (bordered == bitmap(button.buttonStyle(.borderedProminent))) == isOn)
      #expect(try (bordered == bitmap(button.buttonStyle(.bordered))) == !isOn)
      #expect(try bitmap(toggle.buttonStyle(.plain)) == bitmap(button.buttonStyle(.plain)))
      let probe = try RuleProbe(300, 100) {
        Toggle(isOn: .constant(isOn)) { Tile("l", 40, 20) }
          .toggleStyle(.button).buttonStyle(Marked())
      }
      #expect(probe["mark"] == CGRect(40, 5, 10, 10))
    }
  }

  @Test("C3.4 (inferred): value labels stand 8 from a slider's ends, its own label is not shown")
  func sliderLabels() throws {
    let probe = try RuleProbe(300, 100) {
      Slider(value: .constant(0.5)) {
        Tile("own", 60, 60)
      } minimumValueLabel: {
        Tile("low", 20, 20)
      } maximumValueLabel: {
        Tile("high", 30, 20)
      }
    }
    #expect(probe.size == CGSize(width: 300, height: 31))
    #expect(probe["low"] == CGRect(0, 5.5, 20, 20) && probe["high"] == CGRect(270, 5.5, 30, 20))
    #expect(probe["own"].isNull)
  }

  @Test(
    "C3.4: the thumb's centre is at 13.5 + f · (width − 27), half a point above the middle",
    arguments: [0.0, 0.25, 0.5, 1, 7, -3])
  func thumb(_ value: Double) throws {
    let renderer = ImageRenderer(content: Slider(value: .constant(value)))
    renderer.proposedSize = ProposedViewSize(width: 227, height: 31)
    renderer.scale = 2
    let picture = try renderer.bitmap()
    let center = 13.5 + min(max(value, 0), 1) * 200
    let white = RGBA8(red: 255, green: 255, blue: 255, alpha: 255)
    #expect(picture[Int(2 * (center - 12)), 31] == white)
    #expect(picture[Int(2 * (center + 12)) - 1, 31] == white)
    if center < 200 { #expect(picture[Int(2 * (center + 15)), 31] != white) }
    if center > 30 { #expect(picture[Int(2 * (center - 15)) - 1, 31] != white) }
    #expect(picture[Int(2 * center), 4] == white && picture[Int(2 * center), 55] == white)
    #expect(picture[Int(2 * center), 2] != white && picture[Int(2 * center), 57] != white)
  }

  @Test(
    "C3.4 (T): the thumb begins a whole number of points from the start",
    arguments: [(358.0, 0.12, 40), (316, 5.0 / 11, 131)])
  func thumbBeginsAtAWholePoint(_ width: Double, _ value: Double, _ start: Int) throws {
    let renderer = ImageRenderer(content: Slider(value: .constant(value)).background(Color.white))
    renderer.proposedSize = ProposedViewSize(width: width, height: 31)
    renderer.scale = 2
    let picture = try renderer.bitmap()
    #expect(picture[2 * start + 1, 29].red == 255 && picture[2 * start - 1, 29].red < 10)
    #expect(picture[2 * start + 52, 29].red == 255 && picture[2 * start + 54, 29].red < 220)
  }

  @Test("C3.4 (T): the shadow of the thumb is as dark as in a picture of iOS 18.2")
  func shadowOfTheThumb() throws {
    let renderer = ImageRenderer(
      content: Slider(value: .constant(0)).padding(20).background(Color.white))
    renderer.proposedSize = ProposedViewSize(width: 240, height: 71)
    renderer.scale = 2
    let picture = try renderer.bitmap()
    // Below the disc, whose last row is 43 + 53: 37, 34, 30, 27, 25, 22, 20 below white, and 13 after ten rows.
    for (row, dark) in [(0, 37), (1, 34), (3, 27), (5, 22), (11, 13), (20, 6)] {
      let value = 255 - Int(picture[40 + 27, 97 + row].green)
      #expect(abs(value - dark) <= 2, "row \(row): \(value) for \(dark)")
    }
  }

  @Test("C3.4 (T): the empty part of a track is (228, 228, 230) on white") func track() throws {
    let renderer = ImageRenderer(
      content: Slider(value: .constant(0)).background(Color.white))
    renderer.proposedSize = ProposedViewSize(width: 200, height: 31)
    renderer.scale = 2
    #expect(
      try renderer.bitmap()[300, 31] == RGBA8(red: 228, green: 228, blue: 230, alpha: 255))
  }

  @Test("C3.5 (inferred): a stepper's value stays in its range, by steps of 1") func stepper()
    throws
  {
    let value = Kept(2)
    let stage = Stage(size: CGSize(width: 94, height: 32)) {
      Stepper("", value: value.binding, in: 1...3).labelsHidden().accessibilityIdentifier("s")
    }
    for _ in 0..<3 { try? stage.tap("s", at: UnitPoint(x: 0.75, y: 0.5)) }
    #expect(value.value == 3)
    for _ in 0..<5 { try? stage.tap("s", at: UnitPoint(x: 0.25, y: 0.5)) }
    #expect(value.value == 1)
  }

  @Test("C3.6 (inferred): a menu shows its title in lists alone") func menuTitle() throws {
    func picker() -> some View {
      Picker(selection: .constant(0)) {
        Tile("option", 30, 20).tag(0)
        Tile("other", 30, 20).tag(1)
      } label: {
        Tile("title", 50, 20)
      }
    }
    let alone = try RuleProbe(300, 100) { picker() }
    #expect(alone["title"].isNull && alone["option"].minX == 12 && alone["option"].minY == 7)
    #expect(alone["other"].isNull && alone.size.height == 34)
    let listed = try RuleProbe(300, 300) { List { picker() } }
    #expect(listed["title"].minX == 32 && listed["option"].minX > 200)
  }

  private struct Wide: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label.padding(.horizontal, 30)
    }
  }

  @Test("C3.6: a menu has the look of the buttons around it") func menuInTheStyleOfButtons() throws
  {
    let picker = Picker(selection: .constant(0)) {
      Tile("option", 30, 20).tag(0)
      Tile("other", 30, 20).tag(1)
    } label: {
      Tile("title", 50, 20)
    }
    #expect(try RuleProbe(nil, nil) { picker.buttonStyle(Wide()) }["option"].minX == 30)
    let plain = try RuleProbe(300, 300) { List { picker } }
    let listed = try RuleProbe(300, 300) { List { picker.buttonStyle(Wide()) } }
    #expect(listed["title"].minX == 32)
    #expect(abs(plain["option"].minX - listed["option"].minX - 30) < 1)
  }

  @Test("C3.7 (inferred): segments are equal, n times the widest without a width") func segments()
    throws
  {
    func picker() -> some View {
      Picker(selection: .constant(1)) {
        Tile("a", 20, 10).tag(0)
        Tile("b", 60, 10).tag(1)
        Tile("c", 30, 10).tag(2)
      } label: {
        Tile("title", 50, 20)
      }
      .pickerStyle(.segmented)
    }
    let wide = try RuleProbe(300, 100) { picker() }
    #expect(wide.size == CGSize(width: 300, height: 32) && wide["title"].isNull)
    #expect(wide["a"].midX == 50 && wide["b"].midX == 150 && wide["c"].midX == 250)
    let ideal = try RuleProbe(nil, nil) { picker() }
    #expect(ideal.size.height == 32 && ideal["b"].midX == ideal.size.width / 2)
    #expect(ideal["b"].midX - ideal["a"].midX >= 60)
  }

  @Test("C3.8 (inferred): a wheel is 216 high, 320 wide without a width") func wheel() throws {
    func picker() -> some View {
      Picker("A", selection: .constant(1)) {
        ForEach(0..<50) { Text("\($0)").tag($0) }
      }
      .pickerStyle(.wheel)
    }
    #expect(try RuleProbe(200, 500) { picker() }.size == CGSize(width: 200, height: 216))
    #expect(try RuleProbe(nil, nil) { picker() }.size == CGSize(width: 320, height: 216))
  }

  @Test("C3.9 (inferred): an inline picker is a row an option in a list, with its title above")
  func inlinePicker() throws {
    let probe = try RuleProbe(300, 400) {
      List {
        Picker(selection: .constant(1)) {
          Tile("a", 20, 20).tag(0)
          Tile("b", 20, 20).tag(1)
        } label: {
          Tile("title", 30, 20)
        }
        .pickerStyle(.inline)
      }
    }
    #expect(probe["title"].minX == 32)
    #expect(abs(probe["a"].minY - probe["title"].minY - 44) <= 1)
    #expect(abs(probe["b"].minY - probe["a"].minY - 44) <= 1)
  }

  @Test("C3.10: a selection that no option has shows none, and its picker is one line high")
  func noMatch() throws {
    let probe = try RuleProbe(300, 100, scale: 3) {
      Picker("A", selection: .constant(9)) {
        Text("One").tag(1)
        Text("Two").tag("2")
      }
    }
    #expect(probe.size.height.isClose(to: 34.33))
    #expect(probe.warnings.contains { $0.contains("no option") })
  }

  @Test("C3.11: chips stand 8 apart (inferred), and a wheel of dates is 216 high") func dates()
    throws
  {
    let both = try RuleProbe(300, 100, scale: 3) {
      DatePicker(selection: day) { Tile("l", 30, 20) }
    }
    #expect(both.size.width == 300 && both.size.height.isClose(to: 34.33))
    let wheel = try RuleProbe(300, 500) {
      DatePicker("A", selection: day).datePickerStyle(.wheel).labelsHidden()
    }
    #expect(wheel.size.height == 216)
  }

  @Test("C3.12 (inferred): a well shows its colour in the middle") func well() throws {
    let color = try pixel(14, 14) {
      ColorPicker("", selection: .constant(Color(red: 0, green: 0, blue: 1))).labelsHidden()
    }
    #expect(color == RGBA8(red: 0, green: 0, blue: 255, alpha: 255))
  }
}

private struct Telling: ToggleStyle {
  let seen: Kept<String>

  func makeBody(configuration: Configuration) -> some View {
    seen.value = "\(configuration.isOn) \(configuration.isMixed)"
    return configuration.label.onTapGesture { configuration.isOn.toggle() }
  }
}
