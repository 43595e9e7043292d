import SwiftUI

/// Controls that hold a value.
struct ValueSheet: View {
  @State private var isOn = true
  @State private var isOff = false
  @State private var level = 0.6
  @State private var count = 3
  @State private var color = Color.orange
  @State private var date = Date(timeIntervalSinceReferenceDate: 0)

  var body: some View {
    VStack(spacing: 14) {
      Toggle("Notifications", isOn: $isOn)
      Toggle(isOn: $isOff) {
        Text("Location")
        Text("Only while the app is open")
      }
      Toggle("Tinted", isOn: $isOn).tint(.indigo)
      Toggle("Switched off", isOn: $isOn).disabled(true)
      HStack {
        Toggle("Bold", systemImage: "bold", isOn: $isOn).toggleStyle(.button)
        Toggle("Italic", systemImage: "italic", isOn: $isOff).toggleStyle(.button)
        Spacer()
      }
      Slider(value: $level)
      Slider(value: $level) {
        Text("Volume")
      } minimumValueLabel: {
        Image(systemName: "speaker.fill")
      } maximumValueLabel: {
        Image(systemName: "speaker.wave.3.fill")
      }
      .tint(.pink)
      Stepper("\(count) guests", value: $count, in: 1...3)
      DatePicker("Starts", selection: $date)
      ColorPicker("Colour", selection: $color)
    }
    .padding(20)
  }
}

extension GalleryScene {
  static let values = GalleryScene(
    "values", title: "Switches, sliders, steppers and wells",
    size: CGSize(width: 375, height: 540)
  ) {
    ValueSheet()
  }
}
