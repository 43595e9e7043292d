import Foundation

/// The built Stillframe that previews are compiled against: the package that this tool was built from, or the one that
/// `STILLFRAME_HOME` names.
struct Installation {
  /// The package.
  let home: URL
  /// The folder of the build: `.build/release`, with the modules and the tool.
  let build: URL

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

  /// - Throws: `PreviewError.notBuilt` where there is nothing to compile against.
  init(_ environment: [String: String]) throws(PreviewError) {
    if let path = environment["STILLFRAME_HOME"], !path.isEmpty {
      try self.init(home: URL(fileURLWithPath: path, isDirectory: true), besides: nil)
    } else {
      let own = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        .deletingLastPathComponent()
      try self.init(home: Self.ownHome, besides: own)
    }
  }

  /// - Parameter folder: where else the modules may lie.
  private init(home: URL, besides folder: URL?) throws(PreviewError) {
    self.home = home
    let builds =
      [folder].compactMap { $0 }
      + [Self.configuration, "release", "debug"].map {
        home.appendingPathComponent(".build/\($0)", isDirectory: true)
      }
    guard let build = builds.first(where: Self.isComplete) else {
      throw .notBuilt(home.path, configuration: Self.configuration)
    }
    self.build = build.resolvingSymlinksInPath()
  }

  private static func isComplete(_ build: URL) -> Bool {
    ["stillframe", "Modules/SwiftUI.swiftmodule", "StillframeMacros-tool"].allSatisfy {
      FileManager.default.fileExists(atPath: build.appendingPathComponent($0).path)
    }
  }

  /// The tool that fits the modules.
  var tool: URL { build.appendingPathComponent("stillframe") }

  /// The folder of the compiled modules that previewed code can import, and of those that they need.
  var modules: URL { build.appendingPathComponent("Modules", isDirectory: true) }

  /// The program that expands macros, and lists the declarations of files.
  var macros: URL { build.appendingPathComponent("StillframeMacros-tool") }

  /// The flags by which the compiler finds the modules and macros.
  var compilerFlags: [String] {
    var flags = [
      "-I", modules.path, "-load-plugin-executable", macros.path + "#StillframeMacros",
    ]
    for map in moduleMaps { flags += ["-Xcc", "-fmodule-map-file=" + map] }
    for flag in headerFlags { flags += ["-Xcc", flag] }
    return flags
  }

  /// Those of the package's C targets: written by hand beside the sources, or by the build.
  private var moduleMaps: [String] {
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

  private var headerFlags: [String] {
    let answer = ChildProcess.output(
      of: ["pkg-config", "--cflags-only-I"] + Self.libraries)
    return (answer ?? "").split(whereSeparator: \.isWhitespace).map(String.init)
  }
}
