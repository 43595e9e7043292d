// Made by scripts/generate-vector-tests from vectors.json: edit that, not this.
// swift-format-ignore-file

import SwiftUI
import Testing

@Suite("vectors: layout-protocol") struct LayoutProtocolVectors2 {
  @Test(arguments: cases) func matches(_ vector: LayoutVector) {
    vector.expectMatch()
  }

  static let cases: [LayoutVector] = [
    LayoutVector(
      "layout-explicit-alignment", basis: "documentation, stated-by-Apple", tolerance: 0.01,
      width: 300.0, height: 300.0,
      size: [50.0, 20.0],
      frames: ["a": [10.0, 0.0, 40.0, 10.0], "l": [0.0, 10.0, 40.0, 10.0]]
    ) { Vector_layout_explicit_alignment.Tree() },
    LayoutVector(
      "layout-flow-ltr", basis: "asserted-number, verified-by-test", tolerance: 0.01,
      width: 7.0, height: 10.0,
      size: [7.0, 3.0],
      frames: ["a": [0.0, 0.0, 3.0, 1.0], "b": [4.0, 0.0, 3.0, 1.0], "c": [0.0, 2.0, 3.0, 1.0]]
    ) { Vector_layout_flow_ltr.Tree() },
    LayoutVector(
      "layout-seed-flow-wrap", basis: "documentation, follows-from-verified-rule", tolerance: 0.01,
      width: 200.0, height: 300.0,
      size: [158.0, 58.0],
      frames: ["a": [0.0, 0.0, 60.0, 20.0], "b": [68.0, 0.0, 80.0, 30.0], "c": [0.0, 38.0, 50.0, 20.0], "d": [58.0, 38.0, 100.0, 20.0]]
    ) { Vector_layout_seed_flow_wrap.Tree() },
    LayoutVector(
      "layout-seed-flow-nil", basis: "documentation, follows-from-verified-rule", tolerance: 0.01,
      width: nil, height: 300.0,
      size: [206.0, 30.0],
      frames: ["a": [0.0, 0.0, 60.0, 20.0], "b": [68.0, 0.0, 80.0, 30.0], "c": [156.0, 0.0, 50.0, 20.0]]
    ) { Vector_layout_seed_flow_nil.Tree() },
    LayoutVector(
      "layout-seed-flow-exact", basis: "documentation, follows-from-verified-rule", tolerance: 0.01,
      width: 148.0, height: 300.0,
      size: [148.0, 58.0],
      frames: ["a": [0.0, 0.0, 60.0, 20.0], "b": [68.0, 0.0, 80.0, 30.0], "c": [0.0, 38.0, 50.0, 20.0]]
    ) { Vector_layout_seed_flow_exact.Tree() },
    LayoutVector(
      "layout-seed-flow-oversized-first", basis: "documentation, follows-from-verified-rule", tolerance: 0.01,
      width: 200.0, height: 300.0,
      size: [250.0, 56.0],
      frames: ["a": [0.0, 0.0, 250.0, 20.0], "b": [0.0, 28.0, 40.0, 20.0]]
    ) { Vector_layout_seed_flow_oversized_first.Tree() },
    LayoutVector(
      "layout-seed-spiral", basis: "documentation, follows-from-verified-rule", tolerance: 0.01,
      width: 100.0, height: 200.0,
      size: [100.0, 200.0],
      frames: ["i0": [45.0, 95.0, 10.0, 10.0], "i1": [50.0, 95.0, 10.0, 10.0], "i2": [45.0, 105.0, 10.0, 10.0], "i3": [30.0, 95.0, 10.0, 10.0]]
    ) { Vector_layout_seed_spiral.Tree() },
    LayoutVector(
      "layout-seed-radial", basis: "documentation, follows-from-verified-rule", tolerance: 0.01,
      width: 300.0, height: 300.0,
      size: [300.0, 300.0],
      frames: ["i0": [135.0, 35.0, 30.0, 30.0], "i1": [221.6025, 185.0, 30.0, 30.0], "i2": [48.3975, 185.0, 30.0, 30.0]]
    ) { Vector_layout_seed_radial.Tree() },
  ]
}

