import StillImageFile
import StillframeScenes

/// The reason why nothing can be reviewed, or a golden cannot be written; `description` is one sentence.
enum ReviewError: ToolError, Equatable {
  case noPackage(String)
  case noFolder(String)
  case outside(golden: String, place: String)
  case refused(golden: String, reason: String)
  case changed(golden: String)
  case unreadable(String, reason: String)
  case unwritable(String, reason: String)
  case occupied(String, entry: String)
  case notStarted(String)

  var description: String {
    switch self {
    case .noPackage(let path):
      "there is no Package.swift in '\(path.shown)' or above it: say which package with --package"
    case .noFolder(let path):
      "there is no folder '\(path.shown)'"
    case .outside(let golden, let place):
      "the golden '\(golden.shown)' lies at '\(place.shown)', outside of the project, and is left alone"
    case .refused(let golden, let reason):
      "'\(golden.shown)' is no golden that can be accepted: \(reason.shown)"
    case .changed(let golden):
      "the golden '\(golden.shown)' has changed since its test failed: run the test again"
    case .unreadable(let path, let reason):
      "'\(path.shown)' cannot be read: \(reason)"
    case .unwritable(let path, let reason):
      "'\(path.shown)' cannot be written: \(reason)"
    case .occupied(let path, let entry):
      "the folder '\(path.shown)' holds '\(entry.shown)', which is no part of a review: choose another folder"
    case .notStarted(let reason): reason
    }
  }
}
