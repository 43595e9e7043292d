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

extension UITabBarItem {
  /// The picture; nil: none. No effect: no bar is drawn.
  public var image: UIImage? {
    get { picture as? UIImage }
    set { picture = newValue }
  }
  /// The picture while the tab is chosen; nil: the other one. No effect: no bar is drawn.
  public var selectedImage: UIImage? {
    get { selectedPicture as? UIImage }
    set { selectedPicture = newValue }
  }

  /// A tab with words and a picture.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    (self.title, self.image, self.tag) = (title, image, tag)
  }

  /// A tab with words and two pictures.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    (self.title, self.image, self.selectedImage) = (title, image, selectedImage)
  }
}

extension UISearchBar {
  /// The picture behind the field. No effect: the background is the bar's own.
  public var backgroundImage: UIImage? {
    get { backgroundPicture as? UIImage }
    set { backgroundPicture = newValue }
  }
}
