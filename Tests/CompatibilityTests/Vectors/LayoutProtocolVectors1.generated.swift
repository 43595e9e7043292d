// Made by scripts/generate-vector-tests from vectors.json: edit that, not this.
// swift-format-ignore-file

import SwiftUI
import Testing

@Suite("vectors: layout-protocol") struct LayoutProtocolVectors1 {
  @Test(arguments: cases) func matches(_ vector: LayoutVector) {
    vector.expectMatch()
  }

  static let cases: [LayoutVector] = [
    LayoutVector(
      "layout-unplaced-centered", basis: "documentation, follows-from-verified-rule", tolerance: 0.01,
      width: 100.0, height: 60.0,
      size: [100.0, 60.0],
      frames: ["a": [40.0, 25.0, 20.0, 10.0], "b": [0.0, 0.0, 100.0, 60.0]]
    ) { Vector_layout_unplaced_centered.Tree() },
    LayoutVector(
      "layout-replacing-default", basis: "documentation, follows-from-verified-rule", tolerance: 0.01,
      width: nil, height: nil,
      size: [10.0, 10.0],
      frames: ["a": [3.0, 3.0, 4.0, 4.0]]
    ) { Vector_layout_replacing_default.Tree() },
    LayoutVector(
      "layout-replacing-mixed", basis: "documentation, follows-from-verified-rule", tolerance: 0.01,
      width: 50.0, height: nil,
      size: [50.0, 10.0],
      frames: ["a": [23.0, 3.0, 4.0, 4.0]]
    ) { Vector_layout_replacing_mixed.Tree() },
    LayoutVector(
      "layout-place-default-anchor", basis: "documentation, follows-from-verified-rule", tolerance: 0.01,
      width: 300.0, height: 300.0,
      size: [100.0, 60.0],
      frames: ["a": [30.0, 5.0, 20.0, 10.0]]
    ) { Vector_layout_place_default_anchor.Tree() },
    LayoutVector(
      "layout-place-bottomtrailing-anchor", basis: "documentation, follows-from-verified-rule", tolerance: 0.01,
      width: 300.0, height: 300.0,
      size: [100.0, 60.0],
      frames: ["a": [80.0, 50.0, 20.0, 10.0]]
    ) { Vector_layout_place_bottomtrailing_anchor.Tree() },
    LayoutVector(
      "layout-place-unspecified-flex", basis: "documentation, follows-from-verified-rule", tolerance: 0.01,
      width: 300.0, height: 300.0,
      size: [100.0, 60.0],
      frames: ["a": [0.0, 0.0, 10.0, 10.0]]
    ) { Vector_layout_place_unspecified_flex.Tree() },
    LayoutVector(
      "layout-place-concrete-flex", basis: "documentation, follows-from-verified-rule", tolerance: 0.01,
      width: 300.0, height: 300.0,
      size: [100.0, 60.0],
      frames: ["a": [0.0, 0.0, 33.0, 10.0]]
    ) { Vector_layout_place_concrete_flex.Tree() },
    LayoutVector(
      "layout-place-last-wins", basis: "documentation, follows-from-verified-rule", tolerance: 0.01,
      width: 300.0, height: 300.0,
      size: [100.0, 60.0],
      frames: ["a": [7.0, 8.0, 20.0, 20.0]]
    ) { Vector_layout_place_last_wins.Tree() },
    LayoutVector(
      "layout-place-overflow", basis: "documentation, follows-from-verified-rule", tolerance: 0.01,
      width: 300.0, height: 300.0,
      size: [100.0, 60.0],
      frames: ["a": [90.0, -20.0, 20.0, 10.0]]
    ) { Vector_layout_place_overflow.Tree() },
    LayoutVector(
      "layout-flattening", basis: "documentation, follows-from-verified-rule", tolerance: 0.01,
      width: 300.0, height: 300.0,
      size: [20.0, 64.0],
      frames: ["a": [0.0, 0.0, 20.0, 10.0], "b": [0.0, 18.0, 20.0, 10.0], "i0": [0.0, 36.0, 20.0, 10.0], "i1": [0.0, 54.0, 20.0, 10.0]]
    ) { Vector_layout_flattening.Tree() },
    LayoutVector(
      "layout-equal-width-flexible", basis: "documentation, follows-from-verified-rule", tolerance: 0.01,
      width: 400.0, height: 100.0,
      size: [166.0, 20.0],
      frames: ["a": [0.0, 5.0, 50.0, 10.0], "b": [58.0, 0.0, 50.0, 20.0], "c": [131.0, 5.0, 20.0, 10.0]]
    ) { Vector_layout_equal_width_flexible.Tree() },
  ]
}

private enum Vector_layout_unplaced_centered {
  struct Unplaced: Layout {
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { proposal.replacingUnspecifiedDimensions() }
      func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
  }
  struct Tree: View {
    var body: some View {
      Unplaced {
          Color.red.frame(width: 20, height: 10).probe("a")
          Color.red.probe("b")
      }
    }
  }
}

private enum Vector_layout_replacing_default {
  struct Unplaced: Layout {
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { proposal.replacingUnspecifiedDimensions() }
      func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
  }
  struct Tree: View {
    var body: some View {
      Unplaced {
          Color.red.frame(width: 4, height: 4).probe("a")
      }
    }
  }
}

