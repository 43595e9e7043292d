package import Foundation

extension [AccessibilityItem] {
  /// Leaves the elements of the modal view that is in front, where there is one (rule AX2.6).
  mutating func keepFrontmostModal() {
    guard let modal = frontmostModal else { return }
    self = [modal]
  }

  /// The modal view that is drawn last, the innermost one.
  private var frontmostModal: AccessibilityItem? {
    for item in reversed() {
      if let inner = item.children.frontmostModal { return inner }
      if item.isModal, item.kind != .group || !item.children.isVoid { return item }
    }
    return nil
  }

  /// Gives the content of each labelled pair the label of the other view, which is no element then (rule AX3.9).
  mutating func joinLabelledPairs() {
    var labels: [AccessibilityItem.LinkKey: String] = [:]
    var contents = Set<AccessibilityItem.LinkKey>()
    collectPairs(&labels, &contents)
    guard !labels.isEmpty, !contents.isEmpty else { return }
    join(labels, contents)
  }

  private func collectPairs(
    _ labels: inout [AccessibilityItem.LinkKey: String],
    _ contents: inout Set<AccessibilityItem.LinkKey>
  ) {
    for item in self {
      if let role = item.labelRole {
        if role.isLabel {
          labels[role.key] = item.properties.label
        } else {
          contents.insert(role.key)
        }
      }
      item.children.collectPairs(&labels, &contents)
    }
  }

  private mutating func join(
    _ labels: [AccessibilityItem.LinkKey: String], _ contents: Set<AccessibilityItem.LinkKey>
  ) {
    removeAll { item in
      guard let role = item.labelRole, role.isLabel else { return false }
      return contents.contains(role.key) && labels[role.key] != nil
    }
    for index in indices {
      if let role = self[index].labelRole, !role.isLabel, let label = labels[role.key] {
        let own = self[index].properties.label
        self[index].properties.label = own.map { $0 == label ? $0 : "\(label), \($0)" } ?? label
      }
      self[index].children.join(labels, contents)
    }
  }

  /// The properties of one element that stands for all of these (rules AX4.1 to AX4.4). Sort first.
  package func combined() -> AccessibilityProperties {
    var elements: [(item: AccessibilityItem, containers: [String])] = []
    for item in self { item.appendElements(to: &elements) }
    let all = elements.map(\.item.properties)
    let acting = all.filter { $0.action(.activate) != nil && $0.traits.contains(.button) }
    let namesActions = acting.count > 1
    var result = AccessibilityProperties()
    var labels: [String] = []
    var values: [String] = []
    var hints: [String] = []
    for properties in all {
      let isNamedAction =
        namesActions && properties.traits.contains(.button)
        && properties.action(.activate) != nil
      if isNamedAction, let name = properties.name, let act = properties.action(.activate) {
        result.actions.append(AccessibilityActionEntry(.named(name), perform: act.perform))
      } else {
        if let label = properties.label, !label.isEmpty { labels.append(label) }
        if let value = properties.value, !value.isEmpty { values.append(value) }
        if let hint = properties.hint, !hint.isEmpty { hints.append(hint) }
        result.traits.formUnion(properties.traits)
      }
      for action in properties.actions where action.kind != .activate || !isNamedAction {
        result.setAction(action)
      }
      result.customContent += properties.customContent
      for rotor in properties.rotors { result.addRotor(rotor) }
      result.inputLabels += properties.inputLabels
      result.identifier = result.identifier ?? properties.identifier
      result.heading = result.heading ?? properties.heading
      result.title = result.title ?? properties.title
    }
    result.label = labels.isEmpty ? nil : labels.joined(separator: ", ")
    result.value = values.isEmpty ? nil : values.joined(separator: ", ")
    result.hint = hints.isEmpty ? nil : hints.joined(separator: ", ")
    if result.traits != .staticText { result.traits.subtract(.staticText) }
    // A text with a picture is read as the text.
    if labels.count > 1 { result.traits.subtract(.image) }
    return result
  }

  /// The smallest rectangle around all frames.
  package var bounds: CGRect? {
    guard let first else { return nil }
    return dropFirst().reduce(first.frame) { $0.union($1.frame) }
  }
}
