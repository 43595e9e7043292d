// Made by scripts/generate-vector-tests from motion.json: edit that, not this.
// swift-format-ignore-file

import Foundation
import Observation
import SwiftUI
import Testing

@Suite("cases: motion-foreach") struct MotionForeachVectors {
  @Test(arguments: cases) func matches(_ one: MotionVector) {
    one.expectMatch()
  }

  static let cases: [MotionVector] = [
    MotionVector(
      "foreach-insert", rule: "10.5, 8.4, 8.36",
      size: [300.0, 100.0], taps: [("go", 0.2)],
      moments: [
        .init(at: 0.2, frames: ["r1": [0.0, 0.0, 50.0, 10.0], "r2": [0.0, 10.0, 50.0, 10.0], "r3": [0.0, 20.0, 50.0, 10.0], "r9": [0.0, 10.0, 50.0, 10.0]], tolerance: 0.05),
        .init(at: 0.45, frames: ["r1": [0.0, 0.0, 50.0, 10.0], "r2": [0.0, 12.5, 50.0, 10.0], "r3": [0.0, 22.5, 50.0, 10.0], "r9": [0.0, 10.0, 50.0, 10.0]], tolerance: 0.05),
        .init(at: 0.7, frames: ["r1": [0.0, 0.0, 50.0, 10.0], "r2": [0.0, 15.0, 50.0, 10.0], "r3": [0.0, 25.0, 50.0, 10.0], "r9": [0.0, 10.0, 50.0, 10.0]], tolerance: 0.05),
        .init(at: 1.2, frames: ["r1": [0.0, 0.0, 50.0, 10.0], "r2": [0.0, 20.0, 50.0, 10.0], "r3": [0.0, 30.0, 50.0, 10.0], "r9": [0.0, 10.0, 50.0, 10.0]], tolerance: 0.05),
      ]
    ) { Motion_foreach_insert.Tree() },
    MotionVector(
      "foreach-remove", rule: "10.5, 8.4, 8.36",
      size: [300.0, 100.0], taps: [("go", 0.2)],
      moments: [
        .init(at: 0.2, frames: ["r1": [0.0, 0.0, 50.0, 10.0], "r4": [0.0, 30.0, 50.0, 10.0]], tolerance: 0.05),
        .init(at: 0.45, frames: ["r1": [0.0, 0.0, 50.0, 10.0], "r4": [0.0, 25.0, 50.0, 10.0]], tolerance: 0.05),
        .init(at: 0.7, frames: ["r1": [0.0, 0.0, 50.0, 10.0], "r4": [0.0, 20.0, 50.0, 10.0]], tolerance: 0.05),
        .init(at: 1.2, frames: ["r1": [0.0, 0.0, 50.0, 10.0], "r4": [0.0, 10.0, 50.0, 10.0]], tolerance: 0.05),
        .init(at: 1.25, absent: ["r2", "r3"], tolerance: 0.05),
      ]
    ) { Motion_foreach_remove.Tree() },
    MotionVector(
      "foreach-reorder", rule: "10.5, 8.4, 8.36",
      size: [300.0, 100.0], taps: [("go", 0.2)],
      moments: [
        .init(at: 0.2, frames: ["r1": [0.0, 0.0, 50.0, 20.0], "r2": [0.0, 20.0, 50.0, 20.0], "r3": [0.0, 40.0, 50.0, 20.0]], tolerance: 0.05),
        .init(at: 0.45, frames: ["r1": [0.0, 5.0, 50.0, 20.0], "r2": [0.0, 25.0, 50.0, 20.0], "r3": [0.0, 30.0, 50.0, 20.0]], tolerance: 0.05),
        .init(at: 0.7, frames: ["r1": [0.0, 10.0, 50.0, 20.0], "r2": [0.0, 30.0, 50.0, 20.0], "r3": [0.0, 20.0, 50.0, 20.0]], tolerance: 0.05),
        .init(at: 1.2, frames: ["r1": [0.0, 20.0, 50.0, 20.0], "r2": [0.0, 40.0, 50.0, 20.0], "r3": [0.0, 0.0, 50.0, 20.0]], tolerance: 0.05),
      ]
    ) { Motion_foreach_reorder.Tree() },
  ]
}

private enum Motion_foreach_insert {
  struct Root: View {
    @State private var items = [1, 2, 3]
    var body: some View {
      ZStack(alignment: .topLeading) {
        VStack(alignment: .leading, spacing: 0) {
          ForEach(items, id: \.self) { i in
            Color.red.accessibilityIdentifier("r\(i)").frame(width: 50, height: 10)
          }
        }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      .overlay(alignment: .bottomTrailing) {
        HStack(spacing: 0) {
          Color.gray.frame(width: 8, height: 8).onTapGesture { withAnimation(.linear(duration: 1)) { items = [1, 9, 2, 3] } }.accessibilityIdentifier("go")
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

private enum Motion_foreach_remove {
  struct Root: View {
    @State private var items = [1, 2, 3, 4]
    var body: some View {
      ZStack(alignment: .topLeading) {
        VStack(alignment: .leading, spacing: 0) {
          ForEach(items, id: \.self) { i in
            Color.red.accessibilityIdentifier("r\(i)").frame(width: 50, height: 10)
          }
        }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      .overlay(alignment: .bottomTrailing) {
        HStack(spacing: 0) {
          Color.gray.frame(width: 8, height: 8).onTapGesture { withAnimation(.linear(duration: 1)) { items = [1, 4] } }.accessibilityIdentifier("go")
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

private enum Motion_foreach_reorder {
  struct Root: View {
    @State private var items = [1, 2, 3]
    var body: some View {
      ZStack(alignment: .topLeading) {
        VStack(alignment: .leading, spacing: 0) {
          ForEach(items, id: \.self) { i in
            Color.red.accessibilityIdentifier("r\(i)").frame(width: 50, height: 20)
          }
        }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      .overlay(alignment: .bottomTrailing) {
        HStack(spacing: 0) {
          Color.gray.frame(width: 8, height: 8).onTapGesture { withAnimation(.linear(duration: 1)) { items = [3, 1, 2] } }.accessibilityIdentifier("go")
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
