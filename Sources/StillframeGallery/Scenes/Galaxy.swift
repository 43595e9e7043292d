import SwiftUI

/// Views on a spiral from the middle outwards, a full turn in all.
struct SpiralLayout: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let reach = min(bounds.width, bounds.height) / 2
    let step = Angle.degrees(360 / Double(max(subviews.count, 1))).radians
    for (index, subview) in subviews.enumerated() {
      var spot = CGPoint(x: 0, y: -reach * CGFloat(index) / 10)
        .applying(CGAffineTransform(rotationAngle: step * Double(index)))
      spot.x += bounds.midX
      spot.y += bounds.midY
      subview.place(at: spot, anchor: .center, proposal: .unspecified)
    }
  }
}

/// Dust, small stars and bright ones.
struct Galaxy: View {
  private let stars = ["•", "•", "*", "✦", "✦", "⭐️", "⭐️", "✨", "🌟", "💫"]

  var body: some View {
    SpiralLayout {
      ForEach(stars.indices, id: \.self) { index in
        Text(stars[index])
          .font(.system(size: 10 + CGFloat(index) * 2.6))
          .foregroundStyle(index < 5 ? Color.white : index == 9 ? .yellow : .orange)
          .accessibilityIdentifier("star-\(index)")
      }
    }
    .padding(24)
    .background(.black)
  }
}

extension GalleryScene {
  static let galaxy = GalleryScene(
    "galaxy", title: "Stars on a spiral", size: CGSize(width: 240, height: 240)
  ) {
    Galaxy()
  }
}
