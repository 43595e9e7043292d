// Made by scripts/generate-vector-tests from motion.json: edit that, not this.
// swift-format-ignore-file

import Foundation
import Observation
import SwiftUI
import Testing

@Suite("cases: motion-timeline") struct MotionTimelineVectors {
  @Test(arguments: cases) func matches(_ one: MotionVector) {
    one.expectMatch()
  }

  static let cases: [MotionVector] = [
    MotionVector(
      "timeline-animation", rule: "C11.9", disputed: "an integer that is interpolated into a text is written as the locale has it: 10,000 where the case says 10000",
      size: [300.0, 100.0], taps: [],
      moments: [
        .init(at: 0.0, texts: ["text": "10000"]),
        .init(at: 0.5, texts: ["text": "10005"]),
        .init(at: 1.2, texts: ["text": "10012"]),
        .init(at: 3.0, texts: ["text": "10030"]),
      ]
    ) { Motion_timeline_animation.Tree() },
    MotionVector(
      "timeline-minimum-interval", rule: "C11.9", disputed: "an integer that is interpolated into a text is written as the locale has it: 10,000 where the case says 10000",
      size: [300.0, 100.0], taps: [],
      moments: [
        .init(at: 0.0, texts: ["text": "10000"]),
        .init(at: 0.3, texts: ["text": "10000"]),
        .init(at: 0.6, texts: ["text": "10005"]),
        .init(at: 1.3, texts: ["text": "10010"]),
        .init(at: 2.6, texts: ["text": "10025"]),
      ]
    ) { Motion_timeline_minimum_interval.Tree() },
    MotionVector(
      "timeline-periodic", rule: "C11.9", disputed: "an integer that is interpolated into a text is written as the locale has it: 10,000 where the case says 10000",
      size: [300.0, 100.0], taps: [],
      moments: [
        .init(at: 0.0, texts: ["text": "9985"]),
        .init(at: 1.0, texts: ["text": "10005"]),
        .init(at: 2.2, texts: ["text": "10005"]),
        .init(at: 3.7, texts: ["text": "10025"]),
        .init(at: 6.0, texts: ["text": "10045"]),
      ]
    ) { Motion_timeline_periodic.Tree() },
    MotionVector(
      "timeline-explicit", rule: "C11.9", disputed: "an integer that is interpolated into a text is written as the locale has it: 10,000 where the case says 10000",
      size: [300.0, 100.0], taps: [],
      moments: [
        .init(at: 0.5, texts: ["text": "10010"]),
        .init(at: 1.5, texts: ["text": "10010"]),
        .init(at: 2.5, texts: ["text": "10020"]),
        .init(at: 9.0, texts: ["text": "10040"]),
      ]
    ) { Motion_timeline_explicit.Tree() },
  ]
}

private enum Motion_timeline_animation {
  struct Root: View {
    var body: some View {
      TimelineView(.animation) { context in
        Text("\(Int((context.date.timeIntervalSinceReferenceDate * 10).rounded()))").accessibilityIdentifier("text")
      }
      .simulatedDate(Date(timeIntervalSinceReferenceDate: 1000))
    }
  }
  struct Tree: View {
    var body: some View {
      Root()
    }
  }
}

private enum Motion_timeline_minimum_interval {
  struct Root: View {
    var body: some View {
      TimelineView(.animation(minimumInterval: 0.5)) { context in
        Text("\(Int((context.date.timeIntervalSinceReferenceDate * 10).rounded()))").accessibilityIdentifier("text")
      }
      .simulatedDate(Date(timeIntervalSinceReferenceDate: 1000))
    }
  }
  struct Tree: View {
    var body: some View {
      Root()
    }
  }
}

private enum Motion_timeline_periodic {
  struct Root: View {
    var body: some View {
      TimelineView(.periodic(from: Date(timeIntervalSinceReferenceDate: 994.5), by: 2)) { context in
        Text("\(Int((context.date.timeIntervalSinceReferenceDate * 10).rounded()))").accessibilityIdentifier("text")
      }
      .simulatedDate(Date(timeIntervalSinceReferenceDate: 1000))
    }
  }
  struct Tree: View {
    var body: some View {
      Root()
    }
  }
}

private enum Motion_timeline_explicit {
  struct Root: View {
    var body: some View {
      TimelineView(.explicit([Date(timeIntervalSinceReferenceDate: 1001), Date(timeIntervalSinceReferenceDate: 1002), Date(timeIntervalSinceReferenceDate: 1004)])) { context in
        Text("\(Int((context.date.timeIntervalSinceReferenceDate * 10).rounded()))").accessibilityIdentifier("text")
      }
      .simulatedDate(Date(timeIntervalSinceReferenceDate: 1000))
    }
  }
  struct Tree: View {
    var body: some View {
      Root()
    }
  }
}
