import SwiftUI

/// Views side by side or below each other, all as wide as the widest wants to be.
struct EqualWidthStack: Layout {
  let axis: Axis

  private func largest(_ subviews: Subviews) -> CGSize {
    subviews.map { $0.sizeThatFits(.unspecified) }.reduce(.zero) { most, size in
      CGSize(width: max(most.width, size.width), height: max(most.height, size.height))
    }
  }

  /// Returns the gap after each view; none after the last.
  private func gaps(_ subviews: Subviews) -> [CGFloat] {
    subviews.indices.map { index in
      guard index + 1 < subviews.endIndex else { return 0 }
      return subviews[index].spacing.distance(to: subviews[index + 1].spacing, along: axis)
    }
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    guard !subviews.isEmpty else { return .zero }
    let cell = largest(subviews)
    let count = CGFloat(subviews.count)
    let gap = gaps(subviews).reduce(0, +)
    return axis == .horizontal
      ? CGSize(width: cell.width * count + gap, height: cell.height)
      : CGSize(width: cell.width, height: cell.height * count + gap)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    guard !subviews.isEmpty else { return }
    let cell = largest(subviews)
    let gaps = gaps(subviews)
    var corner = bounds.origin
    for index in subviews.indices {
      subviews[index].place(at: corner, proposal: ProposedViewSize(cell))
      if axis == .horizontal {
        corner.x += cell.width + gaps[index]
      } else {
        corner.y += cell.height + gaps[index]
      }
    }
  }
}

/// A button for each candidate; its label takes all the width it gets.
struct VoteButtons: View {
  @Binding var pets: [Pet]

  var body: some View {
    ForEach($pets) { $pet in
      Button {
        pet.votes += 1
      } label: {
        Text(pet.name)
          .frame(maxWidth: .infinity)
      }
      .buttonStyle(.bordered)
      .accessibilityIdentifier(pet.name.lowercased())
    }
  }
}

/// Buttons of one width in a row and in a column, and the votes that they count.
struct EqualWidth: View {
  @State private var pets = Pet.candidates

  var body: some View {
    VStack(spacing: 20) {
      EqualWidthStack(axis: .horizontal) {
        VoteButtons(pets: $pets)
      }
      EqualWidthStack(axis: .vertical) {
        VoteButtons(pets: $pets)
      }
      HStack(spacing: 16) {
        ForEach(pets) { pet in
          Text("\(pet.name): \(pet.votes)")
            .font(.footnote.monospacedDigit())
            .foregroundStyle(.secondary)
        }
      }
    }
    .padding()
  }
}

extension GalleryScene {
  static let equalWidth = GalleryScene(
    "equal-width", title: "Buttons as wide as the widest of them",
    size: CGSize(width: 360, height: 260)
  ) {
    EqualWidth()
  }
  .film(
    duration: 2,
    events: [.tap("goldfish", at: 0.5), .tap("goldfish", at: 1), .tap("dog", at: 1.5)])
}
