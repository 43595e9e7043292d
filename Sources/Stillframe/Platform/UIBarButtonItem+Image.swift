import Foundation
public import StillViews

extension UIBarButtonItem {
  /// The picture; nil: none.
  public var image: UIImage? {
    get { picture as? UIImage }
    set { picture = newValue }
  }

  /// A button with a picture, whose method is never called.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init(title: nil, style: style, target: target, action: action)
    (self.image, self.style) = (image, style)
  }
}
