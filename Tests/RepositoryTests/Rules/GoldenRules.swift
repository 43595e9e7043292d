import Foundation

/// What the pictures and texts in `snapshots` have to be.
enum GoldenRules {
  static let maximumBytes = 20 * 1024

  /// Goldens that may be larger, each with the reason.
  static let allowedLarge: [String: String] = [
    "snapshots/GalleryTests/readme.anylayout.png": "the film that the README shows, whole",
    "snapshots/GalleryTests/still.explain.png":
      "the README shows it, and its labels are legible at two pixels a point only",
    "snapshots/GalleryTests/still.truncation.png":
      "text is all that it shows, in every way to have too little room for it",
    "snapshots/GalleryTests/still.specimen.png":
      "every style, weight, design and width, which has to be told from its neighbours",
    "snapshots/GalleryTests/still.herbarium.png":
      "three columns of a wide window, whose words are lost at fewer pixels",
    "snapshots/GalleryTests/still.world.png":
      "twelve scripts, whose marks are lost at fewer pixels",
    "snapshots/GalleryTests/still.bidi.png":
      "the order of letters and marks is what it shows",
    "snapshots/GalleryTests/still.emoji.png":
      "dozens of coloured pictures",
    "snapshots/GalleryTests/still.family-boxes.png": sixPanels,
    "snapshots/GalleryTests/still.family-buttons.png": sixPanels,
    "snapshots/GalleryTests/still.family-choices.png": sixPanels,
    "snapshots/GalleryTests/still.family-dates.png": sixPanels,
    "snapshots/GalleryTests/still.family-fields.png": sixPanels,
    "snapshots/GalleryTests/still.family-gauges.png": sixPanels,
    "snapshots/GalleryTests/still.family-lists.png": sixPanels,
    "snapshots/GalleryTests/still.family-values.png": sixPanels,
    "snapshots/GalleryTests/film.inbox-60.png":
      "a row half aside, with the words beside and behind it",
    "snapshots/GalleryTests/film.wave-20.png": waveOfLetters,
    "snapshots/GalleryTests/film.wave-180.png": waveOfLetters,
  ]

  private static let waveOfLetters = "gradients through letters, each at a height of its own"
  private static let sixPanels = "a family of controls in six surroundings, each with its words"

  /// Smallest picture that shows the point.
  static func largeGoldens(
    _ repository: Repository, allowed: [String: String] = allowedLarge
  ) -> [Violation] {
    goldens(repository).filter { $0.data.count > maximumBytes && allowed[$0.path] == nil }.map {
      Violation(
        path: $0.path,
        message: "\($0.data.count) bytes, at most \(maximumBytes): make the picture smaller, or "
          + "list it with a reason in GoldenRules.allowedLarge")
    }
  }

  /// An entry of the list for a golden that is gone, or small.
  static func needlessAllowances(
    _ repository: Repository, allowed: [String: String] = allowedLarge
  ) -> [Violation] {
    allowed.keys.sorted().filter { path in
      (repository.file(path)?.data.count ?? 0) <= maximumBytes
    }.map {
      Violation(path: $0, message: "GoldenRules.allowedLarge lists it, and need not")
    }
  }

  /// Every golden is `snapshots/<TestFile>/<test>.<name>.<ext>`, and that test exists.
  static func orphans(_ repository: Repository) -> [Violation] {
    let tests = Dictionary(
      repository.files.filter { $0.isSwift && $0.path.hasPrefix("Tests/") }.map { file in
        (String(file.path.split(separator: "/").last?.dropLast(6) ?? ""), file.text ?? "")
      }, uniquingKeysWith: +)
    return goldens(repository).compactMap { golden in
      guard
        let match = golden.path.wholeMatch(
          of: /snapshots\/([\w-]+)\/([\w-]+)\.[\w-]+\.(?:png|apng|txt|json|csv|plist|temp)/)
      else {
        return Violation(
          path: golden.path, message: "is not called snapshots/<TestFile>/<test>.<name>.<ext>")
      }
      guard let source = tests[String(match.1)] else {
        return Violation(
          path: golden.path, message: "no file \(match.1).swift in Tests: delete the golden")
      }
      let function = match.2.prefix { $0 != "-" }
      let isThere = source.contains("func \(function)(") || source.contains("func `\(function)")
      return isThere
        ? nil
        : Violation(
          path: golden.path,
          message: "no test '\(function)' in \(match.1).swift: delete the golden")
    }
  }

  private static func goldens(_ repository: Repository) -> [RepositoryFile] {
    repository.files.filter { $0.path.hasPrefix("snapshots/") && !$0.path.hasSuffix(".gitkeep") }
  }
}
