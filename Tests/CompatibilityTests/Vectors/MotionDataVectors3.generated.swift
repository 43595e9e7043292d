// Made by scripts/generate-vector-tests from motion.json: edit that, not this.
// swift-format-ignore-file

import Foundation
import Observation
import SwiftUI
import Testing

@Suite("cases: motion-data") struct MotionDataVectors3 {
  @Test(arguments: cases) func matches(_ one: MotionVector) {
    one.expectMatch()
  }

  static let cases: [MotionVector] = [
    MotionVector(
      "environment-by-type", rule: "C7.18",
      size: [300.0, 200.0], taps: [("add", 0.1), ("go", 0.3)],
      moments: [
        .init(at: 0.2, texts: ["missing": "none", "text": "2"]),
        .init(at: 0.4, texts: ["missing": "none", "text": "50"]),
      ]
    ) { Motion_environment_by_type.Tree() },
    MotionVector(
      "environment-key", rule: "10.11, C7.19",
      size: [300.0, 200.0], taps: [("go", 0.1)],
      moments: [
        .init(at: 0.2, texts: ["inner": "9", "outer": "4", "sum": "13", "unset": "-1"]),
      ]
    ) { Motion_environment_key.Tree() },
    MotionVector(
      "preference-order", rule: "10.13, 10.14",
      size: [300.0, 200.0], taps: [("go", 0.5)],
      moments: [
        .init(at: 0.1, texts: ["text": "abc"]),
        .init(at: 0.6, texts: ["text": "ab"]),
      ]
    ) { Motion_preference_order.Tree() },
    MotionVector(
      "appstorage-shared", rule: "C7.20",
      size: [300.0, 200.0], taps: [("go", 0.1), ("child", 0.3)],
      moments: [
        .init(at: 0.0, texts: ["child": "99", "text": "5"]),
        .init(at: 0.2, texts: ["child": "6", "text": "6"]),
        .init(at: 0.4, texts: ["child": "25", "text": "25"]),
      ]
    ) { Motion_appstorage_shared.Tree() },
    MotionVector(
      "onreceive-published", rule: "C7.15",
      size: [300.0, 200.0], taps: [("go", 0.1), ("show", 0.5)],
      moments: [
        .init(at: 0.6, texts: ["text": "0/0 1/0"]),
      ]
    ) { Motion_onreceive_published.Tree() },
    MotionVector(
      "onchange-old-new", rule: "C8.20, C8.22",
      size: [300.0, 200.0], taps: [("a", 0.1), ("b", 0.2), ("same", 0.3), ("show", 0.5)],
      moments: [
        .init(at: 0.6, texts: ["text": "c0-1 p0-1 c1-5 p1-5"]),
      ]
    ) { Motion_onchange_old_new.Tree() },
    MotionVector(
      "ondisappear-after-transition", rule: "10.22, C8.25",
      size: [300.0, 200.0], taps: [("go", 0.2)],
      moments: [
        .init(at: 1.1, texts: ["text": "here"]),
        .init(at: 1.3, texts: ["text": "gone"]),
      ]
    ) { Motion_ondisappear_after_transition.Tree() },
  ]
}

private enum Motion_environment_by_type {
  @Observable final class Model {
    var n: Int
    init(_ n: Int) { self.n = n }
  }
  struct Leaf: View {
    let name: String
    @Environment(Model.self) private var model
    var body: some View { Text("\(model.n)").accessibilityIdentifier(name) }
  }
  struct Missing: View {
    @Environment(Model.self) private var model: Model?
    var body: some View { Text(model == nil ? "none" : "some").accessibilityIdentifier("missing") }
  }
  struct Root: View {
    @State private var first = Model(1)
    @State private var second = Model(50)
    @State private var flag = false
    var body: some View {
      VStack(spacing: 0) {
        Leaf(name: "text").environment(flag ? second : first)
        Missing()
        Color.gray.frame(width: 8, height: 8).onTapGesture { flag.toggle() }.accessibilityIdentifier("go")
        Color.gray.frame(width: 8, height: 8).onTapGesture { first.n += 1 }.accessibilityIdentifier("add")
      }
    }
  }
  struct Tree: View {
    var body: some View {
      Root()
    }
  }
}

fileprivate extension EnvironmentValues {
  var level: Int {
    get { self[Motion_environment_key.LevelKey.self] }
    set { self[Motion_environment_key.LevelKey.self] = newValue }
  }
}

private enum Motion_environment_key {
  struct LevelKey: EnvironmentKey { static let defaultValue = -1 }
  struct Leaf: View {
    let name: String
    @Environment(\.level) private var level
    var body: some View { Text("\(level)").accessibilityIdentifier(name) }
  }
  struct Root: View {
    @State private var n = 3
    var body: some View {
      VStack(spacing: 0) {
        VStack(spacing: 0) {
          Leaf(name: "outer")
          Leaf(name: "inner").environment(\.level, 9)
          Leaf(name: "sum").transformEnvironment(\.level) { $0 += 9 }
        }.environment(\.level, n)
        Leaf(name: "unset")
        Color.gray.frame(width: 8, height: 8).onTapGesture { n += 1 }.accessibilityIdentifier("go")
      }
    }
  }
  struct Tree: View {
    var body: some View {
      Root()
    }
  }
}

