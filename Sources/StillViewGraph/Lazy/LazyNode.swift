package import Foundation
package import StillGeometry
import StillLayout
import StillRuntime

/// Arranges lines of views, and builds only those that a scroll view around shows (rules L3.55 and L5.1–L5.10).
///
/// Without a scroll view around everything is shown. Lines that were not built count with the mean length
/// of those that were.
final class LazyNode<V: LazyContainerView>: HoldingNode<V, _TypedNode<V.Content>>, LazyContainer,
  CommittedElement, ReportedElement
{
  private var content: LazyContent?
  private var plans: [LazyPlan] = []
  /// Across the axis, the lengths that views were last placed for: what was measured for these is not forgotten for others.
  private var placedCrosses: [CGFloat?] = []
  /// The maximum number of lengths for which lines are remembered.
  private static var mostPlans: Int { 4 }
  /// Whether rows were placed before, if only none: those that come then have been put in by a change.
  private var hasTakenRows = false
  /// Views of pinned headers and footers, drawn above the others.
  private var pinned: [_ViewNode] = []
  /// Those that lie over other lines, as they are not where their lines are.
  private var moved: Set<ObjectIdentifier> = []
  /// Rows that a change moves into sight or out of it.
  private let passing = PassingRows()
  /// The last update in which an animated change reached the container.
  private var animatedUpdate = -1
  /// The lines that were last placed.
  private var window: Range<Int> = 0..<0
  /// The visible range at that time, in points along the axis.
  private var seen: ClosedRange<CGFloat>?
  /// The scroll view around, as it was last looked for.
  private var foundScroller: (axis: Axis, scroller: NearestElement)?
  /// How much of what is in sight bars cover, at its start and at its end: lines are built there too.
  private var covered = Covered()

  private struct Covered: Equatable {
    var start: CGFloat = 0
    var end: CGFloat = 0
  }
  /// The update in which estimates were last corrected, and how often they were.
  private var corrections = (update: -1, count: 0)
  /// Lines that are built at once; a picture has no room for more.
  private static var mostLines: Int { 100_000 }
  /// Corrections in one update; estimates need not be perfect.
  private static var mostCorrections: Int { 4 }
  /// Lines that are told of though they are not built.
  private static var mostUnbuilt: Int { 1_000 }

  override init(_ view: V, _ inputs: _ViewInputs) {
    super.init(view, inputs)
    buildsContentLazily = true
    isRightToLeft = inputs.environment.layoutDirection == .rightToLeft
    if let problem = view.arrangement.problem { _warn(problem) }
    child = makeChild(view.content, innerInputs(inputs))
    gatherElements()
  }

  deinit {
    // All that is built lies in this one, whether it is placed or not.
    var open: [_ViewNode] = child.map { [$0] } ?? []
    while let node = open.popLast() {
      // A node that is no element holds elements. Nodes inside an element belong to it.
      if node.hasBeenEnclosed { endEnclosure(of: node) } else { open += node.parts }
    }
  }

  private func innerInputs(_ inputs: _ViewInputs) -> _ViewInputs {
    var inner = inputs.inside(self)
    let orientation = view.arrangement.items == nil ? view.arrangement.axis : nil
    if inner.environment.stackOrientation != orientation {
      inner.environment.stackOrientation = orientation
    }
    if inner.environment.isRowContent { inner.environment.isRowContent = false }
    return inner
  }

  override func update(_ view: V, _ inputs: _ViewInputs) {
    let mirrored = inputs.environment.layoutDirection == .rightToLeft
    if mirrored != isRightToLeft || !view.arrangement.isSame(as: self.view.arrangement) {
      isRightToLeft = mirrored
      if let problem = view.arrangement.problem { _warn(problem) }
      graph.needsCollection(self)
    }
    self.view = view
    if inputs.transaction.animation != nil { animatedUpdate = graph.updateNumber }
    child?.renew(view.content, innerInputs(inputs))
  }

  // MARK: What is inside

  override package func gatherElements() {
    let content = content ?? LazyContent(owner: self, isGrid: view.arrangement.items != nil)
    self.content = content
    recount(content)
    layoutChanged()
  }

  private func recount(_ content: LazyContent) {
    var runs: [LazyRun] = []
    if let child { CallStack.ensured { child.appendLazyRuns(to: &runs) } }
    content.take(runs)
    plans = []
  }

  private func plan(_ cross: CGFloat?, _ content: LazyContent) -> LazyPlan {
    if let known = plans.first(where: { $0.cross == cross }) { return known }
    let plan = LazyPlan(view.arrangement, content, cross: cross, rightToLeft: isRightToLeft)
    if plans.count >= Self.mostPlans {
      plans.remove(at: plans.firstIndex { !placedCrosses.contains($0.cross) } ?? 0)
    }
    plans.append(plan)
    return plan
  }

  /// Runs `body` again as long as it finds out that cells were miscounted.
  private func counted<Result>(_ content: LazyContent, _ body: () -> Result) -> Result {
    var result = body()
    while content.isMiscounted {
      recount(content)
      result = body()
    }
    return result
  }

  // MARK: Size

  override func _measure(_ proposal: ProposedViewSize) -> CGSize {
    guard let content else { return .zero }
    graph.counters.layoutRuns += 1
    let axis = view.arrangement.axis
    return counted(content) {
      let plan = plan(proposal[axis.cross], content)
      let count = plan.lines.count
      let shown: Range<Int>
      if scroller == nil {
        shown = 0..<min(count, Self.mostLines)
      } else {
        shown =
          window.clamped(to: 0..<count).isEmpty ? 0..<min(1, count) : window.clamped(to: 0..<count)
      }
      for line in shown { plan.measure(line) }
      if plan.lines.estimate == 0 { plan.lines.estimateFromKnown() }
      return plan.size(shown: shown)
    }
  }

  // MARK: Place

  /// The scroll view that decides what is in sight.
  private var scroller: (any ScrollElement)? {
    let axis = view.arrangement.axis
    if let scroller = knownScroller(along: axis), scroller.isValid(in: graph) {
      return scroller.element as? any ScrollElement
    }
    let found = NearestElement(
      around: self, where: { ($0 as? any ScrollElement)?.scrolls(along: axis) ?? false },
      known: { ($0 as? any LazyContainer)?.knownScroller(along: axis) })
    foundScroller = (axis, found)
    return found.element as? any ScrollElement
  }

  package func knownScroller(along axis: Axis) -> NearestElement? {
    foundScroller.flatMap { $0.axis == axis ? $0.scroller : nil }
  }

  /// Returns the part of the scroll view's room that bars cover, along the axis.
  private func covered(in scroller: (any ScrollElement)?) -> Covered {
    guard let scroller else { return Covered() }
    let insets = scroller.coveredInsets
    if view.arrangement.axis == .vertical {
      return Covered(start: insets.top, end: insets.bottom)
    }
    return isRightToLeft
      ? Covered(start: insets.trailing, end: insets.leading)
      : Covered(start: insets.leading, end: insets.trailing)
  }

  /// Returns the visible range along the axis, in points from the container's start; nil: everything.
  private func sight(in scroller: (any ScrollElement)?) -> ClosedRange<CGFloat>? {
    guard let scroller else { return nil }
    scroller.follow(self)
    let axis = view.arrangement.axis
    // A scroll view that was proposed no length is as long as its content.
    guard scroller.placedProposal[axis] != nil else { return nil }
    let position = origin(in: scroller)[axis]
    let length = scroller.frame.size[axis]
    guard position.isFinite, length.isFinite else { return nil }
    var low = -position
    if isRightToLeft, axis == .horizontal { low = frame.size.width - (length - position) }
    return low...low + max(length, 0)
  }

  override func _placeContent(in bounds: CGRect, proposal: ProposedViewSize) {
    guard let content else { return }
    graph.counters.placements += 1
    let axis = view.arrangement.axis
    let scroller = scroller
    seen = sight(in: scroller)
    covered = covered(in: scroller)
    let before = proposal[axis.cross]
    placedCrosses = [before, bounds.size[axis.cross]]
    let asked = counted(content) { plan(before, content).size(shown: window) }
    let placed = counted(content) { build(plan(bounds.size[axis.cross], content)) }
    var elements: [_ViewNode] = []
    for (_, cells) in placed.lines {
      for cell in cells { elements.append(cell.element) }
    }
    pinned = placed.pinned.flatMap { $0.cells.map(\.element) }
    moved = Set(
      placed.pinned.filter(\.isMoved).flatMap { $0.cells.map { ObjectIdentifier($0.element) } })
    if !pinned.isEmpty {
      let above = Set(pinned.map { ObjectIdentifier($0) })
      elements = elements.filter { !above.contains(ObjectIdentifier($0)) } + pinned
    }
    let isAnimated =
      scroller != nil && hasTakenRows && !graph.onlyGoesOn
      && (graph.transaction.animation != nil || animatedUpdate == graph.updateNumber)
    passing.take(elements, from: list, in: self, isAnimated: isAnimated)
    elements = passing.departing + elements
    _ = list.take(elements, holder: self, isInitial: !hasTakenRows, keepsUnseen: true)
    hasTakenRows = true
    for line in placed.lines { place(line, in: bounds) }
    for line in placed.pinned { place((line.start, line.cells), in: bounds) }
    passing.placeDeparting(along: axis)
    list.placeLeavers()
    correct(asked, proposal, content)
  }

  package func isPinned(_ element: _ViewNode) -> Bool { moved.contains(ObjectIdentifier(element)) }

  private typealias Line = (start: CGFloat, cells: [LazyPlan.Cell])
  /// A header or footer that stays in sight, and whether that moves it.
  private typealias PinnedLine = (start: CGFloat, cells: [LazyPlan.Cell], isMoved: Bool)

  /// Builds the lines in sight, and the headers and footers that are pinned there.
  private func build(_ plan: LazyPlan) -> (lines: [Line], pinned: [PinnedLine]) {
    let count = plan.lines.count
    guard count > 0 else {
      window = 0..<0
      return ([], [])
    }
    if plan.lines.estimate == 0 {
      // Lines of a plan that was not measured before are not of no length.
      for line in window.clamped(to: 0..<count).isEmpty ? 0..<1 : window.clamped(to: 0..<count) {
        plan.measure(line)
      }
      plan.lines.estimateFromKnown()
    }
    var first = 0
    var start: CGFloat = 0
    if let seen {
      (first, start) = plan.lines.line(endingBeyond: seen.lowerBound - covered.start)
    }
    var lines: [Line] = []
    var line = first
    let end = seen.map { $0.upperBound + covered.end } ?? .infinity
    /// Lines beyond 2^53 points start where others do; their lengths say what fits.
    var room = (seen.map { end - $0.lowerBound } ?? .infinity) + covered.start
    var reached = start
    // Whether a line is visible depends on the gap before it, which is known once the line is measured, and must not
    // depend on whether it was measured before: the first line that cannot be visible is measured, too.
    let leastGap = min(plan.lines.usualGap, 0)
    while line < count,
      lines.isEmpty || reached + leastGap <= end && (start.ulp < 1 || room >= 0)
    {
      guard line - first < Self.mostLines else {
        _warn("shows \(Self.mostLines) lines at once, and leaves out \(count - line) further ones")
        break
      }
      let cells = plan.measure(line)
      start = line > first ? reached + plan.lines.gap(before: line) : plan.lines.start(of: line)
      guard lines.isEmpty || start <= end else { break }
      lines.append((start, cells))
      let length = plan.lines.length(of: line)
      reached = start + length
      if line > first { room -= length }
      line += 1
    }
    window = first..<line
    return (lines, pinnedLines(plan))
  }

  /// Headers and footers of sections that are in sight, moved to where they stay in sight.
  private func pinnedLines(_ plan: LazyPlan) -> [PinnedLine] {
    let pins = view.arrangement.pinnedViews
    guard var seen, let content else { return [] }
    if view.arrangement.axis == .vertical, let scroller {
      seen = seen.lowerBound - scroller.collapse...seen.upperBound
    }
    var pinned: [PinnedLine] = []
    if let stays = view.arrangement.stays, let line = stayingLine(stays, plan, seen) {
      pinned.append(line)
    }
    guard !pins.isEmpty else { return pinned }
    for (index, block) in content.blocks.enumerated() where block.section != nil {
      let isHeader = block.role == .header && pins.contains(.sectionHeaders)
      let isFooter = block.role == .footer && pins.contains(.sectionFooters)
      guard isHeader || isFooter, plan.firstLines[index] < plan.firstLines[index + 1] else {
        continue
      }
      let section = extent(ofSectionAround: index, plan, content)
      guard section.upperBound > seen.lowerBound, section.lowerBound < seen.upperBound else {
        continue
      }
      for line in plan.firstLines[index]..<plan.firstLines[index + 1] {
        let cells = plan.measure(line)
        let length = plan.lines.length(of: line)
        let natural = plan.lines.start(of: line)
        let start =
          isHeader
          ? max(natural, min(seen.lowerBound, section.upperBound - length))
          : min(natural, max(seen.upperBound - length, section.lowerBound))
        pinned.append((start, cells, start != natural))
      }
    }
    return pinned
  }

  /// Returns the line that stays at the start of what is in sight, as long as those that belong to it are there.
  private func stayingLine(
    _ stays: LazyArrangement.StayingLine, _ plan: LazyPlan, _ seen: ClosedRange<CGFloat>
  ) -> PinnedLine? {
    let count = plan.lines.count
    guard count > 0 else { return nil }
    let first = plan.lines.line(endingBeyond: seen.lowerBound).line
    guard let group = stays(first)?.clamped(to: 0..<count), let header = group.first else {
      return nil
    }
    let cells = plan.measure(header)
    let length = plan.lines.length(of: header)
    let natural = plan.lines.start(of: header)
    let last = group.upperBound - 1
    let end = plan.lines.start(of: last) + plan.lines.length(of: last)
    let start = max(natural, min(seen.lowerBound, end - length))
    return (start, cells, start > natural)
  }

  /// From where a section starts to where it ends, in points along the axis.
  private func extent(
    ofSectionAround block: Int, _ plan: LazyPlan, _ content: LazyContent
  ) -> ClosedRange<CGFloat> {
    var first = block
    var last = block
    let section = content.blocks[block].section
    while first > 0, content.blocks[first - 1].section == section { first -= 1 }
    while last + 1 < content.blocks.count, content.blocks[last + 1].section == section { last += 1 }
    let start = plan.lines.start(of: plan.firstLines[first])
    let lastLine = plan.firstLines[last + 1] - 1
    return start...max(start, plan.lines.start(of: lastLine) + plan.lines.length(of: lastLine))
  }

  private func place(_ line: Line, in bounds: CGRect) {
    let arrangement = view.arrangement
    let axis = arrangement.axis
    let length = line.cells.reduce(0) { max($0, $1.along + $1.size[axis]) }
    for cell in line.cells {
      let column = cell.crossLength ?? bounds.size[axis.cross]
      let guides = ViewDimensions(
        size: CGSize(axis, length, column), element: nil, proposal: cell.offer)
      let own = cell.element.dimensions(for: cell.offer)
      var cross = arrangement.alignment
      var along: CGFloat = cell.along
      if let alignment = cell.alignment {
        cross = axis == .vertical ? alignment.horizontal.key : alignment.vertical.key
      }
      if cell.isGridCell {
        // Along the axis, cells lie as their column says, or in the middle of their line.
        let key =
          axis == .vertical
          ? (cell.alignment ?? .center).vertical.key : (cell.alignment ?? .center).horizontal.key
        along += guides[key] - own[key]
      }
      let start = cell.crossStart + guides[cross] - own[cross]
      let corner = CGPoint(axis, line.start + along, start)
      place(
        cell.element, at: CGPoint(x: bounds.minX + corner.x, y: bounds.minY + corner.y),
        size: cell.size, proposal: cell.offer, in: bounds)
    }
  }

  /// Lays out again when what was built now is not as long as it was taken for.
  private func correct(_ asked: CGSize, _ proposal: ProposedViewSize, _ content: LazyContent) {
    let axis = view.arrangement.axis
    let plan = plan(proposal[axis.cross], content)
    let shown = window.clamped(to: 0..<plan.lines.count)
    for line in shown { plan.measure(line) }
    if corrections.update != graph.updateNumber { corrections = (graph.updateNumber, 0) }
    guard corrections.count < Self.mostCorrections else { return }
    // At its start a container is as long as one that was never scrolled or changed.
    if let seen, seen.lowerBound <= 0 { plan.lines.forget(outside: shown) }
    plan.lines.estimateFromKnown()
    let now = plan.size(shown: shown)
    guard now != asked else { return }
    corrections.count += 1
    layoutChanged()
  }

  // MARK: Scrolling

  package func commit(_ pass: inout CommitPass) {
    let scroller = scroller
    if sight(in: scroller) != seen || covered(in: scroller) != covered { placementChanged() }
    let items = view.arrangement.items
    passing.commit(committedElements, &pass, along: items == nil ? nil : view.arrangement.axis)
    guard let end = passing.end(after: graph.time) else { return }
    guard end > graph.time + 1e-9 else { return placementChanged() }
    graph.clock.schedule(at: end) { [weak self] in
      guard let self, !isRetired else { return }
      placementChanged()
    }
  }

  func extent(of source: _ViewNode, unit: Int) -> CGRect? {
    guard let content, let place = content.place(of: source, unit: unit) else { return nil }
    let axis = view.arrangement.axis
    let plan = plan(frame.size[axis.cross], content)
    let line = plan.line(ofSlot: place.slot, in: place.block)
    guard line < plan.lines.count else { return nil }
    var start = plan.lines.start(of: line)
    let length = plan.lines.length(of: line)
    if isRightToLeft, axis == .horizontal { start = frame.size.width - start - length }
    return CGRect(
      origin: CGPoint(axis, start, 0), size: CGSize(axis, length, frame.size[axis.cross]))
  }

  var lineAxis: Axis { view.arrangement.axis }

  func unbuiltLines(in range: ClosedRange<CGFloat>) -> [LazyLine] {
    guard let content else { return [] }
    let axis = lineAxis
    let plan = plan(frame.size[axis.cross], content)
    var found: [LazyLine] = []
    var line = plan.lines.line(endingBeyond: range.lowerBound).line
    while line < plan.lines.count, found.count < Self.mostUnbuilt {
      let start = plan.lines.start(of: line)
      guard start <= range.upperBound else { break }
      if !window.contains(line) {
        found.append(LazyLine(number: line, start: start, length: plan.lines.length(of: line)))
      }
      line += 1
    }
    return found
  }

  func start(ofLine line: Int) -> CGFloat? {
    guard let content else { return nil }
    let plan = plan(frame.size[lineAxis.cross], content)
    return line < plan.lines.count ? plan.lines.start(of: line) : nil
  }

  override package var asCommitted: (any CommittedElement)? { self }
  package var reportName: String? { view.reportName }
}

/// A container of which only what is in sight is built.
package protocol LazyContainer: _ViewNode {
  /// Returns whether an element of a line is pinned over lines beside its own.
  func isPinned(_ element: _ViewNode) -> Bool
  /// Returns the closest scroll view around that scrolls along an axis, where it was looked for.
  func knownScroller(along axis: Axis) -> NearestElement?
  /// Returns where a unit of a run lies, or is expected to, in the container's own coordinates; nil when the run is
  /// not one of its own.
  func extent(of source: _ViewNode, unit: Int) -> CGRect?
  /// The axis along which lines follow each other.
  var lineAxis: Axis { get }
  /// Returns the lines in a range, in points from the container's start, that are not built, where they are expected.
  func unbuiltLines(in range: ClosedRange<CGFloat>) -> [LazyLine]
  /// Returns where a line begins or is expected to, in points from the container's start; nil where there is no such line.
  func start(ofLine line: Int) -> CGFloat?
}

/// A line of a lazy container, in points from the container's start.
package struct LazyLine {
  let number: Int
  let start, length: CGFloat

  func moved(by distance: CGFloat) -> LazyLine {
    LazyLine(number: number, start: start + distance, length: length)
  }
}