private enum Vector_layout_explicit_alignment {
  struct Indented: Layout {
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { CGSize(width: 40, height: 10) }
      func placeSubviews(in b: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
      func explicitAlignment(of g: HorizontalAlignment, in b: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGFloat? {
          g == .leading ? b.minX + 10 : nil
      }
  }
  struct Tree: View {
    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
          Color.red.frame(width: 40, height: 10).probe("a")
          Indented { Color.blue }.probe("l")
      }
    }
  }
}

private enum Vector_layout_flow_ltr {
  struct HFlow: Layout {
      var itemSpacing: CGFloat
      var rowSpacing: CGFloat
      func rows(_ width: CGFloat, _ s: Subviews) -> (frames: [CGRect], size: CGSize) {
          var frames: [CGRect] = [], x: CGFloat = 0, y: CGFloat = 0, h: CGFloat = 0, w: CGFloat = 0
          for v in s {
              let z = v.sizeThatFits(.unspecified)
              if x > 0, x + z.width > width { x = 0; y += h + rowSpacing; h = 0 }
              frames.append(CGRect(origin: CGPoint(x: x, y: y), size: z))
              x += z.width
              w = max(w, x)
              x += itemSpacing
              h = max(h, z.height)
          }
          return (frames, CGSize(width: w, height: y + h))
      }
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
          rows(proposal.width ?? .infinity, subviews).size
      }
      func placeSubviews(in b: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
          for (v, f) in zip(subviews, rows(b.width, subviews).frames) {
              v.place(at: CGPoint(x: b.minX + f.minX, y: b.minY + f.minY), proposal: ProposedViewSize(f.size))
          }
      }
  }
  struct Tree: View {
    var body: some View {
      HFlow(itemSpacing: 1, rowSpacing: 1) {
          Color.red.frame(width: 3, height: 1).probe("a")
          Color.red.frame(width: 3, height: 1).probe("b")
          Color.red.frame(width: 3, height: 1).probe("c")
      }
    }
  }
}

private enum Vector_layout_seed_flow_wrap {
  struct LineFlow: Layout {
      var gap: CGFloat
      func solve(_ limit: CGFloat, _ views: Subviews) -> ([CGPoint], CGSize) {
          var origins: [CGPoint] = [], pen = CGPoint.zero, line: CGFloat = 0, right: CGFloat = 0
          for z in views.map({ $0.sizeThatFits(.unspecified) }) {
              if pen.x + z.width > limit { pen = CGPoint(x: 0, y: pen.y + line + gap); line = 0 }
              origins.append(pen)
              right = max(right, pen.x + z.width)
              pen.x += z.width + gap
              line = max(line, z.height)
          }
          return (origins, CGSize(width: right, height: pen.y + line))
      }
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { solve(proposal.width ?? .infinity, subviews).1 }
      func placeSubviews(in b: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
          for (v, o) in zip(subviews, solve(b.width, subviews).0) { v.place(at: CGPoint(x: b.minX + o.x, y: b.minY + o.y), proposal: .unspecified) }
      }
  }
  struct Tree: View {
    var body: some View {
      LineFlow(gap: 8) {
          Color.red.frame(width: 60, height: 20).probe("a")
          Color.red.frame(width: 80, height: 30).probe("b")
          Color.red.frame(width: 50, height: 20).probe("c")
          Color.red.frame(width: 100, height: 20).probe("d")
      }
    }
  }
}

private enum Vector_layout_seed_flow_nil {
  struct LineFlow: Layout {
      var gap: CGFloat
      func solve(_ limit: CGFloat, _ views: Subviews) -> ([CGPoint], CGSize) {
          var origins: [CGPoint] = [], pen = CGPoint.zero, line: CGFloat = 0, right: CGFloat = 0
          for z in views.map({ $0.sizeThatFits(.unspecified) }) {
              if pen.x + z.width > limit { pen = CGPoint(x: 0, y: pen.y + line + gap); line = 0 }
              origins.append(pen)
              right = max(right, pen.x + z.width)
              pen.x += z.width + gap
              line = max(line, z.height)
          }
          return (origins, CGSize(width: right, height: pen.y + line))
      }
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { solve(proposal.width ?? .infinity, subviews).1 }
      func placeSubviews(in b: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
          for (v, o) in zip(subviews, solve(b.width, subviews).0) { v.place(at: CGPoint(x: b.minX + o.x, y: b.minY + o.y), proposal: .unspecified) }
      }
  }
  struct Tree: View {
    var body: some View {
      LineFlow(gap: 8) {
          Color.red.frame(width: 60, height: 20).probe("a")
          Color.red.frame(width: 80, height: 30).probe("b")
          Color.red.frame(width: 50, height: 20).probe("c")
      }
    }
  }
}

