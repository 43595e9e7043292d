extension Command {
  /// What `--version` prints behind the tool's name: the version that the change log is about, and that it is not out yet
  /// as long as its changes stand under "Unreleased".
  package static let versionNumber = "0.1.0-dev"
}
