import Foundation
import Stillframe

/// Measures a view as a rule's numbers are stated: at a proposal, with three pixels a point where texts count.
@MainActor struct RuleProbe {
  let size: CGSize
  private let report: LayoutReport

  init(
    _ width: CGFloat?, _ height: CGFloat?, scale: CGFloat = 1, device: Device? = nil,
    @ViewBuilder _ view: () -> some View
  ) throws {
    let renderer = ImageRenderer(content: view())
    renderer.proposedSize = ProposedViewSize(width: width, height: height)
    renderer.scale = scale
    renderer.device = device
    report = try renderer.layoutReport()
    size = report.size
  }

  /// The frame of the view with an identifier; empty where there is none.
  subscript(_ name: String) -> CGRect { report.frame(of: name) ?? .null }

  var warnings: [String] { report.warnings.map(\.message) }
}

/// A rectangle that is found by its name.
struct Tile: View {
  let name: String
  var width: CGFloat?
  var height: CGFloat?

  init(_ name: String, _ width: CGFloat? = nil, _ height: CGFloat? = nil) {
    self.name = name
    self.width = width
    self.height = height
  }

  var body: some View {
    Color.red.frame(width: width, height: height).accessibilityIdentifier(name)
  }
}

extension CGRect {
  init(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
    self.init(x: x, y: y, width: width, height: height)
  }

  /// Whether all four numbers agree to a hundredth of a point or two.
  func isClose(to other: CGRect, within tolerance: CGFloat = 0.02) -> Bool {
    abs(minX - other.minX) <= tolerance && abs(minY - other.minY) <= tolerance
      && abs(width - other.width) <= tolerance && abs(height - other.height) <= tolerance
  }
}

extension CGFloat {
  func isClose(to other: CGFloat, within tolerance: CGFloat = 0.02) -> Bool {
    Swift.abs(self - other) <= tolerance
  }
}

extension Stage {
  /// Whether a view says so.
  func says(_ text: String) throws -> Bool { try !layoutReport().nodes(saying: text).isEmpty }
}

extension LayoutReport {
  /// The views that say so, depth first.
  func nodes(saying text: String) -> [Node] { nodes(where: { $0.text == text }) }

  /// The views of which something is true, depth first.
  func nodes(where isWanted: (Node) -> Bool) -> [Node] {
    var found: [Node] = []
    var open = [root]
    while let node = open.popLast() {
      if isWanted(node) { found.append(node) }
      open += node.children.reversed()
    }
    return found
  }
}

@MainActor final class Kept<Value> {
  var value: Value

  init(_ value: Value) {
    self.value = value
  }

  var binding: Binding<Value> { Binding(get: { self.value }, set: { self.value = $0 }) }
}
