import Foundation

/// Imports of single names in files that import no views: `Transaction` of StoreKit would be ambiguous with that of SwiftUI, which UIKit and
/// other frameworks bring along here.
enum ScopedImports {
  private static let module = Data("import StoreKit".utf8)
  private static let name = Data("Transaction".utf8)
  private static let scoped = Data("; import struct StoreKit.Transaction".utf8)

  /// Whether a file's text needs one.
  ///
  /// - Parameter modules: those that it imports.
  static func stand(in data: Data, importing modules: Set<String>) -> Bool {
    modules.contains("StoreKit") && !modules.contains("SwiftUI") && data.range(of: name) != nil
  }

  /// Returns the text with the import behind that of its module, in the same line.
  static func added(to data: Data) -> Data {
    var start = data.startIndex
    while let range = data.range(of: module, in: start..<data.endIndex) {
      start = range.upperBound
      let before = data[..<range.lowerBound].last
      let after = start < data.endIndex ? data[start] : 0x0A
      // Not in a comment, and not of a part of the module.
      guard before == nil || before == 0x0A, [0x0A, 0x0D, 0x20].contains(after) else { continue }
      var result = data
      result.insert(contentsOf: scoped, at: start)
      return result
    }
    return data
  }
}
