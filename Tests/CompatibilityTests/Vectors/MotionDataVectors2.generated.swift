// Made by scripts/generate-vector-tests from motion.json: edit that, not this.
// swift-format-ignore-file

import Foundation
import Observation
import SwiftUI
import Testing

@Suite("cases: motion-data") struct MotionDataVectors2 {
  @Test(arguments: cases) func matches(_ one: MotionVector) {
    one.expectMatch()
  }

  static let cases: [MotionVector] = [
    MotionVector(
      "body-equatable-view", rule: "C8.3",
      size: [300.0, 200.0], taps: [("go", 0.1), ("go", 0.5)],
      moments: [
        .init(at: 0.2, texts: ["child": "0", "text": "1"]),
        .init(at: 0.6, texts: ["child": "0"]),
      ]
    ) { Motion_body_equatable_view.Tree() },
    MotionVector(
      "stateobject-published", rule: "C8.5",
      size: [300.0, 200.0], taps: [("content", 0.1), ("show", 0.5)],
      moments: [
        .init(at: 0.6, texts: ["text": "2 3"]),
      ]
    ) { Motion_stateobject_published.Tree() },
    MotionVector(
      "stateobject-plain-property", rule: "C8.5",
      size: [300.0, 200.0], taps: [("content", 0.1), ("show", 0.5)],
      moments: [
        .init(at: 0.6, texts: ["text": "1 2"]),
      ]
    ) { Motion_stateobject_plain_property.Tree() },
    MotionVector(
      "observable-tracked", rule: "C8.5",
      size: [300.0, 200.0], taps: [("content", 0.1), ("show", 0.5)],
      moments: [
        .init(at: 0.6, texts: ["text": "2 3"]),
      ]
    ) { Motion_observable_tracked.Tree() },
    MotionVector(
      "observable-ignored", rule: "C8.5",
      size: [300.0, 200.0], taps: [("content", 0.1), ("show", 0.5)],
      moments: [
        .init(at: 0.6, texts: ["text": "1 2"]),
      ]
    ) { Motion_observable_ignored.Tree() },
    MotionVector(
      "observable-not-read", rule: "C8.5",
      size: [300.0, 200.0], taps: [("content", 0.1), ("show", 0.5)],
      moments: [
        .init(at: 0.6, texts: ["text": "1 2"]),
      ]
    ) { Motion_observable_not_read.Tree() },
    MotionVector(
      "object-ownership", rule: "C7.11, C7.12",
      size: [300.0, 200.0], taps: [("owned", 0.1), ("made", 0.2), ("go", 0.5)],
      moments: [
        .init(at: 0.3, texts: ["made": "1", "owned": "1"]),
        .init(at: 0.6, texts: ["made": "0", "owned": "1"]),
      ]
    ) { Motion_object_ownership.Tree() },
    MotionVector(
      "environment-object", rule: "C7.13",
      size: [300.0, 200.0], taps: [("leaf", 0.1), ("leaf", 0.2), ("show", 0.5)],
      moments: [
        .init(at: 0.6, texts: ["leaf": "2", "text": "1 1"]),
      ]
    ) { Motion_environment_object.Tree() },
    MotionVector(
      "bindable", rule: "C7.17",
      size: [300.0, 200.0], taps: [("leaf", 0.1), ("go", 0.3)],
      moments: [
        .init(at: 0.2, texts: ["leaf": "2", "text": "2"]),
        .init(at: 0.4, texts: ["leaf": "3", "text": "3"]),
      ]
    ) { Motion_bindable.Tree() },
  ]
}

private enum Motion_body_equatable_view {
  final class Count { var n = 0 }
  struct Child: View, Equatable {
    let value: Int
    let count: Count
    nonisolated static func == (a: Self, b: Self) -> Bool { a.value % 2 == b.value % 2 }
    var body: some View {
      let _ = count.n += 1
      Text("\(value)").accessibilityIdentifier("child")
    }
  }
  struct Root: View {
    @State private var n = 0
    @State private var other = 0
    @State private var count = Count()
    var body: some View {
      VStack(spacing: 0) {
        Child(value: n, count: count).equatable()
        Text("\(count.n)").accessibilityIdentifier("text")
        Color.gray.frame(width: 8, height: 8).onTapGesture { n += 2 }.accessibilityIdentifier("go")
        Color.gray.frame(width: 8, height: 8).onTapGesture { other += 1; n += 0 }.accessibilityIdentifier("show")
      }
    }
  }
  struct Tree: View {
    var body: some View {
      Root()
    }
  }
}

