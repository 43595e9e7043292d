/// The options of the command line.
struct Options {
  /// Only rows whose names contain this.
  var filter: String?
  /// The rows as JSON instead of a table.
  var isJSON = false
  /// Few repetitions and no large inputs: to see that everything runs, not to compare figures.
  var isQuick = false
  /// The cards of the row about memory, which is then printed as a curve too.
  var cards: Int?
  var showsHelp = false

  static let usage = """
    stillframe-bench [--filter TEXT] [--json] [--quick] [--cards N]

    Measures the engine's stages beside yardsticks in the same process. Build with -c release;
    in a debug build, in which tests run, the goals of times are fifteen times as long.

      --filter TEXT   only rows whose names contain TEXT
      --json          rows as JSON on standard output
      --quick         few repetitions and no large inputs
      --cards N       cards of the row memory/cards (default: 4000), with the memory in 25 steps
    """

  /// - Parameter words: the command line without the program's name.
  /// - Throws: `OptionError` for a word that is no option.
  init(_ words: [String]) throws {
    var rest = words[...]
    while let word = rest.popFirst() {
      switch word {
      case "--json": isJSON = true
      case "--quick": isQuick = true
      case "--cards":
        guard let count = rest.popFirst().flatMap({ Int($0) }), count > 0 else {
          throw OptionError.missingNumber
        }
        cards = count
      case "--help", "-h": showsHelp = true
      case "--filter":
        guard let text = rest.popFirst() else { throw OptionError.missingText }
        filter = text
      default: throw OptionError.unknown(word)
      }
    }
  }
}

/// A command line that says nothing sensible.
enum OptionError: Error, CustomStringConvertible {
  case unknown(String)
  case missingText
  case missingNumber

  var description: String {
    switch self {
    case .unknown(let word): "'\(word)' is no option; --help lists them"
    case .missingText: "--filter needs a text"
    case .missingNumber: "--cards needs a number, such as 50000"
    }
  }
}
