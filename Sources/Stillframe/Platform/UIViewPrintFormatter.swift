public import Foundation
public import StillViews

/// A view for pages, as it is drawn on the screen. It takes one page, at whose width it is cut.
@MainActor @preconcurrency open class UIViewPrintFormatter: UIPrintFormatter {
  /// The view.
  public let view: UIView

  init(_ view: UIView) {
    self.view = view
    super.init()
  }

  override func count(on page: CGRect) -> Int { 1 }

  override open func draw(in rect: CGRect, forPageAt pageIndex: Int) {
    guard pageIndex == startPage, let context = UIGraphicsGetCurrentContext() else { return }
    let area = rect.inset(by: perPageContentInsets).inset(by: contentInsets)
    guard area.width > 0, area.height > 0 else { return }
    context.saveGState()
    context.clip(to: area)
    view.drawHierarchy(
      in: CGRect(origin: area.origin, size: view.bounds.size), afterScreenUpdates: true)
    context.restoreGState()
  }
}

extension UIView {
  /// Returns the view for pages. A web page is drawn as its view is.
  public func viewPrintFormatter() -> UIViewPrintFormatter { UIViewPrintFormatter(self) }
}
