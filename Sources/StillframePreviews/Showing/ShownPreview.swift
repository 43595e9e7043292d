import Foundation
import Glibc
import StillViewGraph
import StillViews
import Stillframe
import StillframeArguments
import StillframeScenes
import Synchronization

/// A preview as the command line wants to see it.
struct ShownPreview: Sendable {
  let source: PreviewSource
  let part: Int
  /// Whether bodies are evaluated without the environment objects that their views declare, which ends the process where one is read.
  var allowsMissingObjects = false

  /// The answer about the preview.
  struct Answer {
    var text: String?
    var warnings: [String]
    /// How many problems an audit found; nil: nobody audited.
    var findings: Int?

    /// Whether a view was left out for want of an environment object, which its body may not read.
    var lacksObjects: Bool { warnings.contains { $0.contains(MissingValue.objectMark) } }
  }

  /// The window in which a preview is laid out that says nothing of one.
  static let usual = Device.iPhone15

  /// Seconds of real time for the work that a preview's data start.
  static let patience = 1.0

  /// - Parameter reporting: whether a picture comes with the layout's report, in JSON.
  @MainActor func carryOut(
    _ command: Command, to file: String?, reporting: Bool = false
  ) throws -> Answer {
    switch command {
    case .render(let options):
      let picture = try picture(options.size, options.scale, options.looks)
      let report = try picture.layoutReport()
      var answer = try write(report, to: file) { url in
        try picture.write(to: url, PictureOptions(options.writing))
      }
      if reporting { answer.text = try json(picture.spokenLayoutReport()) }
      return answer
    case .animate(let options):
      let film = try film(options)
      let first = try film.frame(at: 0).layout
      return try write(first, to: file) { url in
        try film.write(to: url, options: options.film.options)
      }
    case .report(let options):
      let picture = try picture(options.size, nil, options.looks)
      let report = try picture.layoutReport()
      return try Answer(
        text: options.json ? json(picture.spokenLayoutReport()) : report.description,
        warnings: report.warnings.map { "\($0)" })
    case .explain(let options):
      let explanation = try picture(options.size, options.scale, options.looks).explanation()
      guard file != nil else {
        return try Answer(
          text: text(explanation.report, json: options.json),
          warnings: explanation.report.warnings.map { "\($0)" })
      }
      return try write(explanation.report, to: file) { url in try explanation.write(to: url) }
    case .accessibility(let options):
      let picture = try picture(options.size, options.scale, options.looks)
      let report = try picture.layoutReport()
      let said = try AccessibilityResponse(picture, options)
      var answer = try write(report, to: file) { url in
        try said.picture(scale: options.scale ?? 1).write(to: url)
      }
      if file == nil {
        answer.text = try said.text
      } else {
        answer.warnings += said.findings?.map(\.description) ?? []
      }
      answer.findings = said.findings?.count
      return answer
    default:
      preconditionFailure("only commands that show a view come here")
    }
  }

  private func write(
    _ report: LayoutReport, to file: String?, _ body: (URL) throws -> Void
  ) throws -> Answer {
    // Some pictures say only when they are painted that they cannot be.
    let problems = Mutex<[String]>([])
    if let file {
      let access = ImageAccess.ofProgram.reporting { problem in
        problems.withLock { $0.append(problem) }
      }
      try ImageAccess.$current.withValue(access) {
        try body(URL(fileURLWithPath: file, isDirectory: file.hasSuffix("/")))
      }
    }
    let found = problems.withLock { $0 }
    return Answer(text: nil, warnings: report.warnings.map { "\($0)" } + found)
  }

  private func text(_ report: LayoutReport, json: Bool) throws -> String {
    json ? try self.json(report) : report.description
  }

  private func json(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }

  /// Returns how it is shown: as the command line says, otherwise as its author does, otherwise as large as it gets in a
  /// phone's window.
  @MainActor private func setting(
    _ size: CGSize?, _ scale: Double?, _ looks: Command.Looks
  ) throws -> (SceneSetting, PreviewSettings) {
    let settings = try AwaitedWork.making(within: Self.patience) { try made().settings }
    var setting = try SceneSetting(size, scale: scale, looks)
    setting.isOpaque = true
    // Sample data are made with the machine's clock after this: "two hours ago" is a whole two hours a moment later.
    setting.startDate = .now + 0.2
    guard setting.size == nil else { return (setting, settings) }
    if looks.fitsContent {
      setting.device = nil
      return (setting, settings)
    }
    if settings.layout == .sizeThatFits { return (setting, settings) }
    if setting.device == nil {
      setting.device = settings.device.flatMap { Device($0.rawValue) }
    }
    let isSideways = Self.isSideways(settings)
    if setting.device == nil, settings.layout == .device || isSideways {
      setting.device = Self.usual
    }
    if isSideways { setting.device = setting.device?.landscape }
    if looks.device == nil, case .fixed(let width, let height) = settings.layout {
      setting.size = CGSize(width: width, height: height)
      setting.device = nil
    }
    return (setting, settings)
  }

  private static func isSideways(_ settings: PreviewSettings) -> Bool {
    settings.orientation == .landscapeLeft || settings.orientation == .landscapeRight
  }

  /// The size of the device that a preview runs on, which it is offered where the container fits it.
  private static func offeredSize(_ settings: PreviewSettings) -> CGSize {
    let device = settings.device.flatMap { Device($0.rawValue) } ?? usual
    return isSideways(settings) ? device.landscape.size : device.size
  }

  @MainActor private func made() throws -> PreviewSource.Made {
    let all = try source.make()
    guard all.indices.contains(part) else { throw PreviewError.noPreview(source.place) }
    return all[part]
  }

  /// A new instance of the view, after the work that its data start.
  @MainActor private var madeView: AnyView {
    let view = try? AwaitedWork.making(within: Self.patience) { () throws -> AnyView in
      try made().view()
    }
    return view ?? AnyView(EmptyView())
  }

  /// Makes the view with notes in the places of missing values.
  private var content: @MainActor @Sendable () -> AnyView {
    { [self] in
      let view = madeView
      return AnyView(
        view.environment(\.missingValueView) { AnyView(MissingValueNote(view: $0, value: $1)) }
          .environment(\.missingObjectRead, missingObjectRead))
    }
  }

  /// Ends the process; nil: views that miss objects are left out.
  private var missingObjectRead: (@Sendable () -> Never)? {
    guard allowsMissingObjects else { return nil }
    return { _exit(1) }
  }

  @MainActor func picture(
    _ size: CGSize?, _ scale: Double?, _ looks: Command.Looks
  ) throws -> any StillPicture {
    try shown(size, scale, looks).picture
  }

  /// Returns the picture, and how it is shown at last.
  @MainActor private func shown(
    _ size: CGSize?, _ scale: Double?, _ looks: Command.Looks
  ) throws -> (picture: any StillPicture, setting: SceneSetting) {
    var (setting, settings) = try setting(size, scale, looks)
    let window = settings.layout == .sizeThatFits ? Self.offeredSize(settings) : Self.usual.size
    let proposal = ProposedViewSize(window)
    func picture() -> any StillPicture {
      setting.picture(size: nil, proposing: proposal, of: content)
    }
    let own = picture()
    guard settings.layout == nil, !looks.fitsContent, let fitted = own as? any FittedPicture
    else { return (own, setting) }
    let size = try fitted.layoutReport().size
    let isInside =
      size.width > 0 && size.height > 0 && size.width < window.width && size.height < window.height
    guard try !isInside || fitted.reachesOutside() else { return (own, setting) }
    // Content that is nothing, reaches the window's sides or shows something beyond its own size is shown in the whole window, as in
    // Xcode's canvas.
    setting.device = Self.usual
    return (picture(), setting)
  }

  @MainActor private func film(_ options: Command.Animate) throws -> FrameSequence {
    let (picture, setting) = try shown(options.size, options.scale, options.looks)
    let own = try picture.layoutReport().size
    let content = content
    var film = FrameSequence(
      size: setting.filmSize(own), scale: setting.scale, fps: options.fps ?? 30,
      duration: options.duration ?? 2,
      events: options.taps.map { .tap($0.target, at: $0.time) }
    ) {
      setting.staged(setting.made(content))
    }
    film.colorScheme = setting.colorScheme
    let limit = options.framesLimit ?? 36_000
    try film.prepare(as: options.film, duration: options.duration ?? 2, framesLimit: limit)
    guard film.count <= limit else {
      throw UsageError.tooManyFrames(film.count, limit: limit)
    }
    return film
  }
}