private enum Vector_layout_replacing_mixed {
  struct Unplaced: Layout {
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { proposal.replacingUnspecifiedDimensions() }
      func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
  }
  struct Tree: View {
    var body: some View {
      Unplaced {
          Color.red.frame(width: 4, height: 4).probe("a")
      }
    }
  }
}

private enum Vector_layout_place_default_anchor {
  struct Placer: Layout {
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { CGSize(width: 100, height: 60) }
      func placeSubviews(in b: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
          subviews[0].place(at: CGPoint(x: b.minX + 30, y: b.minY + 5), proposal: .unspecified)
      }
  }
  struct Tree: View {
    var body: some View {
      Placer {
          Color.red.frame(width: 20, height: 10).probe("a")
      }
    }
  }
}

private enum Vector_layout_place_bottomtrailing_anchor {
  struct Placer: Layout {
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { CGSize(width: 100, height: 60) }
      func placeSubviews(in b: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
          subviews[0].place(at: CGPoint(x: b.maxX, y: b.maxY), anchor: .bottomTrailing, proposal: .unspecified)
      }
  }
  struct Tree: View {
    var body: some View {
      Placer {
          Color.red.frame(width: 20, height: 10).probe("a")
      }
    }
  }
}

private enum Vector_layout_place_unspecified_flex {
  struct Placer: Layout {
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { CGSize(width: 100, height: 60) }
      func placeSubviews(in b: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
          subviews[0].place(at: b.origin, proposal: .unspecified)
      }
  }
  struct Tree: View {
    var body: some View {
      Placer {
          Color.red.probe("a")
      }
    }
  }
}

private enum Vector_layout_place_concrete_flex {
  struct Placer: Layout {
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { CGSize(width: 100, height: 60) }
      func placeSubviews(in b: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
          subviews[0].place(at: b.origin, proposal: ProposedViewSize(width: 33, height: nil))
      }
  }
  struct Tree: View {
    var body: some View {
      Placer {
          Color.red.probe("a")
      }
    }
  }
}

private enum Vector_layout_place_last_wins {
  struct Placer: Layout {
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { CGSize(width: 100, height: 60) }
      func placeSubviews(in b: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
          subviews[0].place(at: b.origin, proposal: .zero)
          subviews[0].place(at: CGPoint(x: b.minX + 7, y: b.minY + 8), proposal: ProposedViewSize(width: 20, height: 20))
      }
  }
  struct Tree: View {
    var body: some View {
      Placer {
          Color.red.probe("a")
      }
    }
  }
}

private enum Vector_layout_place_overflow {
  struct Placer: Layout {
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { CGSize(width: 100, height: 60) }
      func placeSubviews(in b: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
          subviews[0].place(at: CGPoint(x: b.minX + 90, y: b.minY - 20), proposal: .unspecified)
      }
  }
  struct Tree: View {
    var body: some View {
      Placer {
          Color.red.frame(width: 20, height: 10).probe("a")
      }
    }
  }
}

private enum Vector_layout_flattening {
  struct BasicV: Layout {
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
          let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
          let gaps = subviews.indices.dropLast().map { subviews[$0].spacing.distance(to: subviews[$0 + 1].spacing, along: .vertical) }
          return CGSize(width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).reduce(0, +) + gaps.reduce(0, +))
      }
      func placeSubviews(in b: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
          var y = b.minY
          for i in subviews.indices {
              if i > 0 { y += subviews[i - 1].spacing.distance(to: subviews[i].spacing, along: .vertical) }
              subviews[i].place(at: CGPoint(x: b.minX, y: y), proposal: .unspecified)
              y += subviews[i].dimensions(in: .unspecified).height
          }
      }
  }
  struct Tree: View {
    var body: some View {
      BasicV {
          Group {
              Color.red.frame(width: 20, height: 10).probe("a")
              if true {
                  Color.red.frame(width: 20, height: 10).probe("b")
              }
          }
          EmptyView()
          ForEach(0..<2, id: \.self) { i in
              Color.red.frame(width: 20, height: 10).probe("i\(i)")
          }
      }
    }
  }
}

private enum Vector_layout_equal_width_flexible {
  struct EqualWidthH: Layout {
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
          let m = maxSize(subviews)
          let gaps = spacings(subviews)
          return CGSize(width: m.width * CGFloat(subviews.count) + gaps.reduce(0, +), height: m.height)
      }
      func placeSubviews(in b: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
          let m = maxSize(subviews), gaps = spacings(subviews)
          var x = b.minX + m.width / 2
          for i in subviews.indices {
              subviews[i].place(at: CGPoint(x: x, y: b.midY), anchor: .center, proposal: ProposedViewSize(m))
              if i < gaps.count { x += m.width + gaps[i] }
          }
      }
      func maxSize(_ s: Subviews) -> CGSize {
          s.reduce(.zero) { r, v in let z = v.sizeThatFits(.unspecified); return CGSize(width: max(r.width, z.width), height: max(r.height, z.height)) }
      }
      func spacings(_ s: Subviews) -> [CGFloat] {
          s.indices.dropLast().map { s[$0].spacing.distance(to: s[$0 + 1].spacing, along: .horizontal) }
      }
  }
  struct Tree: View {
    var body: some View {
      EqualWidthH {
          Color.red.frame(minWidth: 0, idealWidth: 30, maxWidth: .infinity).frame(height: 10).probe("a")
          Color.red.frame(minWidth: 0, idealWidth: 50, maxWidth: .infinity).frame(height: 20).probe("b")
          Color.red.frame(width: 20, height: 10).probe("c")
      }
    }
  }
}
