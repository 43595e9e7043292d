import Stillframe

/// Layout of trees that were never laid out: sizes, places and what is shown of them.
enum LayoutSubject {
  static func measure(_ bench: Bench) throws {
    for (count, limit) in [(1_000, 143.0), (10_000, 169), (100_000, 323)]
    where count < 100_000 || !bench.options.isQuick {
      let boxes = PlainBox.flat(count)
      try first("layout/flat/\(count)", nodes: count + 1, .atMost(limit), boxes, bench) {
        Trees.flat(count) { Block() }
      }
    }
    try first("layout/flat-flexible/10000", nodes: 10_001, nil, .flat(10_000), bench) {
      Trees.flat(10_000) { Color.red }
    }
    try first("layout/nested/1111", nodes: 1_111, .atMost(500), .nested(3), bench, Trees.nested3)
    try first("layout/nested/11111", nodes: 11_111, .atMost(500), .nested(4), bench, Trees.nested4)
    if !bench.options.isQuick {
      try first(
        "layout/nested/111111", nodes: 111_111, .atMost(500), .nested(5), bench, Trees.nested5)
    }
    let chain = PlainBox.chain(1_000, withLeaves: false)
    try first("layout/chain/1000", nodes: 1_001, .atMost(1_300), chain, bench) {
      Trees.chain(1_000)
    }
    for depth in [1_000, 4_000] {
      let boxes = PlainBox.chain(depth, withLeaves: true)
      try first("layout/alternating/\(depth)", nodes: 2 * depth + 1, .atMost(1_300), boxes, bench) {
        Trees.alternating(depth)
      }
    }
  }

  private static func first<V: View>(
    _ name: String, nodes: Int, _ goal: Row.Goal?, _ boxes: PlainBox, _ bench: Bench,
    _ view: @escaping () -> V
  ) throws {
    try bench.time(name, .nanoseconds("a node"), count: Double(nodes), goal: goal) {
      (
        {
          let graph = ViewGraph.of(view())
          return nanoseconds { graph.update() }
        }, .measured("bare boxes") { nanoseconds { boxes.layOut() } }
      )
    }
  }
}
