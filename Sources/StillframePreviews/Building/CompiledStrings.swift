import Foundation
import StillViews

/// The texts of a catalogue of strings in a folder for each language, as Xcode puts them into a program: those who choose a language
/// themselves look for `de.lproj`.
enum CompiledStrings {
  /// The word in the sources of programs that look for such a folder.
  static let question = "lproj"

  /// Writes `LANGUAGE.lproj/NAME.strings` into a bundle for each language of a catalogue. A file of that name stays as it is.
  static func write(_ catalogue: URL, into bundle: URL) {
    guard let data = try? Data(contentsOf: catalogue), let texts = StringCatalogue(data) else {
      return
    }
    let name = catalogue.deletingPathExtension().lastPathComponent
    for language in texts.languages where isIdentifier(language) {
      let folder = bundle.appendingPathComponent("\(language).lproj", isDirectory: true)
      own(folder)
      let file = folder.appendingPathComponent("\(name).strings")
      guard !FileManager.default.fileExists(atPath: file.path),
        let list = try? PropertyListSerialization.data(
          fromPropertyList: texts.texts(for: Locale(identifier: language)), format: .binary,
          options: 0)
      else { continue }
      try? list.write(to: file)
    }
  }

  /// Whether a folder may have the name of a language: a path, which a catalogue may hold in its place, leads out of the bundle.
  static func isIdentifier(_ language: String) -> Bool {
    !language.isEmpty
      && language.utf8.allSatisfy { byte in
        UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20
          || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
          || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
      }
  }

  /// Makes a folder of the bundle's own: in the place of a link to one of the program's sources, one with links to its files.
  private static func own(_ folder: URL) {
    let manager = FileManager.default
    let target = try? manager.destinationOfSymbolicLink(atPath: folder.path)
    if target != nil { try? manager.removeItem(at: folder) }
    try? manager.createDirectory(at: folder, withIntermediateDirectories: true)
    guard let target else { return }
    for entry in (try? manager.contentsOfDirectory(atPath: target)) ?? [] {
      try? manager.createSymbolicLink(
        atPath: folder.appendingPathComponent(entry).path,
        withDestinationPath: "\(target)/\(entry)")
    }
  }
}
