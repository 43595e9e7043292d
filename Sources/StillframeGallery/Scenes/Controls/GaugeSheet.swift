import SwiftUI

/// Progress, gauges, fields and boxes.
struct GaugeSheet: View {
  @State private var name = ""
  @State private var city = "Lisbon"
  @State private var secret = "secret"
  @State private var isOpen = true

  var body: some View {
    VStack(spacing: 14) {
      HStack(spacing: 24) {
        ProgressView()
        ProgressView("Loading")
        ProgressView().controlSize(.large)
        ProgressView().tint(.blue)
      }
      ProgressView("Copying", value: 0.4)
      Gauge(value: 0.7) {
        Text("Battery")
      } currentValueLabel: {
        Text("70 %")
      } minimumValueLabel: {
        Text("0")
      } maximumValueLabel: {
        Text("100")
      }
      HStack(spacing: 20) {
        Gauge(value: 21, in: 10...30) {
          Text("°C")
        } currentValueLabel: {
          Text("21")
        }
        .gaugeStyle(.accessoryCircular)
        .tint(.orange)
        Gauge(value: 0.6) {
          Image(systemName: "heart.fill")
        }
        .gaugeStyle(.accessoryCircularCapacity)
        .tint(.pink)
        Gauge(value: 0.35) {
          Text("Rain")
        }
        .gaugeStyle(.accessoryLinear)
        .tint(.teal)
      }
      TextField("Name", text: $name).textFieldStyle(.roundedBorder)
      TextField("City", text: $city).textFieldStyle(.roundedBorder)
      SecureField("Password", text: $secret).textFieldStyle(.roundedBorder)
      GroupBox("Delivery") {
        LabeledContent("Weight", value: "2 kg")
        LabeledContent("Arrives", value: "Monday")
      }
      DisclosureGroup("Details", isExpanded: $isOpen) {
        Text("Opened by a tap.").frame(maxWidth: .infinity, alignment: .leading)
      }
      .accessibilityIdentifier("details")
    }
    .padding(20)
  }
}

extension GalleryScene {
  static let gauges = GalleryScene(
    "gauges", title: "Progress, gauges, fields and boxes", size: CGSize(width: 375, height: 660)
  ) {
    GaugeSheet()
  }
}
