import StillLayout

/// The elements of one modifier that tells of appearance: together they appear with the first and disappear with the last (rule L10.22).
final class AppearanceGroup {
  private var count = 0
  private var hasAppeared = false
  /// Whether the modified view itself has left, so that no element comes in place of those that go.
  fileprivate(set) var isClosed = false
  /// The element that came last.
  private(set) weak var newest: _ViewNode?
  /// The work that the elements share.
  var task: Task<Void, Never>?
  /// The value that the work was started for.
  var trigger: PhaseTrigger?

  /// Whether none of the elements is shown.
  var isEmpty: Bool { count == 0 }

  func add(_ element: _ViewNode) {
    count += 1
    newest = element
  }

  func remove() { count -= 1 }

  /// Returns whether the elements appear: some are shown, and none were before. To be asked when layout has settled.
  func appears() -> Bool {
    guard !isEmpty, !hasAppeared else { return false }
    hasAppeared = true
    return true
  }

  /// Returns whether the elements disappear: none are shown, and some were before. To be asked when layout has settled.
  func disappears() -> Bool {
    guard isEmpty, hasAppeared else { return false }
    hasAppeared = false
    return true
  }
}

/// A node whose elements appear and disappear together.
protocol AppearanceGroupHolder: _ViewNode {
  var group: AppearanceGroup { get }
}

/// The node of a modifier that tells of appearance.
final class AppearanceNode<Modified: View, Modifier: ElementModifier>:
  ElementModifierNode<Modified, Modifier>, AppearanceGroupHolder, RemovalObserver
{
  let group = AppearanceGroup()

  func wasRemoved(isAtOnce: Bool) { group.isClosed = true }
}
