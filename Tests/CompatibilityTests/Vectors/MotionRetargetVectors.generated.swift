// Made by scripts/generate-vector-tests from motion.json: edit that, not this.
// swift-format-ignore-file

import Foundation
import Observation
import SwiftUI
import Testing

@Suite("cases: motion-retarget") struct MotionRetargetVectors {
  @Test(arguments: cases) func matches(_ one: MotionVector) {
    one.expectMatch()
  }

  static let cases: [MotionVector] = [
    MotionVector(
      "retarget-linear-back", rule: "8.22",
      size: [300.0, 100.0], taps: [("go1", 0.0), ("go2", 0.6)],
      moments: [
        .init(at: 0.6, frames: ["a": [120.0, 0.0, 20.0, 20.0]], tolerance: 0.05),
        .init(at: 0.85, frames: ["a": [127.5, 0.0, 20.0, 20.0]], tolerance: 0.05),
        .init(at: 1.1, frames: ["a": [100.0, 0.0, 20.0, 20.0]], tolerance: 0.05),
        .init(at: 1.6, frames: ["a": [0.0, 0.0, 20.0, 20.0]], tolerance: 0.05),
      ]
    ) { Motion_retarget_linear_back.Tree() },
    MotionVector(
      "retarget-ease-to-linear", rule: "8.22",
      size: [300.0, 100.0], taps: [("go1", 0.0), ("go2", 0.5)],
      moments: [
        .init(at: 0.5, frames: ["a": [50.0, 0.0, 20.0, 20.0]], tolerance: 0.05),
        .init(at: 0.6, frames: ["a": [101.4493, 0.0, 20.0, 20.0]], tolerance: 0.05),
        .init(at: 0.8, frames: ["a": [180.7336, 0.0, 20.0, 20.0]], tolerance: 0.05),
        .init(at: 1.0, frames: ["a": [240.0, 0.0, 20.0, 20.0]], tolerance: 0.05),
        .init(at: 1.5, frames: ["a": [240.0, 0.0, 20.0, 20.0]], tolerance: 0.05),
      ]
    ) { Motion_retarget_ease_to_linear.Tree() },
    MotionVector(
      "retarget-three", rule: "8.22",
      size: [300.0, 100.0], taps: [("go1", 0.0), ("go2", 0.4), ("go3", 0.8)],
      moments: [
        .init(at: 0.4, frames: ["a": [40.0, 0.0, 20.0, 20.0]], tolerance: 0.05),
        .init(at: 0.6, frames: ["a": [41.498, 0.0, 20.0, 20.0]], tolerance: 0.05),
        .init(at: 0.8, frames: ["a": [34.3296, 0.0, 20.0, 20.0]], tolerance: 0.05),
        .init(at: 1.0, frames: ["a": [57.1889, 0.0, 20.0, 20.0]], tolerance: 0.05),
        .init(at: 1.8, frames: ["a": [200.0, 0.0, 20.0, 20.0]], tolerance: 0.05),
      ]
    ) { Motion_retarget_three.Tree() },
    MotionVector(
      "retarget-spring", rule: "8.21",
      size: [300.0, 100.0], taps: [("go1", 0.0), ("go2", 0.15)],
      moments: [
        .init(at: 0.075, frames: ["a": [42.0901, 0.0, 20.0, 20.0]], tolerance: 2.1),
        .init(at: 0.15, frames: ["a": [112.2752, 0.0, 20.0, 20.0]], tolerance: 2.1),
        .init(at: 0.2, frames: ["a": [135.425, 0.0, 20.0, 20.0]], tolerance: 2.1),
        .init(at: 0.3, frames: ["a": [112.6111, 0.0, 20.0, 20.0]], tolerance: 2.1),
        .init(at: 0.45, frames: ["a": [61.1956, 0.0, 20.0, 20.0]], tolerance: 2.1),
        .init(at: 6.15, frames: ["a": [50.0, 0.0, 20.0, 20.0]], tolerance: 2.1),
      ]
    ) { Motion_retarget_spring.Tree() },
    MotionVector(
      "retarget-linear-to-spring", rule: "8.21",
      size: [300.0, 100.0], taps: [("go1", 0.0), ("go2", 0.4)],
      moments: [
        .init(at: 0.4, frames: ["a": [80.0, 0.0, 20.0, 20.0]], tolerance: 1.0),
        .init(at: 0.45, frames: ["a": [74.83, 0.0, 20.0, 20.0]], tolerance: 1.0),
        .init(at: 0.5, frames: ["a": [57.073, 0.0, 20.0, 20.0]], tolerance: 1.0),
        .init(at: 0.65, frames: ["a": [16.4787, 0.0, 20.0, 20.0]], tolerance: 1.0),
        .init(at: 6.4, frames: ["a": [0.0, 0.0, 20.0, 20.0]], tolerance: 1.0),
      ]
    ) { Motion_retarget_linear_to_spring.Tree() },
    MotionVector(
      "retarget-without-animation", rule: "8.2, 8.24",
      size: [300.0, 100.0], taps: [("go1", 0.0), ("go2", 0.5)],
      moments: [
        .init(at: 0.5, frames: ["a": [130.0, 0.0, 20.0, 20.0]], tolerance: 0.05),
        .init(at: 0.75, frames: ["a": [155.0, 0.0, 20.0, 20.0]], tolerance: 0.05),
        .init(at: 1.0, frames: ["a": [180.0, 0.0, 20.0, 20.0]], tolerance: 0.05),
        .init(at: 1.5, frames: ["a": [180.0, 0.0, 20.0, 20.0]], tolerance: 0.05),
      ]
    ) { Motion_retarget_without_animation.Tree() },
  ]
}

