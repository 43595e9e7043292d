public import Foundation
import StillGeometry
import StillLayout
package import StillViewGraph

/// A row's image and texts.
public struct UIListContentConfiguration: UIContentConfiguration, ShownContent {
  /// The text; nil: none.
  public var text: String?
  /// The text with its own looks; nil: `text`.
  public var attributedText: NSAttributedString?
  /// The second text; nil: none.
  public var secondaryText: String?
  /// The second text with its own looks; nil: `secondaryText`.
  public var secondaryAttributedText: NSAttributedString?
  /// The look of the text.
  public var textProperties: TextProperties
  /// The look of the second text.
  public var secondaryTextProperties: TextProperties
  /// The look of the image.
  public var imageProperties = ImageProperties()
  /// Whether both texts stand beside each other.
  public var prefersSideBySideTextAndSecondaryText = false
  /// From the edges of the row to the content, in points.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 11, leading: 20, bottom: 11, trailing: 20)
  /// No effect: margins of the view around do not count.
  public var axesPreservingSuperviewLayoutMargins: UIAxis = []
  /// From the image to the texts, in points.
  public var imageToTextPadding: CGFloat = 16
  /// From the text to a second one below it, in points.
  public var textToSecondaryTextVerticalPadding: CGFloat = 3
  /// From the text to a second one beside it, in points.
  public var textToSecondaryTextHorizontalPadding: CGFloat = 6
  /// The image, and how it is drawn: images belong to a higher layer.
  package var drawnImage: (value: Any, view: AnyView)?

  /// The look of a text.
  public struct TextProperties {
    /// The font.
    public var font: UIFont
    /// The color.
    public var color: UIColor
    /// The number of lines; 0: as many as the text takes.
    public var numberOfLines = 0
    /// The alignment of the lines.
    public var alignment = TextAlignment.natural
    /// Capitals in place of small letters.
    public var transform = TextTransform.none
    /// Whether the font gets smaller where the text would be cut.
    public var adjustsFontSizeToFitWidth = false
    /// The least share of the font's size.
    public var minimumScaleFactor: CGFloat = 0
    /// Whether the font follows the size of text. No effect: it does where it is a style's.
    public var adjustsFontForContentSizeCategory = true

    /// The alignment of lines.
    public enum TextAlignment: Int, Sendable {
      /// By the language, in the middle, or at both edges.
      case natural, center, justified
    }

    /// Capitals in place of small letters.
    public enum TextTransform: Int, Sendable {
      /// As written, all capitals, all small, or words with a capital.
      case none, uppercase, lowercase, capitalized

      func applied(to text: String) -> String {
        switch self {
        case .none: text
        case .uppercase: text.uppercased()
        case .lowercase: text.lowercased()
        case .capitalized: text.capitalized
        }
      }
    }

    init(_ style: UIFont.TextStyle, _ color: UIColor) {
      (font, self.color) = (.preferredFont(forTextStyle: style), color)
    }
  }

  /// The look of an image.
  public struct ImageProperties {
    /// The colour of a symbol; nil: the tint.
    public var tintColor: UIColor?
    /// The radius of the corners, in points.
    public var cornerRadius: CGFloat = 0
    /// The largest size, in points; 0: no limit.
    public var maximumSize = CGSize.zero
    /// The size of the place that the image stands in the middle of, in points; 0: by the system.
    public var reservedLayoutSize = CGSize.zero
    /// Whether the settings leave its colours as they are. No effect: no setting inverts colours.
    public var accessibilityIgnoresInvertColors = false

    /// Images as large as they are, symbols in the tint.
    public init() {}
  }

  private init(
    _ style: UIFont.TextStyle, _ color: UIColor, second: UIFont.TextStyle = .subheadline,
    _ secondColor: UIColor = .secondaryLabel
  ) {
    textProperties = TextProperties(style, color)
    secondaryTextProperties = TextProperties(second, secondColor)
  }

