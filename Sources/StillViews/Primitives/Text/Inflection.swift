import Foundation
import StillViewGraph

/// Automatic grammar agreement: `^[3 apple](inflect: true)` is read as "3 apples". English only; in other languages the
/// text is unchanged.
enum Inflection {
  /// Returns the text without the marks, and with the last word of each group in the plural unless the group's number is
  /// one.
  static func applied(
    to units: [MarkdownUnit], values: [LocalizedStringKey.Value], locale: Locale
  ) -> [MarkdownUnit] {
    guard units.contains(sign("^")) else { return units }
    var result: [MarkdownUnit] = []
    result.reserveCapacity(units.count)
    var position = 0
    while position < units.count {
      if let group = group(in: units, at: position) {
        let isPlural = count(in: units[group.words], values).map { $0 != 1 } ?? false
        let isEnglish = locale.language.languageCode?.identifier == "en"
        result +=
          isPlural && isEnglish
          ? inPlural(Array(units[group.words]), values) : Array(units[group.words])
        position = group.end
      } else {
        result.append(units[position])
        position += 1
      }
    }
    return result
  }

  /// Returns the content of a group that begins at a position, and its end.
  private static func group(
    in units: [MarkdownUnit], at start: Int
  ) -> (words: Range<Int>, end: Int)? {
    guard units[start] == sign("^"), start + 1 < units.count, units[start + 1] == sign("[") else {
      return nil
    }
    guard let close = units[start...].firstIndex(of: sign("]")), close + 1 < units.count,
      units[close + 1] == sign("("),
      let end = units[close...].firstIndex(of: sign(")"))
    else { return nil }
    let attributes = units[(close + 2)..<end].filter { $0 != sign(" ") }
    guard attributes == "inflect:true".markdownUnits else { return nil }
    return (start + 2..<close, end + 1)
  }

  /// Returns the number in a group: its first numeric value, or a literal number without one.
  private static func count(
    in units: ArraySlice<MarkdownUnit>, _ values: [LocalizedStringKey.Value]
  ) -> Double? {
    for unit in units {
      if case .number(let number, _)? = value(unit, values) {
        return number.double
      }
    }
    let digits = units.drop { !isDigit($0) }.prefix(while: isDigit)
    return Double(String(String.UnicodeScalarView(digits.compactMap(Unicode.Scalar.init))))
  }

  private static func isDigit(_ unit: MarkdownUnit) -> Bool { (0x30...0x39).contains(unit) }

  private static func value(
    _ unit: MarkdownUnit, _ values: [LocalizedStringKey.Value]
  ) -> LocalizedStringKey.Value? {
    guard unit >= MarkdownUnit.firstPlaceholder else { return nil }
    let index = Int(unit - MarkdownUnit.firstPlaceholder)
    return values.indices.contains(index) ? values[index] : nil
  }

  /// Returns a group with its last word in the plural. A word that is a value becomes part of the text.
  private static func inPlural(
    _ units: [MarkdownUnit], _ values: [LocalizedStringKey.Value]
  ) -> [MarkdownUnit] {
    var units = units
    if let last = units.last, case .string(let text)? = value(last, values) {
      units.removeLast()
      for unit in text.markdownUnits {
        if unit.isASCIIPunctuation { units.append(sign("\\")) }
        units.append(unit)
      }
    }
    let letters = units.reversed().prefix { unit in
      Unicode.Scalar(unit).map { $0.properties.isAlphabetic } ?? false
    }
    guard !letters.isEmpty else { return units }
    let word = String(String.UnicodeScalarView(letters.reversed().compactMap(Unicode.Scalar.init)))
    return units.dropLast(letters.count) + plural(of: word).markdownUnits
  }

  /// Nouns whose plural no ending makes.
  private static let irregular = [
    "child": "children", "foot": "feet", "goose": "geese", "louse": "lice", "man": "men",
    "mouse": "mice", "ox": "oxen", "person": "people", "tooth": "teeth", "woman": "women",
    "leaf": "leaves", "half": "halves", "knife": "knives", "life": "lives", "loaf": "loaves",
    "shelf": "shelves", "thief": "thieves", "wife": "wives", "wolf": "wolves", "calf": "calves",
    "elf": "elves", "scarf": "scarves", "hero": "heroes", "potato": "potatoes",
    "tomato": "tomatoes", "echo": "echoes", "analysis": "analyses", "basis": "bases",
    "crisis": "crises", "oasis": "oases", "thesis": "theses", "index": "indices",
    "matrix": "matrices", "vertex": "vertices", "cactus": "cacti", "focus": "foci",
    "radius": "radii", "criterion": "criteria", "datum": "data", "medium": "media",
    "quiz": "quizzes",
  ]

  /// Nouns that are their own plural.
  private static let unchanging: Set<String> = [
    "aircraft", "deer", "fish", "moose", "offspring", "salmon", "series", "sheep", "shrimp",
    "species", "swine", "trout",
  ]

  /// Returns the plural of an English noun, with the same capitalization of its first letter.
  static func plural(of word: String) -> String {
    let lower = word.lowercased()
    if unchanging.contains(lower) { return word }
    if let known = irregular[lower] {
      return word.first?.isUppercase == true
        ? known.prefix(1).uppercased() + known.dropFirst() : known
    }
    let vowels: Set<Character> = ["a", "e", "i", "o", "u"]
    if lower.hasSuffix("y"), let before = lower.dropLast().last, !vowels.contains(before) {
      return word.dropLast() + "ies"
    }
    let hisses = ["s", "x", "z", "ch", "sh"].contains { lower.hasSuffix($0) }
    return word + (hisses ? "es" : "s")
  }
}
