/// The word that somebody may have meant.
package enum Suggestion {
  /// Of `words`, the one that takes the fewest slips to be typed as `typed`; nil where none is near. A slip is a letter
  /// too many, too few or wrong, or two that changed places; upper and lower case are one.
  package static func near(_ typed: String, in words: [String]) -> String? {
    let letters = letters(of: typed)
    guard (1...64).contains(letters.count) else { return nil }
    var best: (word: String, slips: Int)?
    for word in words {
      let other = Self.letters(of: word)
      let most = max(1, min(letters.count, other.count) / 3)
      guard abs(other.count - letters.count) <= most else { continue }
      let slips = slips(letters, other)
      if slips <= most, slips < best?.slips ?? .max { best = (word, slips) }
    }
    return best?.word
  }

  /// Returns what is compared: the dashes before an option are no letters of it.
  private static func letters(of word: String) -> [Character] {
    let letters = Array(word.lowercased())
    return letters.starts(with: "--") && letters.count > 2 ? Array(letters.dropFirst(2)) : letters
  }

  /// Returns how many slips lie between two words.
  static func slips(_ a: [Character], _ b: [Character]) -> Int {
    var before: [Int] = []
    var last = Array(0...b.count)
    for i in a.indices {
      var row = [i + 1]
      for j in b.indices {
        var least = min(last[j + 1] + 1, row[j] + 1, last[j] + (a[i] == b[j] ? 0 : 1))
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
          least = min(least, before[j - 1] + 1)
        }
        row.append(least)
      }
      (before, last) = (last, row)
    }
    return last[b.count]
  }

  /// "did you mean 'flow'? ", or nothing.
  package static func question(_ typed: String, in words: [String]) -> String {
    near(typed, in: words).map { "did you mean '\($0)'? " } ?? ""
  }
}
