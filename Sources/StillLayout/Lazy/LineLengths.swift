package import Foundation

/// The lengths of a lazy container's lines, of which most are only estimated.
///
/// A line is what lies side by side: an element of a stack, a row of a grid, a header. Only lines that were measured are kept,
/// so that memory and time depend on how many were, and not on how many lines there are.
package struct LineLengths {
  /// Lines that were measured, one after the other.
  private struct Run {
    let first: Int
    var lengths: [CGFloat] = []
    /// The gap before each line in points; nil: the usual one.
    var gaps: [CGFloat?] = []
    /// All lengths and gaps, in points; those of the first line in a container have no gap.
    var extent: CGFloat = 0

    var end: Int { first + lengths.count }
  }

  /// How many lines there are.
  package let count: Int
  private let usualGap: CGFloat
  /// In order; none touches the next.
  private var runs: [Run] = []
  private var knownSum: CGFloat = 0
  /// What a line that was never measured counts as, in points.
  package private(set) var estimate: CGFloat = 0

  package init(count: Int, usualGap: CGFloat) {
    self.count = max(count, 0)
    self.usualGap = usualGap
  }

  /// How many lines were measured: what memory depends on.
  package var knownCount: Int { runs.reduce(0) { $0 + $1.lengths.count } }

  package func isKnown(_ line: Int) -> Bool { run(with: line) != nil }

  /// The number of the first run that begins after a line.
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

  private func gap(_ own: CGFloat?, before line: Int) -> CGFloat {
    line == 0 ? 0 : own ?? usualGap
  }

  /// Notes what a line measures; lines of which one gap is no number keep the usual one.
  package mutating func set(_ line: Int, length: CGFloat, gapBefore: CGFloat?) {
    let length = length.isNaN ? 0 : length
    let new = gapBefore.flatMap { $0.isNaN ? nil : $0 }
    if let index = run(with: line) {
      let place = line - runs[index].first
      knownSum += length - runs[index].lengths[place]
      runs[index].lengths[place] = length
      if let new { runs[index].gaps[place] = new }
      addUp(index)
      return
    }
    knownSum += length
    let after = runAfter(line)
    if after > 0, runs[after - 1].end == line {
      append(length, new, to: after - 1)
      guard after < runs.count, runs[after].first == line + 1 else { return }
      let next = runs.remove(at: after)
      runs[after - 1].lengths += next.lengths
      runs[after - 1].gaps += next.gaps
      addUp(after - 1)
      return
    }
    var run = Run(first: line)
    if after < runs.count, runs[after].first == line + 1 {
      let next = runs.remove(at: after)
      run.lengths = next.lengths
      run.gaps = next.gaps
    }
    run.lengths.insert(length, at: 0)
    run.gaps.insert(new, at: 0)
    runs.insert(run, at: after)
    addUp(after)
  }

  private mutating func append(_ length: CGFloat, _ gap: CGFloat?, to index: Int) {
    runs[index].extent += self.gap(gap, before: runs[index].end) + length
    runs[index].lengths.append(length)
    runs[index].gaps.append(gap)
  }

  private mutating func addUp(_ index: Int) {
    let run = runs[index]
    runs[index].extent = extent(of: run, upTo: run.lengths.count)
  }

  /// How long the first lines of a run are, with their gaps.
  private func extent(of run: Run, upTo count: Int) -> CGFloat {
    var extent: CGFloat = 0
    for place in 0..<count {
      extent += gap(run.gaps[place], before: run.first + place) + run.lengths[place]
    }
    return extent
  }

  /// Forgets what lines measured that are not in sight.
  ///
  /// - Complexity: linear in the number of known lines.
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
    for index in runs.indices { addUp(index) }
    knownSum = runs.reduce(0) { $0 + $1.lengths.reduce(0, +) }
  }

  /// Takes the mean of what is known as what the other lines measure.
  package mutating func estimateFromKnown() {
    let count = knownCount
    guard count > 0, knownSum.isFinite else { return }
    estimate = knownSum / CGFloat(count)
  }

  package func length(of line: Int) -> CGFloat {
    run(with: line).map { runs[$0].lengths[line - runs[$0].first] } ?? estimate
  }

  package func gap(before line: Int) -> CGFloat {
    gap(run(with: line).flatMap { runs[$0].gaps[line - runs[$0].first] }, before: line)
  }

  /// How long so many lines are that were never measured, with the gaps before them.
  private func estimated(_ lines: Range<Int>) -> CGFloat {
    guard !lines.isEmpty else { return 0 }
    let gaps = lines.lowerBound == 0 ? lines.count - 1 : lines.count
    return CGFloat(lines.count) * estimate + CGFloat(gaps) * usualGap
  }

  /// Where a line starts, in points from the first one's start.
  ///
  /// - Complexity: linear in the number of runs before, and in the lines of the one that the line lies in.
  package func start(of line: Int) -> CGFloat {
    end(before: line) + gap(before: line)
  }

  /// Where the line before ends.
  private func end(before line: Int) -> CGFloat {
    var position: CGFloat = 0
    var reached = 0
    for run in runs where run.first < line {
      position += estimated(reached..<run.first)
      if line < run.end { return position + extent(of: run, upTo: line - run.first) }
      position += run.extent
      reached = run.end
    }
    return position + estimated(reached..<max(line, reached))
  }

  /// From the first line's start to the last one's end, in points.
  package var total: CGFloat { count > 0 ? end(before: count) : 0 }

  /// The first line that ends beyond `position`, and where it starts; the last one where none does.
  ///
  /// - Complexity: linear in the number of runs, and in the lines of the one that is found.
  package func line(endingBeyond position: CGFloat) -> (line: Int, start: CGFloat) {
    // Lines of no length at the start end nowhere beyond it, and are there.
    guard position > 0, count > 0 else { return (0, 0) }
    var end: CGFloat = 0
    var reached = 0
    for run in runs {
      if let line = estimatedLine(in: reached..<run.first, after: end, endingBeyond: position) {
        return (line, start(of: line))
      }
      end += estimated(reached..<run.first)
      for place in run.lengths.indices {
        let start = end + gap(run.gaps[place], before: run.first + place)
        end = start + run.lengths[place]
        if end > position { return (run.first + place, start) }
      }
      reached = run.end
    }
    let line = estimatedLine(in: reached..<count, after: end, endingBeyond: position) ?? count - 1
    return (line, start(of: line))
  }

  /// The first of lines that were never measured that ends beyond a place; nil: none does.
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
    guard steps.isFinite, steps >= 0, steps < CGFloat(lines.count) else { return nil }
    let line = lines.lowerBound + Int(steps)
    return line < lines.upperBound ? line : nil
  }
}
