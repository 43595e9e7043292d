// Made by scripts/generate-vector-tests from motion.json: edit that, not this.
// swift-format-ignore-file

import Foundation
import Observation
import SwiftUI
import Testing

@Suite("cases: motion-curve") struct MotionCurveVectors2 {
  @Test(arguments: cases) func matches(_ one: MotionVector) {
    one.expectMatch()
  }

  static let cases: [MotionVector] = [
    MotionVector(
      "compose-delay-then-speed", rule: "8.26",
      size: [300.0, 100.0], taps: [("go", 0.0)],
      moments: [
        .init(at: 0.25, frames: ["a": [0.0, 0.0, 20.0, 20.0]], tolerance: 0.05),
        .init(at: 0.5, frames: ["a": [100.0, 0.0, 20.0, 20.0]], tolerance: 0.05),
        .init(at: 0.75, frames: ["a": [200.0, 0.0, 20.0, 20.0]], tolerance: 0.05),
      ]
    ) { Motion_compose_delay_then_speed.Tree() },
    MotionVector(
      "repeat-there-and-back", rule: "8.27",
      size: [300.0, 100.0], taps: [("go", 0.0)],
      moments: [
        .init(at: 0.25, frames: ["a": [30.0, 0.0, 20.0, 20.0]], tolerance: 4.8999999999999995),
        .init(at: 0.75, frames: ["a": [90.0, 0.0, 20.0, 20.0]], tolerance: 4.8999999999999995),
        .init(at: 1.25, frames: ["a": [90.0, 0.0, 20.0, 20.0]], tolerance: 4.8999999999999995),
        .init(at: 1.75, frames: ["a": [30.0, 0.0, 20.0, 20.0]], tolerance: 4.8999999999999995),
        .init(at: 2.4, frames: ["a": [48.0, 0.0, 20.0, 20.0]], tolerance: 4.8999999999999995),
        .init(at: 3.3, frames: ["a": [120.0, 0.0, 20.0, 20.0]], tolerance: 4.8999999999999995),
      ]
    ) { Motion_repeat_there_and_back.Tree() },
    MotionVector(
      "repeat-restarting", rule: "8.27",
      size: [300.0, 100.0], taps: [("go", 0.0)],
      moments: [
        .init(at: 0.125, frames: ["a": [30.0, 0.0, 20.0, 20.0]], tolerance: 9.7),
        .init(at: 0.375, frames: ["a": [90.0, 0.0, 20.0, 20.0]], tolerance: 9.7),
        .init(at: 0.625, frames: ["a": [30.0, 0.0, 20.0, 20.0]], tolerance: 9.7),
        .init(at: 0.875, frames: ["a": [90.0, 0.0, 20.0, 20.0]], tolerance: 9.7),
        .init(at: 1.2, frames: ["a": [48.0, 0.0, 20.0, 20.0]], tolerance: 9.7),
        .init(at: 1.8, frames: ["a": [120.0, 0.0, 20.0, 20.0]], tolerance: 9.7),
      ]
    ) { Motion_repeat_restarting.Tree() },
    MotionVector(
      "repeat-forever", rule: "8.27",
      size: [300.0, 100.0], taps: [("go", 0.0)],
      moments: [
        .init(at: 0.25, frames: ["a": [25.0, 0.0, 20.0, 20.0]], tolerance: 4.1),
        .init(at: 0.75, frames: ["a": [75.0, 0.0, 20.0, 20.0]], tolerance: 4.1),
        .init(at: 1.25, frames: ["a": [75.0, 0.0, 20.0, 20.0]], tolerance: 4.1),
        .init(at: 1.75, frames: ["a": [25.0, 0.0, 20.0, 20.0]], tolerance: 4.1),
        .init(at: 2.4, frames: ["a": [40.0, 0.0, 20.0, 20.0]], tolerance: 4.1),
      ]
    ) { Motion_repeat_forever.Tree() },
    MotionVector(
      "leaf-size-and-centre", rule: "8.3, 8.4",
      size: [300.0, 100.0], taps: [("go", 0.2)],
      moments: [
        .init(at: 0.2, frames: ["a": [140.0, 40.0, 20.0, 20.0]]),
        .init(at: 0.45, frames: ["a": [132.5, 37.5, 35.0, 25.0]]),
        .init(at: 0.7, frames: ["a": [125.0, 35.0, 50.0, 30.0]]),
        .init(at: 1.2, frames: ["a": [110.0, 30.0, 80.0, 40.0]]),
      ]
    ) { Motion_leaf_size_and_centre.Tree() },
  ]
}

private enum Motion_compose_delay_then_speed {
  struct Root: View {
    @State private var moved = false
    var body: some View {
      ZStack(alignment: .topLeading) {
        Color.red.accessibilityIdentifier("a").frame(width: 20, height: 20).offset(x: moved ? 200 : 0)
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      .overlay(alignment: .bottomTrailing) {
        HStack(spacing: 0) {
          Color.gray.frame(width: 8, height: 8).onTapGesture { withAnimation(.linear(duration: 1).delay(0.5).speed(2)) { moved.toggle() } }.accessibilityIdentifier("go")
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

private enum Motion_repeat_there_and_back {
  struct Root: View {
    @State private var moved = false
    var body: some View {
      ZStack(alignment: .topLeading) {
        Color.red.accessibilityIdentifier("a").frame(width: 20, height: 20).offset(x: moved ? 120 : 0)
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      .overlay(alignment: .bottomTrailing) {
        HStack(spacing: 0) {
          Color.gray.frame(width: 8, height: 8).onTapGesture { withAnimation(.linear(duration: 1).repeatCount(3, autoreverses: true)) { moved.toggle() } }.accessibilityIdentifier("go")
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

private enum Motion_repeat_restarting {
  struct Root: View {
    @State private var moved = false
    var body: some View {
      ZStack(alignment: .topLeading) {
        Color.red.accessibilityIdentifier("a").frame(width: 20, height: 20).offset(x: moved ? 120 : 0)
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      .overlay(alignment: .bottomTrailing) {
        HStack(spacing: 0) {
          Color.gray.frame(width: 8, height: 8).onTapGesture { withAnimation(.linear(duration: 0.5).repeatCount(3, autoreverses: false)) { moved.toggle() } }.accessibilityIdentifier("go")
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

private enum Motion_repeat_forever {
  struct Root: View {
    @State private var moved = false
    var body: some View {
      ZStack(alignment: .topLeading) {
        Color.red.accessibilityIdentifier("a").frame(width: 20, height: 20).offset(x: moved ? 100 : 0)
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      .overlay(alignment: .bottomTrailing) {
        HStack(spacing: 0) {
          Color.gray.frame(width: 8, height: 8).onTapGesture { withAnimation(.linear(duration: 1).repeatForever(autoreverses: true)) { moved.toggle() } }.accessibilityIdentifier("go")
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

private enum Motion_leaf_size_and_centre {
  struct Root: View {
    @State private var big = false
    var body: some View {
      ZStack(alignment: .topLeading) {
        Color.red.accessibilityIdentifier("a").frame(width: big ? 80 : 20, height: big ? 40 : 20)
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .center)
      .overlay(alignment: .bottomTrailing) {
        HStack(spacing: 0) {
          Color.gray.frame(width: 8, height: 8).onTapGesture { withAnimation(.linear(duration: 1)) { big.toggle() } }.accessibilityIdentifier("go")
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
