import Foundation

/// The built Stillframe that previews are compiled against: the archive or the package that this tool is part of, or the one that
/// `STILLFRAME_HOME` names.
struct Installation {
  /// The tool that fits the modules.
  let tool: URL
  /// The folder of the compiled modules that previewed code can import, and of those that they need.
  let modules: URL
  /// The program that expands macros, and lists the declarations of files.
  let macros: URL
  /// The flags by which the compiler finds the modules in C.
  private let flagsOfC: [String]

  /// The C libraries that the modules were compiled with; clients need their headers to read the modules.
  private static let libraries = [
    "cairo", "freetype2", "harfbuzz", "fontconfig", "libpng", "libdeflate",
    "libturbojpeg", "libwebp", "lcms2",
  ]

  #if DEBUG
    private static let configuration = "debug"
  #else
    private static let configuration = "release"
  #endif

  /// The package of this file.
  private static let ownHome = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// - Throws: `PreviewError.notBuilt` where there is nothing to compile against, `.otherCompiler`.
  init(_ environment: [String: String]) throws(PreviewError) {
    let folder = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
      .deletingLastPathComponent()
    if let path = environment["STILLFRAME_HOME"], !path.isEmpty {
      let home = URL(fileURLWithPath: path, isDirectory: true)
      let archive = Self(archive: home)
      self = if let archive { archive } else { try Self(package: home, besides: nil) }
    } else {
      let archive = Self(archive: folder.deletingLastPathComponent())
      self = if let archive { archive } else { try Self(package: Self.ownHome, besides: folder) }
    }
    try checkCompiler()
  }

  /// An unpacked archive, as `scripts/package` makes it; nil where there is none.
  private init?(archive home: URL) {
    tool = home.appendingPathComponent("libexec/stillframe")
    macros = home.appendingPathComponent("bin/StillframeMacros-tool")
    modules = home.appendingPathComponent("modules", isDirectory: true)
    let description = home.appendingPathComponent("lib/pkgconfig/stillframe.pc")
    guard let text = try? String(contentsOf: description, encoding: .utf8),
      let line = text.split(separator: "\n").first(where: { $0.hasPrefix("Cflags: ") })
    else { return nil }
    // As pkg-config reads it, in an archive that may lie in a folder with spaces.
    flagsOfC = line.split(separator: " ").dropFirst().flatMap {
      ["-Xcc", $0.replacingOccurrences(of: "${prefix}", with: home.path)]
    }
  }

  /// A package that was built.
  ///
  /// - Parameter folder: where else the modules may lie.
  private init(package home: URL, besides folder: URL?) throws(PreviewError) {
    let builds =
      [folder].compactMap { $0 }
      + [Self.configuration, "release", "debug"].map {
        home.appendingPathComponent(".build/\($0)", isDirectory: true)
      }
    guard let build = builds.first(where: Self.isComplete)?.resolvingSymlinksInPath() else {
      throw .notBuilt(home.path, configuration: Self.configuration)
    }
    tool = build.appendingPathComponent("stillframe")
    modules = build.appendingPathComponent("Modules", isDirectory: true)
    macros = build.appendingPathComponent("StillframeMacros-tool")
    let maps = Self.moduleMaps(of: home, in: build).map { "-fmodule-map-file=" + $0 }
    flagsOfC = (maps + Self.headerFlags).flatMap { ["-Xcc", $0] }
  }

  private static func isComplete(_ build: URL) -> Bool {
    ["stillframe", "Modules/SwiftUI.swiftmodule", "StillframeMacros-tool"].allSatisfy {
      FileManager.default.fileExists(atPath: build.appendingPathComponent($0).path)
    }
  }

  /// - Throws: `PreviewError.otherCompiler` where the one on the PATH cannot read the modules of an archive, which says with which one
  ///   it was made.
  private func checkCompiler() throws(PreviewError) {
    let record = modules.appendingPathComponent("compiler")
    guard let made = try? String(contentsOf: record, encoding: .utf8).split(separator: "\n").first,
      let answer = ChildProcess.output(of: ["swiftc", "--version"]),
      let start = answer.firstRange(of: "Swift version")?.lowerBound
    else { return }
    let here = answer[start...].prefix { $0 != "\n" }
    guard here != made else { return }
    throw .otherCompiler(String(here), expected: String(made))
  }

  /// The flags by which the compiler finds the modules and macros.
  var compilerFlags: [String] {
    ["-I", modules.path, "-load-plugin-executable", macros.path + "#StillframeMacros"] + flagsOfC
  }

  /// Those of the package's C targets: written by hand beside the sources, or by the build.
  private static func moduleMaps(of home: URL, in build: URL) -> [String] {
    let sources = home.appendingPathComponent("Sources")
    let names =
      ((try? FileManager.default.contentsOfDirectory(atPath: sources.path)) ?? []).sorted()
    return names.filter { $0.hasPrefix("CStill") }.compactMap { name in
      [
        sources.appendingPathComponent("\(name)/module.modulemap"),
        sources.appendingPathComponent("\(name)/include/module.modulemap"),
        build.appendingPathComponent("\(name).build/module.modulemap"),
      ].map(\.path).first { FileManager.default.fileExists(atPath: $0) }
    }
  }

  private static var headerFlags: [String] {
    let answer = ChildProcess.output(
      of: ["pkg-config", "--cflags-only-I"] + Self.libraries)
    return (answer ?? "").split(whereSeparator: \.isWhitespace).map(String.init)
  }
}
