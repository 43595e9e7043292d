package import Foundation
import StillGeometry

/// The placeholder for a picture that is missing (rule P11.7) or has no pixels.
package enum MissingPicture {
  /// In points, where nothing else says how large the picture is.
  package static let size = CGSize(width: 24, height: 24)

  /// Returns a frame that is crossed out.
  package static func command(in frame: CGRect) -> DrawCommand {
    let color = ResolvedColor(red: 1, green: 0.23, blue: 0.19, opacity: 1)
    let box = frame.insetBy(dx: min(1, frame.width / 2), dy: min(1, frame.height / 2))
    var path = Path(box)
    path.move(to: box.origin)
    path.addLine(to: CGPoint(x: box.maxX, y: box.maxY))
    path.move(to: CGPoint(x: box.maxX, y: box.minY))
    path.addLine(to: CGPoint(x: box.minX, y: box.maxY))
    return .stroke(path, StrokeStyle(lineWidth: 2), .color(color))
  }
}
