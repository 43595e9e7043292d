import SwiftUI

/// Which of the built-in layouts a scene shows.
enum Arrangement: Sendable {
  case row, column, depth

  var layout: AnyLayout {
    switch self {
    case .row: AnyLayout(HStackLayout())
    case .column: AnyLayout(VStackLayout())
    case .depth: AnyLayout(ZStackLayout())
    }
  }
}

/// Three views that keep their identity while the layout around them changes.
struct SwitchingLayouts: View {
  let arrangement: Arrangement

  var body: some View {
    arrangement.layout {
      Color.orange
        .accessibilityIdentifier("orange")
      Capsule()
        .fill(.yellow)
        .accessibilityIdentifier("yellow")
      Text("Hello")
        .accessibilityIdentifier("hello")
    }
    .padding()
  }
}

extension GalleryScene {
  static let anyLayout = GalleryScene(
    "anylayout", title: "One row, one column, one pile: the same three views",
    size: CGSize(width: 200, height: 200)
  ) {
    SwitchingLayouts(arrangement: .row)
  }
  .film(
    duration: 4, value: Arrangement.row,
    changes: [
      .init(at: 0.5, to: .column, animation: .easeInOut(duration: 0.6)),
      .init(at: 1.6, to: .depth, animation: .spring(duration: 0.6, bounce: 0.3)),
      .init(at: 2.8, to: .row, animation: .default),
    ]
  ) {
    SwitchingLayouts(arrangement: $0)
  }

  static let anyLayoutColumn = GalleryScene(
    "anylayout-column", title: "The same three views in a column",
    size: CGSize(width: 200, height: 200)
  ) {
    SwitchingLayouts(arrangement: .column)
  }

  static let anyLayoutDepth = GalleryScene(
    "anylayout-depth", title: "The same three views on top of each other",
    size: CGSize(width: 200, height: 200)
  ) {
    SwitchingLayouts(arrangement: .depth)
  }
}
