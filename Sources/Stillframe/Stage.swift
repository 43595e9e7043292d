public import Foundation
package import StillDrawing
import StillGeometry
public import StillRaster
public import StillReport
public import StillViewGraph

/// A live view with its state, its identity, and a clock that moves only on request.
///
/// The content is proposed the stage's size and centred in it, over the window's background. A stage must be used by one
/// thread at a time.
///
/// ```swift
/// let stage = Stage(size: CGSize(width: 200, height: 100)) { Counter() }
/// try stage.tap("0 taps")
/// print(try stage.layoutReport())
/// ```
public final class Stage {
  /// In points.
  public let size: CGSize
  /// Pixels per point.
  public let scale: CGFloat
  /// Whether the picture stands on nothing instead of on the window's background.
  public var isTransparent = false

  /// The device whose window the stage is; nil: none.
  public let device: Device?

  /// A closure that receives each warning about the view once (default: nil, warnings that the program has not printed
  /// yet go to standard error).
  public var onWarning: (@Sendable (LayoutWarning) -> Void)?
  private var outlet = WarningSink()

  let graph: ViewGraph
  /// Whether sheets, pages, switches and the like move by the system's own animations (default: false, they show the end
  /// at once).
  public let systemMotion: Bool
  /// Called with the place of each touch that begins, for films that show them.
  var onTouch: ((CGPoint) -> Void)?
  /// The number of touches so far, which numbers the next one.
  var touchCount = 0
  private let environment: EnvironmentValues

  /// A stage of `size` points, shown at `scale` pixels per point. Sizes and scales that are impossible are
  /// reported by the first picture.
  ///
  /// - Parameter systemMotion: Whether sheets, pages, switches and the like move by the system's own animations.
  public convenience init(
    size: CGSize, scale: CGFloat = 1, systemMotion: Bool = false,
    @ViewBuilder content: @MainActor () -> some View
  ) {
    self.init(size, scale, .light, nil, systemMotion: systemMotion, content)
  }

  /// A stage in a colour scheme, from which its background follows.
  public convenience init(
    size: CGSize, scale: CGFloat = 1, colorScheme: ColorScheme, systemMotion: Bool = false,
    @ViewBuilder content: @MainActor () -> some View
  ) {
    self.init(size, scale, colorScheme, nil, systemMotion: systemMotion, content)
  }

  /// A stage that is the window of a device: of its size and scale, with its safe area and size classes.
  public convenience init(
    device: Device, colorScheme: ColorScheme = .light, systemMotion: Bool = false,
    @ViewBuilder content: @MainActor () -> some View
  ) {
    self.init(
      device.size, device.scale, colorScheme, device, systemMotion: systemMotion, content)
  }

  package init(
    _ size: CGSize, _ scale: CGFloat, _ colorScheme: ColorScheme, _ device: Device?,
    systemMotion: Bool = false, startDate: Date? = nil, _ content: @MainActor () -> some View
  ) {
    self.device = device
    self.systemMotion = systemMotion
    self.size = size
    self.scale = scale
    graph = ViewGraph(scale: scale.isFinite && scale > 0 ? scale : 1)
    var environment = EnvironmentValues.picture(
      scale: scale.isFinite && scale > 0 ? scale : 1, colorScheme: colorScheme)
    if systemMotion { environment.systemMotion = true }
    WindowMetrics(ProposedViewSize(size)).set(in: &environment)
    environment.windowPresenter = RootPresenter(device: device)
    self.environment = environment
    graph.waitForWork()
    graph.setStartDate(startDate ?? Date(timeIntervalSinceReferenceDate: 0))
    stage(callIsolated { CurrentDevice.during(device) { CurrentLocale.whileMaking(content) } })
    graph.setProposal(ProposedViewSize(size), stageSize: size)
    graph.update()
  }

  /// Shows a content below its presentations, in the window of the device where there is one.
  private func stage(_ content: some View, _ transaction: Transaction = Transaction()) {
    if let device {
      graph.setContent(
        content.inWindow(of: device).hostsPresentations(), environment: environment,
        transaction: transaction)
    } else {
      graph.setContent(
        content.hostsPresentations(), environment: environment, transaction: transaction)
    }
  }

  /// Seconds since the stage was made.
  public var time: TimeInterval { graph.time }

  /// Moves the clock forward. Anything but a positive, finite number of seconds does nothing.
  public func advance(by seconds: TimeInterval) {
    guard seconds.isFinite, seconds > 0 else { return }
    move(to: graph.time + seconds)
  }

