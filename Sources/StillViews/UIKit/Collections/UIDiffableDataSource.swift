public import Foundation

/// Sections and items of a collection or a table, by their identifiers.
public struct NSDiffableDataSourceSnapshot<Section: Hashable, Item: Hashable> {
  /// The sections, in their order.
  public private(set) var sectionIdentifiers: [Section] = []
  private var items: [Section: [Item]] = [:]

  /// No sections.
  public init() {}

  /// All items, in their order.
  public var itemIdentifiers: [Item] { sectionIdentifiers.flatMap { items[$0] ?? [] } }
  /// The number of items.
  public var numberOfItems: Int { itemIdentifiers.count }
  /// The number of sections.
  public var numberOfSections: Int { sectionIdentifiers.count }

  /// Returns the items of a section.
  public func itemIdentifiers(inSection identifier: Section) -> [Item] { items[identifier] ?? [] }

  /// Adds sections at the end; those that are there already stay where they are.
  public mutating func appendSections(_ identifiers: [Section]) {
    for section in identifiers where !sectionIdentifiers.contains(section) {
      sectionIdentifiers.append(section)
    }
  }

  /// Adds items to a section; nil: to the last one.
  public mutating func appendItems(_ identifiers: [Item], toSection section: Section? = nil) {
    guard let section = section ?? sectionIdentifiers.last else { return }
    items[section, default: []] += identifiers
  }

  /// Takes items out.
  public mutating func deleteItems(_ identifiers: [Item]) {
    let gone = Set(identifiers)
    for section in sectionIdentifiers { items[section]?.removeAll(where: gone.contains) }
  }

  /// Puts items before another one, or after it; nothing where it is missing.
  public mutating func insertItems(_ identifiers: [Item], beforeItem item: Item) {
    insert(identifiers, at: item, offset: 0)
  }

  /// Puts items after another one; nothing where it is missing.
  public mutating func insertItems(_ identifiers: [Item], afterItem item: Item) {
    insert(identifiers, at: item, offset: 1)
  }

  private mutating func insert(_ identifiers: [Item], at item: Item, offset: Int) {
    guard let section = sectionIdentifier(containingItem: item),
      let index = items[section]?.firstIndex(of: item)
    else { return }
    items[section]?.insert(contentsOf: identifiers, at: index + offset)
  }

  /// Moves an item before another one.
  public mutating func moveItem(_ identifier: Item, beforeItem item: Item) {
    deleteItems([identifier])
    insertItems([identifier], beforeItem: item)
  }

  /// Moves an item after another one.
  public mutating func moveItem(_ identifier: Item, afterItem item: Item) {
    deleteItems([identifier])
    insertItems([identifier], afterItem: item)
  }

  /// Takes sections out, with their items.
  public mutating func deleteSections(_ identifiers: [Section]) {
    sectionIdentifiers.removeAll(where: identifiers.contains)
    for section in identifiers { items[section] = nil }
  }

  /// Returns the section of an item; nil: there is none.
  public func sectionIdentifier(containingItem item: Item) -> Section? {
    sectionIdentifiers.first { items[$0]?.contains(item) == true }
  }

  /// Returns the place of an item among all; nil: it is missing.
  public func indexOfItem(_ identifier: Item) -> Int? {
    itemIdentifiers.firstIndex(of: identifier)
  }

  /// Returns the place of a section; nil: it is missing.
  public func indexOfSection(_ identifier: Section) -> Int? {
    sectionIdentifiers.firstIndex(of: identifier)
  }

  /// Returns the number of items of a section.
  public func numberOfItems(inSection identifier: Section) -> Int { items[identifier]?.count ?? 0 }

  /// Takes all items out, and all sections.
  public mutating func deleteAllItems() { (sectionIdentifiers, items) = ([], [:]) }

  /// No effect: every picture is drawn from the start.
  public mutating func reloadItems(_ identifiers: [Item]) {}
  /// No effect: every picture is drawn from the start.
  public mutating func reconfigureItems(_ identifiers: [Item]) {}
  /// No effect: every picture is drawn from the start.
  public mutating func reloadSections(_ identifiers: [Section]) {}

  /// Returns the number of items of a section by its number; 0 where there is none.
  func count(ofSection number: Int) -> Int {
    guard sectionIdentifiers.indices.contains(number) else { return 0 }
    return items[sectionIdentifiers[number]]?.count ?? 0
  }

