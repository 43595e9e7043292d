import StillViewGraph

extension UIView {
  /// Whether the system's motions are shown: sheets, pages, switches and the like (default: true).
  ///
  /// A setting of the tree of views whose body or action asks; true outside all trees.
  public class var areAnimationsEnabled: Bool {
    !(ViewGraph.current?.disablesSystemMotion ?? false)
  }

  /// Turns the system's motions off and on again, for changes from now on (rule SM1.5). Animations of this library's views
  /// are not affected.
  ///
  /// A setting of the tree of views whose body or action calls. No effect outside all trees: there is nothing that could move.
  public class func setAnimationsEnabled(_ enabled: Bool) {
    ViewGraph.current?.disablesSystemMotion = !enabled
  }

  /// Performs actions during which the system's motions are off (rule SM1.5).
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    var transaction = Transaction.current
    transaction.disablesSystemMotion = true
    withTransaction(transaction, actionsWithoutAnimation)
  }
}
