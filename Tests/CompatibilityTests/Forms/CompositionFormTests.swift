import SwiftUI
import Testing

/// Layouts, subviews, preferences and anchors, as an app's own containers use them.
@Suite @MainActor struct CompositionFormTests {
  private struct Weight: LayoutValueKey {
    static let defaultValue: CGFloat = 1
  }

  /// Views side by side, as wide as they are heavy.
  private struct Weighed: Layout {
    struct Cache { var total: CGFloat = 0 }

    static var layoutProperties: LayoutProperties {
      var properties = LayoutProperties()
      properties.stackOrientation = .horizontal
      return properties
    }

    func makeCache(subviews: LayoutSubviews) -> Cache {
      Cache(total: subviews.reduce(0) { $0 + $1[Weight.self] })
    }

    func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
      subviews.reduce(ViewSpacing.zero) { $0.union($1.spacing, edges: .vertical) }
    }

    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) -> CGSize { proposal.replacingUnspecifiedDimensions() }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) {
      var x = bounds.minX
      for subview in subviews {
        let one: LayoutSubview = subview
        let width = bounds.width * one[Weight.self] / cache.total
        one.place(
          at: CGPoint(x: x, y: bounds.minY),
          proposal: ProposedViewSize(width: width, height: bounds.height))
        x += width
      }
    }
  }

  @Test func aLayoutOfAnAppsOwn() throws {
    let view = Weighed {
      Color.red
      Color.blue.layoutValue(key: Weight.self, value: 3)
    }
    let bitmap = try picture(of: view.frame(width: 40, height: 10))
    #expect(isReddish(bitmap[18, 5]) && isBluish(bitmap[22, 5]))
    let grid = AnyLayout(GridLayout(alignment: .topLeading, horizontalSpacing: 2))
    let cells = grid {
      GridRow {
        Text("a")
        Text("b")
      }
    }
    #expect(try said(cells) == ["a", "b"])
    let cache: GridLayout.Cache? = nil
    #expect(cache == nil)
    #expect(
      try place(
        of: "a", in: Text("a").frame(width: 50, height: 50, alignment: Alignment.topLeading)
      )
      .minX == 135)
  }

  private struct Frames: PreferenceKey {
    static var defaultValue: [Anchor<CGRect>] { [] }
    static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) {
      value += nextValue()
    }
  }

  private struct Count: PreferenceKey {
    static var defaultValue: Int { 0 }
    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
  }

  @Test func anchorsAndPreferences() throws {
    let source: Anchor<CGRect>.Source = .bounds
    let tile = Color.red.frame(width: 20, height: 10)
    let view = HStack(spacing: 0) {
      tile.anchorPreference(key: Frames.self, value: source) { [$0] }
        .preference(key: Count.self, value: 1)
      tile.preference(key: Frames.self, value: []).transformAnchorPreference(
        key: Frames.self, value: .bounds
      ) { $0.append($1) }
      .transformPreference(Count.self) { $0 += 2 }
    }
    .overlayPreferenceValue(Frames.self) { anchors in
      GeometryReader { (proxy: GeometryProxy) in
        Text(anchors.map { "\(Int(proxy[$0].minX))" }.joined(separator: " "))
      }
    }
    .backgroundPreferenceValue(Count.self, alignment: .bottom) { Text("\($0) tiles").hidden() }
    #expect(try said(view).contains("0 20"))
    #expect(try said(view).contains("3 tiles"))
    #expect(PreferredColorSchemeKey.defaultValue == nil)
  }

  @Test func spacesForCoordinates() throws {
    final class Log { var entries: [CGRect] = [] }
    let log = Log()
    let named = NamedCoordinateSpace.named("page")
    let view = VStack(spacing: 0) {
      Color.blue.frame(width: 20, height: 30)
      Color.red.frame(width: 20, height: 10)
        .onGeometryChange(for: CGRect.self) {
          $0.frame(in: named)
        } action: {
          log.entries.append($0)
        }
        .onGeometryChange(for: CGRect.self) {
          $0.frame(in: GlobalCoordinateSpace.global)
        } action: {
          _, new in
          log.entries.append(new)
        }
        .onGeometryChange(for: CGRect.self) {
          $0.frame(in: LocalCoordinateSpace.local)
        } action: {
          log.entries.append($0)
        }
    }
    .coordinateSpace(named).padding(.top, 5)
    _ = try picture(of: view)
    #expect(Set(log.entries.map(\.minY)) == [30, 35, 0])
    func space(_ space: some CoordinateSpaceProtocol) -> CoordinateSpace { space.coordinateSpace }
    #expect(space(.named("page")) == .named("page"))
    let older = Color.red.frame(width: 5, height: 5).coordinateSpace(name: "older")
    #expect(try size(of: older).width == 5)
  }

  private struct Cards<Content: View>: View {
    @ViewBuilder var content: Content

    var body: some View {
      VStack {
        Group(subviews: content) { (subviews: SubviewsCollection) in
          let first: Subview? = subviews.first
          let rest: SubviewsCollectionSlice = subviews.dropFirst()
          let identity: Subview.ID? = first?.id
          Text("\(rest.count) more \(identity == nil ? "none" : "one")")
          first
        }
        ForEach(sections: content) { (section: SectionConfiguration) in
          section.header
          Text("\(section.content.count) rows")
        }
        Group(sections: content) { (sections: SectionCollection) in Text("\(sections.count) parts")
        }
        ForEach(subviews: content) { Text("rank \($0.containerValues.rank)") }
      }
    }
  }

  @Test func containersAskTheirSubviews() throws {
    let cards = Cards {
      Text("one").containerValue(\.rank, 4)
      Section("Part") { Text("two") }
    }
    let words = try said(cards)
    #expect(words.contains("2 more one") && words.contains("rank 4"))
    #expect(words.contains("2 parts") && words.contains("Part"))
    func isGroup<A: View, B: View>(_ view: GroupElementsOfContent<A, B>?) -> Bool { view != nil }
    func isSections<A: View, B: View>(_ view: GroupSectionsOfContent<A, B>?) -> Bool { view != nil }
    let none: GroupElementsOfContent<Text, Text>? = nil
    let noSections: GroupSectionsOfContent<Text, Text>? = nil
    #expect(!isGroup(none) && !isSections(noSections))
    let subviews: ForEachSubviewCollection<Text>? = nil
    let sections: ForEachSectionCollection<Text>? = nil
    #expect(subviews?.count == sections?.count)
  }

  @Test func safeAreasOfBothKinds() throws {
    let view = Color.red.ignoresSafeArea(SafeAreaRegions.container, edges: .top)
      .safeAreaInset(edge: .top, spacing: 0) { Color.blue.frame(height: 10) }
    #expect(isBluish(try picture(of: view.frame(width: 20, height: 40))[5, 5]))
    let older = Color.red.edgesIgnoringSafeArea(.all)
    #expect(try Outside(older, in: CGSize(width: 20, height: 20)).warnings == [])
    let padded = Text("x").scenePadding().scenePadding(.minimum, edges: .horizontal)
    #expect(try size(of: padded).width == size(of: Text("x")).width + 64)
    let bar = Text("x").scenePadding(ScenePadding.navigationBar)
    #expect(try size(of: bar).width == size(of: Text("x")).width + 32)
  }

  @Test func placeholdersAndCopies() throws {
    let text = Text("secret words")
    let bars = text.redacted(reason: RedactionReasons.placeholder)
    #expect(try picture(of: bars) != picture(of: text))
    #expect(try picture(of: text.unredacted().redacted(reason: .placeholder)) == picture(of: text))
    let flag = FillStyle(eoFill: true)
    let dot = Circle().fill(.red, style: flag).frame(width: 10, height: 10)
    #expect(try size(of: dot).width == 10)
    struct Hint: View {
      var body: some View {
        let _ = Self._logChanges()
        Text("hint")
      }
    }
    #expect(try said(Hint()) == ["hint"])
  }
}

extension ContainerValues {
  fileprivate var rank: Int {
    get { self[CardRank.self] }
    set { self[CardRank.self] = newValue }
  }
}

private struct CardRank: ContainerValueKey {
  static var defaultValue: Int { 0 }
}
