import Foundation

/// The program behind `scripts/generate-vector-tests`, compiled together with `Tests/StillVectorGenerator`.
@main struct GenerateVectorTests {
  static func main() {
    guard CommandLine.arguments.count == 2 else {
      complain("usage: generate-vector-tests FOLDER")
    }
    let folder = VectorFolder(URL(fileURLWithPath: CommandLine.arguments[1], isDirectory: true))
    do {
      let files = try folder.regenerate()
      print("\(files.count) files in \(folder.url.relativePath)")
    } catch {
      complain("\(error)")
    }
  }

  private static func complain(_ message: String) -> Never {
    FileHandle.standardError.write(Data("generate-vector-tests: error: \(message)\n".utf8))
    exit(2)
  }
}
