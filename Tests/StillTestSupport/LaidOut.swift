package import Foundation
package import StillGeometry
package import StillLayout

/// What a layout made of blocks.
package struct LaidOut {
  /// The container's answer.
  package let size: CGSize
  /// Frames in the container, in the blocks' order.
  package let frames: [CGRect]
  package let blocks: [Block]

  /// The picture in characters: a letter a cell, later blocks over earlier ones, in a box.
  package var ascii: String {
    let width = max(Int(size.width.rounded()), 0)
    let height = max(Int(size.height.rounded()), 0)
    var cells = Array(repeating: Array(repeating: Character(" "), count: width), count: height)
    for (block, frame) in zip(blocks, frames) {
      for y in Int(frame.minY.rounded())..<max(Int(frame.maxY.rounded()), Int(frame.minY.rounded()))
      {
        for x in Int(
          frame.minX.rounded())..<max(Int(frame.maxX.rounded()), Int(frame.minX.rounded()))
        where cells.indices.contains(y) && cells[y].indices.contains(x) {
          cells[y][x] = block.letter
        }
      }
    }
    let edge = "+" + String(repeating: "-", count: width) + "+"
    return ([edge] + cells.map { "|" + String($0) + "|" } + [edge]).joined(separator: "\n")
  }

  /// x, y, width and height of each block.
  package var numbers: [[CGFloat]] {
    frames.map { [$0.minX, $0.minY, $0.width, $0.height] }
  }
}

/// Lists blocks.
@resultBuilder package enum BlockBuilder {
  package static func buildBlock(_ blocks: Block...) -> [Block] { blocks }
}

/// Measures and places blocks by a layout, as a container does.
package func layOut<L: Layout>(
  _ layout: L, proposing proposal: ProposedViewSize, at origin: CGPoint = .zero,
  rightToLeft: Bool = false, @BlockBuilder _ blocks: () -> [Block]
) -> LaidOut {
  let blocks = blocks()
  let container = LayoutHolder(layout, blocks, rightToLeft: rightToLeft)
  let size = container.size(for: proposal)
  container.place(at: origin, size: size, proposal: proposal)
  return LaidOut(size: size, frames: blocks.map(\.frame), blocks: blocks)
}

/// The same in one line.
package func layOut<L: Layout>(
  _ layout: L, proposing width: CGFloat, @BlockBuilder _ blocks: () -> [Block]
) -> LaidOut {
  layOut(layout, proposing: ProposedViewSize(width: width, height: nil), blocks)
}

/// Elements arranged by a layout, as a container's node holds them.
package final class LayoutHolder: _LayoutElement {
  private let adapter: LayoutAdapter

  package init<L: Layout>(_ layout: L, _ children: [_LayoutElement], rightToLeft: Bool = false) {
    adapter = TypedLayoutAdapter(layout, children: children, rightToLeft: rightToLeft)
    super.init()
    isRightToLeft = rightToLeft
  }

  override package func _measure(_ proposal: ProposedViewSize) -> CGSize {
    adapter.measure(proposal)
  }

  override package func _placeContent(in bounds: CGRect, proposal: ProposedViewSize) {
    adapter.place(self, in: bounds, proposal: proposal)
  }

  override package func _explicitGuide(
    _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    adapter.explicitGuide(key, in: CGRect(origin: .zero, size: size), proposal: proposal)
  }

  override package func _preferredSpacing() -> ViewSpacing { adapter.preferredSpacing() }
}
