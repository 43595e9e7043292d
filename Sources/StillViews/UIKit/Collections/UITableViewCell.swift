public import Foundation
import StillGeometry
import StillLayout
package import StillViewGraph

/// A row of a table.
@MainActor @preconcurrency open class UITableViewCell: UIView, ImagedRow {
  private static let shared = UITableViewCell(style: .default, reuseIdentifier: nil)

  /// Returns the proxy of this class. No effect: views are dressed one by one.
  open class func appearance() -> UITableViewCell { shared }

  /// The texts of a row.
  public enum CellStyle: Int, Sendable {
    /// One text, one at each side, or one below the other.
    case `default`, value1, value2, subtitle
  }

  /// How a row shows that it is chosen.
  public enum SelectionStyle: Int, Sendable {
    /// Without a mark, or by a colour.
    case none, blue, gray, `default`
  }

  /// The separator between rows.
  public enum SeparatorStyle: Int, Sendable {
    /// Nothing, or a line.
    case none, singleLine
  }

  /// The sign at the end of a row.
  public enum AccessoryType: Int, Sendable {
    /// None, an arrow, an arrow with a button, a check mark, or a button.
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }

  /// The change of a row.
  public enum EditingStyle: Int, Sendable {
    /// None, taken away, or added.
    case none, delete, insert
  }

  /// The state of a row that is edited.
  public struct StateMask: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The row can be taken away or moved.
    public static let showingEditControl = StateMask(rawValue: 1)
    /// The row asks whether it is to be taken away.
    public static let showingDeleteConfirmation = StateMask(rawValue: 2)
  }

  /// The view that holds the content, as large as the row.
  public let contentView = UIView()
  /// The identifier that it was made for.
  public let reuseIdentifier: String?
  /// The text.
  public let textLabel: UILabel? = UILabel(frame: .zero)
  /// The text beside or below it; nil: the row has one text.
  public let detailTextLabel: UILabel?
  /// No effect: a picture does not show it.
  open var selectionStyle = SelectionStyle.default
  /// No effect: a picture shows no selection.
  open var selectedBackgroundView: UIView?
  /// The sign at the end.
  open var accessoryType = AccessoryType.none
  /// The view at the end, in place of the sign.
  open var accessoryView: UIView?
  /// The view of the image before the texts, and how its image is drawn: images belong to a higher layer.
  package var rowImage: (view: UIView, drawn: @MainActor () -> AnyView?)?
  /// The insets of the line below. No effect: those of the table count.
  open var separatorInset = UIEdgeInsets.zero
  /// Whether it is selected. No effect: a picture shows no selection.
  open var isSelected = false
  /// Whether it is held down. No effect: a picture shows no touch.
  open var isHighlighted = false
  /// The content; nil: the texts, or the views inside.
  open var contentConfiguration: (any UIContentConfiguration)?
  private let style: CellStyle

  /// A row.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    detailTextLabel = style == .default ? nil : UILabel(frame: .zero)
    super.init(frame: UITableViewCell.frameInMaking)
    contentView.fillsSuperview = true
    addSubview(contentView)
    if style == .subtitle { detailTextLabel?.font = .systemFont(ofSize: 12) }
    if style == .value1 { detailTextLabel?.textColor = .secondaryLabel }
    hosted = { [weak self] in self?.texts ?? AnyView(EmptyView()) }
  }

  /// A row with one text.
  public override convenience init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
  }

  /// Nil: nothing is read from files of Interface Builder.
  public required init?(coder: NSCoder) { nil }

  override open var frame: CGRect {
    didSet { contentView.frame = CGRect(origin: .zero, size: frame.size) }
  }

  /// Returns the content of a row, to be filled.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch style {
    case .default: .cell()
    case .subtitle: .subtitleCell()
    case .value1, .value2: .valueCell()
    }
  }
  /// Does nothing, and is not called: rows are made for each picture.
  open func prepareForReuse() {}
  /// Does nothing, and is not called: rows keep their state.
  open func willTransition(to state: StateMask) {}
  /// Does nothing, and is not called: rows keep their state.
  open func didTransition(to state: StateMask) {}
  /// Sets whether it is selected. No effect: a picture shows no selection.
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
  /// Sets whether it is held down. No effect: a picture shows no touch.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }

  /// The content, or image and texts, and what stands at the end; views inside are drawn over them.
  private var texts: AnyView {
    let image = rowImage?.drawn()
    let (text, detail) = (Self.shown(textLabel), Self.shown(detailTextLabel))
    let configured = (contentConfiguration as? any ShownContent)?.view
    let end = end
    guard configured != nil || text != nil || detail != nil || image != nil || end != nil else {
      return AnyView(EmptyView())
    }
    return AnyView(
      HStack(spacing: 0) {
        if let configured {
          configured
        } else {
          HStack(spacing: 16) {
            if let image { image.frame(minWidth: 28) }
            lines(text, detail)
          }
          .padding(.horizontal, 20)
          .padding(.vertical, 11)
        }
        if let end { end.padding(.trailing, 20) }
      }
      .frame(maxWidth: .infinity, alignment: .leading))
  }

  final var wordsInset: CGFloat? {
    if let contentConfiguration {
      return (contentConfiguration as? UIListContentConfiguration)?.wordsInset
    }
    return rowImage?.drawn() == nil ? nil : 64
  }

  private static func shown(_ label: UILabel?) -> UIViewPicture? {
    label.flatMap { $0.text?.isEmpty == false ? UIViewPicture(arranged: $0) : nil }
  }

  @ViewBuilder private func lines(_ text: UIViewPicture?, _ detail: UIViewPicture?) -> some View {
    if style == .subtitle {
      VStack(alignment: .leading, spacing: 3) {
        text
        detail
      }
      Spacer(minLength: 0)
    } else {
      text
      Spacer(minLength: 0)
      detail
    }
  }

  /// The view or the sign at the end.
  private var end: AnyView? {
    if let accessoryView { return AnyView(UIViewPicture(arranged: accessoryView)) }
    let faint = Color(uiColor: .tertiaryLabel)
    let arrow = Image(systemName: "chevron.right").foregroundStyle(faint)
    return switch accessoryType {
    case .none: nil
    case .disclosureIndicator: AnyView(arrow.font(.system(size: 14, weight: .semibold)))
    case .checkmark:
      AnyView(
        Image(systemName: "checkmark").foregroundStyle(.tint)
          .font(.system(size: 14, weight: .semibold)))
    case .detailButton: AnyView(Image(systemName: "info.circle").foregroundStyle(.tint))
    case .detailDisclosureButton:
      AnyView(
        HStack(spacing: 12) {
          Image(systemName: "info.circle").foregroundStyle(.tint)
          arrow.font(.system(size: 14, weight: .semibold))
        })
    }
  }
}

