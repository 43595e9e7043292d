import StillImageFile

/// Parsing of commands about films.
extension Command {
  static func film(_ arguments: Arguments) throws(UsageError) -> Film {
    var film = Film()
    film.endsAtRest = arguments.has("--until-rest")
    film.loops = arguments.has("--loop")
    if film.endsAtRest, film.loops { throw .notTogether("--until-rest", "--loop") }
    if let angle = try arguments.number("--shutter") {
      guard (0...360).contains(angle) else { throw .shutterOutOfRange(angle) }
      film.shutter = angle
    }
    film.isTransparent = arguments.has("--transparent")
    film.showsTouches = arguments.has("--touches")
    film.hasSystemMotion = !arguments.has("--no-system-motion")
    film.options = try filmOptions(arguments)
    film.jobs = try jobs(arguments)
    film.shard = try shard(arguments)
    return film
  }

  private static func filmOptions(_ arguments: Arguments) throws(UsageError) -> FilmOptions {
    var options = FilmOptions()
    if let text = arguments.value("--plays") {
      guard let plays = Int(text), (0...65_535).contains(plays) else {
        throw .playsOutOfRange(text)
      }
      options.plays = plays
    }
    options.quality = try quality(arguments) ?? options.quality
    if let name = arguments.value("--codec") {
      guard let codec = FilmOptions.Codec(rawValue: name.lowercased()) else {
        throw .unknownCodec(name)
      }
      options.codec = codec
    }
    return options
  }

  /// 0 to 100.
  static func quality(_ arguments: Arguments) throws(UsageError) -> Double? {
    guard let quality = try arguments.number("--quality") else { return nil }
    guard (0...100).contains(quality) else { throw .qualityOutOfRange(quality) }
    return quality
  }

  static func join(_ arguments: Arguments) throws(UsageError) -> Join {
    let output = arguments.operands[0]
    guard output != "-" else { throw .joinsFiles }
    return Join(
      output: output, parts: Array(arguments.operands.dropFirst()),
      isForced: arguments.has("--force"), jobs: try jobs(arguments))
  }

  /// Returns how many threads work.
  static func jobs(_ arguments: Arguments) throws(UsageError) -> Int? {
    guard let text = arguments.value("--jobs") else { return nil }
    guard let number = Int(text), (1...1024).contains(number) else {
      throw .jobsOutOfRange(text)
    }
    return number
  }

  /// "3/8".
  static func shard(_ arguments: Arguments) throws(UsageError) -> Shard? {
    guard let text = arguments.value("--shard") else { return nil }
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let number = parts[0], let count = parts[1],
      let shard = Shard(number, of: count)
    else { throw .notAShard(text) }
    return shard
  }
}
