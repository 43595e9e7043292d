import SwiftUI

/// Controls of a value: switches, sliders, steppers.
struct ValueFamily: View {
  @State private var isOn = true
  @State private var isOff = false
  @State private var amount = 0.6
  @State private var count = 2

  var body: some View {
    VStack(spacing: 14) {
      Toggle("Airplane", isOn: $isOn)
      Toggle("Roaming", isOn: $isOff)
      Toggle("Flash", isOn: $isOn).tint(.orange)
      Toggle("Locked", isOn: $isOn).disabled(true)
      Slider(value: $amount) {
        Text("Volume")
      } minimumValueLabel: {
        Image(systemName: "speaker.fill")
      } maximumValueLabel: {
        Image(systemName: "speaker.wave.3.fill")
      }
      .foregroundStyle(.secondary)
      Stepper("\(count) seats", value: $count, in: 1...9)
      Toggle("Bold", systemImage: "bold", isOn: $isOn).toggleStyle(.button)
    }
    .padding(16)
  }
}

extension GalleryScene {
  static let valueFamily = GalleryScene(
    "family-values", title: "Switches, sliders and steppers in all surroundings",
    size: FamilyPage<ValueFamily>.size(CGSize(width: 260, height: 390))
  ) {
    FamilyPage(size: CGSize(width: 260, height: 390)) { ValueFamily() }
  }
}
