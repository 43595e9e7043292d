public import Foundation

// Nothing is dragged in a picture: delegates have names, and nobody calls them.

/// The giver of items that are dragged out of a collection. No method is called.
@MainActor @preconcurrency public protocol UICollectionViewDragDelegate: NSObjectProtocol {
  /// Returns the items of a cell. Never called.
  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem]
}

/// The receiver of items that are dropped on a collection. No method is called.
@MainActor @preconcurrency public protocol UICollectionViewDropDelegate: NSObjectProtocol {
  /// Receives the items. Never called.
  func collectionView(
    _ collectionView: UICollectionView,
    performDropWith coordinator: any UICollectionViewDropCoordinator)
  /// Returns the operation at a place. Never called.
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal
  /// Whether items can be dropped. Never called.
  func collectionView(
    _ collectionView: UICollectionView, canHandle session: any UIDropSession
  ) -> Bool
}

extension UICollectionViewDropDelegate {
  public func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal { UICollectionViewDropProposal(operation: .cancel) }
  public func collectionView(
    _ collectionView: UICollectionView, canHandle session: any UIDropSession
  ) -> Bool { true }
}

/// The answer of a collection to what is dragged above it.
open class UICollectionViewDropProposal: UIDropProposal {
  /// The place of dropped items.
  public enum Intent: Int, Sendable {
    /// Not said, between cells, or in one.
    case unspecified, insertAtDestinationIndexPath, insertIntoDestinationIndexPath
  }

  /// The place of dropped items.
  public let intent: Intent

  /// An answer with a place.
  public init(operation: UIDropOperation, intent: Intent) {
    self.intent = intent
    super.init(operation: operation)
  }

  /// An answer.
  public override init(operation: UIDropOperation) {
    intent = .unspecified
    super.init(operation: operation)
  }
}

/// An item that is dropped on a collection. There are none.
@MainActor @preconcurrency public protocol UICollectionViewDropItem: NSObjectProtocol {
  /// The item.
  var dragItem: UIDragItem { get }
  /// The place that it comes from; nil: from outside.
  var sourceIndexPath: IndexPath? { get }
}

/// A drop on a collection. There are none.
@MainActor @preconcurrency public protocol UICollectionViewDropCoordinator: NSObjectProtocol {
  /// The items.
  var items: [any UICollectionViewDropItem] { get }
  /// The place; nil: none.
  var destinationIndexPath: IndexPath? { get }
  /// The answer of the collection.
  var proposal: UICollectionViewDropProposal { get }
  /// The session.
  var session: any UIDropSession { get }
}

/// A change of a collection that is under way. There are none.
open class UICollectionViewUpdateItem: NSObject {
  /// The place before; nil: none.
  public let indexPathBeforeUpdate: IndexPath? = nil
  /// The place after; nil: none.
  public let indexPathAfterUpdate: IndexPath? = nil
}

/// A snapshot as Objective-C has it. There are none.
open class NSDiffableDataSourceSnapshotReference: NSObject {}

extension UICollectionViewDiffableDataSource {
  /// The items of a section before and after a change.
  public struct SectionTransaction {
    /// The section.
    public let sectionIdentifier: Section
    /// The items after the change.
    public let finalSnapshot: NSDiffableDataSourceSectionSnapshot<Item>
  }

  /// A change of the order by a person.
  public struct Transaction {
    /// The sections that changed.
    public let sectionTransactions: [SectionTransaction]
    /// The snapshot before.
    public let initialSnapshot: NSDiffableDataSourceSnapshot<Section, Item>
    /// The snapshot after.
    public let finalSnapshot: NSDiffableDataSourceSnapshot<Section, Item>
  }

  /// The closures for changes of the order. No effect: nobody changes the order in a picture.
  public struct ReorderingHandlers {
    /// Whether an item may be moved; nil: none.
    public var canReorderItem: ((Item) -> Bool)?
    /// Called before a change.
    public var willReorder: ((Transaction) -> Void)?
    /// Called after a change.
    public var didReorder: ((Transaction) -> Void)?
  }
}

/// The items of one section.
public struct NSDiffableDataSourceSectionSnapshot<Item: Hashable> {
  /// The items, in their order.
  public private(set) var items: [Item] = []

  /// No items.
  public init() {}

  /// Adds items at the end. No effect of a parent: all of them are shown.
  public mutating func append(_ items: [Item], to parent: Item? = nil) { self.items += items }
  /// Takes items out.
  public mutating func delete(_ items: [Item]) {
    let gone = Set(items)
    self.items.removeAll(where: gone.contains)
  }
  /// No effect: all items are shown.
  public mutating func expand(_ items: [Item]) {}
  /// No effect: all items are shown.
  public mutating func collapse(_ items: [Item]) {}
  /// Whether there is an item.
  public func contains(_ item: Item) -> Bool { items.contains(item) }
}
