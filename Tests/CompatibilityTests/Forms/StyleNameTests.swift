import SwiftUI
import Testing

/// Styles by their short names are those by their types.
@Suite @MainActor struct StyleNameTests {
  private func areSame(_ a: some View, _ b: some View) throws -> Bool {
    func shown(_ view: some View) throws -> Bitmap {
      try picture(of: view.frame(width: 200, height: 120))
    }
    return try shown(a) == shown(b)
  }

  @Test func buttonsAndToggles() throws {
    let button = Button("Go") {}
    #expect(try areSame(button.buttonStyle(.bordered), button.buttonStyle(BorderedButtonStyle())))
    #expect(
      try areSame(
        button.buttonStyle(.borderedProminent), button.buttonStyle(BorderedProminentButtonStyle())))
    #expect(
      try areSame(button.buttonStyle(.borderless), button.buttonStyle(BorderlessButtonStyle())))
    #expect(try areSame(button.buttonStyle(.plain), button.buttonStyle(PlainButtonStyle())))
    #expect(try !areSame(button.buttonStyle(.plain), button.buttonStyle(.bordered)))
    let toggle = Toggle("On", isOn: .constant(true))
    #expect(try areSame(toggle.toggleStyle(.switch), toggle.toggleStyle(SwitchToggleStyle())))
    #expect(try areSame(toggle.toggleStyle(.button), toggle.toggleStyle(ButtonToggleStyle())))
    #expect(try !areSame(toggle.toggleStyle(.switch), toggle.toggleStyle(.button)))
  }

  @Test func pickers() throws {
    let picker = Picker("Which", selection: .constant(1)) {
      Text("one").tag(1)
      Text("two").tag(2)
    }
    #expect(
      try areSame(picker.pickerStyle(.segmented), picker.pickerStyle(SegmentedPickerStyle())))
    #expect(try areSame(picker.pickerStyle(.menu), picker.pickerStyle(MenuPickerStyle())))
    #expect(try areSame(picker.pickerStyle(.wheel), picker.pickerStyle(WheelPickerStyle())))
    #expect(try areSame(picker.pickerStyle(.inline), picker.pickerStyle(InlinePickerStyle())))
    #expect(try !areSame(picker.pickerStyle(.menu), picker.pickerStyle(.segmented)))
    let day = DatePicker("Day", selection: .constant(Date(timeIntervalSinceReferenceDate: 0)))
    #expect(
      try areSame(day.datePickerStyle(.compact), day.datePickerStyle(CompactDatePickerStyle())))
    #expect(
      try areSame(day.datePickerStyle(.graphical), day.datePickerStyle(GraphicalDatePickerStyle())))
  }

  @Test func labelsGaugesAndProgress() throws {
    let label = Label("Harbour", systemImage: "star")
    #expect(try areSame(label.labelStyle(.iconOnly), label.labelStyle(IconOnlyLabelStyle())))
    #expect(try areSame(label.labelStyle(.titleOnly), label.labelStyle(TitleOnlyLabelStyle())))
    #expect(
      try areSame(label.labelStyle(.titleAndIcon), label.labelStyle(TitleAndIconLabelStyle())))
    let gauge = Gauge(value: 0.3) { Text("Fuel") }
    #expect(
      try areSame(
        gauge.gaugeStyle(.accessoryCircular), gauge.gaugeStyle(AccessoryCircularGaugeStyle())))
    #expect(
      try areSame(
        gauge.gaugeStyle(.linearCapacity), gauge.gaugeStyle(LinearCapacityGaugeStyle())))
    let progress = ProgressView(value: 0.4)
    #expect(
      try areSame(
        progress.progressViewStyle(.linear),
        progress.progressViewStyle(LinearProgressViewStyle())))
    #expect(
      try areSame(
        progress.progressViewStyle(.circular),
        progress.progressViewStyle(CircularProgressViewStyle())))
  }

  @Test func listsFormsAndTabs() throws {
    let list = List { Text("row") }
    #expect(try areSame(list.listStyle(.grouped), list.listStyle(GroupedListStyle())))
    #expect(try areSame(list.listStyle(.insetGrouped), list.listStyle(InsetGroupedListStyle())))
    #expect(try areSame(list.listStyle(.plain), list.listStyle(PlainListStyle())))
    #expect(try areSame(list.listStyle(.inset), list.listStyle(InsetListStyle())))
    #expect(try areSame(list.listStyle(.sidebar), list.listStyle(SidebarListStyle())))
    let form = Form { Text("row") }
    #expect(try areSame(form.formStyle(.grouped), form.formStyle(GroupedFormStyle())))
    #expect(try areSame(form.formStyle(.columns), form.formStyle(ColumnsFormStyle())))
    let tabs = TabView {
      Color.red
      Color.blue
    }
    #expect(try areSame(tabs.tabViewStyle(.page), tabs.tabViewStyle(PageTabViewStyle())))
    let field = TextField("Name", text: .constant("x"))
    #expect(
      try areSame(
        field.textFieldStyle(.roundedBorder), field.textFieldStyle(RoundedBorderTextFieldStyle())))
    #expect(try areSame(field.textFieldStyle(.plain), field.textFieldStyle(PlainTextFieldStyle())))
  }
}
