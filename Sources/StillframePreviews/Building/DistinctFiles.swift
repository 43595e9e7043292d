import Foundation

/// Files as one module takes them: no two may have one name, in whatever folders they lie.
struct DistinctFiles {
  /// As they were named.
  let originals: [String]
  /// The paths passed to the compiler.
  let paths: [String]

  /// - Parameters:
  ///   - folder: where the second of two files of one name is put, under a name of its own, as a copy that says where it comes from, so that
  ///     messages and `#filePath` are those of the file itself.
  ///   - module: goes into that name.
  init(_ files: [String], in folder: URL, named module: String) {
    originals = files
    var names: Set<String> = []
    paths = files.enumerated().map { index, file in
      let name = URL(fileURLWithPath: file).lastPathComponent
      if names.insert(name).inserted { return file }
      let copy = folder.appendingPathComponent("\(module)-\(index)-\(name)")
      let path = file.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
      guard let code = FileManager.default.contents(atPath: file),
        (try? (Data("#sourceLocation(file: \"\(path)\", line: 1)\n".utf8) + code).write(to: copy))
          != nil
      else { return file }
      return copy.path
    }
  }
}
