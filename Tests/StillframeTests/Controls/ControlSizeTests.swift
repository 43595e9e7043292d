import Foundation
import StillViewsTestSupport
import Stillframe
import Testing

/// The sizes of controls, in the numbers of the rules; those inferred say so.
@MainActor @Suite struct ControlSizeTests {
  private func size(
    _ view: some View, _ width: CGFloat? = nil, _ height: CGFloat? = nil, scale: CGFloat = 1
  ) throws -> CGSize {
    let renderer = ImageRenderer(content: view)
    renderer.proposedSize = ProposedViewSize(width: width, height: height)
    renderer.scale = scale
    return try renderer.layoutReport().size
  }

  private var block: some View { Color.red.frame(width: 40, height: 20) }

  @Test("C2.2 (inferred): paddings of bordered buttons by size: 10 × 5, 12 × 7, 20 × 15")
  func borderedButtons() throws {
    let button = Button {
    } label: {
      block
    }
    .buttonStyle(.bordered)
    #expect(try size(button.controlSize(.small)) == CGSize(width: 60, height: 30))
    #expect(try size(button) == CGSize(width: 64, height: 34))
    #expect(try size(button.controlSize(.large)) == CGSize(width: 80, height: 50))
    #expect(
      try size(button.buttonStyle(.borderedProminent)) == CGSize(width: 64, height: 34))
  }

  @Test("C2.3 (inferred): a circle is a square around the larger side") func circle() throws {
    let button = Button {
    } label: {
      block
    }
    .buttonStyle(.bordered).buttonBorderShape(.circle)
    #expect(try size(button) == CGSize(width: 54, height: 54))
  }

  @Test("C3.4 (inferred): a slider is as wide as proposed, 100 without, and 31 high")
  func slider() throws {
    let slider = Slider(value: .constant(0.5))
    #expect(try size(slider, 200, 300) == CGSize(width: 200, height: 31))
    #expect(try size(slider) == CGSize(width: 100, height: 31))
  }

  @Test("C3.5 (inferred): a stepper is 94 × 32") func stepper() throws {
    let stepper = Stepper("Count", value: .constant(1)).labelsHidden()
    #expect(try size(stepper, 300, 100) == CGSize(width: 94, height: 32))
  }

  @Test("C3.7 (inferred): segments take the width and are 32 high") func segments() throws {
    let picker = Picker("Size", selection: .constant(0)) {
      Text("A").tag(0)
      Text("B").tag(1)
    }
    .pickerStyle(.segmented)
    #expect(try size(picker, 240, 100) == CGSize(width: 240, height: 32))
  }

  @Test("C3.6 (inferred): a menu is one line with 7 above and below") func menu() throws {
    let picker = Picker("Size", selection: .constant(0)) { Text("A").tag(0) }
    #expect(try abs(size(picker, 240, 100, scale: 3).height - 34.33) < 0.01)
  }

  @Test("C3.8 (inferred): a wheel is 216 high") func wheel() throws {
    let picker = Picker("Size", selection: .constant(0)) { Text("A").tag(0) }
      .pickerStyle(.wheel)
    #expect(try size(picker, 240, 400) == CGSize(width: 240, height: 216))
  }

  @Test("C3.11: chips of a date are 34.33 high") func date() throws {
    let picker = DatePicker(
      "Day", selection: .constant(Date(timeIntervalSinceReferenceDate: 0)),
      displayedComponents: .date)
    #expect(try abs(size(picker, 300, 100, scale: 3).height - 34.33) < 0.01)
  }

  @Test("C3.11: a month is 318.5 high, with the time 49.5 more") func month() throws {
    let date = Binding.constant(Date(timeIntervalSinceReferenceDate: 0))
    let month = DatePicker("Day", selection: date, displayedComponents: .date)
    #expect(
      try size(month.datePickerStyle(.graphical), 320, 600) == CGSize(width: 320, height: 318.5))
    #expect(
      try size(DatePicker("Day", selection: date).datePickerStyle(.graphical), 320, 600)
        == CGSize(width: 320, height: 368))
  }

  @Test("C3.12 (inferred): a colour well is 28 across") func well() throws {
    let picker = ColorPicker("Ink", selection: .constant(.red)).labelsHidden()
    #expect(try size(picker, 300, 100) == CGSize(width: 28, height: 28))
  }

  @Test("C4.1, C4.2 (inferred): a plain field is 22 high, one with a border 34") func fields()
    throws
  {
    let field = TextField("Name", text: .constant("Ada"))
    #expect(try size(field, 200, 100) == CGSize(width: 200, height: 22))
    #expect(
      try size(field.textFieldStyle(.roundedBorder), 200, 100) == CGSize(width: 200, height: 34))
  }

  @Test("C4.4 (inferred): an editor takes all it is proposed") func editor() throws {
    #expect(
      try size(TextEditor(text: .constant("a")), 200, 100) == CGSize(width: 200, height: 100))
  }

  @Test("C5.1, C5.3 (inferred): a bar is 4 high, a spinner 20 or 37 across") func progress()
    throws
  {
    #expect(try size(ProgressView(value: 0.5), 200, 100) == CGSize(width: 200, height: 4))
    #expect(try size(ProgressView(), 200, 100) == CGSize(width: 20, height: 20))
    #expect(
      try size(ProgressView().controlSize(.large), 200, 100) == CGSize(width: 37, height: 37))
  }

  @Test("C5.4 (inferred): accessory rings are 58 across") func rings() throws {
    let gauge = Gauge(value: 0.5) { Text("A") }
    #expect(
      try size(gauge.gaugeStyle(.accessoryCircular), 300, 300) == CGSize(width: 58, height: 58))
    #expect(
      try size(gauge.gaugeStyle(.accessoryCircularCapacity), 300, 300)
        == CGSize(width: 58, height: 58))
  }

  @Test("C5.10 (inferred): a box leaves 16 around its content") func box() throws {
    #expect(try size(GroupBox { block }, 300, 300) == CGSize(width: 72, height: 52))
  }

  @Test("C6.10: the bar of a page is 44 high, with a large title 96") func bars() throws {
    func top(_ mode: NavigationBarItem.TitleDisplayMode) throws -> CGFloat? {
      let view = NavigationStack {
        Color.red.accessibilityIdentifier("a").navigationTitle("A")
          .navigationBarTitleDisplayMode(mode)
      }
      let renderer = ImageRenderer(content: view)
      renderer.proposedSize = ProposedViewSize(width: 390, height: 600)
      return try renderer.layoutReport().frame(of: "a")?.minY
    }
    #expect(try top(.inline) == 44)
    #expect(try top(.large) == 96)
    #expect(try top(.automatic) == 96)
  }

  @Test("C6.10, C6.16: bars begin below the device's safe area") func device() throws {
    let stage = Stage(device: .iPhone15) {
      NavigationStack {
        Color.red.accessibilityIdentifier("a").navigationTitle("A")
          .navigationBarTitleDisplayMode(.inline)
      }
    }
    #expect(stage.size == CGSize(width: 393, height: 852))
    #expect(
      try stage.layoutReport().frame(of: "a") == CGRect(x: 0, y: 103, width: 393, height: 715))
  }

  @Test("C6.13 (inferred): the bar of tabs is 49 high above the safe area") func tabs() throws {
    let stage = Stage(device: .iPhone15) {
      TabView {
        Color.red.accessibilityIdentifier("a").tabItem { Text("A") }
      }
    }
    #expect(
      try stage.layoutReport().frame(of: "a")
        == CGRect(x: 0, y: 59, width: 393, height: 852 - 59 - 34 - 49))
  }

  @Test("C6.16, C6.17: devices have their sizes, safe areas and size classes") func devices()
    throws
  {
    let phone = try #require(Device("iPhone 15 Pro Max"))
    #expect(phone.size == CGSize(width: 430, height: 932))
    #expect(phone.safeArea == EdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0))
    #expect(phone.landscape.size == CGSize(width: 932, height: 430))
    #expect(
      phone.landscape.safeArea == EdgeInsets(top: 0, leading: 59, bottom: 21, trailing: 59))
    #expect(phone.landscape.horizontalSizeClass == .regular)
    #expect(Device.iPhone15.landscape.horizontalSizeClass == .compact)
    #expect(Device("iPhone 0") == nil)
    #expect(Device.allNames.allSatisfy { Device($0) != nil })
    #expect(Device.iPhone16Pro.size == CGSize(width: 402, height: 874))
    #expect(Device.iPhone16ProMax.safeArea.top == 62 && Device.iPadMini.size.width == 744)
  }

  /// As Xcode's lists and programs write them.
  @Test(arguments: [
    ("iphone15", "iPhone 15"), ("iPhone-16-Pro", "iPhone 16 Pro"),
    ("iPad Pro (12.9-inch) (6th generation)", "iPad Pro 12.9-inch"),
    ("iPad Pro (11-inch) (4th generation)", "iPad Pro 11-inch"),
    ("iPad Air (5th generation)", "iPad Air"), ("iPad (8th generation)", "iPad"),
    ("iPad Pro 11-inch (M4)", "iPad Pro 11-inch (M4)"), ("iPad mini (5th generation)", "iPad mini"),
  ])
  func namesOfDevicesAreReadAsTheyAreWritten(_ written: String, _ name: String) throws {
    let device = try #require(Device(written))
    #expect(try device == #require(Device(name)) && device.name == name)
  }

  @Test(arguments: ["", " ", "()", "(2nd generation)", "iPhone", "Pro", "m4", "iPhone 150"])
  func otherNamesAreNoDevices(_ name: String) { #expect(Device(name) == nil) }
}
