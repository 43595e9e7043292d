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
  /// The images that follow each other while the view is animating, in place of the image (default: nil, none).
  open var animationImages: [UIImage]?
  /// The seconds that all of them take together (default: 0, a thirtieth of a second each).
  open var animationDuration: TimeInterval = 0
  /// The number of times that all of them are shown (default: 0, without an end). The image follows.
  open var animationRepeatCount = 0
  /// Whether the images follow each other.
  open private(set) var isAnimating = false
  /// The moment that shows the first of them, once they are shown.
  private var firstMoment: Date?

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

  /// Shows the images one after the other, from the moment that the view is shown.
  open func startAnimating() {
    isAnimating = true
    firstMoment = nil
  }

  /// Shows the image again.
  open func stopAnimating() { isAnimating = false }

  private var picture: AnyView {
    guard isAnimating, animationImages?.isEmpty == false else { return picture(of: image) }
    return AnyView(
      TimelineView(.animation) { [weak self] context in
        self.map { $0.picture(of: $0.animationImage(at: context.date)) } ?? AnyView(EmptyView())
      })
  }

  /// The image of an animation at a moment.
  private func animationImage(at moment: Date) -> UIImage? {
    guard let images = animationImages, !images.isEmpty else { return image }
    let start = firstMoment ?? moment
    firstMoment = start
    let whole = animationDuration > 0 ? animationDuration : Double(images.count) / 30
    // A hair more: the moments of films are sums of fractions.
    let passes = max(0, moment.timeIntervalSince(start)) / whole + 1e-9
    if animationRepeatCount > 0, passes >= Double(animationRepeatCount) { return image }
    let place = (passes - passes.rounded(.down)) * Double(images.count)
    return images[min(Int(place), images.count - 1)]
  }

  private func picture(of image: UIImage?) -> AnyView {
    guard let image else { return AnyView(Color.clear) }
    // Symbols and templates take the view's tint.
    let shown = Image(uiImage: image)
    switch contentMode {
    case .scaleToFill, .redraw: return AnyView(shown.resizable().foregroundStyle(.tint))
    case .scaleAspectFit: return AnyView(shown.resizable().scaledToFit().foregroundStyle(.tint))
    case .scaleAspectFill: return AnyView(shown.resizable().scaledToFill().foregroundStyle(.tint))
    default: return AnyView(shown.foregroundStyle(.tint))
    }
  }
}
