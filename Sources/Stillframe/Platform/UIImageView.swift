public import Foundation
public import StillViews

/// A picture of AppKit.
public typealias NSImage = UIImage

extension Image {
  /// A picture of AppKit.
  public init(nsImage: NSImage) {
    self.init(uiImage: nsImage)
  }
}

/// A view of UIKit that shows a picture.
@MainActor @preconcurrency open class UIImageView: UIView {
  /// The image (default: nil, none). Setting it keeps the view's frame.
  open var image: UIImage?

  /// Nil: nothing is read from files of Interface Builder.
  public required init?(coder: NSCoder) { nil }

  /// A view as large as the picture.
  public init(image: UIImage?) {
    self.image = image
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    hosted = { [weak self] in self?.picture ?? AnyView(EmptyView()) }
  }

  public override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    hosted = { [weak self] in self?.picture ?? AnyView(EmptyView()) }
  }

  private var picture: AnyView {
    guard let image else { return AnyView(Color.clear) }
    let shown = Image(uiImage: image)
    switch contentMode {
    case .scaleToFill, .redraw: return AnyView(shown.resizable())
    case .scaleAspectFit: return AnyView(shown.resizable().scaledToFit())
    case .scaleAspectFill: return AnyView(shown.resizable().scaledToFill())
    default: return AnyView(shown)
    }
  }
}
