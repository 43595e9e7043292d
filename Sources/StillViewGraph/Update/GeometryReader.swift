public import Foundation
public import StillGeometry
internal import StillLayout

/// What a view learns of the room it has.
public struct GeometryProxy {
  /// The size of the reader, in points.
  public let size: CGSize
  /// The part of each edge that is covered; none in a picture.
  public var safeAreaInsets: EdgeInsets { EdgeInsets() }

  weak var source: _ViewNode?

  /// The reader's frame in a coordinate space.
  public func frame(in space: some CoordinateSpaceProtocol) -> CGRect {
    frame(in: space.coordinateSpace)
  }

  /// The reader's frame in a coordinate space.
  public func frame(in space: CoordinateSpace) -> CGRect {
    guard space != .local, let source else { return CGRect(origin: .zero, size: size) }
    (source as? any PositionReader)?.readPosition()
    return CGRect(origin: source.origin(in: space), size: size)
  }
}

/// A node whose content may depend on where it lies.
protocol PositionReader: _ViewNode {
  func readPosition()
}

extension _ViewNode {
  /// Where the element's corner lies in a space around it.
  final func origin(in space: CoordinateSpace) -> CGPoint {
    var origin = CGPoint.zero
    var node: _ViewNode? = self
    while let element = node {
      if case .named(let name) = space, let named = element as? CoordinateSpaceElement,
        named.name == name
      {
        return origin
      }
      origin.x += element.frame.origin.x
      origin.y += element.frame.origin.y
      node = element.enclosing
    }
    return origin
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
private final class GeometryReaderNode<Content: View>: _TypedNode<GeometryReader<Content>>,
  ElementHolder, PositionReader
{
  private var child: _TypedNode<Content>?
  private var list = ElementList()
  /// What the content is built with; made into inputs when it is, so that nothing here holds the node.
  private var environment: EnvironmentValues
  private var transaction: Transaction
  /// Where the reader lay when its content was built, if the content asked.
  private var positionRead: CGPoint?
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

  func readPosition() {
    positionRead = origin(in: .global)
  }

  override func _measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  override func _placeContent(in bounds: CGRect, proposal: ProposedViewSize) {
    if needsContent || builtSize != bounds.size { build(bounds.size) }
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
    positionRead = nil
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

  func gatherElements() {
    var elements: [_ViewNode] = []
    child?.collect(into: &elements)
    _ = list.take(elements, holder: self, isInitial: list.elements.isEmpty)
  }

  override func contentLayoutChanged() {
    isPlaced = false
  }

  override func commit(_ pass: inout CommitPass) {
    if let positionRead, positionRead != origin(in: .global) {
      needsContent = true
      layoutChanged()
    }
    commitInner(&pass)
  }

  override var buildsContentLazily: Bool? { false }

  func removeDeparted(by time: TimeInterval) -> Bool { list.removeDeparted(by: time) }

  override var innerElements: [_ViewNode] { list.drawingOrder }
  override var placedElements: [_ViewNode] { list.elements }
  override var parts: [_ViewNode] { child.map { [$0] } ?? [] }
  override var reportName: String? { "GeometryReader" }
}
