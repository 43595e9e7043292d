package import Foundation

/// The record of a failing assertion, stored beside its pictures until somebody accepts or rejects it.
package struct FailedSnapshot: Codable, Sendable, Equatable {
  /// Of this form.
  package var version = 1
  /// The name of the test file.
  package var suite: String
  /// The test function, as written.
  package var test: String
  /// The source file, from the project's folder; as it is for one outside.
  package var file: String
  package var line: Int
  /// The golden, from the project's folder; as it is for one outside.
  package var golden: String
  /// The message of the assertion, without paths.
  package var message: String
  /// The golden's content, a file beside this one; nil if there was no golden.
  package var reference: String?
  /// The result of the test, a file beside this one.
  package var actual: String
  /// A picture of the difference; a file beside this one.
  package var difference: String?

  package init(
    suite: String, test: String, file: String, line: Int, golden: String, message: String,
    reference: String?, actual: String, difference: String?
  ) {
    self.suite = suite
    self.test = test
    self.file = file
    self.line = line
    self.golden = golden
    self.message = message
    self.reference = reference
    self.actual = actual
    self.difference = difference
  }

  /// The suffix of a record's file name, after the name of the golden.
  package static let suffix = ".failure.json"

  /// The files that belong to it.
  package var artifacts: [String] { [reference, actual, difference].compactMap { $0 } }

  package var data: Data {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes, .prettyPrinted]
      return try encoder.encode(self)
    }
  }
}
