import Foundation
import StillGeometry
import StillViewGraph

extension Stage {
  /// The accessibility tree of what is shown at this moment. Nothing is painted.
  ///
  /// - Throws: `RenderError.invalidScale`, `.tooDeep`.
  public func accessibilityTree() throws(RenderError) -> AccessibilityTree {
    try RenderPass.check(scale: scale)
    if graph.isTooDeep { throw .tooDeep(limit: ViewGraph.depthLimit) }
    return graph.accessibilityTree(size: size)
  }

  /// Performs an action as assistive technologies do: `perform(.activate, on: "Save")`, `perform("Delete", on: "Inbox")`.
  ///
  /// The element is found by its identifier, else its label, else its value, the first one in reading order. What a touch
  /// does is done by a touch at the element's activation point, unless something is in front of it there.
  ///
  /// - Throws: `StageError.noSuchView` where nobody reads such an element, `.notEnabled`, `.noSuchAction`.
  public func perform(_ action: AccessibilityAction, on target: String) throws(StageError) {
    let items = graph.accessibilityItems()
    var path: [AccessibilityItem] = []
    guard let item = items.first(named: target, path: &path) else {
      var elements: [(item: AccessibilityItem, containers: [String])] = []
      for item in items { item.appendElements(to: &elements) }
      throw .noSuchView(target, known: elements.compactMap(\.item.properties.name))
    }
    if item.properties.traits.contains(.notEnabled), action.kind != .focus, action.kind != .escape {
      throw .notEnabled(target)
    }
    if action.kind == .activate { return try activate(item, target) }
    let holders = action.kind == .escape ? [item] + path.reversed() : [item]
    let kinds: [AccessibilityActionEntry.Kind] =
      action.kind == .named("Delete") ? [action.entryKind, .delete] : [action.entryKind]
    for holder in holders {
      for kind in kinds {
        guard let entry = holder.properties.action(kind) else { continue }
        graph.perform(entry, of: holder)
        return
      }
    }
    throw .noSuchAction(
      action.name, on: target, known: item.properties.actions.map { $0.kind.title })
  }

  private func activate(_ item: AccessibilityItem, _ target: String) throws(StageError) {
    let entry = item.properties.action(.activate)
    if let entry, !entry.isTouch { return graph.perform(entry, of: item) }
    let point =
      item.properties.activationPoint ?? CGPoint(x: item.frame.midX, y: item.frame.midY)
    if let node = item.node,
      let chain = try? graph.responders(at: point, of: node, able: .tap)
    {
      touchCount += 1
      graph.putDown(touchCount, at: point, on: chain)
      graph.lift(touchCount)
    } else if let entry {
      graph.perform(entry, of: item)
    } else {
      throw .noSuchAction(
        "activate", on: target, known: item.properties.actions.map { $0.kind.title })
    }
  }
}

extension AccessibilityActionEntry.Kind {
  /// The kind in words.
  fileprivate var title: String {
    switch self {
    case .named(let name): name
    case .scroll(let edge): "scroll \(edge)"
    default: "\(self)"
    }
  }
}

extension [AccessibilityItem] {
  /// The first element that goes by a name, with the groups around it from the outside in.
  fileprivate func first(named name: String, path: inout [AccessibilityItem]) -> AccessibilityItem?
  {
    let matches: [(AccessibilityItem) -> Bool] = [
      { $0.properties.identifier == name }, { $0.properties.label == name },
      { $0.properties.title == name || $0.properties.inputLabels.contains(name) },
      { $0.properties.value == name },
    ]
    for match in matches {
      path = []
      if let found = first(where: match, path: &path) { return found }
    }
    return nil
  }

  private func first(
    where match: (AccessibilityItem) -> Bool, path: inout [AccessibilityItem]
  ) -> AccessibilityItem? {
    for item in self {
      if item.kind != .group, match(item) { return item }
      path.append(item)
      if let found = item.children.first(where: match, path: &path) { return found }
      path.removeLast()
    }
    return nil
  }
}

extension ViewGraph {
  /// Runs an action's closure as something that happens to the tree of views.
  fileprivate func perform(_ entry: AccessibilityActionEntry, of item: AccessibilityItem) {
    callFromOutside(by: item.node, entry.perform)
    update()
  }

  /// The accessibility tree of what is shown now.
  func accessibilityTree(
    size: CGSize, largeTexts: (@Sendable () -> [AccessibilityEvidence.ShownText])? = nil
  ) -> AccessibilityTree {
    let gathered = accessibilityItemsAndTexts()
    let environment = windowEnvironment
    return AccessibilityTree(
      gathered.items, size: size, locale: environment.locale,
      evidence: AuditEvidence(
        list: displayList(size: size), background: environment.windowBackground,
        colorScheme: environment.colorScheme,
        texts: gathered.texts, largeTexts: largeTexts))
  }
}
