import Foundation
import StillGeometry
import StillLayout
import StillReport

/// The reason why an event had no effect.
package enum EventFailure: Error, Equatable {
  /// No view goes by the name; these are there.
  case noSuchView(known: [String])
  /// Another view is in front.
  case covered(by: String)
  /// Neither the view nor one around it has a gesture that follows such an event.
  case noGesture
}

/// An element that takes typed text, such as a text field.
package protocol EditableElement: _ViewNode {
  /// False for one that can have the focus and no more.
  var takesText: Bool { get }
  /// Takes the text as if it was typed at the end of what is there; false where the view is disabled.
  func type(_ text: String) -> Bool
}

extension _ViewNode {
  /// The words of a text.
  final var shownText: String? {
    guard let element = self as? any ReportedElement, element.reportName != nil else { return nil }
    var node = LayoutReport.Node(view: "", frame: .zero)
    element.describe(&node)
    return node.text
  }
}

extension ViewGraph {
  /// Returns the first view that goes by a name.
  package func target(_ name: String) throws(EventFailure) -> _ViewNode { try targets(name)[0] }

  /// Returns the views that go by a name, one at least: by their identifiers, then by their labels, then by their
  /// words, each depth first; where there is none, by what assistive technologies call them. Views on their way out come last.
  package func targets(_ name: String) throws(EventFailure) -> [_ViewNode] {
    var identifiers: [String] = []
    var labels: [String] = []
    var texts: [String] = []
    var found = Array(repeating: [_ViewNode](), count: 6)
    walk { element in
      let rank = element.isLeaving ? 3 : 0
      func note(_ own: String, _ order: Int, _ names: inout [String]) {
        if names.count < 100, !names.contains(own) { names.append(own) }
        if own == name { found[rank + order].append(element) }
      }
      if let identified = element as? IdentifierElement {
        note(identified.identifier, 0, &identifiers)
      } else if let labelled = element as? any LabelledElement {
        if let label = labelled.accessibilityLabel { note(label, 1, &labels) }
      } else if let text = element.shownText {
        note(text, 2, &texts)
      }
    }
    let all = found.flatMap(\.self)
    guard all.isEmpty else { return all }
    // What assistive technologies call a view: a button that shows a plus is "Add".
    var spoken: [(item: AccessibilityItem, containers: [String])] = []
    for item in accessibilityItems() { item.appendElements(to: &spoken) }
    let called = spoken.filter { $0.item.properties.name == name }.compactMap(\.item.node)
    guard called.isEmpty else { return called }
    var known: [String] = []
    for name in identifiers + labels + texts where !known.contains(name) { known.append(name) }
    for element in spoken.prefix(100) {
      if let name = element.item.properties.name, !known.contains(name) { known.append(name) }
    }
    throw .noSuchView(known: known)
  }

  /// Visits elements, depth first.
  private func walk(_ visit: (_ViewNode) -> Void) {
    guard let root else { return }
    var open = [root]
    while let element = open.popLast() {
      visit(element)
      open += element.innerElements.reversed()
    }
  }
}