private enum Motion_retarget_linear_back {
  struct Root: View {
    @State private var step = 0
    var x: CGFloat { switch step { case 0: 0 case 1: 200 default: 0 } }
    var body: some View {
      ZStack(alignment: .topLeading) {
        Color.red.accessibilityIdentifier("a").frame(width: 20, height: 20).offset(x: x)
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      .overlay(alignment: .bottomTrailing) {
        HStack(spacing: 0) {
          Color.gray.frame(width: 8, height: 8).onTapGesture { withAnimation(.linear(duration: 1)) { step = 1 } }.accessibilityIdentifier("go1")
          Color.gray.frame(width: 8, height: 8).onTapGesture { withAnimation(.linear(duration: 1)) { step = 2 } }.accessibilityIdentifier("go2")
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

private enum Motion_retarget_ease_to_linear {
  struct Root: View {
    @State private var step = 0
    var x: CGFloat { switch step { case 0: 0 case 1: 100 default: 240 } }
    var body: some View {
      ZStack(alignment: .topLeading) {
        Color.red.accessibilityIdentifier("a").frame(width: 20, height: 20).offset(x: x)
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      .overlay(alignment: .bottomTrailing) {
        HStack(spacing: 0) {
          Color.gray.frame(width: 8, height: 8).onTapGesture { withAnimation(.easeInOut(duration: 1)) { step = 1 } }.accessibilityIdentifier("go1")
          Color.gray.frame(width: 8, height: 8).onTapGesture { withAnimation(.linear(duration: 0.5)) { step = 2 } }.accessibilityIdentifier("go2")
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

private enum Motion_retarget_three {
  struct Root: View {
    @State private var step = 0
    var x: CGFloat { switch step { case 0: 0 case 1: 100 case 2: 0 default: 200 } }
    var body: some View {
      ZStack(alignment: .topLeading) {
        Color.red.accessibilityIdentifier("a").frame(width: 20, height: 20).offset(x: x)
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      .overlay(alignment: .bottomTrailing) {
        HStack(spacing: 0) {
          Color.gray.frame(width: 8, height: 8).onTapGesture { withAnimation(.linear(duration: 1)) { step = 1 } }.accessibilityIdentifier("go1")
          Color.gray.frame(width: 8, height: 8).onTapGesture { withAnimation(.easeOut(duration: 1)) { step = 2 } }.accessibilityIdentifier("go2")
          Color.gray.frame(width: 8, height: 8).onTapGesture { withAnimation(.linear(duration: 1)) { step = 3 } }.accessibilityIdentifier("go3")
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

private enum Motion_retarget_spring {
  struct Root: View {
    @State private var step = 0
    var x: CGFloat { switch step { case 0: 0 case 1: 200 default: 50 } }
    var body: some View {
      ZStack(alignment: .topLeading) {
        Color.red.accessibilityIdentifier("a").frame(width: 20, height: 20).offset(x: x)
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      .overlay(alignment: .bottomTrailing) {
        HStack(spacing: 0) {
          Color.gray.frame(width: 8, height: 8).onTapGesture { withAnimation(.spring(response: 0.6, dampingFraction: 0.7)) { step = 1 } }.accessibilityIdentifier("go1")
          Color.gray.frame(width: 8, height: 8).onTapGesture { withAnimation(.spring(response: 0.6, dampingFraction: 0.7)) { step = 2 } }.accessibilityIdentifier("go2")
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

private enum Motion_retarget_linear_to_spring {
  struct Root: View {
    @State private var step = 0
    var x: CGFloat { switch step { case 0: 0 case 1: 200 default: 0 } }
    var body: some View {
      ZStack(alignment: .topLeading) {
        Color.red.accessibilityIdentifier("a").frame(width: 20, height: 20).offset(x: x)
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      .overlay(alignment: .bottomTrailing) {
        HStack(spacing: 0) {
          Color.gray.frame(width: 8, height: 8).onTapGesture { withAnimation(.linear(duration: 1)) { step = 1 } }.accessibilityIdentifier("go1")
          Color.gray.frame(width: 8, height: 8).onTapGesture { withAnimation(.spring(response: 0.5, dampingFraction: 1)) { step = 2 } }.accessibilityIdentifier("go2")
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

private enum Motion_retarget_without_animation {
  struct Root: View {
    @State private var step = 0
    var x: CGFloat { switch step { case 0: 0 case 1: 100 default: 180 } }
    var body: some View {
      ZStack(alignment: .topLeading) {
        Color.red.accessibilityIdentifier("a").frame(width: 20, height: 20).offset(x: x)
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      .overlay(alignment: .bottomTrailing) {
        HStack(spacing: 0) {
          Color.gray.frame(width: 8, height: 8).onTapGesture { withAnimation(.linear(duration: 1)) { step = 1 } }.accessibilityIdentifier("go1")
          Color.gray.frame(width: 8, height: 8).onTapGesture { step = 2 }.accessibilityIdentifier("go2")
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
