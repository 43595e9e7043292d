import StillImageFile
import StillframeArguments
import StillframeScenes

/// The reason why previews cannot be shown; `description` is one sentence.
enum PreviewError: ToolError, Equatable {
  case notBuilt(String, configuration: String)
  case otherCompiler(String, expected: String)
  case noSuchPath(String)
  case noSources(String)
  case noCompiler
  case notCompiled(String)
  case noManifest(String)
  case noTargets(String)
  case noPreview(String)
  case noNamedPreview(String)
  case noCatalogue(String)
  case noSuchPreview(String, of: [String])
  case notLoaded(String)
  case notStarted(String)
  case severalPreviews(Int, output: String)
  case notAFolder(String)
  case failed(Int, of: Int)
  case leftOut(Int, showsOthers: Bool)
  case trimmed(Int)

  /// Returns a number of seconds without needless zeros.
  static func shown(_ seconds: Double) -> String {
    seconds == seconds.rounded() && seconds < 1e6 ? "\(Int(seconds))" : "\(seconds)"
  }

  var description: String {
    switch self {
    case .notBuilt(let home, let configuration):
      "there is no built Stillframe in '\(home.shown)': run 'swift build -c \(configuration) --product stillframe' "
        + "there, or name its folder in STILLFRAME_HOME"
    case .otherCompiler(let here, let expected):
      "the swiftc on the PATH is \(here.shown), and Stillframe's modules are those of \(expected.shown): "
        + "take that toolchain, or the archive that was made with yours"
    case .noSuchPath(let path):
      "there is no file or folder '\(path.shown)': check the path"
    case .noSources(let path):
      "'\(path.shown)' has no Swift files: name a file, or a folder with some"
    case .noCompiler:
      "there is no 'swiftc' on the PATH: install the Swift toolchain that Stillframe was built with"
    case .notCompiled(let path):
      "'\(path.shown)' does not compile: the compiler's messages stand above"
    case .noManifest(let path):
      "the package in '\(path.shown)' cannot be read: what Swift says about Package.swift stands above"
    case .noTargets(let path):
      "the package in '\(path.shown)' has no target with Swift files beside its tests"
    case .noPreview(let path):
      "'\(path.shown)' has no preview: write #Preview { … } below a view"
    case .noNamedPreview(let path):
      "'\(path.shown)' has no preview with a name: write #Preview(\"Name\") { … }, as figures are called after it"
    case .noCatalogue(let path):
      "there is no folder '\(path.shown)': name the documentation catalogue that the figures belong to"
    case .noSuchPreview(let name, let known):
      "there is no preview '\(name.shown)': \(Suggestion.question(name, in: known))--list shows them all"
    case .notLoaded(let reason):
      "what was compiled cannot be loaded (\(reason.shown)): is the tool as new as the modules it was built with?"
    case .notStarted(let path):
      "'\(path.shown)' cannot be run: build Stillframe again"
    case .severalPreviews(let count, let output):
      "\(count) previews do not go into '\(output.shown)': name a folder (-o previews/), or one preview (--only)"
    case .notAFolder(let path):
      "the folder '\(path.shown)' cannot be made: choose another with -o"
    case .failed(let count, let total):
      "\(count) of \(total) previews failed"
    case .trimmed(let count):
      "\(count == 1 ? "one declaration does" : "\(count) declarations do") not compile: "
        + "the previews without \(count == 1 ? "it" : "them") are shown"
    case .leftOut(let count, let showsOthers):
      "\(count == 1 ? "one file does" : "\(count) files do") not compile: "
        + (showsOthers ? "the others' previews are shown" : "the others have no preview")
    }
  }
}
