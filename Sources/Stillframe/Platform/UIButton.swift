public import Foundation
import StillGeometry
import StillLayout
import StillViewGraph
public import StillViews

/// A button of UIKit. Nothing is tapped in a picture.
@MainActor @preconcurrency open class UIButton: UIControl {
  /// A look of the system.
  public enum ButtonType: Int, Sendable {
    /// Words in their own colour, words in the tint, a disclosure, an information, or a plus.
    case custom, system, detailDisclosure, infoLight, infoDark, contactAdd
    /// A cross.
    case close = 7
  }

  /// Ground, words and image of a button.
  public struct Configuration {
    /// The radius of the corners.
    public enum CornerStyle: Sendable {
      /// By the system, half of the height, or more or less round.
      case dynamic, fixed, capsule, large, medium, small
    }

    enum Ground { case none, tint, pale, gray }

    var ground = Ground.none
    /// The words; nil: those of the button.
    public var title: String?
    /// The words with their fonts and colours; nil: the title.
    public var attributedTitle: AttributedString?
    /// The words below.
    public var subtitle: String?
    /// The image; nil: that of the button.
    public var image: UIImage?
    /// Points between image and words.
    public var imagePadding: CGFloat = 0
    /// The colour of the ground; nil: by the look.
    public var baseBackgroundColor: UIColor?
    /// The colour of the words; nil: by the look.
    public var baseForegroundColor: UIColor?
    /// The radius of the corners.
    public var cornerStyle = CornerStyle.dynamic
    /// From the edges to the content, in points.
    public var contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)

    /// Words alone.
    public static func plain() -> Configuration { Configuration() }
    /// Words alone.
    public static func borderless() -> Configuration { Configuration() }
    /// White words on the tint.
    public static func filled() -> Configuration { with(.tint) }
    /// White words on the tint.
    public static func borderedProminent() -> Configuration { with(.tint) }
    /// Words in the tint on a pale ground of it.
    public static func tinted() -> Configuration { with(.pale) }
    /// Words in the tint on a pale ground of it.
    public static func borderedTinted() -> Configuration { with(.pale) }
    /// Words in the tint on grey.
    public static func gray() -> Configuration { with(.gray) }
    /// Words in the tint on grey.
    public static func bordered() -> Configuration { with(.gray) }

    private static func with(_ ground: Ground) -> Configuration {
      var result = Configuration()
      result.ground = ground
      return result
    }

