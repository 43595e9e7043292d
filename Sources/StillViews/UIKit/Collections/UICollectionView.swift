public import Foundation
import StillGeometry
import StillViewGraph

/// A view of cells in a layout. The cells that fit are made and drawn, as its data source gives them.
@MainActor @preconcurrency open class UICollectionView: UIScrollView {
  /// The cells; nil: none are drawn.
  open weak var dataSource: (any UICollectionViewDataSource)?
  /// The layout of the cells.
  open var collectionViewLayout: UICollectionViewLayout
  /// The view behind the cells; nil: none.
  open var backgroundView: UIView?
  /// No effect: a picture shows no selection.
  open var allowsSelection = true
  /// No effect: a picture shows no selection.
  open var allowsMultipleSelection = false
  /// No effect: cells are made when they are drawn.
  open var isPrefetchingEnabled = true
  /// No effect: nothing is dragged.
  open var dragInteractionEnabled = true
  /// No effect: nothing has the focus.
  open var allowsFocus = true
  /// No effect: a picture shows no selection.
  open var allowsSelectionDuringEditing = false
  /// No effect: a picture shows no editing.
  open var isEditing = false
  /// Never asked: nothing is dragged.
  open weak var dragDelegate: (any UICollectionViewDragDelegate)?
  /// Never asked: nothing is dropped.
  open weak var dropDelegate: (any UICollectionViewDropDelegate)?
  /// Never asked: cells are made when they are drawn.
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
  private var classes: [String: AnyClass] = [:]

