/// A way of calling the compiler for a module.
enum CompilationStep: Equatable {
  /// Reads the files, and looks for the modules that they import.
  case imports
  /// Type-checks some files of a module beside the others.
  case check([String])
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
    guard !changed.isEmpty, checks <= Self.checkLimit else { return countWhole() }
    checks += 1
    return .check(changed)
  }

  mutating func countWhole() -> CompilationStep {
    whole += 1
    return .whole
  }

  /// Takes note of imports that were not found.
  mutating func read(_ messages: CompilerMessages) {
    if !messages.missingModules.isEmpty { lacksImports = true }
  }
}
