internal import StillLayout
import StillRuntime

/// Knows whose body the thread is evaluating, so that state can tell who read it.
enum BodyScope {
  /// Runs `body` as the evaluation of a node's body, and of the closures inside it.
  static func evaluating<Result>(_ node: any BodyEvaluator, _ body: () -> Result) -> Result {
    let before = ThreadLocal.exchange(node)
    defer { ThreadLocal.restore(before) }
    return body()
  }

  /// Runs `body` as something that happens to a tree of views, outside all bodies.
  static func outside<Result>(_ graph: ViewGraph, _ body: () -> Result) -> Result {
    let before = ThreadLocal.exchange(graph)
    defer { ThreadLocal.restore(before) }
    return graph.work.isWaitedFor && TaskQueue.takesWork ? graph.work.tasks.working(body) : body()
  }

  /// The tree whose bodies or actions this thread runs.
  static var graph: ViewGraph? {
    guard let current = ThreadLocal.current else { return nil }
    return current as? ViewGraph ?? (current as? _ViewNode)?.graph
  }

  /// The environment of the view or the tree that this thread works for.
  static var environment: EnvironmentValues? {
    guard let current = ThreadLocal.current else { return nil }
    if let node = current as? _ViewNode { return node.environmentAround }
    return (current as? ViewGraph)?.light.environment
  }

  /// The node whose body is being evaluated on this thread.
  static var current: (any BodyEvaluator)? { ThreadLocal.current as? any BodyEvaluator }
}

/// Warnings of code that a body calls and that knows no view.
package enum BodyWarning {
  /// Warns with the path of the view whose body this thread evaluates.
  ///
  /// - Returns: False outside of all bodies.
  package static func add(_ message: String) -> Bool {
    guard let node = BodyScope.current else { return false }
    node.graph.warnOfControl(message, at: node)
    return true
  }
}

extension _ViewNode {
  /// The view whose body made this node, directly or through others; the node itself where it has one.
  final var nearestBody: (any BodyEvaluator)? { asBody ?? bodyAround?.asBody }

  /// Runs a closure of the user's after the body that made it, as part of that body: the state and the observable
  /// objects that it reads, the body has read.
  ///
  /// - Parameter role: Tells the closures apart that this node runs.
  package final func inBodyScope<Result>(
    as role: @autoclosure () -> AnyHashable? = nil, _ closure: () -> Result
  ) -> Result {
    guard let body = nearestBody else { return closure() }
    return Readings.evaluating(body, calledBy: self, role) {
      BodyScope.evaluating(body, closure)
    }
  }

  /// Forgets what a closure has read that this node does not run any more.
  final func forgetBodyScope(_ role: @autoclosure () -> AnyHashable) {
    nearestBody?.readings?.forget(role(), calledBy: self)
  }

  /// Makes or renews the views inside, outside of the body's evaluation, with that body around them. What these
  /// read is their own.
  final func insideBody<Result>(_ build: () -> Result) -> Result {
    guard let body = nearestBody else { return build() }
    return BodyScope.evaluating(body, build)
  }
}
