import Foundation

/// Turns what a test calls things into names that are files on every system.
package enum GoldenName {
  /// ASCII letters, digits, "-" and "_"; every run of other characters becomes one "-", and none
  /// stays at an end. `stack(width:)` becomes `stack-width`.
  ///
  /// - Throws: ``SnapshotFailure/unusableName(_:)`` when nothing is left.
  package static func sanitized(_ name: String) throws(SnapshotFailure) -> String {
    var result = ""
    var pendingDash = false
    for scalar in name.unicodeScalars {
      if isAllowed(scalar) {
        if pendingDash && !result.isEmpty { result += "-" }
        result.unicodeScalars.append(scalar)
        pendingDash = false
      } else {
        pendingDash = true
      }
    }
    while result.last == "-" { result.removeLast() }
    while result.first == "-" { result.removeFirst() }
    guard !result.isEmpty else { throw .unusableName(name) }
    return result
  }

  /// The name of a test function, without the places of arguments that have no label:
  /// `shows(_:)` becomes `shows`.
  package static func ofTest(_ function: String) throws(SnapshotFailure) -> String {
    try sanitized(function.replacingOccurrences(of: "_:", with: ""))
  }

  /// The file's name without folder and `.swift`, for example `StackTests`.
  package static func ofTestFile(_ path: String) throws(SnapshotFailure) -> String {
    let file = path.split(separator: "/").last.map(String.init) ?? path
    return try sanitized(file.hasSuffix(".swift") ? String(file.dropLast(6)) : file)
  }

  private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", "-", "_": true
    default: false
    }
  }
}