private enum Motion_stateobject_published {
  final class Model: ObservableObject {
    @Published var a = 0
    var b = 0
  }
  final class Counts { var content = 0, sub = 0 }
  struct Sub: View {
    let value: Int
    let counts: Counts
    var body: some View {
      let _ = counts.sub += 1
      Text("\(value)")
    }
  }
  struct Content: View {
    @StateObject private var model = Model()
    let counts: Counts
    var body: some View {
      let _ = counts.content += 1
      VStack(spacing: 0) {
        Sub(value: model.a, counts: counts)
        Sub(value: model.b, counts: counts)
      }
      .accessibilityIdentifier("content")
      .onTapGesture { model.a += 1 }
    }
  }
  struct Root: View {
    @State private var other = 0
    @State private var counts = Counts()
    var body: some View {
      VStack(spacing: 0) {
        Content(counts: counts)
        Text(other == 0 ? "" : "\(counts.content) \(counts.sub)").accessibilityIdentifier("text")
        Color.gray.frame(width: 8, height: 8).onTapGesture { other += 1 }.accessibilityIdentifier("show")
      }
    }
  }
  struct Tree: View {
    var body: some View {
      Root()
    }
  }
}

private enum Motion_stateobject_plain_property {
  final class Model: ObservableObject {
    @Published var a = 0
    var b = 0
  }
  final class Counts { var content = 0, sub = 0 }
  struct Sub: View {
    let value: Int
    let counts: Counts
    var body: some View {
      let _ = counts.sub += 1
      Text("\(value)")
    }
  }
  struct Content: View {
    @StateObject private var model = Model()
    let counts: Counts
    var body: some View {
      let _ = counts.content += 1
      VStack(spacing: 0) {
        Sub(value: model.a, counts: counts)
        Sub(value: model.b, counts: counts)
      }
      .accessibilityIdentifier("content")
      .onTapGesture { model.b += 1 }
    }
  }
  struct Root: View {
    @State private var other = 0
    @State private var counts = Counts()
    var body: some View {
      VStack(spacing: 0) {
        Content(counts: counts)
        Text(other == 0 ? "" : "\(counts.content) \(counts.sub)").accessibilityIdentifier("text")
        Color.gray.frame(width: 8, height: 8).onTapGesture { other += 1 }.accessibilityIdentifier("show")
      }
    }
  }
  struct Tree: View {
    var body: some View {
      Root()
    }
  }
}

private enum Motion_observable_tracked {
  @Observable final class Model {
    var a = 0
    @ObservationIgnored var b = 0
    var c = 0
  }
  final class Counts { var content = 0, sub = 0 }
  struct Sub: View {
    let value: Int
    let counts: Counts
    var body: some View {
      let _ = counts.sub += 1
      Text("\(value)")
    }
  }
  struct Content: View {
    @State private var model = Model()
    let counts: Counts
    var body: some View {
      let _ = counts.content += 1
      VStack(spacing: 0) {
        Sub(value: model.a, counts: counts)
        Sub(value: model.b, counts: counts)
      }
      .accessibilityIdentifier("content")
      .onTapGesture { model.a += 1 }
    }
  }
  struct Root: View {
    @State private var other = 0
    @State private var counts = Counts()
    var body: some View {
      VStack(spacing: 0) {
        Content(counts: counts)
        Text(other == 0 ? "" : "\(counts.content) \(counts.sub)").accessibilityIdentifier("text")
        Color.gray.frame(width: 8, height: 8).onTapGesture { other += 1 }.accessibilityIdentifier("show")
      }
    }
  }
  struct Tree: View {
    var body: some View {
      Root()
    }
  }
}

private enum Motion_observable_ignored {
  @Observable final class Model {
    var a = 0
    @ObservationIgnored var b = 0
    var c = 0
  }
  final class Counts { var content = 0, sub = 0 }
  struct Sub: View {
    let value: Int
    let counts: Counts
    var body: some View {
      let _ = counts.sub += 1
      Text("\(value)")
    }
  }
  struct Content: View {
    @State private var model = Model()
    let counts: Counts
    var body: some View {
      let _ = counts.content += 1
      VStack(spacing: 0) {
        Sub(value: model.a, counts: counts)
        Sub(value: model.b, counts: counts)
      }
      .accessibilityIdentifier("content")
      .onTapGesture { model.b += 1 }
    }
  }
  struct Root: View {
    @State private var other = 0
    @State private var counts = Counts()
    var body: some View {
      VStack(spacing: 0) {
        Content(counts: counts)
        Text(other == 0 ? "" : "\(counts.content) \(counts.sub)").accessibilityIdentifier("text")
        Color.gray.frame(width: 8, height: 8).onTapGesture { other += 1 }.accessibilityIdentifier("show")
      }
    }
  }
  struct Tree: View {
    var body: some View {
      Root()
    }
  }
}

