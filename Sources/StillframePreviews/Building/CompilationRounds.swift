/// A way of calling the compiler for a module.
enum CompilationStep: Equatable {
  /// Reads the files, and looks for the modules that they import.
  case imports
  /// Type-checks some files of a module beside the others.
  ///
  /// - Parameter isPatient: whether an expression gets all the time that it may take. Then the intermediate code is made, too: the files are
  ///   those that take long, and each check takes as long again.
  case check([String], isPatient: Bool)
  /// Makes the intermediate code of some files, and nothing of it: initialisers that leave a variable without a value, and the like, are
  /// errors that only then are found.
  case diagnose([String])
  /// Makes code of all files.
  case whole
}

/// The compilations of one module until nothing more is left out of it.
///
/// Making code of a module takes as long as all its files take. Where something is left out, a round type-checks what that changed, and
/// the last one makes the intermediate code of what changed in all of them, so that code is made once, at the end.
struct CompilationRounds {
  /// Those that make code.
  private(set) var whole = 0
  private var checks = 0
  /// Whether imports were not found: the compiler then says nothing of other errors.
  private var lacksImports = false
  /// Files with expressions that took long, whose other errors come first: without them the same code often takes no time.
  private var slow: Set<String> = []
  /// All that were among them: they wait for the others from the start when they have changed.
  private var everSlow: Set<String> = []
  /// Files that changed since their intermediate code was made.
  private var undiagnosed: Set<String> = []
  /// Whether errors of types were found: what they took away is often the value of a variable.
  private var hasFaults = false

  /// Files of a module whose intermediate code is made beforehand, at least: making all code of fewer takes as short a time.
  private static let manyFiles = 40
  /// Those that make code after which no more declarations are left out.
  static let wholeLimit = 8
  /// Others after which none are.
  private static let checkLimit = 60

  /// Whether declarations may still be left out.
  var mayTrim: Bool { whole <= Self.wholeLimit && checks <= Self.checkLimit }

  /// Returns the next one, and counts it.
  ///
  /// - Parameter changes: takes the files that changed since it was last asked.
  mutating func next(_ module: Module, changes: () -> [String]) -> CompilationStep {
    if lacksImports {
      lacksImports = false
      checks += 1
      return .imports
    }
    let files = Set(module.sources.files)
    let changed = changes().filter(files.contains)
    undiagnosed.formUnion(changed)
    slow = slow.union(everSlow.intersection(changed)).intersection(files)
    let due = changed.filter { !slow.contains($0) }
    guard !due.isEmpty || !slow.isEmpty, checks <= Self.checkLimit else { return last(files) }
    checks += 1
    guard due.isEmpty else { return .check(due, isPatient: false) }
    defer { slow = [] }
    return .check(slow.sorted(), isPatient: true)
  }

  /// Returns the step for files without errors of types. Where most of them changed by their names alone, the code of all is made at once.
  private mutating func last(_ files: Set<String>) -> CompilationStep {
    let chosen = undiagnosed.intersection(files)
    undiagnosed = []
    guard !chosen.isEmpty, files.count >= Self.manyFiles, checks <= Self.checkLimit,
      hasFaults || 2 * chosen.count <= files.count
    else { return countWhole() }
    checks += 1
    return .diagnose(chosen.sorted())
  }

  /// Takes note of a step without errors: slow files are diagnosed while they are checked.
  mutating func succeed(_ step: CompilationStep) {
    if case .check(let files, isPatient: true) = step { undiagnosed.subtract(files) }
  }

  mutating func countWhole() -> CompilationStep {
    whole += 1
    return .whole
  }

  /// Takes note of imports that were not found, and of files with expressions that get more time later.
  ///
  /// - Returns: The messages to act on; nil where all errors wait for that time.
  mutating func read(_ messages: CompilerMessages, of step: CompilationStep) -> CompilerMessages? {
    if !messages.missingModules.isEmpty { lacksImports = true }
    if !messages.faults.isEmpty { hasFaults = true }
    let late = messages.faults.filter(\.tookTooLong)
    guard case .check(_, isPatient: false) = step, !late.isEmpty else { return messages }
    slow.formUnion(late.map(\.path))
    everSlow.formUnion(slow)
    let others = messages.without(\.tookTooLong)
    return others.faults.isEmpty && others.missingModules.isEmpty ? nil : others
  }
}
