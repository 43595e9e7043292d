import Foundation
import Stillframe
import Testing

/// Where transitions act, and which there are (rules L8.35–L8.39).
@Suite struct TransitionPlaceTests {
  /// A block that a tap takes out, in a linear second.
  private struct Host<Content: View>: View {
    @ViewBuilder let content: (Bool) -> Content
    @State private var isOut = false

    var body: some View {
      VStack(spacing: 0) {
        content(isOut)
        Color.blue.frame(width: 20, height: 10)
          .onTapGesture { withAnimation(.linear(duration: 1)) { isOut = true } }
          .accessibilityIdentifier("button")
      }
      .frame(width: 200, height: 100, alignment: .top)
    }
  }

  private nonisolated static func block(_ transition: AnyTransition) -> some View {
    Color.red.frame(width: 40, height: 20).accessibilityIdentifier("block").transition(transition)
  }

  /// The block half a second after it was taken out, and whether it is gone after more than one.
  private func leaving(
    @ViewBuilder _ content: @escaping @MainActor (Bool) -> some View
  ) throws -> (half: LayoutReport.Node?, isGone: Bool, stage: Stage) {
    let stage = Stage(size: CGSize(width: 200, height: 100)) { Host { content($0) } }
    try stage.tap("button")
    stage.advance(by: 0.5)
    let half = find(try stage.layoutReport().root)
    stage.advance(by: 0.6)
    return (half, find(try stage.layoutReport().root) == nil, stage)
  }

  private func find(_ node: LayoutReport.Node) -> LayoutReport.Node? {
    if node.identifier == "block" { return node }
    return node.children.lazy.compactMap { find($0) }.first
  }

  private func expectLeaving(
    _ name: String, @ViewBuilder _ content: @escaping @MainActor (Bool) -> some View
  ) throws {
    let (half, isGone, _) = try leaving(content)
    #expect(half?.isLeaving == true, "\(name)")
    #expect(isGone, "\(name)")
  }

  @Test func theyActWhereverViewsComeAndGo() throws {
    let fade = AnyTransition.opacity
    try expectLeaving("if") { if !$0 { Self.block(fade) } }
    try expectLeaving("else") { if $0 { Text("b") } else { Self.block(fade) } }
    try expectLeaving("switch") {
      switch $0 {
      case true: EmptyView()
      case false: Self.block(fade)
      }
    }
    try expectLeaving("ForEach") { isOut in
      ForEach(isOut ? [] : [1], id: \.self) { _ in Self.block(fade) }
    }
    try expectLeaving("lazy stack") { isOut in
      ScrollView {
        LazyVStack { ForEach(isOut ? [] : [1], id: \.self) { _ in Self.block(fade) } }
      }
    }
    try expectLeaving("lazy grid") { isOut in
      LazyVGrid(columns: [GridItem()]) {
        ForEach(isOut ? [] : [1], id: \.self) { _ in Self.block(fade) }
      }
    }
    try expectLeaving("list") { isOut in
      List { ForEach(isOut ? [] : [1], id: \.self) { _ in Self.block(fade) } }
    }
  }

  @Test func anotherIdentityComesAndGoes() throws {
    let stage = Stage(size: CGSize(width: 200, height: 100)) {
      Host { isOut in Self.block(.opacity).id(isOut) }
    }
    try stage.tap("button")
    stage.advance(by: 0.5)
    func all(_ node: LayoutReport.Node) -> [Bool] {
      (node.identifier == "block" ? [node.isLeaving] : []) + node.children.flatMap { all($0) }
    }
    #expect(Set(all(try stage.layoutReport().root)) == [true, false])
  }

  /// How far the block has moved after half a second.
  private func shift(_ transition: AnyTransition) throws -> CGSize {
    let stage = Stage(size: CGSize(width: 200, height: 100)) {
      Host { if !$0 { Self.block(transition) } }
    }
    let before = try #require(find(try stage.layoutReport().root)).frame
    try stage.tap("button")
    stage.advance(by: 0.5)
    let half = try #require(find(try stage.layoutReport().root)).frame
    return CGSize(width: half.midX - before.midX, height: half.midY - before.midY)
  }

  @Test func eachKindMovesAsItSays() throws {
    #expect(try shift(.opacity) == .zero)
    #expect(try shift(.slide).width > 0)
    #expect(try shift(.move(edge: .top)).height < 0)
    #expect(try shift(.move(edge: .leading)).width < 0)
    #expect(try shift(.push(from: .leading)).width > 0)
    #expect(try shift(.offset(x: 30, y: 0)) == CGSize(width: 15, height: 0))
    #expect(try shift(.opacity.combined(with: .offset(x: 0, y: 8))) == CGSize(width: 0, height: 4))
    #expect(
      try shift(.asymmetric(insertion: .opacity, removal: .offset(x: 10, y: 0)))
        == CGSize(width: 5, height: 0))
    #expect(
      try shift(.modifier(active: Shifted(by: 60), identity: Shifted(by: 0)))
        == CGSize(width: 30, height: 0))
    #expect(try shift(AnyTransition(BlurReplaceTransition(configuration: .downUp))) == .zero)
  }

  private struct Shifted: ViewModifier, Animatable {
    nonisolated var animatableData: CGFloat
    nonisolated init(by distance: CGFloat) { animatableData = distance }
    func body(content: Content) -> some View { content.offset(x: animatableData) }
  }

  /// A transition's own animation is the one that it moves by.
  @Test func aTransitionMayHaveAnAnimationOfItsOwn() throws {
    let slow = AnyTransition.offset(x: 100, y: 0).animation(.linear(duration: 2))
    #expect(try shift(slow) == CGSize(width: 25, height: 0))
  }

  /// L10.24, L10.25: views that leave together stay below the later one that takes their place.
  @Test func viewsThatLeaveTogetherStayBelowLaterOnes() throws {
    struct Pile: View {
      @State private var isOut = false

      var body: some View {
        ZStack {
          if !isOut {
            Color.red
            Color.green
          }
          Color.blue.onTapGesture { withAnimation(.linear(duration: 1)) { isOut = true } }
            .accessibilityIdentifier("button")
        }
      }
    }
    let stage = Stage(size: CGSize(width: 40, height: 40)) { Pile() }
    let before = try stage.bitmap()[20, 20]
    try stage.tap("button")
    stage.advance(by: 0.5)
    #expect(try stage.bitmap()[20, 20] == before)
  }
}
