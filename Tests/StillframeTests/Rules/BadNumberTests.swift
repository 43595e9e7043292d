import Foundation
import StillViewsTestSupport
import Stillframe
import Testing

/// A layout with an answer of its own.
private struct Answering: Layout {
  var size: CGSize
  var position = CGPoint.zero

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize { size }
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for subview in subviews { subview.place(at: position, proposal: .unspecified) }
  }
}

/// Numbers that are none never trap: they are made safe, and a warning names the view.
@Suite struct BadNumberTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    /// The end of the path that the warning names.
    let path: String
    /// The bad number, as the message spells it.
    let number: String
    let view: @Sendable () -> AnyView

    init<V: View>(
      _ name: String, _ path: String, _ number: String, _ view: @escaping @Sendable () -> V
    ) {
      self.name = name
      self.path = path
      self.number = number
      self.view = { AnyView(view()) }
    }

    var testDescription: String { name }
  }

  static let cases: [Case] = [
    Case("negative width", "Frame", "-4") { Color.red.frame(width: -4) },
    Case("endless height", "Frame", "inf") { Color.red.frame(height: .infinity) },
    Case("width nan", "Frame", "nan") { Color.red.frame(width: .nan) },
    Case("least width nan", "Frame", "nan") { Color.red.frame(minWidth: .nan) },
    Case("negative most height", "Frame", "-1") { Color.red.frame(maxHeight: -1) },
    Case("padding nan", "Padding", "nan") { Color.red.padding(.nan) },
    Case("padding of an edge", "Padding", "inf") { Color.red.padding(.top, .infinity) },
    Case("offset", "Offset", "nan") { Color.red.offset(x: .nan, y: 3) },
    Case("position", "Position", "-inf") { Color.red.position(x: 3, y: -.infinity) },
    Case("aspect ratio 0", "AspectRatio", "0") { Color.red.aspectRatio(0, contentMode: .fit) },
    Case("aspect ratio nan", "AspectRatio", "nan") {
      Color.red.aspectRatio(CGSize(width: 0, height: 0), contentMode: .fill)
    },
    Case("negative aspect ratio", "AspectRatio", "-2") {
      Color.red.aspectRatio(-2, contentMode: .fit)
    },
    Case("row spacing", "HStack", "nan") { HStack(spacing: .nan) { pair } },
    Case("column spacing", "VStack", "inf") { VStack(spacing: .infinity) { pair } },
    Case("spacing of a value", "HStackLayout", "nan") { HStackLayout(spacing: .nan)() { pair } },
    Case("spacing in AnyLayout", "AnyLayout", "-inf") {
      AnyLayout(VStackLayout(spacing: -.infinity))() { pair }
    },
    Case("grid spacing", "Grid", "nan") { Grid(horizontalSpacing: .nan) { pair } },
    Case("spacer", "Spacer", "nan") { HStack { Spacer(minLength: .nan) } },
    Case("priority", "Color", "no number") { Color.red.layoutPriority(.nan) },
    Case("z index", "Color", "no number") { ZStack { Color.red.zIndex(.nan) } },
    Case("guide", "Color", "nan") {
      HStack(alignment: .top) {
        Color.red.alignmentGuide(.top) { _ in .nan }
        Color.blue
      }
    },
    Case("size nan", "Answering", "nan") {
      Answering(size: CGSize(width: CGFloat.nan, height: 3))() { Color.red }
    },
    Case("negative size", "Answering", "-7") {
      Answering(size: CGSize(width: 5, height: -7))() { Color.red }
    },
    Case("endless size", "Answering", "inf") {
      HStack {
        Answering(size: CGSize(width: CGFloat.infinity, height: 4))() { Color.red.frame(width: 1) }
        Color.red
      }
    },
    Case("placement", "Color", "nan") {
      Answering(size: .zero, position: CGPoint(x: CGFloat.nan, y: 0))() { Color.red }
    },
  ]

  @ViewBuilder static var pair: some View {
    Color.red
    Color.blue
  }

  @Test(arguments: cases)
  func numbersThatAreNoneAreMadeSafeAndReported(_ bad: Case) throws {
    for view in [
      AnyView(bad.view()), AnyView(VStack { bad.view() }),
      AnyView(
        VStack {
          bad.view()
          Text("next").frame(height: 10)
        }),
    ] {
      let renderer = ImageRenderer(content: view.frame(width: 60, height: 40))
      let report = try renderer.layoutReport()
      #expect(report.size == CGSize(width: 60, height: 40))
      #expect(
        report.warnings.contains {
          $0.path.split(separator: "/").last.map(String.init) == bad.path
            && $0.message.contains(bad.number)
        },
        "\(report.warnings)")
      #expect(offenders(in: report.root) == [])
      _ = try renderer.bitmap()
    }
  }

  @Test("L10.5 elements with one identity are all shown, in order, and the identity is named")
  func duplicateIdentities() throws {
    let words = ["a", "b", "a", "c", "a"]
    for lazy in [false, true] {
      let list = ForEach(words, id: \.self) { Brick($0, 10, 10) }
      let report = try layOut(50, 200) {
        if lazy {
          LazyVStack(spacing: 0) { list }
        } else {
          VStack(spacing: 0) { list }
        }
      }
      #expect(report.frames(of: "a").map(\.minY) == [0, 20, 40])
      #expect(report.frame(of: "c")?.minY == 30)
      #expect(report.warnings.count == 1)
      #expect(
        report.warnings.contains {
          $0.path.hasSuffix(lazy ? "LazyVStack" : "VStack/VStack")
            && $0.message.contains("identity a;")
        },
        "\(report.warnings)")
    }
  }

  @Test("L10.5 elements with one identity keep their state by their order")
  func duplicateIdentitiesUpdate() throws {
    struct Counter: View {
      let name: String
      @State private var width = 1.0
      var body: some View {
        Color.red.frame(width: width, height: 10).onTapGesture { width += 1 }.named(name)
      }
    }
    struct Pairs: View {
      @State private var hasMore = false
      var body: some View {
        VStack {
          ForEach(hasMore ? [7, 7, 7] : [7, 7], id: \.self) { _ in Counter(name: "counter") }
          Color.red.onTapGesture { hasMore = true }.named("more")
        }
      }
    }
    let stage = Stage(size: CGSize(width: 50, height: 60)) { Pairs() }
    try stage.tap("counter")
    #expect(try stage.layoutReport().frames(of: "counter").map(\.width) == [2, 1])
    try stage.tap("more")
    #expect(try stage.layoutReport().frames(of: "counter").map(\.width) == [2, 1, 1])
  }

  @Test("a guide at the end of an endless view is no mistake")
  func endlessGuides() throws {
    let report = try layOut(.infinity, 20) {
      HStack(alignment: .top) {
        Color.red.alignmentGuide(.leading) { $0[.trailing] }
        VStack(alignment: .leading) {
          Color.red.alignmentGuide(.leading) { $0[.trailing] }
          Color.red
        }
      }
    }
    #expect(report.warnings.isEmpty)
  }

  @Test(
    "L1.2 no proposal, however odd, traps or leads to a place that is none",
    arguments: Nesting.all)
  func oddProposals(_ nesting: Nesting) throws {
    let lengths: [CGFloat?] = [nil, 0, -5, 1e-300, 1e300, .infinity, -.infinity, .nan]
    for width in lengths {
      for height in lengths {
        for leaf in [
          AnyView(Color.red), AnyView(Text("some words to break")), AnyView(Circle()),
          AnyView(Spacer()), AnyView(Divider()), AnyView(EmptyView()),
        ] {
          let report = try layOut(width, height) { nesting.nested(2, leaf) }
          #expect(
            offenders(in: report.root) == [],
            "\(String(describing: width)) × \(String(describing: height))")
        }
      }
    }
  }

  /// Views at a place that is none, or with a size that is none.
  private func offenders(in node: LayoutReport.Node) -> [String] {
    let frame = node.frame
    let isSound =
      frame.origin.x.isFinite && frame.origin.y.isFinite && frame.size.width >= 0
      && frame.size.height >= 0
    return (isSound ? [] : ["\(node.view) \(frame)"]) + node.children.flatMap { offenders(in: $0) }
  }
}
