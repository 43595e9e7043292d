public import Foundation
public import StillAnimation
public import StillRaster
public import StillReport
public import StillViewGraph

/// A film of a stage, reproducible from its description alone.
///
/// Every playing starts from new state, so that any process can make any frame, and `frame(at:)` in any order gives the
/// same bytes as playing from the start.
///
/// ```swift
/// let film = FrameSequence(
///   size: CGSize(width: 200, height: 100), fps: 30, duration: 1, events: [.tap("0 taps", at: 0.5)]
/// ) {
///   Counter()
/// }
/// try film.write(to: URL(fileURLWithPath: "counter.gif"))
/// ```
public struct FrameSequence: Sendable {
  /// The most frames a second.
  public static let fastestRate = 1_000_000.0

  /// In points.
  public let size: CGSize
  /// Pixels per point.
  public let scale: CGFloat
  /// Frames a second.
  public private(set) var fps: Double
  /// Seconds from the first frame to the last.
  public internal(set) var duration: TimeInterval
  /// Light or dark; light unless set. The stage's background follows.
  public var colorScheme = ColorScheme.light
  /// Whether frames stand on nothing instead of on the window's background. MP4 cannot hold that.
  public var isTransparent = false
  /// The shutter angle: how long the shutter is open in each frame, in degrees (default: 0, one moment): 360 for the
  /// whole frame, 180 for half. Motion is blurred: each written frame is the mean, in linear light, of several moments
  /// from the frame's time on. Single frames from `frame(at:)` are never blurred.
  public var shutterAngle = 0.0

  /// Whether sheets, pages, switches and the like move by the system's own animations (default: true).
  public var systemMotion: Bool
  /// Whether touches are drawn as light discs, as recordings of devices show them (default: false).
  public var showsTouches = false

  /// A closure that receives each warning about the film once per playing (default: nil, warnings that the program has
  /// not printed yet go to standard error).
  public var onWarning: (@Sendable (LayoutWarning) -> Void)?

  /// An action at a time, performed before the frames from that time on.
  struct Cue: Sendable {
    let time: TimeInterval
    /// Starts the action; returns a touch that continues, if any.
    let act: @Sendable (Stage) throws(StageError) -> TouchScript?
  }

  let content: any FilmContentMaking
  /// Ascending by time.
  let cues: [Cue]

  /// A new value of the content.
  public struct Change<Value: Sendable>: Sendable {
    let time: TimeInterval
    let value: Value
    let animation: Animation?

    /// The value becomes `value` at `time` seconds, with or without an animation that starts then.
    public init(at time: TimeInterval, to value: Value, animation: Animation? = nil) {
      self.time = time
      self.value = value
      self.animation = animation
    }
  }

  /// A film of a content that is made afresh for every playing.
  public init(
    size: CGSize, scale: CGFloat = 1, fps: Double = 60, duration: TimeInterval,
    events: [Event] = [], systemMotion: Bool = true,
    @ViewBuilder content: @escaping @MainActor @Sendable () -> some View
  ) {
    self.systemMotion = systemMotion
    self.size = size
    self.scale = scale
    self.fps = fps
    self.duration = duration
    self.content = FilmContent<Void, _>(value: ()) { content() }
    cues = Self.inOrder(
      events.map(\.cue))
  }

  /// A film of a content that follows a value.
  public init<Value: Sendable>(
    value: Value, changes: [Change<Value>], size: CGSize, scale: CGFloat = 1, fps: Double = 60,
    duration: TimeInterval, systemMotion: Bool = true,
    @ViewBuilder content: @escaping @MainActor @Sendable (Value) -> some View
  ) {
    self.systemMotion = systemMotion
    self.size = size
    self.scale = scale
    self.fps = fps
    self.duration = duration
    let film = FilmContent(value: value, content: content)
    self.content = film
    cues = Self.inOrder(
      changes.map { change in
        film.cue(change)
      })
  }

