extension Manual {
  /// Options that `figures` alone has.
  static let figureOptions = [
    Option(
      name: "--into", value: "FOLDER",
      about: "documentation catalogue that the figures belong to", isNeeded: true),
    Option(
      name: "--check",
      about: "list stale figures, and exit with status 1 if there are some (default: write them)"),
    Option(
      name: "--film", value: "NAME",
      about: "preview that is a film, too, as .mp4; repeatable (default: none)"),
    Option(
      name: "--duration", value: "S",
      about: "maximum seconds of a film, which ends at rest (default: 4)"),
    Option(name: "--fps", value: "N", about: "frames per second of a film (default: 30)"),
    Option(
      name: "--size", value: "WxH", about: "size in points (default: the content's)"),
    Option(
      name: "--scale", value: "N", about: "pixels per point, 1 to 3 (default: 2)"),
  ]
}
