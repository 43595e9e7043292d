import StillImageFile

/// A command line that cannot be carried out as written; `description` is one sentence.
package enum UsageError: Error, Equatable, CustomStringConvertible {
  case noCommand(_ known: [String])
  case unknownCommand(String, of: [String])
  case unknownOption(String, command: String, of: [String] = [])
  case missingValue(option: String)
  case unexpectedValue(option: String)
  case missingArgument(String, command: String)
  case unexpectedArgument(String, command: String)
  case notTogether(String, String)
  case onlyForPaths(String)
  case notANumber(String, option: String)
  case notASize(String)
  case notATap(String)
  case unknownTypeSize(String)
  case notALocale(String)
  case unknownDevice(String, of: [String])
  case unknownShell(String)
  case unknownLog(String)
  case timeLimitOutOfRange(Double)
  case secondsOutOfRange(Double, option: String)
  case notAPath(String)
  case notAHost(String)
  case portOutOfRange(String)
  case jobsOutOfRange(String)
  case notAShard(String)
  case shardOfPath
  case shardToStream
  case joinsFiles
  case shutterOutOfRange(Double)
  case playsOutOfRange(String)
  case qualityOutOfRange(Double)
  /// An option that says nothing about the format that a picture is written in, and the extensions of those it is for.
  case notOfFormat(option: String, format: String, of: [String])
  case commentTooLong(Int, limit: Int)
  case unknownCodec(String)
  case thresholdOutOfRange(Double)
  case shareOutOfRange(Double, option: String)
  case notACount(String, option: String)
  case notAnArea(String)
  case unknownLook(String, of: [String])
  case unknownView(String, areKnown: Bool)
  case occupiedFolder(String, entry: String)
  case missingOutput(command: String)
  case missingRows
  case missingPattern
  case missingCatalogue
  case notAFigureScale(Double)
  case noScene(String, of: [String])
  /// A name that is no scene, but a folder whose previews may be meant.
  case twoScenes(String)
  case doesNotMove(String)
  case needsRow(String)
  case takesNoRows(String)
  case framesLimitOutOfRange(String)
  case tooManyFrames(Int, limit: Int)
  /// A word that is not UTF-8; with replacement characters.
  case notUTF8(String)

  package var description: String {
    switch self {
    case .noCommand(let known):
      "no command: say \(Self.list(known)), or --help"
    case .unknownCommand(let word, let known):
      "there is no command '\(word.brief)': \(Suggestion.question(word, in: known))"
        + "say \(Self.list(known)), or --help"
    case .unknownOption(let option, let command, let known):
      "'\(command)' has no option '\(option.brief)'"
        + (Suggestion.near(option, in: known).map { ": did you mean '\($0)'?" } ?? "")
    case .missingValue(let option):
      "'\(option)' needs a value after it"
    case .unexpectedValue(let option):
      "'\(option.brief)' takes no value"
    case .missingArgument(let what, let command):
      "'\(command)' needs \(what)"
    case .unexpectedArgument(let word, let command):
      "'\(command)' does not know what to do with '\(word.brief)'"
    case .notTogether(let first, let second):
      "'\(first)' and '\(second)' do not go together"
    case .onlyForPaths(let option):
      "'\(option)' is for the previews of a path, such as Card.swift or ./Views, and not for a scene"
    case .notANumber(let text, let option):
      "'\(option)' needs a number, not '\(text.brief)'"
    case .notASize(let text):
      "'--size' needs WIDTHxHEIGHT in points, for example 320x200, not '\(text.brief)'"
    case .notATap(let text):
      "'--tap' needs a view and a time in seconds, for example toggle@0.5, not '\(text.brief)'"
    case .unknownTypeSize(let text):
      "'--dynamic-type' is one of \(Manual.dynamicTypeSizes.joined(separator: ", ")), not '\(text.brief)'"
    case .notALocale(let name):
      "'--locale' is a locale such as de_CH or zh-Hant, not '\(name.brief)'"
    case .unknownDevice(let name, let known):
      "there is no device '\(name.brief)': \(Suggestion.question(name, in: known))"
        + "known are \(known.joined(separator: ", "))"
    case .unknownShell(let name):
      "there are completions for \(Manual.shells.joined(separator: ", ")), not for '\(name.brief)'"
    case .secondsOutOfRange(let seconds, let option):
      "'\(option)' needs 0 to 86400 seconds, not \(seconds)"
    case .unknownLog(let word):
      "'--log' is json or none, not '\(word.brief)'"
    case .timeLimitOutOfRange(let limit):
      "'--time-limit' is a number of seconds above 0, at most a day, not \(limit)"
    case .notAHost(let text):
      "'--allow-host' is the name of a host, such as example.org or example.org:8080, not '\(text.brief)'"
    case .notAPath(let word):
      "'preview' shows a path, such as Card.swift or ./Views, not '\(word.brief)'"
    case .portOutOfRange(let text):
      "'--port' is a number from 0 to 65535, not '\(text.brief)'; 0 is any that is free"
    case .jobsOutOfRange(let text):
      "'--jobs' is a whole number from 1 to 1024, not '\(text.brief)'"
    case .notAShard(let text):
      "'--shard' needs K/N, the K-th of N shares, for example 2/8, not '\(text.brief)'"
    case .shardOfPath:
      "'--shard' is for scenes, whose program makes all parts alike, and not for the previews of a path"
    case .shardToStream:
      "'--shard' needs a file after '-o', which 'join' reads"
    case .joinsFiles:
      "'join' needs a file or a folder for the film, not '-'"
    case .shutterOutOfRange(let angle):
      "'--shutter' is an angle from 0 to 360 degrees, not \(angle)"
    case .playsOutOfRange(let text):
      "'--plays' is a whole number from 0 (without end) to 65535, not '\(text.brief)'"
    case .qualityOutOfRange(let quality):
      "'--quality' is a number from 0 to 100, not \(quality)"
    case .notOfFormat(let option, let format, let known):
      "'\(option)' is for pictures in \(Self.list(known)) and says nothing about \(format): leave it out"
    case .commentTooLong(let count, let limit):
      "'--comment' has \(count) bytes in UTF-8, of which a picture's file takes \(limit): shorten it"
    case .unknownCodec(let name):
      "'--codec' is one of h264, vp9, av1 and prores, not '\(name.brief)'"
    case .thresholdOutOfRange(let threshold):
      "'--threshold' is a colour distance from 0 to 1, not \(threshold)"
    case .shareOutOfRange(let share, let option):
      "'\(option)' is a number from 0 to 1, not \(share)"
    case .notACount(let text, let option):
      "'\(option)' is a whole number from 0 on, not '\(text.brief)'"
    case .notAnArea(let text):
      "'--ignore' is a rectangle of pixels, such as 8,16,100x20 (left, top, width, height), not '\(text.brief)'"
    case .unknownLook(let word, let known):
      "'--show' has no '\(word.brief)': \(Suggestion.question(word, in: known))say \(Self.list(known))"
    case .unknownView(let name, let areKnown):
      areKnown
        ? "no view has the identifier or the words '\(name.brief)'"
        : "'--ignore-view' needs a picture that carries its layout report, as goldens do"
    case .occupiedFolder(let path, let entry):
      "the folder '\(path.shown)' holds '\(entry.shown)', which is no frame of a film: choose another folder, "
        + "or say --force"
    case .missingOutput(let command):
      "'\(command)' needs '-o' and a file, or '-o -' for standard output"
    case .missingRows:
      "'batch' needs '--rows' and a file with a line of JSON a row, or '--rows -' for standard input"
    case .missingPattern:
      "'batch' needs '-o' and where the pictures go, for example 'out/{id}.png'"
    case .missingCatalogue:
      "'figures' needs '--into' and the folder of a documentation catalogue, for example 'Cards.docc'"
    case .notAFigureScale(let scale):
      "'--scale' of figures is 1, 2 or 3, as DocC knows no others, not \(scale)"
    case .noScene(let name, let known):
      "there is no scene '\(name.brief)': \(Suggestion.question(name, in: known))'list' shows them all"
    case .twoScenes(let name):
      "two scenes are called '\(name.brief)': give one of them another name"
    case .doesNotMove(let name):
      "the scene '\(name.brief)' does not move: use 'render \(name.brief)'"
    case .needsRow(let name):
      "the scene '\(name.brief)' is made of a row: use 'batch \(name.brief) --rows FILE'"
    case .takesNoRows(let name):
      "the scene '\(name.brief)' is not made of rows: use 'render \(name.brief)'"
    case .framesLimitOutOfRange(let limit):
      "'--frames-limit' is a whole number of frames from 1 on, not '\(limit.brief)'"
    case .tooManyFrames(let count, let limit):
      "the film has \(count) frames, more than \(limit): shorten it (--duration, --fps), or say "
        + "--frames-limit \(count)"
    case .notUTF8(let word):
      "'\(word.brief)' is not UTF-8, as names of files and all other words have to be"
    }
  }

  /// "a, b or c".
  private static func list(_ words: [String]) -> String {
    guard let last = words.last, words.count > 1 else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " or " + last
  }
}
