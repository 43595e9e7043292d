import StillAnimation
import StillLayout
package import StillReport

extension ViewGraph {
  package var warnings: [LayoutWarning] { findings.warnings }
  /// The warnings of views inside which warnings are errors.
  package var strictWarnings: [LayoutWarning] { findings.errors }

  /// Says what was wrong with a view, by its path: the elements around it.
  package func warn(_ message: String, at node: _ViewNode) {
    // A modifier without a name of its own speaks for the view that it modifies.
    var named = node
    while named.nameInWarnings == nil, let wrapper = named as? ElementWrapper {
      named = wrapper.inner
    }
    var names: [String] = []
    var current: _ViewNode? = named
    while let element = current, names.count < Self.longestPath {
      if let name = element === named ? element.nameInWarnings : element.nameInReport {
        names.append(name)
      }
      current = element.enclosing ?? element.parent
    }
    warn(message, path: names, at: node)
  }

  /// Warns of a problem with a control, by its path: the views of user code, without the library's internal ones.
  package func warnOfControl(_ message: String, at node: _ViewNode) {
    let control = node.nearestBody
    var names: [String] = []
    // One of the library's that has been met, but may be part of another one around it.
    var part: (any BodyEvaluator)?
    func add(_ body: any BodyEvaluator) {
      let name = body.writtenName
      if let name { names.append(body === control ? name + identifier(of: body) : name) }
    }
    var current: _ViewNode? = node
    while let place = current, names.count < Self.longestPath {
      if let body = place.asBody {
        if body.isOfUser {
          if let whole = part, whole !== control { add(whole) }
          part = nil
          add(body)
        } else {
          if body === control { add(body) }
          if body.writtenName != nil { part = body }
        }
      } else if !place.isPartOfControl {
        if let whole = part, whole !== control { add(whole) }
        part = nil
        if let name = place.nameInReport { names.append(name) }
      }
      current = place.parent
    }
    if let whole = part, whole !== control { add(whole) }
    warn(message, path: names, at: node)
  }

  /// Warns of an animation with numbers that make none, at the first view that it moves.
  func warn(of animation: Animation?, at node: _ViewNode) {
    guard let problem = animation?.problem, !warnings.contains(where: { $0.message == problem })
    else { return }
    warn(problem, at: node)
  }

  private static var longestPath: Int { 64 }

  /// Returns the `accessibilityIdentifier` that a view was given, as messages write it; empty without one.
  private func identifier(of body: any BodyEvaluator) -> String {
    var current = body.parent
    // Nodes around a view are created after it: only those that hold modifiers exist already.
    while let holder = current as? any ModifierHolder {
      if let identified = holder.heldModifier as? _AccessibilityIdentifierModifier {
        return " (#\(identified.identifier))"
      }
      current = holder.parent
    }
    return ""
  }

  /// - Parameter path: names, the innermost first.
  private func warn(_ message: String, path: [String], at node: _ViewNode) {
    let warning = LayoutWarning(
      path: path.reversed().joined(separator: "/"), message: message)
    findings.add(warning)
    if findings.mayAddError(warning), isStrict(at: node) { findings.addError(warning) }
  }
}

extension _ViewNode {
  /// Whether the node is part of what one of the library's views is made of, as far as that can be told: of the views with
  /// bodies around, one of the library's comes before one of the user's. Bodies of modifiers are passed over.
  fileprivate var isPartOfControl: Bool {
    var current = bodyAround?.asBody
    while let body = current {
      if body.isOfUser { return false }
      if body.writtenName != nil { return true }
      current = body.bodyAround?.asBody
    }
    return false
  }
}

extension BodyEvaluator {
  /// The view's type; nil for a type that is private to its file.
  fileprivate var writtenName: String? { isOfPrivateType ? nil : nameInWarnings }
}