  /// Returns the item at a place; nil: there is none.
  func item(at path: IndexPath) -> Item? {
    guard sectionIdentifiers.indices.contains(path.section) else { return nil }
    let all = items[sectionIdentifiers[path.section]] ?? []
    return all.indices.contains(path.item) ? all[path.item] : nil
  }
}

/// Gives a collection the items of a snapshot.
@MainActor @preconcurrency
open class UICollectionViewDiffableDataSource<Section: Hashable, Item: Hashable>: NSObject,
  UICollectionViewDataSource
{
  /// Makes the cell of an item.
  public typealias CellProvider = (
    _ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: Item
  ) -> UICollectionViewCell?
  /// Makes the view above or below a section.
  public typealias SupplementaryViewProvider = (
    _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
  ) -> UICollectionReusableView?

  /// Makes the view above or below a section; nil: there is none.
  open var supplementaryViewProvider: SupplementaryViewProvider?
  /// The closures for changes of the order. No effect: nobody changes the order in a picture.
  open var reorderingHandlers = ReorderingHandlers()
  private var state = NSDiffableDataSourceSnapshot<Section, Item>()
  private let provider: CellProvider

  /// Becomes the data source of a collection.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    provider = cellProvider
    super.init()
    collectionView.dataSource = self
  }

  /// Shows a snapshot. No effect of `animatingDifferences`: a picture has no time.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<Section, Item>, animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    state = snapshot
    completion?()
  }

  /// Returns the snapshot that is shown.
  open func snapshot() -> NSDiffableDataSourceSnapshot<Section, Item> { state }
  /// Returns the item at a place; nil: there is none.
  open func itemIdentifier(for indexPath: IndexPath) -> Item? { state.item(at: indexPath) }
  /// Returns the place of an item; nil: there is none.
  open func indexPath(for itemIdentifier: Item) -> IndexPath? {
    guard let section = state.sectionIdentifier(containingItem: itemIdentifier),
      let number = state.indexOfSection(section),
      let item = state.itemIdentifiers(inSection: section).firstIndex(of: itemIdentifier)
    else { return nil }
    return IndexPath(item: item, section: number)
  }
  /// Returns the section at a place; nil: there is none.
  open func sectionIdentifier(for index: Int) -> Section? {
    state.sectionIdentifiers.indices.contains(index) ? state.sectionIdentifiers[index] : nil
  }
  /// Shows a snapshot.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<Section, Item>, completion: (() -> Void)? = nil
  ) {
    apply(snapshot, animatingDifferences: false, completion: completion)
  }

  open func numberOfSections(in collectionView: UICollectionView) -> Int { state.numberOfSections }
  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { state.count(ofSection: section) }
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    state.item(at: indexPath).flatMap { provider(collectionView, indexPath, $0) }
      ?? UICollectionViewCell(frame: .zero)
  }
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    supplementaryViewProvider?(collectionView, kind, indexPath)
      ?? UICollectionReusableView(frame: .zero)
  }
}

/// Gives a table the items of a snapshot.
@MainActor @preconcurrency
open class UITableViewDiffableDataSource<Section: Hashable, Item: Hashable>: NSObject,
  UITableViewDataSource
{
  /// Makes the row of an item.
  public typealias CellProvider = (
    _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: Item
  ) -> UITableViewCell?

  private var state = NSDiffableDataSourceSnapshot<Section, Item>()
  private let provider: CellProvider
  /// The motion of changed rows. No effect: a picture has no time.
  open var defaultRowAnimation = UITableView.RowAnimation.automatic

  /// Becomes the data source of a table.
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    provider = cellProvider
    super.init()
    tableView.dataSource = self
  }

  /// Shows a snapshot. No effect of `animatingDifferences`: a picture has no time.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<Section, Item>, animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    state = snapshot
    completion?()
  }

  /// Returns the snapshot that is shown.
  open func snapshot() -> NSDiffableDataSourceSnapshot<Section, Item> { state }
  /// Returns the item at a place; nil: there is none.
  open func itemIdentifier(for indexPath: IndexPath) -> Item? { state.item(at: indexPath) }

  open func numberOfSections(in tableView: UITableView) -> Int { state.numberOfSections }
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    state.count(ofSection: section)
  }
  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    state.item(at: indexPath).flatMap { provider(tableView, indexPath, $0) }
      ?? UITableViewCell(style: .default, reuseIdentifier: nil)
  }
  open func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { nil }
  open func tableView(
    _ tableView: UITableView, canEditRowAt indexPath: IndexPath
  ) -> Bool { true }
}