private enum Motion_observable_not_read {
  @Observable final class Model {
    var a = 0
    @ObservationIgnored var b = 0
    var c = 0
  }
  final class Counts { var content = 0, sub = 0 }
  struct Sub: View {
    let value: Int
    let counts: Counts
    var body: some View {
      let _ = counts.sub += 1
      Text("\(value)")
    }
  }
  struct Content: View {
    @State private var model = Model()
    let counts: Counts
    var body: some View {
      let _ = counts.content += 1
      VStack(spacing: 0) {
        Sub(value: model.a, counts: counts)
        Sub(value: model.b, counts: counts)
      }
      .accessibilityIdentifier("content")
      .onTapGesture { model.c += 1 }
    }
  }
  struct Root: View {
    @State private var other = 0
    @State private var counts = Counts()
    var body: some View {
      VStack(spacing: 0) {
        Content(counts: counts)
        Text(other == 0 ? "" : "\(counts.content) \(counts.sub)").accessibilityIdentifier("text")
        Color.gray.frame(width: 8, height: 8).onTapGesture { other += 1 }.accessibilityIdentifier("show")
      }
    }
  }
  struct Tree: View {
    var body: some View {
      Root()
    }
  }
}

private enum Motion_object_ownership {
  final class Model: ObservableObject { @Published var n = 0 }
  struct Owner: View {
    let n: Int
    @StateObject private var model = Model()
    var body: some View { Text("\(model.n)").accessibilityIdentifier("owned").onTapGesture { model.n += 1 } }
  }
  struct Visitor: View {
    let n: Int
    @ObservedObject var model = Model()
    var body: some View { Text("\(model.n)").accessibilityIdentifier("made").onTapGesture { model.n += 1 } }
  }
  struct Root: View {
    @State private var other = 0
    var body: some View {
      VStack(spacing: 0) {
        let _ = other
        Owner(n: other)
        Visitor(n: other)
        Color.gray.frame(width: 8, height: 8).onTapGesture { other += 1 }.accessibilityIdentifier("go")
      }
    }
  }
  struct Tree: View {
    var body: some View {
      Root()
    }
  }
}

private enum Motion_environment_object {
  final class Model: ObservableObject { @Published var n = 0 }
  final class Count { var n = 0 }
  struct Middle: View {
    let count: Count
    var body: some View {
      let _ = count.n += 1
      Leaf()
    }
  }
  struct Leaf: View {
    @EnvironmentObject var model: Model
    var body: some View { Text("\(model.n)").accessibilityIdentifier("leaf").onTapGesture { model.n += 1 } }
  }
  struct Root: View {
    @StateObject private var model = Model()
    @State private var count = Count()
    @State private var other = 0
    var body: some View {
      VStack(spacing: 0) {
        Middle(count: count).environmentObject(model)
        Text("\(other) \(count.n)").accessibilityIdentifier("text")
        Color.gray.frame(width: 8, height: 8).onTapGesture { other += 1 }.accessibilityIdentifier("show")
      }
    }
  }
  struct Tree: View {
    var body: some View {
      Root()
    }
  }
}

private enum Motion_bindable {
  @Observable final class Model { var n = 0 }
  struct Child: View {
    @Bindable var model: Model
    var body: some View { Leaf(n: $model.n) }
  }
  struct Leaf: View {
    @Binding var n: Int
    var body: some View { Text("\(n)").accessibilityIdentifier("leaf").onTapGesture { n += 2 } }
  }
  struct Root: View {
    @State private var model = Model()
    var body: some View {
      VStack(spacing: 0) {
        Child(model: model)
        Text("\(model.n)").accessibilityIdentifier("text")
        Color.gray.frame(width: 8, height: 8).onTapGesture { model.n += 1 }.accessibilityIdentifier("go")
      }
    }
  }
  struct Tree: View {
    var body: some View {
      Root()
    }
  }
}
