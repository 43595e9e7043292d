package import Foundation

/// What a command line asks for.
package enum Command: Equatable {
  case help
  case version
  case list(json: Bool)
  case render(Render)
  case animate(Animate)
  case report(Report)
  case explain(Explain)
  case diff(Diff)

  /// Which fonts text may use beyond those that the tool carries.
  package struct Fonts: Equatable {
    /// Paths of font files.
    package var files: [String] = []
    package var allowsSystem = true
  }

  package struct Render: Equatable {
    package var scene: String
    package var output: Output
    package var size: CGSize?
    package var scale: Double?
    package var isDark = false
    package var isOpaque = false
    package var fonts = Fonts()
  }

  package struct Animate: Equatable {
    package var scene: String
    package var output: Output
    package var size: CGSize?
    package var scale: Double?
    package var fps: Double?
    package var duration: Double?
    /// The most frames.
    package var framesLimit: Double?
    package var isDark = false
    /// Whether a folder that holds other files than frames may be written to.
    package var isForced = false
    package var fonts = Fonts()
  }

  package struct Report: Equatable {
    package var scene: String
    package var size: CGSize?
    package var json = false
    package var fonts = Fonts()
  }

  package struct Explain: Equatable {
    package var scene: String
    /// Where the picture goes; nil: text instead.
    package var picture: Output?
    package var size: CGSize?
    package var scale: Double?
    package var isDark = false
    package var json = false
    package var fonts = Fonts()
  }

  package struct Diff: Equatable {
    package var first: String
    package var second: String
    package var picture: Output?
    package var threshold: Double?
    package var json = false
  }

  /// Where a picture or film goes.
  package enum Output: Equatable {
    case standardOutput
    case path(String)

    package init(_ text: String) {
      self = text == "-" ? .standardOutput : .path(text)
    }
  }

  /// - Parameter words: the command line without the program's name.
  package init(_ words: [String]) throws(UsageError) {
    guard let name = words.first else { throw .noCommand }
    let rest = words.dropFirst()
    if rest.prefix(while: { $0 != "--" }).contains(where: { $0 == "--help" || $0 == "-h" }) {
      self = .help
      return
    }
    switch name {
    case "help", "--help", "-h": self = .help
    case "--version": self = try Self.version(rest)
    case "list": self = try Self.list(rest)
    case "render": self = try Self.render(rest)
    case "animate": self = try Self.animate(rest)
    case "report": self = try Self.report(rest)
    case "explain": self = try Self.explain(rest)
    case "diff": self = try Self.diff(rest)
    default: throw .unknownCommand(name)
    }
  }

  /// What `--help` prints.
  package static let usage = """
    stillframe list [--json]
    stillframe render NAME -o FILE|- [--size WxH] [--scale N] [--dark] [--opaque] [FONTS]
    stillframe animate NAME -o FILE|FOLDER/|- [--size WxH] [--scale N] [--fps N] [--duration S]
                       [--frames-limit N] [--dark] [--force] [FONTS]
    stillframe report NAME [--size WxH] [--json] [FONTS]
    stillframe explain NAME [-o FILE|-] [--size WxH] [--scale N] [--dark] [--json] [FONTS]
    stillframe diff A.png B.png [-o DIFF.png] [--threshold T] [--json]
    stillframe --version

      list      the scenes of the gallery
      render    a scene's picture, as PNG
      animate   a scene's film: FILE.apng, or a FOLDER/ of frame-0001.png, frame-0002.png …
      report    what layout decided: every view and its frame
      explain   why every view has its size: what it was proposed, what it answered, who placed it;
                -o writes a picture of it instead, as PNG
      diff      whether two pictures show the same; -o writes a picture of what differs

      -o FILE          where the result goes; '-' is standard output
      --size WxH       of the picture, in points; else the scene's own
      --scale N        pixels a point, 1
      --dark           the dark colour scheme
      --opaque         on the colour scheme's background; else transparent
      --fps N          frames a second; else the scene's own
      --duration S     seconds; else the scene's own
      --frames-limit N the most frames that a film may have, else 36000
      --force          write into a folder that holds other files than frames
      --threshold T    the largest distance of colours that count as the same, 0 to 1, else 0
      --json           for programs

      FONTS is any of:
      --font FILE        text may use the fonts in FILE (TTF, OTF, TTC) by their names, and for what others
                         lack; may be said more than once
      --no-system-fonts  only those, and the ones inside the tool: the same picture on every machine

    Exit status: 0 done, or the same; 1 different (diff only); 2 anything that went wrong.
    """
}
