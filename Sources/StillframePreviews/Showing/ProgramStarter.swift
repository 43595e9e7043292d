/// Starts programs, each once, before previews that crash without them: Xcode shows previews in the running program, whose start sets up what
/// their views share.
@MainActor final class ProgramStarter {
  private let programs: [PreviewSource]
  private var started: Set<String> = []

  init(inLibraryAt path: String) {
    programs = PreviewSource.all(inLibraryAt: path).filter(\.isProgram)
  }

  /// Starts the programs of a module.
  func start(_ module: String) {
    guard started.insert(module).inserted else { return }
    for program in programs where program.program == module { program.launchProgram() }
  }
}

/// Whether processes start programs. A crash without is tried once more with; what helped is kept.
struct LaunchTrials {
  /// Whether the next process starts programs.
  private(set) var launches = false
  private var hasHelped = false
  /// The number of the preview that is tried once more, and how it ended before.
  private(set) var trial: (number: Int, end: String)?

  /// Takes note that something is done.
  mutating func succeeded(_ number: Int) {
    guard trial?.number == number else { return }
    hasHelped = true
    trial = nil
  }

  /// Takes note of a crash.
  ///
  /// - Returns: How it ended; nil: it is to be tried once more.
  mutating func failed(_ number: Int, _ end: String) -> String? {
    if let trial, trial.number == number {
      self.trial = nil
      launches = hasHelped
      return trial.end
    }
    guard end.hasPrefix("crashed"), !launches else { return end }
    trial = (number, end)
    launches = true
    return nil
  }
}
