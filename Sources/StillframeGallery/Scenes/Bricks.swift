import SwiftUI

/// Bricks in a row that a switch piles up.
struct Bricks: View {
  @State private var isPiled = false

  var body: some View {
    let layout = isPiled ? AnyLayout(VStackLayout()) : AnyLayout(HStackLayout())

    VStack {
      Toggle("Pile the bricks", isOn: $isPiled.animation())
        .font(.title2)
        .accessibilityIdentifier("toggle")
      Spacer()
      layout {
        ForEach(0..<6) { number in
          RoundedRectangle(cornerRadius: 5)
            .fill(.green)
            .frame(width: 50, height: 50)
            .accessibilityIdentifier("brick-\(number)")
        }
      }
    }
    .padding()
  }
}

extension GalleryScene {
  static let bricks = GalleryScene(
    "bricks", title: "A switch piles bricks up", size: CGSize(width: 380, height: 440)
  ) {
    Bricks()
  }
  .film(duration: 3, events: [.tap("toggle", at: 0.5), .tap("toggle", at: 1.8)])
}
