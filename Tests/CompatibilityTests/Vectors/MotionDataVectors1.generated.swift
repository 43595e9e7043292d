// Made by scripts/generate-vector-tests from motion.json: edit that, not this.
// swift-format-ignore-file

import Foundation
import Observation
import SwiftUI
import Testing

@Suite("cases: motion-data") struct MotionDataVectors1 {
  @Test(arguments: cases) func matches(_ one: MotionVector) {
    one.expectMatch()
  }

  static let cases: [MotionVector] = [
    MotionVector(
      "state-tap", rule: "C7.1",
      size: [300.0, 200.0], taps: [("go", 0.1), ("go", 0.2), ("go", 0.3)],
      moments: [
        .init(at: 0.0, texts: ["text": "0"]),
        .init(at: 0.15, texts: ["text": "1"]),
        .init(at: 1.0, texts: ["text": "3"]),
      ]
    ) { Motion_state_tap.Tree() },
    MotionVector(
      "state-updates-by-transaction", rule: "C7.8",
      size: [300.0, 200.0], taps: [("go", 0.1), ("show", 2.0)],
      moments: [
        .init(at: 2.1, texts: ["text": "0>2 2>4"]),
      ]
    ) { Motion_state_updates_by_transaction.Tree() },
    MotionVector(
      "lifecycle-order-appear-change-task", rule: "C8.22",
      size: [300.0, 200.0], taps: [("show", 1.0)],
      moments: [
        .init(at: 1.1, texts: ["text": "in-appear in-change out-appear out-change in-task out-task"]),
      ]
    ) { Motion_lifecycle_order_appear_change_task.Tree() },
    MotionVector(
      "lifecycle-id-change", rule: "C8.25",
      size: [300.0, 200.0], taps: [("go", 0.5), ("show", 1.0)],
      moments: [
        .init(at: 1.1, texts: ["text": "AF AT DT"]),
      ]
    ) { Motion_lifecycle_id_change.Tree() },
    MotionVector(
      "lifecycle-id-change-identity", rule: "C8.25",
      size: [300.0, 200.0], taps: [("go", 0.5), ("show", 1.0)],
      moments: [
        .init(at: 1.1, texts: ["text": "AF DT AT"]),
      ]
    ) { Motion_lifecycle_id_change_identity.Tree() },
    MotionVector(
      "id-resets-state", rule: "10.6",
      size: [300.0, 200.0], taps: [("text", 0.1), ("text", 0.2), ("reset", 0.5), ("text", 0.8)],
      moments: [
        .init(at: 0.3, texts: ["text": "2"]),
        .init(at: 0.6, texts: ["text": "0"]),
        .init(at: 0.9, texts: ["text": "1"]),
      ]
    ) { Motion_id_resets_state.Tree() },
    MotionVector(
      "branch-loses-state", rule: "10.4, 7.14",
      size: [300.0, 200.0], taps: [("text", 0.1), ("kept", 0.2), ("go", 0.5)],
      moments: [
        .init(at: 0.3, texts: ["kept": "1", "text": "1"]),
        .init(at: 0.6, texts: ["kept": "1", "text": "0"]),
      ]
    ) { Motion_branch_loses_state.Tree() },
    MotionVector(
      "foreach-state-follows-id", rule: "10.5",
      size: [300.0, 200.0], taps: [("c1", 0.1), ("go", 0.5)],
      moments: [
        .init(at: 0.6, texts: ["c1": "1", "c2": "0", "c3": "0"]),
      ]
    ) { Motion_foreach_state_follows_id.Tree() },
    MotionVector(
      "state-initial-value-once", rule: "C7.2",
      size: [300.0, 200.0], taps: [("go", 0.1)],
      moments: [
        .init(at: 0.2, texts: ["outer": "2", "text": "1"]),
      ]
    ) { Motion_state_initial_value_once.Tree() },
    MotionVector(
      "binding-child-and-closures", rule: "C7.6, C7.7",
      size: [300.0, 200.0], taps: [("plus", 0.1), ("go", 0.3), ("scaled", 0.5)],
      moments: [
        .init(at: 0.2, texts: ["scaled": "36", "text": "12"]),
        .init(at: 0.4, texts: ["scaled": "39", "text": "13"]),
        .init(at: 0.6, texts: ["scaled": "0", "text": "0"]),
      ]
    ) { Motion_binding_child_and_closures.Tree() },
    MotionVector(
      "binding-foreach", rule: "C7.7",
      size: [300.0, 200.0], taps: [("c2", 0.1), ("c2", 0.2), ("go", 0.5), ("c2", 0.7)],
      moments: [
        .init(at: 0.3, texts: ["c2": "2", "text": "0,2"]),
        .init(at: 0.8, texts: ["c2": "3", "text": "3,0"]),
      ]
    ) { Motion_binding_foreach.Tree() },
    MotionVector(
      "body-equal-inputs", rule: "C8.1",
      size: [300.0, 200.0], taps: [("other", 0.1), ("other", 0.2), ("go", 1.0), ("other", 1.5)],
      moments: [
        .init(at: 0.95, texts: ["text": "2 1"]),
        .init(at: 1.6, texts: ["child": "1", "text": "3 2"]),
      ]
    ) { Motion_body_equal_inputs.Tree() },
  ]
}

