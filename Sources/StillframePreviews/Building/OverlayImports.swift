import Foundation

/// Imports of the modules that Apple's compiler adds where two frameworks meet: `_MapKit_SwiftUI` is part of MapKit here. Editors complete
/// them by mistake, and then they stand in code.
enum OverlayImports {
  private static let end = Data("_SwiftUI".utf8)
  private static let word = Data("import _".utf8)

  /// Whether a file's text has any.
  static func stand(in data: Data) -> Bool {
    data.range(of: end) != nil && data.range(of: word) != nil
  }

  /// Returns the module that an imported name means: the framework, for one of these.
  static func module(of name: String) -> String {
    guard name.hasPrefix("_"), name.hasSuffix("_SwiftUI"), name.utf8.count > 9 else { return name }
    return String(name.dropFirst().dropLast(8))
  }

  /// Returns the text with the frameworks in their place, and as long as it was.
  static func replaced(_ data: Data) -> Data {
    var result = data
    var start = result.startIndex
    while let range = result.range(of: word, in: start..<result.endIndex) {
      start = range.upperBound
      let name = result[(range.upperBound - 1)...].prefix { $0 > 0x20 && $0 != 0x3B }
      let module = module(of: String(decoding: name, as: UTF8.self))
      guard module.utf8.count < name.count else { continue }
      let spaces = Data(repeating: 0x20, count: name.count - module.utf8.count)
      result.replaceSubrange(name.indices, with: Data(module.utf8) + spaces)
    }
    return result
  }
}
