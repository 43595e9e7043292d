import CStillYardstick
import Foundation
import Stillframe

/// From view values to the nodes that keep them alive, and what these take.
enum GraphSubject {
  private static let count = 1_000

  static func measure(_ bench: Bench) throws {
    try build("graph/flat/1000", bench) { Trees.flat(count) { Block() } }
    try build("graph/rows/1000", bench) { Trees.flat(count) { SampleRow() } }
    allocations("graph/flat/allocations", bench) { Trees.flat(count) { Block() } }
    allocations("graph/rows/allocations", bench) { Trees.flat(count) { SampleRow() } }
    memory("graph/flat/memory", atMost: 512, bench) { Trees.flat(count) { Block() } }
    memory("graph/nested/memory", atMost: 512, bench) { Trees.nested4() }
    try jump(bench)
    memory("graph/rows/memory", atMost: 1_024, bench) { Trees.flat(count) { SampleRow() } }
  }

  /// A row of a list: seven views.
  private nonisolated struct SampleRow: View {
    var body: some View {
      HStack {
        Circle().frame(width: 24, height: 24)
        Text("Stillframe")
        Spacer()
        Color.blue.frame(width: 10, height: 10)
      }
    }
  }

  private static func build<V: View>(
    _ name: String, _ bench: Bench, _ view: @escaping () -> V
  ) throws {
    let nodes = Double(nodeCount(view()))
    try bench.time(name, .microseconds("a view"), count: nodes, goal: .atMost(1)) {
      (
        {
          let value = view()
          var graph: ViewGraph?
          let time = nanoseconds { graph = ViewGraph.of(value) }
          _ = graph
          return time
        }, .nothing
      )
    }
  }

  /// A lazy stack of ten million rows, of which the middle one is shown.
  private nonisolated struct ManyRows: View {
    static let count = 10_000_000

    @MainActor var body: some View {
      ScrollViewReader { proxy in
        ScrollView {
          LazyVStack { ForEach(0..<Self.count) { _ in Color.blue.frame(height: 20) } }
        }
        .frame(width: 200, height: 400)
        .onAppear { proxy.scrollTo(Self.count / 2) }
      }
    }
  }

  private static func jump(_ bench: Bench) throws {
    try bench.time("graph/ten-million-rows/middle", .milliseconds, goal: .atMost(1_000)) {
      (
        {
          var graph: ViewGraph?
          let time = nanoseconds { graph = ViewGraph.of(ManyRows()) }
          _ = graph
          return time
        }, .nothing
      )
    }
    bench.figure(
      "graph/ten-million-rows/memory", unit: "bytes", goal: .atMost(1_000_000)
    ) {
      _ = ViewGraph.of(ManyRows())
      let before = still_allocated_bytes()
      let graph = ViewGraph.of(ManyRows())
      graph.update()
      return Double(still_allocated_bytes() - before)
    }
  }

  private static func nodeCount(_ view: some View) -> Int { ViewGraph.of(view).counters.nodes }

  private static func allocations<V: View>(_ name: String, _ bench: Bench, _ view: () -> V) {
    bench.figure(name, unit: "allocations a view", goal: .atMost(4)) {
      _ = ViewGraph.of(view())
      let value = view()
      let before = still_allocations()
      let graph = ViewGraph.of(value)
      return Double(still_allocations() - before) / Double(graph.counters.nodes)
    }
  }

  private static func memory<V: View>(
    _ name: String, atMost goal: Double, _ bench: Bench, _ view: () -> V
  ) {
    bench.figure(name, unit: "bytes a node", goal: .atMost(goal)) {
      _ = ViewGraph.of(view())
      let before = still_allocated_bytes()
      let graph = ViewGraph.of(view())
      graph.update()
      let bytes = still_allocated_bytes() - before
      return Double(bytes) / Double(graph.counters.nodes)
    }
  }
}
