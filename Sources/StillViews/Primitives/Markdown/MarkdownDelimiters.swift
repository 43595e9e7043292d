/// Runs of `*`, `_` and `~`, matched to pairs by CommonMark's rules of emphasis.
struct MarkdownDelimiters {
  /// A run of one character.
  struct Run {
    let unit: MarkdownUnit
    /// The number of delimiters that no pair has used yet.
    var count: Int
    let originalCount: Int
    let canOpen: Bool
    let canClose: Bool
    /// The node with the remaining delimiters of the run.
    let node: Int
    /// Neighbours among the runs still waiting; −1 for none.
    var previous = -1
    var next = -1

    /// Nil for a run that can neither begin nor end anything.
    init?(
      unit: MarkdownUnit, count: Int, before: MarkdownUnit, after: MarkdownUnit, node: Int
    ) {
      let (spaceBefore, spaceAfter) = (before.isMarkdownSpace, after.isMarkdownSpace)
      let (markBefore, markAfter) = (before.isMarkdownPunctuation, after.isMarkdownPunctuation)
      let isLeftFlanking = !spaceAfter && (!markAfter || spaceBefore || markBefore)
      let isRightFlanking = !spaceBefore && (!markBefore || spaceAfter || markAfter)
      switch unit {
      case sign("_"):
        canOpen = isLeftFlanking && (!isRightFlanking || markBefore)
        canClose = isRightFlanking && (!isLeftFlanking || markAfter)
      case sign("~"):
        canOpen = isLeftFlanking && count <= 2
        canClose = isRightFlanking && count <= 2
      default:
        canOpen = isLeftFlanking
        canClose = isRightFlanking
      }
      guard canOpen || canClose else { return nil }
      self.unit = unit
      self.count = count
      self.originalCount = count
      self.node = node
    }

    /// Runs that fail to find a beginning for the same reason share a slot.
    fileprivate var slot: Int {
      switch unit {
      case sign("~"): originalCount - 1
      case sign("_"): 2 + (canOpen ? 3 : 0) + originalCount % 3
      default: 8 + (canOpen ? 3 : 0) + originalCount % 3
      }
    }

    /// Returns whether this run, as the opener, forms a pair with `closer`.
    fileprivate func opens(_ closer: Run) -> Bool {
      guard canOpen, unit == closer.unit else { return false }
      if unit == sign("~") { return count == closer.count }
      // A run that could do both pairs only where the lengths do not add up to a multiple of three,
      // unless both are one.
      guard canClose || closer.canOpen else { return true }
      return (originalCount + closer.originalCount) % 3 != 0
        || (originalCount % 3 == 0 && closer.originalCount % 3 == 0)
    }
  }

  /// How deep each style is nested where a node begins.
  struct Depths {
    private var emphasis = 0
    private var strong = 0
    private var strikethrough = 0

    mutating func apply(_ change: Change) {
      emphasis += change.emphasis
      strong += change.strong
      strikethrough += change.strikethrough
    }

    var traits: MarkdownTraits {
      var traits: MarkdownTraits = []
      if emphasis > 0 { traits.insert(.emphasis) }
      if strong > 0 { traits.insert(.strong) }
      if strikethrough > 0 { traits.insert(.strikethrough) }
      return traits
    }
  }

  /// The styles that begin (positive) and end (negative) before a node.
  struct Change {
    var emphasis = 0
    var strong = 0
    var strikethrough = 0

    fileprivate mutating func add(_ trait: MarkdownTraits, _ amount: Int) {
      switch trait {
      case .strong: strong += amount
      case .strikethrough: strikethrough += amount
      default: emphasis += amount
      }
    }
  }

  private struct Pair {
    let trait: MarkdownTraits
    let opener: Int
    let closer: Int
  }

  private var runs: [Run] = []
  private var last = -1
  private var pairs: [Pair] = []

  var count: Int { runs.count }

  mutating func append(_ run: Run) {
    var run = run
    run.previous = last
    if last >= 0 { runs[last].next = runs.count }
    last = runs.count
    runs.append(run)
  }

  /// Returns the styles that begin and end before each node.
  func changes(nodeCount: Int) -> [Change] {
    var changes = Array(repeating: Change(), count: nodeCount + 1)
    for pair in pairs {
      changes[pair.opener + 1].add(pair.trait, 1)
      changes[pair.closer].add(pair.trait, -1)
    }
    return changes
  }

  /// Makes pairs of the runs from an index on, and forgets those runs.
  ///
  /// A run that finds no beginning notes how far it looked, and none of its kind looks further back.
  mutating func process(from first: Int, _ nodes: inout [InlineMarkdown.Node]) {
    var closer = last
    guard closer >= first else { return }
    while runs[closer].previous >= first { closer = runs[closer].previous }
    let beforeFirst = runs[closer].previous
    var floors = Array(repeating: first, count: 14)
    while closer >= 0 {
      guard runs[closer].canClose else {
        closer = runs[closer].next
        continue
      }
      let slot = runs[closer].slot
      var opener = runs[closer].previous
      while opener >= floors[slot], !runs[opener].opens(runs[closer]) {
        opener = runs[opener].previous
      }
      if opener >= floors[slot] {
        closer = pair(opener, closer, &nodes)
      } else {
        floors[slot] = closer
        let next = runs[closer].next
        if !runs[closer].canOpen { remove(closer) }
        closer = next
      }
    }
    last = beforeFirst
    if last >= 0 { runs[last].next = -1 }
  }

  /// Uses up one or two characters of both; the run to go on with.
  private mutating func pair(
    _ opener: Int, _ closer: Int, _ nodes: inout [InlineMarkdown.Node]
  ) -> Int {
    let used: Int
    let trait: MarkdownTraits
    if runs[opener].unit == sign("~") {
      used = runs[opener].count
      trait = .strikethrough
    } else {
      used = runs[opener].count >= 2 && runs[closer].count >= 2 ? 2 : 1
      trait = used == 2 ? .strong : .emphasis
    }
    pairs.append(Pair(trait: trait, opener: runs[opener].node, closer: runs[closer].node))
    runs[opener].next = closer
    runs[closer].previous = opener
    runs[opener].count -= used
    runs[closer].count -= used
    shorten(&nodes[runs[opener].node], by: used)
    shorten(&nodes[runs[closer].node], by: used)
    if runs[opener].count == 0 { remove(opener) }
    guard runs[closer].count == 0 else { return closer }
    let next = runs[closer].next
    remove(closer)
    return next
  }

  private func shorten(_ node: inout InlineMarkdown.Node, by count: Int) {
    node.range = node.range.lowerBound..<node.range.upperBound - count
  }

  private mutating func remove(_ index: Int) {
    let (previous, next) = (runs[index].previous, runs[index].next)
    if previous >= 0 { runs[previous].next = next }
    if next >= 0 { runs[next].previous = previous } else { last = previous }
  }
}
