package import Foundation

/// What a failing assertion leaves beside its pictures, so that somebody can decide about it later.
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
  /// What the assertion said, without paths.
  package var message: String
  /// What the golden held; a file beside this one. Nil where there was none.
  package var reference: String?
  /// What the test made; a file beside this one.
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

  /// What the name of its file ends with, after that of the golden.
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
