public import Foundation
import StillGeometry
import StillLayout
import StillViewGraph

/// A row of a collection that is laid out as a list.
@MainActor @preconcurrency
open class UICollectionViewListCell: UICollectionViewCell,
  ImagedRow
{
  /// Signs, words and views at the ends of the row.
  open var accessories: [UICellAccessory] = []
  /// The steps that the content is moved in. No effect: rows are drawn at the first.
  open var indentationLevel = 0
  /// The width of a step, in points. No effect: rows are drawn at the first.
  open var indentationWidth: CGFloat = 10

  public override init(frame: CGRect) {
    super.init(frame: frame)
    hosted = { [weak self] in self?.row ?? AnyView(EmptyView()) }
  }

  /// Nil: nothing is read from files of Interface Builder.
  public required init?(coder: NSCoder) { nil }

  /// Returns the content of a row, to be filled.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }

  /// The content is drawn by the row, between what stands at its ends.
  override open var contentConfiguration: (any UIContentConfiguration)? {
    get { content }
    set {
      content = newValue
      if newValue != nil { contentView.hosted = nil }
    }
  }
  private var content: (any UIContentConfiguration)?

  private var row: AnyView {
    let leading = accessories.filter { $0.isLeading }
    let trailing = accessories.filter { !$0.isLeading }
    let shown = (content as? any ShownContent)?.view
    return AnyView(
      HStack(spacing: 0) {
        if !leading.isEmpty {
          ends(leading).padding(.leading, 20)
        }
        shown
        if shown == nil { Spacer(minLength: 0) }
        if !trailing.isEmpty {
          ends(trailing).padding(.trailing, 20)
        }
      })
  }

  final var wordsInset: CGFloat? {
    guard !accessories.contains(where: { $0.isLeading }) else { return nil }
    return (content as? UIListContentConfiguration)?.wordsInset
  }

  private func ends(_ accessories: [UICellAccessory]) -> some View {
    HStack(spacing: 12) {
      ForEach(accessories.indices, id: \.self) { accessories[$0].view }
    }
  }
}

/// A sign, words or a view at the end of a row.
@MainActor @preconcurrency public struct UICellAccessory {
  /// When it is shown.
  public enum DisplayedState: Int, Sendable {
    /// Always, while rows are edited, or while they are not.
    case always, whenEditing, whenNotEditing
  }

  let isLeading: Bool
  let view: AnyView

  private init(_ symbol: String, _ color: Color?, isLeading: Bool = false) {
    self.isLeading = isLeading
    let image = Image(systemName: symbol).font(.system(size: 14, weight: .semibold))
    view = AnyView(
      image.foregroundStyle(color.map { AnyShapeStyle($0) } ?? AnyShapeStyle(.tint)))
  }

  private init<V: View>(_ view: V, isLeading: Bool) {
    (self.view, self.isLeading) = (AnyView(view), isLeading)
  }

  private static var faint: Color { Color(uiColor: .tertiaryLabel) }
  private static var none: UICellAccessory { UICellAccessory(EmptyView(), isLeading: false) }

  /// An arrow to the end of the row.
  public static func disclosureIndicator(
    displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = .init()
  ) -> UICellAccessory {
    displayed == .whenEditing
      ? none
      : UICellAccessory("chevron.right", options.tintColor.map(Color.init(uiColor:)) ?? faint)
  }

