extension SnapshotTestingConfiguration {
  /// The advice in a failure for looking at two files: the command line of a program, or any text.
  public struct DiffTool: Sendable, ExpressibleByStringLiteral {
    /// Whether it is the default one: failures name all files anyway.
    package private(set) var isDefault = false
    private let words: @Sendable (_ current: String, _ failed: String) -> String

    /// - Parameter tool: given the paths of the golden and of what failed, what to print.
    public init(
      _ tool: @escaping @Sendable (_ currentFilePath: String, _ failedFilePath: String) -> String
    ) {
      words = tool
    }

    /// A program that takes two paths.
    public init(stringLiteral value: StringLiteralType) {
      self.init { "\(value) \($0) \($1)" }
    }

    /// Kaleidoscope.
    public static let ksdiff = Self { "ksdiff \"\($0)\" \"\($1)\"" }

    /// The comparison of this library.
    public static let stillframe = Self { "stillframe diff \"\($0)\" \"\($1)\"" }

    /// Addresses of both files, and how to have something else printed.
    public static let `default`: Self = {
      var tool = Self {
        """
        @\u{2212}
        "file://\($0)"
        @+
        "file://\($1)"

        To configure output for a custom diff tool, use 'withSnapshotTesting'. For example:

            withSnapshotTesting(diffTool: .ksdiff) {
              // ...
            }
        """
      }
      tool.isDefault = true
      return tool
    }()

    /// Returns the text to print for two files.
    public func callAsFunction(currentFilePath: String, failedFilePath: String) -> String {
      words(currentFilePath, failedFilePath)
    }
  }
}
