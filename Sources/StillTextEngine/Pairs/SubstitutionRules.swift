/// Which sequences of printable ASCII a font's lookups might do something to.
///
/// A rule is a row of sets: it can only match where a character of each of them stands, one beside the other
/// or farther apart. Rules that need anything beyond ASCII are left out, as ASCII alone never fulfils them.
struct SubstitutionRules {
  /// Each of one set at least, none of them empty.
  private(set) var rules: [[PrintableSet]] = []
  private let glyphs: PrintableGlyphs
  /// Coverage tables that were read, by their offsets: rules share them.
  private var knownSets: [Int: PrintableSet] = [:]

  init(_ glyphs: PrintableGlyphs) {
    self.glyphs = glyphs
  }

  /// More rules than any font has for ASCII: reading them would take long.
  private static let mostRules = 4096

  /// Whether these are all that the font has.
  var isComplete: Bool { rules.count <= Self.mostRules }

  /// Adds what a lookup of `GSUB` looks for.
  mutating func add(_ index: Int, of table: inout LayoutTable) throws(LayoutTable.Unreadable) {
    for subtable in try table.lookup(index).subtables {
      let offset = subtable.offset
      let lastFormat =
        switch subtable.type {
        case 1: 2
        case 5, 6: 3
        default: 1
        }
      _ = try table.format(at: offset, last: lastFormat)
      switch subtable.type {
      case 1, 2, 3, 8: try append([set(coverage(offset, &table))])
      case 4: try addLigatures(offset, &table)
      case 5: try addContext(offset, isChained: false, &table)
      case 6: try addContext(offset, isChained: true, &table)
      default: throw LayoutTable.Unreadable()
      }
    }
  }

  private mutating func append(_ rule: [PrintableSet]) {
    if rules.count <= Self.mostRules, !rule.contains(where: \.isEmpty) { rules.append(rule) }
  }

  /// Returns the characters in the coverage that a subtable starts with, and their places there.
  private func coverage(
    _ subtable: Int, _ table: inout LayoutTable
  ) throws(LayoutTable.Unreadable) -> [(character: Int, place: Int)] {
    try table.coverage(at: subtable + table.number(at: subtable + 2), of: glyphs)
  }

  private func set(_ covered: [(character: Int, place: Int)]) -> PrintableSet {
    covered.reduce(into: PrintableSet()) { $0.insert($1.character) }
  }

  /// Characters by the number of the list that a rule which starts with them is in.
  private static func starts(
    _ numbered: some Sequence<(character: Int, place: Int)>
  ) -> [(list: Int, first: PrintableSet)] {
    var starts: [(list: Int, first: PrintableSet)] = []
    for (character, place) in numbered {
      guard let known = starts.firstIndex(where: { $0.list == place }) else {
        var set = PrintableSet()
        set.insert(character)
        starts.append((place, set))
        continue
      }
      starts[known].first.insert(character)
    }
    return starts
  }

  private mutating func addLigatures(
    _ subtable: Int, _ table: inout LayoutTable
  ) throws(LayoutTable.Unreadable) {
    let lists = try table.offsets(at: subtable + 4, from: subtable)
    for (index, first) in Self.starts(try coverage(subtable, &table)) {
      guard index < lists.count, let list = lists[index] else { continue }
      for case let ligature? in try table.offsets(at: list, from: list) {
        let count = try table.number(at: ligature + 2)
        let rest = try table.numbers(at: ligature + 4, count: count - 1)
        append([first] + rest.map(glyphs.characters(of:)))
      }
    }
  }

