// Made by scripts/generate-vector-tests from motion.json: edit that, not this.
// swift-format-ignore-file

import Foundation
import Observation
import SwiftUI
import Testing

@Suite("cases: motion-layout") struct MotionLayoutVectors {
  @Test(arguments: cases) func matches(_ one: MotionVector) {
    one.expectMatch()
  }

  static let cases: [MotionVector] = [
    MotionVector(
      "morph-h-to-v", rule: "7.14, 8.3, 8.4",
      size: [200.0, 200.0], taps: [("go", 0.1)],
      moments: [
        .init(at: 0.1, frames: ["a": [55.0, 90.0, 20.0, 20.0], "b": [75.0, 85.0, 30.0, 30.0], "c": [105.0, 80.0, 40.0, 40.0]], tolerance: 0.05),
        .init(at: 0.4, frames: ["a": [61.5589, 83.4411, 20.0, 20.0], "b": [76.874, 83.126, 30.0, 30.0], "c": [100.3151, 84.6849, 40.0, 40.0]], tolerance: 0.05),
        .init(at: 0.6, frames: ["a": [72.5, 72.5, 20.0, 20.0], "b": [80.0, 80.0, 30.0, 30.0], "c": [92.5, 92.5, 40.0, 40.0]], tolerance: 0.05),
        .init(at: 0.9, frames: ["a": [87.1419, 57.8581, 20.0, 20.0], "b": [84.1834, 75.8166, 30.0, 30.0], "c": [82.0415, 102.9585, 40.0, 40.0]], tolerance: 0.05),
        .init(at: 1.1, frames: ["a": [90.0, 55.0, 20.0, 20.0], "b": [85.0, 75.0, 30.0, 30.0], "c": [80.0, 105.0, 40.0, 40.0]], tolerance: 0.05),
      ]
    ) { Motion_morph_h_to_v.Tree() },
    MotionVector(
      "morph-v-to-z", rule: "7.14, 8.3, 8.4",
      size: [200.0, 200.0], taps: [("go", 0.1)],
      moments: [
        .init(at: 0.1, frames: ["a": [90.0, 42.0, 20.0, 40.0], "b": [70.0, 90.0, 60.0, 20.0], "c": [80.0, 118.0, 40.0, 40.0]], tolerance: 0.05),
        .init(at: 0.25, frames: ["a": [90.0, 49.121, 20.0, 40.0], "b": [70.0, 90.0, 60.0, 20.0], "c": [80.0, 110.879, 40.0, 40.0]], tolerance: 0.05),
        .init(at: 0.35, frames: ["a": [90.0, 61.0, 20.0, 40.0], "b": [70.0, 90.0, 60.0, 20.0], "c": [80.0, 99.0, 40.0, 40.0]], tolerance: 0.05),
        .init(at: 0.5, frames: ["a": [90.0, 76.8969, 20.0, 40.0], "b": [70.0, 90.0, 60.0, 20.0], "c": [80.0, 83.1031, 40.0, 40.0]], tolerance: 0.05),
        .init(at: 0.6, frames: ["a": [90.0, 80.0, 20.0, 40.0], "b": [70.0, 90.0, 60.0, 20.0], "c": [80.0, 80.0, 40.0, 40.0]], tolerance: 0.05),
      ]
    ) { Motion_morph_v_to_z.Tree() },
    MotionVector(
      "morph-with-text", rule: "7.14, 8.3",
      size: [200.0, 200.0], taps: [("go", 0.1)],
      moments: [
        .init(at: 0.1, frames: ["a": [95.0, 90.0, 60.0, 20.0], "ground": [45.0, 90.0, 40.0, 20.0]], texts: ["word": "Bye"], tolerance: 0.05),
        .init(at: 0.35, frames: ["a": [88.75, 93.75, 60.0, 20.0], "ground": [53.75, 86.25, 40.0, 20.0]], texts: ["word": "Bye"], tolerance: 0.05),
        .init(at: 0.85, frames: ["a": [76.25, 101.25, 60.0, 20.0], "ground": [71.25, 78.75, 40.0, 20.0]], texts: ["word": "Bye"], tolerance: 0.05),
        .init(at: 1.1, frames: ["a": [70.0, 105.0, 60.0, 20.0], "ground": [80.0, 75.0, 40.0, 20.0]], texts: ["word": "Bye"], tolerance: 0.05),
      ]
    ) { Motion_morph_with_text.Tree() },
    MotionVector(
      "morph-alignment", rule: "8.4",
      size: [300.0, 100.0], taps: [("go", 0.0)],
      moments: [
        .init(at: 0.2, frames: ["a": [16.0, 0.0, 20.0, 10.0], "b": [0.0, 10.0, 100.0, 10.0]], tolerance: 0.05),
        .init(at: 0.5, frames: ["a": [40.0, 0.0, 20.0, 10.0], "b": [0.0, 10.0, 100.0, 10.0]], tolerance: 0.05),
        .init(at: 1.0, frames: ["a": [80.0, 0.0, 20.0, 10.0], "b": [0.0, 10.0, 100.0, 10.0]], tolerance: 0.05),
      ]
    ) { Motion_morph_alignment.Tree() },
    MotionVector(
      "morph-flexible-shares", rule: "2.6, 8.3",
      size: [300.0, 100.0], taps: [("go", 0.0)],
      moments: [
        .init(at: 0.0, frames: ["a": [0.0, 0.0, 90.0, 40.0], "b": [90.0, 0.0, 20.0, 40.0], "c": [110.0, 0.0, 90.0, 40.0]], tolerance: 0.05),
        .init(at: 0.5, frames: ["a": [0.0, 0.0, 77.3857, 40.0], "b": [77.3857, 0.0, 45.2285, 40.0], "c": [122.6143, 0.0, 77.3857, 40.0]], tolerance: 0.05),
        .init(at: 0.75, frames: ["a": [0.0, 0.0, 65.1255, 40.0], "b": [65.1255, 0.0, 69.7489, 40.0], "c": [134.8745, 0.0, 65.1255, 40.0]], tolerance: 0.05),
        .init(at: 1.0, frames: ["a": [0.0, 0.0, 50.0, 40.0], "b": [50.0, 0.0, 100.0, 40.0], "c": [150.0, 0.0, 50.0, 40.0]], tolerance: 0.05),
      ]
    ) { Motion_morph_flexible_shares.Tree() },
    MotionVector(
      "layout-animatable", rule: "7.17",
      size: [300.0, 100.0], taps: [("go", 0.1)],
      moments: [
        .init(at: 0.1, frames: ["a": [0.0, 0.0, 20.0, 20.0]], tolerance: 0.05),
        .init(at: 0.35, frames: ["a": [10.0, 0.0, 20.0, 20.0]], tolerance: 0.05),
        .init(at: 0.6, frames: ["a": [40.0, 0.0, 20.0, 20.0]], tolerance: 0.05),
        .init(at: 1.0, frames: ["a": [129.6, 0.0, 20.0, 20.0]], tolerance: 0.05),
        .init(at: 1.1, frames: ["a": [160.0, 0.0, 20.0, 20.0]], tolerance: 0.05),
      ]
    ) { Motion_layout_animatable.Tree() },
    MotionVector(
      "layout-not-animatable", rule: "7.17",
      size: [300.0, 100.0], taps: [("go", 0.1)],
      moments: [
        .init(at: 0.1, frames: ["a": [0.0, 0.0, 20.0, 20.0]], tolerance: 0.05),
        .init(at: 0.35, frames: ["a": [40.0, 0.0, 20.0, 20.0]], tolerance: 0.05),
        .init(at: 0.6, frames: ["a": [80.0, 0.0, 20.0, 20.0]], tolerance: 0.05),
        .init(at: 1.0, frames: ["a": [144.0, 0.0, 20.0, 20.0]], tolerance: 0.05),
        .init(at: 1.1, frames: ["a": [160.0, 0.0, 20.0, 20.0]], tolerance: 0.05),
      ]
    ) { Motion_layout_not_animatable.Tree() },
    MotionVector(
      "animatable-view", rule: "8.5",
      size: [300.0, 100.0], taps: [("go", 0.1)],
      moments: [
        .init(at: 0.35, frames: ["a": [0.0, 0.0, 10.0, 10.0]], texts: ["text": "10"], tolerance: 0.05),
        .init(at: 0.65, frames: ["a": [0.0, 0.0, 48.4, 10.0]], texts: ["text": "22"], tolerance: 0.05),
        .init(at: 1.1, frames: ["a": [0.0, 0.0, 160.0, 10.0]], texts: ["text": "40"], tolerance: 0.05),
      ]
    ) { Motion_animatable_view.Tree() },
    MotionVector(
      "animatable-modifier", rule: "8.5",
      size: [300.0, 100.0], taps: [("go", 0.1)],
      moments: [
        .init(at: 0.35, frames: ["a": [9.0, 3.0, 20.0, 20.0]], tolerance: 0.05),
        .init(at: 0.6, frames: ["a": [36.0, 6.0, 20.0, 20.0]], tolerance: 0.05),
        .init(at: 1.1, frames: ["a": [144.0, 12.0, 20.0, 20.0]], tolerance: 0.05),
      ]
    ) { Motion_animatable_modifier.Tree() },
    MotionVector(
      "geometry-effect", rule: "8.5",
      size: [300.0, 100.0], taps: [("go", 0.1)],
      moments: [
        .init(at: 0.6, frames: ["a": [2.25, 30.0, 20.0, 20.0]], tolerance: 0.05),
        .init(at: 1.1, frames: ["a": [9.0, 60.0, 20.0, 20.0]], tolerance: 0.05),
      ]
    ) { Motion_geometry_effect.Tree() },
    MotionVector(
      "scale-effect", rule: "3.64, 8.5",
      size: [300.0, 100.0], taps: [("go", 0.1)],
      moments: [
        .init(at: 0.1, frames: ["a": [40.0, 20.0, 40.0, 20.0]], tolerance: 0.05),
        .init(at: 0.6, frames: ["a": [30.0, 15.0, 60.0, 30.0]], tolerance: 0.05),
        .init(at: 1.1, frames: ["a": [20.0, 10.0, 80.0, 40.0]], tolerance: 0.05),
      ]
    ) { Motion_scale_effect.Tree() },
  ]
}

