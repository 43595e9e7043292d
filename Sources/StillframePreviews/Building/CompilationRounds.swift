/// A way of calling the compiler for a module.
enum CompilationStep: Equatable {
  /// Reads the files, and looks for the modules that they import.
  case imports
  /// Type-checks some files of a module beside the others.
  ///
  /// - Parameter isPatient: whether an expression gets all the time that it may take.
  case check([String], isPatient: Bool)
  /// Makes code of all files.
  case whole
}

/// The compilations of one module until nothing more is left out of it.
///
/// Making code of a module takes as long as all its files take. Where something is left out, a round type-checks what that changed, so
/// that code is made once, at the end.
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

  /// Those that make code after which no more declarations are left out.
  static let wholeLimit = 8
  /// Others after which none are.
  private static let checkLimit = 60

  /// Whether declarations may still be left out.
  var mayTrim: Bool { whole <= Self.wholeLimit && checks <= Self.checkLimit }

  /// Returns the next one, and counts it.
  mutating func next(_ module: Module, _ trimmer: SourceTrimmer?) -> CompilationStep {
    if lacksImports {
      lacksImports = false
      checks += 1
      return .imports
    }
    let files = Set(module.sources.files)
    let changed = trimmer?.takeChanges(of: module.name).filter(files.contains) ?? []
    slow = slow.union(everSlow.intersection(changed)).intersection(files)
    let due = changed.filter { !slow.contains($0) }
    guard !due.isEmpty || !slow.isEmpty, checks <= Self.checkLimit else { return countWhole() }
    checks += 1
    guard due.isEmpty else { return .check(due, isPatient: false) }
    defer { slow = [] }
    return .check(slow.sorted(), isPatient: true)
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
    let late = messages.faults.filter(\.tookTooLong)
    guard case .check(_, isPatient: false) = step, !late.isEmpty else { return messages }
    slow.formUnion(late.map(\.path))
    everSlow.formUnion(slow)
    let others = messages.without(\.tookTooLong)
    return others.faults.isEmpty && others.missingModules.isEmpty ? nil : others
  }
}
