public import Foundation
public import StillGeometry

/// Colours on the way from one place to another.
public final class CGGradient: Sendable {
  let gradient: Gradient

  private init(_ colors: [CGColor], _ locations: [CGFloat]?) {
    let places = locations ?? colors.indices.map { CGFloat($0) / CGFloat(max(colors.count - 1, 1)) }
    let stops = zip(colors.map(Self.parts), places).map { parts, place in
      (parts, place.isFinite ? min(max(place, 0), 1) : 0)
    }.sorted { $0.1 < $1.1 }
    gradient = Gradient(stops: Self.mixed(stops))
  }

  /// Red, green, blue and alpha of a colour, gamma-encoded.
  private static func parts(of color: CGColor) -> [CGFloat] {
    let parts = color.components ?? []
    return parts.count == 2 ? [parts[0], parts[0], parts[0], parts[1]] : parts
  }

  /// Steps between two colours: views mix colours as they are seen, Core Graphics by their components.
  private static let steps = 16

  private static func mixed(_ stops: [([CGFloat], CGFloat)]) -> [Gradient.Stop] {
    func stop(_ parts: [CGFloat], _ place: CGFloat) -> Gradient.Stop? {
      guard parts.count == 4 else { return nil }
      return Gradient.Stop(
        color: Color(
          red: Double(parts[0]), green: Double(parts[1]), blue: Double(parts[2]),
          opacity: Double(parts[3])), location: place)
    }
    var result = stops.prefix(1).compactMap { stop($0.0, $0.1) }
    for (first, last) in zip(stops, stops.dropFirst()) {
      let count = first.1 < last.1 ? steps : 1
      for step in 1...count {
        let share = CGFloat(step) / CGFloat(count)
        let parts = zip(first.0, last.0).map { $0 + ($1 - $0) * share }
        if let next = stop(parts, first.1 + (last.1 - first.1) * share) { result.append(next) }
      }
    }
    return result
  }

  /// A gradient of colours; nil without any.
  ///
  /// - Parameters:
  ///   - space: No effect: colours are mixed in sRGB.
  ///   - locations: One from 0 to 1 for each colour; nil spaces them evenly.
  public convenience init?(
    colorsSpace space: CGColorSpace?, colors: NSArray, locations: UnsafePointer<CGFloat>?
  ) {
    let all = colors.compactMap { $0 as? CGColor }
    guard !all.isEmpty, all.count == colors.count else { return nil }
    let places = unsafe locations.map {
      unsafe Array(UnsafeBufferPointer(start: $0, count: all.count))
    }
    self.init(all, places)
  }

  /// A gradient of colours by their components from 0 to 1, each with alpha last; nil without any.
  ///
  /// - Parameter locations: One from 0 to 1 for each colour; nil spaces them evenly.
  public convenience init?(
    colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
    locations: UnsafePointer<CGFloat>?, count: Int
  ) {
    guard count > 0, count <= 4096 else { return nil }
    let width = space.numberOfComponents + 1
    let values = unsafe Array(UnsafeBufferPointer(start: components, count: count * width))
    let all = (0..<count).map { number in
      let parts = values[(number * width)..<((number + 1) * width)]
      let first = parts.startIndex
      return width == 2
        ? CGColor(gray: parts[first], alpha: parts[first + 1])
        : CGColor(
          red: parts[first], green: parts[first + 1], blue: parts[first + 2],
          alpha: parts[first + 3])
    }
    let places = unsafe locations.map {
      unsafe Array(UnsafeBufferPointer(start: $0, count: count))
    }
    self.init(all, places)
  }
}

/// The sides on which a gradient goes on in its first or last colour.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// Before its start.
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
  /// Behind its end.
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}

extension CGContext {
  /// Paints a gradient between two points, over all that is not clipped.
  public func drawLinearGradient(
    _ gradient: CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions
  ) {
    guard let area = Self.band(from: start, to: end, in: context.clipBoundingRect, options) else {
      return
    }
    fill(
      area, with: .linearGradient(gradient.gradient, startPoint: start, endPoint: end))
  }

  /// Paints a gradient between two circles, over all that is not clipped. Circles with two centres are drawn around the last one.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
    endRadius: CGFloat, options: CGGradientDrawingOptions
  ) {
    guard endCenter.x.isFinite, endCenter.y.isFinite, startRadius.isFinite, endRadius.isFinite
    else { return }
    func circle(_ radius: CGFloat) -> CGRect {
      CGRect(origin: endCenter, size: .zero).insetBy(dx: -max(radius, 0), dy: -max(radius, 0))
    }
    let (inner, outer) = (min(startRadius, endRadius), max(startRadius, endRadius))
    let fillsInner = options.contains(
      startRadius <= endRadius ? .drawsBeforeStartLocation : .drawsAfterEndLocation)
    let fillsOuter = options.contains(
      startRadius <= endRadius ? .drawsAfterEndLocation : .drawsBeforeStartLocation)
    var area = Path()
    if fillsOuter {
      area.addRect(context.clipBoundingRect.union(circle(outer)))
    } else {
      area.addEllipse(in: circle(outer))
    }
    if !fillsInner, inner > 0 { area.addEllipse(in: circle(inner)) }
    fill(
      area,
      with: .radialGradient(
        gradient.gradient, center: endCenter, startRadius: startRadius, endRadius: endRadius))
  }

  /// Makes the outline of the path's line the path.
  public func replacePathWithStrokedPath() { replacePath { $0.strokedPath($1) } }

  /// Returns the band between two points, across the whole of a rectangle; nil where there is none.
  private static func band(
    from start: CGPoint, to end: CGPoint, in bounds: CGRect, _ options: CGGradientDrawingOptions
  ) -> Path? {
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let length = (dx * dx + dy * dy).squareRoot()
    guard length > 0, length.isFinite, !bounds.isNull else { return nil }
    let far = CGRect(origin: start, size: .zero).union(bounds)
      .union(CGRect(origin: end, size: .zero))
    let reach = (far.width + far.height) / length
    let first = options.contains(.drawsBeforeStartLocation) ? -reach : 0
    let last = options.contains(.drawsAfterEndLocation) ? reach + 1 : 1
    func point(_ along: CGFloat, _ across: CGFloat) -> CGPoint {
      CGPoint(
        x: start.x + dx * along - dy * across * reach, y: start.y + dy * along + dx * across * reach
      )
    }
    var path = Path()
    path.addLines([point(first, -1), point(last, -1), point(last, 1), point(first, 1)])
    path.closeSubpath()
    return path
  }
}
