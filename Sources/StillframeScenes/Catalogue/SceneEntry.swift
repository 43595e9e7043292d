public import Foundation
public import Stillframe
package import StillframeServing

/// A scene of a catalogue, whatever it was declared as: a name, a size, and how its picture and its film are made.
public struct SceneEntry: SceneList {
  /// The name on the command line.
  public let name: String
  /// One line for people.
  public let title: String
  /// Of the picture, in points; nil: the content's own.
  public package(set) var size: CGSize?
  /// The duration of the scene; nil for a scene that does not move.
  public package(set) var timing: Timing?

  /// Nil for a scene that is made of a row.
  package var still: (@Sendable (SceneSetting) -> any StillPicture)?
  package var film: (@Sendable (SceneSetting, Timing) -> FrameSequence)?
  /// The film of a content to which other things happen.
  package var playing: (@Sendable (SceneSetting, Timing, [FrameSequence.Event]) -> FrameSequence)?
  /// Decodes a row, and returns what makes its picture.
  package var rowStill: (@Sendable (any RowSource) throws -> RowPicture)?
  /// Makes the picture of a row that is decoded.
  package typealias RowPicture = @Sendable (SceneSetting) -> any StillPicture

  /// The length of a scene's film.
  public struct Timing: Sendable, Equatable {
    /// In seconds.
    public var duration: TimeInterval
    /// Frames per second.
    public var fps: Double

    /// A film of some seconds, with some frames per second.
    public init(duration: TimeInterval, fps: Double) {
      self.duration = duration
      self.fps = fps
    }
  }

  package init(_ name: String, _ title: String, size: CGSize?) {
    self.name = name
    self.title = title
    self.size = size
  }

  public var entries: [SceneEntry] { [self] }

  /// Returns the scene's picture; nil for a scene that is made of a row.
  public func picture(_ setting: SceneSetting = SceneSetting()) -> (any StillPicture)? {
    still?(setting)
  }

  /// Returns the scene's film; nil for a scene that does not move.
  public func makeFilm(_ setting: SceneSetting = SceneSetting()) -> FrameSequence? {
    guard let timing, let film else { return nil }
    return film(
      setting,
      Timing(duration: setting.duration ?? timing.duration, fps: setting.fps ?? timing.fps))
  }
}
