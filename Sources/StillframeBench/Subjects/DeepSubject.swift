import Foundation
import Stillframe

/// Deep trees: what takes time in proportion to depth takes as long a level at 10,000 levels as at 1,000.
enum DeepSubject {
  static func measure(_ bench: Bench) throws {
    for depth in [1_000, 10_000] {
      try nested("geometry-reader", depth, bench) { view in GeometryReader { _ in view } }
      try nested("background", depth, bench) { $0.background { Block() } }
      try nested("in-a-background", depth, bench) { view in Block().background { view } }
      try nested("mask", depth, bench) { $0.mask { Block() } }
      try nested("in-a-mask", depth, bench) { view in Block().mask { view } }
      try nested("preference", depth, bench) { $0.transformPreference(Levels.self) { $0 += 1 } }
      try nested("preference-reader", depth, bench) { view in
        view.overlayPreferenceValue(Levels.self) { _ in Block() }
      }
      try nested("view-that-fits", depth, bench) { view in
        ViewThatFits(in: .horizontal) {
          Color.red.frame(width: 10_000, height: 1)
          view
        }
      }
      try nested("lazy-stack", depth, bench) { view in LazyVStack { view } }
      try nested("lazy-grid", depth, bench) { view in LazyVGrid(columns: [GridItem()]) { view } }
      try bench.time("deep/any-view-freed/\(depth)", .nanoseconds("a level"), count: Double(depth))
      {
        (
          {
            var view: AnyView? = (0..<depth).reduce(AnyView(Block())) { view, _ in AnyView(view) }
            let time = nanoseconds { view = nil }
            precondition(view == nil)
            return time
          }, .nothing
        )
      }
    }
  }

  private struct Levels: PreferenceKey {
    static var defaultValue: Int { 0 }
    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
  }

  /// Builds, lays out, and frees what was built.
  private static func nested<V: View>(
    _ name: String, _ depth: Int, _ bench: Bench, _ wrap: @escaping (AnyView) -> V
  ) throws {
    try bench.time("deep/\(name)/\(depth)", .nanoseconds("a level"), count: Double(depth)) {
      let view = (0..<depth).reduce(AnyView(Block())) { view, _ in AnyView(wrap(view)) }
      return (
        {
          nanoseconds {
            let graph = ViewGraph.of(view)
            graph.update()
          }
        }, .nothing
      )
    }
  }
}
