import Foundation
import StillAnimation
import StillGeometry
import StillLayout
import StillRuntime

extension ScrollNode: FingerScroller {
  var isCoasting: Bool {
    if case .gliding = hand { true } else { false }
  }

  // MARK: Who is moved

  func takesDrag(along axis: Axis, towards direction: CGFloat) -> Bool {
    guard scrolls(along: axis), isTouchable else { return false }
    // At its start, content lets what is around it grow first.
    if axis == .vertical, direction < 0, settings.yieldsPushes,
      !hasRoom(along: .vertical, towards: 1)
    {
      return false
    }
    if hasRoom(along: axis, towards: direction) { return true }
    guard bounces(along: axis) else { return false }
    // At its end, it leaves the finger to what can go on around it.
    if axis == .vertical, direction > 0, settings.yieldsPulls { return false }
    var node = enclosing
    while let element = node {
      if let outer = element as? any FingerScroller, outer.isMovable,
        outer.hasRoom(along: axis, towards: direction)
      {
        return false
      }
      node = element.enclosing
    }
    return true
  }

  func hasRoom(along axis: Axis, towards direction: CGFloat) -> Bool {
    guard scrolls(along: axis) else { return false }
    let range = ranges[axis]
    let isForward = (axis == .horizontal && isRightToLeft ? -direction : direction) < 0
    return isForward
      ? offset[axis] < range.upperBound - 0.01 : offset[axis] > range.lowerBound + 0.01
  }

  private func bounces(along axis: Axis) -> Bool {
    let range = ranges[axis]
    return range.upperBound > range.lowerBound
      || !settings.bouncesBySize.contains(axis == .horizontal ? .horizontal : .vertical)
  }

  /// Where the content may come to rest, as it was laid out last.
  var ranges: ScrollRanges { ranges(of: outer(child?.frame.size ?? .zero), in: frame.size) }

  /// The same with the room above the content that a spinner holds open.
  private var restRanges: ScrollRanges {
    let ranges = ranges
    return ScrollRanges(
      x: ranges.x, y: min(-refreshRoom, 0)...ranges.y.upperBound, lengths: ranges.lengths)
  }

  func ranges(of content: CGSize, in size: CGSize) -> ScrollRanges {
    func range(_ axis: Axis) -> ClosedRange<CGFloat> {
      let most = content[axis] - size[axis]
      return scrolls(along: axis) && most.isFinite ? 0...max(most, 0) : 0...0
    }
    return ScrollRanges(x: range(.horizontal), y: range(.vertical), lengths: size)
  }

  // MARK: The finger

  func beginDrag() {
    stopGlide()
    dropHand()
    let start = offset
    hand = .dragging(drag: ranges.drag(showing: offset), start: start)
    dragOrigin = ranges.drag(showing: offset)
    target = .point(x: offset.x, y: offset.y)
    isMovedByHand = true
    activity = .interacting
    showIndicators()
    placementChanged()
  }

  func drag(to translation: CGSize) {
    guard case .dragging(_, let start) = hand else { return }
    func moved(_ axis: Axis, _ distance: CGFloat) -> CGFloat {
      scrolls(along: axis) && distance.isFinite ? dragOrigin[axis] - distance : dragOrigin[axis]
    }
    let across = isRightToLeft ? -translation.width : translation.width
    let drag = CGPoint(x: moved(.horizontal, across), y: moved(.vertical, translation.height))
    hand = .dragging(drag: drag, start: start)
    refresh(ifPulledTo: ranges.shown(drag))
    placementChanged()
    graph.reportsScrolling(of: self)
  }

  func endDrag(at velocity: CGSize) {
    guard case .dragging(let drag, let start) = hand else { return }
    let ranges = ranges
    let across = isRightToLeft ? -velocity.width : velocity.width
    let speed = ranges.shown(
      CGVector(
        dx: scrolls(along: .horizontal) ? -across : 0,
        dy: scrolls(along: .vertical) ? -velocity.height : 0), at: drag)
    go(
      glide(from: ranges.shown(drag), at: speed, restRanges, dragStart: start), .decelerating)
  }

  /// Goes on by itself from a place, as far as there is content.
  func glide(from offset: CGPoint, at speed: CGVector) {
    dropHand()
    isMovedByHand = true
    go(glide(from: offset, at: speed, restRanges, dragStart: nil), .animating)
  }

  private func go(_ glide: ScrollGlide, _ activity: ScrollActivity) {
    guard movesByItself, glide.end > graph.time else { return finishHand(at: glide.rest) }
    hand = .gliding(glide)
    self.activity = activity
    placementChanged()
    graph.ticks(self)
    scheduleNextMoment()
  }

