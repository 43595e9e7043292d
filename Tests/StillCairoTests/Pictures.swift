import Foundation
import StillCairo
import StillDrawing
import StillGeometry
import StillRaster

extension ResolvedColor {
  static let black = gray(0)
  static let white = gray(1)
  static let red = ResolvedColor(red: 1, green: 0, blue: 0, opacity: 1)
  static let green = ResolvedColor(red: 0, green: 1, blue: 0, opacity: 1)
  static let blue = ResolvedColor(red: 0, green: 0, blue: 1, opacity: 1)

  static func gray(_ value: Float, opacity: Float = 1) -> ResolvedColor {
    ResolvedColor(red: value, green: value, blue: value, opacity: opacity)
  }
}

extension Paint {
  static let black = Paint.color(.black)
  static let red = Paint.color(.red)
  static let green = Paint.color(.green)
  static let blue = Paint.color(.blue)
}

extension CGRect {
  init(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
    self.init(x: x, y: y, width: width, height: height)
  }
}

/// Paints commands on a picture of `width` × `height` points.
func paint(
  _ width: CGFloat, _ height: CGFloat, scale: CGFloat = 1, on background: ResolvedColor? = .white,
  _ commands: [DrawCommand]
) throws -> Bitmap {
  try CairoRenderer.render(
    DisplayList(size: CGSize(width: width, height: height), commands: commands), scale: scale,
    background: background)
}

/// Commands inside a layer.
func layer(
  _ transform: CGAffineTransform = .identity, opacity: Double = 1, clip: Clip? = nil,
  _ commands: [DrawCommand]
) -> [DrawCommand] {
  [.beginLayer(Layer(transform: transform, opacity: opacity, clip: clip))] + commands + [.endLayer]
}

extension Bitmap {
  /// Red components of a row; on a white picture, how much of black paint is missing.
  func reds(row: Int) -> [UInt8] { (0..<width).map { self[$0, row].red } }

  /// Alpha components of a row.
  func alphas(row: Int) -> [UInt8] { (0..<width).map { self[$0, row].alpha } }

  var bytes: [UInt8] { unsafe withUnsafeBytes { unsafe [UInt8]($0) } }

  /// The centre of what is painted, weighted by alpha; pixel edges are whole numbers.
  var inkCentroid: CGPoint {
    var (x, y, sum) = (0.0, 0.0, 0.0)
    for row in 0..<height {
      for column in 0..<width {
        let alpha = Double(self[column, row].alpha)
        x += alpha * (Double(column) + 0.5)
        y += alpha * (Double(row) + 0.5)
        sum += alpha
      }
    }
    return CGPoint(x: x / sum, y: y / sum)
  }

  /// Whether the picture is the same read from right to left and from bottom to top.
  ///
  /// Up to 17 of 255: Cairo samples 15 rows in a pixel, unevenly about its middle, so one of them (1/15)
  /// may be counted on one side and not on the other.
  func isSymmetric() -> Bool {
    func isClose(_ one: RGBA8, _ other: RGBA8) -> Bool {
      abs(Int(one.red) - Int(other.red)) <= 17 && abs(Int(one.alpha) - Int(other.alpha)) <= 17
    }
    for y in 0..<height {
      for x in 0..<width {
        guard isClose(self[x, y], self[width - 1 - x, y]),
          isClose(self[x, y], self[x, height - 1 - y])
        else { return false }
      }
    }
    return true
  }
}
