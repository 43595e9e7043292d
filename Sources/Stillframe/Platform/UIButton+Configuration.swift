public import Foundation
import StillGeometry
import StillLayout
import StillViewGraph
public import StillViews

extension UIButton {
  /// Ground, words and image of a button.
  public struct Configuration {
    /// The radius of the corners.
    public enum CornerStyle: Sendable {
      /// By the system, half of the height, or more or less round.
      case dynamic, fixed, capsule, large, medium, small
    }

    /// The size of a button.
    public enum Size: Sendable {
      /// From small words with small margins to a full row.
      case mini, small, medium, large
    }

    /// The alignment of the words with those below.
    public enum TitleAlignment: Sendable {
      /// By the place of the image, or at a side, or in the middle.
      case automatic, leading, center, trailing
    }

    enum Ground { case none, tint, pale, gray }

    var ground = Ground.none
    /// The words; nil: those of the button.
    public var title: String?
    /// The words with their fonts and colours; nil: the title.
    public var attributedTitle: AttributedString?
    /// Changes fonts and colours of the words.
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// The words below.
    public var subtitle: String?
    /// The words below with their fonts and colours; nil: the subtitle.
    public var attributedSubtitle: AttributedString?
    /// The image; nil: that of the button.
    public var image: UIImage?
    /// The size and weight of a symbol; nil: those of the image.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    /// The side of the words that the image stands at.
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// Points between image and words.
    public var imagePadding: CGFloat = 0
    /// Points between the words and those below.
    public var titlePadding: CGFloat = 1
    /// The alignment of the words with those below.
    public var titleAlignment = TitleAlignment.automatic
    /// Whether a spinner stands in place of the image.
    public var showsActivityIndicator = false
    /// The colour of the ground; nil: by the look.
    public var baseBackgroundColor: UIColor?
    /// The colour of the words; nil: by the look.
    public var baseForegroundColor: UIColor?
    /// The ground's own look.
    public var background = UIBackgroundConfiguration()
    /// The radius of the corners.
    public var cornerStyle = CornerStyle.dynamic
    /// The size: fonts, margins and radius.
    public var buttonSize = Size.medium {
      didSet { if contentInsets == oldValue.insets { contentInsets = buttonSize.insets } }
    }
    /// From the edges to the content, in points.
    public var contentInsets = Size.medium.insets

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

    /// Sets the insets back to those of the size.
    public mutating func setDefaultContentInsets() { contentInsets = buttonSize.insets }

    /// No effect: a configuration is drawn by the state of its button.
    public func updated(for button: UIButton) -> Configuration { self }

    /// The radius of the corners, in points.
    var radius: CGFloat {
      if background.cornerRadius > 0 { return background.cornerRadius }
      return switch cornerStyle {
      case .dynamic, .fixed: buttonSize == .large ? 9 : 6
      case .medium: 6
      case .capsule: 1000
      case .large: 9
      case .small: 4
      }
    }

    /// The font of words that have none.
    @MainActor var font: UIFont {
      switch buttonSize {
      case .mini, .small: .preferredFont(forTextStyle: .subheadline)
      case .medium, .large: .preferredFont(forTextStyle: .body)
      }
    }

    /// Returns words with what the transformer changes.
    func dressed(_ words: AttributedString) -> Text {
      guard let titleTextAttributesTransformer else { return Text(words) }
      var words = words
      for run in words.runs {
        words[run.range].setAttributes(titleTextAttributesTransformer(run.attributes))
      }
      return Text(words)
    }
  }
}

extension UIButton.Configuration.Size {
  /// From the edges to the content, in points: rows of words get the heights of SwiftUI's bordered buttons (rule C2.9).
  var insets: NSDirectionalEdgeInsets {
    switch self {
    case .mini: NSDirectionalEdgeInsets(top: 5, leading: 8, bottom: 5, trailing: 8)
    case .small: NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
    case .medium: NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    case .large: NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
    }
  }
}

/// Changes the attributes of words.
public struct UIConfigurationTextAttributesTransformer {
  /// Returns the attributes for those that are given.
  public let transform: (AttributeContainer) -> AttributeContainer

  /// A change of attributes.
  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
    self.transform = transform
  }

  /// Returns the attributes for those that are given.
  public func callAsFunction(_ incoming: AttributeContainer) -> AttributeContainer {
    transform(incoming)
  }
}

/// The look of a ground.
public struct UIBackgroundConfiguration {
  /// The colour; nil: by the look.
  public var backgroundColor: UIColor?
  /// The radius of the corners, in points; 0: by the look.
  public var cornerRadius: CGFloat = 0
  /// The colour of the line around it; nil: none.
  public var strokeColor: UIColor?
  /// The width of the line around it, in points.
  public var strokeWidth: CGFloat = 0
  /// From the edges to the ground, in points.
  public var backgroundInsets = NSDirectionalEdgeInsets()
  /// The image on it. No effect: it is not drawn.
  public var image: UIImage?

  /// A ground without a colour.
  public init() {}

  /// A ground without a colour.
  public static func clear() -> UIBackgroundConfiguration {
    var result = UIBackgroundConfiguration()
    result.backgroundColor = .clear
    return result
  }
  /// The ground of a row from edge to edge.
  public static func listPlainCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  /// The ground of a row in a group.
  public static func listGroupedCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
}

/// The content of a button on its ground.
nonisolated struct ConfiguredButton: View {
  let look: UIButton.Configuration
  let text: Text?
  let image: UIImage?
  let ground: AnyShapeStyle?

  @MainActor var body: some View {
    let placement = look.imagePlacement
    let isVertical = placement.contains(.top) || placement.contains(.bottom)
    let isFirst = placement.contains(.leading) || placement.contains(.top)
    let layout =
      isVertical
      ? AnyLayout(VStackLayout(spacing: look.imagePadding))
      : AnyLayout(HStackLayout(spacing: look.imagePadding))
    layout {
      if isFirst { picture }
      words
      if !isFirst { picture }
    }
    .padding(EdgeInsets(look.contentInsets))
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background {
      let shape = RoundedRectangle(cornerRadius: look.radius)
      Group {
        if let ground { shape.fill(ground) }
        if let line = look.background.strokeColor, look.background.strokeWidth > 0 {
          shape.strokeBorder(Color(uiColor: line), lineWidth: look.background.strokeWidth)
        }
      }
      .padding(EdgeInsets(look.background.backgroundInsets))
    }
  }

  @MainActor @ViewBuilder private var picture: some View {
    if look.showsActivityIndicator {
      ProgressView().tint(nil)
    } else if let image {
      let configured =
        look.preferredSymbolConfigurationForImage.map { image.applyingSymbolConfiguration($0) }
      Image(uiImage: configured.flatMap { $0 } ?? image)
    }
  }

  @MainActor private var words: some View {
    let side: HorizontalAlignment =
      switch look.titleAlignment {
      case .leading: .leading
      case .trailing: .trailing
      case .center: .center
      case .automatic: look.imagePlacement.contains(.leading) && image != nil ? .leading : .center
      }
    return VStack(alignment: side, spacing: look.titlePadding) {
      text
      if let below = look.attributedSubtitle {
        Text(below).font(.caption)
      } else if let below = look.subtitle {
        Text(verbatim: below).font(.caption)
      }
    }
  }
}
