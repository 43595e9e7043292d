// Made by scripts/generate-vector-tests from motion.json: edit that, not this.
// swift-format-ignore-file

import Foundation
import Observation
import SwiftUI
import Testing

@Suite("cases: motion-transition") struct MotionTransitionVectors3 {
  @Test(arguments: cases) func matches(_ one: MotionVector) {
    one.expectMatch()
  }

  static let cases: [MotionVector] = [
    MotionVector(
      "transition-without-animation", rule: "8.35, C10.1",
      size: [300.0, 100.0], taps: [("go", 0.2)],
      moments: [
        .init(at: 0.1, frames: ["a": [0.0, 0.0, 40.0, 20.0]]),
        .init(at: 0.25, absent: ["a"]),
        .init(at: 0.6, absent: ["a"]),
      ]
    ) { Motion_transition_without_animation.Tree() },
    MotionVector(
      "transition-siblings-close-up", rule: "8.36, C10.10",
      size: [300.0, 100.0], taps: [("go", 0.2)],
      moments: [
        .init(at: 0.2, frames: ["a": [0.0, 0.0, 20.0, 20.0], "b": [0.0, 20.0, 30.0, 40.0], "c": [0.0, 60.0, 20.0, 20.0]], tolerance: 0.05),
        .init(at: 0.7, frames: ["a": [0.0, 0.0, 20.0, 20.0], "b": [0.0, 20.0, 30.0, 40.0], "c": [0.0, 40.0, 20.0, 20.0]], tolerance: 0.05),
        .init(at: 1.1, frames: ["a": [0.0, 0.0, 20.0, 20.0], "b": [0.0, 20.0, 30.0, 40.0], "c": [0.0, 24.0, 20.0, 20.0]], tolerance: 0.05),
        .init(at: 1.25, frames: ["c": [0.0, 20.0, 20.0, 20.0]], absent: ["b"], tolerance: 0.05),
      ]
    ) { Motion_transition_siblings_close_up.Tree() },
    MotionVector(
      "transition-interrupted", rule: "8.22, C10.11",
      size: [300.0, 100.0], taps: [("go", 0.2), ("go", 0.7)],
      moments: [
        .init(at: 0.45, frames: ["a": [25.0, 0.0, 40.0, 20.0]], tolerance: 0.05),
        .init(at: 0.7, frames: ["a": [50.0, 0.0, 40.0, 20.0]], tolerance: 0.05),
        .init(at: 0.95, frames: ["a": [56.25, 0.0, 40.0, 20.0]], tolerance: 0.05),
        .init(at: 1.2, frames: ["a": [50.0, 0.0, 40.0, 20.0]], tolerance: 0.05),
        .init(at: 1.7, frames: ["a": [0.0, 0.0, 40.0, 20.0]], tolerance: 0.05),
      ]
    ) { Motion_transition_interrupted.Tree() },
    MotionVector(
      "transition-default", rule: "8.35",
      size: [300.0, 100.0], taps: [("go", 0.2), ("go", 1.2)],
      moments: [
        .init(at: 0.1, absent: ["a"]),
        .init(at: 0.2, frames: ["a": [0.0, 0.0, 40.0, 20.0]]),
        .init(at: 0.6, frames: ["a": [0.0, 0.0, 40.0, 20.0]]),
        .init(at: 1.6, frames: ["a": [0.0, 0.0, 40.0, 20.0]]),
        .init(at: 2.05, absent: ["a"]),
      ]
    ) { Motion_transition_default.Tree() },
  ]
}

private enum Motion_transition_without_animation {
  struct Root: View {
    @State private var show = true
    var body: some View {
      ZStack(alignment: .topLeading) {
        if show {
          Color.red.accessibilityIdentifier("a").frame(width: 40, height: 20)
            .transition(.offset(x: 50))
        }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      .overlay(alignment: .bottomTrailing) {
        HStack(spacing: 0) {
          Color.gray.frame(width: 8, height: 8).onTapGesture { show.toggle() }.accessibilityIdentifier("go")
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

private enum Motion_transition_siblings_close_up {
  struct Root: View {
    @State private var show = true
    var body: some View {
      ZStack(alignment: .topLeading) {
        VStack(alignment: .leading, spacing: 0) {
          Color.red.accessibilityIdentifier("a").frame(width: 20, height: 20)
          if show { Color.green.accessibilityIdentifier("b").frame(width: 30, height: 40).transition(.opacity) }
          Color.blue.accessibilityIdentifier("c").frame(width: 20, height: 20)
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

private enum Motion_transition_interrupted {
  struct Root: View {
    @State private var show = true
    var body: some View {
      ZStack(alignment: .topLeading) {
        if show {
          Color.red.accessibilityIdentifier("a").frame(width: 40, height: 20)
            .transition(.offset(x: 100))
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

private enum Motion_transition_default {
  struct Root: View {
    @State private var show = false
    var body: some View {
      ZStack(alignment: .topLeading) {
        if show { Color.red.accessibilityIdentifier("a").frame(width: 40, height: 20) }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      .overlay(alignment: .bottomTrailing) {
        HStack(spacing: 0) {
          Color.gray.frame(width: 8, height: 8).onTapGesture { withAnimation(.linear(duration: 0.8)) { show.toggle() } }.accessibilityIdentifier("go")
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
