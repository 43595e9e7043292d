import Foundation
import StillGeometry
import StillLayout
import StillViewGraph

/// The track and the thumb: as wide as proposed, 31 high (rule C3.4).
nonisolated struct SliderBar: View {
  let scale: SliderScale
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.tintColor) private var tint
  @Environment(\.layoutDirection) private var direction
  /// Where the value was when a finger came down; nil while none is.
  @State private var start: Double?

  init(scale: SliderScale) {
    self.scale = scale
  }

  @MainActor var body: some View {
    let look = UIAppearanceValues.current
    SliderLayout(fraction: scale.fraction) {
      Capsule().fill(look.sliderRest.map { AnyShapeStyle($0) } ?? AnyShapeStyle(ControlColor.fill))
      Capsule().fill(tint ?? look.sliderTrack ?? .accentColor)
      Circle().inset(by: SliderLayout.edge)
        .fill(
          Color.white
            .shadow(.drop(color: .black.opacity(0.12), radius: 2.05, x: 0, y: 0.6))
            .shadow(.drop(color: .black.opacity(0.12), radius: 6.1, x: 0, y: 6)))
    }
    .compositingGroup()
    .opacity(isEnabled ? 1 : 0.5)
    .overlay {
      GeometryReader { room in
        Color.clear.contentShape(Rectangle())
          .gesture(drag(over: max(room.size.width - SliderLayout.thumb, 1)))
      }
    }
  }

  /// Moves the value by as much as the finger moves, wherever it came down; `way` is the thumb's, in points.
  @MainActor private func drag(over way: CGFloat) -> some Gesture {
    DragGesture(minimumDistance: 0)
      .onChanged { value in
        if start == nil {
          start = scale.fraction
          scale.onEditingChanged(true)
        }
        let distance = value.translation.width * (direction == .rightToLeft ? -1 : 1)
        if distance != 0 { scale.set((start ?? scale.fraction) + Double(distance / way)) }
      }
      .onEnded { _ in
        start = nil
        scale.onEditingChanged(false)
      }
  }
}

/// Places a track, its filled part and the thumb, whose centre stays inside the bounds.
nonisolated struct SliderLayout: Layout {
  var fraction: Double

  /// Points.
  static let thumb: CGFloat = 27
  /// The clear edge around the disc of the thumb: its outermost pixels are not quite full.
  static let edge: CGFloat = 0.065
  static let track: CGFloat = 4
  static let height: CGFloat = 31
  /// How far the track's middle is below that of the bounds, and the thumb's above.
  static let fall: CGFloat = 0.5
  /// How far the track ends inside the bounds.
  static let inset: CGFloat = 1
  /// Where no width is proposed.
  static let idealWidth: CGFloat = 100

  /// Returns the centre of the thumb, in points from the leading edge: it stands a whole number of points
  /// from there.
  static func center(_ fraction: Double, in width: CGFloat) -> CGFloat {
    thumb / 2 + (min(max(fraction, 0), 1) * max(width - thumb, 0)).rounded()
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    CGSize(
      width: max(proposal.width ?? Self.idealWidth, Self.thumb), height: Self.height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    guard subviews.count == 3 else { return }
    let center = Self.center(fraction, in: bounds.width)
    func place(_ index: Int, _ start: CGFloat, _ width: CGFloat, _ height: CGFloat, _ fall: CGFloat)
    {
      subviews[index].place(
        at: CGPoint(x: bounds.minX + start, y: bounds.midY + fall), anchor: .leading,
        proposal: ProposedViewSize(width: width, height: height))
    }
    place(0, Self.inset, bounds.width - 2 * Self.inset, Self.track, Self.fall)
    place(1, Self.inset, center - Self.inset, Self.track, Self.fall)
    place(2, center - Self.thumb / 2, Self.thumb, Self.thumb, -Self.fall)
  }
}
