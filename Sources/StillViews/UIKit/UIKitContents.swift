public import Foundation
package import StillGeometry
package import StillLayout
import StillViewGraph

/// A circle of spokes while something is waited for.
@MainActor @preconcurrency public final class UIActivityIndicatorView: UIView {
  /// How large it is.
  public enum Style: Int, Sendable {
    /// 20 points across.
    case medium = 100
    /// 37 points across.
    case large

    /// The older name of the large size, in white: the colour is that of the view.
    public static let whiteLarge = Style.large
    /// The older name of the usual size, in white: the colour is that of the view.
    public static let white = Style.medium
    /// The older name of the usual size.
    public static let gray = Style.medium
  }

  /// How large it is drawn.
  public var style: Style
  /// The colour of the spokes; nil: as of any other spinner.
  public var color: UIColor?
  /// Whether nothing is seen while it stands still.
  public var hidesWhenStopped = true
  /// Whether it turns. In a picture it stands still in either case.
  public private(set) var isAnimating = false

  /// Nil: nothing is read from files of Interface Builder.
  public required init?(coder: NSCoder) { nil }

  /// A spinner that is not seen before `startAnimating()`, unless `hidesWhenStopped` is false.
  public convenience init(style: Style) {
    self.init(frame: .zero)
    self.style = style
  }

  /// A spinner of medium size in a frame, not seen before `startAnimating()`.
  public override init(frame: CGRect) {
    style = .medium
    super.init(frame: frame)
    isSizedByHosted = true
    hosted = { [weak self] in self?.spokes ?? AnyView(EmptyView()) }
  }

  /// Shows the spokes.
  public func startAnimating() { isAnimating = true }
  /// Takes the spokes away, unless `hidesWhenStopped` is false.
  public func stopAnimating() { isAnimating = false }

  private var spokes: AnyView {
    let shown = ProgressView()
      .progressViewStyle(.circular)
      .tint(color.map(Color.init(uiColor:)))
      .controlSize(style == .large ? .large : .regular)
    return AnyView(shown.opacity(isAnimating || !hidesWhenStopped ? 1 : 0))
  }
}

/// Words of UIKit.
@MainActor @preconcurrency open class UILabel: UIView {
  /// The words; nil: none.
  open var text: String? {
    didSet { attributed = nil }
  }
  /// The words with their fonts and colours; nil: none.
  open var attributedText: NSAttributedString? {
    get { attributed ?? text.map { NSAttributedString(string: $0) } }
    set {
      text = newValue?.string
      attributed = newValue
    }
  }
  private var attributed: NSAttributedString?
  /// The font; the system's of 17 points unless set.
  open var font: UIFont! = UIFont.systemFont(ofSize: 17)
  /// The colour of the words.
  open var textColor: UIColor! = UIColor.label
  /// To which side lines are set where there are several.
  open var textAlignment = NSTextAlignment.natural
  /// How many lines there are at most; 0: as many as the words take.
  open var numberOfLines = 1
  /// Whether words that do not fit become smaller, down to `minimumScaleFactor`.
  open var adjustsFontSizeToFitWidth = false
  /// No effect: fonts of text styles follow the type size.
  open var adjustsFontForContentSizeCategory = false
  /// Where words are left out that do not fit.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail
  /// The least share of the font's size when the words are made to fit.
  open var minimumScaleFactor: CGFloat = 0

  /// Nil: nothing is read from files of Interface Builder.
  public required init?(coder: NSCoder) { nil }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isSizedByHosted = true
    hosted = { [weak self] in self?.words ?? AnyView(EmptyView()) }
  }

  override package var hostedAlignment: Alignment {
    switch lineAlignment.alignment {
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    }
  }

  override package var stretchedAxes: Axis.Set {
    func stretches(along axis: NSLayoutConstraint.Axis) -> Bool {
      contentHuggingPriority(for: axis).rawValue <= UILayoutPriority.defaultLow.rawValue
    }
    var axes: Axis.Set = []
    if stretches(along: .horizontal) { axes.insert(.horizontal) }
    if stretches(along: .vertical) { axes.insert(.vertical) }
    return axes
  }

  /// The style of the words' first paragraph, which is that of all; nil: none.
  private var paragraphStyle: NSParagraphStyle? {
    guard let attributed, attributed.length > 0 else { return nil }
    return unsafe attributed.attribute(.paragraphStyle, at: 0, effectiveRange: nil)
      as? NSParagraphStyle
  }

  /// The alignment of the words' own style before that of the label.
  private var lineAlignment: NSTextAlignment {
    let own = paragraphStyle?.alignment ?? .natural
    return own == .natural ? textAlignment : own
  }

  private var words: AnyView {
    AnyView(
      (attributed.map { RunText.text(of: $0, font: font, color: textColor) }
        ?? Text(verbatim: text ?? ""))
        .font(Font(font))
        .foregroundColor(Color(uiColor: textColor))
        .multilineTextAlignment(lineAlignment.alignment)
        .lineSpacing(max(paragraphStyle?.lineSpacing ?? 0, 0))
        .lineLimit(numberOfLines > 0 ? numberOfLines : nil)
        .truncationMode(lineBreakMode.truncation)
        .minimumScaleFactor(adjustsFontSizeToFitWidth ? max(minimumScaleFactor, 0.1) : 1))
  }
}

/// To which side lines are set.
public enum NSTextAlignment: Int, Sendable {
  /// `justified` and `natural` are drawn as `left`.
  case left, center, right, justified, natural

  /// The side as views have it, where one reads from left to right.
  var alignment: TextAlignment {
    switch self {
    case .left, .justified, .natural: .leading
    case .center: .center
    case .right: .trailing
    }
  }
}
