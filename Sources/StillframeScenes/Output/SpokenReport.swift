import Foundation
import StillReport
package import Stillframe

/// A layout report as JSON, with what assistive technologies call its views.
///
/// Beside the report's own keys there is "accessibility": for each element the index of its node, its label and its traits, so that
/// programs can name a stack of a button's as people do.
package struct SpokenReport: Encodable {
  private let report: LayoutReport
  private let elements: [Element]

  private enum Key: CodingKey {
    case accessibility
  }

  /// One element; keys without a value are left out.
  private struct Element: Encodable {
    let node: Int?
    let label: String?
    let value: String?
    let traits: [String]
  }

  package init(_ picture: any StillPicture) throws(RenderError) {
    report = try picture.layoutReport()
    let frames = Self.frames(report)
    elements = try picture.accessibilityTree().elements.map { element in
      // The outermost view of the element's frame.
      let node = frames.firstIndex { frame in
        abs(frame.minX - element.frame.minX) < 0.5 && abs(frame.minY - element.frame.minY) < 0.5
          && abs(frame.width - element.frame.width) < 0.5
          && abs(frame.height - element.frame.height) < 0.5
      }
      return Element(
        node: node, label: element.label, value: element.value, traits: element.traits)
    }
  }

  package func encode(to encoder: any Encoder) throws {
    try report.encode(to: encoder)
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(elements, forKey: .accessibility)
  }

  /// The frames of all views, in the order of the report's nodes.
  private static func frames(_ report: LayoutReport) -> [CGRect] {
    var frames: [CGRect] = []
    var open = [report.root]
    while let node = open.popLast() {
      frames.append(node.frame)
      open += node.children.reversed()
    }
    return frames
  }
}
