import Foundation
import Testing

@testable import StillframePreviews

/// Archives of the tool with compiled modules, as `scripts/package` makes them.
struct ArchiveTests {
  /// A folder with the files by which an archive is known.
  private func withArchive<Result>(
    compiler: String?, _ body: (URL) throws -> Result
  ) throws -> Result {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("an archive \(UUID().uuidString)", isDirectory: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let description = folder.appendingPathComponent("lib/pkgconfig/stillframe.pc")
    let modules = folder.appendingPathComponent("modules", isDirectory: true)
    for place in [description.deletingLastPathComponent(), modules] {
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    }
    let text = """
      prefix=${pcfiledir}/../..
      Name: Stillframe
      Cflags: -I${prefix}/modules -I${prefix}/include/cairo
      Libs: -L${prefix}/lib -lStillframe

      """
    try text.write(to: description, atomically: true, encoding: .utf8)
    if let compiler {
      try compiler.write(
        to: modules.appendingPathComponent("compiler"), atomically: true, encoding: .utf8)
    }
    return try body(folder)
  }

  @Test func anArchiveSaysByItsDescriptionWhereHeadersAre() throws {
    try withArchive(compiler: nil) { folder in
      let installation = try Installation(["STILLFRAME_HOME": folder.path])
      #expect(installation.tool.path == folder.path + "/libexec/stillframe")
      #expect(installation.modules.path == folder.path + "/modules")
      let flags = installation.compilerFlags
      #expect(flags.prefix(2) == ["-I", folder.path + "/modules"])
      #expect(flags.contains(folder.path + "/bin/StillframeMacros-tool#StillframeMacros"))
      #expect(flags.suffix(2) == ["-Xcc", "-I\(folder.path)/include/cairo"])
    }
  }

  @Test func modulesOfAnotherCompilerAreRefused() throws {
    let other = "Swift version 5.1 (swift-5.1-RELEASE)"
    try withArchive(compiler: other + "\n") { folder in
      let error = #expect(throws: PreviewError.self) {
        try Installation(["STILLFRAME_HOME": folder.path])
      }
      guard case .otherCompiler(let here, let expected) = error else {
        Issue.record("another error: \(String(describing: error))")
        return
      }
      #expect(expected == other)
      #expect(here.hasPrefix("Swift version ") && here != other)
      #expect("\(error, default: "")".contains("take that toolchain, or the archive"))
    }
  }
}
