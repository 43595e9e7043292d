public import Foundation
public import StillGeometry
import StillRuntime

/// An element that can be measured and placed: the engine's side of a view.
///
/// The layer above subclasses it, one object a view; algorithms know nothing else of a view. It is open
/// and underscored because Swift lets no `package` class be subclassed in another target.
///
/// Frames are relative to the enclosing element, so that moving a container moves what is inside
/// without touching it.
open class _LayoutElement {
  private enum Rigidity: UInt8 {
    case unknown, flexible, rigidUnmeasured
    /// The size is known: it is the first one in the cache.
    case rigid
  }

  // Every view is an element, so each byte counts: what few elements need lies elsewhere until it is needed, and small
  // fields stand together.

  // None of these is ever borrowed while other code runs, so that checks of exclusive access, which cost more
  // than the accesses, can be off.
  /// The cached measurements. Emptied by `forgetLayout`.
  @exclusivity(unchecked) private final var cache = MeasurementCache()
  /// Whether the size is one for all proposals, and whether it is known.
  @exclusivity(unchecked) private final var rigidity = Rigidity.unknown
  @exclusivity(unchecked) private final var hasBeenPlaced = false
  @exclusivity(unchecked) private final var hasBeenShown = false
  @exclusivity(unchecked) private final var hasBeenAsked = false
  @exclusivity(unchecked) private final var isMirrored = false
  /// Whether `knownSpacing` is that of an ordinary view, by itself so that nothing else of it has to be touched.
  @exclusivity(unchecked) private final var hasOrdinarySpacing = false
  /// Where the element lies, and the proposal that it answers so.
  @exclusivity(unchecked) private final var ownFrame = CGRect.zero
  @exclusivity(unchecked) private final var placedKey = MeasurementCache.Key(.unspecified)
  /// Kept once it was needed: stacks, in which most elements lie, place without it.
  @exclusivity(unchecked) private final var request: PlacementRequest?
  /// The spacing preference once asked for.
  @exclusivity(unchecked) private final var knownSpacing: ViewSpacing?

  /// The placement that the parent layout requested.
  private final class PlacementRequest {
    var placement: PendingPlacement?
  }

  /// The placement that the parent layout requested; taken when its placing is done.
  package final var pending: PendingPlacement? {
    get { unsafe request?.placement }
    set {
      if let request = unsafe request {
        request.placement = newValue
      } else if let newValue {
        let request = PlacementRequest()
        request.placement = newValue
        unsafe self.request = request
      }
    }
  }

  /// Whether placements inside are mirrored (rule L1.15).
  package final var isRightToLeft: Bool {
    get { unsafe isMirrored }
    set { unsafe isMirrored = newValue }
  }
  /// Origin in the enclosing element and size, in points, not rounded (rule L1.12).
  package final var frame: CGRect { unsafe ownFrame }
  /// The proposal of the last placement.
  package final var placedProposal: ProposedViewSize { unsafe placedKey.proposal }
  /// False until placed, and after every change inside.
  package final var isPlaced: Bool {
    get { unsafe hasBeenPlaced }
    set { unsafe hasBeenPlaced = newValue }
  }
  /// Whether what is shown agrees with what is inside, apart from where the element itself lies; false after
  /// every placement of what is inside.
  package final var isShown: Bool {
    get { unsafe hasBeenShown }
    set { unsafe hasBeenShown = newValue }
  }

  /// Whether anything was asked of the element, or placed in it, since it last forgot what it knew. As long as not,
  /// nobody around can know anything that follows from what is inside.
  package final var hasAnswered: Bool { unsafe hasBeenAsked }

  package init() {}

  // MARK: What subclasses answer

  /// Returns the size for a proposal: a pure function until `invalidateLayout`.
  open func _measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  /// Places what is inside; `bounds` has the element's origin in the enclosing element.
  open func _placeContent(in bounds: CGRect, proposal: ProposedViewSize) {}

  /// Returns a guide that this element or one inside sets; from the element's own top left corner.
  open func _explicitGuide(
    _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? { nil }

  /// Returns the room preferred around the element.
  open func _preferredSpacing() -> ViewSpacing { ViewSpacing() }

  /// The layout priority among siblings.
  open var _layoutPriority: Double { 0 }

  /// Returns a value that the element carries for the layout around it.
  open func _trait(_ key: ObjectIdentifier) -> Any? { nil }

  /// The one element inside for which this one answers in every respect; measuring skips to it.
  open var _transparentContent: _LayoutElement? { nil }

  /// Whether the size is the same for every proposal; asked once until `forgetLayout`.
  open var _isRigid: Bool { false }

  /// Reports a bad number that was made safe.
  open func _warn(_ message: String) {}

  /// Counts one measurement that no cache answered, and tells whether its result is to be remembered and
  /// nothing else; if not, `_recordMeasurement` and `_isCaching` are asked.
  open func _countMeasurement() -> Bool { true }

  /// Records a measurement, if an explanation was requested.
  open func _recordMeasurement(_ proposal: ProposedViewSize, _ size: CGSize) {}

  /// Whether answers are remembered; off only to prove that the cache changes nothing.
  open var _isCaching: Bool { true }

  /// Called when the answers of the content change, so that values computed from them are discarded.
  open func _contentChanged() {}

  /// Whether `_explicitGuide` surely answers nil for a guide, known without looking inside.
  open func _surelyLacksGuide(_ key: AlignmentKey) -> Bool { false }
}

extension _LayoutElement {
  /// Returns the answer to a proposal, from memory where it was asked before.
  package final func size(for proposal: ProposedViewSize) -> CGSize {
    if unsafe rigidity == .rigid { return unsafe cache.firstSize }
    guard let inner = _transparentContent else { return ownSize(for: proposal) }
    unsafe hasBeenAsked = true
    var target = inner
    while let inner = target._transparentContent {
      unsafe target.hasBeenAsked = true
      target = inner
    }
    return target.ownSize(for: proposal)
  }