/// A view above or below a section of a table.
@MainActor @preconcurrency open class UITableViewHeaderFooterView: UIView {
  /// The view that holds the content, as large as the view.
  public let contentView = UIView()
  /// The identifier that it was made for.
  public let reuseIdentifier: String?
  /// The text.
  public let textLabel: UILabel? = UILabel(frame: .zero)

  /// A view above or below a section.
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: UITableViewHeaderFooterView.frameInMaking)
    contentView.fillsSuperview = true
    addSubview(contentView)
    textLabel?.font = .preferredFont(forTextStyle: .footnote)
    textLabel?.textColor = .secondaryLabel
    hosted = { [weak self] in self?.words ?? AnyView(EmptyView()) }
  }

  /// The content; nil: the text, or the views inside.
  open var contentConfiguration: (any UIContentConfiguration)?

  private var words: AnyView {
    if let content = contentConfiguration as? any ShownContent { return content.view }
    guard let textLabel, textLabel.text?.isEmpty == false else { return AnyView(EmptyView()) }
    return AnyView(
      UIViewPicture(arranged: textLabel).padding(.horizontal, 20).padding(.vertical, 6)
        .frame(maxWidth: .infinity, alignment: .leading))
  }

  /// A view above or below a section.
  public override convenience init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
  }

  /// Nil: nothing is read from files of Interface Builder.
  public required init?(coder: NSCoder) { nil }

  override open var frame: CGRect {
    didSet { contentView.frame = CGRect(origin: .zero, size: frame.size) }
  }

  /// Does nothing, and is not called: views are made for each picture.
  open func prepareForReuse() {}
}
