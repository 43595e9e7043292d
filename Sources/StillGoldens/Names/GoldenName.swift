import Foundation

/// Turns what a test calls things into names that are files on every system.
package enum GoldenName {
  /// Letters and digits of any script with their marks, "-" and "_", in Unicode's composed form (NFC); every run of
  /// other characters becomes one "-", and none stays at an end. `stack(width:)` becomes `stack-width`,
  /// `Größe 日本` becomes `Größe-日本`.
  ///
  /// - Throws: ``UnusableGoldenName`` when nothing is left.
  package static func sanitized(_ name: String) throws(UnusableGoldenName) -> String {
    var result = String.UnicodeScalarView()
    var pendingDash = false
    for scalar in name.precomposedStringWithCanonicalMapping.unicodeScalars {
      if isAllowed(scalar, after: pendingDash ? nil : result.last) {
        if pendingDash && !result.isEmpty { result.append("-") }
        result.append(scalar)
        pendingDash = false
      } else {
        pendingDash = true
      }
    }
    while result.last == "-" { result.removeLast() }
    while result.first == "-" { result.removeFirst() }
    guard !result.isEmpty else { throw UnusableGoldenName(name: name) }
    return String(result)
  }

  /// Returns a path extension, made safe as names are: `tar.gz` becomes `tar-gz`.
  package static func ofExtension(_ pathExtension: String) throws(UnusableGoldenName) -> String {
    try sanitized(pathExtension)
  }

  /// Returns the name of a test function, without the places of arguments that have no label: `shows(_:)` becomes
  /// `shows`.
  package static func ofTest(_ function: String) throws(UnusableGoldenName) -> String {
    try sanitized(function.replacingOccurrences(of: "_:", with: ""))
  }

  /// Returns the file's name without folder and `.swift`, for example `StackTests`.
  package static func ofTestFile(_ path: String) throws(UnusableGoldenName) -> String {
    let file = path.split(separator: "/").last.map(String.init) ?? path
    return try sanitized(file.hasSuffix(".swift") ? String(file.dropLast(6)) : file)
  }

  /// - Parameter previous: The scalar before it in the name; a mark without a letter before it is dropped.
  private static func isAllowed(
    _ scalar: Unicode.Scalar, after previous: Unicode.Scalar?
  ) -> Bool {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .decimalNumber, .letterNumber:
      true
    case .nonspacingMark, .spacingMark, .enclosingMark:
      previous != nil && previous != "-" && previous != "_"
    default: scalar == "-" || scalar == "_"
    }
  }
}

/// Nothing is left of a name when everything but letters, digits, "-" and "_" is taken out.
package struct UnusableGoldenName: Error {
  package let name: String
}
