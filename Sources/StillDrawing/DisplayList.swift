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
}
