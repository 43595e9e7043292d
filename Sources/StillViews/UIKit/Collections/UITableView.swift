public import Foundation
import StillGeometry
import StillLayout
import StillViewGraph

/// A table. The rows that fit are made and drawn, as its data source gives them.
@MainActor @preconcurrency open class UITableView: UIScrollView {
  private static let shared = UITableView()

  override open class func appearance() -> UITableView { shared }

  /// The look of a table.
  public enum Style: Int, Sendable {
    /// Rows from edge to edge, in sections, or in sections with round corners; all are drawn from edge to edge.
    case plain, grouped, insetGrouped
  }

  /// The place of a row in the view.
  public enum ScrollPosition: Int, Sendable {
    /// Wherever it is, at the top, in the middle, or at the bottom.
    case none, top, middle, bottom
  }

  /// The motion of a changed row. No effect: a picture has no time.
  public enum RowAnimation: Int, Sendable {
    /// Fading, from a side, none, or as the system does.
    case fade, right, left, top, bottom, none, middle
    /// As the system does.
    case automatic = 100
  }

  /// The look (default: rows from edge to edge).
  public let style: Style
  /// The rows; nil: none are drawn.
  open weak var dataSource: (any UITableViewDataSource)?
  /// Whether there are lines between rows.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
  /// The color of the lines between rows; nil: the system's.
  open var separatorColor: UIColor?
  /// The insets of the lines between rows, in points.
  open var separatorInset = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 0)
  /// The view below the rows.
  open var tableFooterView: UIView?
  /// The view above the rows.
  open var tableHeaderView: UIView?
  /// The view behind the rows. No effect: `backgroundColor` is drawn.
  open var backgroundView: UIView?
  /// No effect: a picture does not show it.
  open var allowsSelection = true
  /// No effect: a picture does not show it.
  open var allowsMultipleSelection = false
  /// In points.
  open var sectionHeaderTopPadding: CGFloat = 0
  /// The height of rows, in points (default: that of their content).
  open var rowHeight = UITableView.automaticDimension
  /// The estimated height of rows, in points. No effect: rows are measured.
  open var estimatedRowHeight = UITableView.automaticDimension
  /// The height of the views above sections, in points. No effect: they are measured.
  open var sectionHeaderHeight = UITableView.automaticDimension
  /// The height of the views below sections, in points. No effect: they are measured.
  open var sectionFooterHeight = UITableView.automaticDimension
  /// Whether rows are edited. No effect: a picture does not show it.
  open var isEditing = false
  private var classes: [String: AnyClass] = [:]
  private var shown: [IndexPath: UITableViewCell] = [:]

  /// A length that follows from the content.
  public nonisolated static let automaticDimension: CGFloat = -1

  /// A table.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    hosted = { [weak self] in self?.rows ?? AnyView(EmptyView()) }
  }

  /// A table with rows from edge to edge.
  public override convenience init(frame: CGRect) {
    self.init(frame: frame, style: .plain)
  }

  /// Nil: nothing is read from files of Interface Builder.
  public required init?(coder: NSCoder) { nil }

  /// Notes the class of the rows with an identifier.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    classes[identifier] = cellClass
  }

  /// Notes the file of the rows with an identifier. They are rows without content: no file is read.
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    classes[identifier] = nib == nil ? nil : UITableViewCell.self
  }

  /// Notes the class of the views with an identifier above and below sections.
  open func register(
    _ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String
  ) {
    classes["header \(identifier)"] = aClass
  }

  /// Returns a new row of the class that was registered.
  open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    dequeueReusableCell(withIdentifier: identifier)
      ?? UITableViewCell(style: .default, reuseIdentifier: identifier)
  }

  /// Returns a new row of the class that was registered; nil: there is none.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    classes[identifier].flatMap { UIView.make($0) as? UITableViewCell }
  }

  /// Returns a new view of the class that was registered; nil: there is none.
  open func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? {
    classes["header \(identifier)"]
      .flatMap { UIView.make($0) as? UITableViewHeaderFooterView }
  }

  /// The number of sections.
  open var numberOfSections: Int { max(dataSource?.numberOfSections(in: self) ?? 0, 0) }
  /// The number of rows of a section.
  open func numberOfRows(inSection section: Int) -> Int {
    max(dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0, 0)
  }
  /// The rows of the last picture.
  open var visibleCells: [UITableViewCell] { shown.sorted { $0.key < $1.key }.map(\.value) }
  /// The places of the rows of the last picture.
  open var indexPathsForVisibleRows: [IndexPath]? { shown.keys.sorted() }
  /// Nil: no row is selected.
  open var indexPathForSelectedRow: IndexPath? { nil }
  /// Returns the row of the last picture; nil: it was not drawn.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { shown[indexPath] }
  /// Returns the place of a row of the last picture; nil: it was not drawn.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? {
    shown.first { $0.value === cell }?.key
  }
  /// Nil: no row is selected.
  open var indexPathsForSelectedRows: [IndexPath]? { nil }
  /// No effect: every picture is drawn from the start.
  open func reloadData() {}
  /// No effect: every picture is drawn from the start.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {}
  /// No effect: every picture is drawn from the start.
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {}
  /// No effect: every picture is drawn from the start.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {}
  /// No effect: every picture is drawn from the start.
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {}
  /// No effect: every picture is drawn from the start.
  open func beginUpdates() {}
  /// No effect: every picture is drawn from the start.
  open func endUpdates() {}
  /// Sets whether rows are edited. No effect: a picture does not show it.
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
  /// No effect: the first rows are drawn.
  open func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {}
  /// No effect: a picture shows no selection.
  open func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {}
  /// No effect: a picture shows no selection.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {}

  // MARK: Drawing

  private var rows: AnyView {
    AnyView(
      GeometryReader { [weak self] proxy in
        if let self { self.content(in: proxy.size) }
      })
  }

  /// The rows at a size. Programs compute sizes from that of the view, which has it while they are asked.
  private func content(in size: CGSize) -> AnyView {
    let before = frame.size
    frame.size = size
    defer { frame.size = before }
    shown = [:]
    let parts = parts(in: size)
    let line = Color(uiColor: separatorColor ?? .separator)
    let lines = separatorStyle == .none ? nil : line
    let inset = separatorInset.left
    return AnyView(
      ScrollView {
        VStack(alignment: .leading, spacing: 0) {
          ForEach(parts.indices, id: \.self) { index in
            parts[index].picture
              .frame(height: parts[index].height)
              .frame(maxWidth: .infinity, minHeight: parts[index].least, alignment: .leading)
            if parts[index].isRow, let lines {
              lines.frame(height: 1 / 3).padding(.leading, inset)
            }
          }
        }
      })
  }

  private struct Part {
    let picture: UIViewPicture
    var height: CGFloat?
    var least: CGFloat?
    var isRow = false
  }

  private func parts(in size: CGSize) -> [Part] {
    let asked = delegate as? any UITableViewDelegate
    var (parts, used): ([Part], CGFloat) = ([], 0)
    func add(_ view: UIView?, height: CGFloat?, least: CGFloat? = nil, isRow: Bool = false) {
      guard let view else { return }
      let own = height.map { CGSize(width: size.width, height: $0) } ?? .zero
      view.frame.size = CGSize(width: size.width, height: height ?? least ?? 0)
      let picture = view.picture(size: own)
      parts.append(
        Part(picture: picture, height: height, least: height == nil ? least : nil, isRow: isRow))
      used += max(height ?? least ?? 0, 0)
    }
    func fixed(_ height: CGFloat) -> CGFloat? { height > 0 ? height : nil }
    add(tableHeaderView, height: tableHeaderView.map { fixed($0.frame.height) } ?? nil)
    for section in 0..<min(numberOfSections, Self.most) {
      guard used <= size.height, parts.count < Self.most else { return parts }
      let header =
        asked?.tableView(self, viewForHeaderInSection: section)
        ?? title(dataSource?.tableView(self, titleForHeaderInSection: section))
      add(header, height: nil, least: 28)
      for row in 0..<numberOfRows(inSection: section) {
        guard used <= size.height, parts.count < Self.most else { return parts }
        let path = IndexPath(row: row, section: section)
        guard let cell = dataSource?.tableView(self, cellForRowAt: path) else { continue }
        shown[path] = cell
        asked?.tableView(self, willDisplay: cell, forRowAt: path)
        let height = asked?.tableView(self, heightForRowAt: path) ?? rowHeight
        add(cell, height: fixed(height), least: 44, isRow: true)
      }
      add(asked?.tableView(self, viewForFooterInSection: section), height: nil, least: 28)
    }
    add(tableFooterView, height: tableFooterView.map { fixed($0.frame.height) } ?? nil)
    return parts
  }

  /// Rows that are drawn at most, and sections that are looked at: heights may be zero, and sections empty.
  private static let most = 1_000

  private func title(_ text: String?) -> UIView? {
    guard let text else { return nil }
    let view = UIView()
    view.isSizedByHosted = true
    view.hosted = {
      AnyView(
        Text(verbatim: text).font(.headline).padding(.horizontal, 20).padding(.vertical, 6)
          .frame(maxWidth: .infinity, alignment: .leading))
    }
    return view
  }
}