  private func glide(
    from offset: CGPoint, at speed: CGVector, _ ranges: ScrollRanges, dragStart: CGPoint?
  ) -> ScrollGlide {
    let slack = graph.grid.pixelLength / 2
    func course(_ axis: Axis, _ speed: CGFloat) -> ScrollTrajectory {
      ScrollTrajectory(from: offset[axis], at: speed, in: ranges[axis], slack: slack)
    }
    let (x, y) = (course(.horizontal, speed.dx), course(.vertical, speed.dy))
    let free = CGPoint(x: x.rest, y: y.rest)
    aim = nil
    guard let dragStart, let wanted = restChosen(from: dragStart, to: free, at: speed) else {
      return ScrollGlide(x: x, y: y, start: graph.time, ranges: ranges, isAimed: false)
    }
    func aimed(_ axis: Axis, _ speed: CGFloat, _ free: ScrollTrajectory) -> ScrollTrajectory {
      let range = ranges[axis]
      guard scrolls(along: axis), range.contains(offset[axis]) else { return free }
      return ScrollTrajectory(
        from: offset[axis], at: speed,
        to: min(max(wanted[axis], range.lowerBound), range.upperBound),
        isPaged: settings.restsAtPages, slack: slack)
    }
    return ScrollGlide(
      x: aimed(.horizontal, speed.dx, x), y: aimed(.vertical, speed.dy, y), start: graph.time,
      ranges: ranges, isAimed: true, target: aim)
  }

  /// Returns a way to a target that was built meanwhile: to where it is, if it is not where it was expected.
  private func corrected(_ glide: ScrollGlide) -> ScrollGlide {
    guard var target = glide.target, abs(target.drift) > 0.01, target.drift.isFinite else {
      return glide
    }
    var glide = glide
    let (time, range) = (graph.time, restRanges[target.axis])
    func next(_ axis: Axis, _ course: ScrollTrajectory) -> ScrollTrajectory {
      guard axis == target.axis else { return course.after(time - glide.start) }
      return ScrollTrajectory(
        from: glide.offset(at: time)[axis],
        at: axis == .horizontal ? glide.velocity(at: time).dx : glide.velocity(at: time).dy,
        to: min(max(course.rest + target.drift, range.lowerBound), range.upperBound),
        isPaged: settings.restsAtPages, slack: graph.grid.pixelLength / 2)
    }
    let courses = (x: next(.horizontal, glide.x), y: next(.vertical, glide.y))
    (glide.x, glide.y) = courses
    glide.start = time
    target.line = target.line.moved(by: target.drift)
    glide.target = target
    return glide
  }

  // MARK: The way

  /// Returns the offset at the graph's time; nil: no finger has anything to do with it.
  func offsetByHand(in ranges: ScrollRanges) -> CGPoint? {
    switch hand {
    case nil: nil
    case .dragging(let drag, _): ranges.shown(drag)
    case .gliding(let glide): glide.offset(at: graph.time)
    }
  }

  /// The velocity of the content, in points per second, while it is on its way after a finger has let go.
  var handVelocity: CGVector? {
    if case .gliding(let glide) = hand { glide.velocity(at: graph.time) } else { nil }
  }

  /// Goes through every sixtieth of a second, so that what the way builds does not depend on the frames that are looked at.
  private func scheduleNextMoment() {
    guard case .gliding(var glide) = hand else { return }
    let next = ((graph.time * 60 + 1e-6).rounded(.down) + 1) / 60
    glide.appointment = graph.clock.schedule(at: min(next, glide.end)) { [weak self] in
      self?.comeToMoment()
    }
    hand = .gliding(glide)
  }

  private func comeToMoment() {
    guard !isRetired, case .gliding(var glide) = hand else { return }
    let time = graph.time
    graph.reportsScrolling(of: self)
    if time >= glide.end - TouchEvent.instant { return finishHand(at: glide.rest) }
    let ranges = restRanges
    if ranges != glide.ranges {
      // The content has become longer or shorter on the way.
      let (now, speed) = (glide.offset(at: time), glide.velocity(at: time))
      let slack = graph.grid.pixelLength / 2
      func next(_ axis: Axis, _ speed: CGFloat, _ course: ScrollTrajectory) -> ScrollTrajectory {
        let range = ranges[axis]
        let isSafe = glide.isAimed && range.contains(course.rest)
        guard range != glide.ranges[axis], !isSafe else {
          return course.after(time - glide.start)
        }
        return ScrollTrajectory(from: now[axis], at: speed, in: range, slack: slack)
      }
      (glide.x, glide.y) = (
        next(.horizontal, speed.dx, glide.x), next(.vertical, speed.dy, glide.y)
      )
      (glide.start, glide.ranges) = (time, ranges)
      if glide.end <= time { return finishHand(at: glide.rest) }
    }
    glide = corrected(glide)
    hand = .gliding(glide)
    placementChanged()
    scheduleNextMoment()
  }

  private func finishHand(at rest: CGPoint) {
    stopHand()
    target = .point(x: rest.x, y: rest.y)
    activity = .idle
    hideIndicators()
    placementChanged()
    graph.reportsScrolling(of: self)
  }

  /// Stays where it is on its way.
  func stopHand() {
    guard hand != nil else { return }
    dropHand()
    activity = .idle
    hideIndicators()
  }

  private func dropHand() {
    if case .gliding(let glide) = hand, let appointment = glide.appointment {
      graph.clock.cancel(appointment)
    }
    hand = nil
  }

  // MARK: Indicators

  private func showIndicators() {
    indicatorShare = AnimatedAttribute(movesByItself ? 1 : 0)
  }

  /// Lets the indicators fade after a while (rule SM5.8).
  private func hideIndicators() {
    guard indicatorShare.model > 0 else { return }
    let fading = Animation.easeInOut(duration: 0.25).delay(0.5)
    indicatorShare.set(0, Transaction(animation: fading), on: self)
  }
}
