public import Foundation
public import StillGeometry
internal import StillLayout

/// What a view learns of the room it has.
public struct GeometryProxy {
  /// The size of the reader, in points.
  public let size: CGSize
  /// The unsafe room around the reader on each edge, where it touches the edge of its safe area (rule 3.57).
  public var safeAreaInsets: EdgeInsets {
    guard let source else { return EdgeInsets() }
    let isRightToLeft = source.isRightToLeft
    func insets(_ node: _ViewNode) -> EdgeInsets {
      node.safeAreaInsets(isRightToLeft: isRightToLeft)
    }
    note { [weak source] in
      let now = source.map(insets) ?? EdgeInsets()
      return [now.top, now.leading, now.bottom, now.trailing]
    }
    return insets(source)
  }

  weak var source: _ViewNode?

  /// The reader's frame in a coordinate space: the bounding box, where effects turn it (rule 10.19).
  public func frame(in space: some CoordinateSpaceProtocol) -> CGRect {
    frame(in: space.coordinateSpace)
  }

  /// The reader's frame in a coordinate space.
  public func frame(in space: CoordinateSpace) -> CGRect {
    guard space != .local, let source else { return CGRect(origin: .zero, size: size) }
    let size = size
    func frame(_ node: _ViewNode) -> CGRect {
      CGRect(origin: .zero, size: size).applying(node.transform(to: node.element(of: space)))
    }
    note { [weak source] in
      let now = source.map(frame) ?? .zero
      return [now.minX, now.minY, now.width, now.height]
    }
    return frame(source)
  }

  /// The bounds of a coordinate space around the reader, in the reader's own coordinates; nil when no view around it has
  /// that name.
  public func bounds(of space: NamedCoordinateSpace) -> CGRect? {
    func bounds(_ node: _ViewNode) -> CGRect? {
      guard let outer = node.element(of: space.coordinateSpace) else { return nil }
      return CGRect(origin: .zero, size: outer.frame.size)
        .applying(node.transform(to: outer).inverted())
    }
    note { [weak source] in
      guard let now = source.flatMap(bounds) else { return [] }
      return [now.minX, now.minY, now.width, now.height]
    }
    return source.flatMap(bounds)
  }

  /// A point or rectangle of another view, in the reader's coordinates.
  public subscript<T>(anchor: Anchor<T>) -> T {
    guard let source else { return anchor.value(.identity) }
    note { [weak source, weak element = anchor.element] in
      guard let source, let element else { return [] }
      let transform = element.transformToPicture.concatenating(
        source.transformToPicture.inverted())
      return [
        transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty,
        element.frame.width, element.frame.height,
      ]
    }
    return anchor.value(source.transformToPicture.inverted())
  }

  /// Lets a reader whose content asks for a place build it again when that place changes.
  private func note(_ current: @escaping () -> [CGFloat]) {
    (source as? any PlaceReader)?.readPlace(current)
  }
}

/// A node whose content may depend on where things lie.
protocol PlaceReader: LayoutObserver {
  /// Something was asked that now has these coordinates.
  func readPlace(_ current: @escaping () -> [CGFloat])
}

extension _ViewNode {
  /// The element whose coordinates a space has; nil for those of the picture, and for a name that no view
  /// around has.
  final func element(of space: CoordinateSpace) -> _ViewNode? {
    guard case .named(let name) = space else { return nil }
    let scrolls = name.base as? ScrollSpace
    var node: _ViewNode? = self
    while let element = node {
      if let named = element as? CoordinateSpaceElement, named.name == name { return element }
      if let scrolls, let scroller = element as? any ScrollElement, scrolls.names(scroller) {
        return element
      }
      node = element.enclosing
    }
    return nil
  }
}

/// A view that takes all the room it is proposed and builds its content for it (rule 3.35).
nonisolated public struct GeometryReader<Content: View>: _PrimitiveView {
  public var content: (GeometryProxy) -> Content

  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }

  public static func _makeNode(
    _ view: Self, _ inputs: _ViewInputs
  ) -> _TypedNode<Self> {
    GeometryReaderNode(view, inputs)
  }
}

/// Builds when it is placed, in its own size, and again when that changes.
private final class GeometryReaderNode<Content: View>: HoldingNode<
  GeometryReader<Content>, _TypedNode<Content>
>,
PlaceReader, ReportedElement
{
  /// What the content is built with; made into inputs when it is, so that nothing here holds the node.
  private var environment: EnvironmentValues
  private var transaction: Transaction
  /// The places that the content asked for, with what was answered.
  private var placesRead: [(current: () -> [CGFloat], answer: [CGFloat])] = []
  private var isObserving = false
  private var needsContent = true
  private var builtSize: CGSize?

  override init(_ view: GeometryReader<Content>, _ inputs: _ViewInputs) {
    environment = inputs.environment
    transaction = inputs.transaction
    super.init(view, inputs)
    takeInputs(inputs)
  }

  /// Content is built inside this node, outside any stack.
  private func takeInputs(_ inputs: _ViewInputs) {
    isRightToLeft = inputs.environment.layoutDirection == .rightToLeft
    transaction = inputs.transaction
    environment = inputs.environment
    if environment.stackOrientation != nil { environment.stackOrientation = nil }
  }

  override func update(_ view: GeometryReader<Content>, _ inputs: _ViewInputs) {
    self.view = view
    takeInputs(inputs)
    needsContent = true
    isPlaced = false
    layoutChanged()
  }

  func readPlace(_ current: @escaping () -> [CGFloat]) {
    placesRead.append((current, current()))
    guard !isObserving else { return }
    isObserving = true
    graph.observes(self)
  }

  func observeLayout() {
    guard placesRead.contains(where: { $0.current() != $0.answer }) else { return }
    needsContent = true
    placementChanged()
  }

  override func _measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  override func _placeContent(in bounds: CGRect, proposal: ProposedViewSize) {
    if needsContent || builtSize != bounds.size { build(bounds.size) }
    defer { list.placeLeavers() }
    let offer = ProposedViewSize(bounds.size)
    for element in list.elements {
      place(
        element,
        PendingPlacement(position: bounds.origin, anchor: .topLeading, proposal: offer),
        in: bounds)
    }
  }

  private func build(_ size: CGSize) {
    needsContent = false
    builtSize = size
    placesRead = []
    let proxy = GeometryProxy(size: size, source: self)
    let inputs = _ViewInputs(
      graph: graph, parent: self, environment: environment, transaction: transaction)
    inBodyScope {
      let content = view.content(proxy)
      if let child {
        child.renew(content, inputs)
      } else {
        child = makeChild(content, inputs)
      }
    }
    transaction = Transaction()
    gatherElements()
  }

  package var reportName: String? { "GeometryReader" }
}
