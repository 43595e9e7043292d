import Foundation
import StillGeometry
internal import StillLayout
internal import StillRuntime

/// A view that takes all the room it is proposed and builds its content for it (rule L3.35).
///
/// ```swift
/// GeometryReader { proxy in
///   Color.blue.frame(width: proxy.size.width / 3)
/// }
/// ```
nonisolated public struct GeometryReader<Content: View>: _PrimitiveView {
  /// Builds the content for the current size.
  public var content: (GeometryProxy) -> Content

  /// Hands size and insets to the content, which stands in the top left corner.
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
  /// The environment of the content; turned into inputs when it is built, so that nothing here holds the node.
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
    guard !FieldComparison.areSame(self.view, view) else { return refresh(inputs) }
    self.view = view
    takeInputs(inputs)
    needsContent = true
    isPlaced = false
    layoutChanged()
  }

  /// The reader is as it was, so that its content is, too (rule L3.80): closures that it would hand up again count as new, and
  /// what they change may bring other inputs.
  override func refresh(_ inputs: _ViewInputs) {
    let (old, wasRightToLeft) = (environment, isRightToLeft)
    takeInputs(inputs)
    if isRightToLeft != wasRightToLeft {
      isPlaced = false
      layoutChanged()
    }
    guard !needsContent, let child else { return }
    guard !environment.isIdentical(to: old) else {
      transaction = Transaction()
      return
    }
    let inputs = _ViewInputs(parent: self, environment: environment, transaction: transaction)
    transaction = Transaction()
    CallStack.ensured { child.refresh(inputs) }
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
      parent: self, environment: environment, transaction: transaction)
    let content = inBodyScope { view.content(proxy) }
    insideBody {
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
