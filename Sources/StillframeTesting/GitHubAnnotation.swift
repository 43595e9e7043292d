import Foundation

/// A line on standard output that GitHub shows beside the source of a pull request.
package struct GitHubAnnotation: Sendable {
  /// The folder at which GitHub's paths begin; nil: paths stay unchanged.
  private let workspace: String?

  /// Nil where a process does not run for GitHub.
  package init?(_ variables: [String: String]) {
    guard variables["GITHUB_ACTIONS"] == "true" else { return nil }
    let folder = variables["GITHUB_WORKSPACE"] ?? ""
    workspace = folder.isEmpty ? nil : folder.hasSuffix("/") ? folder : folder + "/"
  }

  /// Of this process.
  static let process = GitHubAnnotation(ProcessInfo.processInfo.environment)

  /// Returns the line for a failure; its first line is what is shown at once.
  package func words(_ message: String, file: String, line: UInt) -> String {
    var path = file
    if let workspace, path.hasPrefix(workspace) { path.removeFirst(workspace.count) }
    return "::error file=\(Self.property(path)),line=\(line),title=Snapshot::"
      + Self.data(message) + "\n"
  }

  /// In one piece, so that no other thread's words get between.
  func print(_ message: String, file: String, line: UInt) {
    // A line of its own, whatever was printed before.
    try? FileHandle.standardOutput.write(
      contentsOf: Data(("\n" + words(message, file: file, line: line)).utf8))
  }

  /// Escapes text, the percent sign first, since it escapes the others.
  private static func data(_ text: String) -> String {
    text.replacing("%", with: "%25").replacing("\r\n", with: "%0A").replacing("\r", with: "%0D")
      .replacing("\n", with: "%0A")
  }

  private static func property(_ text: String) -> String {
    data(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}
