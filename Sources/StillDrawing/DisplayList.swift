package import Foundation

/// A finished picture as a list of commands, ready for any backend, on any thread.
package struct DisplayList: Sendable {
  /// Size of the picture in points.
  package var size: CGSize
  /// Commands from back to front; layers are properly nested.
  package var commands: [DrawCommand]

  package init(size: CGSize, commands: [DrawCommand] = []) {
    self.size = size
    self.commands = commands
  }

  /// Returns how many pixels its picture has, as many as its points take up; lengths that are whole but for
  /// rounding noise do not get a further one. Not finite where the size or the scale is not.
  ///
  /// - Parameter scale: Pixels per point.
  package func pixelSize(scale: CGFloat) -> CGSize {
    CGSize(
      width: (size.width * scale - 1e-6).rounded(.up),
      height: (size.height * scale - 1e-6).rounded(.up))
  }
}
