package import Foundation

/// The lengths of a lazy container's lines, of which most are only estimated.
///
/// A line is what lies side by side: an element of a stack, a row of a grid, a header. Only measured lines are kept, so
/// memory and time depend on their number, and not on the number of lines.
package struct LineLengths {
  /// Measured lines, one after the other.
  private struct Run {
    let first: Int
    var lengths: [CGFloat]
    /// The gap before each line in points; not a number: the usual one.
    var gaps: [CGFloat]
    /// The end of each line in points from the run's start, for as many lines as were added up.
    var ends: [CGFloat] = []

    var end: Int { first + lengths.count }

    /// Adds up lines until there are `count` ends.
    mutating func addUp(_ count: Int, usualGap: CGFloat) {
      guard ends.count < count else { return }
      var position = ends.last ?? 0
      for place in ends.count..<count {
        // The first line of all has no gap before it.
        let gap = first + place == 0 ? 0 : gaps[place].isNaN ? usualGap : gaps[place]
        position += gap
        position += lengths[place]
        ends.append(position)
      }
    }

    /// Forgets the ends from a line on.
    mutating func changed(_ place: Int) {
      if ends.count > place { ends.removeLast(ends.count - place) }
    }
  }

  /// The number of lines.
  package let count: Int
  package let usualGap: CGFloat
  /// In order; no run touches the next one.
  private var runs: [Run] = []
  private var knownSum: CGFloat = 0
  /// The number of measured lines, on which memory depends.
  package private(set) var knownCount = 0
  /// The assumed length of a line that was never measured, in points.
  package private(set) var estimate: CGFloat = 0

  package init(count: Int, usualGap: CGFloat) {
    self.count = max(count, 0)
    self.usualGap = usualGap
  }

  package func isKnown(_ line: Int) -> Bool { run(with: line) != nil }

  /// Returns the index of the first run that begins after a line.
  ///
  /// - Complexity: logarithmic in the number of runs.
  private func runAfter(_ line: Int) -> Int {
    var low = 0
    var high = runs.count
    while low < high {
      let middle = (low + high) / 2
      if runs[middle].first <= line { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private func run(with line: Int) -> Int? {
    let before = runAfter(line) - 1
    return before >= 0 && line < runs[before].end ? before : nil
  }

  // MARK: Measured lines

  /// Notes the measure of a line; a line whose gap is nil or not a number has the usual one.
  ///
  /// - Complexity: amortised constant where the line follows a measured one; otherwise linear in a run.
  package mutating func set(_ line: Int, length: CGFloat, gapBefore: CGFloat?) {
    let length = length.isNaN ? 0 : length
    let gap = gapBefore ?? .nan
    let after = runAfter(line)
    if after > 0, line < runs[after - 1].end {
      change(after - 1, line - runs[after - 1].first, length, gap)
      return
    }
    knownSum += length
    knownCount += 1
    if after > 0, runs[after - 1].end == line {
      runs[after - 1].lengths.append(length)
      runs[after - 1].gaps.append(gap)
      if after < runs.count, runs[after].first == line + 1 {
        let next = runs.remove(at: after)
        runs[after - 1].lengths += next.lengths
        runs[after - 1].gaps += next.gaps
      }
    } else if after < runs.count, runs[after].first - 1 == line {
      let next = runs[after]
      runs[after] = Run(
        first: line, lengths: [length] + next.lengths, gaps: [gap] + next.gaps)
    } else {
      runs.insert(Run(first: line, lengths: [length], gaps: [gap]), at: after)
    }
  }

  private mutating func change(_ index: Int, _ place: Int, _ length: CGFloat, _ gap: CGFloat) {
    let old = (length: runs[index].lengths[place], gap: runs[index].gaps[place])
    if old.length != length {
      knownSum += length - old.length
      runs[index].lengths[place] = length
      runs[index].changed(place)
    }
    if !gap.isNaN, old.gap != gap {
      runs[index].gaps[place] = gap
      runs[index].changed(place)
    }
  }

  /// Forgets the measures of lines that are not in sight.
  ///
  /// - Complexity: linear in the number of measured lines.
  package mutating func forget(outside sight: Range<Int>) {
    guard runs.contains(where: { $0.first < sight.lowerBound || $0.end > sight.upperBound }) else {
      return
    }
    runs = runs.compactMap { run in
      let kept = (run.first..<run.end).clamped(to: sight)
      guard !kept.isEmpty else { return nil }
      let places = kept.lowerBound - run.first..<kept.upperBound - run.first
      return Run(
        first: kept.lowerBound, lengths: Array(run.lengths[places]), gaps: Array(run.gaps[places]))
    }
    knownCount = runs.reduce(0) { $0 + $1.lengths.count }
    knownSum = runs.reduce(0) { $1.lengths.reduce($0, +) }
  }

  /// Takes the mean of the measured lines as the length of the others.
  package mutating func estimateFromKnown() {
    guard knownCount > 0, knownSum.isFinite else { return }
    estimate = knownSum / CGFloat(knownCount)
  }

  // MARK: All lines

  package func length(of line: Int) -> CGFloat {
    run(with: line).map { runs[$0].lengths[line - runs[$0].first] } ?? estimate
  }

  package func gap(before line: Int) -> CGFloat {
    if line == 0 { return 0 }
    guard let index = run(with: line) else { return usualGap }
    let gap = runs[index].gaps[line - runs[index].first]
    return gap.isNaN ? usualGap : gap
  }

  /// Returns the length of lines that were never measured, with the gaps before them.
  private func estimated(_ lines: Range<Int>) -> CGFloat {
    guard !lines.isEmpty else { return 0 }
    let gaps = lines.lowerBound == 0 ? lines.count - 1 : lines.count
    return CGFloat(lines.count) * estimate + CGFloat(gaps) * usualGap
  }

  /// Returns the start of a line, in points from the first one's start.
  ///
  /// - Complexity: linear in the number of runs before, and in the lines that changed before.
  package mutating func start(of line: Int) -> CGFloat {
    end(before: line) + gap(before: line)
  }

  /// Returns the end of the lines before a line.
  private mutating func end(before line: Int) -> CGFloat {
    var position: CGFloat = 0
    var reached = 0
    for index in runs.indices {
      let first = runs[index].first
      if first >= line { break }
      position += estimated(reached..<first)
      let inside = min(line, runs[index].end) - first
      runs[index].addUp(inside, usualGap: usualGap)
      position += runs[index].ends[inside - 1]
      reached = first + inside
    }
    return position + estimated(reached..<max(line, reached))
  }

  /// Returns the distance from the first line's start to the last one's end, in points.
  package mutating func total() -> CGFloat { count > 0 ? end(before: count) : 0 }

  /// Returns the first line that ends beyond `position`, and where it starts; the last one where none does.
  ///
  /// - Complexity: linear in the number of runs, and in the measured lines before.
  package mutating func line(endingBeyond position: CGFloat) -> (line: Int, start: CGFloat) {
    // Lines of no length at the start end nowhere beyond it, and are there.
    guard position > 0, count > 0 else { return (0, 0) }
    var end: CGFloat = 0
    var reached = 0
    for index in runs.indices {
      let first = runs[index].first
      if let line = estimatedLine(in: reached..<first, after: end, endingBeyond: position) {
        return (line, start(of: line))
      }
      end += estimated(reached..<first)
      runs[index].addUp(runs[index].lengths.count, usualGap: usualGap)
      if let place = runs[index].ends.firstIndex(where: { end + $0 > position }) {
        return (first + place, start(of: first + place))
      }
      end += runs[index].ends.last ?? 0
      reached = runs[index].end
    }
    let line = estimatedLine(in: reached..<count, after: end, endingBeyond: position) ?? count - 1
    return (line, start(of: line))
  }

  /// Returns the first of lines that were never measured that ends beyond a position; nil: none does.
  private func estimatedLine(
    in lines: Range<Int>, after end: CGFloat, endingBeyond position: CGFloat
  ) -> Int? {
    guard !lines.isEmpty else { return nil }
    let pace = estimate + usualGap
    // The first line of all has no gap before it.
    let lead: CGFloat = lines.lowerBound == 0 ? usualGap : 0
    if end + pace - lead > position { return lines.lowerBound }
    guard pace > 0 else { return nil }
    let steps = ((position - end + lead) / pace).rounded(.down)
    // Less than 2^63, and so is its sum with the first line; both are numbers of lines.
    guard steps.isFinite, steps >= 0, steps < CGFloat(lines.count) else { return nil }
    let (line, isTooLarge) = lines.lowerBound.addingReportingOverflow(Int(steps))
    return !isTooLarge && line < lines.upperBound ? line : nil
  }
}
