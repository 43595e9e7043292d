import Foundation
import StillViewGraph

/// A column of a split view, for the lists, links and stacks in it.
///
/// Lists register their selection while they are built, as views register the destinations of a stack.
nonisolated final class SplitColumn: Equatable {
  /// Whether something is chosen in the column's list.
  var hasChoice: () -> Bool = { false }
  /// Chooses nothing there.
  var clearChoice: () -> Void = {}
  /// Chooses the value of a link; false where the list has no such values.
  var choose: (AnyHashable) -> Bool = { _ in false }
  /// Shows a page in the column beside this one; nil where there is one column at a time.
  var show: ((Navigator.Page) -> Void)?
  /// The title of the column, and the previous column.
  var title: Text?
  weak var before: SplitColumn?
  /// How far the column has come where there is one at a time; nil: it is there at once.
  var passage: Passage?
  /// Leads from this column to the one before; nil where that one is in sight.
  var back: (() -> Void)?
  /// Shows the previous column below this one while a finger moves it.
  var setSwiped: (Bool) -> Void = { _ in }
  /// Whether a finger moves the column.
  var isSwiped = false

  static func == (a: SplitColumn, b: SplitColumn) -> Bool { a === b }

  /// Takes over the choice of a list.
  func take(_ selection: ListSelection) {
    hasChoice = selection.hasChoice
    clearChoice = selection.clear
    choose = selection.choose
  }
}

/// The settings that views in a column make for it.
nonisolated struct ColumnContents: Equatable {
  /// Whether there is a list in which something can be chosen.
  var hasChoosingList = false
  /// Whether there is a stack, with a bar.
  var isStack = false
  /// In points; nil: that of the system.
  var width: CGFloat?
  /// Whether the button that shows and hides the sidebar is taken away.
  var removesToggle = false
}

nonisolated enum ColumnContentsKey: PreferenceKey {
  static var defaultValue: ColumnContents { ColumnContents() }

  static func reduce(value: inout ColumnContents, nextValue: () -> ColumnContents) {
    let next = nextValue()
    value.hasChoosingList = value.hasChoosingList || next.hasChoosingList
    value.isStack = value.isStack || next.isStack
    value.width = value.width ?? next.width
    value.removesToggle = value.removesToggle || next.removesToggle
  }
}

private let splitColumnEntry = EnvironmentEntry<SplitColumn?>(nil)

extension EnvironmentValues {
  /// The column that the view is in; nil outside of split views, and in stacks and presentations inside of them.
  var splitColumn: SplitColumn? {
    get { self[splitColumnEntry] }
    set { self[splitColumnEntry] = newValue }
  }
}
