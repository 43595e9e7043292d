// Made by scripts/generate-vector-tests from motion.json: edit that, not this.
// swift-format-ignore-file

import Foundation
import Observation
import SwiftUI
import Testing

@Suite("cases: motion-transition") struct MotionTransitionVectors2 {
  @Test(arguments: cases) func matches(_ one: MotionVector) {
    one.expectMatch()
  }

  static let cases: [MotionVector] = [
    MotionVector(
      "transition-opacity-in", rule: "8.36, C10.2",
      size: [300.0, 100.0], taps: [("go", 0.2)],
      moments: [
        .init(at: 0.1, absent: ["a"], tolerance: 0.05),
        .init(at: 0.45, frames: ["a": [0.0, 0.0, 40.0, 20.0]], tolerance: 0.05),
        .init(at: 0.7, frames: ["a": [0.0, 0.0, 40.0, 20.0]], tolerance: 0.05),
        .init(at: 0.95, frames: ["a": [0.0, 0.0, 40.0, 20.0]], tolerance: 0.05),
        .init(at: 1.2, frames: ["a": [0.0, 0.0, 40.0, 20.0]], tolerance: 0.05),
      ]
    ) { Motion_transition_opacity_in.Tree() },
    MotionVector(
      "transition-opacity-out", rule: "8.36, C10.2",
      size: [300.0, 100.0], taps: [("go", 0.2)],
      moments: [
        .init(at: 0.1, frames: ["a": [0.0, 0.0, 40.0, 20.0]], tolerance: 0.05),
        .init(at: 0.45, frames: ["a": [0.0, 0.0, 40.0, 20.0]], tolerance: 0.05),
        .init(at: 0.7, frames: ["a": [0.0, 0.0, 40.0, 20.0]], tolerance: 0.05),
        .init(at: 0.95, frames: ["a": [0.0, 0.0, 40.0, 20.0]], tolerance: 0.05),
        .init(at: 1.25, absent: ["a"], tolerance: 0.05),
      ]
    ) { Motion_transition_opacity_out.Tree() },
    MotionVector(
      "transition-asymmetric-in", rule: "8.36, C10.2",
      size: [300.0, 100.0], taps: [("go", 0.2)],
      moments: [
        .init(at: 0.1, absent: ["a"], tolerance: 0.05),
        .init(at: 0.45, frames: ["a": [0.0, -15.0, 40.0, 20.0]], tolerance: 0.05),
        .init(at: 0.7, frames: ["a": [0.0, -10.0, 40.0, 20.0]], tolerance: 0.05),
        .init(at: 0.95, frames: ["a": [0.0, -5.0, 40.0, 20.0]], tolerance: 0.05),
        .init(at: 1.2, frames: ["a": [0.0, 0.0, 40.0, 20.0]], tolerance: 0.05),
      ]
    ) { Motion_transition_asymmetric_in.Tree() },
    MotionVector(
      "transition-asymmetric-out", rule: "8.36, C10.2",
      size: [300.0, 100.0], taps: [("go", 0.2)],
      moments: [
        .init(at: 0.1, frames: ["a": [0.0, 0.0, 40.0, 20.0]], tolerance: 0.05),
        .init(at: 0.45, frames: ["a": [12.5, 0.0, 40.0, 20.0]], tolerance: 0.05),
        .init(at: 0.7, frames: ["a": [25.0, 0.0, 40.0, 20.0]], tolerance: 0.05),
        .init(at: 0.95, frames: ["a": [37.5, 0.0, 40.0, 20.0]], tolerance: 0.05),
        .init(at: 1.25, absent: ["a"], tolerance: 0.05),
      ]
    ) { Motion_transition_asymmetric_out.Tree() },
    MotionVector(
      "transition-combined-in", rule: "8.36, C10.2",
      size: [300.0, 100.0], taps: [("go", 0.2)],
      moments: [
        .init(at: 0.1, absent: ["a"], tolerance: 0.05),
        .init(at: 0.45, frames: ["a": [35.625, 3.75, 25.0, 12.5]], tolerance: 0.05),
        .init(at: 0.7, frames: ["a": [27.5, 2.5, 30.0, 15.0]], tolerance: 0.05),
        .init(at: 0.95, frames: ["a": [15.625, 1.25, 35.0, 17.5]], tolerance: 0.05),
        .init(at: 1.2, frames: ["a": [0.0, 0.0, 40.0, 20.0]], tolerance: 0.05),
      ]
    ) { Motion_transition_combined_in.Tree() },
    MotionVector(
      "transition-custom-in", rule: "8.36, C10.2",
      size: [300.0, 100.0], taps: [("go", 0.2)],
      moments: [
        .init(at: 0.1, absent: ["a"], tolerance: 0.05),
        .init(at: 0.45, frames: ["a": [-37.5, 0.0, 40.0, 20.0]], tolerance: 0.05),
        .init(at: 0.7, frames: ["a": [-25.0, 0.0, 40.0, 20.0]], tolerance: 0.05),
        .init(at: 0.95, frames: ["a": [-12.5, 0.0, 40.0, 20.0]], tolerance: 0.05),
        .init(at: 1.2, frames: ["a": [0.0, 0.0, 40.0, 20.0]], tolerance: 0.05),
      ]
    ) { Motion_transition_custom_in.Tree() },
    MotionVector(
      "transition-custom-out", rule: "8.36, C10.2",
      size: [300.0, 100.0], taps: [("go", 0.2)],
      moments: [
        .init(at: 0.1, frames: ["a": [0.0, 0.0, 40.0, 20.0]], tolerance: 0.05),
        .init(at: 0.45, frames: ["a": [12.5, 0.0, 40.0, 20.0]], tolerance: 0.05),
        .init(at: 0.7, frames: ["a": [25.0, 0.0, 40.0, 20.0]], tolerance: 0.05),
        .init(at: 0.95, frames: ["a": [37.5, 0.0, 40.0, 20.0]], tolerance: 0.05),
        .init(at: 1.25, absent: ["a"], tolerance: 0.05),
      ]
    ) { Motion_transition_custom_out.Tree() },
    MotionVector(
      "transition-modifier-in", rule: "8.36, C10.2",
      size: [300.0, 100.0], taps: [("go", 0.2)],
      moments: [
        .init(at: 0.1, absent: ["a"], tolerance: 0.05),
        .init(at: 0.45, frames: ["a": [60.0, 0.0, 40.0, 20.0]], tolerance: 0.05),
        .init(at: 0.7, frames: ["a": [40.0, 0.0, 40.0, 20.0]], tolerance: 0.05),
        .init(at: 0.95, frames: ["a": [20.0, 0.0, 40.0, 20.0]], tolerance: 0.05),
        .init(at: 1.2, frames: ["a": [0.0, 0.0, 40.0, 20.0]], tolerance: 0.05),
      ]
    ) { Motion_transition_modifier_in.Tree() },
    MotionVector(
      "transition-modifier-out", rule: "8.36, C10.2",
      size: [300.0, 100.0], taps: [("go", 0.2)],
      moments: [
        .init(at: 0.1, frames: ["a": [0.0, 0.0, 40.0, 20.0]], tolerance: 0.05),
        .init(at: 0.45, frames: ["a": [20.0, 0.0, 40.0, 20.0]], tolerance: 0.05),
        .init(at: 0.7, frames: ["a": [40.0, 0.0, 40.0, 20.0]], tolerance: 0.05),
        .init(at: 0.95, frames: ["a": [60.0, 0.0, 40.0, 20.0]], tolerance: 0.05),
        .init(at: 1.25, absent: ["a"], tolerance: 0.05),
      ]
    ) { Motion_transition_modifier_out.Tree() },
    MotionVector(
      "transition-own-animation-in", rule: "8.37",
      size: [300.0, 100.0], taps: [("go", 0.2)],
      moments: [
        .init(at: 0.1, absent: ["a"], tolerance: 0.05),
        .init(at: 0.7, frames: ["a": [60.0, 0.0, 40.0, 20.0]], tolerance: 0.05),
        .init(at: 1.2, frames: ["a": [40.0, 0.0, 40.0, 20.0]], tolerance: 0.05),
        .init(at: 1.7, frames: ["a": [20.0, 0.0, 40.0, 20.0]], tolerance: 0.05),
        .init(at: 2.2, frames: ["a": [0.0, 0.0, 40.0, 20.0]], tolerance: 0.05),
      ]
    ) { Motion_transition_own_animation_in.Tree() },
    MotionVector(
      "transition-identity", rule: "8.35, C10.1",
      size: [300.0, 100.0], taps: [("go", 0.2)],
      moments: [
        .init(at: 0.1, frames: ["a": [0.0, 0.0, 40.0, 20.0]]),
        .init(at: 0.25, absent: ["a"]),
        .init(at: 0.6, absent: ["a"]),
      ]
    ) { Motion_transition_identity.Tree() },
  ]
}

