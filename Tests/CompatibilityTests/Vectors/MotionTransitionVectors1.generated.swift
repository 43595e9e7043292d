// Made by scripts/generate-vector-tests from motion.json: edit that, not this.
// swift-format-ignore-file

import Foundation
import Observation
import SwiftUI
import Testing

@Suite("cases: motion-transition") struct MotionTransitionVectors1 {
  @Test(arguments: cases) func matches(_ one: MotionVector) {
    one.expectMatch()
  }

  static let cases: [MotionVector] = [
    MotionVector(
      "transition-move-leading-in", rule: "8.36, C10.2",
      size: [300.0, 100.0], taps: [("go", 0.2)],
      moments: [
        .init(at: 0.1, absent: ["a"], tolerance: 0.05),
        .init(at: 0.45, frames: ["a": [-30.0, 0.0, 40.0, 20.0]], tolerance: 0.05),
        .init(at: 0.7, frames: ["a": [-20.0, 0.0, 40.0, 20.0]], tolerance: 0.05),
        .init(at: 0.95, frames: ["a": [-10.0, 0.0, 40.0, 20.0]], tolerance: 0.05),
        .init(at: 1.2, frames: ["a": [0.0, 0.0, 40.0, 20.0]], tolerance: 0.05),
      ]
    ) { Motion_transition_move_leading_in.Tree() },
    MotionVector(
      "transition-move-bottom-out", rule: "8.36, C10.2",
      size: [300.0, 100.0], taps: [("go", 0.2)],
      moments: [
        .init(at: 0.1, frames: ["a": [0.0, 0.0, 40.0, 30.0]], tolerance: 0.05),
        .init(at: 0.45, frames: ["a": [0.0, 7.5, 40.0, 30.0]], tolerance: 0.05),
        .init(at: 0.7, frames: ["a": [0.0, 15.0, 40.0, 30.0]], tolerance: 0.05),
        .init(at: 0.95, frames: ["a": [0.0, 22.5, 40.0, 30.0]], tolerance: 0.05),
        .init(at: 1.25, absent: ["a"], tolerance: 0.05),
      ]
    ) { Motion_transition_move_bottom_out.Tree() },
    MotionVector(
      "transition-slide-in", rule: "8.36, C10.2",
      size: [300.0, 100.0], taps: [("go", 0.2)],
      moments: [
        .init(at: 0.1, absent: ["a"], tolerance: 0.05),
        .init(at: 0.45, frames: ["a": [-30.0, 0.0, 40.0, 20.0]], tolerance: 0.05),
        .init(at: 0.7, frames: ["a": [-20.0, 0.0, 40.0, 20.0]], tolerance: 0.05),
        .init(at: 0.95, frames: ["a": [-10.0, 0.0, 40.0, 20.0]], tolerance: 0.05),
        .init(at: 1.2, frames: ["a": [0.0, 0.0, 40.0, 20.0]], tolerance: 0.05),
      ]
    ) { Motion_transition_slide_in.Tree() },
    MotionVector(
      "transition-slide-out", rule: "8.36, C10.2",
      size: [300.0, 100.0], taps: [("go", 0.2)],
      moments: [
        .init(at: 0.1, frames: ["a": [0.0, 0.0, 40.0, 20.0]], tolerance: 0.05),
        .init(at: 0.45, frames: ["a": [10.0, 0.0, 40.0, 20.0]], tolerance: 0.05),
        .init(at: 0.7, frames: ["a": [20.0, 0.0, 40.0, 20.0]], tolerance: 0.05),
        .init(at: 0.95, frames: ["a": [30.0, 0.0, 40.0, 20.0]], tolerance: 0.05),
        .init(at: 1.25, absent: ["a"], tolerance: 0.05),
      ]
    ) { Motion_transition_slide_out.Tree() },
    MotionVector(
      "transition-push-bottom-in", rule: "8.36, C10.2",
      size: [300.0, 100.0], taps: [("go", 0.2)],
      moments: [
        .init(at: 0.1, absent: ["a"], tolerance: 0.05),
        .init(at: 0.45, frames: ["a": [0.0, 15.0, 40.0, 20.0]], tolerance: 0.05),
        .init(at: 0.7, frames: ["a": [0.0, 10.0, 40.0, 20.0]], tolerance: 0.05),
        .init(at: 0.95, frames: ["a": [0.0, 5.0, 40.0, 20.0]], tolerance: 0.05),
        .init(at: 1.2, frames: ["a": [0.0, 0.0, 40.0, 20.0]], tolerance: 0.05),
      ]
    ) { Motion_transition_push_bottom_in.Tree() },
    MotionVector(
      "transition-push-bottom-out", rule: "8.36, C10.2",
      size: [300.0, 100.0], taps: [("go", 0.2)],
      moments: [
        .init(at: 0.1, frames: ["a": [0.0, 0.0, 40.0, 20.0]], tolerance: 0.05),
        .init(at: 0.45, frames: ["a": [0.0, -5.0, 40.0, 20.0]], tolerance: 0.05),
        .init(at: 0.7, frames: ["a": [0.0, -10.0, 40.0, 20.0]], tolerance: 0.05),
        .init(at: 0.95, frames: ["a": [0.0, -15.0, 40.0, 20.0]], tolerance: 0.05),
        .init(at: 1.25, absent: ["a"], tolerance: 0.05),
      ]
    ) { Motion_transition_push_bottom_out.Tree() },
    MotionVector(
      "transition-offset-in", rule: "8.36, C10.2",
      size: [300.0, 100.0], taps: [("go", 0.2)],
      moments: [
        .init(at: 0.1, absent: ["a"], tolerance: 0.05),
        .init(at: 0.45, frames: ["a": [45.0, 30.0, 40.0, 20.0]], tolerance: 0.05),
        .init(at: 0.7, frames: ["a": [30.0, 20.0, 40.0, 20.0]], tolerance: 0.05),
        .init(at: 0.95, frames: ["a": [15.0, 10.0, 40.0, 20.0]], tolerance: 0.05),
        .init(at: 1.2, frames: ["a": [0.0, 0.0, 40.0, 20.0]], tolerance: 0.05),
      ]
    ) { Motion_transition_offset_in.Tree() },
    MotionVector(
      "transition-offset-out", rule: "8.36, C10.2",
      size: [300.0, 100.0], taps: [("go", 0.2)],
      moments: [
        .init(at: 0.1, frames: ["a": [0.0, 0.0, 40.0, 20.0]], tolerance: 0.05),
        .init(at: 0.45, frames: ["a": [15.0, 10.0, 40.0, 20.0]], tolerance: 0.05),
        .init(at: 0.7, frames: ["a": [30.0, 20.0, 40.0, 20.0]], tolerance: 0.05),
        .init(at: 0.95, frames: ["a": [45.0, 30.0, 40.0, 20.0]], tolerance: 0.05),
        .init(at: 1.25, absent: ["a"], tolerance: 0.05),
      ]
    ) { Motion_transition_offset_out.Tree() },
    MotionVector(
      "transition-scale-in", rule: "8.36, C10.2",
      size: [300.0, 100.0], taps: [("go", 0.2)],
      moments: [
        .init(at: 0.1, absent: ["a"], tolerance: 0.05),
        .init(at: 0.45, frames: ["a": [15.0, 7.5, 10.0, 5.0]], tolerance: 0.05),
        .init(at: 0.7, frames: ["a": [10.0, 5.0, 20.0, 10.0]], tolerance: 0.05),
        .init(at: 0.95, frames: ["a": [5.0, 2.5, 30.0, 15.0]], tolerance: 0.05),
        .init(at: 1.2, frames: ["a": [0.0, 0.0, 40.0, 20.0]], tolerance: 0.05),
      ]
    ) { Motion_transition_scale_in.Tree() },
    MotionVector(
      "transition-scale-out", rule: "8.36, C10.2",
      size: [300.0, 100.0], taps: [("go", 0.2)],
      moments: [
        .init(at: 0.1, frames: ["a": [0.0, 0.0, 40.0, 20.0]], tolerance: 0.05),
        .init(at: 0.45, frames: ["a": [5.0, 2.5, 30.0, 15.0]], tolerance: 0.05),
        .init(at: 0.7, frames: ["a": [10.0, 5.0, 20.0, 10.0]], tolerance: 0.05),
        .init(at: 0.95, frames: ["a": [15.0, 7.5, 10.0, 5.0]], tolerance: 0.05),
        .init(at: 1.25, absent: ["a"], tolerance: 0.05),
      ]
    ) { Motion_transition_scale_out.Tree() },
    MotionVector(
      "transition-scale-anchor-in", rule: "8.36, C10.2",
      size: [300.0, 100.0], taps: [("go", 0.2)],
      moments: [
        .init(at: 0.1, absent: ["a"], tolerance: 0.05),
        .init(at: 0.45, frames: ["a": [0.0, 0.0, 25.0, 12.5]], tolerance: 0.05),
        .init(at: 0.7, frames: ["a": [0.0, 0.0, 30.0, 15.0]], tolerance: 0.05),
        .init(at: 0.95, frames: ["a": [0.0, 0.0, 35.0, 17.5]], tolerance: 0.05),
        .init(at: 1.2, frames: ["a": [0.0, 0.0, 40.0, 20.0]], tolerance: 0.05),
      ]
    ) { Motion_transition_scale_anchor_in.Tree() },
  ]
}

