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
///
/// ```swift
/// let renderer = ImageRenderer(content: Badge(count: 3))
/// renderer.scale = 2
/// try renderer.write(to: URL(fileURLWithPath: "badge.png"))
/// ```
public final class ImageRenderer<Content: View> {
  private var graph: ViewGraph?
  private var isContentStale = true
  private var graphScale: CGFloat = 0

  /// A renderer of a view, in its own size and at one pixel per point by default.
  public init(content: Content) {
    self.content = content
  }

  /// The view.
  public var content: Content {
    didSet { isContentStale = true }
  }

  /// The size that the view is proposed, in points (default: its ideal size).
  public var proposedSize: ProposedViewSize = .unspecified {
    didSet {
      isContentStale = isContentStale || WindowMetrics(proposedSize) != WindowMetrics(oldValue)
    }
  }

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

  /// Whether the picture shows what appearance started once it has come to rest (default: false, as iOS does: the moment of
  /// appearance). Animations from `onAppear` and tasks that sleep are then played for 3 seconds at most; of what repeats forever
  /// the picture shows the moment at which all else rests.
  public var settles: Bool {
    get { moment == .settled(within: PictureMoment.settlingLimit) }
    set { moment = newValue ? .settled(within: PictureMoment.settlingLimit) : .appearance }
  }

  /// The moment that the picture shows.
  package var moment = PictureMoment.appearance {
    didSet { isContentStale = isContentStale || moment != oldValue }
  }

  /// Takes each warning about the picture, once; nil: those that the program has not printed yet are printed on standard
  /// error.
  public var onWarning: (@Sendable (LayoutWarning) -> Void)?
  private var outlet = WarningSink()

  /// Lays the view out and paints nothing.
  ///
  /// - Throws: `RenderError.invalidScale`, `.tooDeep`.
  public func layoutReport() throws(RenderError) -> LayoutReport {
    try updatedGraph().report()
  }

  /// Lays the view out without painting; with `explain`, the report states for each view its proposal, its size, the
  /// view that placed it, and the label by which assistive technologies call it.
  ///
  /// An explanation starts with new state, as in a separate renderer, so that no cached sizes are used and the record is
  /// complete. It costs about as much again as layout.
  ///
  /// - Throws: `RenderError.invalidScale`, `.tooDeep`.
  public func layoutReport(explain: Bool) throws(RenderError) -> LayoutReport {
    guard explain else { return try layoutReport() }
    defer { graph?.stopRecording() }
    return try updatedGraph(recording: true).report(isSpoken: true)
  }

  /// Returns every view with its frame, and with the label and the traits that assistive technologies read.
  ///
  /// - Throws: as `layoutReport()`.
  public func spokenLayoutReport() throws(RenderError) -> LayoutReport {
    try updatedGraph().report(isSpoken: true)
  }

  /// Explains the sizes of the views, as a report and as a picture; the view starts with new state, as for
  /// `layoutReport(explain: true)`.
  ///
  /// - Throws: `RenderError.invalidScale`, `.tooDeep`.
  public func explanation() throws(RenderError) -> Explanation {
    defer { graph?.stopRecording() }
    let graph = try updatedGraph(recording: true)
    return Explanation(
      graph.report(), rendering: graph.displayList(size: pictureSize(graph)), scale: scale,
      colorScheme: graph.windowEnvironment.colorScheme)
  }

  /// Paints the view at its own answer to the proposal, `ceil(points × scale)` pixels.
  ///
  /// - Throws: `RenderError.invalidScale`, `.invalidSize`, `.emptyPicture`, `.tooManyPixels`, `.tooDeep`,
  ///   `.paintingFailed`, `.warned`.
  public func bitmap() throws(RenderError) -> Bitmap {
    try shot().paint()
  }

  /// Returns the display list, ready to be painted.
  func shot() throws(RenderError) -> StageShot {
    let graph = try updatedGraph()
    let size = pictureSize(graph)
    try RenderPass.check(size, scale: scale)
    let list = graph.displayList(size: size)
    try outlet.pass(graph, to: onWarning)
    return StageShot(
      list: list, scale: scale,
      background: isOpaque ? graph.windowEnvironment.windowBackground : nil)
  }

