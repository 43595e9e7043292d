import Foundation
import StillViewsTestSupport
import Stillframe
import Testing

/// Runs a closure as a layout.
private struct Custom: Layout {
  var size = CGSize(width: 60, height: 40)
  let place: (CGRect, LayoutSubviews) -> Void

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize { size }
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) { place(bounds, subviews) }
}

private struct Mark: LayoutValueKey { static var defaultValue: Int { 7 } }
private struct MaybeMark: LayoutValueKey { static var defaultValue: Int? { 7 } }

@Suite struct CustomLayoutRuleTests {
  @Test("L7.4 and L7.10 layouts in layouts work in their surroundings' coordinates, also mirrored")
  func nestedLayouts() throws {
    let origins = Box<[CGPoint]>([])
    func custom(_ inset: CGFloat, @ViewBuilder _ content: () -> some View) -> some View {
      Custom(size: CGSize(width: 60 - 2 * inset, height: 40 - 2 * inset)) { bounds, subviews in
        origins.value.append(bounds.origin)
        subviews[0].place(
          at: CGPoint(x: bounds.minX + 5, y: bounds.minY + 5), proposal: .unspecified)
      }(content)
    }
    let view = HStack(spacing: 0) {
      Color.red.frame(width: 30, height: 80)
      custom(0) { custom(5) { Brick("inner", 10, 10) } }
    }
    let report = try layOut(nil, nil) { view }
    #expect(origins.value == [CGPoint(x: 30, y: 20), CGPoint(x: 5, y: 5)])
    #expect(report.numbers("inner") == [40, 30, 10, 10])
    origins.value = []
    let mirrored = try layOut(nil, nil) { view.environment(\.layoutDirection, .rightToLeft) }
    #expect(mirrored.numbers("inner") == [40, 30, 10, 10])
  }

  @Test("L7.5 the last of several placements counts, by its anchor")
  func lastPlacement() throws {
    let report = try layOut(60, 40) {
      Custom { bounds, subviews in
        subviews[0].place(at: .zero, proposal: .unspecified)
        subviews[0].place(
          at: CGPoint(x: bounds.maxX, y: bounds.maxY), anchor: .bottomTrailing,
          proposal: .unspecified)
        subviews[1].place(at: CGPoint(x: 30, y: 20), anchor: .center, proposal: .unspecified)
        subviews[2].place(
          at: CGPoint(x: 30, y: 20), anchor: UnitPoint(x: 0.25, y: 2), proposal: .unspecified)
      }() {
        Brick("a", 10, 10)
        Brick("b", 8, 6)
        Brick("c", 8, 6)
      }
    }
    #expect(report.numbers("a") == [50, 30, 10, 10])
    #expect(report.numbers("b") == [26, 17, 8, 6])
    #expect(report.numbers("c") == [28, 8, 8, 6])
  }

  @Test("L7.6 a view that is not placed is centred and proposed what the layout was")
  func unplacedViews() throws {
    let report = try layOut(50, 30) {
      Custom { _, _ in }() {
        Brick("rigid", 10, 10)
        Color.red.named("flexible")
      }
    }
    #expect(report.numbers("rigid") == [25, 15, 10, 10])
    #expect(report.numbers("flexible") == [5, 5, 50, 30])
  }

  @Test("a part of the subviews is numbered from 0, as every collection of subviews is")
  func parts() throws {
    let widths = Box<[[CGFloat]]>([])
    _ = try layOut(60, 40) {
      Custom { _, subviews in
        var rest = subviews.dropFirst()
        let inner = rest[1..<3]
        widths.value = [rest, inner, inner.dropFirst(), rest[[3, 0]]].map { part in
          #expect(part.startIndex == 0)
          return part.indices.map { part[$0].sizeThatFits(.unspecified).width }
        }
        rest.removeFirst(3)
        widths.value.append([rest[0].sizeThatFits(.unspecified).width])
      }() {
        ForEach(1..<6) { Brick("\($0)", CGFloat($0), 1) }
      }
    }
    #expect(widths.value == [[2, 3, 4, 5], [3, 4], [4], [5, 2], [5]])
  }

  @Test("L7.7 views outside the bounds change no size")
  func outside() throws {
    let report = try layOut(nil, nil) {
      Custom { bounds, subviews in
        subviews[0].place(at: CGPoint(x: -50, y: 900), proposal: .unspecified)
      }() { Brick("a", 10, 10) }
    }
    #expect(report.size == CGSize(width: 60, height: 40))
    #expect(report.numbers("a") == [-50, 900, 10, 10])
  }

  @Test("L7.9 the inner of two layout values counts; containers keep their views' to themselves")
  func layoutValues() throws {
    let seen = Box<[Int]>([])
    let maybe = Box<[Int?]>([])
    _ = try layOut(nil, nil) {
      Custom { _, subviews in
        seen.value = subviews.map { $0[Mark.self] }
        maybe.value = subviews.map { $0[MaybeMark.self] }
      }() {
        Color.red
        Color.red.layoutValue(key: Mark.self, value: 1).layoutValue(key: MaybeMark.self, value: nil)
        Color.red.layoutValue(key: Mark.self, value: 1).layoutValue(key: Mark.self, value: 2)
        Color.red.layoutValue(key: Mark.self, value: 3).frame(width: 5).padding().opacity(0.5)
        HStack { Color.red.layoutValue(key: Mark.self, value: 4) }
        HStack {
          Color.red.layoutValue(key: Mark.self, value: 5)
          Color.red
        }
        Group {
          Color.red
          Color.red.layoutValue(key: Mark.self, value: 9).padding()
        }
        .layoutValue(key: Mark.self, value: 6)
        AnyView(Color.red.layoutValue(key: Mark.self, value: 8))
      }
    }
    #expect(seen.value == [7, 1, 1, 3, 7, 7, 6, 9, 8])
    #expect(maybe.value == [7, nil, 7, 7, 7, 7, 7, 7, 7])
  }

