public import SwiftUI

/// A named example: a view of a size, shown as a still and, where it moves, as a film.
///
///     extension GalleryScene {
///       static let bricks = GalleryScene(
///         "bricks", title: "Bricks that rearrange", size: CGSize(width: 320, height: 240)
///       ) {
///         Bricks()
///       }
///       .film(duration: 3, events: [.tap("toggle", at: 0.5)])
///     }
///
/// A scene's own file imports `SwiftUI` and nothing else; `Gallery.scenes` lists it.
public struct GalleryScene: Sendable {
  /// What the command line calls it: lower-case letters, digits and "-".
  public let name: String
  /// One line for people, without quotation marks, ampersands and angle brackets.
  public let title: String
  /// Of the picture, in points.
  public private(set) var size: CGSize
  /// How long the scene plays; nil for a scene that does not move.
  public private(set) var timing: Timing?

  private var still: @Sendable (SceneSetting) -> any StillPicture
  private let playing: @Sendable (SceneSetting, Timing, [FrameSequence.Event]) -> FrameSequence
  private var film: (@Sendable (SceneSetting, Timing) -> FrameSequence)?

  /// The length of a scene's film.
  public struct Timing: Sendable, Equatable {
    /// In seconds.
    public var duration: TimeInterval
    /// Frames a second.
    public var fps: Double

    public init(duration: TimeInterval, fps: Double) {
      self.duration = duration
      self.fps = fps
    }
  }

  /// A scene that does not move; one of the `film` methods makes it move.
  public init(
    _ name: String, title: String, size: CGSize,
    @ViewBuilder content: @escaping @MainActor @Sendable () -> some View
  ) {
    self.name = name
    self.title = title
    self.size = size
    still = { setting in
      let stage = Stage(
        size: setting.size ?? size, scale: setting.scale, colorScheme: setting.colorScheme,
        content: content)
      stage.isTransparent = !setting.isOpaque
      return stage
    }
    playing = { setting, timing, events in
      var film = FrameSequence(
        size: setting.size ?? size, scale: setting.scale, fps: timing.fps,
        duration: timing.duration, events: events, content: content)
      film.colorScheme = setting.colorScheme
      return film
    }
  }

  /// The same scene with a film of its content, driven by events.
  public func film(
    duration: TimeInterval, fps: Double = 60, events: [FrameSequence.Event] = []
  ) -> GalleryScene {
    var scene = self
    scene.timing = Timing(duration: duration, fps: fps)
    scene.film = { [playing] setting, timing in playing(setting, timing, events) }
    return scene
  }

  /// The same scene with a film of a content that follows a value.
  public func film<Value: Sendable>(
    duration: TimeInterval, fps: Double = 60, value: Value,
    changes: [FrameSequence.Change<Value>],
    @ViewBuilder content: @escaping @MainActor @Sendable (Value) -> some View
  ) -> GalleryScene {
    var scene = self
    scene.timing = Timing(duration: duration, fps: fps)
    scene.film = { [size] setting, timing in
      var film = FrameSequence(
        value: value, changes: changes, size: setting.size ?? size, scale: setting.scale,
        fps: timing.fps, duration: timing.duration, content: content)
      film.colorScheme = setting.colorScheme
      return film
    }
    return scene
  }

  /// The same scene with a still of another size made from its own.
  func replacingStill(
    size: CGSize,
    _ make:
      @escaping @Sendable (
        @Sendable (SceneSetting) -> any StillPicture, SceneSetting
      ) -> any StillPicture
  ) -> GalleryScene {
    var scene = self
    scene.size = size
    scene.still = { [still] setting in make(still, setting) }
    return scene
  }

  /// The scene's picture.
  public func makeStill(_ setting: SceneSetting = SceneSetting()) -> any StillPicture {
    still(setting)
  }

  /// The scene's film; nil for a scene that does not move.
  public func makeFilm(_ setting: SceneSetting = SceneSetting()) -> FrameSequence? {
    guard let timing, let film else { return nil }
    return film(
      setting,
      Timing(duration: setting.duration ?? timing.duration, fps: setting.fps ?? timing.fps))
  }
}
