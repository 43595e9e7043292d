public import Foundation
import StillDrawing
public import StillGeometry
import StillText

extension GraphicsContext {
  /// Fills the inside of a path.
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    guard !path.isEmpty else { return }
    record(
      shading.commands(over: path.boundingRect, in: environment) { .fill(path, $0, style.rule) })
  }

  /// Draws a line along a path, half on each side of it.
  ///
  /// - Parameter lineWidth: In points.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Draws a line along a path, half on each side of it.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    guard !path.isEmpty else { return }
    record(
      shading.commands(over: path.boundingRect, in: environment) { .stroke(path, style, $0) })
  }

  /// Draws a line of a text, with its background, underline and strikethrough.
  public func draw(
    _ line: Text.Layout.Line, options: Text.Layout.DrawingOptions = .init()
  ) {
    draw(line.map { $0[0..<$0.count] }, line.storage, options)
  }

  /// Draws a run of a text.
  public func draw(_ run: Text.Layout.Run, options: Text.Layout.DrawingOptions = .init()) {
    draw([run[0..<run.count]], run.storage, options)
  }

  /// Draws some glyphs of a text.
  public func draw(
    _ slice: Text.Layout.RunSlice, options: Text.Layout.DrawingOptions = .init()
  ) {
    draw([slice], slice.run.storage, options)
  }

  private func draw(
    _ slices: [Text.Layout.RunSlice], _ storage: TextLayoutStorage,
    _ options: Text.Layout.DrawingOptions
  ) {
    let isExact = options.contains(.disablesSubpixelQuantization)
    record(storage.commands(for: slices, isExact: isExact))
  }
}
