extension Command {
  /// The version that `--version` prints: the one that the change log describes, marked as unreleased while its
  /// changes are listed under "Unreleased".
  package static let versionNumber = "0.1.0-dev"
}
