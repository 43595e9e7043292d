import Foundation
import Stillframe
import Testing

/// What controls say of themselves (rules AX3.1 to AX3.8).
@Suite @MainActor struct AccessibilityControlTests {
  private func said(_ view: some View) throws -> [String] {
    try ImageRenderer(content: view).accessibilityTree().elements.map(\.description)
  }

  private func only(_ view: some View) throws -> AccessibilityElement {
    let elements = try ImageRenderer(content: view).accessibilityTree().elements
    #expect(elements.count == 1)
    return try #require(elements.first)
  }

  @Test func buttonsAreNamedByWhatTheyShow() throws {
    #expect(try said(Button("Save") {}) == ["Save. Button."])
    #expect(
      try said(
        Button {
        } label: {
          VStack {
            Text("Title")
            Text("Below")
          }
        })
        == ["Title, Below. Button."])
    #expect(try said(Button("Add", systemImage: "plus") {}) == ["Add. Button."])
    #expect(
      try said(
        Button {
        } label: {
          Image(systemName: "trash")
        }) == ["Delete. Button."])
    #expect(try said(Button("Save") {}.disabled(true)) == ["Save. Dimmed. Button."])
  }

  @Test func labelsAreReadByTheirTitlesWhateverTheyShow() throws {
    let label = Label("Sunny", systemImage: "sun.max")
    #expect(try said(label) == ["Sunny."])
    #expect(try said(label.labelStyle(.iconOnly)) == ["Sunny."])
    #expect(try said(label.labelStyle(.titleOnly)) == ["Sunny."])
  }

  @Test func togglesAreOnOrOff() throws {
    #expect(
      try said(Toggle("Wi-Fi", isOn: .constant(true))) == ["Wi-Fi. Switch Button. On."])
    #expect(
      try said(Toggle("Wi-Fi", isOn: .constant(false)).toggleStyle(.button))
        == ["Wi-Fi. Switch Button. Off."])
    let both = [Binding.constant(true), Binding.constant(false)]
    let mixed = try only(Toggle("All", sources: both, isOn: \.self))
    #expect(mixed.value == "Mixed")
    #expect(
      try said(Toggle("Wi-Fi", isOn: .constant(true)).labelsHidden())
        == ["Wi-Fi. Switch Button. On."])
  }

  @Test func valuesAreSharesOfTheirRanges() throws {
    let slider = try only(Slider(value: .constant(2), in: 0...8) { Text("Volume") })
    #expect(slider.label == "Volume" && slider.value == "25%")
    #expect(slider.traits == ["adjustable"])
    #expect(try only(Gauge(value: 0.4) { Text("Fuel") }).value == "40%")
    #expect(
      try only(
        Gauge(value: 3, in: 0...5) {
          Text("Fuel")
        } currentValueLabel: {
          Text("3 litres")
        }
      ).value == "3 litres")
    #expect(try said(ProgressView("Copying", value: 0.25)) == ["Copying: 25%."])
    #expect(try said(ProgressView(value: 0.5)) == ["Progress: 50%."])
    #expect(try said(ProgressView()) == ["In progress."])
    let stepper = try only(Stepper("Guests", value: .constant(3)))
    #expect(stepper.label == "Guests" && stepper.value == "3")
    #expect(stepper.traits == ["adjustable"])
  }

  @Test func fieldsAreReadByTheirText() throws {
    let full = try only(TextField("Name", text: .constant("Ada")))
    #expect(full.label == nil && full.value == "Ada" && full.traits == ["textField"])
    #expect(try said(TextField("Name", text: .constant(""))) == ["Name. Text Field."])
    #expect(
      try said(SecureField("Password", text: .constant("abc")))
        == ["•••. Secure Text Field."])
    let labelled = try only(
      TextField("Name", text: .constant("Ada")).accessibilityLabel("Full name"))
    #expect(labelled.label == "Full name" && labelled.value == "Ada")
  }

  @Test func pickersSayWhatIsChosen() throws {
    func picker(_ style: some PickerStyle) -> some View {
      Picker("Size", selection: .constant(2)) {
        Text("Small").tag(1)
        Text("Large").tag(2)
      }
      .pickerStyle(style)
    }
    #expect(try said(picker(.menu)) == ["Size: Large. Button."])
    #expect(
      try said(picker(.segmented))
        == ["Small: 1 of 2. Button.", "Selected: Large: 2 of 2. Button."])
    let wheel = try only(picker(.wheel))
    #expect(wheel.description == "Size: Large. Adjustable.")
  }

  @Test func linksAndMenus() throws {
    let address = try #require(URL(string: "https://example.com"))
    #expect(try said(Link("Site", destination: address)) == ["Site. Link."])
    #expect(try said(Menu("More") { Button("Copy") {} }) == ["More. Button."])
    #expect(
      try said(DisclosureGroup("Details") { Text("a") }) == ["Details: Collapsed. Button."])
    #expect(try said(LabeledContent("Name", value: "Ada")) == ["Name: Ada."])
  }

  @Test func imagesAreReadByMeaningNameOrLabel() throws {
    #expect(try said(Image(systemName: "heart")) == ["Heart. Image."])
    #expect(try said(Image(systemName: "plus.circle.fill")) == ["Add. Image."])
    #expect(try said(Image("person.bicycle")) == ["person bicycle. Image."])
    #expect(try said(Image("chart", label: Text("Sales"))) == ["Sales. Image."])
    #expect(try said(Image(decorative: "nothing")).isEmpty)
  }

  @Test func tabsSayTheirPlaces() throws {
    let tabs = TabView {
      Text("A").tabItem { Label("Home", systemImage: "house") }
      Text("B").tabItem { Label("More", systemImage: "ellipsis") }
    }
    let tree = try ImageRenderer(content: tabs.frame(width: 300, height: 300)).accessibilityTree()
    #expect(
      tree.elements.map(\.description)
        == ["A.", "Selected: Home. Tab. 1 of 2.", "More. Tab. 2 of 2."])
    #expect(tree.elements[1].containers == ["Tab Bar"])
  }

  @Test func theLanguageIsThatOfTheEnvironment() throws {
    let view = Toggle("WLAN", isOn: .constant(true)).environment(\.locale, Locale(identifier: "de"))
    #expect(try only(view).value == "Ein")
  }
}