  /// Moves the clock to a time that is not before `time`.
  func move(to time: TimeInterval) {
    graph.advance(to: time)
    graph.update()
  }

  /// Changes the content, as a body does that is evaluated again.
  func setContent(_ content: some View, _ transaction: Transaction) {
    stage(content, transaction)
    graph.update()
  }

  /// Returns the present layout.
  ///
  /// - Throws: `RenderError.invalidScale`, `.tooDeep`.
  public func layoutReport() throws(RenderError) -> LayoutReport {
    try RenderPass.check(scale: scale)
    if graph.isTooDeep { throw .tooDeep(limit: ViewGraph.depthLimit) }
    return graph.report()
  }

  /// Returns the warnings of the present layout, without describing every view.
  ///
  /// - Throws: `RenderError.invalidScale`, `.tooDeep`.
  public func layoutWarnings() throws(RenderError) -> [LayoutWarning] {
    try RenderPass.check(scale: scale)
    if graph.isTooDeep { throw .tooDeep(limit: ViewGraph.depthLimit) }
    return graph.warnings
  }

  /// Returns the present layout; of a tree that is too deep, the part that was built.
  func reportWhateverIsThere() -> LayoutReport { graph.report() }

  /// Returns the present layout; with `explain`, it states for each view its proposal, its size, and the view that placed
  /// it.
  ///
  /// An explanation measures and places everything again; state, identity and the picture stay.
  ///
  /// - Throws: `RenderError.invalidScale`, `.tooDeep`.
  public func layoutReport(explain: Bool) throws(RenderError) -> LayoutReport {
    guard explain else { return try layoutReport() }
    try RenderPass.check(scale: scale)
    if graph.isTooDeep { throw .tooDeep(limit: ViewGraph.depthLimit) }
    graph.layOutAgainRecording()
    defer { graph.stopRecording() }
    return graph.report(isSpoken: true)
  }

  /// Returns the present layout, with the label and the traits that assistive technologies read.
  ///
  /// - Throws: as `layoutReport()`.
  public func spokenLayoutReport() throws(RenderError) -> LayoutReport {
    try RenderPass.check(scale: scale)
    if graph.isTooDeep { throw .tooDeep(limit: ViewGraph.depthLimit) }
    return graph.report(isSpoken: true)
  }

  /// Explains the present sizes of the views, as a report and as a picture.
  ///
  /// - Throws: `RenderError.invalidScale`, `.tooDeep`.
  public func explanation() throws(RenderError) -> Explanation {
    let report = try layoutReport(explain: true)
    return Explanation(
      report, rendering: graph.displayList(size: size), scale: scale,
      colorScheme: graph.windowEnvironment.colorScheme)
  }

  /// Paints the present picture.
  ///
  /// - Throws: `RenderError.invalidScale`, `.invalidSize`, `.emptyPicture`, `.tooManyPixels`, `.tooDeep`,
  ///   `.paintingFailed`.
  public func bitmap() throws(RenderError) -> Bitmap {
    let shot = try shot()
    return try shot.paint()
  }

  /// Returns the picture as PNG, tagged sRGB, with its scale as resolution.
  ///
  /// - Throws: as `bitmap()`.
  public func pngData() throws(RenderError) -> Data { try FileWriting.pack(shot()) }

  /// Writes the picture, in the format that the extension names, whole or not at all: `png`, `jpg`, `webp`, or as a
  /// document of shapes and text `pdf`, `svg`.
  ///
  /// - Throws: as `bitmap()`, and `.unsupportedFormat`, `.unwritable`.
  public func write(
    to url: URL, _ options: PictureOptions = PictureOptions()
  ) throws(RenderError) {
    try FileWriting.write(to: url, options) { () throws(RenderError) in try shot() }
  }

  /// Returns the display list, ready to be painted on any thread.
  func shot() throws(RenderError) -> StageShot {
    try RenderPass.check(size, scale: scale)
    if graph.isTooDeep { throw .tooDeep(limit: ViewGraph.depthLimit) }
    let list = graph.displayList(size: size)
    try outlet.pass(graph, to: onWarning)
    return StageShot(
      list: list, scale: scale,
      background: isTransparent ? nil : graph.windowEnvironment.windowBackground)
  }

  /// The present display list, for tests.
  package var displayList: DisplayList { graph.displayList(size: size) }

  /// The work counters, for tests.
  package var counters: ViewGraph.Counters { graph.counters }
}
