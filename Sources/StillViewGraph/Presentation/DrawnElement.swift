import StillLayout

/// An element that draws something, or what is inside in a way of its own. Of any other only what is inside is drawn.
package protocol DrawnElement: _ViewNode {
  /// Adds what is seen of the element; `drawInner` adds what is inside.
  func draw(_ pass: inout DrawingPass)
}

extension _ViewNode {
  /// Draws what is inside, from back to front.
  package final func drawInner(_ pass: inout DrawingPass) {
    for element in innerElements { pass.draw(element) }
  }
}
