/// A rectangle of whole pixels, from the left and from the top.
public struct PixelRectangle: Hashable, Sendable, Codable {
  /// The column of its left edge, from 0.
  public var x: Int
  /// The row of its upper edge, from 0.
  public var y: Int
  /// The number of columns.
  public var width: Int
  /// The number of rows.
  public var height: Int

  /// A rectangle by its corner and its size, in pixels.
  public init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }
}

extension PixelRectangle {
  /// Returns the smallest rectangle around both.
  public func union(_ other: PixelRectangle) -> PixelRectangle {
    let (left, top) = (min(x, other.x), min(y, other.y))
    return PixelRectangle(
      x: left, y: top, width: max(x + width, other.x + other.width) - left,
      height: max(y + height, other.y + other.height) - top)
  }
}

extension PixelRectangle {
  func contains(_ x: Int, _ y: Int) -> Bool {
    x >= self.x && y >= self.y && x < self.x.saturating(plus: width)
      && y < self.y.saturating(plus: height)
  }

  /// Returns the part that lies in a picture of a size; nil for none.
  func within(width: Int, height: Int) -> PixelRectangle? {
    let (left, top) = (max(x, 0), max(y, 0))
    let right = min(x.saturating(plus: self.width), width)
    let bottom = min(y.saturating(plus: self.height), height)
    guard left < right, top < bottom else { return nil }
    return PixelRectangle(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Returns the parts of the rectangle outside others, as rectangles that do not overlap.
  func subtracting(_ others: [PixelRectangle]) -> [PixelRectangle] {
    others.reduce([self]) { parts, other in parts.flatMap { $0.subtracting(other) } }
  }

  private func subtracting(_ other: PixelRectangle) -> [PixelRectangle] {
    let left = max(x, other.x)
    let top = max(y, other.y)
    let right = min(x + width, other.x.saturating(plus: other.width))
    let bottom = min(y + height, other.y.saturating(plus: other.height))
    guard left < right, top < bottom else { return [self] }
    return [
      PixelRectangle(x: x, y: y, width: width, height: top - y),
      PixelRectangle(x: x, y: bottom, width: width, height: y + height - bottom),
      PixelRectangle(x: x, y: top, width: left - x, height: bottom - top),
      PixelRectangle(x: right, y: top, width: x + width - right, height: bottom - top),
    ].filter { $0.width > 0 && $0.height > 0 }
  }

  /// Returns the areas that lie in one of two pictures only, laid on each other at the top left.
  static func inOneOnly(_ a: Bitmap, _ b: Bitmap) -> [PixelRectangle] {
    let (width, height) = (min(a.width, b.width), min(a.height, b.height))
    return [a, b].flatMap { bitmap in
      [
        PixelRectangle(x: width, y: 0, width: bitmap.width - width, height: height),
        PixelRectangle(x: 0, y: height, width: bitmap.width, height: bitmap.height - height),
      ]
    }.filter { $0.width > 0 && $0.height > 0 }
  }
}

extension Int {
  /// Returns the sum, or the largest or smallest number where that is beyond.
  fileprivate func saturating(plus other: Int) -> Int {
    let (sum, isBeyond) = addingReportingOverflow(other)
    return isBeyond ? (other > 0 ? .max : .min) : sum
  }
}
