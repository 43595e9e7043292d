import Foundation

/// Files as one module takes them: no two may have one name, in whatever folders they lie, and some have other texts than on disk.
struct DistinctFiles {
  /// As they were named.
  let originals: [String]
  /// The paths passed to the compiler.
  let paths: [String]
  /// The flags by which the compiler reads other texts than those on disk.
  let flags: [String]

  /// - Parameters:
  ///   - folder: where the second of two files of one name is put, under a name of its own, as a copy that says where it comes from, so that
  ///     messages and `#filePath` are those of the file itself.
  ///   - module: goes into that name.
  ///   - texts: the texts of files that are compiled with another one than their own.
  ///   - rewriting: returns the change that a file's text is compiled with; nil: none.
  init(
    _ files: [String], in folder: URL, named module: String, withTexts texts: [String: Data] = [:],
    rewriting: (String) -> ((Data) -> Data)? = { _ in nil }
  ) {
    originals = files
    var names: Set<String> = []
    var overlay: [[String: String]] = []
    paths = files.enumerated().map { index, file in
      let name = URL(fileURLWithPath: file).lastPathComponent
      let isFirst = names.insert(name).inserted
      let rewrite = rewriting(file)
      guard !isFirst || texts[file] != nil || rewrite != nil else { return file }
      let copy = folder.appendingPathComponent("\(module)-\(index)-\(name)")
      let path = file.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
      let place = isFirst ? "" : "#sourceLocation(file: \"\(path)\", line: 1)\n"
      guard var code = texts[file] ?? FileManager.default.contents(atPath: file) else {
        return file
      }
      if let rewrite { code = rewrite(code) }
      guard (try? (Data(place.utf8) + code).write(to: copy)) != nil else { return file }
      guard isFirst else { return copy.path }
      overlay.append(["type": "file", "name": file, "external-contents": copy.path])
      return file
    }
    flags = Self.flags(of: overlay, in: folder, named: module)
  }

  private static func flags(
    of overlay: [[String: String]], in folder: URL, named module: String
  ) -> [String] {
    guard !overlay.isEmpty else { return [] }
    let file = folder.appendingPathComponent("\(module)-texts.json")
    let content: [String: Any] = [
      "version": 0, "case-sensitive": "true", "use-external-names": "false", "roots": overlay,
    ]
    guard let data = try? JSONSerialization.data(withJSONObject: content),
      (try? data.write(to: file)) != nil
    else { return [] }
    return ["-vfsoverlay", file.path]
  }
}
