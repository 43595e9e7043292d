/// Texts to measure.
enum Words {
  /// Twenty labels of a user interface, 208 characters.
  static let labels = [
    "Overview", "Settings", "Account", "Notifications", "Privacy", "Appearance", "Storage", "Help",
    "Sign out", "Downloads", "Recently used", "Shared with me", "Favourites", "Trash", "Upgrade",
    "New folder", "Search…", "All projects", "Team", "Invite people to join",
  ]

  /// A thousand words of made-up prose.
  static let prose: String = {
    let words = [
      "light", "falls", "through", "the", "window", "and", "over", "an", "old", "table,", "where",
      "somebody", "left", "three", "letters", "unopened.", "Outside", "it", "rains;", "nobody",
      "minds.", "Afterwards", "we", "walked", "along", "a", "quiet", "river", "towards", "evening",
    ]
    var seed: UInt32 = 12_345
    return (0..<1_000).map { _ in
      seed = seed &* 1_664_525 &+ 1_013_904_223
      return words[Int(seed >> 8) % words.count]
    }.joined(separator: " ")
  }()
}