private enum Motion_morph_h_to_v {
  struct Root: View {
    @State private var on = false
    var body: some View {
      ZStack(alignment: .topLeading) {
        let layout = on ? AnyLayout(VStackLayout(spacing: 0)) : AnyLayout(HStackLayout(spacing: 0))
        layout {
          Color.red.accessibilityIdentifier("a").frame(width: 20, height: 20)
          Color.red.accessibilityIdentifier("b").frame(width: 30, height: 30)
          Color.red.accessibilityIdentifier("c").frame(width: 40, height: 40)
        }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .center)
      .overlay(alignment: .bottomTrailing) {
        HStack(spacing: 0) {
          Color.gray.frame(width: 8, height: 8).onTapGesture { withAnimation(.easeInOut(duration: 1)) { on.toggle() } }.accessibilityIdentifier("go")
        }
      }
    }
  }
  struct Tree: View {
    var body: some View {
      Root()
    }
  }
}

private enum Motion_morph_v_to_z {
  struct Root: View {
    @State private var on = false
    var body: some View {
      ZStack(alignment: .topLeading) {
        let layout = on ? AnyLayout(ZStackLayout()) : AnyLayout(VStackLayout(spacing: 8))
        layout {
          Color.red.accessibilityIdentifier("a").frame(width: 20, height: 40)
          Color.red.accessibilityIdentifier("b").frame(width: 60, height: 20)
          Color.red.accessibilityIdentifier("c").frame(width: 40, height: 40)
        }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .center)
      .overlay(alignment: .bottomTrailing) {
        HStack(spacing: 0) {
          Color.gray.frame(width: 8, height: 8).onTapGesture { withAnimation(.easeInOut(duration: 0.5)) { on.toggle() } }.accessibilityIdentifier("go")
        }
      }
    }
  }
  struct Tree: View {
    var body: some View {
      Root()
    }
  }
}

