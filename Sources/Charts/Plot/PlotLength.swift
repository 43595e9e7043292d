package import Foundation
import StillGeometry

/// A length along a side of the plot area: a share of it and a number of points.
package struct PlotLength: Equatable, Sendable {
  package var share: Double
  package var points: Double

  package init(_ share: Double, _ points: Double = 0) {
    (self.share, self.points) = (share, points)
  }

  /// The length in points for a side of a length.
  package func callAsFunction(_ length: CGFloat) -> CGFloat {
    CGFloat(share) * length + CGFloat(points)
  }

  package static func + (a: PlotLength, b: PlotLength) -> PlotLength {
    PlotLength(a.share + b.share, a.points + b.points)
  }

  package static func - (a: PlotLength, b: PlotLength) -> PlotLength {
    PlotLength(a.share - b.share, a.points - b.points)
  }

  package static func * (a: PlotLength, factor: Double) -> PlotLength {
    PlotLength(a.share * factor, a.points * factor)
  }

  /// The point at a part of the way to another.
  package func mixed(with other: PlotLength, by part: Double) -> PlotLength {
    self + (other - self) * part
  }
}

/// A stretch along a side of the plot area; the end may come before the start.
package struct PlotStretch: Equatable, Sendable {
  package var start: PlotLength
  package var end: PlotLength

  package init(_ start: PlotLength, _ end: PlotLength) {
    (self.start, self.end) = (start, end)
  }

  package var middle: PlotLength { start.mixed(with: end, by: 0.5) }

  /// The stretch with a width around its middle.
  package func resized(_ dimension: MarkDimension, automatic: MarkDimension) -> PlotStretch {
    let kind = dimension.kind == .automatic ? automatic.kind : dimension.kind
    switch kind {
    case .automatic: return self
    case .fixed(let length):
      let half = PlotLength(0, length.isFinite ? Double(max(length, 0)) / 2 : 0)
      return PlotStretch(middle - half, middle + half)
    case .ratio(let ratio):
      let part = ratio.isFinite ? Double(ratio) / 2 : 0.5
      let half = (end - start) * part
      return PlotStretch(middle - half, middle + half)
    case .inset(let length):
      let inset = PlotLength(0, length.isFinite ? Double(length) : 0)
      return PlotStretch(start + inset, end - inset)
    }
  }

  /// One of several equal parts.
  package func part(_ index: Int, of count: Int) -> PlotStretch {
    guard count > 1 else { return self }
    return PlotStretch(
      start.mixed(with: end, by: Double(index) / Double(count)),
      start.mixed(with: end, by: Double(index + 1) / Double(count)))
  }

  package func moved(by points: CGFloat) -> PlotStretch {
    let shift = PlotLength(0, Double(points))
    return PlotStretch(start + shift, end + shift)
  }
}

/// A rectangle of the plot area.
package struct PlotRect: Equatable, Sendable {
  package var x: PlotStretch
  package var y: PlotStretch
  /// The sector in whose middle the rectangle is, as a point; nil for marks along axes.
  package var sector: SectorPlace?

  /// The middle of a sector, which depends on both sides of the plot area.
  package struct SectorPlace: Equatable, Sendable {
    let geometry: SectorGeometry
    /// Whether x grows to the left.
    let isMirrored: Bool
  }

  /// The rectangle in a plot area of a size, with positive width and height.
  package func rect(in size: CGSize) -> CGRect {
    if let sector {
      var middle = sector.geometry.middle(in: CGRect(origin: .zero, size: size))
      if sector.isMirrored { middle.x = size.width - middle.x }
      return CGRect(origin: middle, size: .zero)
    }
    let (x0, x1) = (x.start(size.width), x.end(size.width))
    let (y0, y1) = (y.start(size.height), y.end(size.height))
    return CGRect(
      x: min(x0, x1), y: min(y0, y1), width: abs(x1 - x0), height: abs(y1 - y0))
  }
}

/// From the values of an axis to the plot area.
package struct AxisGeometry: Sendable {
  package let scale: PositionScale
  /// The distances to the ends of the plot area, in points.
  package private(set) var padding: (start: CGFloat, end: CGFloat)
  package let isVertical: Bool
  /// The visible part of the scale, in shares.
  package var window: (start: Double, length: Double) = (0, 1)

  package init(
    _ scale: PositionScale, padding: (start: CGFloat, end: CGFloat)?, isVertical: Bool
  ) {
    self.scale = scale
    self.padding = padding ?? (0, 0)
    self.isVertical = isVertical
  }

  /// Whether small values lie at the far end of the side: numbers and dates grow upwards.
  private var isFlipped: Bool { isVertical && !scale.isDiscrete }

  /// The place of a share of the scale. The far end of y is its top.
  package func place(_ unit: Double) -> PlotLength {
    let unit = (unit - window.start) / window.length
    let points = Double(padding.start) * (1 - unit) - Double(padding.end) * unit
    return isFlipped ? PlotLength(1 - unit, -points) : PlotLength(unit, points)
  }

  /// The share of the scale at a place, in points.
  package func unit(at place: CGFloat, length: CGFloat) -> Double? {
    let inner = length - padding.start - padding.end
    guard inner != 0, place.isFinite, length.isFinite else { return nil }
    let fromStart = isFlipped ? length - place : place
    let unit = Double((fromStart - padding.start) / inner)
    return unit * window.length + window.start
  }

  /// Steps back further from the near and the far end of the side, in points.
  package mutating func leave(near: CGFloat, far: CGFloat) {
    padding.start += isFlipped ? far : near
    padding.end += isFlipped ? near : far
  }

  /// The padding at the near and the far end of the side.
  package var screenPadding: (start: Double, end: Double) {
    isFlipped
      ? (Double(padding.end), Double(padding.start)) : (Double(padding.start), Double(padding.end))
  }

  /// The place of a value: of a category the middle of its band.
  package func place(_ datum: _Datum) -> PlotLength? { scale.unit(datum).map(place) }

  /// The band of a category or of a unit.
  package func band(_ extent: PlottedExtent) -> PlotStretch? {
    switch extent {
    case .value(let datum):
      guard let middle = scale.unit(datum), scale.isDiscrete else { return nil }
      let half = scale.band / 2
      return PlotStretch(place(middle - half), place(middle + half))
    case .bin(let datum, let low, let high):
      if let ends = ends(low, high) { return ends }
      return band(.value(datum))
    default: return nil
    }
  }

  private func ends(_ low: Double, _ high: Double) -> PlotStretch? {
    guard let scale = scale.numbers, let start = scale.unit(low), let end = scale.unit(high) else {
      return nil
    }
    return PlotStretch(place(start), place(end))
  }
}
