import Stillframe

/// Layout again, after a change or after none.
enum ChangeSubject {
  static func measure(_ bench: Bench) throws {
    try change("change/leaf/1111", 46, .nested(3), bench) { ViewGraph.of(Trees.switchable3($0)) }
    try change("change/leaf/11111", 66, .nested(4), bench) { ViewGraph.of(Trees.switchable4($0)) }
    if !bench.options.isQuick {
      try change("change/leaf/111111", 150, .nested(5), bench) {
        ViewGraph.of(Trees.switchable5($0))
      }
    }
    try bench.time("change/nothing/11111", .microseconds(), count: 1_000, goal: .atMost(0.1)) {
      let graph = ViewGraph.of(Trees.nested4())
      let boxes = PlainBox.nested(4)
      graph.update()
      return (
        { nanoseconds { for _ in 0..<1_000 { graph.update() } } },
        .measured("a pass over bare boxes") { 1_000 * nanoseconds { boxes.layOut() } }
      )
    }
  }

  private static func change(
    _ name: String, _ limit: Double, _ boxes: PlainBox, _ bench: Bench,
    _ make: (LeafSwitch) -> ViewGraph
  ) throws {
    try bench.time(name, .microseconds(), goal: .atMost(limit)) {
      let leafSwitch = LeafSwitch()
      let graph = make(leafSwitch)
      graph.update()
      return (
        {
          nanoseconds {
            leafSwitch.flip()
            graph.update()
          }
        }, .measured("a pass over bare boxes") { nanoseconds { boxes.layOut() } }
      )
    }
  }
}
