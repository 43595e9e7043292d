public import Foundation
public import StillViewGraph

/// Views made of a collection, whose elements a list can delete and move.
@MainActor @preconcurrency public protocol DynamicViewContent<Data>: View {
  /// The collection whose elements the views stand for.
  associatedtype Data: Collection

  /// What the views are made of.
  nonisolated var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

extension ModifiedContent: DynamicViewContent
where Content: DynamicViewContent, Modifier: ViewModifier {
  nonisolated public var data: Content.Data { content.data }
}

/// `onDelete`, `onMove`: what editing rows does.
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
  /// What deleting rows does; nil: they cannot be deleted.
  nonisolated public func onDelete(
    perform action: ((IndexSet) -> Void)?
  ) -> ModifiedContent<Self, _RowEditingModifier> {
    modifier(_RowEditingModifier(delete: action))
  }

  /// What moving rows does: by a finger that stays on a row before it moves, or by handles while the list is edited; nil: they
  /// cannot be moved.
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
  /// Moves the elements at some places before the one at a place of the collection as it was.
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
