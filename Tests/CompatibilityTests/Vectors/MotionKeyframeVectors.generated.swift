// Made by scripts/generate-vector-tests from motion.json: edit that, not this.
// swift-format-ignore-file

import Foundation
import Observation
import SwiftUI
import Testing

@Suite("cases: motion-keyframe") struct MotionKeyframeVectors {
  @Test(arguments: cases) func matches(_ one: MotionVector) {
    one.expectMatch()
  }

  static let cases: [MotionVector] = [
    MotionVector(
      "keyframes-trigger", rule: "8.41, 8.43, C11.4",
      size: [300.0, 100.0], taps: [("go", 0.2)],
      moments: [
        .init(at: 0.1, frames: ["a": [0.0, 0.0, 20.0, 20.0]], tolerance: 0.05),
        .init(at: 0.2, frames: ["a": [0.0, 0.0, 20.0, 20.0]], tolerance: 0.05),
        .init(at: 0.7, frames: ["a": [50.0, 0.0, 20.0, 20.0]], tolerance: 0.05),
        .init(at: 1.2, frames: ["a": [100.0, 0.0, 20.0, 20.0]], tolerance: 0.05),
        .init(at: 1.45, frames: ["a": [70.0, 0.0, 20.0, 20.0]], tolerance: 0.05),
        .init(at: 1.7, frames: ["a": [40.0, 0.0, 20.0, 20.0]], tolerance: 0.05),
        .init(at: 2.7, frames: ["a": [40.0, 0.0, 20.0, 20.0]], tolerance: 0.05),
      ]
    ) { Motion_keyframes_trigger.Tree() },
    MotionVector(
      "keyframes-tracks", rule: "8.41, C11.4",
      size: [300.0, 100.0], taps: [("go", 0.2)],
      moments: [
        .init(at: 0.1, frames: ["a": [0.0, 10.0, 20.0, 20.0]], tolerance: 0.05),
        .init(at: 0.2, frames: ["a": [0.0, 50.0, 20.0, 20.0]], tolerance: 0.05),
        .init(at: 0.45, frames: ["a": [50.0, 40.0, 20.0, 20.0]], tolerance: 0.05),
        .init(at: 0.7, frames: ["a": [100.0, 30.0, 20.0, 20.0]], tolerance: 0.05),
        .init(at: 1.2, frames: ["a": [100.0, 10.0, 20.0, 20.0]], tolerance: 0.05),
      ]
    ) { Motion_keyframes_tracks.Tree() },
    MotionVector(
      "keyframes-repeating", rule: "8.43",
      size: [300.0, 100.0], taps: [],
      moments: [
        .init(at: 0.25, frames: ["a": [25.0, 0.0, 20.0, 20.0]], tolerance: 3.4333333333333336),
        .init(at: 1.5, frames: ["a": [50.0, 0.0, 20.0, 20.0]], tolerance: 3.4333333333333336),
        .init(at: 2.5, frames: ["a": [50.0, 0.0, 20.0, 20.0]], tolerance: 3.4333333333333336),
      ]
    ) { Motion_keyframes_repeating.Tree() },
    MotionVector(
      "keyframes-cubic-velocities", rule: "8.41, C11.5",
      size: [300.0, 100.0], taps: [],
      moments: [
        .init(at: 0.0, frames: ["w0": [0.0, 0.0, 26.25, 10.0], "w1": [0.0, 10.0, 45.0, 10.0], "w2": [0.0, 20.0, 76.25, 10.0], "w3": [0.0, 30.0, 120.0, 10.0], "w4": [0.0, 40.0, 120.0, 10.0]], tolerance: 0.05),
      ]
    ) { Motion_keyframes_cubic_velocities.Tree() },
    MotionVector(
      "keyframes-cubic-knots", rule: "8.41, C11.5",
      size: [300.0, 100.0], taps: [],
      moments: [
        .init(at: 0.0, frames: ["w0": [0.0, 0.0, 36.02, 10.0], "w1": [0.0, 10.0, 96.14, 10.0], "w2": [0.0, 20.0, 81.25, 10.0], "w3": [0.0, 30.0, 62.49, 10.0], "w4": [0.0, 40.0, 107.67, 10.0], "w5": [0.0, 50.0, 120.0, 10.0]], tolerance: 0.5),
      ]
    ) { Motion_keyframes_cubic_knots.Tree() },
    MotionVector(
      "keyframes-cubic-after-linear", rule: "8.41, C11.5",
      size: [300.0, 100.0], taps: [],
      moments: [
        .init(at: 0.0, frames: ["w0": [0.0, 0.0, 50.0, 10.0], "w1": [0.0, 10.0, 80.0, 10.0], "w2": [0.0, 20.0, 100.0, 10.0], "w3": [0.0, 30.0, 105.0, 10.0], "w4": [0.0, 40.0, 100.0, 10.0]], tolerance: 0.5),
      ]
    ) { Motion_keyframes_cubic_after_linear.Tree() },
    MotionVector(
      "keyframes-spring", rule: "8.17, C11.5",
      size: [300.0, 100.0], taps: [],
      moments: [
        .init(at: 0.0, frames: ["w0": [0.0, 0.0, 34.5715, 10.0], "w1": [0.0, 10.0, 88.5055, 10.0], "w2": [0.0, 20.0, 123.393, 10.0], "w3": [0.0, 30.0, 121.4498, 10.0]], tolerance: 0.2),
      ]
    ) { Motion_keyframes_spring.Tree() },
    MotionVector(
      "keyframes-eased-move", rule: "8.41",
      size: [300.0, 100.0], taps: [],
      moments: [
        .init(at: 0.0, frames: ["w0": [0.0, 0.0, 30.3661, 10.0], "w1": [0.0, 10.0, 64.3851, 10.0], "w2": [0.0, 20.0, 40.6, 10.0], "w3": [0.0, 30.0, 70.0, 10.0], "w4": [0.0, 40.0, 100.0, 10.0]], tolerance: 0.05),
      ]
    ) { Motion_keyframes_eased_move.Tree() },
  ]
}

