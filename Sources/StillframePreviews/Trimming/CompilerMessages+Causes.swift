extension CompilerMessages.Fault {
  /// The name that the compiler found nowhere: that of a type, a macro or an attribute, since others may be gone from around it.
  var absentName: String? {
    let found =
      text.firstMatch(of: /^cannot find (?:type )?'([A-Z]\w*)' in scope/)
      ?? text.firstMatch(of: /^no macro named '(\w+)'/)
      ?? text.firstMatch(of: /^unknown attribute '([A-Z]\w*)'/)
    return found.map { String($0.1) }
  }

  /// The type and the name of a member of the type itself that the compiler did not find; nil where the error is another one.
  var absentMember: (type: String, name: String)? {
    text.firstMatch(of: /^type '([A-Z]\w*)' has no member '(\w+)'/)
      .map { (String($0.1), String($0.2)) }
  }

  /// Whether an initialiser leaves a variable without a value, or is not there at all.
  var isAboutMissingValues: Bool {
    text.contains("without initializing all stored properties")
      || text.contains("has no initializers") || text.contains("before all stored properties")
      || text.contains("before all members were initialized")
  }

  /// Whether a method of a class of UIKit is overridden in an extension, which only Objective-C can do. Nothing here would call it.
  var isAboutOverriding: Bool { text.contains("cannot be overridden from extension") }

  /// Whether a macro has no code that the compiler could run.
  var isAboutMacro: Bool { text.contains("external macro implementation type") }

  /// Whether the compiler gave up an expression, which would take as long in the next round.
  var tookTooLong: Bool { text.contains(Self.slowText) }

  private static let slowText = "unable to type-check this expression in reasonable time"

  /// Returns the error of a file in which some code takes long.
  static func slow(in path: String) -> Self {
    Self(path: path, line: 1, column: 1, text: "the compiler is \(slowText)")
  }

  /// An error about a file that the compiler fails at even without the code of its functions.
  static func failing(in path: String) -> Self {
    Self(path: path, line: 1, column: 1, text: "the compiler fails at this file")
  }

  /// Returns the number of the type that a declaration inherits from and does not conform to, which it can do without; nil where the
  /// error is another one.
  func lostConformance(of declaration: Declaration) -> Int? {
    let names = unwrittenConformances
    return declaration.item.inherits.indices.first { number in
      !declaration.lostTypes.contains(number) && !declaration.isView
        && names.contains(declaration.item.inherits[number].text)
    }
  }
}
