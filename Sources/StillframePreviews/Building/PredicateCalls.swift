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
      let closure = closure(in: data, after: found.upperBound)
      start = closure.upperBound
      var inside = closure
      while let call = data.range(of: name, in: inside) {
        result.append(call)
        inside = call.upperBound..<closure.upperBound
      }
    }
    return result
  }

  /// The first braces and all between them; nothing where they do not end.
  private static func closure(in data: Data, after start: Data.Index) -> Range<Data.Index> {
    var depth = 0
    var isQuoted = false
    var first = start
    for index in start..<data.endIndex {
      switch data[index] {
      case UInt8(ascii: "\""): isQuoted.toggle()
      case UInt8(ascii: "{") where !isQuoted:
        if depth == 0 { first = index }
        depth += 1
      case UInt8(ascii: "}") where !isQuoted:
        depth -= 1
        guard depth > 0 else { return depth == 0 ? first..<index : start..<start }
      default: break
      }
    }
    return start..<start
  }
}
