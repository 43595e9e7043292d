import Foundation
import Stillframe

/// From what is laid out to what assistive technologies read.
enum AccessibilitySubject {
  private static let count = 1_000

  static func measure(_ bench: Bench) throws {
    try row("accessibility/texts/1000", bench) { Text("Row \($0)") }
    try row("accessibility/rows/1000", bench) { Setting(number: $0) }
    try row("accessibility/combined/1000", bench) { number in
      HStack {
        Image(systemName: "star")
        Text("Row \(number)")
      }
      .accessibilityElement(children: .combine)
      .accessibilityHint("Opens the row")
    }
  }

  /// A row of settings: a label, a switch and a button.
  private nonisolated struct Setting: View {
    let number: Int

    @MainActor var body: some View {
      HStack {
        Label("Setting \(number)", systemImage: "star")
        Spacer()
        Button("Reset") {}
        Toggle("On", isOn: .constant(number.isMultiple(of: 2)))
      }
    }
  }

  /// The tree of rows, beside building them and laying them out.
  private static func row(
    _ name: String, _ bench: Bench, @ViewBuilder _ row: @escaping (Int) -> some View
  ) throws {
    try bench.time(name, .milliseconds, goal: .ratioAtMost(2)) {
      let rows = VStack(spacing: 0) { ForEach(0..<count, id: \.self) { row($0) } }
      let renderer = ImageRenderer(content: rows)
      _ = try renderer.layoutReport()
      return (
        { try nanoseconds { _ = try renderer.accessibilityTree() } },
        .measured(
          "layout",
          {
            let fresh = ImageRenderer(content: rows)
            return try nanoseconds { _ = try fresh.layoutReport() }
          })
      )
    }
  }
}