  private final func ownSize(for proposal: ProposedViewSize) -> CGSize {
    if unsafe rigidity == .rigid { return unsafe cache.firstSize }
    let key = MeasurementCache.Key(proposal)
    if let known = unsafe cache.size(for: key) { return known }
    let isRigid = isRigid
    let size = CallStack.ensured { safeSize(_measure(proposal)) }
    unsafe hasBeenAsked = true
    guard _countMeasurement() else { return finish(size, for: proposal, isRigid: isRigid) }
    remember(size, for: key, isRigid: isRigid)
    return size
  }

  /// Remembers an answer; that of an element of one size as the first one, where it is found without a search.
  @inline(__always)
  private final func remember(_ size: CGSize, for key: MeasurementCache.Key, isRigid: Bool) {
    if isRigid {
      unsafe cache.insertOnly(size, for: key)
      unsafe rigidity = .rigid
    } else {
      unsafe cache.insert(size, for: key)
    }
  }

  /// Ends a measurement that is out of the ordinary: recorded, or not to be remembered.
  @inline(never)
  private final func finish(
    _ size: CGSize, for proposal: ProposedViewSize, isRigid: Bool
  ) -> CGSize {
    _recordMeasurement(proposal, size)
    guard _isCaching else { return size }
    remember(size, for: MeasurementCache.Key(proposal), isRigid: isRigid)
    return size
  }

  /// Whether the size is the same for every proposal. Lets stacks do without asking again and again.
  package final var isRigid: Bool {
    switch unsafe rigidity {
    case .unknown: return findRigidity()
    case .flexible: return false
    case .rigidUnmeasured, .rigid: return true
    }
  }

  @inline(never)
  private final func findRigidity() -> Bool {
    let isRigid: Bool
    if let inner = _transparentContent {
      isRigid = CallStack.ensured { inner.isRigid }
    } else {
      isRigid = CallStack.ensured { _isRigid }
    }
    unsafe rigidity = isRigid ? .rigidUnmeasured : .flexible
    unsafe hasBeenAsked = true
    return isRigid
  }

  /// Sizes are never negative and never not-a-number; infinity is a legal answer.
  @inline(__always)
  private final func safeSize(_ size: CGSize) -> CGSize {
    size.width >= 0 && size.height >= 0 ? size : madeSafe(size)
  }

  @inline(never)
  private final func madeSafe(_ size: CGSize) -> CGSize {
    if size.width.isNaN || size.height.isNaN {
      _warn("answered the size \(size.width) × \(size.height); not-a-number counts as 0")
    }
    return CGSize(
      width: size.width >= 0 ? size.width : 0, height: size.height >= 0 ? size.height : 0)
  }

  package final func dimensions(for proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(size: size(for: proposal), element: self, proposal: proposal)
  }

