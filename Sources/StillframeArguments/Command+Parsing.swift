import Foundation
import StillImageFile

/// Parsing of commands.
extension Command {
  init(_ arguments: Arguments, isInstalled: Bool) throws(UsageError) {
    switch arguments.command {
    case "list": self = .list(json: arguments.has("--json"))
    case "render": self = try .render(Self.render(arguments, isInstalled))
    case "animate": self = try .animate(Self.animate(arguments, isInstalled))
    case "report": self = try .report(Self.report(arguments))
    case "explain": self = try .explain(Self.explain(arguments))
    case "accessibility": self = try .accessibility(Self.accessibility(arguments))
    case "join": self = try .join(Self.join(arguments))
    case "batch": self = try .batch(Self.batch(arguments))
    case "serve": self = try .serve(Self.serve(arguments))
    case "preview": self = try .preview(Self.preview(arguments))
    case "figures": self = try .figures(Self.figures(arguments))
    case "review": self = try .review(Self.review(arguments))
    case "diff": self = try .diff(Self.diff(arguments))
    case "completions":
      let shell = arguments.operands[0]
      guard Manual.shells.contains(shell) else { throw .unknownShell(shell) }
      self = .completions(shell: shell)
    case "manual": self = .manual
    default: preconditionFailure("the command \(arguments.command) has no meaning")
    }
  }

  private static func render(
    _ arguments: Arguments, _ isInstalled: Bool
  ) throws(UsageError) -> Render {
    let output = try output(arguments, isInstalled)
    return Render(
      scene: arguments.operands[0], output: output,
      size: try arguments.size("--size"), scale: try arguments.number("--scale"),
      isOpaque: arguments.has("--opaque"), writing: try writing(arguments, to: output),
      looks: try looks(arguments),
      previews: try previews(arguments), fonts: fonts(arguments))
  }

  private static func animate(
    _ arguments: Arguments, _ isInstalled: Bool
  ) throws(UsageError) -> Animate {
    let output = try output(arguments, isInstalled)
    var taps: [Tap] = []
    for text in arguments.allValues("--tap") {
      guard let mark = text.lastIndex(of: "@"), mark > text.startIndex,
        let time = Double(text[text.index(after: mark)...]), time.isFinite, time >= 0
      else { throw .notATap(text) }
      taps.append(Tap(target: String(text[..<mark]), time: time))
    }
    return Animate(
      scene: arguments.operands[0], output: output,
      size: try arguments.size("--size"), scale: try arguments.number("--scale"),
      fps: try arguments.number("--fps"), duration: try arguments.number("--duration"),
      framesLimit: try framesLimit(arguments),
      isForced: arguments.has("--force"), film: try film(arguments), taps: taps,
      looks: try looks(arguments),
      previews: try previews(arguments), fonts: fonts(arguments))
  }

  private static func framesLimit(_ arguments: Arguments) throws(UsageError) -> Int? {
    guard let text = arguments.value("--frames-limit") else { return nil }
    guard let limit = Int(text), limit >= 1 else { throw .framesLimitOutOfRange(text) }
    return limit
  }

  private static func report(_ arguments: Arguments) throws(UsageError) -> Report {
    Report(
      scene: arguments.operands[0], size: try arguments.size("--size"),
      json: arguments.has("--json"), looks: try looks(arguments),
      previews: try previews(arguments), fonts: fonts(arguments))
  }

  private static func explain(_ arguments: Arguments) throws(UsageError) -> Explain {
    let picture = arguments.value("-o").map { Output($0) }
    if picture != nil, arguments.has("--json") { throw .notTogether("--json", "-o") }
    return Explain(
      scene: arguments.operands[0], picture: picture, size: try arguments.size("--size"),
      scale: try arguments.number("--scale"), json: arguments.has("--json"),
      looks: try looks(arguments), previews: try previews(arguments), fonts: fonts(arguments))
  }

  private static func accessibility(
    _ arguments: Arguments
  ) throws(UsageError) -> Accessibility {
    Accessibility(
      scene: arguments.operands[0], picture: arguments.value("-o").map { Output($0) },
      size: try arguments.size("--size"), scale: try arguments.number("--scale"),
      json: arguments.has("--json"), isAudited: arguments.has("--audit"),
      looks: try looks(arguments), previews: try previews(arguments), fonts: fonts(arguments))
  }

  private static func batch(_ arguments: Arguments) throws(UsageError) -> Batch {
    guard let rows = arguments.value("--rows") else { throw .missingRows }
    guard let pattern = arguments.value("-o") else { throw .missingPattern }
    var batch = Batch(
      scene: arguments.operands[0], rows: rows, pattern: pattern, jobs: try jobs(arguments),
      shard: try shard(arguments), isResumed: arguments.has("--resume"),
      size: try arguments.size("--size"),
      scale: try arguments.number("--scale"), isOpaque: arguments.has("--opaque"),
      writing: try writing(arguments, to: .path(pattern)), looks: try looks(arguments),
      fonts: fonts(arguments))
    batch.allowedFolders = arguments.allValues("--allow-folder")
    batch.timeLimit = try timeLimit(arguments)
    return batch
  }

