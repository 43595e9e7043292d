extension Command {
  /// The failing snapshots to review, and the kind of review.
  package struct Review: Equatable, Codable {
    /// A folder of the package; nil: the current one.
    package var package: String?
    /// The folder of the failures; nil: the default one.
    package var failures: String?
    /// Names of test files; empty: all.
    package var suites: [String] = []
    package var isOnTerminal = false
    /// A folder for a page with pictures.
    package var html: String?
    /// A file for other programs.
    package var junit: String?
    /// Whether goldens that nobody uses are removed.
    package var isPruned = false
    /// 0: any that is free.
    package var port: UInt16 = 0

    package init() {}
  }

  static func review(_ arguments: Arguments) throws(UsageError) -> Review {
    var review = Review()
    review.package = arguments.value("--package")
    review.failures = arguments.value("--failures")
    review.suites = arguments.allValues("--suite")
    review.isOnTerminal = arguments.has("--terminal")
    review.html = arguments.value("--html")
    review.junit = arguments.value("--junit")
    review.isPruned = arguments.has("--prune")
    review.port = try port(arguments)
    if review.isOnTerminal {
      for option in ["--html", "--junit", "--port"] where arguments.value(option) != nil {
        throw .notTogether("--terminal", option)
      }
      if review.isPruned { throw .notTogether("--terminal", "--prune") }
    }
    return review
  }

  /// Of a page's address.
  static func port(_ arguments: Arguments) throws(UsageError) -> UInt16 {
    guard let text = arguments.value("--port") else { return 0 }
    guard let number = UInt16(text) else { throw .portOutOfRange(text) }
    return number
  }
}
