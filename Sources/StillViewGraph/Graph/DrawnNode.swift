package import Foundation
package import StillDrawing
import StillGeometry
internal import StillLayout

/// A view that code draws, with other views available as pictures (rule P9.7).
nonisolated package protocol DrawnView: _PrimitiveView {
  associatedtype Symbols: View

  /// The available views: each element is one picture, identified by its number.
  var symbols: Symbols { get }
  /// The view's name in reports.
  var reportName: String { get }
  /// Draws in a frame in the picture's coordinates.
  func draw(
    in frame: CGRect, environment: EnvironmentValues, symbols: DrawnSymbols,
    _ pass: inout DrawingPass)
}

extension DrawnView {
  nonisolated public static func _makeNode(
    _ view: Self, _ inputs: _ViewInputs
  ) -> _TypedNode<Self> {
    DrawnNode(view, inputs)
  }
}

/// Views that drawing code shows as pictures, at one moment.
package struct DrawnSymbols {
  fileprivate let elements: [_ViewNode]
  fileprivate let time: TimeInterval
  fileprivate let grid: PixelGrid

  /// The number of symbols.
  package var count: Int { elements.count }

  /// Its ideal size, in points.
  package func size(of index: Int) -> CGSize { elements[index].frame.size }

  /// Returns the commands of a view as one picture whose top left corner is the origin.
  package func commands(of index: Int) -> [DrawCommand] {
    let element = elements[index]
    var pass = DrawingPass(time: time, grid: grid)
    pass.draw(element)
    let origin = element.presented.drawn(at: time, on: grid).origin
    guard !pass.commands.isEmpty, origin.x.isFinite, origin.y.isFinite else { return [] }
    // Effects reach leaves inside the picture, whatever it is drawn in.
    let list = DisplayList(size: element.frame.size, commands: pass.commands).distributed()
    let layer = Layer(
      .transform(CGAffineTransform(translationX: -origin.x, y: -origin.y)),
      .group(LayerGroup()))
    return [.beginLayer(layer)] + list.commands + [.endLayer]
  }
}

/// Takes the room it is offered and lays out its symbols apart, each in its ideal size.
private final class DrawnNode<V: DrawnView>: HoldingNode<V, _TypedNode<V.Symbols>>,
  HitRegion, DrawnElement, ReportedElement
{
  private var environment: EnvironmentValues

  override init(_ view: V, _ inputs: _ViewInputs) {
    environment = inputs.environment
    super.init(view, inputs)
    child = makeChild(view.symbols, inputs.inside(self).with(innerEnvironment))
    gather(isInitial: true)
  }

  override func update(_ view: V, _ inputs: _ViewInputs) {
    self.view = view
    environment = inputs.environment
    child?.renew(view.symbols, inputs.inside(self).with(innerEnvironment))
  }

  /// Symbols do not stand in the stack around.
  private var innerEnvironment: EnvironmentValues {
    var result = environment
    if result.stackOrientation != nil { result.stackOrientation = nil }
    return result
  }

  override package func gatherElements() { gather(isInitial: false) }

  private func gather(isInitial: Bool) {
    if list.take(childElements, holder: self, isInitial: isInitial) || isInitial {
      placementChanged()
    }
  }

  override func _measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  override func _placeContent(in bounds: CGRect, proposal: ProposedViewSize) {
    for element in list.elements {
      element.place(
        at: bounds.origin, size: element.size(for: .unspecified), proposal: .unspecified)
    }
  }

  override func _surelyLacksGuide(_ key: AlignmentKey) -> Bool { true }
  override func _preferredSpacing() -> ViewSpacing { ViewSpacing() }
  package var reportName: String? { view.reportName }
  /// Symbols are no part of what is seen and touched.
  override var innerElements: [_ViewNode] { [] }
  override var committedElements: [_ViewNode] { placedElements }

  func isHit(_ touch: HitPoint) -> Bool { touch.frame.contains(touch.point) }

  override var asDrawn: (any DrawnElement)? { self }

  package func draw(_ pass: inout DrawingPass) {
    let frame = pass.frame(of: self)
    guard frame.isFinite, frame.width > 0, frame.height > 0 else { return }
    let symbols = DrawnSymbols(elements: list.elements, time: pass.time, grid: pass.grid)
    inBodyScope {
      pass.leaf { view.draw(in: frame, environment: environment, symbols: symbols, &$0) }
    }
  }
}
