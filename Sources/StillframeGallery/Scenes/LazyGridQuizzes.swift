import SwiftUI

/// A lazy grid in a frame of 200 points, with what it makes of its columns drawn on.
struct LazyGridQuiz: View {
  let number: Int
  let rule: String
  let columns: [GridItem]
  /// How many cells fill the rows.
  let cells: Int
  let outcome: String

  private static let width: CGFloat = 200
  private static let palette: [Color] = [.indigo, .teal, .orange]

  var body: some View {
    VStack(spacing: 14) {
      VStack(spacing: 3) {
        Text("Quiz \(number)").font(.headline)
        Text(rule).font(.footnote).foregroundStyle(.secondary)
      }
      LazyVGrid(columns: columns) {
        ForEach(0..<cells, id: \.self) { cell in
          RoundedRectangle(cornerRadius: 6)
            .fill(Self.palette[cell % Self.columnCount(cells)].opacity(cell < cells / 2 ? 1 : 0.55))
            .frame(height: 40)
            .widthShown()
            .accessibilityIdentifier("cell-\(cell)")
        }
      }
      .accessibilityIdentifier("grid")
      .frame(width: Self.width)
      .accessibilityIdentifier("frame")
      .background {
        Rectangle()
          .strokeBorder(Color.primary.opacity(0.5), style: StrokeStyle(lineWidth: 1, dash: [3, 3]))
          .padding(.vertical, -8)
      }
      .padding(.vertical, 8)
      Ruler(length: Self.width)
      Text(outcome)
        .font(.caption)
        .foregroundStyle(.secondary)
        .multilineTextAlignment(.center)
        .fixedSize(horizontal: false, vertical: true)
        .frame(width: 284)
    }
    .padding(.vertical, 18)
  }

  private static func columnCount(_ cells: Int) -> Int { cells / 2 }
}

/// A line as long as it says, with its length on it.
private struct Ruler: View {
  let length: CGFloat

  var body: some View {
    HStack(spacing: 6) {
      line
      Text("\(Int(length))").font(.caption2).foregroundStyle(.secondary)
      line
    }
    .frame(width: length)
    .overlay(alignment: .leading) { tick }
    .overlay(alignment: .trailing) { tick }
  }

  private var line: some View {
    Rectangle().fill(Color.primary.opacity(0.35)).frame(height: 1)
  }

  private var tick: some View {
    Rectangle().fill(Color.primary.opacity(0.6)).frame(width: 1, height: 9)
  }
}

extension GalleryScene {
  static let quiz1 = GalleryScene(
    "quiz-1", title: "A fixed column and as many adaptive ones as fit",
    size: CGSize(width: 320, height: 304)
  ) {
    LazyGridQuiz(
      number: 1, rule: "fixed 70 · adaptive, at least 40",
      columns: [GridItem(.fixed(70)), GridItem(.adaptive(minimum: 40))], cells: 6,
      outcome: "The fixed column and a gap of 8 leave 122: room for two columns of 57.")
  }

  static let quiz2 = GalleryScene(
    "quiz-2", title: "An adaptive column narrower than its least",
    size: CGSize(width: 320, height: 304)
  ) {
    LazyGridQuiz(
      number: 2, rule: "flexible, at least 140 · adaptive, at least 70",
      columns: [GridItem(.flexible(minimum: 140)), GridItem(.adaptive(minimum: 70))], cells: 4,
      outcome: "Half of 192 is raised to 140. What is left, 52, is all the adaptive column gets.")
  }

  static let quiz3 = GalleryScene(
    "quiz-3", title: "Two passes that leave a lazy grid off centre",
    size: CGSize(width: 320, height: 304)
  ) {
    LazyGridQuiz(
      number: 3, rule: "flexible, at least 50 · flexible, at least 120",
      columns: [GridItem(.flexible(minimum: 50)), GridItem(.flexible(minimum: 120))], cells: 4,
      outcome: """
        Measured 96 + 8 + 120 = 224, and centred as that; placed in 224, the first column grows \
        to 108, and the middle of it all lies 6 points right of the frame's.
        """)
  }
}
