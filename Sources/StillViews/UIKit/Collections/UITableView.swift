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
    /// Rows from edge to edge, in sections on a ground, or in sections with round corners.
    case plain, grouped, insetGrouped

    var look: RowList.Look {
      switch self {
      case .plain: .plain
      case .grouped: .grouped
      case .insetGrouped: .insetGrouped
      }
    }
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
  /// No effect: a picture does not show it.
  open var allowsSelectionDuringEditing = false
  /// No effect: a picture does not show it.
  open var allowsMultipleSelectionDuringEditing = false
  /// The estimated height of views above sections, in points. No effect: they are measured.
  open var estimatedSectionHeaderHeight = UITableView.automaticDimension
  /// The estimated height of views below sections, in points. No effect: they are measured.
  open var estimatedSectionFooterHeight = UITableView.automaticDimension
  /// The height of rows, in points (default: that of their content).
  open var rowHeight = UITableView.automaticDimension
  /// The estimated height of rows, in points. No effect: rows are measured.
  open var estimatedRowHeight = UITableView.automaticDimension
  /// The height of the views above sections, in points (default: that of their content).
  open var sectionHeaderHeight = UITableView.automaticDimension
  /// The height of the views below sections, in points (default: that of their content).
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
    var list = RowList(
      look: style.look,
      lines: RowList.Lines(
        isShown: separatorStyle != .none, color: separatorColor, inset: separatorInset.left),
      hasOwnGround: backgroundColor != nil)
    var used: CGFloat = 0
    func row(_ view: UIView?, height: CGFloat?, least: CGFloat) -> RowList.Row? {
      guard let view else { return nil }
      let height = height.flatMap { $0 > 0 ? $0 : nil }
      view.frame.size = CGSize(width: size.width, height: height ?? least)
      used += height ?? least
      let own = height.map { CGSize(width: size.width, height: $0) } ?? .zero
      // Lines begin at the words, behind an image.
      return RowList.Row(
        picture: view.picture(size: own), height: height, least: least,
        lineInset: separatorInset.left == 20 ? (view as? any ImagedRow)?.wordsInset : nil)
    }
    list.header = row(tableHeaderView, height: tableHeaderView?.frame.height, least: 0)
    list.sections = sections(row) { used > size.height }
    if used <= size.height {
      list.footer = row(tableFooterView, height: tableFooterView?.frame.height, least: 0)
    }
    return list.view
  }

  /// Asks for sections and rows until the room is full.
  private func sections(
    _ made: (UIView?, CGFloat?, CGFloat) -> RowList.Row?, until isFull: () -> Bool
  ) -> [RowList.Part] {
    let asked = delegate as? any UITableViewDelegate
    func edge(_ view: UIView?, _ words: String?, _ height: CGFloat?) -> RowList.Edge? {
      made(view, height, 28).map { .view($0) } ?? words.map { .words($0) }
    }
    var (sections, count) = ([RowList.Part](), 0)
    for number in 0..<min(numberOfSections, Self.most) {
      guard !isFull(), count < Self.most else { break }
      var section = RowList.Part()
      section.header = edge(
        asked?.tableView(self, viewForHeaderInSection: number),
        dataSource?.tableView(self, titleForHeaderInSection: number),
        asked?.tableView(self, heightForHeaderInSection: number))
      for row in 0..<numberOfRows(inSection: number) {
        guard !isFull(), count < Self.most else { break }
        count += 1
        let path = IndexPath(row: row, section: number)
        guard let cell = dataSource?.tableView(self, cellForRowAt: path) else { continue }
        shown[path] = cell
        asked?.tableView(self, willDisplay: cell, forRowAt: path)
        let height = asked?.tableView(self, heightForRowAt: path) ?? rowHeight
        if let row = made(cell, height, 44) { section.rows.append(row) }
      }
      section.footer = edge(
        asked?.tableView(self, viewForFooterInSection: number),
        dataSource?.tableView(self, titleForFooterInSection: number),
        asked?.tableView(self, heightForFooterInSection: number))
      sections.append(section)
    }
    return sections
  }

  /// Rows that are drawn at most, and sections that are looked at: heights may be zero, and sections empty.
  private static let most = 1_000
}
