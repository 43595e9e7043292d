import Foundation

extension Tool {
  /// One line a scene. With `json` an array, still one line a scene, so that shell scripts can read it.
  func list(json: Bool) throws {
    if json {
      let lines = try scenes.map { try encode(Entry($0)) }
      try console.print(lines.isEmpty ? "[]" : "[\n" + lines.joined(separator: ",\n") + "\n]")
      return
    }
    let width = scenes.map(\.name.count).max() ?? 0
    for scene in scenes {
      let kind = scene.rowStill != nil ? "rows " : scene.timing == nil ? "still" : "film "
      try console.print(
        scene.name.padding(toLength: width, withPad: " ", startingAt: 0)
          + "  \(kind)  \(scene.title)")
    }
  }

  /// A scene in `list --json`.
  private struct Entry: Encodable {
    let name: String
    let title: String
    /// In points; absent where it is the content's own.
    let width: Double?
    let height: Double?
    let film: Bool
    /// Seconds, and frames per second; absent without a film.
    let duration: Double?
    let fps: Double?
    /// Whether the scene is made of rows, by `batch`; absent where it is not.
    let rows: Bool?

    init(_ scene: SceneEntry) {
      name = scene.name
      title = scene.title
      width = scene.size?.width.native
      height = scene.size?.height.native
      film = scene.timing != nil
      duration = scene.timing?.duration
      fps = scene.timing?.fps
      rows = scene.rowStill == nil ? nil : true
    }
  }

  private func encode(_ entry: Entry) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(entry), as: UTF8.self)
  }
}
