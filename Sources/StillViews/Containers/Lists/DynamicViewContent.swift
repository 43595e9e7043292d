public import Foundation
public import StillViewGraph

/// Views made of a collection, whose elements a list can delete and move.
@MainActor @preconcurrency public protocol DynamicViewContent<Data>: View {
  /// The collection that has a view for each element.
  associatedtype Data: Collection

  /// The collection that the views are made from.
  nonisolated var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

extension ModifiedContent: DynamicViewContent
where Content: DynamicViewContent, Modifier: ViewModifier {
  nonisolated public var data: Content.Data { content.data }
}

/// `onDelete`, `onMove`: the actions that edit rows.
nonisolated public struct _RowEditingModifier: _PrimitiveModifier, UnitTraitModifier {
  var delete: ((IndexSet) -> Void)?
  var move: ((IndexSet, Int) -> Void)?

  package func write(_ traits: inout UnitTraits) {
    if let delete { traits[.rowsDeletion] = RowsDeletion(action: delete) }
    if let move { traits[.rowsMove] = RowsMove(action: move) }
  }

  public static func _makeModifiedNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, _ inputs: _ViewInputs
  ) -> _TypedNode<ModifiedContent<Modified, Self>> {
    PassThroughNode(view, inputs, \.content)
  }
}

/// How rows of a collection are deleted.
nonisolated struct RowsDeletion {
  let action: (IndexSet) -> Void
}

/// How rows of a collection are moved.
nonisolated struct RowsMove {
  let action: (IndexSet, Int) -> Void
}

extension UnitTrait<RowsMove> {
  static let rowsMove = UnitTrait<RowsMove>()
}

extension UnitTrait<RowsDeletion> {
  static let rowsDeletion = UnitTrait<RowsDeletion>()
}

extension DynamicViewContent {
  /// Sets the action that deletes rows (nil: rows cannot be deleted).
  nonisolated public func onDelete(
    perform action: ((IndexSet) -> Void)?
  ) -> ModifiedContent<Self, _RowEditingModifier> {
    modifier(_RowEditingModifier(delete: action))
  }

  /// Sets the action that moves rows (nil: rows cannot be moved). A row moves after a long press, or by its handle while
  /// the list is edited.
  nonisolated public func onMove(
    perform action: ((IndexSet, Int) -> Void)?
  ) -> ModifiedContent<Self, _RowEditingModifier> {
    modifier(_RowEditingModifier(move: action))
  }
}

extension RangeReplaceableCollection where Self: MutableCollection {
  /// Removes the elements at some places.
  ///
  /// - Complexity: linear in the collection.
  public mutating func remove(atOffsets offsets: IndexSet) {
    var kept: [Element] = []
    kept.reserveCapacity(count)
    for (offset, element) in enumerated() where !offsets.contains(offset) {
      kept.append(element)
    }
    replaceSubrange(startIndex..<endIndex, with: kept)
  }
}

extension MutableCollection {
  /// Moves the elements at some offsets before the element at an offset of the unchanged collection.
  ///
  /// - Complexity: linear in the collection.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let elements = Array(self)
    let moved = source.filter { elements.indices.contains($0) }.map { elements[$0] }
    var result: [Element] = []
    result.reserveCapacity(elements.count)
    for (offset, element) in elements.enumerated() {
      if offset == destination { result += moved }
      if !source.contains(offset) { result.append(element) }
    }
    if destination >= elements.count { result += moved }
    guard destination >= 0, result.count == elements.count else { return }
    for (index, element) in zip(Array(indices), result) { self[index] = element }
  }
}