  /// Returns the cues sorted by time; those at the same time keep their order.
  private static func inOrder(_ cues: [Cue]) -> [Cue] {
    cues.enumerated()
      .sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }
      .map(\.element)
  }

  /// How many frames there are; 0 when the timing is impossible.
  public var count: Int {
    guard isTimingPossible else { return 0 }
    return Int((duration * fps).rounded()) + 1
  }

  /// Beyond, frames could not be numbered.
  static let mostFrames = 1e9

  var isTimingPossible: Bool {
    fps.isFinite && fps > 0 && fps <= Self.fastestRate && duration.isFinite && duration >= 0
      && duration * fps < Self.mostFrames
  }

  /// Returns the remedy for an impossible timing, with the limit that was exceeded.
  static func timingAdvice(fps: Double, duration: TimeInterval) -> String {
    if !(fps.isFinite && fps > 0 && fps <= fastestRate) {
      return "give a rate above 0, at most \(Int(fastestRate))"
    }
    if !(duration.isFinite && duration >= 0) {
      return "give a finite duration of 0 or more"
    }
    return "duration · fps has to stay below 10^9"
  }

  /// One frame.
  public struct Frame: Sendable {
    /// Which frame it is, from 0.
    public var index: Int
    /// Seconds: `index / fps`.
    public var time: TimeInterval
    /// The layout.
    public var layout: LayoutReport
    /// The display list, or the error of painting.
    let shot: Result<StageShot, RenderError>

    /// Paints the frame.
    ///
    /// - Throws: `RenderError.event` from the first failed event on, and the errors of `Stage.bitmap()`.
    public func bitmap() throws(RenderError) -> Bitmap { try shot.get().paint() }
  }

  /// Returns the frame with a number, from 0.
  ///
  /// A failed event does not end the film: from then on the layout's warnings name it, and `bitmap()` throws it.
  ///
  /// - Throws: `RenderError.noSuchFrame`, `.invalidTiming`, `.invalidSize`, `.invalidScale`, `.tooManyPixels`.
  /// - Complexity: linear in the number of cues before it, not in `index`.
  public func frame(at index: Int) throws(RenderError) -> Frame {
    let playing = try Playing(self)
    guard index >= 0, index < count else { throw .noSuchFrame(index: index, count: count) }
    return playing.frame(at: index)
  }

  /// Returns the accessibility tree of the frame with a number.
  ///
  /// - Throws: As `frame(at:)`, and `RenderError.event` from the first event on that could not happen, `.tooDeep`.
  public func accessibilityTree(at index: Int) throws(RenderError) -> AccessibilityTree {
    let playing = try Playing(self)
    guard index >= 0, index < count else { throw .noSuchFrame(index: index, count: count) }
    return try playing.accessibilityTree(at: index)
  }

  /// The same film with another number of frames a second.
  package func playing(atRate fps: Double) -> FrameSequence {
    var film = self
    film.fps = fps
    return film
  }

  /// Calls a closure with the picture of every frame, in order.
  ///
  /// - Throws: The errors of `frame(at:)` and of its pictures.
  package func forEachPicture(
    _ body: (Bitmap) throws(RenderError) -> Void
  ) throws(RenderError) {
    let playing = try Playing(self)
    for index in 0..<count { try body(try playing.shot(at: index).paint()) }
  }

  /// Returns the layout of the frame with a number, with the reasons.
  ///
  /// - Throws: as `frame(at:)`, and `RenderError.tooDeep`.
  package func explainedReport(at index: Int) throws(RenderError) -> LayoutReport {
    let playing = try Playing(self)
    guard index >= 0, index < count else { throw .noSuchFrame(index: index, count: count) }
    return try playing.explainedReport(at: index)
  }

  /// Calls a closure with the explained layouts of frames, in one playing.
  package func visitExplainedReports(
    of frames: Range<Int>, _ body: (Int, LayoutReport) -> Void
  ) throws(RenderError) {
    let playing = try Playing(self)
    for index in frames.clamped(to: 0..<count) {
      body(index, try playing.explainedReport(at: index))
    }
  }
}

extension FrameSequence: Sequence {
  /// Plays from the start. A film that is impossible has no frames; `frame(at: 0)` says why.
  public func makeIterator() -> Iterator { Iterator(self) }

  /// Makes one frame after the other, in constant memory.
  public struct Iterator: IteratorProtocol {
    private let playing: Playing?
    private let count: Int
    private var index = 0

    init(_ film: FrameSequence) {
      playing = try? Playing(film)
      count = film.count
    }

    public mutating func next() -> Frame? {
      guard let playing, index < count else { return nil }
      defer { index += 1 }
      return playing.frame(at: index)
    }
  }
}
