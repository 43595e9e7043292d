import SwiftUI

/// Buttons of one width: in a row while that fits, otherwise in a column.
private struct FittingButtons: View {
  var body: some View {
    ViewThatFits(in: .horizontal) {
      EqualWidthStack(axis: .horizontal) {
        VoteButtons(pets: .constant(Pet.candidates))
      }
      .accessibilityIdentifier("row")
      EqualWidthStack(axis: .vertical) {
        VoteButtons(pets: .constant(Pet.candidates))
      }
      .accessibilityIdentifier("column")
    }
  }
}

/// The buttons at one size of text, in a card that says how large body text is.
private struct TypeSizeCard: View {
  let points: Int
  let size: DynamicTypeSize

  var body: some View {
    VStack(spacing: 12) {
      Text("\(points) pt")
        .font(.footnote)
        .foregroundStyle(.secondary)
      FittingButtons()
        .dynamicTypeSize(size)
    }
    .padding(16)
    .frame(width: 370)
    .background(Color.gray.opacity(0.1), in: RoundedRectangle(cornerRadius: 16))
    .accessibilityIdentifier("card-\(points)")
  }
}

/// One row of buttons in one width, as the reader's text grows.
struct Fits: View {
  var body: some View {
    VStack(spacing: 12) {
      Text("A row while it fits")
        .font(.headline)
        .padding(.bottom, 2)
      TypeSizeCard(points: 17, size: .large)
      TypeSizeCard(points: 21, size: .xxLarge)
      TypeSizeCard(points: 33, size: .accessibility2)
    }
  }
}

extension GalleryScene {
  static let fits = GalleryScene(
    "fits", title: "Buttons that become a column when text grows",
    size: CGSize(width: 410, height: 532)
  ) {
    Fits()
  }
}
