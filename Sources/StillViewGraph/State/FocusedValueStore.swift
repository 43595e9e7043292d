import StillLayout

/// The values that views share with the rest of a tree, always or while the focus is in them.
package final class FocusedValueStore {
  private struct Member {
    weak var element: (any FocusedValueSource)?
  }

  private var members: [Member] = []
  /// A version that increases when the shared values change; readers of the values read it.
  private let edition: StateLocation<Int>
  private var latest = 0

  init(_ writes: WriteQueue) {
    edition = StateLocation(0, writes)
  }

  /// All that is shared, by the numbers of keys. What is shared by focus comes before what is always shared; of several
  /// views the one that came last counts.
  package var values: [ObjectIdentifier: Any] {
    _ = edition.value
    let elements = members.compactMap(\.element).filter { !$0.isRetired && !$0.isLeaving }
    var values: [ObjectIdentifier: Any] = [:]
    for element in elements where element.sharing == .always {
      values.merge(element.shared) { $1 }
    }
    for element in elements where element.sharing == .now {
      values.merge(element.shared) { $1 }
    }
    return values
  }

  fileprivate func add(_ element: any FocusedValueSource) {
    members.removeAll { $0.element == nil }
    members.append(Member(element: element))
  }

  fileprivate func changed() {
    latest += 1
    edition.set(latest, Transaction())
  }
}

/// The condition under which a view shares a value.
package enum FocusSharing {
  /// Wherever the focus is; while the focus is in the view, and it is; while it is, and it is not.
  case always, now, not
}

private protocol FocusedValueSource: _ViewNode {
  var sharing: FocusSharing { get }
  var shared: [ObjectIdentifier: Any] { get }
}

/// Shares a value with the rest of the tree.
nonisolated package struct FocusShareModifier<Value>: ElementModifier {
  package typealias Element = FocusShareElement<Value>

  let value: Value?
  let shared: [ObjectIdentifier: Any]
  let sharing: FocusSharing

  /// - Parameter shared: the value by the number of its key; empty where there is none.
  package init(_ value: Value?, shared: [ObjectIdentifier: Any], sharing: FocusSharing) {
    self.value = value
    self.shared = shared
    self.sharing = sharing
  }

  /// Whether readers may go on with what they have. Nobody can tell two closures apart: one in place of another is not
  /// taken for news, as it would be news whenever the view around is evaluated.
  fileprivate func isSame(as other: Self) -> Bool {
    guard sharing == other.sharing, shared.keys == other.shared.keys else { return false }
    guard let value, let old = other.value else { return (value == nil) == (other.value == nil) }
    if let property = Value.self as? any ConnectedProperty.Type {
      func open<P: ConnectedProperty>(_ type: P.Type) -> Bool {
        guard let value = value as? P, let old = old as? P else { return false }
        return P.areSame(value, old)
      }
      return open(property)
    }
    if Value.self is AnyObject.Type { return (value as AnyObject) === (old as AnyObject) }
    return value is any Equatable || _isPOD(Value.self) ? sameValue(value, old) : true
  }
}

/// Tells readers when its value is another one.
package final class FocusShareElement<Value>: ModifierElement<FocusShareModifier<Value>>,
  FocusedValueSource, RemovalObserver
{
  fileprivate var sharing: FocusSharing { modifier.sharing }
  fileprivate var shared: [ObjectIdentifier: Any] { modifier.shared }

  override package func modifierChanged(
    from old: FocusShareModifier<Value>?, _ transaction: Transaction
  ) {
    if old == nil { graph.focusShare.add(self) }
    if let old {
      guard !modifier.isSame(as: old) else { return }
    } else if modifier.sharing == .not || modifier.shared.isEmpty {
      return
    }
    // Shared values are read once the current bodies have been evaluated.
    graph.afterLayout(self) { [graph] in graph.focusShare.changed() }
  }

  func wasRemoved(isAtOnce: Bool) {
    guard sharing != .not else { return }
    graph.afterLayout(self) { [graph] in graph.focusShare.changed() }
  }
}

/// The shared values of a tree, as a property of a view in it reads them.
package struct SharedByFocus {
  private weak var share: FocusedValueStore?

  package init() {}

  /// Finds the tree of the body that is about to be evaluated.
  package mutating func connect() { share = BodyScope.graph?.focusShare }

  package var values: [ObjectIdentifier: Any] { share?.values ?? [:] }
}
