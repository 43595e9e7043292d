import SwiftUI

/// The drawn map: ground, graticule, figures, and views at their coordinates.
struct MapCanvas: View {
  let model: MapModel
  let style: MapStyle
  let link: MapLink?
  let report: ((MapCameraUpdateContext) -> Void)?

  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    GeometryReader { geometry in
      let projection = model.projection(in: geometry.size)
      let _ = link?.show(projection, geometry)
      ZStack {
        Canvas { context, size in drawGround(context, size, projection) }
        figures(projection)
        PinLayout(projection: projection) {
          ForEach(model.pins) { pin in
            face(pin)
            if let title = pin.title { label(title, of: pin) }
          }
        }
      }
      .onAppear { report?(MapCameraUpdateContext(projection)) }
    }
    .clipped()
    .warns(["draws a graticule in place of tiles: no map data is available"])
  }

  private var isDark: Bool { colorScheme == .dark }

  private var ground: Color {
    if style.isImagery { return Color(red: 0.20, green: 0.26, blue: 0.22) }
    return isDark
      ? Color(red: 0.17, green: 0.18, blue: 0.20) : Color(red: 0.95, green: 0.94, blue: 0.90)
  }

  private var ink: Color {
    style.isImagery || isDark
      ? Color.white.opacity(0.14) : Color(red: 0.62, green: 0.66, blue: 0.68).opacity(0.45)
  }

  private func drawGround(_ context: GraphicsContext, _ size: CGSize, _ projection: MapProjection) {
    context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(ground))
    var path = Path()
    for (start, end) in Graticule(projection).lines {
      // A line around the whole earth has both of its ends in one place.
      let middle = CLLocationCoordinate2D(
        latitude: (start.latitude + end.latitude) / 2,
        longitude: (start.longitude + end.longitude) / 2)
      let (a, b) = (projection.point(start), projection.point(end))
      let center = projection.point(middle)
      let reach = max(abs(a.x - center.x), abs(b.x - center.x))
      if start.latitude == end.latitude, abs(a.x - b.x) < 1, projection.heading == 0 {
        path.move(to: CGPoint(x: center.x - max(reach, size.width), y: a.y))
        path.addLine(to: CGPoint(x: center.x + max(reach, size.width), y: a.y))
      } else {
        path.move(to: a)
        path.addLine(to: b)
      }
    }
    context.stroke(path, with: .color(ink), lineWidth: 1)
  }

  private func figures(_ projection: MapProjection) -> some View {
    ForEach(Array(model.items.enumerated()), id: \.offset) { _, item in
      if case .figure(let figure) = item.kind {
        let path = figure.path(projection)
        if figure.isArea {
          path.fill(
            item.fill ?? AnyShapeStyle(item.tint ?? .blue.opacity(0.3)),
            style: FillStyle(eoFill: !figure.holes.isEmpty))
        }
        if let stroke = item.stroke {
          path.stroke(stroke.style, style: stroke.line)
        } else if !figure.isArea {
          path.stroke(
            item.fill ?? AnyShapeStyle(item.tint ?? .blue), style: StrokeStyle(lineWidth: 3))
        }
      }
    }
  }

  @ViewBuilder private func face(_ pin: PlacedPin) -> some View {
    let placed = pin.face.layoutValue(
      key: PinPlace.self, value: PinPlace(point: pin.point, anchor: pin.anchor, isLabel: false))
    if let tag = pin.item.tag, let selection = model.selection {
      placed.onTapGesture { selection.select(tag) }
    } else {
      placed
    }
  }

  private func label(_ title: Text, of pin: PlacedPin) -> some View {
    title
      .font(.caption2.weight(.semibold))
      .multilineTextAlignment(.center)
      .lineLimit(2)
      .shadow(color: ground, radius: 1)
      .shadow(color: ground, radius: 1)
      .padding(.top, 2)
      .layoutValue(
        key: PinPlace.self, value: PinPlace(point: pin.point, anchor: pin.anchor, isLabel: true))
  }
}

extension MapCameraUpdateContext {
  init(_ projection: MapProjection) {
    self.init(
      camera: projection.camera, region: MKCoordinateRegion(projection.rect),
      rect: projection.rect)
  }
}

/// The place of a view on a map.
struct PinPlace: LayoutValueKey {
  let point: MKMapPoint
  let anchor: UnitPoint
  /// Whether it is the title below the view before it.
  let isLabel: Bool

  static let defaultValue: PinPlace? = nil
}

/// Places views at map points; a title is centered below the view before it, and at most 120 points wide.
private struct PinLayout: Layout {
  let projection: MapProjection

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    projection.size
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    var bottom = CGPoint.zero
    for subview in subviews {
      guard let place = subview[PinPlace.self] else { continue }
      if place.isLabel {
        subview.place(
          at: bottom, anchor: .top, proposal: ProposedViewSize(width: 120, height: nil))
        continue
      }
      let point = projection.point(place.point)
      let size = subview.sizeThatFits(.unspecified)
      let target = CGPoint(x: bounds.minX + point.x, y: bounds.minY + point.y)
      subview.place(at: target, anchor: place.anchor, proposal: .unspecified)
      bottom = CGPoint(
        x: target.x + (0.5 - place.anchor.x) * size.width,
        y: target.y + (1 - place.anchor.y) * size.height)
    }
  }
}
