// Made by scripts/generate-vector-tests from vectors.json: edit that, not this.
// swift-format-ignore-file

import SwiftUI
import Testing

@Suite("vectors: alignment") struct AlignmentVectors1 {
  @Test(arguments: cases) func matches(_ vector: LayoutVector) {
    vector.expectMatch()
  }

  static let cases: [LayoutVector] = [
    LayoutVector(
      "align-hstack-top", basis: "rule, follows-from-verified-rule", tolerance: 0.01,
      width: 200.0, height: 100.0,
      size: [60.0, 40.0],
      frames: ["a": [0.0, 0.0, 20.0, 40.0], "b": [20.0, 0.0, 20.0, 10.0], "c": [40.0, 0.0, 20.0, 25.0]]
    ) { Vector_align_hstack_top.Tree() },
    LayoutVector(
      "align-hstack-center", basis: "rule, follows-from-verified-rule", tolerance: 0.01,
      width: 200.0, height: 100.0,
      size: [60.0, 40.0],
      frames: ["a": [0.0, 0.0, 20.0, 40.0], "b": [20.0, 15.0, 20.0, 10.0], "c": [40.0, 7.5, 20.0, 25.0]]
    ) { Vector_align_hstack_center.Tree() },
    LayoutVector(
      "align-hstack-bottom", basis: "rule, follows-from-verified-rule", tolerance: 0.01,
      width: 200.0, height: 100.0,
      size: [60.0, 40.0],
      frames: ["a": [0.0, 0.0, 20.0, 40.0], "b": [20.0, 30.0, 20.0, 10.0], "c": [40.0, 15.0, 20.0, 25.0]]
    ) { Vector_align_hstack_bottom.Tree() },
    LayoutVector(
      "align-vstack-leading", basis: "rule, follows-from-verified-rule", tolerance: 0.01,
      width: 200.0, height: 100.0,
      size: [40.0, 30.0],
      frames: ["a": [0.0, 0.0, 40.0, 10.0], "b": [0.0, 10.0, 10.0, 10.0], "c": [0.0, 20.0, 25.0, 10.0]]
    ) { Vector_align_vstack_leading.Tree() },
    LayoutVector(
      "align-vstack-center", basis: "rule, follows-from-verified-rule", tolerance: 0.01,
      width: 200.0, height: 100.0,
      size: [40.0, 30.0],
      frames: ["a": [0.0, 0.0, 40.0, 10.0], "b": [15.0, 10.0, 10.0, 10.0], "c": [7.5, 20.0, 25.0, 10.0]]
    ) { Vector_align_vstack_center.Tree() },
    LayoutVector(
      "align-vstack-trailing", basis: "rule, follows-from-verified-rule", tolerance: 0.01,
      width: 200.0, height: 100.0,
      size: [40.0, 30.0],
      frames: ["a": [0.0, 0.0, 40.0, 10.0], "b": [30.0, 10.0, 10.0, 10.0], "c": [15.0, 20.0, 25.0, 10.0]]
    ) { Vector_align_vstack_trailing.Tree() },
    LayoutVector(
      "align-hstack-skip-bottom", basis: "asserted-number, verified-by-test", tolerance: 0.01,
      width: 12.0, height: 12.0,
      size: [12.0, 12.0],
      frames: ["a": [0.0, 2.0, 4.0, 10.0], "b": [4.0, 0.0, 4.0, 12.0], "c": [8.0, 2.0, 4.0, 10.0]]
    ) { Vector_align_hstack_skip_bottom.Tree() },
    LayoutVector(
      "align-guide-staircase", basis: "snapshot, follows-from-verified-rule", tolerance: 0.01,
      width: 200.0, height: 200.0,
      size: [80.0, 40.0],
      frames: ["i0": [0.0, 0.0, 50.0, 10.0], "i1": [10.0, 10.0, 50.0, 10.0], "i2": [20.0, 20.0, 50.0, 10.0], "i3": [30.0, 30.0, 50.0, 10.0]]
    ) { Vector_align_guide_staircase.Tree() },
    LayoutVector(
      "align-guide-other-edge-ignored", basis: "snapshot, follows-from-verified-rule", tolerance: 0.01,
      width: 200.0, height: 200.0,
      size: [50.0, 30.0],
      frames: ["i0": [0.0, 0.0, 50.0, 10.0], "i1": [0.0, 10.0, 50.0, 10.0], "i2": [0.0, 20.0, 50.0, 10.0]]
    ) { Vector_align_guide_other_edge_ignored.Tree() },
    LayoutVector(
      "align-guide-frame", basis: "rule, follows-from-verified-rule", tolerance: 0.01,
      width: 300.0, height: 300.0,
      size: [200.0, 100.0],
      frames: ["a": [-10.0, 40.0, 50.0, 20.0]]
    ) { Vector_align_guide_frame.Tree() },
    LayoutVector(
      "align-guide-frame-center", basis: "rule, inferred", tolerance: 0.01,
      width: 300.0, height: 300.0,
      size: [200.0, 100.0],
      frames: ["a": [100.0, 40.0, 50.0, 20.0]]
    ) { Vector_align_guide_frame_center.Tree() },
    LayoutVector(
      "align-builtin-through-padding", basis: "rule, inferred", tolerance: 0.01,
      width: 100.0, height: 100.0,
      size: [20.0, 19.0],
      frames: ["c": [10.0, 9.0, 10.0, 10.0], "p": [0.0, 0.0, 10.0, 14.0]]
    ) { Vector_align_builtin_through_padding.Tree() },
    LayoutVector(
      "align-custom-mean", basis: "rule, follows-from-verified-rule", tolerance: 0.01,
      width: 100.0, height: 100.0,
      size: [30.0, 60.0],
      frames: ["a": [0.0, 0.0, 20.0, 20.0], "b": [0.0, 20.0, 20.0, 40.0], "c": [20.0, 20.0, 10.0, 30.0]]
    ) { Vector_align_custom_mean.Tree() },
  ]
}