  @Test("L7.8 a layout learns priorities, guides and distances")
  func subviewProperties() throws {
    let priorities = Box<[Double]>([])
    let thirds = Box<[CGFloat?]>([])
    let distances = Box<[CGFloat]>([])
    _ = try layOut(nil, nil) {
      Custom { _, subviews in
        priorities.value = subviews.map(\.priority)
        thirds.value = subviews.map { $0.dimensions(in: .unspecified)[explicit: .third] }
        distances.value = zip(subviews, subviews.dropFirst()).map {
          $0.spacing.distance(to: $1.spacing, along: .vertical)
        }
      }() {
        Brick("a", 10, 12).alignmentGuide(.third) { $0.height }.layoutPriority(3)
        Brick("b", 10, 12)
        Spacer()
        HStack {}
      }
    }
    #expect(priorities.value == [3, 0, -.infinity, -.infinity])
    #expect(thirds.value == [12, nil, nil, nil])
    #expect(distances.value == [8, 0, 0])
  }

  @Test("L6.9 a layout wants the room that its views want, or its own")
  func ownSpacing() throws {
    struct Tight: Layout {
      var own: ViewSpacing?
      func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing {
        own ?? subviews.reduce(into: ViewSpacing()) { $0.formUnion($1.spacing) }
      }
      func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) -> CGSize { CGSize(width: 10, height: 10) }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) {}
    }
    func width(_ view: some View) throws -> CGFloat {
      let report = try layOut(nil, nil) {
        HStack {
          Brick("a", 10, 10)
          view
        }
      }
      return report.size.width
    }
    #expect(try width(Tight(own: .zero) { Color.red }) == 20)
    #expect(try width(Tight(own: nil) { Color.red }) == 28)
    #expect(try width(Custom(size: CGSize(width: 10, height: 10)) { _, _ in }() {}) == 20)
    #expect(
      try width(
        Custom(size: CGSize(width: 10, height: 10)) { _, _ in }() {
          Color.red
          Color.blue
        }) == 28)
  }

  @Test("L7.15 a custom layout with one view runs, a stack with one view is that view")
  func singleViews() throws {
    let report = try layOut(100, 100) {
      Custom { _, _ in }() { Color.red.frame(width: 5, height: 5) }
    }
    #expect(report.size == CGSize(width: 60, height: 40))
    let stacks = try layOut(100, 20) {
      HStack(spacing: 0) {
        VStack { ZStack { HStack { Color.red.layoutPriority(1).named("high") } } }
        Color.blue.named("low")
      }
    }
    #expect(stacks.numbers("high") == [0, 0, 100, 20])
    #expect(stacks.numbers("low") == [100, 0, 0, 20])
  }

  @Test("L7.3 the cache is made once, and updated when views come and go or the layout changes")
  func cacheLifetime() throws {
    struct Counting: Layout {
      var length: CGFloat
      let recorder: Recorder
      func makeCache(subviews: Subviews) -> [Int] {
        recorder.count("make")
        return [subviews.count]
      }
      func updateCache(_ cache: inout [Int], subviews: Subviews) {
        recorder.count("update")
        cache.append(subviews.count)
      }
      func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout [Int]
      ) -> CGSize { CGSize(width: length, height: CGFloat(cache.last ?? 0)) }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout [Int]
      ) {}
    }
    struct Changing: View {
      let recorder: Recorder
      @State private var count = 2
      @State private var length = 20.0
      @State private var other = 5.0
      var body: some View {
        HStack(spacing: 0) {
          Counting(length: length, recorder: recorder) {
            ForEach(0..<count, id: \.self) { _ in Color.red }
          }
          .named("layout")
          Color.red.frame(width: other, height: 5)
          Color.red.onTapGesture { count += 1 }.named("more")
          Color.red.onTapGesture { length += 1 }.named("longer")
          Color.red.onTapGesture { other += 1 }.named("other")
        }
      }
    }
    let recorder = Recorder()
    let stage = Stage(size: CGSize(width: 100, height: 20)) { Changing(recorder: recorder) }
    #expect(try stage.layoutReport().frame(of: "layout")?.height == 2)
    #expect(recorder.total("make") == 1 && recorder.total("update") == 0)
    try stage.tap("more")
    #expect(try stage.layoutReport().frame(of: "layout")?.height == 3)
    #expect(recorder.total("make") == 1 && recorder.total("update") == 1)
    try stage.tap("longer")
    #expect(try stage.layoutReport().frame(of: "layout")?.width == 21)
    #expect(recorder.total("make") == 1 && recorder.total("update") == 2)
    try stage.tap("other")
    #expect(try stage.layoutReport().frame(of: "layout")?.width == 21)
    #expect(recorder.total("update") == 2, "a neighbour is none of the layout's business")
  }
}
