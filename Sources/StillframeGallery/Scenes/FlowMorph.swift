import SwiftUI

/// Four ways to arrange the same tags.
enum TagArrangement: Sendable {
  case row, column, pile, flow

  var layout: AnyLayout {
    switch self {
    case .row: AnyLayout(HStackLayout(spacing: 6))
    case .column: AnyLayout(VStackLayout(alignment: .leading, spacing: 6))
    case .pile: AnyLayout(ZStackLayout())
    case .flow: AnyLayout(FlowLayout(spacing: 10))
    }
  }
}

/// Tags whose layout turns from a row into a column, a pile and a flow.
struct MorphingTags: View {
  let arrangement: TagArrangement

  private let tags: [(name: String, color: Color)] = [
    ("one", .red), ("two", .orange), ("three", .yellow), ("four", .green), ("five", .teal),
    ("six", .blue), ("seven", .purple), ("eight", .pink),
  ]

  var body: some View {
    arrangement.layout {
      ForEach(tags, id: \.name) { tag in
        NameTag(name: tag.name, tint: tag.color)
          .background(.white, in: Capsule())
          .fixedSize()
      }
    }
    .padding()
    .frame(maxWidth: arrangement == .flow ? 280 : nil)
  }
}

extension GalleryScene {
  static let flowMorph = GalleryScene(
    "flow-morph", title: "A row becomes a column, a pile, a flow",
    size: CGSize(width: 500, height: 300)
  ) {
    MorphingTags(arrangement: .flow)
  }
  .film(
    duration: 5.2, value: TagArrangement.row,
    changes: [
      .init(at: 0.5, to: .column, animation: .spring(duration: 0.6, bounce: 0.2)),
      .init(at: 1.7, to: .pile, animation: .easeInOut(duration: 0.6)),
      .init(at: 2.9, to: .flow, animation: .spring(duration: 0.7, bounce: 0.25)),
      .init(at: 4.2, to: .row, animation: .smooth),
    ]
  ) {
    MorphingTags(arrangement: $0)
  }
}
