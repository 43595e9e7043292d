import SwiftUI

/// Indicators of progress.
struct GaugeFamily: View {
  var body: some View {
    VStack(spacing: 16) {
      ProgressView("Loading maps", value: 0.4)
      HStack(spacing: 24) {
        ProgressView()
        ProgressView().controlSize(.large)
        ProgressView("Waiting")
      }
      Gauge(value: 62, in: 0...100) {
        Text("Battery")
      } currentValueLabel: {
        Text("62 %")
      }
      .tint(.green)
      HStack(spacing: 20) {
        Gauge(value: 18, in: -10...40) {
          Text("°C")
        } currentValueLabel: {
          Text("18")
        } minimumValueLabel: {
          Text("−10")
        } maximumValueLabel: {
          Text("40")
        }
        .gaugeStyle(.accessoryCircular)
        Gauge(value: 0.7) {
          Image(systemName: "drop")
        }
        .gaugeStyle(.accessoryCircularCapacity).tint(.blue)
      }
      Gauge(value: 0.3) { Text("Tide") }.gaugeStyle(.accessoryLinear).tint(.teal)
    }
    .padding(16)
  }
}

extension GalleryScene {
  static let gaugeFamily = GalleryScene(
    "family-gauges", title: "Progress and gauges in all surroundings",
    size: FamilyPage<GaugeFamily>.size(CGSize(width: 260, height: 360))
  ) {
    FamilyPage(size: CGSize(width: 260, height: 360)) { GaugeFamily() }
  }
}
