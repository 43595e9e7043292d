extension UIView {
  /// Sets what makes the picture again that the view is the outermost one of.
  final func redraws(_ report: @escaping () -> Void) { onRedraw = report }

  /// Makes the picture again that the view is in.
  final func redraw() {
    var outer: UIView? = self
    while let view = outer, view.onRedraw == nil { outer = view.superview }
    outer?.onRedraw?()
  }
}
