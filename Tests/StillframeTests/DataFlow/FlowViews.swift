import Foundation
import Observation
import Stillframe

/// The object that the tests observe.
@Observable final class Tracked {
  var shown = 0
}

/// A label with an identifier.
struct Line: View {
  let name: String
  let text: String

  var body: some View { Text(text).accessibilityIdentifier(name) }
}

/// Something to tap.
struct Knob: View {
  let name: String
  let action: () -> Void

  var body: some View {
    Color.gray.frame(width: 8, height: 8).onTapGesture { action() }.accessibilityIdentifier(name)
  }
}

extension Stage {
  /// What the first text inside a view says; nil when there is none.
  func text(_ identifier: String) throws -> String? {
    func text(_ node: LayoutReport.Node, _ isInside: Bool) -> String? {
      let isInside = isInside || node.identifier == identifier
      if isInside, let text = node.text { return text }
      for child in node.children { if let found = text(child, isInside) { return found } }
      return nil
    }
    return text(try layoutReport().root, false)
  }
}