    var radius: CGFloat {
      switch cornerStyle {
      case .dynamic, .fixed, .medium: 6
      case .capsule: 1000
      case .large: 9
      case .small: 4
      }
    }
  }

  /// The look of the system.
  public let buttonType: ButtonType
  /// Ground, words and image; nil: as the setters say.
  open var configuration: Configuration?
  /// The words, whose font is drawn.
  public let titleLabel: UILabel? = UILabel()
  /// The image view. No effect: the button draws its image.
  public let imageView: UIImageView? = UIImageView()
  /// From the edges to the content, in points.
  open var contentEdgeInsets = UIEdgeInsets.zero
  private var titles: [State: String] = [:]
  private var colors: [State: UIColor] = [:]
  private var images: [State: UIImage] = [:]
  private var grounds: [State: UIImage] = [:]
  private var attributed: [State: NSAttributedString] = [:]

  public override init(frame: CGRect = .zero) {
    buttonType = .custom
    super.init(frame: frame)
    begin()
  }

  /// A button with a look of the system.
  public init(type buttonType: ButtonType) {
    self.buttonType = buttonType
    super.init(frame: .zero)
    begin()
  }

  /// A button with a configuration, whose action is never done.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system)
    self.configuration = configuration
    if let primaryAction, configuration.title == nil {
      setTitle(primaryAction.title, for: .normal)
    }
  }

  /// Nil: nothing is read from files of Interface Builder.
  public required init?(coder: NSCoder) { nil }

  private func begin() {
    hosted = { [weak self] in self?.face ?? AnyView(EmptyView()) }
    titleLabel?.font = .systemFont(ofSize: buttonType == .system ? 15 : 18)
  }

  /// Sets the words.
  open func setTitle(_ title: String?, for state: State) { titles[state] = title }
  /// Sets the words with their fonts and colours.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    attributed[state] = title
  }
  /// Sets the colour of the words.
  open func setTitleColor(_ color: UIColor?, for state: State) { colors[state] = color }
  /// Sets the image beside the words.
  open func setImage(_ image: UIImage?, for state: State) { images[state] = image }
  /// Sets the image below the words.
  open func setBackgroundImage(_ image: UIImage?, for state: State) { grounds[state] = image }
  /// Returns the words.
  open func title(for state: State) -> String? { titles[state] ?? titles[.normal] }
  /// Returns the image beside the words.
  open func image(for state: State) -> UIImage? { images[state] ?? images[.normal] }
  /// The words that are shown.
  open var currentTitle: String? { title(for: state) }
  /// The image that is shown.
  open var currentImage: UIImage? { image(for: state) }
  /// Returns the words with attributes in a state; nil where there are none.
  open func attributedTitle(for state: State) -> NSAttributedString? {
    attributed[state] ?? attributed[.normal]
  }
  /// Returns the colour of the words in a state; nil: by the look.
  open func titleColor(for state: State) -> UIColor? { colors[state] ?? colors[.normal] }
  /// Returns the image behind the words in a state; nil where there is none.
  open func backgroundImage(for state: State) -> UIImage? { grounds[state] ?? grounds[.normal] }
  /// The words with attributes in the present state; nil where there are none.
  open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
  /// The colour of the words in the present state; nil: by the look.
  open var currentTitleColor: UIColor? { titleColor(for: state) }
  /// The image behind the words in the present state; nil where there is none.
  open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

  private var face: AnyView {
    let look = configuration ?? Configuration()
    let words = look.title ?? currentTitle
    let image = look.image ?? currentImage
    let own = look.baseForegroundColor ?? colors[state] ?? colors[.normal]
    let tint = AnyShapeStyle(.tint)
    let color: AnyShapeStyle =
      if let own {
        AnyShapeStyle(Color(uiColor: own))
      } else if look.ground == .tint || (configuration == nil && buttonType == .custom) {
        AnyShapeStyle(Color.white)
      } else {
        tint
      }
    let text =
      look.attributedTitle.map { Text($0) }
      ?? (attributed[state] ?? attributed[.normal]).map { RunText.text(of: $0) }
      ?? words.map { Text(verbatim: $0).font(Font(titleLabel?.font ?? .systemFont(ofSize: 15))) }
    let insets =
      configuration == nil
      ? EdgeInsets(
        top: contentEdgeInsets.top, leading: contentEdgeInsets.left,
        bottom: contentEdgeInsets.bottom, trailing: contentEdgeInsets.right)
      : EdgeInsets(look.contentInsets)
    let ground: AnyShapeStyle? =
      if let own = look.baseBackgroundColor {
        AnyShapeStyle(Color(uiColor: own))
      } else {
        switch look.ground {
        case .none: nil
        case .tint: tint
        case .pale: AnyShapeStyle(.tint.opacity(0.15))
        case .gray: AnyShapeStyle(Color(uiColor: .tertiarySystemFill))
        }
      }
    let content = HStack(spacing: look.imagePadding) {
      if let image { Image(uiImage: image) }
      VStack(spacing: 1) {
        if let text { text }
        if let below = look.subtitle { Text(verbatim: below).font(.system(size: 12)) }
      }
    }
    .foregroundStyle(color)
    .padding(insets)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .opacity(isEnabled ? 1 : 0.35)
    let below = grounds[state] ?? grounds[.normal]
    return AnyView(
      content
        .background { if let below { Image(uiImage: below).resizable() } }
        .background {
          if let ground { RoundedRectangle(cornerRadius: look.radius).fill(ground) }
        })
  }
}