private enum Motion_morph_with_text {
  struct Root: View {
    @State private var on = false
    var body: some View {
      ZStack(alignment: .topLeading) {
        let layout = on ? AnyLayout(VStackLayout(spacing: 10)) : AnyLayout(HStackLayout(spacing: 10))
        layout {
          Text(on ? "Bye" : "Hi").accessibilityIdentifier("word").frame(width: 40, height: 20)
            .background { Color.yellow.accessibilityIdentifier("ground") }
          Color.red.accessibilityIdentifier("a").frame(width: 60, height: 20)
        }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .center)
      .overlay(alignment: .bottomTrailing) {
        HStack(spacing: 0) {
          Color.gray.frame(width: 8, height: 8).onTapGesture { withAnimation(.linear(duration: 1)) { on.toggle() } }.accessibilityIdentifier("go")
        }
      }
    }
  }
  struct Tree: View {
    var body: some View {
      Root()
    }
  }
}

private enum Motion_morph_alignment {
  struct Root: View {
    @State private var on = false
    var body: some View {
      ZStack(alignment: .topLeading) {
        VStack(alignment: on ? .trailing : .leading, spacing: 0) {
          Color.red.accessibilityIdentifier("a").frame(width: 20, height: 10)
          Color.red.accessibilityIdentifier("b").frame(width: 100, height: 10)
        }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      .overlay(alignment: .bottomTrailing) {
        HStack(spacing: 0) {
          Color.gray.frame(width: 8, height: 8).onTapGesture { withAnimation(.linear(duration: 1)) { on.toggle() } }.accessibilityIdentifier("go")
        }
      }
    }
  }
  struct Tree: View {
    var body: some View {
      Root()
    }
  }
}

private enum Motion_morph_flexible_shares {
  struct Root: View {
    @State private var on = false
    var body: some View {
      ZStack(alignment: .topLeading) {
        HStack(spacing: 0) {
          Color.red.accessibilityIdentifier("a")
          Color.green.accessibilityIdentifier("b").frame(width: on ? 100 : 20)
          Color.blue.accessibilityIdentifier("c")
        }.frame(width: 200, height: 40)
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      .overlay(alignment: .bottomTrailing) {
        HStack(spacing: 0) {
          Color.gray.frame(width: 8, height: 8).onTapGesture { withAnimation(.easeIn(duration: 1)) { on.toggle() } }.accessibilityIdentifier("go")
        }
      }
    }
  }
  struct Tree: View {
    var body: some View {
      Root()
    }
  }
}

private enum Motion_layout_animatable {
  struct Curved: Layout {
    var x: CGFloat
    var animatableData: CGFloat { get { x } set { x = newValue } }
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { CGSize(width: 200, height: 20) }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
      for s in subviews { s.place(at: CGPoint(x: bounds.minX + x * x * 160, y: bounds.minY), proposal: .unspecified) }
    }
  }
  struct Root: View {
    @State private var on = false
    var body: some View {
      ZStack(alignment: .topLeading) {
        Curved(x: on ? 1 : 0) { Color.red.accessibilityIdentifier("a").frame(width: 20, height: 20) }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      .overlay(alignment: .bottomTrailing) {
        HStack(spacing: 0) {
          Color.gray.frame(width: 8, height: 8).onTapGesture { withAnimation(.linear(duration: 1)) { on.toggle() } }.accessibilityIdentifier("go")
        }
      }
    }
  }
  struct Tree: View {
    var body: some View {
      Root()
    }
  }
}

private enum Motion_layout_not_animatable {
  struct Curved: Layout {
    var x: CGFloat
    
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { CGSize(width: 200, height: 20) }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
      for s in subviews { s.place(at: CGPoint(x: bounds.minX + x * x * 160, y: bounds.minY), proposal: .unspecified) }
    }
  }
  struct Root: View {
    @State private var on = false
    var body: some View {
      ZStack(alignment: .topLeading) {
        Curved(x: on ? 1 : 0) { Color.red.accessibilityIdentifier("a").frame(width: 20, height: 20) }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      .overlay(alignment: .bottomTrailing) {
        HStack(spacing: 0) {
          Color.gray.frame(width: 8, height: 8).onTapGesture { withAnimation(.linear(duration: 1)) { on.toggle() } }.accessibilityIdentifier("go")
        }
      }
    }
  }
  struct Tree: View {
    var body: some View {
      Root()
    }
  }
}

private enum Motion_animatable_view {
  struct Bar: View, Animatable {
    var n: Double
    var animatableData: Double { get { n } set { n = newValue } }
    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Color.red.accessibilityIdentifier("a").frame(width: n * n / 10, height: 10)
        Text("\(Int(n))").accessibilityIdentifier("text")
      }
    }
  }
  struct Root: View {
    @State private var on = false
    var body: some View {
      ZStack(alignment: .topLeading) {
        Bar(n: on ? 40 : 0)
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      .overlay(alignment: .bottomTrailing) {
        HStack(spacing: 0) {
          Color.gray.frame(width: 8, height: 8).onTapGesture { withAnimation(.linear(duration: 1)) { on.toggle() } }.accessibilityIdentifier("go")
        }
      }
    }
  }
  struct Tree: View {
    var body: some View {
      Root()
    }
  }
}

private enum Motion_animatable_modifier {
  struct Shift: ViewModifier, Animatable {
    var n: CGFloat
    var animatableData: CGFloat { get { n } set { n = newValue } }
    func body(content: Content) -> some View { content.offset(x: n * n, y: n) }
  }
  struct Root: View {
    @State private var on = false
    var body: some View {
      ZStack(alignment: .topLeading) {
        Color.red.accessibilityIdentifier("a").frame(width: 20, height: 20).modifier(Shift(n: on ? 12 : 0))
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      .overlay(alignment: .bottomTrailing) {
        HStack(spacing: 0) {
          Color.gray.frame(width: 8, height: 8).onTapGesture { withAnimation(.linear(duration: 1)) { on.toggle() } }.accessibilityIdentifier("go")
        }
      }
    }
  }
  struct Tree: View {
    var body: some View {
      Root()
    }
  }
}

private enum Motion_geometry_effect {
  struct Wave: GeometryEffect {
    var n: CGFloat
    var animatableData: CGFloat { get { n } set { n = newValue } }
    func effectValue(size: CGSize) -> ProjectionTransform {
      ProjectionTransform(CGAffineTransform(translationX: n * n, y: size.height * n))
    }
  }
  struct Root: View {
    @State private var on = false
    var body: some View {
      ZStack(alignment: .topLeading) {
        Color.red.accessibilityIdentifier("a").frame(width: 20, height: 20).modifier(Wave(n: on ? 3 : 0))
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      .overlay(alignment: .bottomTrailing) {
        HStack(spacing: 0) {
          Color.gray.frame(width: 8, height: 8).onTapGesture { withAnimation(.linear(duration: 1)) { on.toggle() } }.accessibilityIdentifier("go")
        }
      }
    }
  }
  struct Tree: View {
    var body: some View {
      Root()
    }
  }
}

private enum Motion_scale_effect {
  struct Root: View {
    @State private var on = false
    var body: some View {
      ZStack(alignment: .topLeading) {
        Color.red.accessibilityIdentifier("a").frame(width: 40, height: 20).scaleEffect(on ? 2 : 1, anchor: .center).offset(x: 40, y: 20)
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      .overlay(alignment: .bottomTrailing) {
        HStack(spacing: 0) {
          Color.gray.frame(width: 8, height: 8).onTapGesture { withAnimation(.linear(duration: 1)) { on.toggle() } }.accessibilityIdentifier("go")
        }
      }
    }
  }
  struct Tree: View {
    var body: some View {
      Root()
    }
  }
}
