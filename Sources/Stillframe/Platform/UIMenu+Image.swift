// The names are those of C.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import StillViews

extension UIMenuElement {
  /// The image at the trailing edge (default: nil, none).
  public var image: UIImage? {
    get { picture as? UIImage }
    set {
      picture = newValue
      icon = newValue.map { Image(uiImage: $0) }
    }
  }
}

extension UIMenu {
  /// A menu with an image.
  public convenience init(
    title: String = "", subtitle: String? = nil, image: UIImage?, identifier: Identifier? = nil,
    options: Options = [], children: [UIMenuElement] = []
  ) {
    self.init(
      title: title, subtitle: subtitle, identifier: identifier, options: options,
      children: children)
    self.image = image
  }
}

extension UIAction {
  /// The name of an action.
  public typealias Identifier = UIMenu.Identifier

  /// Something with words and an image.
  public convenience init(
    title: String = "", subtitle: String? = nil, image: UIImage?, identifier: Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off, handler: @escaping Handler
  ) {
    self.init(title: title, handler: handler)
    self.subtitle = subtitle
    self.image = image
    (self.attributes, self.state) = (attributes, state)
  }

  /// Something with words that can be marked.
  public convenience init(
    title: String, attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State,
    handler: @escaping Handler
  ) {
    self.init(title: title, handler: handler)
    (self.attributes, self.state) = (attributes, state)
  }

  /// Something with words that may be out of use.
  public convenience init(
    title: String, attributes: UIMenuElement.Attributes, handler: @escaping Handler
  ) {
    self.init(title: title, handler: handler)
    self.attributes = attributes
  }
}

/// Keeps a picture among photos. No effect: permission is refused, and nobody is told.
public func UIImageWriteToSavedPhotosAlbum(
  _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?,
  _ contextInfo: UnsafeMutableRawPointer?
) {}

extension UIPasteboard {
  /// The picture that was put in last, as `items` has it.
  public var image: UIImage? {
    get { items.lazy.compactMap { $0["public.image"] as? UIImage }.first }
    set { items = newValue.map { [["public.image": $0]] } ?? [] }
  }
  /// Whether `image` has a value.
  public var hasImages: Bool { image != nil }
}