private enum Vector_layout_seed_flow_exact {
  struct LineFlow: Layout {
      var gap: CGFloat
      func solve(_ limit: CGFloat, _ views: Subviews) -> ([CGPoint], CGSize) {
          var origins: [CGPoint] = [], pen = CGPoint.zero, line: CGFloat = 0, right: CGFloat = 0
          for z in views.map({ $0.sizeThatFits(.unspecified) }) {
              if pen.x + z.width > limit { pen = CGPoint(x: 0, y: pen.y + line + gap); line = 0 }
              origins.append(pen)
              right = max(right, pen.x + z.width)
              pen.x += z.width + gap
              line = max(line, z.height)
          }
          return (origins, CGSize(width: right, height: pen.y + line))
      }
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { solve(proposal.width ?? .infinity, subviews).1 }
      func placeSubviews(in b: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
          for (v, o) in zip(subviews, solve(b.width, subviews).0) { v.place(at: CGPoint(x: b.minX + o.x, y: b.minY + o.y), proposal: .unspecified) }
      }
  }
  struct Tree: View {
    var body: some View {
      LineFlow(gap: 8) {
          Color.red.frame(width: 60, height: 20).probe("a")
          Color.red.frame(width: 80, height: 30).probe("b")
          Color.red.frame(width: 50, height: 20).probe("c")
      }
    }
  }
}

private enum Vector_layout_seed_flow_oversized_first {
  struct LineFlow: Layout {
      var gap: CGFloat
      func solve(_ limit: CGFloat, _ views: Subviews) -> ([CGPoint], CGSize) {
          var origins: [CGPoint] = [], pen = CGPoint.zero, line: CGFloat = 0, right: CGFloat = 0
          for z in views.map({ $0.sizeThatFits(.unspecified) }) {
              if pen.x + z.width > limit { pen = CGPoint(x: 0, y: pen.y + line + gap); line = 0 }
              origins.append(pen)
              right = max(right, pen.x + z.width)
              pen.x += z.width + gap
              line = max(line, z.height)
          }
          return (origins, CGSize(width: right, height: pen.y + line))
      }
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { solve(proposal.width ?? .infinity, subviews).1 }
      func placeSubviews(in b: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
          for (v, o) in zip(subviews, solve(b.width, subviews).0) { v.place(at: CGPoint(x: b.minX + o.x, y: b.minY + o.y), proposal: .unspecified) }
      }
  }
  struct Tree: View {
    var body: some View {
      LineFlow(gap: 8) {
          Color.red.frame(width: 250, height: 20).probe("a")
          Color.red.frame(width: 40, height: 20).probe("b")
      }
    }
  }
}

private enum Vector_layout_seed_spiral {
  struct Spiral: Layout {
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { proposal.replacingUnspecifiedDimensions() }
      func placeSubviews(in b: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
          let r = min(b.width, b.height) / 2, step = 2 * Double.pi / Double(subviews.count)
          for (i, v) in subviews.enumerated() {
              let d = r * CGFloat(i) / 10, t = step * Double(i)
              v.place(at: CGPoint(x: b.midX + d * CGFloat(sin(t)), y: b.midY - d * CGFloat(cos(t))), anchor: .center, proposal: .unspecified)
          }
      }
  }
  struct Tree: View {
    var body: some View {
      Spiral {
          ForEach(0..<4, id: \.self) { i in
              Color.red.frame(width: 10, height: 10).probe("i\(i)")
          }
      }
    }
  }
}

private enum Vector_layout_seed_radial {
  struct Ring: Layout {
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { proposal.replacingUnspecifiedDimensions() }
      func placeSubviews(in b: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
          let r = min(b.width, b.height) / 3, step = 2 * Double.pi / Double(subviews.count)
          for (i, v) in subviews.enumerated() {
              let t = step * Double(i)
              v.place(at: CGPoint(x: b.midX + r * CGFloat(sin(t)), y: b.midY - r * CGFloat(cos(t))), anchor: .center, proposal: .unspecified)
          }
      }
  }
  struct Tree: View {
    var body: some View {
      Ring {
          ForEach(0..<3, id: \.self) { i in
              Color.red.frame(width: 30, height: 30).probe("i\(i)")
          }
      }
    }
  }
}
