import SwiftUI

extension VerticalAlignment {
  private enum Person: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat {
      context[VerticalAlignment.center]
    }
  }

  /// Where a handle and the name that belongs to it meet, whatever stands above and below them.
  static let person = VerticalAlignment(Person.self)
}

extension HorizontalAlignment {
  private enum Step: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }

  /// The line that every step of a staircase touches, each at another place.
  static let step = HorizontalAlignment(Step.self)
}

/// Three ways to line views up, each with its line drawn by the guide itself.
struct Guides: View {
  var body: some View {
    VStack(spacing: 12) {
      HStack(spacing: 12) {
        GuidePanel(title: "One guide, two columns") { columns }
        GuidePanel(title: "A guide for every step") { staircase }
      }
      GuidePanel(title: "The first baseline of each text") { baselines }
        .frame(height: 106)
    }
    .padding(16)
  }

  /// Guides of views in two columns meet, because they travel up through the columns.
  private var columns: some View {
    HStack(alignment: .person, spacing: 16) {
      VStack(spacing: 7) {
        Circle()
          .fill(Color.indigo.opacity(0.85))
          .frame(width: 40, height: 40)
          .overlay { Text("A").font(.title3.bold()).foregroundStyle(.white) }
        Text("@ada")
          .font(.footnote)
          .alignmentGuide(.person) { $0[.firstTextBaseline] }
          .accessibilityIdentifier("handle")
      }
      VStack(alignment: .leading, spacing: 4) {
        Text("Countess")
          .font(.caption)
          .foregroundStyle(.secondary)
        Text("Ada King")
          .font(.headline)
          .alignmentGuide(.person) { $0[.firstTextBaseline] }
          .accessibilityIdentifier("name")
        Text("of Lovelace")
          .font(.caption)
          .foregroundStyle(.secondary)
      }
    }
    .background(alignment: Alignment(horizontal: .center, vertical: .person)) {
      GuideLine().frame(width: 156, height: 1).accessibilityIdentifier("person")
    }
  }

  private var staircase: some View {
    VStack(alignment: .step, spacing: 5) {
      ForEach(0..<4, id: \.self) { index in
        Capsule()
          .fill(Color.teal.opacity(1 - 0.2 * Double(index)))
          .frame(width: 72, height: 17)
          .accessibilityIdentifier("step-\(index)")
          .alignmentGuide(.step) { $0.width * CGFloat(3 - index) / 3 }
      }
    }
    .overlay(alignment: Alignment(horizontal: .step, vertical: .center)) {
      GuideLine().frame(width: 1, height: 104)
    }
  }

  private var baselines: some View {
    HStack(alignment: .firstTextBaseline, spacing: 14) {
      RoundedRectangle(cornerRadius: 5)
        .fill(Color.orange.opacity(0.85))
        .frame(width: 24, height: 24)
        .accessibilityIdentifier("box")
      Text("Large").font(.largeTitle.bold())
      Text("title").font(.title2)
      Text("body")
      Text("two lines\nof caption")
        .font(.caption)
        .foregroundStyle(.secondary)
    }
    .background(alignment: .centerFirstTextBaseline) {
      GuideLine().frame(width: 344, height: 1).accessibilityIdentifier("baseline")
    }
  }
}

/// An example with what it shows under it.
private struct GuidePanel<Example: View>: View {
  let title: String
  @ViewBuilder let example: Example

  var body: some View {
    VStack(spacing: 8) {
      example
        .frame(maxWidth: .infinity, maxHeight: .infinity)
      Text(title)
        .font(.caption2)
        .foregroundStyle(.secondary)
    }
    .padding(12)
    .background { RoundedRectangle(cornerRadius: 12).fill(Color.primary.opacity(0.045)) }
  }
}

/// A dashed line along the longer side of its frame.
private struct GuideLine: View {
  var body: some View {
    LineOfGuide()
      .stroke(Color.pink, style: StrokeStyle(lineWidth: 1, dash: [4, 3]))
  }
}

private struct LineOfGuide: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      if rect.width > rect.height {
        path.move(to: CGPoint(x: rect.minX, y: rect.midY))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
      } else {
        path.move(to: CGPoint(x: rect.midX, y: rect.minY))
        path.addLine(to: CGPoint(x: rect.midX, y: rect.maxY))
      }
    }
  }
}

extension GalleryScene {
  static let guides = GalleryScene(
    "guides", title: "Alignment guides, with their lines", size: CGSize(width: 400, height: 290)
  ) {
    Guides()
  }
}
