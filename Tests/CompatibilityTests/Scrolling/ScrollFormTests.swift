import SwiftUI
import Testing

/// Scrolling: where views rest, what they tell, and how they look on the way.
@Suite @MainActor struct ScrollFormTests {
  private let window = CGSize(width: 100, height: 200)

  private func rows(_ count: Int = 10) -> some View {
    LazyVStack(spacing: 0) {
      ForEach(0..<count, id: \.self) { number in
        Text("\(number)").frame(maxWidth: .infinity).frame(height: 100)
      }
    }
  }

  private func top(of text: String, in view: some View) throws -> CGFloat {
    try place(of: text, in: view, window: window).midY
  }

  @Test func placesByPositions() throws {
    func list(_ position: ScrollPosition) -> some View {
      ScrollView { rows().scrollTargetLayout() }.scrollPosition(.constant(position))
    }
    #expect(try top(of: "3", in: list(ScrollPosition(y: 300))) == 50)
    #expect(try top(of: "4", in: list(ScrollPosition(id: 4, anchor: .top))) == 50)
    #expect(try top(of: "9", in: list(ScrollPosition(edge: .bottom))) == 150)
    #expect(try top(of: "2", in: list(ScrollPosition(point: CGPoint(x: 0, y: 200)))) == 50)
    var position = ScrollPosition(idType: Int.self)
    position.scrollTo(id: 5, anchor: .top)
    #expect(position.viewID(type: Int.self) == 5)
    #expect(try top(of: "5", in: list(position)) == 50)
    let byID = ScrollView { rows().scrollTargetLayout() }
      .scrollPosition(id: .constant(Optional(6)), anchor: .top)
    #expect(try top(of: "6", in: byID) == 50)
    let last = ScrollView { rows() }.defaultScrollAnchor(.bottom)
    #expect(try top(of: "9", in: last) == 150)
    let first = ScrollView { rows() }.defaultScrollAnchor(.bottom, for: .initialOffset)
      .defaultScrollAnchor(.top, for: ScrollAnchorRole.sizeChanges)
    #expect(try top(of: "9", in: first) == 150)
    let few = ScrollView { rows(1) }.defaultScrollAnchor(.bottom, for: .alignment)
    #expect(try top(of: "0", in: few) == 150)
  }

  private struct Reader: View {
    var body: some View {
      ScrollViewReader { (proxy: ScrollViewProxy) in
        VStack(spacing: 0) {
          Button("jump") { proxy.scrollTo(7, anchor: .top) }.frame(height: 20)
          ScrollView {
            VStack(spacing: 0) {
              ForEach(0..<10) { Text("\($0)").frame(height: 100).id($0) }
            }
          }
        }
      }
    }
  }

  @Test func aReaderJumps() throws {
    let stage = Stage(size: window) { Reader() }
    try stage.tap("jump")
    stage.advance(by: 1)
    let seven = try #require(try stage.layoutReport().root.first(saying: "7")).frame
    #expect(seven.midY == 70)
  }

