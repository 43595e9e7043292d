import SwiftUI

/// A week's steps as bars, with a line where the goal is.
struct StepChart: View {
  private struct Day: Identifiable {
    let name: String
    let steps: Double
    var id: String { name }
  }

  private let goal = 8000.0
  private let days = [
    Day(name: "Mon", steps: 6200), Day(name: "Tue", steps: 9400), Day(name: "Wed", steps: 7800),
    Day(name: "Thu", steps: 11_200), Day(name: "Fri", steps: 4300), Day(name: "Sat", steps: 9900),
    Day(name: "Sun", steps: 8100),
  ]
  private var most: Double { 12_000 }
  private var mean: Double { days.map(\.steps).reduce(0, +) / Double(days.count) }

  var body: some View {
    VStack(alignment: .leading, spacing: 18) {
      HStack(alignment: .firstTextBaseline) {
        VStack(alignment: .leading, spacing: 2) {
          Text("Daily average").font(.caption).foregroundStyle(.secondary).textCase(.uppercase)
          Text("\(Int(mean)) steps").font(.title2.bold()).monospacedDigit()
        }
        Spacer()
        Label("12 %", systemImage: "arrow.up.right")
          .font(.footnote.weight(.semibold))
          .padding(.horizontal, 10)
          .padding(.vertical, 5)
          .foregroundStyle(.green)
          .background(.green.opacity(0.15), in: Capsule())
      }
      HStack(alignment: .bottom, spacing: 12) {
        ForEach(days) { day in
          VStack(spacing: 8) {
            UnevenRoundedRectangle(topLeadingRadius: 6, topTrailingRadius: 6)
              .fill(
                day.steps < goal ? AnyShapeStyle(.tertiary) : AnyShapeStyle(Color.orange.gradient)
              )
              .frame(height: 170 * day.steps / most)
            Text(day.name).font(.caption2).foregroundStyle(.secondary)
          }
        }
      }
      .frame(height: 200, alignment: .bottom)
      .overlay(alignment: .bottom) {
        Rectangle()
          .stroke(.orange, style: StrokeStyle(lineWidth: 1, dash: [4, 3]))
          .frame(height: 1)
          .overlay(alignment: .topTrailing) {
            Text("Goal").font(.caption2.bold()).foregroundStyle(.orange).offset(y: -14)
          }
          .padding(.bottom, 22 + 170 * goal / most)
      }
    }
    .padding(20)
    .background(.background, in: RoundedRectangle(cornerRadius: 20))
    .shadow(color: .black.opacity(0.12), radius: 12, y: 6)
    .padding(20)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(Color(white: 0.95))
  }
}

extension GalleryScene {
  static let chart = GalleryScene(
    "chart", title: "A week's steps as bars", size: CGSize(width: 380, height: 360)
  ) {
    StepChart()
  }
}
