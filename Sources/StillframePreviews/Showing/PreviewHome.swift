import Foundation

/// The folders that the author's code writes to: its own, beside the compiled previews.
///
/// No run finds the defaults and the documents of an earlier one, and none changes the user's. The folders are there from the start, as on a
/// device. Temporary files lie where the system has them. Fontconfig's settings, fonts and caches, which are looked up in the same places,
/// stay.
enum PreviewHome {
  /// Makes the folders and names them to Foundation.
  static func make(beside library: String) {
    let files = FileManager.default
    let place = URL(fileURLWithPath: library).deletingLastPathComponent()
    let settings = place.appendingPathComponent("settings-\(getpid())", isDirectory: true)
    let home = place.appendingPathComponent("home-\(getpid())", isDirectory: true)
    let data = home.appendingPathComponent("Library/Application Support", isDirectory: true)
    let caches = home.appendingPathComponent("Library/Caches", isDirectory: true)
    let folders = ["Documents", "Downloads", "Desktop", "Music", "Movies", "Pictures"]
    do {
      for folder in [settings, data, caches] + folders.map({ home.appendingPathComponent($0) }) {
        try files.createDirectory(at: folder, withIntermediateDirectories: true)
      }
    } catch {
      return
    }
    for (variable, usual, part, folder) in [
      ("XDG_CONFIG_HOME", ".config", "fontconfig", settings),
      ("XDG_DATA_HOME", ".local/share", "fonts", data),
      ("XDG_CACHE_HOME", ".cache", "fontconfig", caches),
    ] {
      keep(part, of: former(variable, usual), in: folder)
      unsafe setenv(variable, folder.path, 1)
    }
    unsafe setenv("CFFIXED_USER_HOME", home.path, 1)
  }

  /// The folder that a variable names so far.
  private static func former(_ variable: String, _ usual: String) -> URL {
    ProcessInfo.processInfo.environment[variable]
      .map { URL(fileURLWithPath: $0, isDirectory: true) }
      ?? FileManager.default.homeDirectoryForCurrentUser
      .appendingPathComponent(usual, isDirectory: true)
  }

  private static func keep(_ part: String, of former: URL, in folder: URL) {
    let old = former.appendingPathComponent(part, isDirectory: true)
    guard FileManager.default.fileExists(atPath: old.path) else { return }
    try? FileManager.default.createSymbolicLink(
      at: folder.appendingPathComponent(part), withDestinationURL: old)
  }
}
