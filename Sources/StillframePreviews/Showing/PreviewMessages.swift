import Foundation
import StillframeArguments

/// The tool's request to the process that runs the author's code.
struct PreviewRequest: Codable {
  /// The compiled previews.
  var library: String
  /// Modules whose previews are not shown.
  var hidden: [String] = []
  /// Folders of assets.
  var catalogues: [String]
  /// Folders with the pictures and fonts of programs.
  var resources: [String] = []
  /// The catalogues and resources of each program, by its module: its previews look there first.
  var belongings: [String: Set<String>] = [:]
  var command: Command
  /// Nil: only say what there is.
  var jobs: [Job]?
  /// Whether pictures come with the layout's report.
  var wantsReports = false
  /// The first source that is looked at, while previews are listed.
  var first = 0
  /// Whether the program of a preview is started before it.
  var launches = false
  /// Seconds that a preview may take; nil: nobody looks at the time.
  var timeLimit: Double?

  /// Writes requests; numbers of the command line that are none arrive as they are, and are refused where they are used.
  static var encoder: JSONEncoder {
    let encoder = JSONEncoder()
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    return encoder
  }

  /// Undoes `encoder`.
  static var decoder: JSONDecoder {
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    return decoder
  }

  /// A preview to be shown.
  struct Job: Codable {
    /// Of all, from 0.
    var number: Int
    var source: Int
    /// Among those of the source.
    var part: Int
    /// Where the picture goes; nil: there is none.
    var file: String?
  }
}

/// The messages of that process, one line of JSON each.
enum PreviewEvent: Codable {
  /// How many sources there are, before anything of them runs.
  case sources(Int)
  /// From here on until the next event the code of a source runs.
  case begins(place: String)
  /// A preview there is.
  case preview(PreviewInfo)
  /// A source that throws.
  case sourceFailed(place: String, reason: String)
  /// From here on the code of a job runs.
  case jobBegins(Int)
  /// A job is done, with what there is to say.
  /// `findings` is how many problems an audit found; nil: nobody audited.
  case jobDone(Int, text: String?, warnings: [String], findings: Int?)
  /// A job that is done is tried once more, without objects that its views lack: a process that ends now has not failed.
  case triesWithoutObjects(Int)
  case jobFailed(Int, reason: String, warnings: [String])
  /// A job has time left, as it had to wait for the processor.
  case waits
  /// The library cannot be loaded, or the options cannot be meant.
  case failed(String)
  case finished
}

/// A preview, before it is shown.
struct PreviewInfo: Codable {
  var source: Int
  var part: Int
  /// "Card.swift:12", or the name of a type.
  var place: String
  /// As its author wrote it.
  var title: String?
  /// The name without a title.
  var plainName: String
}
