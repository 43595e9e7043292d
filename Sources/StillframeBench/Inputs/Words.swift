/// Texts to measure.
enum Words {
  /// Twenty labels of a user interface, 208 characters.
  static let labels = [
    "Overview", "Settings", "Account", "Notifications", "Privacy", "Appearance", "Storage", "Help",
    "Sign out", "Downloads", "Recently used", "Shared with me", "Favourites", "Trash", "Upgrade",
    "New folder", "Search…", "All projects", "Team", "Invite people to join",
  ]

  /// As many labels of the same words, dealt anew: most of them were never seen before.
  static func dealtLabels(_ round: UInt32) -> [String] {
    var seed = round &* 2_654_435_761
    var words = labels.flatMap { $0.split(separator: " ") }
    for index in words.indices {
      seed = next(seed)
      words.swapAt(index, index + Int(seed >> 8) % (words.count - index))
    }
    return labels.map { label in
      let count = label.split(separator: " ").count
      defer { words.removeFirst(count) }
      return words.prefix(count).joined(separator: " ")
    }
  }

  /// A thousand words of made-up prose.
  static let prose = prose(seed: 12_345)

  /// The same with other words one after the other.
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
