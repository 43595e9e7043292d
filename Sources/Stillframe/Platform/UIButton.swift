public import Foundation
import StillGeometry
import StillLayout
import StillViewGraph
public import StillViews

/// A button of UIKit. A tap does what `addAction(_:for:)` added.
@MainActor @preconcurrency open class UIButton: UIControl {
  /// A look of the system.
  public enum ButtonType: Int, Sendable {
    /// Words in their own colour, words in the tint, a disclosure, an information, or a plus.
    case custom, system, detailDisclosure, infoLight, infoDark, contactAdd
    /// A cross.
    case close = 7
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
  /// The title's font before the program gives another.
  private var firstFont: UIFont?
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

  /// A button with a look of the system, and what a tap does: it has the action's words and image.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    if let primaryAction {
      setTitle(primaryAction.title, for: .normal)
      setImage(primaryAction.image, for: .normal)
      addAction(primaryAction, for: .primaryActionTriggered)
    }
  }

  /// A button with a configuration, and what a tap does.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system)
    self.configuration = configuration
    if let primaryAction {
      if configuration.title == nil { setTitle(primaryAction.title, for: .normal) }
      if configuration.image == nil { setImage(primaryAction.image, for: .normal) }
      addAction(primaryAction, for: .primaryActionTriggered)
    }
  }

  /// Nil: nothing is read from files of Interface Builder.
  public required init?(coder: NSCoder) { nil }

  private func begin() {
    hosted = { [weak self] in self?.tapped ?? AnyView(EmptyView()) }
    hasOwnSize = true
    titleLabel?.font = .systemFont(ofSize: buttonType == .system ? 15 : 18)
    firstFont = titleLabel?.font
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

  /// Changes the configuration when the state changes; called before each picture.
  open var configurationUpdateHandler: ConfigurationUpdateHandler?
  /// No effect: the handler changes what it wants to.
  open var automaticallyUpdatesConfiguration = true
  /// Changes the configuration of a button.
  public typealias ConfigurationUpdateHandler = (UIButton) -> Void
  /// No effect: pictures are drawn from the start.
  open func setNeedsUpdateConfiguration() {}
  /// The menu that a tap opens where `showsMenuAsPrimaryAction` says so.
  open var menu: UIMenu?
  /// Whether a tap opens the menu (default: false).
  open var showsMenuAsPrimaryAction = false
  /// Whether the chosen action of the menu is the title. No effect: the words stay.
  open var changesSelectionAsPrimaryAction = false

  /// The button, which a tap reaches if it does something.
  private var tapped: AnyView {
    guard isEnabled, isUserInteractionEnabled else { return face }
    if let menu, showsMenuAsPrimaryAction {
      return AnyView(
        PlatformMenuTrigger(
          menu: menu, of: self, label: AnyView(face.contentShape(Rectangle()))))
    }
    guard hasActions else { return face }
    return AnyView(
      face.contentShape(Rectangle()).onTapGesture { [weak self] in
        self?.report([.touchDown, .touchUpInside, .primaryActionTriggered])
      })
  }

  private var face: AnyView {
    configurationUpdateHandler?(self)
    if let configuration { return configured(configuration) }
    let color: AnyShapeStyle =
      if let own = currentTitleColor {
        AnyShapeStyle(Color(uiColor: own))
      } else if buttonType == .custom {
        AnyShapeStyle(Color.white)
      } else {
        AnyShapeStyle(.tint)
      }
    let text = words(font: titleLabel?.font ?? .systemFont(ofSize: 15))
    return AnyView(
      HStack(spacing: 0) {
        if let currentImage { Image(uiImage: currentImage) }
        text
      }
      .foregroundStyle(color)
      .padding(
        EdgeInsets(
          top: contentEdgeInsets.top, leading: contentEdgeInsets.left,
          bottom: contentEdgeInsets.bottom, trailing: contentEdgeInsets.right)
      )
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .opacity(isEnabled ? 1 : 0.35)
      .background { backPicture })
  }

  @ViewBuilder private var backPicture: some View {
    if let currentBackgroundImage { Image(uiImage: currentBackgroundImage).resizable() }
  }

  /// The words that the setters gave.
  private func words(font: UIFont) -> Text? {
    currentAttributedTitle.map { RunText.text(of: $0, font: font) }
      ?? currentTitle.map { Text(verbatim: $0).font(Font(font)) }
  }

  private func configured(_ look: Configuration) -> AnyView {
    let color: AnyShapeStyle =
      if !isEnabled {
        AnyShapeStyle(Color(uiColor: .tertiaryLabel))
      } else if let own = look.baseForegroundColor ?? currentTitleColor {
        AnyShapeStyle(Color(uiColor: own))
      } else {
        look.ground == .tint ? AnyShapeStyle(Color.white) : AnyShapeStyle(.tint)
      }
    let font = hasOwnFont ? titleLabel?.font : nil
    let text =
      look.attributedTitle.map { look.dressed($0) }
      ?? look.title.map { look.dressed(AttributedString($0)) }
      ?? words(font: font ?? look.font)
    let content = ConfiguredButton(
      look: look, text: text?.font(Font(font ?? look.font)), image: look.image ?? currentImage,
      ground: ground(of: look)
    )
    .foregroundStyle(color)
    return AnyView(content.background { backPicture })
  }

  /// Whether the program has given the title's font.
  private var hasOwnFont: Bool { titleLabel?.font != firstFont }

  private func ground(of look: Configuration) -> AnyShapeStyle? {
    if let own = look.background.backgroundColor { return AnyShapeStyle(Color(uiColor: own)) }
    if look.ground != .none, !isEnabled {
      return AnyShapeStyle(Color(uiColor: .tertiarySystemFill))
    }
    if let own = look.baseBackgroundColor {
      let color = Color(uiColor: own)
      return AnyShapeStyle(look.ground == .pale ? color.opacity(0.15) : color)
    }
    return switch look.ground {
    case .none: nil
    case .tint: AnyShapeStyle(.tint)
    case .pale: AnyShapeStyle(.tint.opacity(0.15))
    case .gray: AnyShapeStyle(Color(uiColor: .tertiarySystemFill))
    }
  }
}