private enum Motion_preference_order {
  struct Names: PreferenceKey {
    static let defaultValue = "?"
    static func reduce(value: inout String, nextValue: () -> String) { value += nextValue() }
  }
  struct Root: View {
    @State private var got = "-"
    @State private var flag = true
    var body: some View {
      VStack(spacing: 0) {
        VStack(spacing: 0) {
          Color.red.frame(width: 5, height: 5).preference(key: Names.self, value: "a")
          HStack(spacing: 0) {
            Color.red.frame(width: 5, height: 5).preference(key: Names.self, value: "b")
            Color.red.frame(width: 5, height: 5)
          }
          if flag { Color.red.frame(width: 5, height: 5).preference(key: Names.self, value: "x").preference(key: Names.self, value: "c") }
        }
        .onPreferenceChange(Names.self) { got = $0 }
        Text(got).accessibilityIdentifier("text")
        Color.gray.frame(width: 8, height: 8).onTapGesture { flag.toggle() }.accessibilityIdentifier("go")
      }
    }
  }
  struct Tree: View {
    var body: some View {
      Root()
    }
  }
}

private enum Motion_appstorage_shared {
  struct Child: View {
    @AppStorage("motionCount") private var n = 99
    var body: some View { Text("\(n)").accessibilityIdentifier("child").onTapGesture { n = 25 } }
  }
  struct Root: View {
    @AppStorage("motionCount") private var n = 5
    var body: some View {
      VStack(spacing: 0) {
        Text("\(n)").accessibilityIdentifier("text")
        Child()
        Color.gray.frame(width: 8, height: 8).onTapGesture { n += 1 }.accessibilityIdentifier("go")
      }
    }
  }
  struct Tree: View {
    var body: some View {
      Root()
    }
  }
}

private enum Motion_onreceive_published {
  final class Log {
    var lines: [String] = []
    func add(_ s: String) { lines.append(s) }
    var text: String { lines.joined(separator: " ") }
  }
  final class Model: ObservableObject { @Published var n = 0 }
  struct Root: View {
    @StateObject private var model = Model()
    @State private var shown = 0
    @State private var log = Log()
    var body: some View {
      VStack(spacing: 0) {
        Color.red.frame(width: 5, height: 5).onReceive(model.$n) { log.add("\($0)/\(model.n)") }
        Text(shown == 0 ? "" : log.text).accessibilityIdentifier("text")
        Color.gray.frame(width: 8, height: 8).onTapGesture { model.n += 1 }.accessibilityIdentifier("go")
        Color.gray.frame(width: 8, height: 8).onTapGesture { shown += 1 }.accessibilityIdentifier("show")
      }
    }
  }
  struct Tree: View {
    var body: some View {
      Root()
    }
  }
}

private enum Motion_onchange_old_new {
  final class Log {
    var lines: [String] = []
    func add(_ s: String) { lines.append(s) }
    var text: String { lines.joined(separator: " ") }
  }
  struct Root: View {
    @State private var n = 0
    @State private var shown = 0
    @State private var log = Log()
    var body: some View {
      VStack(spacing: 0) {
        VStack(spacing: 0) {
          Color.red.frame(width: 5, height: 5).onChange(of: n) { old, new in log.add("c\(old)-\(new)") }
        }.onChange(of: n) { old, new in log.add("p\(old)-\(new)") }
        Text(shown == 0 ? "" : log.text).accessibilityIdentifier("text")
        Color.gray.frame(width: 8, height: 8).onTapGesture { n = 1 }.accessibilityIdentifier("a")
        Color.gray.frame(width: 8, height: 8).onTapGesture { n = 5 }.accessibilityIdentifier("b")
        Color.gray.frame(width: 8, height: 8).onTapGesture { n = 5 }.accessibilityIdentifier("same")
        Color.gray.frame(width: 8, height: 8).onTapGesture { shown += 1 }.accessibilityIdentifier("show")
      }
    }
  }
  struct Tree: View {
    var body: some View {
      Root()
    }
  }
}

private enum Motion_ondisappear_after_transition {
  struct Root: View {
    @State private var show = true
    @State private var text = "here"
    var body: some View {
      VStack(spacing: 0) {
        ZStack {
          if show { Color.red.frame(width: 5, height: 5).onDisappear { text = "gone" } }
        }
        Text(text).accessibilityIdentifier("text")
        Color.gray.frame(width: 8, height: 8).onTapGesture { withAnimation(.linear(duration: 1)) { show = false } }.accessibilityIdentifier("go")
      }
    }
  }
  struct Tree: View {
    var body: some View {
      Root()
    }
  }
}
