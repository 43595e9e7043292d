import SwiftUI
import Testing

/// Styles of an app's own, and what each hands them.
@Suite @MainActor struct ControlStyleTests {
  private struct BracketedControlGroupStyle: ControlGroupStyle {
    func makeBody(configuration: ControlGroupStyleConfiguration) -> some View {
      HStack {
        Text("[")
        configuration.label
        configuration.content
        Text("]")
      }
    }
  }

  private struct BracketedDisclosureGroupStyle: DisclosureGroupStyle {
    func makeBody(configuration: DisclosureGroupStyleConfiguration) -> some View {
      let label: DisclosureGroupStyleConfiguration.Label = configuration.label
      VStack {
        Text(configuration.isExpanded ? "open" : "closed")
        label
        if configuration.isExpanded { configuration.content }
      }
    }
  }

  private struct BracketedGroupBoxStyle: GroupBoxStyle {
    func makeBody(configuration: GroupBoxStyleConfiguration) -> some View {
      VStack {
        Text("box")
        configuration.label
        configuration.content
      }
    }
  }

  private struct BracketedLabelStyle: LabelStyle {
    func makeBody(configuration: LabelStyleConfiguration) -> some View {
      let (title, icon): (LabelStyleConfiguration.Title, LabelStyleConfiguration.Icon) = (
        configuration.title, configuration.icon
      )
      HStack {
        title
        Text("|")
        icon
      }
    }
  }

  private struct BracketedLabeledContentStyle: LabeledContentStyle {
    func makeBody(configuration: LabeledContentStyleConfiguration) -> some View {
      VStack {
        configuration.content
        configuration.label
      }
    }
  }

  private final class Stock: ObservableObject {
    @Published var words = "unknown"
  }

  /// A style that holds an object without observing it.
  private struct StockStyle: ToggleStyle {
    let stock: Stock

    func makeBody(configuration: Configuration) -> some View { Text(stock.words) }
  }

  private struct StockToggle: View {
    @StateObject private var stock = Stock()

    var body: some View {
      Toggle("Tea", isOn: .constant(true)).toggleStyle(StockStyle(stock: stock))
        .onAppear { stock.words = "ten boxes" }
    }
  }

  /// The view around observes the object, and sets the style again.
  @Test func aStyleWithAnObjectIsEvaluatedAgain() throws {
    #expect(try said(StockToggle()) == ["ten boxes"])
  }

