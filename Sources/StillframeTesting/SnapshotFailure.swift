package import Foundation

/// The reason why a snapshot assertion fails; `description` is the text of the test report.
package enum SnapshotFailure: Error, CustomStringConvertible {
  /// `SNAPSHOT_TESTING_RECORD` holds a word that is no record mode.
  case unknownRecordMode(String)
  /// Nothing is left of a name when everything but letters, digits, "-" and "_" is taken out.
  case unusableName(String)
  /// A snapshot without a name in a test with arguments, whose cases run in any order.
  case numberInParameterizedTest(test: String)
  /// Two tests of one file and name both number their snapshots.
  case numbersOfTwoTests(test: String)
  /// A second snapshot of this run has the same golden.
  case collision(golden: URL, first: SnapshotSite, second: SnapshotSite)
  /// The value could not be turned into a picture or text.
  case notMade(what: String, reason: String)
  /// There is no golden and the mode is `never`.
  case missingGolden(URL, actual: URL?)
  /// There was no golden: it has been written.
  case recordedMissing(URL)
  /// The mode is `all`: the golden has been written.
  case recorded(URL)
  /// The golden did not match and has been replaced, as the mode `failed` says.
  case recordedFailed(URL, message: String)
  /// The golden cannot be read as what it should be.
  case unreadableGolden(URL, reason: String)
  /// A golden or an artifact cannot be written.
  case unwritable(URL, reason: String)
  /// A golden that links lead out of the project.
  case leavesProject(URL, to: String)
  /// A golden would have a longer name than files can have.
  case nameTooLong(String, limit: Int)
  /// The snapshot was not there in time.
  case timedOut(seconds: TimeInterval)
  /// A text could not be written into its test.
  case literalNotWritten(file: String, line: UInt, reason: String)
  /// A text has been written into its test.
  case recordedText(function: String, message: String?)
  /// The test holds no text, and the mode is `never`.
  case missingText
  /// The text in the test and the value differ.
  case differentText(String)
  /// The golden and the value differ.
  case different(golden: URL, message: String, artifacts: [SnapshotArtifact], advice: String?)

  package var description: String {
    switch self {
    case .unknownRecordMode(let word):
      let modes = SnapshotTestingConfiguration.Record.allCases.map(\.rawValue)
      return "SNAPSHOT_TESTING_RECORD is '\(word)'; it has to be one of "
        + modes.joined(separator: ", ") + "."
    case .unusableName(let name):
      return "No file can be named after '\(name)': give the snapshot a name with letters or "
        + "digits (named:)."
    case .numberInParameterizedTest(let test):
      return "The cases of '\(test)' run in any order, so their snapshots cannot be numbered: "
        + "give each a name made from the argument (named:)."
    case .numbersOfTwoTests(let test):
      return "Two tests of this file are called '\(test)', so their snapshots cannot be numbered: "
        + "give them names (named:)."
    case .collision(let golden, let first, let second):
      return "Two snapshots of this run have the golden \(golden.path): \(first) and \(second). "
        + "Give one another name (named:)."
    case .notMade(let what, let reason):
      return "The \(what) could not be made: \(reason)"
    case .missingGolden(let golden, let actual):
      return "There is no golden at \(golden.path), and the record mode is 'never'."
        + (actual.map { "\n  actual: \($0.path)" } ?? "")
        + "\nTo record it: SNAPSHOT_TESTING_RECORD=missing."
    case .recordedMissing(let golden):
      return "There was no golden: this run recorded it. Look at it, and run the test again.\n"
        + "  golden: \(golden.path)"
    case .recorded(let golden):
      return "The record mode is 'all': this run recorded the golden and compared nothing.\n"
        + "  golden: \(golden.path)"
    case .recordedFailed(let golden, let message):
      return "\(message)\nThe record mode is 'failed': this run replaced the golden. Look at it, "
        + "and run the test again.\n  golden: \(golden.path)"
    case .unreadableGolden(let golden, let reason):
      return "The golden \(golden.path) cannot be read: \(reason)"
    case .unwritable(let url, let reason):
      return "\(url.path) cannot be written: \(reason)"
    case .leavesProject(let golden, let target):
      return
        "The golden \(golden.path) is a link to \(target), outside of the project: put the file "
        + "itself there."
    case .nameTooLong(let name, let limit):
      return
        "The golden would be called \(name.prefix(60))…, which is \(name.utf8.count) bytes, and "
        + "\(limit) is the limit: give the snapshot a shorter name (named:)."
    case .timedOut(let seconds):
      return "The snapshot was not there after \(seconds) s: have it made sooner, or wait longer "
        + "(timeout:)."
    case .literalNotWritten(let file, let line, let reason):
      return "The text cannot be written into \(file):\(line): \(reason)."
    case .recordedText(let function, let message):
      return (message.map { "\($0)\n" } ?? "")
        + "This run recorded the text in the test. Look at it, and run '\(function)' again."
    case .missingText:
      return "No text stands in the test to compare with, and the record mode is 'never'.\n"
        + "To record it: SNAPSHOT_TESTING_RECORD=missing."
    case .differentText(let message): return message
    case .different(let golden, let message, let artifacts, let advice):
      return "\(message)\n  golden: \(golden.path)"
        + artifacts.map { "\n  \($0.kind.rawValue): \($0.url.path)" }.joined()
        + (advice.map { "\n\($0)" } ?? "")
        + "\nIf the change is meant: SNAPSHOT_TESTING_RECORD=failed."
    }
  }
}

/// A file that shows a person what a failing comparison saw.
package struct SnapshotArtifact: Sendable, Equatable {
  package let kind: Kind
  package let url: URL

  package enum Kind: String, Sendable {
    case reference, actual, difference
  }
}

/// The source location of a snapshot.
package struct SnapshotSite: Sendable, Equatable, CustomStringConvertible {
  package let file: String
  package let line: UInt

  package init(file: String, line: UInt) {
    self.file = file
    self.line = line
  }

  package var description: String {
    "\(file.split(separator: "/").last ?? ""):\(line)"
  }
}
