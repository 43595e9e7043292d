import SwiftUI

/// A month with appointments under its days.
struct MonthCalendar: View {
  private let columns = Array(repeating: GridItem(.flexible(), spacing: 0), count: 7)
  private let names = ["M", "T", "W", "T", "F", "S", "S"]
  private let marks: [Int: [Color]] = [
    3: [.blue], 8: [.red, .green], 12: [.orange], 17: [.blue, .purple, .green], 24: [.red],
    28: [.blue],
  ]
  private let today = 17

  var body: some View {
    VStack(alignment: .leading, spacing: 14) {
      HStack {
        Text("October 2025").font(.title2.bold())
        Spacer()
        Image(systemName: "chevron.left").foregroundStyle(.red)
        Image(systemName: "chevron.right").foregroundStyle(.red).padding(.leading, 16)
      }
      LazyVGrid(columns: columns, spacing: 8) {
        ForEach(names.indices, id: \.self) { index in
          Text(names[index]).font(.caption.bold()).foregroundStyle(.secondary)
        }
        // The first is a Wednesday.
        ForEach(-1..<32) { number in
          if number < 1 {
            Color.clear.frame(height: 44)
          } else {
            Day(number: number, marks: marks[number] ?? [], isToday: number == today)
          }
        }
      }
      Divider()
      VStack(alignment: .leading, spacing: 10) {
        Appointment(color: .blue, time: "09:30", title: "Proofs with Nora")
        Appointment(color: .purple, time: "13:00", title: "Choir, hall two")
        Appointment(color: .green, time: "18:15", title: "Allotment: water the beans")
      }
    }
    .padding(20)
    .frame(maxHeight: .infinity, alignment: .top)
    .background(.background)
  }

  private struct Day: View {
    let number: Int
    let marks: [Color]
    let isToday: Bool

    var body: some View {
      VStack(spacing: 4) {
        Text("\(number)")
          .fontWeight(isToday ? .bold : .regular)
          .foregroundStyle(isToday ? Color.white : .primary)
          .frame(width: 32, height: 32)
          .background {
            if isToday { Circle().fill(.red) }
          }
        HStack(spacing: 3) {
          ForEach(marks, id: \.self) { color in
            Circle().fill(color).frame(width: 5, height: 5)
          }
        }
        .frame(height: 5)
      }
      .frame(height: 44)
    }
  }

  private struct Appointment: View {
    let color: Color
    let time: String
    let title: String

    var body: some View {
      HStack(spacing: 10) {
        RoundedRectangle(cornerRadius: 2).fill(color).frame(width: 4)
        Text(time).font(.subheadline.monospacedDigit()).foregroundStyle(.secondary)
        Text(title)
      }
      .frame(height: 22)
    }
  }
}

extension GalleryScene {
  static let calendar = GalleryScene(
    "calendar", title: "A month with appointments", size: CGSize(width: 360, height: 560)
  ) {
    MonthCalendar()
  }
}
