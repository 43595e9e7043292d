import Foundation
import StillGeometry
import StillLayout

/// The frame of a label, in the coordinates of the labels' layout.
enum LabelledFrame: LayoutValueKey {
  static var defaultValue: CGRect { .zero }
}

/// Places labels at their frames, with as little overlap of labels and small frames as possible.
///
/// The smallest frames come first, because they have the fewest candidate positions. Each label tries its candidates in
/// order of preference and takes the one with the lowest cost.
struct LabelPlacement: Layout {
  /// Frames that are better left free where they are small.
  let obstacles: [CGRect]

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let canvas = CGRect(origin: .zero, size: bounds.size)
    let small = obstacles.filter { $0.width * $0.height < canvas.width * canvas.height / 12 }
    let frames = subviews.map { $0[LabelledFrame.self] }
    let order = frames.indices.sorted { a, b in
      let (first, second) = (Self.area(frames[a]), Self.area(frames[b]))
      return first != second ? first < second : a < b
    }
    var taken: [CGRect] = []
    for index in order {
      let size = subviews[index].sizeThatFits(.unspecified)
      let place = place(of: size, at: frames[index], canvas, taken, small)
      taken.append(place)
      subviews[index].place(
        at: CGPoint(x: bounds.minX + place.minX, y: bounds.minY + place.minY),
        proposal: .unspecified)
    }
  }

  private static func area(_ frame: CGRect) -> CGFloat { frame.width * frame.height }

  private func place(
    of size: CGSize, at frame: CGRect, _ canvas: CGRect, _ taken: [CGRect], _ small: [CGRect]
  ) -> CGRect {
    var best = CGRect(origin: frame.origin, size: size)
    var least = CGFloat.infinity
    for (rank, origin) in candidates(size, frame).enumerated() {
      var place = CGRect(origin: origin, size: size)
      place.origin.x = max(min(place.minX, canvas.maxX - 2 - size.width), 2)
      place.origin.y = max(min(place.minY, canvas.maxY - 2 - size.height), 2)
      var cost = CGFloat(rank) * 4
      cost += (abs(place.minX - origin.x) + abs(place.minY - origin.y)) * 3
      for other in taken {
        cost += Self.overlap(place.insetBy(dx: -0.5, dy: -0.5), other) * 40
      }
      for other in small { cost += Self.overlap(place, other) * 0.3 }
      if cost < least {
        least = cost
        best = place
      }
    }
    return best
  }

  /// Returns candidates for the top left corner in order of preference.
  private func candidates(_ size: CGSize, _ frame: CGRect) -> [CGPoint] {
    let (width, height) = (size.width, size.height)
    let above = frame.minY - height
    let right = frame.maxX - width
    if frame.height == 0 {
      return [
        CGPoint(x: frame.maxX, y: frame.minY - height / 2),
        CGPoint(x: frame.minX - width, y: frame.minY - height / 2),
        CGPoint(x: right, y: above), CGPoint(x: frame.minX, y: above),
        CGPoint(x: frame.midX - width / 2, y: above),
      ]
    }
    if frame.width == 0 {
      return [
        CGPoint(x: frame.minX - width / 2, y: frame.maxY),
        CGPoint(x: frame.minX - width / 2, y: above),
        CGPoint(x: frame.minX, y: frame.maxY - height), CGPoint(x: frame.minX, y: frame.minY),
      ]
    }
    var places: [CGPoint] = []
    let isRoomy = width <= frame.width && height * 2 <= frame.height
    if isRoomy { places.append(CGPoint(x: frame.minX, y: frame.minY)) }
    // Beside low frames, such as those of texts, and vertically centred on them.
    if frame.height < 3 * height {
      places.append(CGPoint(x: frame.maxX + 1, y: frame.midY - height / 2))
    }
    places += [
      CGPoint(x: frame.minX, y: above), CGPoint(x: frame.minX, y: frame.maxY),
      CGPoint(x: right, y: above), CGPoint(x: right, y: frame.maxY),
      CGPoint(x: frame.midX - width / 2, y: above),
      CGPoint(x: frame.midX - width / 2, y: frame.maxY),
    ]
    if isRoomy {
      places += [
        CGPoint(x: right, y: frame.minY), CGPoint(x: frame.minX, y: frame.maxY - height),
        CGPoint(x: right, y: frame.maxY - height),
        CGPoint(x: frame.midX - width / 2, y: frame.midY - height / 2),
      ]
    }
    places += [
      CGPoint(x: frame.maxX + 1, y: frame.midY - height / 2),
      CGPoint(x: frame.minX - width - 1, y: frame.midY - height / 2),
      CGPoint(x: frame.minX, y: frame.minY),
    ]
    for row in 1...3 {
      places.append(CGPoint(x: frame.minX, y: above - CGFloat(row) * (height + 1)))
      places.append(CGPoint(x: frame.minX, y: frame.maxY + CGFloat(row) * (height + 1)))
    }
    return places
  }

  private static func overlap(_ a: CGRect, _ b: CGRect) -> CGFloat {
    let width = min(a.maxX, b.maxX) - max(a.minX, b.minX)
    let height = min(a.maxY, b.maxY) - max(a.minY, b.minY)
    return width > 0 && height > 0 ? width * height : 0
  }
}
