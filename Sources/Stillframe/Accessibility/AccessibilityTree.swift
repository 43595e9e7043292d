public import Foundation
import StillViewGraph

/// The accessibility tree of a view at one moment: what VoiceOver reads, in its order.
public struct AccessibilityTree: Sendable, Equatable {
  /// The elements in reading order.
  public let elements: [AccessibilityElement]
  /// The size of the picture, in points.
  public let size: CGSize
  /// Evidence for audits; nil for a tree made by hand.
  let evidence: AuditEvidence?

  init(_ items: [AccessibilityItem], size: CGSize, locale: Locale, evidence: AuditEvidence?) {
    var found: [(item: AccessibilityItem, containers: [String])] = []
    for item in items { item.appendElements(to: &found) }
    elements = found.map { AccessibilityElement($0.item, in: $0.containers, locale: locale) }
    self.size = size
    self.evidence = evidence
  }

  public static func == (a: AccessibilityTree, b: AccessibilityTree) -> Bool {
    a.elements == b.elements && a.size == b.size
  }

  /// The elements with a label, an identifier or, where none has, a value.
  public func elements(named name: String) -> [AccessibilityElement] {
    let found = elements.filter { $0.identifier == name }
    if !found.isEmpty { return found }
    let labelled = elements.filter { $0.label == name || $0.title == name }
    return labelled.isEmpty ? elements.filter { $0.value == name } : labelled
  }
}

extension AccessibilityTree: CustomStringConvertible {
  /// One line for each element as VoiceOver reads it, and indented lines for what is read on request.
  public var description: String {
    var lines: [String] = []
    var path: [String] = []
    for element in elements {
      if element.containers != path {
        path = element.containers
        if !path.isEmpty { lines.append("[\(path.joined(separator: " › "))]") }
      }
      lines.append(element.description.isEmpty ? "(no label)" : element.description)
      lines += element.lines.map { "    " + $0 }
    }
    return lines.joined(separator: "\n")
  }
}
