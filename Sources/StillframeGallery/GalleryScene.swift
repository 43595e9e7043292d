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
    self = Film(name, title, size: size, duration: 0, content: content).entry
    timing = nil
    film = nil
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
    let film = Film(
      name, title, size: size ?? .zero, value: value, changes: changes, duration: duration,
      fps: fps, content: content
    ).entry
    var scene = self
    scene.timing = film.timing
    scene.film = film.film
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
