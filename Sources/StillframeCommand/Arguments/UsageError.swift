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

  package var description: String {
    switch self {
    case .noCommand:
      "no command: say list, render, animate, report, explain or diff, or --help"
    case .unknownCommand(let word):
      "there is no command '\(word)': say list, render, animate, report, explain or diff, or --help"
    case .unknownOption(let option, let command):
      "'\(command)' has no option '\(option)'"
    case .missingValue(let option):
      "'\(option)' needs a value after it"
    case .unexpectedValue(let option):
      "'\(option)' takes no value"
    case .missingArgument(let what, let command):
      "'\(command)' needs \(what)"
    case .unexpectedArgument(let word, let command):
      "'\(command)' does not know what to do with '\(word)'"
    case .notTogether(let first, let second):
      "'\(first)' and '\(second)' do not go together"
    case .notANumber(let text, let option):
      "'\(option)' needs a number, not '\(text)'"
    case .notASize(let text):
      "'--size' needs WIDTHxHEIGHT in points, for example 320x200, not '\(text)'"
    case .thresholdOutOfRange(let threshold):
      "'--threshold' is a colour distance from 0 to 1, not \(threshold)"
    case .occupiedFolder(let path, let entry):
      "the folder '\(path)' holds '\(entry)', which is no frame of a film: choose another folder, "
        + "or say --force"
    case .missingOutput(let command):
      "'\(command)' needs '-o' and a file, or '-o -' for standard output"
    case .noScene(let name):
      "there is no scene '\(name)': 'stillframe list' shows them all"
    case .doesNotMove(let name):
      "the scene '\(name)' does not move: use 'stillframe render \(name)'"
    }
  }
}
