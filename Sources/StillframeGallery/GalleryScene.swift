public import StillframeScenes
import SwiftUI

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
/// A scene's own file imports `SwiftUI` (`SwiftData` with models) and nothing else; `Gallery.scenes` lists it.
public typealias GalleryScene = SceneEntry

extension SceneEntry {
  /// A scene that does not move; one of the `film` methods makes it move.
  ///
  /// - Parameters:
  ///   - name: lower-case letters, digits and "-".
  ///   - title: one line for people, without quotation marks, ampersands and angle brackets.
  ///   - size: of the picture, in points.
  init(
    _ name: String, title: String, size: CGSize,
    @ViewBuilder content: @escaping @MainActor @Sendable () -> some View
  ) {
    self.init(name, title, size: size)
    // Types of views cost as much to make as a picture, and the gallery has many: only the scene that is shown makes them.
    let film = { @Sendable in Film(name, title, size: size, duration: 0, content: content).entry }
    still = { setting in film().makeStill(setting) }
    playing = { setting, timing, events in
      guard let playing = film().playing else { preconditionFailure("every film can play") }
      return playing(setting, timing, events)
    }
  }

  /// Returns the same scene with a film of its content, driven by events.
  func film(
    duration: TimeInterval, fps: Double = 60, events: [FrameSequence.Event] = []
  ) -> GalleryScene {
    var scene = self
    scene.timing = Timing(duration: duration, fps: fps)
    scene.film = { [playing] setting, timing in
      guard let playing else { preconditionFailure("every scene here can play") }
      return playing(setting, timing, events)
    }
    return scene
  }

  /// Returns the same scene with a film of a content that follows a value.
  func film<Value: Sendable>(
    duration: TimeInterval, fps: Double = 60, value: Value,
    changes: [FrameSequence.Change<Value>],
    @ViewBuilder content: @escaping @MainActor @Sendable (Value) -> some View
  ) -> GalleryScene {
    var scene = self
    scene.timing = Timing(duration: duration, fps: fps)
    scene.film = { [name, title, size] setting, timing in
      let film = Film(
        name, title, size: size ?? .zero, value: value, changes: changes, duration: duration,
        fps: fps, content: content)
      guard let frames = film.entry.film else { preconditionFailure("every film has frames") }
      return frames(setting, timing)
    }
    return scene
  }

  /// Returns the same scene with its still's reasons of layout drawn on, in a picture that is larger by a margin.
  func explained() -> GalleryScene {
    let margin = 2 * Explanation.margin
    let base = self
    var scene = self
    scene.size = size.map { CGSize(width: $0.width + margin, height: $0.height + margin) }
    scene.still = { setting in
      var inner = setting
      inner.size = setting.size.map {
        CGSize(width: $0.width - margin, height: $0.height - margin)
      }
      return ExplainedPicture(base: base.makeStill(inner))
    }
    return scene
  }

  /// Returns the scene's picture. None of the gallery's is made of rows.
  public func makeStill(_ setting: SceneSetting = SceneSetting()) -> any StillPicture {
    guard let picture = picture(setting) else {
      preconditionFailure("the scene \(name) is made of a row")
    }
    return picture
  }
}