  /// An arrow down, before or after the rows of which it opens.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always, options: OutlineDisclosureOptions = .init(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    displayed == .whenEditing
      ? none : UICellAccessory("chevron.right", options.tintColor.map(Color.init(uiColor:)))
  }

  /// A check mark.
  public static func checkmark(
    displayed: DisplayedState = .always, options: CheckmarkOptions = .init()
  ) -> UICellAccessory {
    displayed == .whenEditing
      ? none : UICellAccessory("checkmark", options.tintColor.map(Color.init(uiColor:)))
  }

  /// An information.
  public static func detail(
    displayed: DisplayedState = .always, options: DetailOptions = .init(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    guard displayed != .whenEditing else { return none }
    let color = options.tintColor.map { AnyShapeStyle(Color(uiColor: $0)) }
    return UICellAccessory(
      Image(systemName: "info.circle").foregroundStyle(color ?? AnyShapeStyle(.tint)),
      isLeading: false)
  }

  /// Nothing: rows are not edited.
  public static func delete(
    displayed: DisplayedState = .whenEditing, options: DeleteOptions = .init(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    guard displayed != .whenEditing else { return none }
    return UICellAccessory(
      Image(systemName: "minus.circle.fill").foregroundStyle(.white, .red), isLeading: true)
  }

  /// Nothing: rows are not edited.
  public static func insert(
    displayed: DisplayedState = .whenEditing, options: InsertOptions = .init(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    guard displayed != .whenEditing else { return none }
    return UICellAccessory(
      Image(systemName: "plus.circle.fill").foregroundStyle(.white, .green), isLeading: true)
  }

  /// Three lines that a row is moved by, while rows are edited.
  public static func reorder(
    displayed: DisplayedState = .whenEditing, options: ReorderOptions = .init()
  ) -> UICellAccessory {
    displayed == .whenEditing ? none : UICellAccessory("line.3.horizontal", faint)
  }

  /// Nothing: rows are not edited.
  public static func multiselect(
    displayed: DisplayedState = .whenEditing, options: MultiselectOptions = .init()
  ) -> UICellAccessory {
    guard displayed != .whenEditing else { return none }
    return UICellAccessory(
      Image(systemName: "circle").foregroundStyle(faint), isLeading: true)
  }

  /// Words.
  public static func label(
    text: String, displayed: DisplayedState = .always, options: LabelOptions = .init()
  ) -> UICellAccessory {
    guard displayed != .whenEditing else { return none }
    let color = options.tintColor ?? .secondaryLabel
    return UICellAccessory(
      Text(verbatim: text).font(Font(options.font)).foregroundStyle(Color(uiColor: color)),
      isLeading: false)
  }

  /// A view.
  public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
    UICellAccessory(
      UIViewPicture(arranged: configuration.customView), isLeading: configuration.isLeading)
  }

  /// The look of an arrow.
  public struct DisclosureIndicatorOptions {
    /// The colour; nil: the system's.
    public var tintColor: UIColor?
    /// An arrow of a colour; nil: of the system's.
    public init(tintColor: UIColor? = nil) { self.tintColor = tintColor }
  }

  /// The look of an arrow down.
  public struct OutlineDisclosureOptions {
    /// How a row opens.
    public enum Style: Int, Sendable {
      /// By the system, as a header, or as a cell.
      case automatic, header, cell
    }

    /// How a row opens. No effect: rows are drawn as they are given.
    public var style: Style
    /// The colour; nil: the tint.
    public var tintColor: UIColor?
    /// An arrow down.
    public init(style: Style = .automatic, tintColor: UIColor? = nil) {
      (self.style, self.tintColor) = (style, tintColor)
    }
  }

  /// The look of a check mark.
  public typealias CheckmarkOptions = DisclosureIndicatorOptions
  /// The look of an information.
  public typealias DetailOptions = DisclosureIndicatorOptions
  /// The look of a sign that takes a row away.
  public typealias DeleteOptions = DisclosureIndicatorOptions
  /// The look of a sign that adds a row.
  public typealias InsertOptions = DisclosureIndicatorOptions
  /// The look of three lines.
  public typealias ReorderOptions = DisclosureIndicatorOptions
  /// The look of a sign that chooses a row.
  public typealias MultiselectOptions = DisclosureIndicatorOptions

  /// The look of words.
  public struct LabelOptions {
    /// The colour; nil: that of second texts.
    public var tintColor: UIColor?
    /// The font.
    public var font: UIFont
    /// Words of a colour and a font.
    @MainActor public init(
      tintColor: UIColor? = nil, font: UIFont = .preferredFont(forTextStyle: .body)
    ) {
      (self.tintColor, self.font) = (tintColor, font)
    }
  }

  /// Where a view stands.
  @MainActor public enum Placement {
    /// At the start of the row.
    case leading(displayed: DisplayedState = .always)
    /// At its end.
    case trailing(displayed: DisplayedState = .always)
  }

  /// A view at an end of a row.
  @MainActor public struct CustomViewConfiguration {
    /// The view.
    public let customView: UIView
    let isLeading: Bool

    /// A view at an end of a row.
    public init(customView: UIView, placement: Placement) {
      self.customView = customView
      if case .leading = placement { isLeading = true } else { isLeading = false }
    }
  }
}
