import Foundation

/// Attributes that need the Objective-C runtime or UIKit's own start, and that the compiler crashes or does not link with elsewhere.
///
/// Beside them functions that give way to those of iOS (``Backports``), and predicates that ask others (``PredicateCalls``).
/// `@NSManaged` becomes a macro of the Core Data here, one for properties and another for methods; `@UIApplicationMain` goes. Everything
/// keeps its place: what stands instead has as many bytes.
enum AppleAttributes {
  private static let managed = Data("@NSManaged".utf8)
  private static let property = Data("@_Managed ".utf8)
  private static let method = Data("@_Manages ".utf8)
  private static let starts = [Data("@UIApplicationMain".utf8), Data("@NSApplicationMain".utf8)]

  /// Whether a file's text has any.
  static func stand(in data: Data) -> Bool {
    ([managed] + starts).contains { data.range(of: $0) != nil } || Backports.stand(in: data)
      || PredicateCalls.stand(in: data)
  }

  /// Returns the text with what stands instead.
  static func replaced(_ data: Data) -> Data {
    var result = data
    for start in starts {
      replace(start, in: &result) { _ in Data(repeating: 0x20, count: start.count) }
    }
    replace(managed, in: &result) { isMethod($0) ? method : property }
    return PredicateCalls.replaced(Backports.replaced(result))
  }

  private static func replace(_ word: Data, in text: inout Data, with other: (Data) -> Data) {
    var start = text.startIndex
    while let range = text.range(of: word, in: start..<text.endIndex) {
      start = range.upperBound
      text.replaceSubrange(range, with: other(text[start...]))
    }
  }

  /// Whether a declaration has `func` and not `var` as its first word but modifiers.
  private static func isMethod(_ rest: Data) -> Bool {
    let text = String(decoding: rest.prefix(200), as: UTF8.self)
    let words = text.split(whereSeparator: \.isWhitespace)
    return words.first { ["func", "var"].contains($0) } == "func"
  }
}
