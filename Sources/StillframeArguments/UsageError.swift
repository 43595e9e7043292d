import StillImageFile

/// A command line that cannot be carried out as written; `description` is one sentence.
package enum UsageError: Error, Equatable, CustomStringConvertible {
  case noCommand
  case unknownCommand(String)
  case unknownOption(String, command: String)
  case missingValue(option: String)
  case unexpectedValue(option: String)
  case missingArgument(String, command: String)
  case unexpectedArgument(String, command: String)
  case notTogether(String, String)
  case notANumber(String, option: String)
  case notASize(String)
  case thresholdOutOfRange(Double)
  case occupiedFolder(String, entry: String)
  case missingOutput(command: String)
  case noScene(String)
  case doesNotMove(String)
  case framesLimitOutOfRange(Double)
  case tooManyFrames(Int, limit: Double)
  /// A word that is not UTF-8; with replacement characters.
  case notUTF8(String)

  package var description: String {
    switch self {
    case .noCommand:
      "no command: say list, render, animate, report, explain or diff, or --help"
    case .unknownCommand(let word):
      "there is no command '\(word.shown)': say list, render, animate, report, explain or diff, or --help"
    case .unknownOption(let option, let command):
      "'\(command)' has no option '\(option.shown)'"
    case .missingValue(let option):
      "'\(option)' needs a value after it"
    case .unexpectedValue(let option):
      "'\(option.shown)' takes no value"
    case .missingArgument(let what, let command):
      "'\(command)' needs \(what)"
    case .unexpectedArgument(let word, let command):
      "'\(command)' does not know what to do with '\(word.shown)'"
    case .notTogether(let first, let second):
      "'\(first)' and '\(second)' do not go together"
    case .notANumber(let text, let option):
      "'\(option)' needs a number, not '\(text.shown)'"
    case .notASize(let text):
      "'--size' needs WIDTHxHEIGHT in points, for example 320x200, not '\(text.shown)'"
    case .thresholdOutOfRange(let threshold):
      "'--threshold' is a colour distance from 0 to 1, not \(threshold)"
    case .occupiedFolder(let path, let entry):
      "the folder '\(path.shown)' holds '\(entry.shown)', which is no frame of a film: choose another folder, "
        + "or say --force"
    case .missingOutput(let command):
      "'\(command)' needs '-o' and a file, or '-o -' for standard output"
    case .noScene(let name):
      "there is no scene '\(name.shown)': 'stillframe list' shows them all"
    case .doesNotMove(let name):
      "the scene '\(name.shown)' does not move: use 'stillframe render \(name)'"
    case .framesLimitOutOfRange(let limit):
      "'--frames-limit' is a number of frames from 1 on, not \(limit)"
    case .tooManyFrames(let count, let limit):
      "the film has \(count) frames, more than \(Int(limit)): shorten it (--duration, --fps), or say "
        + "--frames-limit \(count)"
    case .notUTF8(let word):
      "'\(word.shown)' is not UTF-8: give the file a name that is"
    }
  }
}