  /// Returns the place of a cell as the layout gives it.
  open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    collectionViewLayout.layoutAttributesForItem(at: indexPath)
  }

  private var shown: [IndexPath: UICollectionViewCell] = [:]

  /// The kind of a view above a section.
  public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The kind of a view below a section.
  public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  /// A view of cells in a layout.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    layout.collectionView = self
    hosted = { [weak self] in self?.cells ?? AnyView(EmptyView()) }
  }

  /// Nil: nothing is read from files of Interface Builder.
  public required init?(coder: NSCoder) { nil }

  // MARK: Making cells

  /// Notes the class of the cells with an identifier.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    classes[identifier] = cellClass
  }

  /// Notes the file of the cells with an identifier. They are cells without content: no file is read.
  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    classes[identifier] = nib == nil ? nil : UICollectionViewCell.self
  }

  /// Notes the class of the views with an identifier above and below sections.
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    classes["\(elementKind) \(identifier)"] = viewClass
  }

  /// Returns a new cell of the class that was registered.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    classes[identifier].flatMap { UIView.make($0) as? UICollectionViewCell }
      ?? UICollectionViewCell()
  }

  /// Returns a new view of the class that was registered.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    classes["\(elementKind) \(identifier)"]
      .flatMap { UIView.make($0) as? UICollectionReusableView } ?? UICollectionReusableView()
  }

  /// Returns a new cell that a registration has filled.
  open func dequeueConfiguredReusableCell<Cell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    guard let made = UIView.make(Cell.self) as? Cell else {
      preconditionFailure("this Foundation does not say how \(Cell.self) is made")
    }
    if let item { registration.handler(made, indexPath, item) }
    return made
  }

  /// Fills cells of a class with items.
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// Fills a cell.
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) ->
      Void
    let handler: Handler

    /// A registration that fills cells.
    public init(handler: @escaping Handler) {
      self.handler = handler
    }
  }

  // MARK: Its content

  /// The number of sections.
  open var numberOfSections: Int { max(dataSource?.numberOfSections(in: self) ?? 0, 0) }

  /// The number of cells of a section.
  open func numberOfItems(inSection section: Int) -> Int {
    max(dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0, 0)
  }

  /// The cells of the last picture.
  open var visibleCells: [UICollectionViewCell] { shown.sorted { $0.key < $1.key }.map(\.value) }
  /// The places of the cells of the last picture.
  open var indexPathsForVisibleItems: [IndexPath] { shown.keys.sorted() }
  /// Nil: nothing is selected.
  open var indexPathsForSelectedItems: [IndexPath]? { nil }
  /// Returns the cell of the last picture; nil: it was not drawn.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { shown[indexPath] }
  /// Returns nil: nothing is touched.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? { nil }
  /// Returns the place of a cell of the last picture.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    shown.first { $0.value === cell }?.key
  }

  /// No effect: every picture is drawn from the start.
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled

  /// Whether cells change their size when their content does.
  public enum SelfSizingInvalidation: Int, Sendable {
    /// Never, when they say so, or also when their constraints change.
    case disabled, enabled, enabledIncludingConstraints
  }

  /// No effect: every picture is drawn from the start.
  open func reloadData() {}
  /// No effect: every picture is drawn from the start.
  open func reloadItems(at indexPaths: [IndexPath]) {}
  /// No effect: every picture is drawn from the start.
  open func reloadSections(_ sections: IndexSet) {}
  /// No effect: every picture is drawn from the start.
  open func insertItems(at indexPaths: [IndexPath]) {}
  /// No effect: every picture is drawn from the start.
  open func deleteItems(at indexPaths: [IndexPath]) {}
  /// Calls both functions at once.
  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    updates?()
    completion?(true)
  }
  /// Sets the layout. No effect of `animated`: a picture has no time.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    collectionViewLayout = layout
    layout.collectionView = self
  }
  /// No effect: the first cells are drawn.
  open func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {}
  /// No effect: a picture shows no selection.
  open func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {}
  /// No effect: a picture shows no selection.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {}

  /// The place of a cell in the view.
  public struct ScrollPosition: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// At the top.
    public static let top = ScrollPosition(rawValue: 1)
    /// In the middle from top to bottom.
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    /// At the bottom.
    public static let bottom = ScrollPosition(rawValue: 4)
    /// At the left.
    public static let left = ScrollPosition(rawValue: 8)
    /// In the middle from side to side.
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    /// At the right.
    public static let right = ScrollPosition(rawValue: 32)
  }

  private var cells: AnyView {
    AnyView(
      GeometryReader { [weak self] proxy in
        if let self { self.content(in: proxy.size) }
      })
  }

  /// The cells at a size. Programs compute sizes from that of the view, which has it while they are asked.
  private func content(in size: CGSize) -> AnyView {
    let before = frame.size
    frame.size = size
    defer { frame.size = before }
    shown = [:]
    if let rows = collectionViewLayout.rows(in: size, of: self) { return rows.view }
    let lines = collectionViewLayout.lines(in: size, of: self)
    let isVertical = collectionViewLayout.isVertical
    let insets = EdgeInsets(
      top: contentInset.top, leading: contentInset.left, bottom: contentInset.bottom,
      trailing: contentInset.right)
    let back = backgroundView.map { UIViewPicture(filledBy: $0) }
    return AnyView(
      ScrollView(isVertical ? .vertical : .horizontal) {
        CellLines(lines: lines, isVertical: isVertical).padding(insets)
      }
      .background { back })
  }

  /// Returns the picture of a cell.
  /// Returns where the line below a row begins that has an image, in points; nil for others.
  func lineInset(at path: IndexPath) -> CGFloat? {
    (shown[path] as? any ImagedRow)?.wordsInset
  }

  func picture(at path: IndexPath, size: CGSize) -> UIViewPicture? {
    guard let cell = dataSource?.collectionView(self, cellForItemAt: path) else { return nil }
    cell.frame.size = size
    shown[path] = cell
    (delegate as? any UICollectionViewDelegate)?.collectionView(
      self, willDisplay: cell, forItemAt: path)
    return cell.picture(size: size)
  }

  /// Returns the picture of the view above or below a section; nil: there is none.
  func picture(of kind: String, section: Int, size: CGSize) -> UIViewPicture? {
    guard
      let view = dataSource?.collectionView(
        self, viewForSupplementaryElementOfKind: kind, at: IndexPath(item: 0, section: section))
    else { return nil }
    view.frame.size = size
    return view.picture(size: size)
  }
}

/// Gives a collection its cells.
@MainActor @preconcurrency public protocol UICollectionViewDataSource: AnyObject {
  /// Returns the number of cells of a section.
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int
  /// Returns a cell.
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell
  /// Returns the number of sections (default: 1).
  func numberOfSections(in collectionView: UICollectionView) -> Int
  /// Returns the view above or below a section (default: nil, none).
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView
}

extension UICollectionViewDataSource {
  public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
  public func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView { UICollectionReusableView() }
}

/// Prepares the items of a collection; never asked.
@MainActor @preconcurrency public protocol UICollectionViewDataSourcePrefetching: AnyObject {
  /// Items are needed soon.
  func collectionView(
    _ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])
}

/// Is told of touched cells, which there are none of, and of cells that are drawn.
@MainActor @preconcurrency public protocol UICollectionViewDelegate: UIScrollViewDelegate {
  /// A cell was selected.
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
  /// A cell is selected no more.
  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath)
  /// A cell is drawn.
  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath)
}

extension UICollectionViewDelegate {
  public func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {}
  public func collectionView(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) {}
  public func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {}
}
