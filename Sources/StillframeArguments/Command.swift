package import Foundation
package import StillImageFile

/// A parsed command line.
package enum Command: Equatable, Codable {
  /// Of one command; nil: of the tool.
  case help(command: String?)
  case version
  case list(json: Bool)
  case render(Render)
  case animate(Animate)
  case report(Report)
  case explain(Explain)
  case accessibility(Accessibility)
  case join(Join)
  case batch(Batch)
  case serve(Serve)
  case preview(Preview)
  case figures(Figures)
  case diff(Diff)
  case review(Review)
  case completions(shell: String)
  case manual

  /// The fonts that text may use beyond those that the tool carries.
  package struct Fonts: Equatable, Codable {
    /// Paths of font files.
    package var files: [String] = []
    package var allowsSystem = true

    package init(files: [String] = [], allowsSystem: Bool = true) {
      self.files = files
      self.allowsSystem = allowsSystem
    }
  }

  /// The environment of a view: the reader's device and settings.
  package struct Looks: Equatable, Codable {
    package var isDark = false
    /// One of `Manual.dynamicTypeSizes`; nil: the ordinary size.
    package var dynamicType: String?
    package var isRightToLeft = false
    package var locale: String?
    /// The name of a device.
    package var device: String?
    /// Whether warnings of layout are errors.
    package var isStrict = false
    /// Whether images that are missing are marked.
    package var marksMissingImages = false
    /// The most seconds until a still has come to rest; nil: the default.
    package var settlingLimit: Double?
    /// Seconds after appearance that a still shows; nil: once it has come to rest.
    package var moment: Double?
    /// Whether a preview's picture is as large as its content, however large the window is.
    package var fitsContent = false

    package init(isDark: Bool = false) {
      self.isDark = isDark
    }
  }

  /// The selected previews of a path.
  package struct Previews: Equatable, Codable {
    package var isListed = false
    /// Names; empty: all.
    package var only: [String] = []
    /// In seconds, for one preview.
    package var timeLimit: Double?

    package init() {}
  }

  /// Options of a picture's format.
  package struct Writing: Equatable, Codable {
    /// 0 to 100; nil: the usual.
    package var quality: Double?
    package var embedsFonts = false
    /// Words in the file.
    package var comment: String?

    package init() {}
  }

  package struct Render: Equatable, Codable {
    package var scene: String
    /// Nil only for a path.
    package var output: Output?
    package var size: CGSize?
    package var scale: Double?
    package var isOpaque = false
    package var writing = Writing()
    package var looks = Looks()
    package var previews = Previews()
    package var fonts = Fonts()
  }

  package struct Animate: Equatable, Codable {
    package var scene: String
    /// Nil only for a path.
    package var output: Output?
    package var size: CGSize?
    package var scale: Double?
    package var fps: Double?
    package var duration: Double?
    /// The most frames.
    package var framesLimit: Int?
    /// Whether a folder that holds other files than frames may be written to.
    package var isForced = false
    package var film = Film()
    package var taps: [Tap] = []
    package var looks = Looks()
    package var previews = Previews()
    package var fonts = Fonts()
  }

  /// Options of a film.
  package struct Film: Equatable, Codable {
    /// Whether it ends where nothing moves any more.
    package var endsAtRest = false
    /// Whether it ends where it repeats itself.
    package var loops = false
    /// For how long the shutter is open, in degrees.
    package var shutter: Double?
    package var isTransparent = false
    /// Whether sheets, pages, switches and the like move by the system's own animations.
    package var hasSystemMotion = true
    /// Whether touches are drawn.
    package var showsTouches = false
    /// The options of its format.
    package var options = FilmOptions()
    /// The number of threads.
    package var jobs: Int?
    /// Nil: all of it.
    package var shard: Shard?

    package init() {}
  }

  package struct Join: Equatable, Codable {
    /// A file or a folder.
    package var output: String
    package var parts: [String]
    package var isForced = false
    package var jobs: Int?
  }

  /// A tap on a view, at a time in seconds.
  package struct Tap: Equatable, Codable {
    package var target: String
    package var time: Double
  }

  package struct Report: Equatable, Codable {
    package var scene: String
    package var size: CGSize?
    package var json = false
    package var looks = Looks()
    package var previews = Previews()
    package var fonts = Fonts()
  }

  package struct Accessibility: Equatable, Codable {
    package var scene: String
    /// Nil: the tree is printed.
    package var picture: Output?
    package var size: CGSize?
    package var scale: Double?
    package var json = false
    package var isAudited = false
    package var looks = Looks()
    package var previews = Previews()
    package var fonts = Fonts()
  }

  package struct Explain: Equatable, Codable {
    package var scene: String
    /// The destination of the picture; nil: text instead.
    package var picture: Output?
    package var size: CGSize?
    package var scale: Double?
    package var json = false
    package var looks = Looks()
    package var previews = Previews()
    package var fonts = Fonts()
  }

  package struct Batch: Equatable, Codable {
    package var scene: String
    /// A path, or "-".
    package var rows: String
    /// The paths of the pictures, with keys in braces.
    package var pattern: String
    package var jobs: Int?
    /// Nil: all rows.
    package var shard: Shard?
    package var isResumed = false
    package var size: CGSize?
    package var scale: Double?
    package var isOpaque = false
    package var writing = Writing()
    package var looks = Looks()
    package var fonts = Fonts()
    /// Folders that images named by rows may come from.
    package var allowedFolders: [String] = []
    /// Seconds for a row; nil: the usual number.
    package var timeLimit: Double?
  }

  package struct Preview: Equatable, Codable {
    package var path: String
    /// 0: any that is free.
    package var port: UInt16 = 0
    /// In seconds, for one preview.
    package var timeLimit: Double?
    package var fonts = Fonts()
  }

  package struct Diff: Equatable, Codable {
    package var first: String
    package var second: String
    package var picture: Output?
    package var threshold: Double?
    package var perceptualPrecision: Double?
    package var ignoresAntialiasing = false
    /// In pixels.
    package var ignored: [Area] = []
    /// Identifiers or words of views.
    package var ignoredViews: [String] = []
    package var maximumCount: Int?
    package var maximumShare: Double?
    package var look = Look.highlight
    package var json = false

    /// A rectangle of pixels.
    package struct Area: Equatable, Codable {
      package var x: Int
      package var y: Int
      package var width: Int
      package var height: Int
    }

    /// The content of a picture of the difference.
    package enum Look: String, CaseIterable, Codable {
      case highlight
      case sideBySide = "side-by-side"
      case blink
    }
  }

  /// The destination of a picture or film.
  package enum Output: Equatable, Codable {
    case standardOutput
    case path(String)

    package init(_ text: String) {
      self = text == "-" ? .standardOutput : .path(text)
    }
  }

  /// - Parameters:
  ///   - words: the command line without the program's name.
  ///   - manual: the commands and options of the tool.
  ///   - isFolder: whether a word without "/" is the name of a folder and not of a scene.
  package init(
    _ words: [String], of manual: Manual = Manual(), isFolder: (String) -> Bool = { _ in false }
  ) throws(UsageError) {
    let names = manual.entries.map(\.name)
    guard let name = words.first else { throw .noCommand(names) }
    let rest = words.dropFirst()
    if rest.prefix(while: { $0 != "--" }).contains(where: { $0 == "--help" || $0 == "-h" }) {
      self = .help(command: manual.entry(name)?.name)
      return
    }
    switch name {
    case "help", "--help", "-h":
      self = .help(command: rest.first.flatMap { manual.entry($0)?.name })
    case "--version":
      _ = try Arguments(rest, grammar: .init(command: "--version"))
      self = .version
    default:
      guard let entry = manual.entry(name) else { throw .unknownCommand(name, of: names) }
      var arguments = try Arguments(rest, grammar: entry.grammar)
      if Self.withPreviews.contains(entry.name), let word = arguments.operands.first,
        !Self.isPath(word), isFolder(word)
      {
        arguments.makePath()
      }
      self = try Command(arguments, isInstalled: manual.kind == .installed)
    }
  }

  /// The commands that take a path to previews.
  private static let withPreviews: Set = [
    "render", "animate", "report", "explain", "accessibility", "preview", "figures",
  ]

  /// Whether a word names a file or a folder and not a scene: it contains "/", ends in ".swift" or is ".".
  package static func isPath(_ word: String) -> Bool {
    word.contains("/") || word.hasSuffix(".swift") || word == "." || word == ".."
  }
}