  private mutating func addContext(
    _ subtable: Int, isChained: Bool, _ table: inout LayoutTable
  ) throws(LayoutTable.Unreadable) {
    switch try table.format(at: subtable, last: 3) {
    case 1:
      try addRules(
        subtable, listAt: 4, isChained: isChained,
        matching: Matching(
          starts: Self.starts(try coverage(subtable, &table)), before: glyphs.characters,
          input: glyphs.characters, after: glyphs.characters), &table)
    case 2:
      let offsets = try table.numbers(at: subtable + 4, count: isChained ? 3 : 1)
      var definitions: [ClassSets] = []
      for offset in offsets {
        definitions.append(
          ClassSets(
            classes: offset == 0
              ? glyphs.all.map { _ in 0 } : try table.classes(at: subtable + offset, of: glyphs.all)
          ))
      }
      let input = definitions[isChained ? 1 : 0]
      let covered = try coverage(subtable, &table)
      // The lists of rules are in the order of the first glyph's class.
      let numbered = covered.map { (character: $0.character, place: input.classes[$0.character]) }
      try addRules(
        subtable, listAt: isChained ? 10 : 6, isChained: isChained,
        matching: Matching(
          starts: Self.starts(numbered), before: definitions[0].set, input: input.set,
          after: definitions[definitions.count - 1].set), &table)
    case 3: try addCoverages(subtable, isChained: isChained, &table)
    default: throw LayoutTable.Unreadable()
    }
  }

  /// Characters by the classes of their glyphs.
  private struct ClassSets {
    var classes: [Int]

    func set(_ wanted: Int) -> PrintableSet {
      var set = PrintableSet()
      for index in classes.indices where classes[index] == wanted { set.insert(index) }
      return set
    }
  }

  /// The meaning of the numbers in rules.
  private struct Matching {
    /// The characters that start the rules of each list.
    var starts: [(list: Int, first: PrintableSet)]
    var before: (Int) -> PrintableSet
    var input: (Int) -> PrintableSet
    var after: (Int) -> PrintableSet
  }

  private mutating func addRules(
    _ subtable: Int, listAt: Int, isChained: Bool, matching: Matching, _ table: inout LayoutTable
  ) throws(LayoutTable.Unreadable) {
    let lists = try table.offsets(at: subtable + listAt, from: subtable)
    for (index, first) in matching.starts {
      guard index < lists.count, let list = lists[index] else { continue }
      for case let rule? in try table.offsets(at: list, from: list) {
        var offset = rule
        var before: [Int] = []
        var after: [Int] = []
        if isChained {
          before = try table.numbers(at: offset + 2, count: table.number(at: offset))
          offset += 2 + 2 * before.count
        }
        let count = try table.number(at: offset)
        let inputOffset = offset + (isChained ? 2 : 4)
        let input = try table.numbers(at: inputOffset, count: count - 1)
        if isChained {
          offset = inputOffset + 2 * input.count
          after = try table.numbers(at: offset + 2, count: table.number(at: offset))
        }
        append(
          before.reversed().map(matching.before) + [first] + input.map(matching.input)
            + after.map(matching.after))
      }
    }
  }

  /// A single rule, a coverage for each place.
  private mutating func addCoverages(
    _ subtable: Int, isChained: Bool, _ table: inout LayoutTable
  ) throws(LayoutTable.Unreadable) {
    var offset = subtable + 2
    func next(_ count: Int, at offset: Int) throws(LayoutTable.Unreadable) -> [PrintableSet] {
      var sets: [PrintableSet] = []
      for place in try table.numbers(at: offset, count: count) {
        if let known = knownSets[subtable + place] {
          sets.append(known)
          continue
        }
        let set = set(try table.coverage(at: subtable + place, of: glyphs))
        knownSets[subtable + place] = set
        sets.append(set)
      }
      return sets
    }
    guard isChained else {
      return append(try next(table.number(at: offset), at: offset + 4))
    }
    var rule: [PrintableSet] = []
    for part in 0..<3 {
      let count = try table.number(at: offset)
      let sets = try next(count, at: offset + 2)
      rule += part == 0 ? sets.reversed() : sets
      offset += 2 + 2 * count
    }
    append(rule)
  }
}
