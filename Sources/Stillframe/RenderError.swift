public import Foundation
import StillImageFile
public import StillReport

/// Why a picture or a film could not be made.
public enum RenderError: Error, Equatable, Sendable {
  /// A size that is no size: negative, or not a number, or infinite where pixels are wanted.
  case invalidSize(width: CGFloat, height: CGFloat)
  /// Pixels per point must be a number from 0.001 to 1,000; `limit` is the one that was not kept.
  case invalidScale(CGFloat, limit: CGFloat)
  /// The content has no extent, so there is nothing to paint.
  case emptyPicture(width: CGFloat, height: CGFloat)
  /// More pixels than `side` along an edge, or than `total` in all.
  case tooManyPixels(width: Int, height: Int, side: Int, total: Int)
  /// Views nested deeper than the limit.
  case tooDeep(limit: Int)
  /// Frames per second, a duration or a time that no film can have.
  case invalidTiming(fps: Double, duration: TimeInterval)
  /// A frame outside the film.
  case noSuchFrame(index: Int, count: Int)
  /// An event of a film that could not happen.
  case event(StageError, time: TimeInterval)
  /// A file name whose extension names no format that can be written here.
  case unsupportedFormat(path: String, supported: [String])
  /// A file that could not be written.
  case unwritable(path: String, reason: String)
  /// A file that could not be read.
  case unreadable(path: String, reason: String)
  /// Content that a film's format cannot hold or encode; a sentence that states the remedy.
  case unencodable(reason: String)
  /// A film that goes on moving beyond the seconds that it was given to come to rest.
  case neverRests(within: TimeInterval)
  /// The painter failed, for want of memory above all.
  case paintingFailed(reason: String)
  /// Warnings about views inside which they are errors: see `EnvironmentValues.warningsAreErrors`.
  case warned([LayoutWarning])
}

extension RenderError: CustomStringConvertible, LocalizedError {
  public var errorDescription: String? { description }

  /// One sentence with the failure, its location and the remedy.
  public var description: String {
    switch self {
    case .invalidSize(let width, let height):
      "a picture of \(width) × \(height) points is impossible; give two finite, positive lengths"
    case .invalidScale(let scale, _):
      "a scale of \(scale) pixels per point is impossible; give a number from "
        + "\(RenderPass.smallestScale) to \(Int(RenderPass.largestScale))"
    case .emptyPicture(let width, let height):
      "the content is \(width) × \(height) points, so there is nothing to paint; "
        + "give it a frame or a larger proposedSize"
    case .tooManyPixels(let width, let height, let side, let total):
      "a picture of \(width) × \(height) pixels is too large; at most \(side) a side and "
        + "\(total) in all can be painted"
    case .tooDeep(let limit):
      "the views are nested more than \(limit) deep; look for a view whose body contains itself"
    case .invalidTiming(let fps, let duration):
      "a film of \(duration) seconds at \(fps) frames a second is impossible; "
        + FrameSequence.timingAdvice(fps: fps, duration: duration)
    case .noSuchFrame(let index, let count):
      "frame \(index) does not exist; the film has frames 0 to \(count - 1)"
    case .event(let error, let time):
      "the event at \(time) seconds failed: \(error)"
    case .unsupportedFormat(let path, let supported):
      "cannot write \(path.shown): use \(Self.list(supported))"
    case .unwritable(let path, let reason):
      ImageFileError.unwritable(path: path, reason: reason).description
    case .unreadable(let path, let reason):
      ImageFileError.unreadable(path: path, reason: reason).description
    case .unencodable(let reason):
      reason
    case .neverRests(let limit):
      "the film still moves after \(limit) seconds: give it a duration instead of waiting for its rest"
    case .paintingFailed(let reason):
      "painting failed: \(reason)"
    case .warned(let warnings):
      "warnings are errors here: \(warnings.map(\.description).joined(separator: "; "))"
    }
  }

  /// "a, b or c".
  private static func list(_ words: [String]) -> String {
    guard let last = words.last, words.count > 1 else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " or " + last
  }
}
