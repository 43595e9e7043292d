import SwiftUI

private func plainAction() {}

struct ControlSymbols: View {
  @State private var isOn = true
  @State private var value = 0.5
  @State private var count = 2
  @State private var choice = 1
  @State private var words = "words"
  @State private var date = Date(timeIntervalSince1970: 0)
  @State private var color = Color.red
  @FocusState private var isFocused: Bool

  var body: some View {
    VStack {
      Button("a") {}
      Button {
      } label: {
        Text("b")
      }
      Button(action: plainAction, label: { Text("c") })
      Button(action: plainAction) { Text("d") }
      Button("e", action: plainAction).disabled(true).help("help")
      Picker("f", selection: $choice) {
        Text("1").tag(1)
        Text("2").tag(2)
      }.pickerStyle(.segmented)
      Picker(selection: $choice) {
        Text("1").tag(1)
      } label: {
        Text("g")
      }.pickerStyle(.menu)
      Slider(value: $value, in: 0...1)
      Slider(value: $value, in: 0...1, step: 0.1)
      Slider(value: $value, in: 0...1, step: 0.1, onEditingChanged: { _ in })
      Slider(value: $value, in: 0...1) {
        Text("h")
      } minimumValueLabel: {
        Text("0")
      } maximumValueLabel: {
        Text("1")
      }
      Toggle("i", isOn: $isOn).labelsHidden()
      Toggle(isOn: $isOn) { Text("j") }.toggleStyle(.switch)
      TextField("k", text: $words).textFieldStyle(.roundedBorder).focused($isFocused)
        .keyboardType(.numberPad).textInputAutocapitalization(.never)
      TextField("l", value: $value, format: .number)
      SecureField("m", text: $words)
      Stepper("n", value: $count, in: 0...9, step: 2)
      Stepper("o", value: $count, in: 0...9)
      ProgressView(value: value).progressViewStyle(.linear)
      Gauge(value: value) { Text("p") }.gaugeStyle(.accessoryCircularCapacity)
      Menu("q") { Button("r") {} }.menuStyle(.button)
      DatePicker("s", selection: $date, displayedComponents: .date)
      ColorPicker("t", selection: $color)
    }
  }
}

private struct Pressed: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.opacity(configuration.isPressed ? 0.5 : 1)
  }
}

private struct Round: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.icon
      configuration.title
    }
  }
}

struct StyleSymbols: View {
  var body: some View {
    VStack {
      Button("a") {}.buttonStyle(.plain)
      Button("b") {}.buttonStyle(.borderedProminent).controlSize(.large)
      Button("c") {}.buttonStyle(.bordered).controlSize(.small)
      Button("d") {}.buttonStyle(.borderless).buttonStyle(PlainButtonStyle())
      Button("e") {}.buttonStyle(Pressed())
      Label("f", systemImage: "star").labelStyle(Round())
      Link("g", destination: URL(filePath: "/"))
      ContentUnavailableView("h", systemImage: "tray", description: Text("i"))
      ShareLink(item: "j")
      Form { Section("k") { LabeledContent("l", value: "m") } }
      List(["n"], id: \.self) { Text($0).listRowInsets(EdgeInsets()) }.listStyle(.plain)
    }
  }
}

private struct Person: Identifiable {
  let id: Int
  let name: String
}

struct NavigationSymbols: View {
  @State private var isShown = false
  @State private var selection: Int?
  @State private var people = [Person(id: 1, name: "a"), Person(id: 2, name: "b")]
  @State private var order = [KeyPathComparator(\Person.name)]
  @State private var visibility = NavigationSplitViewVisibility.automatic

  var body: some View {
    TabView {
      NavigationStack {
        List {
          NavigationLink("a", destination: Text("b"))
          NavigationLink(destination: Text("c")) { Text("d") }
          NavigationLink(value: 3) { Text("e") }
          NavigationLink {
            Text("f")
          } label: {
            Text("g")
          }
          ForEach(people) { Text($0.name) }
            .onDelete { people.remove(atOffsets: $0) }
            .onMove { people.move(fromOffsets: $0, toOffset: $1) }
        }
        .navigationTitle("h")
        .navigationBarTitleDisplayMode(.inline)
        .navigationDestination(for: Int.self) { Text("\($0)") }
        .toolbar {
          ToolbarItem(placement: .topBarTrailing) { EditButton() }
          ToolbarItemGroup(placement: .bottomBar) { Button("i") {} }
        }
        .toolbarBackground(.visible, for: .navigationBar)
        .toolbarColorScheme(.dark, for: .navigationBar)
        .searchable(text: .constant(""))
        .sheet(isPresented: $isShown) { Text("j") }
        .popover(isPresented: $isShown) { Text("k") }
        .alert("l", isPresented: $isShown) { Button("m") {} }
      }
      .tabItem { Label("n", systemImage: "star") }
      NavigationView { Text("o").navigationBarTitle("p").navigationBarHidden(true) }
        .navigationViewStyle(.stack)
      NavigationSplitView(columnVisibility: $visibility) {
        Text("q")
      } detail: {
        Text("r")
      }
      Table(people, selection: $selection, sortOrder: $order) {
        TableColumn("Name", value: \.name)
        TableColumn("Number") { Text("\($0.id)") }.width(60)
      }
    }
  }
}
