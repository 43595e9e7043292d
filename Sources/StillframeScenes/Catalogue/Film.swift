public import Foundation
public import Stillframe

/// A film of a catalogue. Its picture is what it begins with.
public struct Film: SceneList {
  /// The scene as the command line takes it.
  public let entry: SceneEntry

  public var entries: [SceneEntry] { [entry] }

  /// A film of a view that things happen to.
  ///
  /// - Parameters:
  ///   - name: its name on the command line.
  ///   - title: one line for `list`.
  ///   - size: in points.
  ///   - duration: in seconds.
  ///   - fps: frames per second.
  public init(
    _ name: String, _ title: String = "", size: CGSize, duration: TimeInterval, fps: Double = 60,
    events: [FrameSequence.Event] = [],
    @ViewBuilder content: @escaping @MainActor @Sendable () -> some View
  ) {
    var entry = Still(name, title, size: size, content: content).entry
    entry.timing = SceneEntry.Timing(duration: duration, fps: fps)
    let playing:
      @Sendable (SceneSetting, SceneEntry.Timing, [FrameSequence.Event]) -> FrameSequence = {
        setting, timing, events in
        var film = FrameSequence(
          size: setting.filmSize(size), scale: setting.scale, fps: timing.fps,
          duration: timing.duration, events: events
        ) {
          setting.staged(setting.made(content))
        }
        film.colorScheme = setting.colorScheme
        return film
      }
    entry.playing = playing
    entry.film = { setting, timing in playing(setting, timing, events) }
    self.entry = entry
  }

  /// A film of a view that follows a value, which changes at given times.
  public init<Value: Sendable>(
    _ name: String, _ title: String = "", size: CGSize, value: Value,
    changes: [FrameSequence.Change<Value>], duration: TimeInterval, fps: Double = 60,
    @ViewBuilder content: @escaping @MainActor @Sendable (Value) -> some View
  ) {
    var entry = Still(name, title, size: size) { content(value) }.entry
    entry.timing = SceneEntry.Timing(duration: duration, fps: fps)
    entry.film = { setting, timing in
      var film = FrameSequence(
        value: value, changes: changes, size: setting.filmSize(size), scale: setting.scale,
        fps: timing.fps, duration: timing.duration
      ) { value in
        setting.staged(setting.made { content(value) })
      }
      film.colorScheme = setting.colorScheme
      return film
    }
    self.entry = entry
  }
}
