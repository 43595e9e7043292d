public import Foundation
import StillDrawing
public import StillGeometry
public import StillRaster
public import StillReport
public import StillViewGraph

/// Makes a picture of a view.
///
/// May be used on any thread, one renderer on one thread at a time. Bodies are evaluated on the thread that
/// asks for the picture: render a view that reads state of the main actor on the main actor.
public final class ImageRenderer<Content: View> {
  private var graph: ViewGraph?
  private var isContentStale = true
  private var graphScale: CGFloat = 0

  /// Makes pictures of a view, in its own size and at one pixel a point until told otherwise.
  public init(content: Content) {
    self.content = content
  }

  /// The view.
  public var content: Content {
    didSet { isContentStale = true }
  }

  /// What the view is proposed, in points; its ideal size unless set.
  public var proposedSize: ProposedViewSize = .unspecified

  /// Pixels per point, above 0.
  public var scale: CGFloat = 1

  /// The device whose window the view is shown in: its size and safe area; nil: none. Pixels are `scale`'s.
  public var device: Device? {
    didSet { isContentStale = true }
  }

  /// Light or dark, from which the background follows.
  package var colorScheme: ColorScheme = .light {
    didSet { isContentStale = true }
  }

  /// Whether the picture stands on the window's background instead of on nothing.
  public var isOpaque = false

  /// Takes each warning about the picture, once; nil: those that the program has not printed yet are printed on standard
  /// error.
  public var onWarning: (@Sendable (LayoutWarning) -> Void)?
  private var outlet = WarningOutlet()

  /// Lays the view out and paints nothing.
  ///
  /// - Throws: `RenderError.invalidScale`, `.tooDeep`.
  public func layoutReport() throws(RenderError) -> LayoutReport {
    try updatedGraph().report()
  }

  /// Lays the view out and paints nothing; with `explain`, says of each view what it was proposed, what it
  /// answered, and who placed it.
  ///
  /// To explain, the view starts afresh, with new state, as in a renderer of its own, so that nothing is
  /// remembered from before and the record is whole. It costs about as much again as laying out.
  ///
  /// - Throws: `RenderError.invalidScale`, `.tooDeep`.
  public func layoutReport(explain: Bool) throws(RenderError) -> LayoutReport {
    guard explain else { return try layoutReport() }
    defer { graph?.stopRecording() }
    return try updatedGraph(recording: true).report()
  }

  /// Why the views have their sizes, as a report and as a picture; the view starts afresh, as for
  /// `layoutReport(explain: true)`.
  ///
  /// - Throws: `RenderError.invalidScale`, `.tooDeep`.
  public func explanation() throws(RenderError) -> Explanation {
    defer { graph?.stopRecording() }
    let graph = try updatedGraph(recording: true)
    return Explanation(
      graph.report(), rendering: graph.displayList(size: graph.contentSize), scale: scale,
      colorScheme: graph.windowEnvironment.colorScheme)
  }

  /// Paints the view at its own answer to the proposal, `ceil(points × scale)` pixels.
  ///
  /// - Throws: `RenderError.invalidScale`, `.invalidSize`, `.emptyPicture`, `.tooManyPixels`, `.tooDeep`,
  ///   `.paintingFailed`, `.warned`.
  public func bitmap() throws(RenderError) -> Bitmap {
    try shot().paint()
  }

  /// What is shown, ready to be painted.
  private func shot() throws(RenderError) -> StageShot {
    let graph = try updatedGraph()
    let size = graph.contentSize
    try PictureSize.check(size, scale: scale)
    let list = graph.displayList(size: size)
    try outlet.pass(graph, to: onWarning)
    return StageShot(
      list: list, scale: scale,
      background: isOpaque ? graph.windowEnvironment.windowBackground : nil)
  }

  /// The picture as PNG, tagged sRGB, with its scale as resolution.
  ///
  /// - Throws: as `bitmap()`.
  public func pngData() throws(RenderError) -> Data {
    try FileWriting.pack(bitmap())
  }

  /// Writes the picture, in the format that the extension names, whole or not at all: `png`, `jpg`, `webp`, or as a
  /// document of shapes and text `pdf`, `svg`.
  ///
  /// - Throws: as `bitmap()`, and `.unsupportedFormat`, `.unwritable`.
  public func write(
    to url: URL, _ options: PictureOptions = PictureOptions()
  ) throws(RenderError) {
    try FileWriting.write(to: url, options) { () throws(RenderError) in try shot() }
  }

  /// Whether views without children are seen more than a point beyond the picture: moved out of it by an offset or a
  /// rotation, not cut off by a clip. Shadows and lines around a view do not count.
  ///
  /// - Throws: as `layoutReport()`.
  /// - Complexity: linear in the views and in what they draw.
  package func reachesOutside() throws(RenderError) -> Bool {
    let graph = try updatedGraph()
    let size = graph.contentSize
    let room = CGRect(origin: .zero, size: size).insetBy(dx: -1, dy: -1)
    let list = graph.displayList(size: size)
    let sharp = DisplayList(size: size, commands: list.commands.map(\.withoutHalo))
    guard let ink = sharp.bounds, !room.contains(ink) else { return false }
    var open = [graph.report().root]
    while let node = open.popLast() {
      open.append(contentsOf: node.children)
      if node.children.isEmpty, !room.contains(node.frame) { return true }
    }
    return false
  }

  /// What was done so far, for tests.
  package var counters: ViewGraph.Counters { graph?.counters ?? ViewGraph.Counters() }

  /// Off only to prove that remembering sizes changes nothing. Set before the first picture.
  package var isCaching = true

  /// Returns the live tree, for benchmarks.
  package func liveGraph() throws(RenderError) -> ViewGraph { try updatedGraph() }

  /// The live tree, brought up to date; with `recording`, a fresh one whose layout is recorded.
  private func updatedGraph(recording: Bool = false) throws(RenderError) -> ViewGraph {
    try PictureSize.check(scale: scale)
    let graph: ViewGraph
    if !recording, let known = self.graph, graphScale == scale {
      graph = known
    } else {
      graph = ViewGraph(scale: scale)
      graph.isCaching = isCaching
      if recording { graph.startRecording() }
      self.graph = graph
      graphScale = scale
      isContentStale = true
    }
    if isContentStale {
      graph.setContent(
        content.simulatedDevice(device).hostsPresentations(),
        environment: .picture(scale: scale, colorScheme: colorScheme))
      isContentStale = false
    }
    graph.setProposal(proposedSize, stageSize: nil)
    graph.update()
    if graph.isTooDeep { throw .tooDeep(limit: ViewGraph.depthLimit) }
    return graph
  }
}

extension DrawCommand {
  /// A layer without the effects that paint around what is in it.
  fileprivate var withoutHalo: DrawCommand {
    guard case .beginLayer(var layer) = self else { return self }
    layer.effects.removeAll { effect in
      switch effect {
      case .shadow, .blur: true
      default: false
      }
    }
    return .beginLayer(layer)
  }
}
