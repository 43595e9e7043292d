public import Foundation
import StillDrawing
import StillGeometry
public import StillRaster
public import StillReport
import StillViewGraph
import StillViews

/// An explanation of the sizes of a picture's views, as a report and as a separate picture.
///
/// The picture shows the rendering faintly, and over it every frame with its view's name and size, and dashed alignment
/// lines of stacks. Views with the same frame share a label, written as in code: "Text.padding". A margin leaves room for
/// labels.
public struct Explanation: Sendable {
  /// The room around the rendering on each side, in points.
  public static let margin: CGFloat = 36

  /// The layout, with the reasons.
  public let report: LayoutReport
  /// Of the picture with its margin, in points.
  public let size: CGSize
  /// Pixels per point.
  public let scale: CGFloat

  /// The explained picture.
  private let rendering: DisplayList
  private let colorScheme: ColorScheme

  init(
    _ report: LayoutReport, rendering: DisplayList, scale: CGFloat, colorScheme: ColorScheme
  ) {
    self.report = report
    self.rendering = rendering
    self.scale = scale
    self.colorScheme = colorScheme
    size = CGSize(
      width: rendering.size.width + 2 * Self.margin,
      height: rendering.size.height + 2 * Self.margin)
  }

  /// Paints the picture.
  ///
  /// - Throws: `RenderError.invalidScale`, `.invalidSize`, `.emptyPicture`, `.tooManyPixels`,
  ///   `.paintingFailed`.
  public func bitmap() throws(RenderError) -> Bitmap { try shot().paint() }

  /// Returns the picture as a display list.
  private func shot() throws(RenderError) -> StageShot {
    try RenderPass.check(rendering.size, scale: scale)
    try RenderPass.check(size, scale: scale)
    let items = ExplainedFrames(report, margin: Self.margin)
    let overlay = Stage(size: size, scale: scale, colorScheme: colorScheme) {
      ExplanationOverlay(frames: items, scale: scale)
    }
    let environment = EnvironmentValues.picture(scale: scale, colorScheme: colorScheme)
    var list = DisplayList(size: size)
    let sheet = CGRect(
      origin: CGPoint(x: Self.margin, y: Self.margin), size: rendering.size)
    list.commands.append(.fillRectangle(sheet, .color(environment.windowBackground)))
    let move = CGAffineTransform(translationX: Self.margin, y: Self.margin)
    list.commands.append(
      .beginLayer(
        Layer(
          transform: move, opacity: Self.faintness,
          clip: .rectangle(CGRect(origin: .zero, size: rendering.size)))))
    list.commands += rendering.commands
    list.commands.append(.endLayer)
    list.commands += try overlay.shot().list.commands
    return StageShot(
      list: list, scale: scale, background: Self.table(colorScheme).resolve(in: environment).drawn)
  }

  /// How much of the rendering shows.
  private static let faintness = 0.34

  /// Returns the colour of the margin.
  private static func table(_ scheme: ColorScheme) -> Color {
    scheme == .dark ? Color(white: 0.11) : Color(white: 0.955)
  }

  /// Returns the picture as PNG, tagged sRGB, with its scale as resolution.
  ///
  /// - Throws: as `bitmap()`.
  public func pngData() throws(RenderError) -> Data { try FileWriting.pack(bitmap()) }

  /// Writes the picture, in the format that the extension names, whole or not at all: `png`, `jpg`, `webp`, or as a
  /// document of shapes and text `pdf`, `svg`.
  ///
  /// - Throws: as `bitmap()`, and `.unsupportedFormat`, `.unwritable`.
  public func write(
    to url: URL, _ options: PictureOptions = PictureOptions()
  ) throws(RenderError) {
    try FileWriting.write(to: url, options) { () throws(RenderError) in try shot() }
  }
}
