// Made by scripts/generate-vector-tests from motion.json: edit that, not this.
// swift-format-ignore-file

import Foundation
import Observation
import SwiftUI
import Testing

@Suite("cases: motion-gesture") struct MotionGestureVectors {
  @Test(arguments: cases) func matches(_ one: MotionVector) {
    one.expectMatch()
  }

  static let cases: [MotionVector] = [
    MotionVector(
      "gesture-button-before-tap", rule: "C12.12",
      size: [300.0, 200.0], taps: [("button", 0.1), ("plain", 0.2)],
      moments: [
        .init(at: 0.5, texts: ["text": "bt"]),
      ]
    ) { Motion_gesture_button_before_tap.Tree() },
    MotionVector(
      "gesture-child-first", rule: "C12.11",
      size: [300.0, 200.0], taps: [("inner", 0.1)],
      moments: [
        .init(at: 0.5, texts: ["text": "i"]),
      ]
    ) { Motion_gesture_child_first.Tree() },
    MotionVector(
      "gesture-high-priority", rule: "C12.11",
      size: [300.0, 200.0], taps: [("inner", 0.1)],
      moments: [
        .init(at: 0.5, texts: ["text": "o"]),
      ]
    ) { Motion_gesture_high_priority.Tree() },
    MotionVector(
      "gesture-simultaneous", rule: "C12.11",
      size: [300.0, 200.0], taps: [("inner", 0.1)],
      moments: [
        .init(at: 0.5, texts: ["text": "io"]),
      ]
    ) { Motion_gesture_simultaneous.Tree() },
  ]
}

private enum Motion_gesture_button_before_tap {
  struct Root: View {
    @State private var log = ""
    var body: some View {
      VStack(spacing: 0) {
        VStack(spacing: 0) {
          Button("x") { log += "b" }.accessibilityIdentifier("button")
          Color.red.frame(width: 10, height: 10).accessibilityIdentifier("plain")
        }.onTapGesture { log += "t" }
        Text(log).accessibilityIdentifier("text")
        Color.gray.frame(width: 8, height: 8).onTapGesture {  }.accessibilityIdentifier("go")
      }
    }
  }
  struct Tree: View {
    var body: some View {
      Root()
    }
  }
}

private enum Motion_gesture_child_first {
  struct Root: View {
    @State private var log = ""
    var body: some View {
      VStack(spacing: 0) {
        VStack(spacing: 0) {
          Color.red.frame(width: 10, height: 10).onTapGesture { log += "i" }.accessibilityIdentifier("inner")
        }.gesture(TapGesture().onEnded { _ in log += "o" })
        Text(String(log.sorted())).accessibilityIdentifier("text")
        Color.gray.frame(width: 8, height: 8).onTapGesture {  }.accessibilityIdentifier("go")
      }
    }
  }
  struct Tree: View {
    var body: some View {
      Root()
    }
  }
}

private enum Motion_gesture_high_priority {
  struct Root: View {
    @State private var log = ""
    var body: some View {
      VStack(spacing: 0) {
        VStack(spacing: 0) {
          Color.red.frame(width: 10, height: 10).onTapGesture { log += "i" }.accessibilityIdentifier("inner")
        }.highPriorityGesture(TapGesture().onEnded { _ in log += "o" })
        Text(String(log.sorted())).accessibilityIdentifier("text")
        Color.gray.frame(width: 8, height: 8).onTapGesture {  }.accessibilityIdentifier("go")
      }
    }
  }
  struct Tree: View {
    var body: some View {
      Root()
    }
  }
}

private enum Motion_gesture_simultaneous {
  struct Root: View {
    @State private var log = ""
    var body: some View {
      VStack(spacing: 0) {
        VStack(spacing: 0) {
          Color.red.frame(width: 10, height: 10).onTapGesture { log += "i" }.accessibilityIdentifier("inner")
        }.simultaneousGesture(TapGesture().onEnded { _ in log += "o" })
        Text(String(log.sorted())).accessibilityIdentifier("text")
        Color.gray.frame(width: 8, height: 8).onTapGesture {  }.accessibilityIdentifier("go")
      }
    }
  }
  struct Tree: View {
    var body: some View {
      Root()
    }
  }
}
