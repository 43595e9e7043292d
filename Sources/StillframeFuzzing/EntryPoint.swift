#if !LIBFUZZER
  import Foundation

  /// Tries random inputs until the time is over or something breaks; started by scripts/attack and
  /// scripts/fuzz, in the folder of the package.
  ///
  ///     StillframeFuzzing SECONDS SEED [SUBJECT…]
  ///     StillframeFuzzing --moving FIRST COUNT            moving trees by seed; lists all that differ
  ///     StillframeFuzzing --fuzz SUBJECT [ARGUMENT…]      libFuzzer chooses the inputs; only where it is built in
  ///
  /// Where libFuzzer is built in, the process starts in it.
  @main enum EntryPoint {
    static func main() {
      let words = Array(CommandLine.arguments.dropFirst())
      if words.count == 3, words[0] == "--moving", let first = Int(words[1]),
        let count = Int(words[2])
      {
        exit(MovingFuzzing.list(first: first, count: count))
      }
      do {
        guard words.count >= 2, let seconds = Double(words[0]), let seed = UInt64(words[1]) else {
          throw CocoaError(.featureUnsupported)
        }
        let subjects = words.dropFirst(2).compactMap { Subject(rawValue: $0) }
        let run = FuzzingRun(
          seconds: seconds, seed: seed,
          folder: URL(fileURLWithPath: ".build/attack", isDirectory: true))
        try run.start(subjects.isEmpty ? Subject.allCases : subjects)
      } catch {
        print(
          "StillframeFuzzing SECONDS SEED [\(Subject.allCases.map(\.rawValue).joined(separator: "|"))…]"
        )
        print("\(error)")
        exit(2)
      }
    }
  }
#endif
