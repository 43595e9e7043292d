import Foundation
import StillTextEngine
import Stillframe

/// Trees of blocks.
enum Trees {
  /// Returns one column of `count` leaves.
  nonisolated static func flat<Leaf: View>(
    _ count: Int, _ leaf: @escaping () -> Leaf
  ) -> some View {
    VStack { ForEach(0..<count) { _ in leaf() } }
  }

  /// Ten of what `inner` gives, in a row.
  nonisolated static func row<Inner: View>(_ inner: @escaping () -> Inner) -> some View {
    HStack { ForEach(0..<10) { _ in inner() } }
  }

  /// Ten of what `inner` gives, in a column.
  nonisolated static func column<Inner: View>(_ inner: @escaping () -> Inner) -> some View {
    VStack { ForEach(0..<10) { _ in inner() } }
  }

  /// 1,111 elements: three levels of stacks, rows and columns in turn.
  nonisolated static func nested3() -> some View { column { row { column { Block() } } } }
  /// 11,111 elements.
  nonisolated static func nested4() -> some View { row { nested3() } }
  /// 111,111 elements.
  nonisolated static func nested5() -> some View { column { nested4() } }

  /// Columns in columns, each around the next one only.
  nonisolated static func chain(_ depth: Int) -> AnyView {
    var view = AnyView(Block())
    for _ in 0..<depth {
      let inner = view
      view = AnyView(VStack { inner })
    }
    return view
  }

  /// Returns rows and columns in turn, each around a leaf and the next one.
  nonisolated static func alternating(_ depth: Int) -> AnyView {
    var view = AnyView(Block())
    for level in 0..<depth {
      let inner = view
      view =
        level % 2 == 0
        ? AnyView(
          VStack {
            Block()
            inner
          })
        : AnyView(
          HStack {
            Block()
            inner
          })
    }
    return view
  }

  /// The environment in which pictures start.
  static let environment: EnvironmentValues = {
    var environment = EnvironmentValues()
    environment.displayScale = 2
    environment.textSystem = EmbeddedTextSystem.shared
    environment.symbolSystem = EmbeddedSymbols.shared
    return environment
  }()
}

extension ViewGraph {
  /// Returns a graph of a view, proposed a phone's screen, not yet laid out.
  static func of(_ view: some View) -> ViewGraph {
    let graph = ViewGraph(scale: 2)
    graph.setContent(view, environment: Trees.environment)
    graph.setProposal(ProposedViewSize(width: 390, height: 844), stageSize: nil)
    return graph
  }
}