  /// Returns the picture as PNG, tagged sRGB, with its scale as resolution.
  ///
  /// - Throws: as `bitmap()`.
  public func pngData() throws(RenderError) -> Data {
    try FileWriting.pack(shot())
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

  /// Returns whether views without children are visible more than a point outside the picture: moved there by an offset
  /// or a rotation, and not clipped. Shadows and lines around a view are ignored.
  ///
  /// - Throws: as `layoutReport()`.
  /// - Complexity: linear in the views and in their drawings.
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

  /// The work counters, for tests.
  package var counters: ViewGraph.Counters { graph?.counters ?? ViewGraph.Counters() }

  /// Off only to prove that remembering sizes changes nothing. Set before the first picture.
  package var isCaching = true

  /// Returns the updated graph, for benchmarks.
  package func liveGraph() throws(RenderError) -> ViewGraph { try updatedGraph() }

  /// Whether the picture has the size that the view has as it begins, before anything has appeared (default: false): the least
  /// one (rule L1.17), and where that would cut something, the ideal one. What appears later is proposed that size, and stands
  /// in its middle. A view that begins with nothing has the size that it gets.
  package var keepsFirstSize = false
  /// The size that the view began with, where it has another one now, in points.
  private var keptSize: CGSize?
  /// Whether that is its least size.
  private var isLeast = false

  /// Returns the whole pixels that a hosting view takes for its content, in points (rule L1.13).
  ///
  /// At 3 pixels a point what exceeds a pixel by the last digit of a sum takes a further one, as in Apple's pictures.
  private func hostingSize(of content: CGSize) -> CGSize {
    let grid = PixelGrid(scale: scale)
    func whole(_ length: CGFloat) -> CGFloat {
      scale == 3
        ? (length / grid.pixelLength).rounded(.up) * grid.pixelLength : grid.roundUp(length)
    }
    return CGSize(width: whole(content.width), height: whole(content.height))
  }

  /// Returns the size of the picture, in points.
  private func pictureSize(_ graph: ViewGraph) -> CGSize { keptSize ?? graph.contentSize }

  /// Returns the view's answer to the proposal as it begins: nothing has appeared, and no action has run.
  ///
  /// - Throws: as `layoutReport()`.
  package func sizeBeforeAppearance() throws(RenderError) -> CGSize {
    try RenderPass.check(scale: scale)
    let graph = ViewGraph(scale: scale)
    take(graph)
    graph.layOutBeforeAppearance()
    if graph.isTooDeep { throw .tooDeep(limit: ViewGraph.depthLimit) }
    return graph.contentSize
  }

  /// Gives a graph the content and the proposal.
  private func take(_ graph: ViewGraph) {
    var environment = EnvironmentValues.picture(scale: scale, colorScheme: colorScheme)
    WindowMetrics(proposedSize).set(in: &environment)
    environment.windowPresenter = RootPresenter.following(
      graph.windowEnvironment.windowPresenter, device: device)
    graph.setContent(
      content.simulatedDevice(device).hostsPresentations(), environment: environment)
    graph.setProposal(proposedSize, stageSize: nil)
  }

  /// Finds the size that a hosting view takes as it begins, in points, nil where nothing of it is seen, and proposes it where it is
  /// the least one.
  ///
  /// It is found in a graph of its own: sizes on the way are no changes that the views react to.
  private func takeFirstSize(for graph: ViewGraph) {
    let probe = ViewGraph(scale: scale)
    take(probe)
    probe.layOutBeforeAppearance()
    let ideal = hostingSize(of: probe.contentSize)
    guard ideal.width > 0, ideal.height > 0 else { return }
    keptSize = ideal
    let shown = probe.shownSizes()
    probe.setProposal(.zero, stageSize: nil)
    probe.layOutBeforeAppearance()
    let least = hostingSize(of: probe.contentSize)
    guard least != ideal, least.width > 0, least.height > 0 else { return }
    probe.setProposal(ProposedViewSize(least), stageSize: least)
    probe.layOutBeforeAppearance()
    guard LeastSize.isWhole(probe.shownSizes(), in: shown) else { return }
    (keptSize, isLeast) = (least, true)
    graph.setProposal(ProposedViewSize(least), stageSize: least)
  }

  /// Returns the updated graph; with `recording`, a new one whose layout is recorded.
  private func updatedGraph(recording: Bool = false) throws(RenderError) -> ViewGraph {
    try RenderPass.check(scale: scale)
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
    let isNew = isContentStale
    if isContentStale {
      switch moment {
      case .appearance: break
      case .firstTurn: graph.leaveMainQueue()
      case .settled, .at: graph.waitForWork()
      }
      take(graph)
      (keptSize, isLeast) = (nil, false)
      if keepsFirstSize { takeFirstSize(for: graph) }
      isContentStale = false
    } else if keptSize == nil {
      graph.setProposal(proposedSize, stageSize: nil)
    }
    graph.update()
    if isNew { graph.show(moment) }
    if let size = keptSize {
      if isNew, !isLeast, size == graph.contentSize {
        keptSize = nil
      } else {
        graph.setProposal(ProposedViewSize(size), stageSize: size)
        graph.update()
      }
    }
    if graph.isTooDeep { throw .tooDeep(limit: ViewGraph.depthLimit) }
    return graph
  }
}

extension DrawCommand {
  /// The command, without blurs and shadows if it begins a layer.
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
