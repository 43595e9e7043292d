public import Foundation
import StillDrawing
import StillGeometry
public import StillRaster
import StillViewGraph
import StillViews

/// A picture of an accessibility tree: the view in grey, each element as a numbered colored region, and beside it a legend
/// of what VoiceOver reads.
public struct AccessibilityPicture: Sendable {
  /// When the point that an activation touches is marked.
  public enum ActivationPoints: Sendable {
    /// On every element, on those that set one of their own (default), or on none.
    case always, whenOverridden, never
  }

  /// The size of the picture, in points.
  public let size: CGSize
  /// Pixels per point.
  public let scale: CGFloat
  private let tree: AccessibilityTree
  private let evidence: AuditEvidence
  private let style: AccessibilityPictureStyle
  private let findings: [AccessibilityFinding]

  init(
    _ tree: AccessibilityTree, _ evidence: AuditEvidence, scale: CGFloat,
    style: AccessibilityPictureStyle, findings: [AccessibilityFinding]
  ) throws(RenderError) {
    self.tree = tree
    self.evidence = evidence
    self.scale = scale
    self.style = style
    self.findings = findings
    let legend = AccessibilityLegend(tree: tree, findings: findings, style: style)
    let renderer = ImageRenderer(content: legend.environment(\.colorScheme, evidence.colorScheme))
    renderer.proposedSize = ProposedViewSize(width: AccessibilityLegend.width, height: nil)
    let legendSize = try renderer.layoutReport().size
    size = CGSize(
      width: tree.size.width + legendSize.width,
      height: max(tree.size.height, legendSize.height))
  }

  /// Paints the picture.
  ///
  /// - Throws: `RenderError.invalidScale`, `.invalidSize`, `.emptyPicture`, `.tooManyPixels`, `.paintingFailed`.
  public func bitmap() throws(RenderError) -> Bitmap { try shot().paint() }

  /// Encodes the picture as PNG.
  ///
  /// - Throws: as `bitmap()`.
  public func pngData() throws(RenderError) -> Data { try FileWriting.pack(bitmap()) }

  /// Writes the picture in the format that the extension names, whole or not at all.
  ///
  /// - Throws: as `bitmap()`, and `.unsupportedFormat`, `.unwritable`.
  public func write(
    to url: URL, _ options: PictureOptions = PictureOptions()
  ) throws(RenderError) {
    try FileWriting.write(to: url, options) { () throws(RenderError) in try shot() }
  }

  private func shot() throws(RenderError) -> StageShot {
    try RenderPass.check(size, scale: scale)
    let (tree, findings, style, scheme) = (tree, findings, style, evidence.colorScheme)
    let overlay = Stage(size: size, scale: scale, colorScheme: scheme) {
      HStack(alignment: .top, spacing: 0) {
        AccessibilityRegions(tree: tree, style: style)
          .frame(width: tree.size.width, height: tree.size.height, alignment: .topLeading)
        AccessibilityLegend(tree: tree, findings: findings, style: style)
          .frame(maxHeight: .infinity, alignment: .top)
          .background(AccessibilityLegend.ground(scheme))
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
    var list = DisplayList(size: size)
    let sheet = CGRect(origin: .zero, size: tree.size)
    list.commands.append(
      .beginLayer(
        Layer(effects: [
          .clip(.rectangle(sheet)), .group(LayerGroup()),
          .colors(style.isMonochrome ? [.grayscale(1)] : []),
        ])))
    list.commands.append(.fillRectangle(sheet, .color(evidence.background)))
    list.commands += evidence.list.commands
    list.commands.append(.endLayer)
    list.commands += try overlay.shot().list.commands
    let environment = EnvironmentValues.picture(scale: scale, colorScheme: scheme)
    return StageShot(
      list: list, scale: scale,
      background: AccessibilityLegend.ground(scheme).resolve(in: environment).drawn)
  }
}

/// How a picture of an accessibility tree is drawn.
struct AccessibilityPictureStyle: Sendable {
  var isMonochrome = true
  var activationPoints = AccessibilityPicture.ActivationPoints.whenOverridden
  var showsInputLabels = true
  /// Nil: the usual ones.
  var colors: [Color] = []

  /// The color of an element's region.
  func color(_ index: Int) -> Color {
    let palette = colors.isEmpty ? Self.palette : colors
    return palette[index % palette.count]
  }

  /// Bright enough over grey in light and dark, dark enough for white digits; neighbors differ in hue.
  private static let palette = [
    Color(red: 0.13, green: 0.43, blue: 0.93), Color(red: 0.85, green: 0.25, blue: 0.42),
    Color(red: 0.05, green: 0.55, blue: 0.42), Color(red: 0.55, green: 0.33, blue: 0.86),
    Color(red: 0.80, green: 0.40, blue: 0.02), Color(red: 0.02, green: 0.52, blue: 0.65),
    Color(red: 0.72, green: 0.21, blue: 0.66), Color(red: 0.36, green: 0.50, blue: 0.08),
  ]
}

extension AccessibilityTree {
  /// The tree as a picture with numbered regions and a legend.
  ///
  /// - Parameters:
  ///   - scale: Pixels per point.
  ///   - showActivationPoints: Which elements have their activation point marked.
  ///   - useMonochromeSnapshot: Whether the view is shown in grey (default).
  ///   - findings: Those of an audit, which the legend lists with their elements.
  /// - Throws: `RenderError.invalidScale`, `.paintingFailed` for a tree that was made by hand.
  public func picture(
    scale: CGFloat = 1,
    showActivationPoints: AccessibilityPicture.ActivationPoints = .whenOverridden,
    useMonochromeSnapshot: Bool = true, findings: [AccessibilityFinding] = []
  ) throws(RenderError) -> AccessibilityPicture {
    var style = AccessibilityPictureStyle()
    style.activationPoints = showActivationPoints
    style.isMonochrome = useMonochromeSnapshot
    return try picture(scale: scale, style, findings)
  }

  package func picture(
    scale: CGFloat, showActivationPoints: AccessibilityPicture.ActivationPoints,
    useMonochromeSnapshot: Bool, markerColors: [Color], showsInputLabels: Bool
  ) throws(RenderError) -> AccessibilityPicture {
    var style = AccessibilityPictureStyle()
    style.activationPoints = showActivationPoints
    style.isMonochrome = useMonochromeSnapshot
    style.colors = markerColors
    style.showsInputLabels = showsInputLabels
    return try picture(scale: scale, style, [])
  }

  private func picture(
    scale: CGFloat, _ style: AccessibilityPictureStyle, _ findings: [AccessibilityFinding]
  ) throws(RenderError) -> AccessibilityPicture {
    try RenderPass.check(scale: scale)
    guard let evidence else {
      throw .paintingFailed(reason: "a tree without a view has no picture")
    }
    return try AccessibilityPicture(
      self, evidence, scale: scale, style: style, findings: findings)
  }
}
