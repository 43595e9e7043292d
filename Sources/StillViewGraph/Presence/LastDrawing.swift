import StillLayout

/// Draws what `drawnLast` holds back inside after everything else inside.
nonisolated package struct _LastDrawingScope: ElementModifier {
  package typealias Element = LastDrawingScopeElement

  let joinsOuter: Bool

  /// - Parameter joinsOuter: Whether that is drawn at the end of a scope around, where there is one (default: false).
  package init(joinsOuter: Bool = false) {
    self.joinsOuter = joinsOuter
  }
}

/// The element around what is held back.
package final class LastDrawingScopeElement: ModifierElement<_LastDrawingScope>, DrawnElement {
  override package var asDrawn: (any DrawnElement)? { self }

  package func draw(_ pass: inout DrawingPass) {
    if modifier.joinsOuter, pass.isHoldingBack {
      drawInner(&pass)
    } else {
      pass.holdingBack { drawInner(&$0) }
    }
  }
}

/// Is drawn after everything else in the scope around while a passage is under way: the bar of a page that another one
/// moves over.
nonisolated package struct _DrawnLast: ElementModifier {
  package typealias Element = DrawnLastElement

  let passage: Passage?
}

/// The element that is held back.
package final class DrawnLastElement: ModifierElement<_DrawnLast>, DrawnElement {
  override package var asDrawn: (any DrawnElement)? { self }

  package func draw(_ pass: inout DrawingPass) {
    guard let passage = modifier.passage, passage.isUnderWay(at: pass.time) else {
      return drawInner(&pass)
    }
    pass.holdBack { drawInner(&$0) }
  }
}

extension View {
  /// Draws this view after everything else in the scope around while a passage is under way.
  nonisolated package func drawnLast(during passage: Passage?) -> some View {
    modifier(_DrawnLast(passage: passage))
  }
}
