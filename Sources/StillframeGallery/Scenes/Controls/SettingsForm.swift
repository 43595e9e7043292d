import SwiftUI

/// A page of settings, as phones have them.
struct SettingsForm: View {
  @State private var isFlying = false
  @State private var usesWiFi = true
  @State private var brightness = 0.7
  @State private var look = "Light"
  @State private var sound = "Chime"

  var body: some View {
    NavigationStack {
      Form {
        Section {
          HStack(spacing: 12) {
            Image(systemName: "person.crop.circle.fill")
              .font(.system(size: 48))
              .foregroundStyle(.gray)
            VStack(alignment: .leading) {
              Text("Ada Moreno").font(.title3)
              Text("Account, backup and more").font(.footnote).foregroundStyle(.secondary)
            }
          }
        }
        Section("Connections") {
          Toggle(isOn: $isFlying) { Label("Aeroplane mode", systemImage: "airplane") }
            .accessibilityIdentifier("flying")
          Toggle(isOn: $usesWiFi) { Label("Wi-Fi", systemImage: "wifi") }
          NavigationLink {
            List { Text("Headphones") }.navigationTitle("Bluetooth")
              .accessibilityIdentifier("devices")
          } label: {
            Label("Bluetooth", systemImage: "antenna.radiowaves.left.and.right")
          }
          .accessibilityIdentifier("bluetooth")
        }
        Section {
          Picker("Appearance", selection: $look) {
            ForEach(["Light", "Dark"], id: \.self) { Text($0) }
          }
          Slider(value: $brightness) {
            Text("Brightness")
          } minimumValueLabel: {
            Image(systemName: "sun.min")
          } maximumValueLabel: {
            Image(systemName: "sun.max")
          }
          LabeledContent("Sound", value: sound)
        } header: {
          Text("Display and sound")
        } footer: {
          Text("The brightness follows the light in the room.")
        }
        Section {
          Button("Sign out", role: .destructive) {}
        }
      }
      .accessibilityIdentifier("form")
      .navigationTitle("Settings")
    }
  }
}

extension GalleryScene {
  static let settings = GalleryScene(
    "settings", title: "A page of settings", size: CGSize(width: 375, height: 812)
  ) {
    SettingsForm().simulatedDevice(.iPhone13mini)
  }
  .film(
    duration: 7,
    events: [
      .tap("flying", at: 0.4), .tap("bluetooth", at: 1),
      // A finger takes the page back, and scrolls.
      .drag(
        "devices", from: UnitPoint(x: 0.02, y: 0.6), at: 1.8, by: CGSize(width: 240, height: 0),
        duration: 0.5),
      .drag(
        "form", from: UnitPoint(x: 0.5, y: 0.8), at: 3, by: CGSize(width: 0, height: -180),
        duration: 0.4),
      .drag(
        "form", from: UnitPoint(x: 0.5, y: 0.4), at: 5, by: CGSize(width: 0, height: 200),
        duration: 0.4),
      .tap("bluetooth", at: 6.3),
    ])
}
