// Made by scripts/generate-vector-tests from vectors.json: edit that, not this.
// swift-format-ignore-file

import SwiftUI
import Testing

@Suite("vectors: alignment") struct AlignmentVectors2 {
  @Test(arguments: cases) func matches(_ vector: LayoutVector) {
    vector.expectMatch()
  }

  static let cases: [LayoutVector] = [
    LayoutVector(
      "align-custom-in-zstack", basis: "rule, inferred", tolerance: 0.01,
      width: 100.0, height: 100.0,
      size: [30.0, 75.0],
      frames: ["a": [0.0, 0.0, 20.0, 60.0], "b": [5.0, 50.0, 10.0, 10.0], "c": [20.0, 45.0, 10.0, 30.0]]
    ) { Vector_align_custom_in_zstack.Tree() },
  ]
}

fileprivate extension VerticalAlignment {
    enum Third: AlignmentID { static func defaultValue(in d: ViewDimensions) -> CGFloat { d.height / 3 } }
    static let third = VerticalAlignment(Third.self)
}

private enum Vector_align_custom_in_zstack {
  struct Tree: View {
    var body: some View {
      HStack(alignment: .third, spacing: 0) {
          ZStack(alignment: .bottom) {
              Color.red.frame(width: 20, height: 60).probe("a")
              Color.blue.frame(width: 10, height: 10).alignmentGuide(.third) { _ in 5 }.probe("b")
          }
          Color.red.frame(width: 10, height: 30).probe("c")
      }
    }
  }
}