  /// Returns where a guide lies in a size that the element answered to a proposal.
  package final func guide(
    _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat {
    if let value = explicitGuide(key, size: size, proposal: proposal) { return value }
    if let value = key.standardValue(in: size) { return value }
    return key.defaultValue(in: ViewDimensions(size: size, element: self, proposal: proposal))
  }

  /// Returns the explicit value of a guide, remembered beside the size it belongs to.
  package final func explicitGuide(
    _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    if _surelyLacksGuide(key) { return nil }
    let slot = MeasurementCache.Key(proposal)
    if let known = unsafe cache.guide(key, for: slot) { return known }
    let value = CallStack.ensured { _explicitGuide(key, size: size, proposal: proposal) }
    let safe = value.flatMap { $0.isNaN ? nil : $0 }
    unsafe hasBeenAsked = true
    if _isCaching { unsafe cache.insert(safe, guide: key, for: slot) }
    return safe
  }

  /// Returns where a guide lies in the element as it is placed, and whether it was set, from memory alone; nil when
  /// nobody asked for it.
  package final func placedGuide(_ key: AlignmentKey) -> (value: CGFloat, isExplicit: Bool)? {
    let proposal = placedProposal
    if !_surelyLacksGuide(key) {
      guard let known = unsafe cache.guide(key, for: MeasurementCache.Key(proposal)) else {
        return nil
      }
      if let value = known { return (value, true) }
    }
    let dimensions = ViewDimensions(size: frame.size, element: self, proposal: proposal)
    return (key.defaultValue(in: dimensions), false)
  }

  /// Whether the size is known to be the same for every proposal, without asking anybody.
  package final var isKnownToBeRigid: Bool {
    unsafe rigidity == .rigid
  }

  package final var spacing: ViewSpacing {
    if let known = unsafe knownSpacing { return known }
    let spacing = CallStack.ensured { _preferredSpacing() }
    unsafe knownSpacing = spacing
    unsafe hasOrdinarySpacing = spacing.isOrdinary
    unsafe hasBeenAsked = true
    return spacing
  }

  /// Whether the spacing preference surely is that of an ordinary view; false says nothing.
  package final var prefersOrdinarySpacing: Bool {
    if unsafe hasOrdinarySpacing { return true }
    return spacing.isOrdinary
  }

  package final var priority: Double {
    let priority = CallStack.ensured { _layoutPriority }
    unsafe hasBeenAsked = true
    return priority
  }

  package final func trait(_ key: ObjectIdentifier) -> Any? {
    let value = CallStack.ensured { _trait(key) }
    unsafe hasBeenAsked = true
    return value
  }

  /// Returns the placement that the enclosing layout asked for, or the default one: centred in its bounds with its
  /// own proposal (rule L7.6).
  package final func takePlacement(in bounds: CGRect, proposal: ProposedViewSize)
    -> PendingPlacement
  {
    let center = CGPoint(x: bounds.midX, y: bounds.midY)
    guard var placement = pending else {
      return PendingPlacement(position: center, anchor: .center, proposal: proposal)
    }
    pending = nil
    if !placement.position.x.isFinite || !placement.position.y.isFinite
      || !placement.anchor.x.isFinite || !placement.anchor.y.isFinite
    {
      _warn(
        "was placed at (\(placement.position.x), \(placement.position.y)), which is no point; "
          + "it is centred in its container")
      placement.position = center
      placement.anchor = .center
    }
    return placement
  }

  /// Puts the element into its container and, where anything changed, places what is inside.
  ///
  /// - Complexity: constant when neither size, proposal nor content changed.
  package final func place(at origin: CGPoint, size: CGSize, proposal: ProposedViewSize) {
    let frame = CGRect(origin: origin, size: size)
    let key = MeasurementCache.Key(proposal)
    if unsafe hasBeenPlaced, unsafe size == ownFrame.size, unsafe key == placedKey {
      unsafe ownFrame = frame
      return
    }
    unsafe ownFrame = frame
    unsafe placedKey = key
    unsafe hasBeenPlaced = true
    unsafe hasBeenShown = false
    unsafe hasBeenAsked = true
    CallStack.ensured { _placeContent(in: frame, proposal: proposal) }
    // Something inside may have changed meanwhile, after which the element may have worked out more.
    unsafe hasBeenAsked = true
  }

  /// Places one inner element by a placement in the coordinates of `bounds`.
  package final func place(
    _ inner: _LayoutElement, _ placement: PendingPlacement, in bounds: CGRect
  ) {
    let size = inner.size(for: placement.proposal)
    place(
      inner, at: placement.origin(of: size), size: size, proposal: placement.proposal, in: bounds)
  }

  /// Places one inner element of a known size, with its top left corner in the coordinates of `bounds`.
  package final func place(
    _ inner: _LayoutElement, at origin: CGPoint, size: CGSize, proposal: ProposedViewSize,
    in bounds: CGRect
  ) {
    var origin = origin
    if isRightToLeft {
      origin.x = bounds.maxX - (origin.x - bounds.minX) - size.width
    }
    origin.x -= bounds.minX
    origin.y -= bounds.minY
    if !origin.x.isFinite { origin.x = 0 }
    if !origin.y.isFinite { origin.y = 0 }
    inner.place(at: origin, size: size, proposal: proposal)
  }

  /// Returns the first cached size that differs when it is measured again, as text; nil: the cache is right. A wrong
  /// one comes from a change that was not reported, or from a layout whose answers depend on something else.
  package final func staleAnswer() -> String? {
    for (proposal, size) in unsafe cache.answers {
      let now = CallStack.ensured { safeSize(_measure(proposal)) }
      guard abs(now.width - size.width) > 1e-6 || abs(now.height - size.height) > 1e-6 else {
        continue
      }
      return "answered \(size.width) × \(size.height) to a proposal of "
        + "\(proposal.width.map { "\($0)" } ?? "nil") × \(proposal.height.map { "\($0)" } ?? "nil"), "
        + "and now answers \(now.width) × \(now.height)"
    }
    return nil
  }

  /// Forgets what was measured and placed here, and what was worked out from what is inside.
  package final func forgetAnswers() {
    forgetLayout()
    _contentChanged()
  }

  /// Forgets what was measured and placed here. The layer above calls it for the element that changed
  /// and for those around it.
  package final func forgetLayout() {
    unsafe cache.removeAll()
    unsafe rigidity = .unknown
    unsafe knownSpacing = nil
    unsafe hasOrdinarySpacing = false
    unsafe hasBeenPlaced = false
    unsafe hasBeenAsked = false
  }
}
