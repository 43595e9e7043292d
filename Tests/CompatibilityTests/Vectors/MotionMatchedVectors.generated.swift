// Made by scripts/generate-vector-tests from motion.json: edit that, not this.
// swift-format-ignore-file

import Foundation
import Observation
import SwiftUI
import Testing

@Suite("cases: motion-matched") struct MotionMatchedVectors {
  @Test(arguments: cases) func matches(_ one: MotionVector) {
    one.expectMatch()
  }

  static let cases: [MotionVector] = [
    MotionVector(
      "matched-hero", rule: "8.40, C10.14",
      size: [300.0, 100.0], taps: [("go", 0.2)],
      moments: [
        .init(at: 0.1, frames: ["small": [0.0, 0.0, 40.0, 40.0]], absent: ["big"], tolerance: 0.05),
        .init(at: 0.45, frames: ["big": [45.0, 5.0, 60.0, 50.0], "small": [45.0, 5.0, 60.0, 50.0]], tolerance: 0.05),
        .init(at: 0.7, frames: ["big": [90.0, 10.0, 80.0, 60.0], "small": [90.0, 10.0, 80.0, 60.0]], tolerance: 0.05),
        .init(at: 0.95, frames: ["big": [135.0, 15.0, 100.0, 70.0], "small": [135.0, 15.0, 100.0, 70.0]], tolerance: 0.05),
        .init(at: 1.25, frames: ["big": [180.0, 20.0, 120.0, 80.0]], absent: ["small"], tolerance: 0.05),
      ]
    ) { Motion_matched_hero.Tree() },
    MotionVector(
      "matched-follow-frame", rule: "C10.13",
      size: [300.0, 100.0], taps: [],
      moments: [
        .init(at: 0.0, frames: ["a": [100.0, 40.0, 60.0, 30.0]], tolerance: 0.05),
      ]
    ) { Motion_matched_follow_frame.Tree() },
    MotionVector(
      "matched-follow-position", rule: "C10.13",
      size: [300.0, 100.0], taps: [],
      moments: [
        .init(at: 0.0, frames: ["a": [120.0, 45.0, 20.0, 20.0]], tolerance: 0.05),
      ]
    ) { Motion_matched_follow_position.Tree() },
    MotionVector(
      "matched-follow-size", rule: "C10.13",
      size: [300.0, 100.0], taps: [],
      moments: [
        .init(at: 0.0, frames: ["a": [0.0, 0.0, 60.0, 30.0]], tolerance: 0.05),
      ]
    ) { Motion_matched_follow_size.Tree() },
    MotionVector(
      "matched-anchors", rule: "C10.13",
      size: [300.0, 100.0], taps: [],
      moments: [
        .init(at: 0.0, frames: ["a": [160.0, 70.0, 20.0, 20.0]], tolerance: 0.05),
      ]
    ) { Motion_matched_anchors.Tree() },
    MotionVector(
      "matched-indicator", rule: "C10.15, 8.3",
      size: [300.0, 100.0], taps: [("go", 0.2)],
      moments: [
        .init(at: 0.2, frames: ["a": [0.0, 0.0, 40.0, 20.0]], tolerance: 0.05),
        .init(at: 0.45, frames: ["a": [25.0, 0.0, 50.0, 20.0]], tolerance: 0.05),
        .init(at: 0.7, frames: ["a": [50.0, 0.0, 60.0, 20.0]], tolerance: 0.05),
        .init(at: 1.2, frames: ["a": [100.0, 0.0, 80.0, 20.0]], tolerance: 0.05),
      ]
    ) { Motion_matched_indicator.Tree() },
  ]
}

private enum Motion_matched_hero {
  struct Root: View {
    @State private var open = false
    @Namespace private var space
    var body: some View {
      ZStack(alignment: .topLeading) {
        if open {
          Color.red.accessibilityIdentifier("big").matchedGeometryEffect(id: "hero", in: space)
            .frame(width: 120, height: 80)
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomTrailing)
        } else {
          Color.red.accessibilityIdentifier("small").matchedGeometryEffect(id: "hero", in: space)
            .frame(width: 40, height: 40)
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      .overlay(alignment: .bottomTrailing) {
        HStack(spacing: 0) {
          Color.gray.frame(width: 8, height: 8).onTapGesture { withAnimation(.linear(duration: 1)) { open.toggle() } }.accessibilityIdentifier("go")
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

private enum Motion_matched_follow_frame {
  struct Root: View {
    @Namespace private var space
    var body: some View {
      ZStack(alignment: .topLeading) {
        Color.blue.accessibilityIdentifier("source").frame(width: 60, height: 30)
          .matchedGeometryEffect(id: 1, in: space, anchor: .center)
          .offset(x: 100, y: 40)
        Color.red.accessibilityIdentifier("a").matchedGeometryEffect(id: 1, in: space, properties: .frame, anchor: .center, isSource: false)
          .frame(width: 20, height: 20)
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

private enum Motion_matched_follow_position {
  struct Root: View {
    @Namespace private var space
    var body: some View {
      ZStack(alignment: .topLeading) {
        Color.blue.accessibilityIdentifier("source").frame(width: 60, height: 30)
          .matchedGeometryEffect(id: 1, in: space, anchor: .center)
          .offset(x: 100, y: 40)
        Color.red.accessibilityIdentifier("a").matchedGeometryEffect(id: 1, in: space, properties: .position, anchor: .center, isSource: false)
          .frame(width: 20, height: 20)
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

private enum Motion_matched_follow_size {
  struct Root: View {
    @Namespace private var space
    var body: some View {
      ZStack(alignment: .topLeading) {
        Color.blue.accessibilityIdentifier("source").frame(width: 60, height: 30)
          .matchedGeometryEffect(id: 1, in: space, anchor: .center)
          .offset(x: 100, y: 40)
        Color.red.accessibilityIdentifier("a").matchedGeometryEffect(id: 1, in: space, properties: .size, anchor: .center, isSource: false)
          .frame(width: 20, height: 20)
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

private enum Motion_matched_anchors {
  struct Root: View {
    @Namespace private var space
    var body: some View {
      ZStack(alignment: .topLeading) {
        Color.blue.accessibilityIdentifier("source").frame(width: 60, height: 30)
          .matchedGeometryEffect(id: 1, in: space, anchor: .bottomTrailing)
          .offset(x: 100, y: 40)
        Color.red.accessibilityIdentifier("a").matchedGeometryEffect(id: 1, in: space, properties: .position, anchor: .topLeading, isSource: false)
          .frame(width: 20, height: 20)
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

private enum Motion_matched_indicator {
  struct Root: View {
    @State private var tab = 0
    @Namespace private var space
    var body: some View {
      ZStack(alignment: .topLeading) {
        HStack(spacing: 0) {
          Color.gray.accessibilityIdentifier("t0").frame(width: 40, height: 20).matchedGeometryEffect(id: 0, in: space)
          Color.gray.accessibilityIdentifier("t1").frame(width: 60, height: 20).matchedGeometryEffect(id: 1, in: space)
          Color.gray.accessibilityIdentifier("t2").frame(width: 80, height: 20).matchedGeometryEffect(id: 2, in: space)
        }
        .background { Color.yellow.accessibilityIdentifier("a").matchedGeometryEffect(id: tab, in: space, isSource: false) }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      .overlay(alignment: .bottomTrailing) {
        HStack(spacing: 0) {
          Color.gray.frame(width: 8, height: 8).onTapGesture { withAnimation(.linear(duration: 1)) { tab = 2 } }.accessibilityIdentifier("go")
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