  @Test func groupsAndLabels() throws {
    let group = ControlGroup {
      Text("inside")
    } label: {
      Text("name")
    }
    #expect(
      try said(group.controlGroupStyle(BracketedControlGroupStyle())) == [
        "[", "name", "inside", "]",
      ])
    let disclosed = DisclosureGroup("More", isExpanded: .constant(true)) { Text("inside") }
    #expect(
      try said(disclosed.disclosureGroupStyle(BracketedDisclosureGroupStyle())) == [
        "open", "More", "inside",
      ])
    let box = GroupBox("Box") { Text("inside") }
    #expect(try said(box.groupBoxStyle(BracketedGroupBoxStyle())) == ["box", "Box", "inside"])
    let label = Label {
      Text("title")
    } icon: {
      Text("icon")
    }
    #expect(try said(label.labelStyle(BracketedLabelStyle())) == ["title", "|", "icon"])
    let row = LabeledContent("key", value: "value")
    #expect(try said(row.labeledContentStyle(BracketedLabeledContentStyle())) == ["value", "key"])
    #expect(try said(row.labeledContentStyle(AutomaticLabeledContentStyle())) == ["key", "value"])
  }

  private struct MeterGaugeStyle: GaugeStyle {
    func makeBody(configuration: GaugeStyleConfiguration) -> some View {
      let low: GaugeStyleConfiguration.MinimumValueLabel? = configuration.minimumValueLabel
      let high: GaugeStyleConfiguration.MaximumValueLabel? = configuration.maximumValueLabel
      let now: GaugeStyleConfiguration.CurrentValueLabel? = configuration.currentValueLabel
      let marks: GaugeStyleConfiguration.MarkedValueLabel? = configuration.markedValueLabels
      HStack {
        Text("\(Int(configuration.value * 100))")
        low
        now
        high
        marks
      }
    }
  }

  private struct MeterProgressViewStyle: ProgressViewStyle {
    func makeBody(configuration: ProgressViewStyleConfiguration) -> some View {
      VStack {
        configuration.label
        Text("\(Int((configuration.fractionCompleted ?? 0) * 100)) of 100")
        configuration.currentValueLabel
      }
    }
  }

  @Test func gaugesAndProgress() throws {
    let gauge = Gauge(value: 30, in: 0...60) {
      Text("Speed")
    } currentValueLabel: {
      Text("now")
    } minimumValueLabel: {
      Text("low")
    } maximumValueLabel: {
      Text("high")
    }
    #expect(try said(gauge.gaugeStyle(MeterGaugeStyle())) == ["50", "low", "now", "high"])
    for words in [
      try said(gauge.gaugeStyle(DefaultGaugeStyle())),
      try said(gauge.gaugeStyle(AccessoryLinearGaugeStyle())),
      try said(gauge.gaugeStyle(AccessoryLinearCapacityGaugeStyle())),
      try said(gauge.gaugeStyle(AccessoryCircularCapacityGaugeStyle())),
    ] { #expect(!words.isEmpty) }
    let bar = ProgressView(value: 0.5) {
      Text("Tea")
    } currentValueLabel: {
      Text("brewing")
    }
    #expect(
      try said(bar.progressViewStyle(MeterProgressViewStyle())) == ["Tea", "50 of 100", "brewing"])
    #expect(try Outside(bar.progressViewStyle(DefaultProgressViewStyle())) == Outside(bar))
    func text(_ label: ProgressViewStyleConfiguration.CurrentValueLabel?) -> Bool { label == nil }
    #expect(text(nil))
    let start = Date(timeIntervalSinceReferenceDate: 0)
    let timed: ProgressView<EmptyView, DefaultDateProgressLabel> = ProgressView(
      timerInterval: start...start.addingTimeInterval(5))
    #expect(try warnings(of: timed) == [])
  }

  private struct BoxedToggleStyle: ToggleStyle {
    func makeBody(configuration: ToggleStyleConfiguration) -> some View {
      HStack {
        configuration.label
        Text(configuration.isOn ? "on" : configuration.isMixed ? "mixed" : "off")
      }
    }
  }

  private struct BoxedDatePickerStyle: DatePickerStyle {
    func makeBody(configuration: DatePickerStyleConfiguration) -> some View {
      VStack {
        configuration.label
        Text(configuration.selection, format: .dateTime.year())
        Text(configuration.displayedComponents == DatePickerComponents.date ? "day" : "time")
        Text(configuration.minimumDate == nil ? "open" : "from")
      }
    }
  }

  private struct BoxedMenuStyle: MenuStyle {
    func makeBody(configuration: MenuStyleConfiguration) -> some View {
      HStack {
        Text("menu")
        Menu(configuration)
      }
    }
  }

  private struct BoxedFormStyle: FormStyle {
    func makeBody(configuration: FormStyleConfiguration) -> some View {
      VStack {
        Text("form")
        configuration.content
      }
    }
  }

  @Test func togglesDatesMenusAndForms() throws {
    let toggle = Toggle("Wi-Fi", isOn: .constant(true))
    #expect(try said(toggle.toggleStyle(BoxedToggleStyle())) == ["Wi-Fi", "on"])
    #expect(try Outside(toggle.toggleStyle(DefaultToggleStyle())) == Outside(toggle))
    #expect(try warnings(of: toggle.toggleStyle(CheckboxToggleStyle())) == [])
    let start = Date(timeIntervalSinceReferenceDate: 0)
    let components: DatePicker<Text>.Components = [.date]
    let picker = DatePicker(
      "Day", selection: .constant(start), in: start..., displayedComponents: components)
    #expect(
      try said(picker.datePickerStyle(BoxedDatePickerStyle())) == ["Day", "2001", "day", "from"])
    #expect(try Outside(picker.datePickerStyle(DefaultDatePickerStyle())) == Outside(picker))
    #expect(
      try Outside(picker.datePickerStyle(WheelDatePickerStyle()))
        == Outside(picker.datePickerStyle(.wheel)))
    let days = MultiDatePicker("Days", selection: .constant([DateComponents(day: 3)]))
    #expect(try said(days.frame(width: 320)).contains("15"))
    let menu = Menu("Sort") { Button("Name") {} }
    #expect(try said(menu.menuStyle(BoxedMenuStyle())) == ["menu", "Sort"])
    #expect(try said(Form { Text("row") }.formStyle(BoxedFormStyle())) == ["form", "row"])
    let form = Form { Text("row") }.frame(width: 200, height: 200)
    #expect(try Outside(form.formStyle(AutomaticFormStyle())) == Outside(form))
  }

  @Test func menusInTheirForms() throws {
    let menu = Menu("Sort") {
      Button("Name") {}
      Button("Date") {}
    } primaryAction: {
    }
    #expect(try Outside(menu.menuStyle(DefaultMenuStyle())) == Outside(menu))
    #expect(try said(menu.menuStyle(ButtonMenuStyle())) == ["Sort"])
    #expect(try said(menu.menuStyle(BorderlessButtonMenuStyle())) == ["Sort"])
    try expectUnchanged(menu) {
      $0.menuIndicator(.hidden).menuOrder(MenuOrder.fixed).menuOrder(.priority)
    }
    try expectUnchanged(menu) { $0.menuActionDismissBehavior(MenuActionDismissBehavior.disabled) }
    try expectUnchanged(menu) { $0.menuActionDismissBehavior(.automatic) }
    let group = ControlGroup("Edit") { Button("Cut") {} }
    #expect(try said(group.controlGroupStyle(NavigationControlGroupStyle())).contains("Cut"))
    #expect(try Outside(group.controlGroupStyle(AutomaticControlGroupStyle())) == Outside(group))
    let labelled: ControlGroup<LabeledControlGroupContent<Button<Text>, Text>> = group
    #expect(try said(labelled.controlGroupStyle(MenuControlGroupStyle())) == ["Edit"])
    #expect(try said(labelled.controlGroupStyle(CompactMenuControlGroupStyle())).contains("Cut"))
    #expect(try said(labelled.controlGroupStyle(PaletteControlGroupStyle())).contains("Cut"))
    let titled = ControlGroup("Edit", systemImage: "pencil") { Button("Cut") {} }
    #expect(try said(titled.controlGroupStyle(.menu)) == ["Edit"])
  }

  @Test func defaultsByTheirTypes() throws {
    let button = Button("Go", role: ButtonRole.confirm) {}
    #expect(try Outside(button.buttonStyle(DefaultButtonStyle())) == Outside(button))
    let sizing: ButtonSizing = .fitted
    try expectUnchanged(button.buttonStyle(.bordered)) {
      $0.buttonSizing(sizing).buttonRepeatBehavior(ButtonRepeatBehavior.enabled)
    }
    let label = Label("Star", systemImage: "star")
    #expect(try Outside(label.labelStyle(DefaultLabelStyle())) == Outside(label))
    let box = GroupBox("Box") { Text("inside") }
    #expect(try Outside(box.groupBoxStyle(DefaultGroupBoxStyle())) == Outside(box))
    let more = DisclosureGroup("More") { Text("inside") }
    #expect(
      try Outside(more.disclosureGroupStyle(AutomaticDisclosureGroupStyle())) == Outside(more))
    let field = TextField("Name", text: .constant("")).frame(width: 90)
    #expect(try Outside(field.textFieldStyle(DefaultTextFieldStyle())) == Outside(field))
    func same<S: TextFieldStyle>(_ style: S) throws -> Bool {
      try Outside(field.textFieldStyle(style)) == Outside(field)
    }
    #expect(try !same(.roundedBorder))
  }

  private struct Tapped: PrimitiveButtonStyle {
    func makeBody(configuration: PrimitiveButtonStyleConfiguration) -> some View {
      configuration.label.onTapGesture { configuration.trigger() }
        .opacity(configuration.role == .destructive ? 0.5 : 1)
    }
  }

  @Test func aButtonThatIsTriggered() throws {
    final class Flag { var isUp = false }
    let flag = Flag()
    let stage = Stage(size: CGSize(width: 60, height: 40)) {
      Button("Go", role: .destructive) { flag.isUp = true }.buttonStyle(Tapped())
    }
    try stage.tap("Go")
    #expect(flag.isUp)
  }
}
