import Foundation

/// A rectangle of whole pixels.
struct PixelRect: Equatable {
  var minX: Int
  var minY: Int
  var maxX: Int
  var maxY: Int

  static let empty = PixelRect(minX: 0, minY: 0, maxX: 0, maxY: 0)

  /// How far from a pixel's edge an edge may lie and still count as on it; in pixels.
  private static let tolerance: CGFloat = 1e-3
  /// Beyond, no picture reaches.
  private static let limit: CGFloat = 1e6

  init(minX: Int, minY: Int, maxX: Int, maxY: Int) {
    self.minX = minX
    self.minY = minY
    self.maxX = maxX
    self.maxY = maxY
  }

  /// The pixels of a rectangle whose edges all lie on pixel edges.
  init?(aligned rect: CGRect) {
    func edge(_ value: CGFloat) -> Int? {
      let value = Self.near(value)
      let whole = value.rounded()
      return abs(value - whole) <= Self.tolerance ? Int(whole) : nil
    }
    guard let minX = edge(rect.minX), let minY = edge(rect.minY), let maxX = edge(rect.maxX),
      let maxY = edge(rect.maxY)
    else { return nil }
    self.init(minX: minX, minY: minY, maxX: maxX, maxY: maxY)
  }

  /// The pixels whose centres lie in a rectangle, on its left and upper edges as well: those of a hard edge.
  init(centersIn rect: CGRect) {
    func edge(_ value: CGFloat) -> Int {
      Int((Self.near(value) - 0.5 - Self.tolerance).rounded(.up))
    }
    self.init(
      minX: edge(rect.minX), minY: edge(rect.minY), maxX: edge(rect.maxX), maxY: edge(rect.maxY))
  }

  /// All pixels that a rectangle touches.
  init(around rect: CGRect) {
    self.init(
      minX: Int(Self.near(rect.minX.rounded(.down))),
      minY: Int(Self.near(rect.minY.rounded(.down))),
      maxX: Int(Self.near(rect.maxX.rounded(.up))), maxY: Int(Self.near(rect.maxY.rounded(.up))))
  }

  /// Returns the number within the limit; the lower one for what is no number.
  private static func near(_ value: CGFloat) -> CGFloat {
    value > -limit ? Swift.min(value, limit) : -limit
  }

  var isEmpty: Bool { minX >= maxX || minY >= maxY }
  var width: Int { max(maxX - minX, 0) }
  var height: Int { max(maxY - minY, 0) }

  /// Grown by pixels on all sides.
  func outset(_ distance: Int) -> PixelRect {
    PixelRect(
      minX: minX - distance, minY: minY - distance, maxX: maxX + distance,
      maxY: maxY + distance)
  }

  /// Moved by whole pixels.
  func offset(x: Int, y: Int) -> PixelRect {
    PixelRect(minX: minX + x, minY: minY + y, maxX: maxX + x, maxY: maxY + y)
  }

  func intersection(_ other: PixelRect) -> PixelRect {
    PixelRect(
      minX: max(minX, other.minX), minY: max(minY, other.minY),
      maxX: min(maxX, other.maxX), maxY: min(maxY, other.maxY))
  }

  /// Returns the smallest rectangle around both, neither of which is empty.
  func union(_ other: PixelRect) -> PixelRect {
    PixelRect(
      minX: min(minX, other.minX), minY: min(minY, other.minY),
      maxX: max(maxX, other.maxX), maxY: max(maxY, other.maxY))
  }
}
