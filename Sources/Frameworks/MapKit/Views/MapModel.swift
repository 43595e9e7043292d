import SwiftUI

/// The items of a map, and the projections of its positions.
struct MapModel {
  let items: [MapItem]
  let position: MapCameraPosition.Storage
  /// Nil where nothing can be selected.
  let selection: (isSelected: (AnyHashable) -> Bool, select: (AnyHashable) -> Void)?

  func projection(in size: CGSize) -> MapProjection {
    position.projection(in: size, content: items.reduce(.null) { $0.union($1.rect) })
  }

  /// The parts that are views: markers and annotations.
  @MainActor var pins: [PlacedPin] {
    items.enumerated().compactMap { index, item in
      PlacedPin(
        item, index, isSelected: item.tag.map { selection?.isSelected($0) ?? false } ?? false)
    }
  }
}

/// A view at a coordinate.
struct PlacedPin: Identifiable {
  let id: [AnyHashable]
  let item: MapItem
  let point: MKMapPoint
  let anchor: UnitPoint
  let title: Text?
  let face: AnyView

  @MainActor init?(_ item: MapItem, _ index: Int, isSelected: Bool) {
    id = item.identities.isEmpty ? [AnyHashable(index)] : item.identities + [AnyHashable(index)]
    self.item = item
    switch item.kind {
    case .marker(let title, let glyph, let place):
      point = MKMapPoint(place)
      anchor = .bottom
      self.title = item.showsTitle ? title : nil
      face = AnyView(Balloon(glyph: glyph, color: item.tint ?? .red, isLarge: isSelected))
    case .annotation(let title, let view, let anchor, let place):
      point = MKMapPoint(place)
      self.anchor = anchor
      self.title = item.showsTitle ? title : nil
      face = view
    case .figure, .user: return nil
    }
  }
}

/// The balloon of a marker, 30 points wide (48 when it is selected), with its tip at the bottom.
struct Balloon: View {
  let glyph: AnyView
  let color: Color
  let isLarge: Bool

  var body: some View {
    let width: CGFloat = isLarge ? 48 : 30
    ZStack(alignment: .top) {
      BalloonShape()
        .fill(color.gradient)
        .shadow(color: .black.opacity(0.25), radius: 2, y: 1)
      glyph
        .font(.system(size: width * 0.46, weight: .semibold))
        .foregroundStyle(.white)
        .frame(width: width * 0.6, height: width)
    }
    .frame(width: width, height: width * 1.16)
  }
}

/// A circle with a tip below.
private struct BalloonShape: Shape {
  nonisolated func path(in rect: CGRect) -> Path {
    let radius = rect.width / 2
    let center = CGPoint(x: rect.midX, y: rect.minY + radius)
    return Path { path in
      path.addArc(
        center: center, radius: radius, startAngle: .degrees(120), endAngle: .degrees(60),
        clockwise: false)
      path.addQuadCurve(
        to: CGPoint(x: rect.midX, y: rect.maxY),
        control: CGPoint(x: rect.midX + radius * 0.14, y: rect.minY + radius * 2))
      path.addQuadCurve(
        to: CGPoint(
          x: center.x + radius * cos(120 * .pi / 180), y: center.y + radius * sin(120 * .pi / 180)),
        control: CGPoint(x: rect.midX - radius * 0.14, y: rect.minY + radius * 2))
    }
  }
}