private enum Motion_transition_move_leading_in {
  struct Root: View {
    @State private var show = false
    var body: some View {
      ZStack(alignment: .topLeading) {
        if show {
          Color.red.accessibilityIdentifier("a").frame(width: 40, height: 20)
            .transition(.move(edge: .leading))
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

private enum Motion_transition_move_bottom_out {
  struct Root: View {
    @State private var show = true
    var body: some View {
      ZStack(alignment: .topLeading) {
        if show {
          Color.red.accessibilityIdentifier("a").frame(width: 40, height: 30)
            .transition(.move(edge: .bottom))
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

private enum Motion_transition_slide_in {
  struct Root: View {
    @State private var show = false
    var body: some View {
      ZStack(alignment: .topLeading) {
        if show {
          Color.red.accessibilityIdentifier("a").frame(width: 40, height: 20)
            .transition(.slide)
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

private enum Motion_transition_slide_out {
  struct Root: View {
    @State private var show = true
    var body: some View {
      ZStack(alignment: .topLeading) {
        if show {
          Color.red.accessibilityIdentifier("a").frame(width: 40, height: 20)
            .transition(.slide)
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

private enum Motion_transition_push_bottom_in {
  struct Root: View {
    @State private var show = false
    var body: some View {
      ZStack(alignment: .topLeading) {
        if show {
          Color.red.accessibilityIdentifier("a").frame(width: 40, height: 20)
            .transition(.push(from: .bottom))
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

private enum Motion_transition_push_bottom_out {
  struct Root: View {
    @State private var show = true
    var body: some View {
      ZStack(alignment: .topLeading) {
        if show {
          Color.red.accessibilityIdentifier("a").frame(width: 40, height: 20)
            .transition(.push(from: .bottom))
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

private enum Motion_transition_offset_in {
  struct Root: View {
    @State private var show = false
    var body: some View {
      ZStack(alignment: .topLeading) {
        if show {
          Color.red.accessibilityIdentifier("a").frame(width: 40, height: 20)
            .transition(.offset(x: 60, y: 40))
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

private enum Motion_transition_offset_out {
  struct Root: View {
    @State private var show = true
    var body: some View {
      ZStack(alignment: .topLeading) {
        if show {
          Color.red.accessibilityIdentifier("a").frame(width: 40, height: 20)
            .transition(.offset(x: 60, y: 40))
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

private enum Motion_transition_scale_in {
  struct Root: View {
    @State private var show = false
    var body: some View {
      ZStack(alignment: .topLeading) {
        if show {
          Color.red.accessibilityIdentifier("a").frame(width: 40, height: 20)
            .transition(.scale)
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

private enum Motion_transition_scale_out {
  struct Root: View {
    @State private var show = true
    var body: some View {
      ZStack(alignment: .topLeading) {
        if show {
          Color.red.accessibilityIdentifier("a").frame(width: 40, height: 20)
            .transition(.scale)
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

private enum Motion_transition_scale_anchor_in {
  struct Root: View {
    @State private var show = false
    var body: some View {
      ZStack(alignment: .topLeading) {
        if show {
          Color.red.accessibilityIdentifier("a").frame(width: 40, height: 20)
            .transition(.scale(scale: 0.5, anchor: .topLeading))
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
