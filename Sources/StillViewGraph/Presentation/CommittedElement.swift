import StillLayout

/// An element that has something to do when layout is done, or hands frames on in a way of its own. Of any other what
/// is inside takes over its frames.
package protocol CommittedElement: _ViewNode {
  /// The element has taken over its frame; `commitInner` goes on inside.
  func commit(_ pass: inout CommitPass)
}

extension _ViewNode {
  /// Lets what is inside take over the frames that layout decided.
  package final func commitInner(_ pass: inout CommitPass) {
    let elements = committedElements
    for index in elements.indices { elements.borrow(index) { pass.commit($0) } }
  }
}
