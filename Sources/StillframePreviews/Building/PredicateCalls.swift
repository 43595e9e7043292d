import Foundation

/// Predicates that ask others: `#Predicate { other.evaluate($0) }`, which the macro of Swift on Linux refuses.
///
/// They are compiled by the name of a function that it accepts and that has as many letters, so that everything keeps its place.
enum PredicateCalls {
  private static let macro = Data("#Predicate".utf8)
  private static let name = Data(".evaluate(".utf8)
  private static let instead = Data(".contains(".utf8)

  /// Whether a file's text has any.
  static func stand(in data: Data) -> Bool {
    data.range(of: macro) != nil && data.range(of: name) != nil && !places(in: data).isEmpty
  }

  /// Returns the text with names that the macro accepts.
  static func replaced(_ data: Data) -> Data {
    var result = data
    for place in places(in: data) { result.replaceSubrange(place, with: instead) }
    return result
  }

  /// The places of the calls in the closures of predicates.
  private static func places(in data: Data) -> [Range<Data.Index>] {
    var result: [Range<Data.Index>] = []
    var start = data.startIndex
    while let found = data.range(of: macro, in: start..<data.endIndex) {
      start = found.upperBound
      guard isCode(found, in: data) else { continue }
      let closure = closure(in: data, after: found.upperBound)
      start = max(start, closure.upperBound)
      var inside = closure
      while let call = data.range(of: name, in: inside) {
        inside = call.upperBound..<closure.upperBound
        // That is a call of `NSPredicate`.
        if !data[call.upperBound...].starts(with: label) { result.append(call) }
      }
    }
    return result
  }

  private static let label = Data("with:".utf8)

  /// Whether a mention of the macro is no part of a longer name, of a comment that ends its line or of a string.
  private static func isCode(_ mention: Range<Data.Index>, in data: Data) -> Bool {
    guard let next = data[mention.upperBound...].first, " \n\t<{(".utf8.contains(next) else {
      return false
    }
    let line = String(
      decoding: data[..<mention.lowerBound].reversed().prefix { $0 != 0x0A }.reversed(),
      as: UTF8.self)
    return !line.contains("//") && line.count(where: { $0 == "\"" }) % 2 == 0
  }

  /// The first braces and all between them, as far as they are no part of strings and comments; nothing where they do not end.
  private static func closure(in data: Data, after start: Data.Index) -> Range<Data.Index> {
    var (depth, first, index) = (0, start, start)
    var isQuoted = false
    while index < data.endIndex {
      let rest = data[index...]
      if isQuoted {
        if data[index] == UInt8(ascii: "\\") { index += 1 }
        if data[index...].first == UInt8(ascii: "\"") { isQuoted = false }
      } else if rest.starts(with: "//".utf8) {
        index = rest.firstIndex(of: 0x0A) ?? data.endIndex
        continue
      } else if rest.starts(with: "/*".utf8) {
        index =
          data.range(of: Data("*/".utf8), in: index..<data.endIndex)?.upperBound ?? data.endIndex
        continue
      } else {
        switch data[index] {
        case UInt8(ascii: "\""): isQuoted = true
        case UInt8(ascii: "{"):
          if depth == 0 { first = index }
          depth += 1
        case UInt8(ascii: "}"):
          depth -= 1
          guard depth > 0 else { return depth == 0 ? first..<index : start..<start }
        default: break
        }
      }
      index += 1
    }
    return start..<start
  }
}