  private static func preview(_ arguments: Arguments) throws(UsageError) -> Preview {
    let path = arguments.operands[0]
    guard isPath(path) else { throw .notAPath(path) }
    return Preview(
      path: path, port: try port(arguments), timeLimit: try timeLimit(arguments),
      fonts: fonts(arguments))
  }

  /// Returns seconds for one preview.
  static func timeLimit(_ arguments: Arguments) throws(UsageError) -> Double? {
    guard let limit = try arguments.number("--time-limit") else { return nil }
    guard limit > 0, limit <= 86_400 else { throw .timeLimitOutOfRange(limit) }
    return limit
  }

  /// A number of seconds of a view's life.
  private static func seconds(
    _ option: String, _ arguments: Arguments
  ) throws(UsageError) -> Double? {
    guard let seconds = try arguments.number(option) else { return nil }
    guard seconds >= 0, seconds <= 86_400 else {
      throw .secondsOutOfRange(seconds, option: option)
    }
    return seconds
  }

  private static func diff(_ arguments: Arguments) throws(UsageError) -> Diff {
    var diff = Diff(
      first: arguments.operands[0], second: arguments.operands[1],
      picture: arguments.value("-o").map { Output($0) },
      threshold: try arguments.number("--threshold"), json: arguments.has("--json"))
    diff.perceptualPrecision = try arguments.number("--perceptual-precision")
    diff.ignoresAntialiasing = arguments.has("--antialiasing")
    for text in arguments.allValues("--ignore") { diff.ignored.append(try area(text)) }
    diff.ignoredViews = arguments.allValues("--ignore-view")
    if let text = arguments.value("--max-pixels") {
      guard let count = Int(text), count >= 0 else {
        throw .notACount(text, option: "--max-pixels")
      }
      diff.maximumCount = count
    }
    diff.maximumShare = try arguments.number("--max-share")
    if let word = arguments.value("--show") {
      guard let look = Diff.Look(rawValue: word) else {
        throw .unknownLook(word, of: Diff.Look.allCases.map(\.rawValue))
      }
      diff.look = look
    }
    return diff
  }

  /// "8,16,100x20": from the left, from the top, and the size, in pixels.
  private static func area(_ text: String) throws(UsageError) -> Diff.Area {
    let parts = text.lowercased().split(separator: ",", omittingEmptySubsequences: false)
    let size = parts.last.map { $0.split(separator: "x", omittingEmptySubsequences: false) } ?? []
    guard parts.count == 3, size.count == 2, let x = Int(parts[0]), let y = Int(parts[1]),
      let width = Int(size[0]), let height = Int(size[1]), width > 0, height > 0
    else { throw .notAnArea(text) }
    return Diff.Area(x: x, y: y, width: width, height: height)
  }

  static func looks(_ arguments: Arguments) throws(UsageError) -> Looks {
    var looks = Looks(isDark: arguments.has("--dark"))
    if let size = arguments.value("--dynamic-type") {
      guard
        let known = Manual.dynamicTypeSizes.first(where: { $0.lowercased() == size.lowercased() })
      else { throw .unknownTypeSize(size) }
      looks.dynamicType = known
    }
    looks.isRightToLeft = arguments.has("--rtl")
    if let locale = arguments.value("--locale") {
      guard LocaleIdentifier.isWellFormed(locale) else { throw .notALocale(locale) }
      looks.locale = locale
    }
    looks.device = arguments.value("--device")
    looks.isStrict = arguments.has("--strict")
    looks.marksMissingImages = arguments.has("--show-missing")
    looks.fitsContent = arguments.has("--fit")
    looks.settlingLimit = try seconds("--settle", arguments)
    looks.moment = try seconds("--at", arguments)
    for (one, other) in [("--settle", "--at"), ("--fit", "--size"), ("--fit", "--device")]
    where arguments.isGiven(one) && arguments.isGiven(other) {
      throw .notTogether(one, other)
    }
    if looks.device != nil, arguments.value("--size") != nil {
      throw .notTogether("--device", "--size")
    }
    return looks
  }

  static func previews(_ arguments: Arguments) throws(UsageError) -> Previews {
    var previews = Previews()
    previews.isListed = arguments.has("--list")
    previews.only = arguments.allValues("--only")
    previews.timeLimit = try timeLimit(arguments)
    let isAsked =
      previews != Previews() || !arguments.allValues("--tap").isEmpty
    if isAsked, !isPath(arguments.operands[0]) {
      let option = ["--list", "--only", "--time-limit", "--tap"].first {
        arguments.has($0) || arguments.value($0) != nil
      }
      throw .onlyForPaths(option ?? "--list")
    }
    return previews
  }

  static func fonts(_ arguments: Arguments) -> Fonts {
    Fonts(
      files: arguments.allValues("--font"), allowsSystem: !arguments.has("--no-system-fonts"))
  }

  /// Returns the output. The previews of a path get a folder of their own by default.
  private static func output(
    _ arguments: Arguments, _ isInstalled: Bool
  ) throws(UsageError) -> Output? {
    if let text = arguments.value("-o") { return Output(text) }
    guard isInstalled, isPath(arguments.operands[0]) else {
      throw .missingOutput(command: arguments.command)
    }
    return nil
  }
}
