import StillLayout
import StillRuntime

/// The node of a modifier that puts an element around each element of the view that it modifies.
package class WrappingNode<V, Modified, Wrapper: ElementWrapper>:
  ParentNode<V, _TypedNode<Modified>>, UnitWrapper
{
  final var wrappers = WrapperList<Wrapper>()

  override init(_ view: V, _ inputs: _ViewInputs) {
    super.init(view, inputs)
    place = place.modified
  }

  /// Returns the element around another one.
  func makeWrapper(around inner: _ViewNode) -> Wrapper {
    preconditionFailure("a modifier's node knows its elements")
  }

  /// Brings one up to date that was on its way out.
  func renew(_ wrapper: Wrapper) {}

  override package final var parts: [_ViewNode] { super.parts + wrappers.elements as [_ViewNode] }

  override package final func collect(into elements: inout [_ViewNode]) {
    wrappers = wrappers.wrapping(childElements, renew: renew, makeWrapper)
    for wrapper in wrappers.elements { elements.append(wrapper) }
  }

  package final func appendRuns(to runs: inout [LazyRun]) {
    guard let child else { return }
    let start = runs.count
    CallStack.ensured { child.appendLazyRuns(to: &runs) }
    for index in start..<runs.count { runs[index].wrappers.append(self) }
  }

  package final func wrapUnit(_ inner: [_ViewNode]) -> [_ViewNode] {
    let unit = WrapperList.wrapping(unit: inner, makeWrapper)
    wrappers.add(unit.new)
    return unit.all
  }
}
