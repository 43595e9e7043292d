import Foundation
import StillImageFile
import Stillframe

/// Descriptions of problems with a row, for people.
enum RowProblem {
  static func sentence(_ error: any Error) -> String {
    switch error {
    case let error as DecodingError: sentence(error)
    case let error as BatchError: error.description
    case let error as RenderError: error.description
    case let error as ImageFileError: error.description
    default: "\(error)"
    }
  }

  private static func sentence(_ error: DecodingError) -> String {
    switch error {
    case .keyNotFound(let key, let context):
      "it has no key '\(path(context.codingPath + [key]))'"
    case .typeMismatch(let type, let context):
      context.codingPath.isEmpty
        ? "it is no object in braces"
        : "'\(path(context.codingPath))' is no \(words(type))"
    case .valueNotFound(let type, let context):
      context.codingPath.isEmpty
        ? "it is no object in braces"
        : "'\(path(context.codingPath))' is null, and no \(words(type))"
    case .dataCorrupted(let context):
      context.codingPath.isEmpty
        ? "it is not JSON"
        : "'\(path(context.codingPath))' cannot be read: \(context.debugDescription)"
    @unknown default: "it cannot be read"
    }
  }

  private static func path(_ keys: [any CodingKey]) -> String {
    keys.map { $0.intValue.map(String.init) ?? $0.stringValue }.joined(separator: ".")
  }

  private static func words(_ type: any Any.Type) -> String {
    switch type {
    case is String.Type: "text"
    case is Bool.Type: "true or false"
    case is any BinaryInteger.Type: "whole number that fits"
    case is any BinaryFloatingPoint.Type: "number"
    default: "\(type)"
    }
  }
}

/// A problem with a batch as a whole, or with a row; `description` is one sentence.
package enum BatchError: ToolError, Equatable {
  case unbalancedPattern(String)
  case patternWithoutKey(String)
  case sameFile(String, first: Int, second: Int)
  case unreadableRow(String)
  case longRow
  case missingKey(String)
  case noName(String)
  case emptyName(String)
  case rowsFailed(Int, of: Int)
  case rowTookTooLong(Double)
  case rowsTookTooLong(Int, done: Int, of: Int)
  case removed(Int, of: Int, first: String)
  case noThread
  case noMemory

  package var description: String {
    switch self {
    case .unbalancedPattern(let text):
      "'\(text.shown)' has a brace too many or too few: keys stand in braces, as in 'out/{id}.png'"
    case .patternWithoutKey(let text):
      "every row would be written to '\(text.shown)': put a key of the rows into it, as in 'out/{id}.png'"
    case .sameFile(let path, let first, let second):
      "rows \(first) and \(second) would both be written to '\(path.shown)', so nothing was: use a key whose "
        + "values differ, or several"
    case .unreadableRow(let reason): reason
    case .longRow: "it is longer than \(RowFile.longestRow >> 20) MiB"
    case .missingKey(let key): "it has no key '\(key.shown)', which its file is to be named after"
    case .noName(let key):
      "'\(key.shown)' is neither a text nor a number, so no file can be named after it"
    case .emptyName(let key): "'\(key.shown)' is empty, so no file can be named after it"
    case .rowTookTooLong(let limit):
      "it took longer than \(Self.seconds(limit)) s (--time-limit says how long a row may take)"
    case .rowsTookTooLong(let count, let done, let total):
      "\(count) rows took too long, so the batch was ended after \(done) of \(total): --resume continues it"
    case .removed(let count, let total, let first):
      "\(count) of \(total) pictures were removed while the batch ran, '\(first.shown)' first: run it again with --resume"
    case .noThread: "the system has no room for a thread: give the process more memory"
    case .noMemory:
      "the process may not use enough memory for a batch: raise the limit (ulimit -v), or lower --jobs"
    case .rowsFailed(let count, let total):
      "\(count) of \(total) rows failed; the others' pictures are made"
    }
  }

  /// "120", "0.5".
  private static func seconds(_ limit: Double) -> String {
    limit == limit.rounded() ? String(Int(limit)) : "\(limit)"
  }
}