  @Test func marginsClipsAndBars() throws {
    let list = ScrollView { rows() }
    #expect(try top(of: "0", in: list.contentMargins(10)) == 60)
    #expect(try top(of: "0", in: list.contentMargins(.top, 30, for: .scrollContent)) == 80)
    #expect(
      try top(
        of: "0", in: list.contentMargins(.bottom, 30, for: ContentMarginPlacement.scrollIndicators))
        == 50)
    let insets = EdgeInsets(top: 5, leading: 0, bottom: 0, trailing: 0)
    #expect(try top(of: "0", in: list.contentMargins(.all, insets)) == 55)
    for visibility: ScrollIndicatorVisibility in [.automatic, .visible, .hidden, .never] {
      #expect(try top(of: "0", in: list.scrollIndicators(visibility, axes: .vertical)) == 50)
    }
    let small = ScrollView { Color.red.frame(width: 20, height: 60) }.frame(width: 20, height: 20)
      .frame(width: 60, height: 60, alignment: .top)
    #expect(!isReddish(try picture(of: small)[60, 90]))
    let open = ScrollView { Color.red.frame(width: 20, height: 60) }.scrollClipDisabled()
      .frame(width: 20, height: 20).frame(width: 60, height: 60, alignment: .top)
    #expect(isReddish(try picture(of: open)[60, 90]))
    let barred = list.safeAreaBar(edge: .bottom, alignment: .leading, spacing: 4) { Text("bar") }
    #expect(try top(of: "bar", in: barred) > 180)
  }

  @Test func whatStopsAndHowFar() throws {
    let final = Stage(size: window) {
      ScrollView { rows().scrollTargetLayout() }.scrollTargetBehavior(.paging)
        .accessibilityIdentifier("list")
    }
    try final.scroll("list", by: CGSize(width: 0, height: 130))
    final.advance(by: 2)
    #expect(try final.layoutReport().warnings.isEmpty)
    struct Snap: ScrollTargetBehavior {
      func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        let context: ScrollTargetBehaviorContext = context
        if context.axes.contains(.vertical), context.containerSize.height > 0 {
          target.rect.origin.y = (target.rect.minY / 100).rounded() * 100
        }
      }
    }
    for view in [
      AnyView(ScrollView { rows() }.scrollTargetBehavior(Snap())),
      AnyView(ScrollView { rows() }.scrollTargetBehavior(PagingScrollTargetBehavior())),
      AnyView(ScrollView { rows() }.scrollTargetBehavior(AnyScrollTargetBehavior(Snap()))),
      AnyView(
        ScrollView { rows() }.scrollTargetBehavior(
          ViewAlignedScrollTargetBehavior(
            limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior.always))),
      AnyView(ScrollView { rows() }.scrollTargetBehavior(.viewAligned(limitBehavior: .never))),
      AnyView(ScrollView { rows() }.scrollDisabled(true)),
    ] {
      #expect(try top(of: "0", in: view) == 50)
    }
  }

  private final class Log {
    var entries: [String] = []
  }

  @Test func whatAListTells() throws {
    let log = Log()
    let stage = Stage(size: window) {
      ScrollView {
        rows()
          .onScrollVisibilityChange(threshold: 0.1) { log.entries.append("visible \($0)") }
      }
      .onScrollGeometryChange(for: CGFloat.self) { (geometry: ScrollGeometry) in
        geometry.contentOffset.y
      } action: { _, new in
        log.entries.append("at \(Int(new))")
      }
      .onScrollPhaseChange { (old: ScrollPhase, new: ScrollPhase) in
        if old.isScrolling != new.isScrolling { log.entries.append("phase") }
      }
      .onScrollPhaseChange { _, _, context in
        let context: ScrollPhaseChangeContext = context
        if context.velocity != nil, context.geometry.contentSize.height > 0 { return }
      }
      .onScrollTargetVisibilityChange(idType: Int.self) { _ in }
      .accessibilityIdentifier("list")
    }
    try stage.scroll("list", by: CGSize(width: 0, height: 100))
    stage.advance(by: 1)
    _ = try stage.layoutReport()
    #expect(log.entries.contains { $0.hasPrefix("at ") && $0 != "at 0" })
    #expect(log.entries.contains("visible true"))
    let geometry = ScrollGeometry(
      contentOffset: CGPoint(x: 0, y: 20), contentSize: CGSize(width: 50, height: 500),
      contentInsets: EdgeInsets(), containerSize: CGSize(width: 50, height: 100))
    #expect(geometry.visibleRect.minY == 20 && geometry.bounds.height == 100)
  }

  @Test func viewsOnTheirWayThrough() throws {
    func list(_ configuration: ScrollTransitionConfiguration) -> some View {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<4) { _ in
            Color.red.frame(width: 100, height: 150)
              .scrollTransition(configuration, axis: .vertical) { content, phase in
                let phase: ScrollTransitionPhase = phase
                return content.opacity(phase.isIdentity ? 1 : 0.2)
              }
          }
        }
      }
      .frame(width: 100, height: 200).background(Color.white)
    }
    let halfway = list(.interactive.threshold(.visible(0.9)))
    #expect(try picture(of: halfway)[100, 380].green > 100)
    #expect(try picture(of: list(.identity))[100, 380].green < 120)
    let threshold: ScrollTransitionConfiguration.Threshold = .centered
    #expect(try warnings(of: list(.animated(.default).threshold(threshold.inset(by: 5)))) == [])
    let both = ScrollView {
      Color.red.frame(height: 50)
        .scrollTransition(topLeading: .animated, bottomTrailing: .interactive) { content, phase in
          content.scaleEffect(phase.value == 0 ? 1 : 0.5)
        }
    }
    #expect(try warnings(of: both.frame(width: 50, height: 100)) == [])
  }

  @Test func whatOnlyMovesOnADevice() throws {
    let list = ScrollView { rows() }
    try expectUnchanged(list, in: window) { $0.scrollBounceBehavior(.basedOnSize) }
    try expectUnchanged(list, in: window) {
      $0.scrollBounceBehavior(ScrollBounceBehavior.always, axes: .horizontal)
    }
    try expectUnchanged(list, in: window) {
      $0.scrollIndicatorsFlash(onAppear: true).scrollIndicatorsFlash(trigger: 3)
    }
    try expectUnchanged(list, in: window) {
      $0.scrollInputBehavior(.disabled, for: .look)
        .scrollInputBehavior(ScrollInputBehavior.enabled, for: ScrollInputKind.handGestureShortcut)
    }
    try expectUnchanged(list, in: window, warning: "scrollEdgeEffectStyle") {
      $0.scrollEdgeEffectStyle(.hard, for: .top).scrollEdgeEffectHidden(true, for: .all)
        .scrollEdgeEffectStyle(ScrollEdgeEffectStyle.soft, for: .vertical)
    }
    try expectUnchanged(list, in: window) { $0.scrollContentOffset(.constant(.zero)) }
    try expectUnchanged(rows(2), in: window, warning: "backgroundExtensionEffect") {
      $0.scrollTarget().backgroundExtensionEffect()
    }
  }

  @Test func lazyContainersPinTheirHeaders() throws {
    let pinned: PinnedScrollableViews = [.sectionHeaders, .sectionFooters]
    let list = ScrollView {
      LazyVStack(spacing: 0, pinnedViews: pinned) {
        Section("header") { ForEach(0..<5) { Text("\($0)").frame(height: 100) } }
      }
    }
    .scrollPosition(.constant(ScrollPosition(y: 150)))
    #expect(try top(of: "header", in: list) < 20)
    let line = ScrollView(.horizontal) {
      LazyHStack(alignment: .top, spacing: 0) { ForEach(0..<5) { Text("\($0)").frame(width: 40) } }
    }
    #expect(try place(of: "1", in: line, window: window).midX == 60)
    let grid = LazyVGrid(columns: [GridItem(GridItem.Size.fixed(30)), GridItem(.flexible())]) {
      Text("a")
      Text("b")
    }
    #expect(try place(of: "a", in: grid, window: window).midX == 15)
    let relative = ScrollView(.horizontal) {
      HStack(spacing: 0) {
        Text("half").containerRelativeFrame(.horizontal, count: 2, spacing: 0)
        Text("all").containerRelativeFrame(.horizontal)
        Text("third").containerRelativeFrame(.horizontal) { length, _ in length / 4 }
      }
    }
    #expect(try place(of: "half", in: relative, window: window).midX == 25)
    #expect(try place(of: "all", in: relative, window: window).midX == 100)
  }
}