private enum Motion_state_tap {
  struct Root: View {
    @State private var n = 0
    var body: some View {
      VStack(spacing: 0) {
        Text("\(n)").accessibilityIdentifier("text")
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

private enum Motion_state_updates_by_transaction {
  final class Log {
    var lines: [String] = []
    func add(_ s: String) { lines.append(s) }
    var text: String { lines.joined(separator: " ") }
  }
  struct Reader: View {
    let log: Log
    let n: Int
    var body: some View { Text(log.lines.filter { $0.contains(">") }.joined(separator: " ")).accessibilityIdentifier("text") }
  }
  struct Root: View {
    @State private var value = 0
    @State private var shown = 0
    @State private var log = Log()
    var body: some View {
      VStack(spacing: 0) {
        let _ = log.add("b\(value)")
        Color.red.frame(width: 5, height: 5)
          .onChange(of: value) { old, new in log.add("\(old)>\(new)") }
        Reader(log: log, n: shown)
        Color.gray.frame(width: 8, height: 8).onTapGesture { value = 1; value = 2; withAnimation { value = 3; value = 4 } }.accessibilityIdentifier("go")
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

private enum Motion_lifecycle_order_appear_change_task {
  final class Log {
    var lines: [String] = []
    func add(_ s: String) { lines.append(s) }
    var text: String { lines.joined(separator: " ") }
  }
  struct Root: View {
    @State private var shown = 0
    @State private var log = Log()
    var body: some View {
      VStack(spacing: 0) {
        VStack(spacing: 0) {
          Color.red.frame(width: 5, height: 5).onAppear { log.add("in-appear") }.onChange(of: true, initial: true) { log.add("in-change") }.task { log.add("in-task") }
        }.onAppear { log.add("out-appear") }.onChange(of: true, initial: true) { log.add("out-change") }.task { log.add("out-task") }
        Text(shown == 0 ? "" : log.text).accessibilityIdentifier("text")
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

private enum Motion_lifecycle_id_change {
  final class Log {
    var lines: [String] = []
    func add(_ s: String) { lines.append(s) }
    var text: String { lines.joined(separator: " ") }
  }
  struct Root: View {
    @State private var flag = false
    @State private var shown = 0
    @State private var log = Log()
    var body: some View {
      VStack(spacing: 0) {
        Color.red.frame(width: 5, height: 5)
          .onAppear { log.add(flag ? "AT" : "AF") }
          .onDisappear { log.add(flag ? "DT" : "DF") }
          .id(flag)
        Text(shown == 0 ? "" : log.text).accessibilityIdentifier("text")
        Color.gray.frame(width: 8, height: 8).onTapGesture { flag.toggle() }.accessibilityIdentifier("go")
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

private enum Motion_lifecycle_id_change_identity {
  final class Log {
    var lines: [String] = []
    func add(_ s: String) { lines.append(s) }
    var text: String { lines.joined(separator: " ") }
  }
  struct Root: View {
    @State private var flag = false
    @State private var shown = 0
    @State private var log = Log()
    var body: some View {
      VStack(spacing: 0) {
        Color.red.frame(width: 5, height: 5)
          .onAppear { log.add(flag ? "AT" : "AF") }
          .onDisappear { log.add(flag ? "DT" : "DF") }
          .transition(.identity)
          .id(flag)
        Text(shown == 0 ? "" : log.text).accessibilityIdentifier("text")
        Color.gray.frame(width: 8, height: 8).onTapGesture { flag.toggle() }.accessibilityIdentifier("go")
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

private enum Motion_id_resets_state {
  struct Counter: View {
    @State private var n = 0
    let name: String
    var body: some View {
      Text("\(n)").accessibilityIdentifier(name)
        .onTapGesture { n += 1 }
    }
  }
  struct Root: View {
    @State private var id = 0
    var body: some View {
      VStack(spacing: 0) {
        Counter(name: "text").id(id)
        Color.gray.frame(width: 8, height: 8).onTapGesture { id += 1 }.accessibilityIdentifier("reset")
      }
    }
  }
  struct Tree: View {
    var body: some View {
      Root()
    }
  }
}

private enum Motion_branch_loses_state {
  struct Counter: View {
    @State private var n = 0
    let name: String
    var body: some View {
      Text("\(n)").accessibilityIdentifier(name)
        .onTapGesture { n += 1 }
    }
  }
  struct Root: View {
    @State private var flag = false
    var body: some View {
      VStack(spacing: 0) {
        if flag { Counter(name: "text") } else { Counter(name: "text") }
        let layout = flag ? AnyLayout(VStackLayout()) : AnyLayout(HStackLayout())
        layout { Counter(name: "kept") }
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

private enum Motion_foreach_state_follows_id {
  struct Counter: View {
    @State private var n = 0
    let name: String
    var body: some View {
      Text("\(n)").accessibilityIdentifier(name)
        .onTapGesture { n += 1 }
    }
  }
  struct Root: View {
    @State private var items = [1, 2, 3]
    var body: some View {
      VStack(spacing: 0) {
        ForEach(items, id: \.self) { i in Counter(name: "c\(i)") }
        Color.gray.frame(width: 8, height: 8).onTapGesture { items = [3, 2, 1] }.accessibilityIdentifier("go")
      }
    }
  }
  struct Tree: View {
    var body: some View {
      Root()
    }
  }
}

private enum Motion_state_initial_value_once {
  struct Child: View {
    @State private var n: Int
    init(start: Int) { _n = State(initialValue: start) }
    var body: some View { Text("\(n)").accessibilityIdentifier("text") }
  }
  struct Root: View {
    @State private var n = 1
    var body: some View {
      VStack(spacing: 0) {
        Child(start: n)
        Text("\(n)").accessibilityIdentifier("outer")
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

private enum Motion_binding_child_and_closures {
  struct Child: View {
    @Binding var value: Int
    var body: some View { Color.red.frame(width: 5, height: 5).onTapGesture { value += 10 }.accessibilityIdentifier("plus") }
  }
  struct Child2: View {
    @Binding var value: Int
    var body: some View { Text("\(value)").accessibilityIdentifier("scaled").onTapGesture { value = 0 } }
  }
  struct Root: View {
    @State private var n = 2
    var body: some View {
      VStack(spacing: 0) {
        Child(value: $n)
        Child2(value: Binding(get: { n * 3 }, set: { n = $0 / 3 }))
        Text("\(n)").accessibilityIdentifier("text")
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

private enum Motion_binding_foreach {
  struct Item: Identifiable { var id: Int; var n: Int }
  struct Cell: View {
    @Binding var n: Int
    let name: String
    var body: some View { Text("\(n)").accessibilityIdentifier(name).onTapGesture { n += 1 } }
  }
  struct Root: View {
    @State private var items = [Item(id: 1, n: 0), Item(id: 2, n: 0)]
    var body: some View {
      VStack(spacing: 0) {
        ForEach($items) { $item in Cell(n: $item.n, name: "c\(item.id)") }
        Text(items.map { "\($0.n)" }.joined(separator: ",")).accessibilityIdentifier("text")
        Color.gray.frame(width: 8, height: 8).onTapGesture { items.swapAt(0, 1) }.accessibilityIdentifier("go")
      }
    }
  }
  struct Tree: View {
    var body: some View {
      Root()
    }
  }
}

private enum Motion_body_equal_inputs {
  final class Count { var n = 0 }
  struct Child: View {
    let value: Int
    let count: Count
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
        Child(value: n, count: count)
        Text("\(other) \(count.n)").accessibilityIdentifier("text")
        Color.gray.frame(width: 8, height: 8).onTapGesture { other += 1 }.accessibilityIdentifier("other")
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
