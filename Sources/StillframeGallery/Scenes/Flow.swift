import SwiftUI

/// People who happen to have names of all lengths.
let people = [
  "Ada", "Bartholomew", "Chen", "Dagmar", "Eli", "Fatima", "Guillermo", "Hedy", "Ingrid", "Jo",
  "Katherine", "Lin", "Mahalakshmi", "Noor", "Ottilie", "Per", "Quentin", "Rosalind", "Sam",
  "Temperance", "Uma", "Vincenzo", "Wilhelmina", "Xi", "Yolanda", "Zbigniew", "Alan", "Barbara",
  "Clementine", "Dmitri",
]

/// A name on a label.
struct NameTag: View {
  let name: String
  var tint: Color = .blue

  var body: some View {
    Text(name)
      .font(.subheadline)
      .padding(.horizontal, 10)
      .padding(.vertical, 5)
      .background(tint.opacity(0.16), in: Capsule())
      .accessibilityIdentifier(name)
  }
}

/// The distances of a flow.
struct FlowSpacing: Sendable {
  var gap: CGFloat = 8
  var margin: CGFloat = 16
}

/// Names that flow into lines and scroll.
struct NameFlow: View {
  var spacing = FlowSpacing()

  var body: some View {
    ScrollView {
      AnyLayout(FlowLayout(spacing: spacing.gap)) {
        ForEach(people, id: \.self) { name in
          NameTag(name: name)
        }
      }
      .border(Color.red.opacity(0.5))
      .padding(spacing.margin)
    }
  }
}

/// Names of two sizes in centred lines, lines further apart than names.
struct CenteredNameFlow: View {
  var body: some View {
    FlowLayout(columnSpacing: 6, rowSpacing: 14, alignment: .bottom) {
      ForEach(Array(people.prefix(18).enumerated()), id: \.offset) { index, name in
        Text(name)
          .font(index % 5 == 0 ? .title3 : .footnote)
          .padding(.horizontal, 9)
          .padding(.vertical, 4)
          .background(
            (index % 5 == 0 ? Color.purple : Color.teal).opacity(0.18),
            in: RoundedRectangle(cornerRadius: 6)
          )
          .accessibilityIdentifier(name)
      }
    }
    .padding()
  }
}

extension GalleryScene {
  static let flow = GalleryScene(
    "flow", title: "Names that flow into lines", size: CGSize(width: 320, height: 360)
  ) {
    NameFlow()
  }
  .film(
    duration: 3.6, value: FlowSpacing(),
    changes: [
      .init(at: 0.4, to: FlowSpacing(gap: 18, margin: 16), animation: .easeInOut(duration: 0.5)),
      .init(at: 1.4, to: FlowSpacing(gap: 18, margin: 44), animation: .easeInOut(duration: 0.5)),
      .init(at: 2.4, to: FlowSpacing(gap: 4, margin: 8), animation: .snappy),
    ]
  ) {
    NameFlow(spacing: $0)
  }

  static let flowAligned = GalleryScene(
    "flow-aligned", title: "A flow with centred lines, and distances of its own each way",
    size: CGSize(width: 320, height: 240)
  ) {
    CenteredNameFlow()
  }
}