private enum Motion_keyframes_trigger {
  struct Root: View {
    @State private var n = 0
    var body: some View {
      ZStack(alignment: .topLeading) {
        Color.red.accessibilityIdentifier("a").frame(width: 20, height: 20).keyframeAnimator(initialValue: 0.0, trigger: n) { content, x in
          content.offset(x: x)
        } keyframes: { _ in
          LinearKeyframe(100.0, duration: 1)
          LinearKeyframe(40.0, duration: 0.5)
        }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      .overlay(alignment: .bottomTrailing) {
        HStack(spacing: 0) {
          Color.gray.frame(width: 8, height: 8).onTapGesture { n += 1 }.accessibilityIdentifier("go")
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

private enum Motion_keyframes_tracks {
  struct Values { var x = 0.0; var y = 10.0 }
  struct Root: View {
    @State private var n = 0
    var body: some View {
      ZStack(alignment: .topLeading) {
        Color.red.accessibilityIdentifier("a").frame(width: 20, height: 20).keyframeAnimator(initialValue: Values(), trigger: n) { content, v in
          content.offset(x: v.x, y: v.y)
        } keyframes: { _ in
          KeyframeTrack(\.x) { LinearKeyframe(100, duration: 0.5) }
          KeyframeTrack(\.y) { MoveKeyframe(50); LinearKeyframe(10, duration: 1) }
        }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      .overlay(alignment: .bottomTrailing) {
        HStack(spacing: 0) {
          Color.gray.frame(width: 8, height: 8).onTapGesture { n += 1 }.accessibilityIdentifier("go")
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

private enum Motion_keyframes_repeating {
  struct Root: View {

    var body: some View {
      ZStack(alignment: .topLeading) {
        Color.red.accessibilityIdentifier("a").frame(width: 20, height: 20).keyframeAnimator(initialValue: 0.0, repeating: true) { content, x in
          content.offset(x: x)
        } keyframes: { _ in
          LinearKeyframe(100.0, duration: 1)
          LinearKeyframe(0.0, duration: 1)
        }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      .overlay(alignment: .bottomTrailing) {
        HStack(spacing: 0) {
          Color.gray.frame(width: 8, height: 8).onTapGesture {  }.accessibilityIdentifier("go")
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

private enum Motion_keyframes_cubic_velocities {
  struct Root: View {
    func value(_ t: Double) -> Double {
      KeyframeTimeline(initialValue: 20.0) {
        CubicKeyframe(120.0, duration: 1, startVelocity: 0.0, endVelocity: 200.0)
      }.value(time: t)
    }
    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Color.red.accessibilityIdentifier("w0").frame(width: value(0.25), height: 10)
        Color.red.accessibilityIdentifier("w1").frame(width: value(0.5), height: 10)
        Color.red.accessibilityIdentifier("w2").frame(width: value(0.75), height: 10)
        Color.red.accessibilityIdentifier("w3").frame(width: value(1), height: 10)
        Color.red.accessibilityIdentifier("w4").frame(width: value(2), height: 10)
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
  }
  struct Tree: View {
    var body: some View {
      Root()
    }
  }
}

private enum Motion_keyframes_cubic_knots {
  struct Root: View {
    func value(_ t: Double) -> Double {
      KeyframeTimeline(initialValue: 20.0) {
        CubicKeyframe(100.0, duration: 0.5)
        CubicKeyframe(60.0, duration: 0.5)
        CubicKeyframe(120.0, duration: 0.5)
      }.value(time: t)
    }
    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Color.red.accessibilityIdentifier("w0").frame(width: value(0.15), height: 10)
        Color.red.accessibilityIdentifier("w1").frame(width: value(0.45), height: 10)
        Color.red.accessibilityIdentifier("w2").frame(width: value(0.75), height: 10)
        Color.red.accessibilityIdentifier("w3").frame(width: value(1.05), height: 10)
        Color.red.accessibilityIdentifier("w4").frame(width: value(1.35), height: 10)
        Color.red.accessibilityIdentifier("w5").frame(width: value(1.5), height: 10)
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
  }
  struct Tree: View {
    var body: some View {
      Root()
    }
  }
}

private enum Motion_keyframes_cubic_after_linear {
  struct Root: View {
    func value(_ t: Double) -> Double {
      KeyframeTimeline(initialValue: 20.0) {
        LinearKeyframe(80.0, duration: 0.5)
        CubicKeyframe(100.0, duration: 1)
      }.value(time: t)
    }
    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Color.red.accessibilityIdentifier("w0").frame(width: value(0.25), height: 10)
        Color.red.accessibilityIdentifier("w1").frame(width: value(0.5), height: 10)
        Color.red.accessibilityIdentifier("w2").frame(width: value(0.75), height: 10)
        Color.red.accessibilityIdentifier("w3").frame(width: value(1.0), height: 10)
        Color.red.accessibilityIdentifier("w4").frame(width: value(1.5), height: 10)
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
  }
  struct Tree: View {
    var body: some View {
      Root()
    }
  }
}

private enum Motion_keyframes_spring {
  struct Root: View {
    func value(_ t: Double) -> Double {
      KeyframeTimeline(initialValue: 20.0) {
        SpringKeyframe(120.0, duration: 1, spring: Spring(duration: 0.5, bounce: 0.3))
      }.value(time: t)
    }
    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Color.red.accessibilityIdentifier("w0").frame(width: value(0.05), height: 10)
        Color.red.accessibilityIdentifier("w1").frame(width: value(0.15), height: 10)
        Color.red.accessibilityIdentifier("w2").frame(width: value(0.3), height: 10)
        Color.red.accessibilityIdentifier("w3").frame(width: value(0.5), height: 10)
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
  }
  struct Tree: View {
    var body: some View {
      Root()
    }
  }
}

private enum Motion_keyframes_eased_move {
  struct Root: View {
    func value(_ t: Double) -> Double {
      KeyframeTimeline(initialValue: 20.0) {
        LinearKeyframe(100.0, duration: 1, timingCurve: .easeIn)
        MoveKeyframe(40.0)
        LinearKeyframe(100.0, duration: 1)
      }.value(time: t)
    }
    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Color.red.accessibilityIdentifier("w0").frame(width: value(0.3), height: 10)
        Color.red.accessibilityIdentifier("w1").frame(width: value(0.7), height: 10)
        Color.red.accessibilityIdentifier("w2").frame(width: value(1.01), height: 10)
        Color.red.accessibilityIdentifier("w3").frame(width: value(1.5), height: 10)
        Color.red.accessibilityIdentifier("w4").frame(width: value(2), height: 10)
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
  }
  struct Tree: View {
    var body: some View {
      Root()
    }
  }
}
