import Foundation
import StillDrawing
package import StillGeometry
package import StillLayout

/// A view that shows a part of what is inside.
nonisolated package protocol ScrollContainer: _PrimitiveView {
  associatedtype Content: View
  var axes: Axis.Set { get }
  /// Whether bars may be drawn.
  var showsIndicators: Bool { get }
  var content: Content { get }
}

extension ScrollContainer {
  nonisolated public static func _makeNode(
    _ view: Self, _ inputs: _ViewInputs
  ) -> _TypedNode<Self> {
    ScrollNode(view, inputs)
  }
}

/// The scrolled content: several views form an implicit `VStack` (rule L3.54).
nonisolated package struct ScrolledContent<Content: View>: ContainerView {
  package let content: Content
  package var arrangement: VStackLayout { VStackLayout() }
  package var reportName: String { "VStack" }
  package var orientsSingleView: Bool { false }
  package static var place: ImpliedArrangement? { .vertical }
}

/// Proposes nothing along its axes, takes what it is proposed there, and clips.
final class ScrollNode<V: ScrollContainer>: ParentNode<V, _TypedNode<ScrolledContent<V.Content>>>,
  ScrollElement, DrawnElement, CommittedElement, TickingNode, ReportedElement
{
  private struct Follower {
    weak var container: (any LazyContainer)?
  }

  private(set) var settings: ScrollSettings
  private var colorScheme: ColorScheme
  /// Whether fingers move it: it is neither disabled nor in something that is.
  private(set) var isTouchable = true
  /// Whether it goes on by itself when a finger has let go; else it is at its end at once.
  private(set) var movesByItself = false
  /// The distance that the content has moved towards its start, in points.
  private(set) var offset = CGPoint.zero
  /// The target to show until another one is requested.
  var target: ScrollRequest?
  /// Whether the view was last moved by hand.
  var isMovedByHand = false
  /// Whether bindings are being told where the view is, which come back as requests.
  var isReporting = false
  /// The way to a place that was asked for with an animation; nil while there is none.
  private var glide: AnimatedAttribute<CGPoint>?
  var activity = ScrollActivity.idle {
    didSet { activityChanged(from: oldValue) }
  }
  /// The movement by a finger; nil while there is none.
  var hand: ScrollHand?
  /// The drag that the offset stood for when a finger took hold, in points.
  var dragOrigin = CGPoint.zero
  /// The target that the last choice of an end has met, if it is not built.
  var aim: ExpectedTarget?
  /// Follows fingers; made at the first one.
  var finger: _Recognizer?
  /// Whether the action of a pull runs.
  var isRefreshing = false
  /// Whether the content goes back over the room of the spinner.
  var hasRefreshed = false
  /// When it last began to refresh, in the graph's seconds.
  var refreshStart: TimeInterval = 0
  /// The environment of the spinner; nil where nothing is refreshed.
  private(set) var refreshEnvironment: EnvironmentValues?
  /// The distance that a finger has moved the content since frames were handed on, in points; nil: it had no part in it.
  private var handShift: CGVector?
  /// How much is seen of the indicators that appear while a finger moves the content.
  var indicatorShare = AnimatedAttribute(0.0)
  /// The transaction of the last scroll request.
  private var request = Transaction()
  private var followers: [Follower] = []
  private var barDrawer: BarDrawer?
  /// The height of the bar's part that scrolls away, as it was when content was placed last; nil: it was not yet.
  private var shownDrawer: CGFloat?
  private var shownSize: CGSize?

  override init(_ view: V, _ inputs: _ViewInputs) {
    settings = inputs.environment.scrollSettings
    colorScheme = inputs.environment.colorScheme
    target = settings.request
    super.init(view, inputs)
    isRightToLeft = inputs.environment.layoutDirection == .rightToLeft
    readTouchSettings(inputs.environment)
    warnOfMargins()
    let node = makeChild(ScrolledContent(content: view.content), contentInputs(inputs))
    node.enclosing = self
    child = node
  }

  deinit { child.map { endEnclosure(of: $0) } }

  private func contentInputs(_ inputs: _ViewInputs) -> _ViewInputs {
    var inner = inputs.inside(self)
    if inner.environment.stackOrientation != nil { inner.environment.stackOrientation = nil }
    if settings.refresh != nil { inner.environment.scrollSettings.refresh = nil }
    if settings.request != nil || settings.defaultAnchor != nil || settings.report != nil {
      inner.environment.scrollSettings.request = nil
      inner.environment.scrollSettings.report = nil
      inner.environment.scrollSettings.defaultAnchor = nil
    }
    return inner
  }

  override func update(_ view: V, _ inputs: _ViewInputs) {
    let new = inputs.environment.scrollSettings
    let mirrored = inputs.environment.layoutDirection == .rightToLeft
    if self.view.axes != view.axes { graph.enclosureChanged() }
    if self.view.axes != view.axes || settings.contentMargins != new.contentMargins
      || settings.defaultAnchor != new.defaultAnchor || mirrored != isRightToLeft
    {
      layoutChanged()
    }
    let marginsChanged = settings.contentMargins != new.contentMargins
    if settings.request != new.request, takesUp(new.request) {
      go(to: new.request, inputs.transaction)
    }
    settings = new
    if marginsChanged { warnOfMargins() }
    colorScheme = inputs.environment.colorScheme
    readTouchSettings(inputs.environment)
    isRightToLeft = mirrored
    self.view = view
    child?.renew(ScrolledContent(content: view.content), contentInputs(inputs))
  }

  private func readTouchSettings(_ environment: EnvironmentValues) {
    isTouchable = settings.isEnabled && environment.isEnabled
    movesByItself = environment.systemMotion
    barDrawer = environment.barDrawer
    refreshEnvironment = settings.refresh == nil ? nil : environment
  }

  private func warnOfMargins() {
    let margins = settings.contentMargins
    let bad = [margins.top, margins.leading, margins.bottom, margins.trailing]
      .first { !$0.isFinite }
    if let bad { _warn("a content margin of \(bad) is no length; it counts as 0") }
  }

  /// Content that has gone beyond the bar keeps its place below it where the part of the bar that scrolls away gets another height
  /// (rule C6.40).
  private func keepPlaceBelowBar(moves: Bool) {
    let new = drawer
    defer { shownDrawer = new }
    guard moves, let old = shownDrawer, old != new, offset.y > 0 else { return }
    // A point that is asked for and not there yet counts as it is.
    if case .point(_, let y?) = target, y != offset.y { return }
    offset.y = offset.y > old ? offset.y - old + new : min(offset.y, new)
    if case .point(let x, .some) = target { target = .point(x: x, y: offset.y) }
  }

  // MARK: Size

  package var margins: EdgeInsets { settings.contentMargins.madeSafe }

  /// Returns the proposal to the content: nothing along the axes, the length between the margins across them.
  private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
    let margins = margins
    func inner(_ length: CGFloat?, _ margins: CGFloat) -> CGFloat? {
      length.map { max($0 - margins, 0) }
    }
    return ProposedViewSize(
      width: view.axes.contains(.horizontal)
        ? nil : inner(proposal.width, margins.leading + margins.trailing),
      height: view.axes.contains(.vertical)
        ? nil : inner(proposal.height, margins.top + margins.bottom))
  }

  /// Returns the content with its margins.
  func outer(_ content: CGSize) -> CGSize {
    let margins = margins
    return CGSize(
      width: content.width + margins.leading + margins.trailing,
      height: content.height + margins.top + margins.bottom)
  }

  override func _measure(_ proposal: ProposedViewSize) -> CGSize {
    guard let child else { return .zero }
    let content = outer(child.size(for: offer(proposal)))
    return CGSize(
      width: view.axes.contains(.horizontal) ? proposal.width ?? content.width : content.width,
      height: view.axes.contains(.vertical) ? proposal.height ?? content.height : content.height)
  }

  // MARK: Place

  override func _placeContent(in bounds: CGRect, proposal: ProposedViewSize) {
    guard let child else { return }
    let offer = offer(proposal)
    let size = child.size(for: offer)
    if shownSize != bounds.size {
      shownSize = bounds.size
      placeFollowers()
    }
    keepPlaceBelowBar(moves: glide == nil && hand == nil)
    if let glide {
      move(along: glide.value(at: graph.time))
      place(child, size, offer, in: bounds)
      return
    }
    if let point = offsetByHand(in: ranges(of: outer(size), in: bounds.size)) {
      let before = offset
      move(along: point)
      noteHandShift(from: before)
      place(child, size, offer, in: bounds)
      return
    }
    let start = offset
    let request = request
    self.request = Transaction()
    defer {
      if glides(from: start, request) {
        place(child, size, offer, in: bounds)
      } else if handShift != nil {
        noteHandShift(from: start)
      }
    }
    move(to: offset, size, bounds.size)
    place(child, size, offer, in: bounds)
    guard let target else {
      if settings.defaultAnchor != nil { place(child, size, offer, in: bounds) }
      return
    }
    // A lazy container knows better where a view lies once those around it are built.
    for _ in 0..<3 {
      guard let wanted = offset(showing: target, size, bounds.size) else { break }
      let before = offset
      move(to: wanted, size, bounds.size)
      guard offset != before else { break }
      placeFollowers()
      place(child, size, offer, in: bounds)
    }
  }

  /// Moves as far as there is content.
  private func move(to wanted: CGPoint, _ content: CGSize, _ shown: CGSize) {
    let outer = outer(content)
    func limited(_ axis: Axis) -> CGFloat {
      let most = max(outer[axis] - shown[axis], 0)
      let least = axis == .vertical ? -refreshRoom : 0
      guard view.axes.contains(axis == .horizontal ? .horizontal : .vertical), most > least else {
        return 0
      }
      let anchor = settings.defaultAnchor.map { axis == .horizontal ? $0.x : $0.y }
      let start = target == nil ? anchor.map { $0 * most } ?? wanted[axis] : wanted[axis]
      return start.isFinite ? min(max(start, least), most) : 0
    }
    show(CGPoint(x: limited(.horizontal), y: limited(.vertical)))
  }

  private func show(_ new: CGPoint) {
    guard new != offset else { return }
    offset = new
    placeFollowers()
  }

  // MARK: Moving

  /// Asks for a place; nil: where the view is.
  private func go(to target: ScrollRequest?, _ transaction: Transaction) {
    self.target = target
    request = transaction
    stopGliding()
    placementChanged()
  }

  /// Starts the way from a place to the one that layout has found; true where there is one to go.
  private func glides(from start: CGPoint, _ transaction: Transaction) -> Bool {
    guard transaction.animation != nil, offset != start else { return false }
    var way = AnimatedAttribute(start, moving: .owner)
    way.set(offset, transaction, on: self)
    guard way.isMoving else { return false }
    glide = way
    activity = .animating
    show(way.value(at: graph.time))
    return true
  }

  /// On the way: what is in sight is built as if it had been scrolled there; a spring may go beyond the ends.
  private func move(along point: CGPoint) {
    if point.isFinite { show(point) }
  }

  /// Notes that the content has moved with a finger, by no animation.
  private func noteHandShift(from before: CGPoint) {
    let across = isRightToLeft ? offset.x - before.x : before.x - offset.x
    let known = handShift ?? .zero
    handShift = CGVector(dx: known.dx + across, dy: known.dy + before.y - offset.y)
  }

  package func tick() {
    if isCoasting {
      placementChanged()
      graph.ticks(self)
    }
    guard glide != nil else { return }
    glide?.tick(on: self)
    if glide?.isMoving == false { stopGliding() }
    placementChanged()
  }

  /// Stays where it is on its way.
  func stopGliding() {
    stopHand()
    stopGlide()
  }

  /// Stays where a request has brought it.
  func stopGlide() {
    glide = nil
    if activity == .animating { activity = .idle }
  }

  private func place(
    _ child: _ViewNode, _ size: CGSize, _ offer: ProposedViewSize, in bounds: CGRect
  ) {
    let margins = margins
    let outer = outer(size)
    var origin = CGPoint(x: margins.leading - offset.x, y: margins.top - offset.y)
    if let anchor = settings.defaultAnchor {
      let spare = CGSize(
        width: max(bounds.width - outer.width, 0), height: max(bounds.height - outer.height, 0))
      if view.axes.contains(.horizontal) { origin.x += spare.width * anchor.x }
      if view.axes.contains(.vertical) { origin.y += spare.height * anchor.y }
    }
    place(
      child, at: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y), size: size,
      proposal: offer, in: bounds)
  }

  /// Returns how far the content has to move for a target to be in sight.
  private func offset(
    showing target: ScrollRequest, _ content: CGSize, _ shown: CGSize
  ) -> CGPoint? {
    guard let child else { return nil }
    let outer = outer(content)
    let margins = margins
    switch target {
    case .point(let x, let y):
      return CGPoint(x: x ?? offset.x, y: y ?? offset.y)
    case .edge(.top): return CGPoint(x: offset.x, y: 0)
    case .edge(.leading): return CGPoint(x: 0, y: offset.y)
    case .edge(.bottom): return CGPoint(x: offset.x, y: outer.height - shown.height)
    case .edge(.trailing): return CGPoint(x: outer.width - shown.width, y: offset.y)
    case .view(let identity, let anchor):
      guard var frame = frame(ofViewWith: identity, below: child) else { return nil }
      // From the view's coordinates to those of the content, which run from its leading edge.
      frame.origin.x -= child.frame.minX
      frame.origin.y -= child.frame.minY
      if isRightToLeft { frame.origin.x = content.width - frame.maxX }
      let room = CGSize(
        width: shown.width - margins.leading - margins.trailing,
        height: shown.height - margins.top - margins.bottom)
      return CGPoint(
        x: start(frame.minX, frame.width, room.width, offset.x, anchor?.x),
        y: startBelowBar(frame.minY, frame.height, room.height, anchor?.y))
    }
  }

  /// Returns the vertical offset at which a stretch lies at an anchor, or just in sight, where a bar above gives way.
  private func startBelowBar(
    _ position: CGFloat, _ length: CGFloat, _ room: CGFloat, _ anchor: CGFloat?
  ) -> CGFloat {
    let (drawer, collapse) = (drawer, collapse)
    var anchor = anchor
    if anchor == nil {
      if position >= offset.y - collapse, length <= room + collapse {
        return max(offset.y, position + length - room)
      }
      anchor = 0
    }
    guard let anchor else { return position }
    let start = position + (length - room) * anchor
    guard start > 0 else { return start }
    let collapsed = start + drawer * (1 - anchor)
    return collapsed >= drawer || anchor <= 0 ? collapsed : start / anchor
  }

  package var drawer: CGFloat {
    guard let height = barDrawer?.height, height > 0, view.axes.contains(.vertical) else {
      return 0
    }
    return min(height, coveredInsets.top)
  }

  /// Returns where sight starts along one axis so that a stretch lies at an anchor, or just in sight.
  private func start(
    _ position: CGFloat, _ length: CGFloat, _ room: CGFloat, _ now: CGFloat, _ anchor: CGFloat?
  ) -> CGFloat {
    if let anchor { return position + length * anchor - room * anchor }
    if position < now || length > room { return position }
    return max(now, position + length - room)
  }

  // MARK: Lazy containers inside

  func scrolls(along axis: Axis) -> Bool {
    view.axes.contains(axis == .horizontal ? .horizontal : .vertical)
  }

  func follow(_ container: any LazyContainer) {
    guard !followers.contains(where: { $0.container === container }) else { return }
    followers.removeAll { $0.container == nil }
    followers.append(Follower(container: container))
  }

  private func placeFollowers() {
    for follower in followers {
      var node: _ViewNode? = follower.container
      while let element = node, element !== self {
        element.isPlaced = false
        node = element.enclosing
      }
    }
  }

  func scroll(to identity: AnyHashable, anchor: UnitPoint?) -> Bool {
    guard let child, frame(ofViewWith: identity, below: child) != nil else { return false }
    graph.writes.add(Transaction.current) { [weak self] _ in
      guard let self else { return }
      go(to: .view(identity, anchor: anchor), graph.transaction(inside: self))
    }
    return true
  }

  // MARK: Draw

  override package var asCommitted: (any CommittedElement)? { handShift == nil ? nil : self }

  package func commit(_ pass: inout CommitPass) {
    let shift = handShift
    handShift = hand == nil ? nil : .zero
    pass.commitInner(self, movedBy: shift ?? .zero)
  }

  override var asDrawn: (any DrawnElement)? { self }
  override var scrolledAxes: Axis.Set { view.axes }

  package func draw(_ pass: inout DrawingPass) {
    let frame = pass.frame(of: self)
    guard frame.isFinite else { return }
    if settings.isClipDisabled {
      drawSpinner(in: frame, &pass)
      drawInner(&pass)
    } else {
      pass.layer(Layer(clip: .rectangle(drawnFrame(frame, pass)))) {
        drawSpinner(in: frame, &$0)
        drawInner(&$0)
      }
    }
    drawIndicators(in: frame, &pass)
  }

  private func drawIndicators(in frame: CGRect, _ pass: inout DrawingPass) {
    let share = indicatorShare.value(at: pass.time)
    let moving = Axis.Set([.vertical, .horizontal]).subtracting(settings.hiddenIndicators)
    let shown = share > 0 ? settings.shownIndicators.union(moving) : settings.shownIndicators
    guard view.showsIndicators, !shown.isEmpty, let child else { return }
    let bar = ScrollIndicator(
      shown: frame, content: outer(child.frame.size), offset: offset,
      margins: settings.indicatorMargins.madeSafe, isRightToLeft: isRightToLeft)
    for axis in [Axis.vertical, .horizontal] {
      let set: Axis.Set = axis == .vertical ? .vertical : .horizontal
      guard view.axes.contains(set), shown.contains(set), let path = bar.path(along: axis)
      else { continue }
      let paint = DrawCommand.fill(path, .color(ScrollIndicator.color(colorScheme)), .nonZero)
      if settings.shownIndicators.contains(set) {
        pass.add(paint)
      } else {
        pass.layer(Layer(opacity: min(max(share, 0), 1))) { $0.add(paint) }
      }
    }
  }

  override var innerElements: [_ViewNode] { parts }
  override var asAccessible: (any AccessibleElement)? { self }
  package var reportName: String? { "ScrollView" }
}

extension EdgeInsets {
  /// Without what is no number.
  package var madeSafe: EdgeInsets {
    func safe(_ length: CGFloat) -> CGFloat { length.isFinite ? length : 0 }
    return EdgeInsets(
      top: safe(top), leading: safe(leading), bottom: safe(bottom), trailing: safe(trailing))
  }
}