private enum Vector_align_hstack_top {
  struct Tree: View {
    var body: some View {
      HStack(alignment: .top, spacing: 0) {
          Color.red.frame(width: 20, height: 40).probe("a")
          Color.red.frame(width: 20, height: 10).probe("b")
          Color.red.frame(width: 20, height: 25).probe("c")
      }
    }
  }
}

private enum Vector_align_hstack_center {
  struct Tree: View {
    var body: some View {
      HStack(spacing: 0) {
          Color.red.frame(width: 20, height: 40).probe("a")
          Color.red.frame(width: 20, height: 10).probe("b")
          Color.red.frame(width: 20, height: 25).probe("c")
      }
    }
  }
}

private enum Vector_align_hstack_bottom {
  struct Tree: View {
    var body: some View {
      HStack(alignment: .bottom, spacing: 0) {
          Color.red.frame(width: 20, height: 40).probe("a")
          Color.red.frame(width: 20, height: 10).probe("b")
          Color.red.frame(width: 20, height: 25).probe("c")
      }
    }
  }
}

private enum Vector_align_vstack_leading {
  struct Tree: View {
    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
          Color.red.frame(width: 40, height: 10).probe("a")
          Color.red.frame(width: 10, height: 10).probe("b")
          Color.red.frame(width: 25, height: 10).probe("c")
      }
    }
  }
}

private enum Vector_align_vstack_center {
  struct Tree: View {
    var body: some View {
      VStack(spacing: 0) {
          Color.red.frame(width: 40, height: 10).probe("a")
          Color.red.frame(width: 10, height: 10).probe("b")
          Color.red.frame(width: 25, height: 10).probe("c")
      }
    }
  }
}

private enum Vector_align_vstack_trailing {
  struct Tree: View {
    var body: some View {
      VStack(alignment: .trailing, spacing: 0) {
          Color.red.frame(width: 40, height: 10).probe("a")
          Color.red.frame(width: 10, height: 10).probe("b")
          Color.red.frame(width: 25, height: 10).probe("c")
      }
    }
  }
}

private enum Vector_align_hstack_skip_bottom {
  struct Tree: View {
    var body: some View {
      HStack(alignment: .bottom, spacing: 0) {
          Color.red.frame(width: 4, height: 10).probe("a")
          Color.red.frame(width: 4, height: 12).probe("b")
          Color.red.frame(width: 4, height: 10).probe("c")
      }.frame(width: 12, height: 12)
    }
  }
}

private enum Vector_align_guide_staircase {
  struct Tree: View {
    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
          Color.red.frame(width: 50, height: 10).alignmentGuide(.leading) { _ in 0 }.probe("i0")
          Color.red.frame(width: 50, height: 10).alignmentGuide(.leading) { _ in -10 }.probe("i1")
          Color.red.frame(width: 50, height: 10).alignmentGuide(.leading) { _ in -20 }.probe("i2")
          Color.red.frame(width: 50, height: 10).alignmentGuide(.leading) { _ in -30 }.probe("i3")
      }
    }
  }
}

private enum Vector_align_guide_other_edge_ignored {
  struct Tree: View {
    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
          Color.red.frame(width: 50, height: 10).alignmentGuide(.trailing) { _ in 0 }.probe("i0")
          Color.red.frame(width: 50, height: 10).alignmentGuide(.trailing) { _ in 10 }.probe("i1")
          Color.red.frame(width: 50, height: 10).alignmentGuide(.trailing) { _ in 20 }.probe("i2")
      }
    }
  }
}

private enum Vector_align_guide_frame {
  struct Tree: View {
    var body: some View {
      Color.red.frame(width: 50, height: 20).alignmentGuide(.leading) { _ in 10 }.probe("a").frame(width: 200, height: 100, alignment: .leading)
    }
  }
}

private enum Vector_align_guide_frame_center {
  struct Tree: View {
    var body: some View {
      Color.red.frame(width: 50, height: 20).alignmentGuide(HorizontalAlignment.center) { _ in 0 }.probe("a").frame(width: 200, height: 100)
    }
  }
}

private enum Vector_align_builtin_through_padding {
  struct Tree: View {
    var body: some View {
      HStack(alignment: .top, spacing: 0) {
          Color.red.frame(width: 10, height: 10).alignmentGuide(.top) { _ in 5 }.padding(.top, 4).probe("p")
          Color.red.frame(width: 10, height: 10).probe("c")
      }
    }
  }
}

fileprivate extension VerticalAlignment {
    enum Third: AlignmentID { static func defaultValue(in d: ViewDimensions) -> CGFloat { d.height / 3 } }
    static let third = VerticalAlignment(Third.self)
}

private enum Vector_align_custom_mean {
  struct Tree: View {
    var body: some View {
      HStack(alignment: .third, spacing: 0) {
          VStack(spacing: 0) {
              Color.red.frame(width: 20, height: 20).alignmentGuide(.third) { _ in 0 }.probe("a")
              Color.red.frame(width: 20, height: 40).alignmentGuide(.third) { d in d.height }.probe("b")
          }
          Color.red.frame(width: 10, height: 30).probe("c")
      }
    }
  }
}