  /// The content of a row.
  public static func cell() -> Self { Self(.body, .label) }
  /// The content of a row with a text below.
  public static func subtitleCell() -> Self { Self(.body, .label, second: .caption1, .label) }
  /// The content of a row with a value at its end.
  public static func valueCell() -> Self {
    var result = Self(.body, .label, second: .body)
    result.prefersSideBySideTextAndSecondaryText = true
    return result
  }
  /// The content of a row of a sidebar.
  public static func sidebarCell() -> Self { cell() }
  /// The content of a row of a sidebar with a text below.
  public static func sidebarSubtitleCell() -> Self { subtitleCell() }
  /// The content above a section of rows from edge to edge.
  public static func plainHeader() -> Self { Self(.headline, .label) }
  /// The content above a section with a ground.
  public static func groupedHeader() -> Self {
    var result = Self(.footnote, .secondaryLabel)
    result.textProperties.transform = .uppercase
    return result
  }
  /// The content above a section of a sidebar.
  public static func sidebarHeader() -> Self { Self(.headline, .label) }
  /// The content above a section, larger.
  public static func prominentInsetGroupedHeader() -> Self { Self(.title3, .label) }
  /// The content below a section of rows from edge to edge.
  public static func plainFooter() -> Self { Self(.subheadline, .secondaryLabel) }
  /// The content below a section with a ground.
  public static func groupedFooter() -> Self { Self(.footnote, .secondaryLabel) }

  var view: AnyView {
    AnyView(
      HStack(spacing: imageToTextPadding) {
        if let drawnImage { picture(drawnImage.view) }
        if prefersSideBySideTextAndSecondaryText {
          HStack(alignment: .firstTextBaseline, spacing: textToSecondaryTextHorizontalPadding) {
            first
            Spacer(minLength: 0)
            second
          }
        } else {
          VStack(alignment: .leading, spacing: textToSecondaryTextVerticalPadding) {
            first
            second
          }
        }
      }
      .padding(EdgeInsets(directionalLayoutMargins))
      .frame(maxWidth: .infinity, alignment: .leading))
  }

  /// From the leading edge to the words, in points; nil without an image.
  var wordsInset: CGFloat? {
    guard drawnImage != nil else { return nil }
    let place = imageProperties.reservedLayoutSize.width
    return directionalLayoutMargins.leading + (place > 0 ? place : 28) + imageToTextPadding
  }

  private var first: (some View)? { Self.line(text, attributedText, textProperties) }
  private var second: (some View)? {
    Self.line(secondaryText, secondaryAttributedText, secondaryTextProperties)
  }

  /// The image in its place: symbols stand in the middle of places of one width (rule C6.2).
  private func picture(_ image: AnyView) -> some View {
    let (largest, place) = (imageProperties.maximumSize, imageProperties.reservedLayoutSize)
    return
      image
      .foregroundStyle(
        imageProperties.tintColor.map { AnyShapeStyle(Color(uiColor: $0)) } ?? AnyShapeStyle(.tint)
      )
      .frame(
        maxWidth: largest.width > 0 ? largest.width : nil,
        maxHeight: largest.height > 0 ? largest.height : nil
      )
      .clipShape(RoundedRectangle(cornerRadius: imageProperties.cornerRadius))
      .frame(
        minWidth: place.width > 0 ? place.width : 28,
        minHeight: place.height > 0 ? place.height : nil)
  }

  private static func line(
    _ text: String?, _ attributed: NSAttributedString?, _ look: TextProperties
  ) -> (some View)? {
    let words =
      attributed.map { RunText.text(of: $0, font: look.font, color: look.color) }
      ?? text.map { Text(verbatim: look.transform.applied(to: $0)) }
    return words?
      .font(Font(look.font)).foregroundColor(Color(uiColor: look.color))
      .lineLimit(look.numberOfLines > 0 ? look.numberOfLines : nil)
      .minimumScaleFactor(
        look.adjustsFontSizeToFitWidth ? max(look.minimumScaleFactor, 0.01) : 1
      )
      .multilineTextAlignment(look.alignment == .center ? .center : .leading)
      .frame(maxWidth: look.alignment == .center ? .infinity : nil)
  }
}

/// Directions.
public struct UIAxis: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// From side to side.
  public static let horizontal = UIAxis(rawValue: 1)
  /// From top to bottom.
  public static let vertical = UIAxis(rawValue: 2)
  /// Both.
  public static let both: UIAxis = [.horizontal, .vertical]
}
