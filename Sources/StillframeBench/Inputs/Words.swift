/// Texts to measure.
enum Words {
  /// Twenty labels of a user interface, 208 characters.
  static let labels = [
    "Overview", "Settings", "Account", "Notifications", "Privacy", "Appearance", "Storage", "Help",
    "Sign out", "Downloads", "Recently used", "Shared with me", "Favourites", "Trash", "Upgrade",
    "New folder", "Search…", "All projects", "Team", "Invite people to join",
  ]

  /// As many labels with as many letters, of random words that no cache contains.
  static func freshLabels(_ round: UInt32) -> [String] {
    var seed = round &* 2_246_822_519 &+ 374_761_393
    let letters = [Array("bcdfghjklmnprstvwz"), Array("aeiouy")]
    return labels.map { label in
      var place = 0
      return String(
        label.map { character -> Character in
          guard character.isLetter else {
            place = 0
            return character
          }
          seed = next(seed)
          let kind = letters[place % 2]
          place += 1
          let letter = kind[Int(seed >> 8) % kind.count]
          return character.isUppercase ? Character(letter.uppercased()) : letter
        })
    }
  }

  /// A thousand words of made-up prose.
  static let prose = prose(seed: 12_345)

  /// Returns the same with other words one after the other.
  static func prose(seed: UInt32) -> String {
    let words = [
      "light", "falls", "through", "the", "window", "and", "over", "an", "old", "table,", "where",
      "somebody", "left", "three", "letters", "unopened.", "Outside", "it", "rains;", "nobody",
      "minds.", "Afterwards", "we", "walked", "along", "a", "quiet", "river", "towards", "evening",
    ]
    var seed = seed
    return (0..<1_000).map { _ in
      seed = next(seed)
      return words[Int(seed >> 8) % words.count]
    }.joined(separator: " ")
  }

  private static func next(_ seed: UInt32) -> UInt32 { seed &* 1_664_525 &+ 1_013_904_223 }
}
