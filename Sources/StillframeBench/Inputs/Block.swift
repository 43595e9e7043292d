import Foundation
import StillDrawing
import StillGeometry
import StillLayout
import StillViewGraph

/// A leaf of a fixed size that measures in no time, so that only the engine's own work is seen.
nonisolated struct Block: LeafView {
  var width: CGFloat = 20
  var height: CGFloat = 10

  func leaf(in environment: EnvironmentValues) -> BlockLeaf {
    BlockLeaf(size: CGSize(width: width, height: height))
  }
}

/// A block with its size.
nonisolated struct BlockLeaf: LeafContent {
  let size: CGSize

  var reportName: String { "Block" }
  func size(_ proposal: ProposedViewSize) -> CGSize { size }
  var isRigid: Bool { true }
  func measuresLike(_ other: BlockLeaf) -> Bool { size == other.size }
  func draw(in frame: CGRect, proposal: ProposedViewSize, _ pass: inout DrawingPass) {}
}
