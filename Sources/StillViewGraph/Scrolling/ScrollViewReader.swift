public import StillGeometry
import StillLayout

/// Moves the scroll views inside a `ScrollViewReader`.
public struct ScrollViewProxy {
  weak var reader: _ViewNode?

  /// Shows the view with an identity; without an anchor, as soon as it is whole in sight.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    guard let reader else { return }
    var open = [reader]
    while let node = open.popLast() {
      if let scroller = node as? any ScrollElement {
        _ = scroller.scroll(to: AnyHashable(id), anchor: anchor)
      }
      open += node.parts
    }
  }
}

/// A view that can move the scroll views inside it.
nonisolated public struct ScrollViewReader<Content: View>: _PrimitiveView {
  /// Makes what is inside; the proxy moves the scroll views in it.
  public var content: (ScrollViewProxy) -> Content

  /// Hands a proxy to the content. It is to be used after the content is made, as in an action.
  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }

  public static func _makeNode(
    _ view: ScrollViewReader<Content>, _ inputs: _ViewInputs
  ) -> _TypedNode<ScrollViewReader<Content>> {
    ScrollReaderNode(view, inputs)
  }
}

/// Hands on its content's elements as they are.
private final class ScrollReaderNode<Content: View>: PassingNode<
  ScrollViewReader<Content>, _TypedNode<Content>
>
{

  override init(_ view: ScrollViewReader<Content>, _ inputs: _ViewInputs) {
    super.init(view, inputs)
    child = makeChild(content(of: view), inputs.inside(self))
  }

  override func update(_ view: ScrollViewReader<Content>, _ inputs: _ViewInputs) {
    self.view = view
    child?.renew(content(of: view), inputs.inside(self))
  }

  private func content(of view: ScrollViewReader<Content>) -> Content {
    inBodyScope { view.content(ScrollViewProxy(reader: self)) }
  }
}
