// Made by scripts/generate-vector-tests from motion.json: edit that, not this.
// swift-format-ignore-file

import Foundation
import Observation
import SwiftUI
import Testing

@Suite("cases: motion-scope") struct MotionScopeVectors2 {
  @Test(arguments: cases) func matches(_ one: MotionVector) {
    one.expectMatch()
  }

  static let cases: [MotionVector] = [
    MotionVector(
      "completion-logical", rule: "8.19, 8.28, 8.33",
      size: [300.0, 100.0], taps: [("go", 0.2)],
      moments: [
        .init(at: 1.15, texts: ["text": "running"]),
        .init(at: 1.25, texts: ["text": "done"]),
      ]
    ) { Motion_completion_logical.Tree() },
    MotionVector(
      "completion-spring", rule: "8.19, 8.28, 8.33",
      size: [300.0, 100.0], taps: [("go", 0.2)],
      moments: [
        .init(at: 0.65, texts: ["text": "running"]),
        .init(at: 0.75, texts: ["text": "done"]),
      ]
    ) { Motion_completion_spring.Tree() },
  ]
}

private enum Motion_completion_logical {
  struct Root: View {
    @State private var on = false
    @State private var text = "running"
    var body: some View {
      ZStack(alignment: .topLeading) {
        VStack(alignment: .leading, spacing: 0) {
          Color.red.accessibilityIdentifier("a").frame(width: 20, height: 20).offset(x: on ? 100 : 0)
          Text(text).accessibilityIdentifier("text")
        }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      .overlay(alignment: .bottomTrailing) {
        HStack(spacing: 0) {
          Color.gray.frame(width: 8, height: 8).onTapGesture { withAnimation(.linear(duration: 2).logicallyComplete(after: 1), completionCriteria: .logicallyComplete) { on.toggle() } completion: { text = "done" } }.accessibilityIdentifier("go")
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

private enum Motion_completion_spring {
  struct Root: View {
    @State private var on = false
    @State private var text = "running"
    var body: some View {
      ZStack(alignment: .topLeading) {
        VStack(alignment: .leading, spacing: 0) {
          Color.red.accessibilityIdentifier("a").frame(width: 20, height: 20).offset(x: on ? 100 : 0)
          Text(text).accessibilityIdentifier("text")
        }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      .overlay(alignment: .bottomTrailing) {
        HStack(spacing: 0) {
          Color.gray.frame(width: 8, height: 8).onTapGesture { withAnimation(.spring(response: 0.5, dampingFraction: 0.5)) { on.toggle() } completion: { text = "done" } }.accessibilityIdentifier("go")
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
