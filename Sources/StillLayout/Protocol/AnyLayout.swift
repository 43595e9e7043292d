public import Foundation
public import StillGeometry

/// A layout of any type, so that one container can change its layout and keep its views.
public struct AnyLayout: Layout {
  let box: AnyLayoutBox

  /// Hides the type of a layout. Another layout in the same place keeps the views and their state.
  public init<L: Layout>(_ layout: L) {
    if let layout = layout as? AnyLayout {
      self = layout
    } else {
      box = TypedLayoutBox(layout)
    }
  }

  private init(box: AnyLayoutBox) {
    self.box = box
  }

  /// The cache of the wrapped layout, created again when the layout's type changes (rule L7.14).
  public struct Cache {
    var type: ObjectIdentifier
    var value: Any
  }

  /// The animatable data of the wrapped layout, its type erased (rule L7.24).
  public typealias AnimatableData = _AnyAnimatableData

  public var animatableData: AnimatableData {
    get { box.animatableData }
    set { self = AnyLayout(box: box.moved(to: newValue)) }
  }

  package var stackOrientation: Axis? { box.stackOrientation }

  /// Whether the wrapped layout has animatable data.
  package var isAnimatable: Bool { box.isAnimatable }

  public func makeCache(subviews: Subviews) -> Cache {
    Cache(type: box.typeIdentifier, value: box.makeCache(subviews))
  }

  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    if cache.type == box.typeIdentifier {
      box.updateCache(&cache.value, subviews)
    } else {
      cache = makeCache(subviews: subviews)
    }
  }

  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    renew(&cache, subviews)
    return box.spacing(subviews, &cache.value)
  }

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize {
    renew(&cache, subviews)
    return box.sizeThatFits(proposal, subviews, &cache.value)
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    renew(&cache, subviews)
    box.placeSubviews(bounds, proposal, subviews, &cache.value)
  }

  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    renew(&cache, subviews)
    return box.explicitAlignment(guide.key, bounds, proposal, subviews, &cache.value)
  }

  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    renew(&cache, subviews)
    return box.explicitAlignment(guide.key, bounds, proposal, subviews, &cache.value)
  }

  /// A cache of another layout type is of no use.
  private func renew(_ cache: inout Cache, _ subviews: Subviews) {
    if cache.type != box.typeIdentifier { cache = makeCache(subviews: subviews) }
  }
}

/// The erased methods of a layout.
class AnyLayoutBox {
  var typeIdentifier: ObjectIdentifier { ObjectIdentifier(Self.self) }
  var stackOrientation: Axis? { nil }
  var isAnimatable: Bool { false }
  var isTransparentForOneChild: Bool { false }
  var warning: String? { nil }
  var alignmentKeys: [AlignmentKey] { [] }
  var animatableData: _AnyAnimatableData { .zero }
  func isSame(as other: AnyLayoutBox) -> Bool { false }
  func moved(to data: _AnyAnimatableData) -> AnyLayoutBox { self }
  func makeCache(_ subviews: LayoutSubviews) -> Any { () }
  func updateCache(_ cache: inout Any, _ subviews: LayoutSubviews) {}
  func spacing(_ subviews: LayoutSubviews, _ cache: inout Any) -> ViewSpacing { ViewSpacing() }
  func sizeThatFits(
    _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Any
  ) -> CGSize { .zero }
  func placeSubviews(
    _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
    _ cache: inout Any
  ) {}
  func explicitAlignment(
    _ key: AlignmentKey, _ bounds: CGRect, _ proposal: ProposedViewSize,
    _ subviews: LayoutSubviews, _ cache: inout Any
  ) -> CGFloat? { nil }
}

/// The erased methods, for one type.
private final class TypedLayoutBox<L: Layout>: AnyLayoutBox {
  private let layout: L

  init(_ layout: L) {
    self.layout = layout
  }

  /// Takes the cache out of its box, so that changing it copies nothing.
  private func with<Result>(
    _ cache: inout Any, _ subviews: LayoutSubviews, _ body: (inout L.Cache) -> Result
  ) -> Result {
    var typed = cache as? L.Cache ?? layout.makeCache(subviews: subviews)
    cache = ()
    defer { cache = typed }
    return body(&typed)
  }

  override var stackOrientation: Axis? { L.layoutProperties.stackOrientation }
  override var isAnimatable: Bool { L.AnimatableData.self != EmptyAnimatableData.self }
  override var isTransparentForOneChild: Bool { layout.known?.isTransparentForOneChild ?? false }
  override var warning: String? { layout.known?.warning }
  override var alignmentKeys: [AlignmentKey] { layout.known?.alignmentKeys ?? [] }
  override var animatableData: _AnyAnimatableData { _AnyAnimatableData(layout.animatableData) }

  override func isSame(as other: AnyLayoutBox) -> Bool {
    guard let other = other as? TypedLayoutBox<L> else { return false }
    return sameValue(layout, other.layout)
  }

  override func moved(to data: _AnyAnimatableData) -> AnyLayoutBox {
    guard let data = data.value(as: L.AnimatableData.self) else { return self }
    var layout = layout
    layout.animatableData = data
    return TypedLayoutBox(layout)
  }

  override func makeCache(_ subviews: LayoutSubviews) -> Any {
    layout.makeCache(subviews: subviews)
  }

  override func updateCache(_ cache: inout Any, _ subviews: LayoutSubviews) {
    with(&cache, subviews) { layout.updateCache(&$0, subviews: subviews) }
  }

  override func spacing(_ subviews: LayoutSubviews, _ cache: inout Any) -> ViewSpacing {
    with(&cache, subviews) { layout.spacing(subviews: subviews, cache: &$0) }
  }

  override func sizeThatFits(
    _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Any
  ) -> CGSize {
    with(&cache, subviews) {
      layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0)
    }
  }

  override func placeSubviews(
    _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
    _ cache: inout Any
  ) {
    with(&cache, subviews) {
      layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
    }
  }

  override func explicitAlignment(
    _ key: AlignmentKey, _ bounds: CGRect, _ proposal: ProposedViewSize,
    _ subviews: LayoutSubviews, _ cache: inout Any
  ) -> CGFloat? {
    with(&cache, subviews) {
      key.isVertical
        ? layout.explicitAlignment(
          of: VerticalAlignment(key: key), in: bounds, proposal: proposal, subviews: subviews,
          cache: &$0)
        : layout.explicitAlignment(
          of: HorizontalAlignment(key: key), in: bounds, proposal: proposal, subviews: subviews,
          cache: &$0)
    }
  }
}

extension AnyLayout {
  /// Whether both wrap a layout of one type.
  package func isSameType(as other: AnyLayout) -> Bool {
    box.typeIdentifier == other.box.typeIdentifier
  }
}

extension AnyLayout: Equatable {
  /// Whether both are known to be the same layout, as far as the wrapped type can be compared.
  public static func == (a: AnyLayout, b: AnyLayout) -> Bool {
    a.box === b.box || a.box.isSame(as: b.box)
  }
}
