import Foundation
import SwiftUI
import Testing

private final class Dragging: NSObject, UICollectionViewDragDelegate, UICollectionViewDropDelegate {
  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem] { [] }

  func collectionView(
    _ collectionView: UICollectionView,
    performDropWith coordinator: any UICollectionViewDropCoordinator
  ) {
    let proposal: UICollectionViewDropProposal = coordinator.proposal
    let items: [any UICollectionViewDropItem] = coordinator.items
    _ = (proposal.intent, coordinator.destinationIndexPath, coordinator.session)
    _ = items.map { ($0.dragItem, $0.sourceIndexPath) }
  }
}

/// Collections whose items come from snapshots.
@Suite @MainActor struct SnapshotOrderTests {
  private func snapshot() -> NSDiffableDataSourceSnapshot<String, Int> {
    var result = NSDiffableDataSourceSnapshot<String, Int>()
    result.appendSections(["a", "b"])
    result.appendItems([1, 2, 3], toSection: "a")
    result.appendItems([4], toSection: "b")
    return result
  }

  @Test func itemsArePutInOrder() {
    var items = snapshot()
    items.insertItems([9], beforeItem: 2)
    items.insertItems([8], afterItem: 3)
    items.insertItems([7], afterItem: 100)
    #expect(items.itemIdentifiers == [1, 9, 2, 3, 8, 4])
    items.moveItem(1, afterItem: 4)
    items.moveItem(8, beforeItem: 9)
    #expect(items.itemIdentifiers == [8, 9, 2, 3, 4, 1])
    #expect(items.sectionIdentifier(containingItem: 1) == "b" && items.indexOfItem(9) == 1)
    #expect(items.indexOfSection("b") == 1 && items.numberOfItems(inSection: "a") == 4)
    items.deleteSections(["a"])
    #expect(items.itemIdentifiers == [4, 1] && items.sectionIdentifiers == ["b"])
  }

  @Test func dataSourcesKnowThePlacesOfItems() {
    let layout = UICollectionViewFlowLayout()
    let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: view) {
      _, _, _ in UICollectionViewCell()
    }
    source.applySnapshotUsingReloadData(snapshot())
    #expect(source.indexPath(for: 4) == IndexPath(item: 0, section: 1))
    #expect(source.indexPath(for: 5) == nil && source.sectionIdentifier(for: 1) == "b")
    #expect(source.sectionIdentifier(for: 2) == nil)
    typealias Source = UICollectionViewDiffableDataSource<String, Int>
    source.reorderingHandlers.canReorderItem = { $0 > 1 }
    source.reorderingHandlers.willReorder = { (change: Source.Transaction) in
      _ = (change.initialSnapshot, change.finalSnapshot)
    }
    source.reorderingHandlers.didReorder = { change in
      _ = change.sectionTransactions.map { ($0.sectionIdentifier, $0.finalSnapshot.items) }
    }
    #expect(source.reorderingHandlers.canReorderItem?(2) == true)
    let handlers: Source.ReorderingHandlers = source.reorderingHandlers
    #expect(handlers.didReorder != nil && handlers.willReorder != nil)
    let section: Source.SectionTransaction? = nil
    #expect(section == nil)
  }

  @Test func sectionsHaveSnapshotsToo() {
    var items = NSDiffableDataSourceSectionSnapshot<Int>()
    items.append([1, 2])
    items.append([3], to: 1)
    items.delete([2])
    items.expand([1])
    items.collapse([1])
    #expect(items.items == [1, 3] && items.contains(3) && !items.contains(2))
  }

  @Test func registrationsFillViewsBesideSections() {
    let layout = UICollectionViewFlowLayout()
    let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    let header = UICollectionView.elementKindSectionHeader
    let registration = UICollectionView.SupplementaryRegistration<UICollectionViewCell>(
      elementKind: header
    ) { cell, kind, path in
      cell.accessibilityLabel = "\(kind == header) \(path.section)"
    }
    let made = view.dequeueConfiguredReusableSupplementary(
      using: registration, for: IndexPath(item: 0, section: 3))
    #expect(made.accessibilityLabel == "true 3")
  }

  @Test func nothingIsDragged() {
    let dragging = Dragging()
    let view = UICollectionView(
      frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    (view.dragDelegate, view.dropDelegate) = (dragging, dragging)
    (view.dragInteractionEnabled, view.allowsFocus, view.isEditing) = (true, true, true)
    view.allowsSelectionDuringEditing = true
    #expect(view.dragDelegate === dragging && view.dropDelegate === dragging)
    #expect(view.isEditing && view.allowsSelectionDuringEditing && view.allowsFocus)
    let proposal = UICollectionViewDropProposal(
      operation: .move, intent: .insertAtDestinationIndexPath)
    #expect(proposal.intent == UICollectionViewDropProposal.Intent.insertAtDestinationIndexPath)
    #expect(UICollectionViewDropProposal(operation: .copy).intent == .unspecified)
    let update = UICollectionViewUpdateItem()
    #expect(update.indexPathBeforeUpdate == nil && update.indexPathAfterUpdate == nil)
    #expect(NSDiffableDataSourceSnapshotReference() !== NSDiffableDataSourceSnapshotReference())
  }
}
