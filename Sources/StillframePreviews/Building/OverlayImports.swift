import Foundation

/// Imports of the modules that Apple's frameworks are made of: `_MapKit_SwiftUI`, where two frameworks meet, is part of MapKit here, and
/// `SwiftUICore` of SwiftUI. Editors complete them by mistake, and then they stand in code. Apple's library of C is that of the machine:
/// names of its kernel are missing, and the others are there. The runtime of Objective-C means Foundation, which has its `NSObject`, and so do
/// the services of the system, whose names of types come with code that names them.
enum OverlayImports {
  /// The frameworks of modules whose names do not say them.
  private static let wholes = [
    "SwiftUICore": "SwiftUI", "Darwin": "Glibc", "ObjectiveC": "Foundation",
    "CoreServices": "Foundation", "_LocationEssentials": "CoreLocation", "CoreVideo": "CoreMedia",
    "DeveloperToolsSupport": "SwiftUI",
  ]
  private static let end = Data("_SwiftUI".utf8)
  private static let word = Data("import ".utf8)
  /// Whether a name is that of such a module before a name of its own.
  static func isQualifier(_ name: String) -> Bool { name == "SwiftUICore" || name == "Darwin" }

  /// The modules before names of their own, as editors complete them, and as functions of C are told from those of the program.
  private static let qualifiers = [
    (long: Data("SwiftUICore.".utf8), short: Data("SwiftUI    .".utf8)),
    (long: Data("Darwin.".utf8), short: Data("Glibc .".utf8)),
  ]

  /// Whether a file's text has any.
  static func stand(in data: Data) -> Bool {
    data.range(of: end) != nil && data.range(of: Data("import _".utf8)) != nil
      || qualifiers.contains { data.range(of: $0.long) != nil }
      || wholes.keys.contains { data.range(of: Data("import \($0)".utf8)) != nil }
  }

  /// Returns the module that an imported name means: the framework, for one of these.
  static func module(of name: String) -> String {
    if let whole = wholes[name] { return whole }
    if name.hasPrefix("Darwin.") { return "Glibc" }
    if name.hasPrefix("ObjectiveC.") { return "Foundation" }
    guard name.hasPrefix("_"), name.hasSuffix("_SwiftUI"), name.utf8.count > 9 else { return name }
    return String(name.dropFirst().dropLast(8))
  }

  /// Returns the text with the frameworks in their place, and as long as it was.
  static func replaced(_ data: Data) -> Data {
    var result = data
    var start = result.startIndex
    while let range = result.range(of: word, in: start..<result.endIndex) {
      start = range.upperBound
      let name = result[range.upperBound...].prefix { $0 > 0x20 && $0 != 0x3B }
      let module = module(of: String(decoding: name, as: UTF8.self))
      guard module.utf8.count <= name.count, !module.utf8.elementsEqual(name) else { continue }
      let spaces = Data(repeating: 0x20, count: name.count - module.utf8.count)
      result.replaceSubrange(name.indices, with: Data(module.utf8) + spaces)
    }
    for qualifier in qualifiers {
      var start = result.startIndex
      while let range = result.range(of: qualifier.long, in: start..<result.endIndex) {
        start = range.upperBound
        guard qualifies(range, in: result) else { continue }
        result.replaceSubrange(range, with: qualifier.short)
      }
    }
    return result
  }

  /// Whether a module's name stands alone before a name: neither in a text nor behind another name.
  private static func qualifies(_ range: Range<Data.Index>, in data: Data) -> Bool {
    func isLetter(_ byte: UInt8) -> Bool {
      byte == 0x5F || byte > 0x7F || (0x61...0x7A).contains(byte | 0x20)
        || (0x30...0x39).contains(byte)
    }
    guard range.upperBound < data.endIndex, isLetter(data[range.upperBound]) else { return false }
    guard range.lowerBound > data.startIndex else { return true }
    let before = data[range.lowerBound - 1]
    return !isLetter(before) && before != 0x2E && before != 0x22
  }
}
