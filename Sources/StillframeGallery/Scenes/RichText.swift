import SwiftUI

/// An article's card: Markdown, lines of all patterns, a marked passage, and numbers and dates in their formats.
struct RichText: View {
  /// Monday, 3 June 2019, 9:41 in Greenwich.
  private let published = Date(timeIntervalSince1970: 1_559_554_860)

  var body: some View {
    VStack(alignment: .leading, spacing: 14) {
      heading
      VStack(alignment: .leading, spacing: 8) {
        Text(
          """
          A page is read **before** its words are. Leave room, choose *one* good face, and [measure \
          twice](https://example.org/measure): `spacing` is cheaper than ~~shouting~~.
          """)
        Text(marked)
      }
      .lineSpacing(3)
      lines
      Divider()
      figures
    }
    .font(.subheadline)
    .padding(20)
    .background { RoundedRectangle(cornerRadius: 16).fill(.background) }
    .padding(16)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(Color.indigo.opacity(0.09))
    .background(.background)
    .tint(.indigo)
    .simulatedDate(published.addingTimeInterval(2 * 3600 + 23 * 60))
  }

  private var heading: some View {
    VStack(alignment: .leading, spacing: 4) {
      (Text("FIELD NOTES").bold().foregroundColor(.indigo).tracking(1.2)
        + Text("   \(published, style: .date)").foregroundColor(.secondary))
        .font(.caption2)
      Text("The quiet craft of *setting type*")
        .font(.title2.bold())
    }
  }

  /// A passage that somebody marked.
  private var marked: AttributedString {
    var text = AttributedString("“Nobody praises good spacing; everybody feels it.”")
    if let range = text.range(of: "everybody feels it") {
      text[range].backgroundColor = .yellow.opacity(0.45)
    }
    text.inlinePresentationIntent = .emphasized
    return text
  }

  private var lines: some View {
    HStack(spacing: 16) {
      Text("solid").underline(color: .pink)
      Text("dotted").underline(pattern: .dot, color: .orange)
      Text("dashed").underline(pattern: .dash, color: .green)
      Text("dash dot").underline(pattern: .dashDot, color: .teal)
      Text("struck").strikethrough(pattern: .solid, color: .purple)
    }
    .font(.footnote.weight(.medium))
    .accessibilityIdentifier("lines")
  }

  private var figures: some View {
    HStack(alignment: .firstTextBaseline) {
      Figure(label: "Readers", value: Text("\(12480)"))
      Spacer()
      Figure(label: "Finished", value: Text(0.874, format: .percent.precision(.fractionLength(0))))
      Spacer()
      Figure(label: "Earned", value: Text(1234.5, format: .currency(code: "EUR")))
      Spacer()
      Figure(label: "Online for", value: Text(published, style: .relative))
    }
  }
}

/// A number with what it counts.
private struct Figure: View {
  let label: LocalizedStringKey
  let value: Text

  var body: some View {
    VStack(alignment: .leading, spacing: 2) {
      value
        .fontWeight(.semibold)
        .monospacedDigit()
        .accessibilityIdentifier("value")
      Text(label)
        .font(.caption2)
        .foregroundStyle(.secondary)
    }
  }
}

extension GalleryScene {
  static let richText = GalleryScene(
    "rich-text", title: "Markdown, lines and formats", size: CGSize(width: 400, height: 356)
  ) {
    RichText()
  }
}
