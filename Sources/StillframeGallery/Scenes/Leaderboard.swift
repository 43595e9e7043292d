import SwiftUI

/// The votes so far: names and counts as wide as they need to be, and bars that share what is left.
struct Leaderboard: View {
  let pets: [Pet]

  private var total: Int { pets.map(\.votes).reduce(0, +) }

  var body: some View {
    VStack(alignment: .leading, spacing: 14) {
      HStack(alignment: .firstTextBaseline) {
        Text("Best companion")
          .font(.title3.bold())
        Spacer()
        Text("\(total) votes")
          .font(.footnote)
          .foregroundStyle(.secondary)
      }
      Grid(alignment: .leading, horizontalSpacing: 14, verticalSpacing: 11) {
        ForEach(pets) { pet in
          Divider()
          GridRow {
            Text(pet.name)
              .accessibilityIdentifier(pet.id.lowercased())
            ProgressView(value: Double(pet.votes), total: Double(total))
              .tint(pet.color)
              .accessibilityIdentifier("bar")
            Text("\(pet.votes)")
              .font(.body.monospacedDigit())
              .foregroundStyle(.secondary)
              .gridColumnAlignment(.trailing)
              .accessibilityIdentifier("votes")
          }
        }
      }
    }
    .padding(20)
  }
}

extension GalleryScene {
  static let leaderboard = GalleryScene(
    "leaderboard", title: "A leaderboard in a grid", size: CGSize(width: 340, height: 200)
  ) {
    Leaderboard(pets: Pet.candidates.sorted { $0.votes > $1.votes })
  }
}
