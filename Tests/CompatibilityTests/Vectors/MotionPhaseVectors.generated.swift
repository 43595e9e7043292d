// Made by scripts/generate-vector-tests from motion.json: edit that, not this.
// swift-format-ignore-file

import Foundation
import Observation
import SwiftUI
import Testing

@Suite("cases: motion-phase") struct MotionPhaseVectors {
  @Test(arguments: cases) func matches(_ one: MotionVector) {
    one.expectMatch()
  }

  static let cases: [MotionVector] = [
    MotionVector(
      "phases-loop", rule: "8.44, C11.1",
      size: [300.0, 100.0], taps: [],
      moments: [
        .init(at: 0.5, frames: ["a": [30.0, 0.0, 20.0, 20.0]], tolerance: 5.1),
        .init(at: 1.25, frames: ["a": [70.0, 0.0, 20.0, 20.0]], tolerance: 5.1),
        .init(at: 2.5, frames: ["a": [50.0, 0.0, 20.0, 20.0]], tolerance: 5.1),
      ]
    ) { Motion_phases_loop.Tree() },
    MotionVector(
      "phases-trigger", rule: "8.44, C11.1",
      size: [300.0, 100.0], taps: [("go", 0.2)],
      moments: [
        .init(at: 0.1, frames: ["a": [0.0, 0.0, 20.0, 20.0]], tolerance: 8.1),
        .init(at: 0.45, frames: ["a": [40.0, 0.0, 20.0, 20.0]], tolerance: 8.1),
        .init(at: 0.825, frames: ["a": [70.0, 0.0, 20.0, 20.0]], tolerance: 8.1),
        .init(at: 1.45, frames: ["a": [20.0, 0.0, 20.0, 20.0]], tolerance: 8.1),
        .init(at: 2.0, frames: ["a": [0.0, 0.0, 20.0, 20.0]], tolerance: 8.1),
        .init(at: 2.7, frames: ["a": [0.0, 0.0, 20.0, 20.0]], tolerance: 8.1),
      ]
    ) { Motion_phases_trigger.Tree() },
  ]
}

private enum Motion_phases_loop {
  struct Root: View {
    @State private var n = 0
    var body: some View {
      ZStack(alignment: .topLeading) {
        Color.red.accessibilityIdentifier("a").frame(width: 20, height: 20).phaseAnimator([0.0, 60.0, 100.0]) { content, x in content.offset(x: x) } animation: { _ in .linear(duration: 1) }
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

private enum Motion_phases_trigger {
  struct Root: View {
    @State private var n = 0
    var body: some View {
      ZStack(alignment: .topLeading) {
        Color.red.accessibilityIdentifier("a").frame(width: 20, height: 20).phaseAnimator([0.0, 80.0, 40.0], trigger: n) { content, x in content.offset(x: x) } animation: { _ in .linear(duration: 0.5) }
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
