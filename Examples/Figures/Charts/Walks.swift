import Charts
import SwiftUI

/// Kilometres walked on one day.
struct Walk: Identifiable {
  let day: String
  let kilometres: Double
  var id: String { day }

  static let week = [
    Walk(day: "Mon", kilometres: 4.2), Walk(day: "Tue", kilometres: 6.8),
    Walk(day: "Wed", kilometres: 3.1), Walk(day: "Thu", kilometres: 7.4),
    Walk(day: "Fri", kilometres: 5.6), Walk(day: "Sat", kilometres: 11.3),
    Walk(day: "Sun", kilometres: 9.0),
  ]
}

#Preview("Walks") {
  Chart(Walk.week) { walk in
    BarMark(x: .value("Day", walk.day), y: .value("Kilometres", walk.kilometres))
      .cornerRadius(4)
      .foregroundStyle(walk.kilometres > 8 ? Color.teal : Color.blue)
    RuleMark(y: .value("Goal", 5))
      .foregroundStyle(.secondary)
      .lineStyle(StrokeStyle(lineWidth: 1, dash: [4]))
  }
  .frame(width: 340, height: 200)
  .padding()
}