private enum Motion_transition_opacity_in {
  struct Root: View {
    @State private var show = false
    var body: some View {
      ZStack(alignment: .topLeading) {
        if show {
          Color.red.accessibilityIdentifier("a").frame(width: 40, height: 20)
            .transition(.opacity)
        }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      .overlay(alignment: .bottomTrailing) {
        HStack(spacing: 0) {
          Color.gray.frame(width: 8, height: 8).onTapGesture { withAnimation(.linear(duration: 1)) { show.toggle() } }.accessibilityIdentifier("go")
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

private enum Motion_transition_opacity_out {
  struct Root: View {
    @State private var show = true
    var body: some View {
      ZStack(alignment: .topLeading) {
        if show {
          Color.red.accessibilityIdentifier("a").frame(width: 40, height: 20)
            .transition(.opacity)
        }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      .overlay(alignment: .bottomTrailing) {
        HStack(spacing: 0) {
          Color.gray.frame(width: 8, height: 8).onTapGesture { withAnimation(.linear(duration: 1)) { show.toggle() } }.accessibilityIdentifier("go")
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

private enum Motion_transition_asymmetric_in {
  struct Root: View {
    @State private var show = false
    var body: some View {
      ZStack(alignment: .topLeading) {
        if show {
          Color.red.accessibilityIdentifier("a").frame(width: 40, height: 20)
            .transition(.asymmetric(insertion: .move(edge: .top), removal: .offset(x: 50)))
        }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      .overlay(alignment: .bottomTrailing) {
        HStack(spacing: 0) {
          Color.gray.frame(width: 8, height: 8).onTapGesture { withAnimation(.linear(duration: 1)) { show.toggle() } }.accessibilityIdentifier("go")
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

private enum Motion_transition_asymmetric_out {
  struct Root: View {
    @State private var show = true
    var body: some View {
      ZStack(alignment: .topLeading) {
        if show {
          Color.red.accessibilityIdentifier("a").frame(width: 40, height: 20)
            .transition(.asymmetric(insertion: .move(edge: .top), removal: .offset(x: 50)))
        }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      .overlay(alignment: .bottomTrailing) {
        HStack(spacing: 0) {
          Color.gray.frame(width: 8, height: 8).onTapGesture { withAnimation(.linear(duration: 1)) { show.toggle() } }.accessibilityIdentifier("go")
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

private enum Motion_transition_combined_in {
  struct Root: View {
    @State private var show = false
    var body: some View {
      ZStack(alignment: .topLeading) {
        if show {
          Color.red.accessibilityIdentifier("a").frame(width: 40, height: 20)
            .transition(.offset(x: 60).combined(with: .scale(scale: 0.5)))
        }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      .overlay(alignment: .bottomTrailing) {
        HStack(spacing: 0) {
          Color.gray.frame(width: 8, height: 8).onTapGesture { withAnimation(.linear(duration: 1)) { show.toggle() } }.accessibilityIdentifier("go")
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

private enum Motion_transition_custom_in {
  struct Drop: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View { content.offset(x: phase.value * 50) }
  }
  struct Root: View {
    @State private var show = false
    var body: some View {
      ZStack(alignment: .topLeading) {
        if show {
          Color.red.accessibilityIdentifier("a").frame(width: 40, height: 20)
            .transition(Drop())
        }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      .overlay(alignment: .bottomTrailing) {
        HStack(spacing: 0) {
          Color.gray.frame(width: 8, height: 8).onTapGesture { withAnimation(.linear(duration: 1)) { show.toggle() } }.accessibilityIdentifier("go")
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

private enum Motion_transition_custom_out {
  struct Drop: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View { content.offset(x: phase.value * 50) }
  }
  struct Root: View {
    @State private var show = true
    var body: some View {
      ZStack(alignment: .topLeading) {
        if show {
          Color.red.accessibilityIdentifier("a").frame(width: 40, height: 20)
            .transition(Drop())
        }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      .overlay(alignment: .bottomTrailing) {
        HStack(spacing: 0) {
          Color.gray.frame(width: 8, height: 8).onTapGesture { withAnimation(.linear(duration: 1)) { show.toggle() } }.accessibilityIdentifier("go")
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

private enum Motion_transition_modifier_in {
  struct Shift: ViewModifier {
    var x: CGFloat
    func body(content: Content) -> some View { content.offset(x: x) }
  }
  struct Root: View {
    @State private var show = false
    var body: some View {
      ZStack(alignment: .topLeading) {
        if show {
          Color.red.accessibilityIdentifier("a").frame(width: 40, height: 20)
            .transition(.modifier(active: Shift(x: 80), identity: Shift(x: 0)))
        }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      .overlay(alignment: .bottomTrailing) {
        HStack(spacing: 0) {
          Color.gray.frame(width: 8, height: 8).onTapGesture { withAnimation(.linear(duration: 1)) { show.toggle() } }.accessibilityIdentifier("go")
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

private enum Motion_transition_modifier_out {
  struct Shift: ViewModifier {
    var x: CGFloat
    func body(content: Content) -> some View { content.offset(x: x) }
  }
  struct Root: View {
    @State private var show = true
    var body: some View {
      ZStack(alignment: .topLeading) {
        if show {
          Color.red.accessibilityIdentifier("a").frame(width: 40, height: 20)
            .transition(.modifier(active: Shift(x: 80), identity: Shift(x: 0)))
        }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      .overlay(alignment: .bottomTrailing) {
        HStack(spacing: 0) {
          Color.gray.frame(width: 8, height: 8).onTapGesture { withAnimation(.linear(duration: 1)) { show.toggle() } }.accessibilityIdentifier("go")
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

private enum Motion_transition_own_animation_in {
  struct Root: View {
    @State private var show = false
    var body: some View {
      ZStack(alignment: .topLeading) {
        if show {
          Color.red.accessibilityIdentifier("a").frame(width: 40, height: 20)
            .transition(.offset(x: 80).animation(.linear(duration: 2)))
        }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      .overlay(alignment: .bottomTrailing) {
        HStack(spacing: 0) {
          Color.gray.frame(width: 8, height: 8).onTapGesture { withAnimation(.linear(duration: 1)) { show.toggle() } }.accessibilityIdentifier("go")
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

private enum Motion_transition_identity {
  struct Root: View {
    @State private var show = true
    var body: some View {
      ZStack(alignment: .topLeading) {
        if show {
          Color.red.accessibilityIdentifier("a").frame(width: 40, height: 20)
            .transition(.identity)
        }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      .overlay(alignment: .bottomTrailing) {
        HStack(spacing: 0) {
          Color.gray.frame(width: 8, height: 8).onTapGesture { withAnimation(.linear(duration: 1)) { show.toggle() } }.accessibilityIdentifier("go")
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
