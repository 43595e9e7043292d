import Foundation
import StillViewsTestSupport
import Stillframe
import Testing

/// A view of a fixed ideal size that notes each time its body is evaluated.
private struct Noted: View {
  let name: String
  let width: CGFloat
  var height: CGFloat = 10
  let recorder: Recorder

  var body: some View {
    recorder.count("body \(name)")
    return Color.red.frame(width: width, height: height)
      .accessibilityIdentifier(name)
      .onAppear { recorder.count("appear \(name)") }
      .onDisappear { recorder.count("disappear \(name)") }
      .onChange(of: width, initial: true) { recorder.count("change \(name)") }
  }
}

private struct NamesKey: PreferenceKey {
  static var defaultValue: [String] { [] }
  static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

private func report(
  _ content: some View, _ width: CGFloat?, _ height: CGFloat?
) throws -> LayoutReport {
  let renderer = ImageRenderer(content: content)
  renderer.proposedSize = ProposedViewSize(width: width, height: height)
  return try renderer.layoutReport()
}

/// The words of every text, from the last to the first.
private func texts(_ report: LayoutReport) -> [String] {
  var open = [report.root]
  var texts: [String] = []
  while let node = open.popLast() {
    if let text = node.text { texts.append(text) }
    open += node.children
  }
  return texts
}

@Suite struct ViewThatFitsChoiceTests {
  private func choice(
    _ width: CGFloat?, _ height: CGFloat?, in axes: Axis.Set = [.horizontal, .vertical]
  ) throws -> String? {
    let sizes = [
      ("large", 200, 100), ("tall", 50, 100), ("wide", 200, 20), ("small", 50, 20),
    ]
    let report = try report(
      ViewThatFits(in: axes) {
        ForEach(sizes.indices, id: \.self) { index in
          Color.red.frame(width: CGFloat(sizes[index].1), height: CGFloat(sizes[index].2))
            .accessibilityIdentifier(sizes[index].0)
        }
      }, width, height)
    let shown = sizes.map(\.0).filter { report.frame(of: $0) != nil }
    #expect(shown.count == 1, "one view is shown")
    return shown.first
  }

  @Test("L3.60 the first view whose ideal size fits on the constrained axes is chosen")
  func theFirstThatFits() throws {
    #expect(try choice(200, 100) == "large")
    #expect(try choice(199, 100) == "tall")
    #expect(try choice(200, 99) == "wide")
    #expect(try choice(199, 99) == "small")
    #expect(try choice(199, 1, in: .horizontal) == "tall")
    #expect(try choice(1, 99, in: .vertical) == "wide")
  }

  @Test("L3.60 when none fits, the last is chosen; without axes, the first")
  func theLastAndTheFirst() throws {
    #expect(try choice(10, 10) == "small")
    #expect(try choice(10, 10, in: []) == "large")
  }

  @Test("L3.62 a proposal of nil or infinity does not limit its axis")
  func unlimitedProposals() throws {
    #expect(try choice(nil, nil) == "large")
    #expect(try choice(nil, 50) == "wide")
    #expect(try choice(100, nil) == "tall")
    #expect(try choice(.infinity, .infinity) == "large")
  }

  @Test("L3.62 an axis that is not constrained is measured with the proposal: text wraps first")
  func theOtherAxisKeepsItsProposal() throws {
    let text = "Several words that need a few lines when there is little room for them"
    func shows(_ height: CGFloat) throws -> Bool {
      try report(
        ViewThatFits(in: .vertical) {
          Text(text).accessibilityIdentifier("text")
          Color.red.accessibilityIdentifier("short")
        }, 100, height
      ).frame(of: "text") != nil
    }
    let height = try report(Text(text), 100, nil).size.height
    #expect(height > 40, "it takes several lines")
    #expect(try shows(height))
    #expect(try !shows(height - 1))
  }

  @Test("L3.61 the chosen view gets the proposal, and its size is the answer")
  func theChosenViewFills() throws {
    let report = try report(
      ViewThatFits {
        Color.red.frame(minWidth: 10, idealWidth: 60, maxWidth: .infinity, maxHeight: 30)
          .accessibilityIdentifier("flexible")
      }, 100, 40)
    #expect(report.size == CGSize(width: 100, height: 30))
    #expect(report.frame(of: "flexible") == CGRect(x: 0, y: 0, width: 100, height: 30))
  }

  @Test("L3.63 only the chosen view appears, changes and hands up preferences")
  func losersHaveNoLife() throws {
    let recorder = Recorder()
    let names = Box<[[String]]>([])
    _ = try report(
      ViewThatFits {
        Noted(name: "wide", width: 200, recorder: recorder).preference(
          key: NamesKey.self, value: ["wide"]
        )
        .onPreferenceChange(NamesKey.self) { _ in recorder.count("told of wide") }
        Noted(name: "mid", width: 90, recorder: recorder).preference(
          key: NamesKey.self, value: ["mid"])
        Noted(name: "narrow", width: 50, recorder: recorder).preference(
          key: NamesKey.self, value: ["narrow"])
      }
      .onPreferenceChange(NamesKey.self) { names.value += [$0] }, 100, 100)
    #expect(["wide", "mid", "narrow"].map { recorder.total("appear \($0)") } == [0, 1, 0])
    #expect(["wide", "mid", "narrow"].map { recorder.total("change \($0)") } == [0, 1, 0])
    #expect(names.value == [["mid"]])
    #expect(recorder.total("told of wide") == 0)
    for name in ["wide", "mid", "narrow"] {
      #expect(recorder.total("body \(name)") <= 1, "a body is evaluated once to be measured")
    }
  }

  @Test("L3.63 a view that gives way disappears, and starts anew when it comes back")
  func switchingIsRemovalAndInsertion() throws {
    struct Counter: View {
      let recorder: Recorder
      @State private var count = 0
      var body: some View {
        Text("\(count)").frame(width: 80, height: 20)
          .onTapGesture { count += 1 }
          .accessibilityIdentifier("counter")
          .onAppear { recorder.count("appear") }
          .onDisappear { recorder.count("disappear") }
      }
    }
    struct Room: View {
      let recorder: Recorder
      @State private var isNarrow = false
      @State private var other = 0
      var body: some View {
        VStack {
          ViewThatFits {
            Counter(recorder: recorder)
            Text("narrow \(other)").frame(width: 20, height: 20)
          }
          .frame(width: isNarrow ? 50 : 100, height: 30)
          Color.red.onTapGesture { isNarrow.toggle() }.accessibilityIdentifier("squeeze")
          Color.red.onTapGesture { other += 1 }.accessibilityIdentifier("other")
        }
      }
    }
    let recorder = Recorder()
    let stage = Stage(size: CGSize(width: 200, height: 200)) { Room(recorder: recorder) }
    try stage.tap("counter")
    try stage.tap("counter")
    #expect(try texts(stage.layoutReport()) == ["2"])
    try stage.tap("other")
    #expect(try texts(stage.layoutReport()) == ["2"], "as long as it is shown it keeps its state")
    try stage.tap("squeeze")
    #expect(try texts(stage.layoutReport()) == ["narrow 1"])
    #expect(recorder.total("disappear") == 1)
    #expect(throws: StageError.self) { try stage.tap("counter") }
    try stage.tap("squeeze")
    #expect(try texts(stage.layoutReport()) == ["0"])
    #expect(recorder.total("appear") == 2)
    #expect(try stage.layoutReport().warnings.isEmpty)
  }

  @Test func aChoiceKeepsItsStateWhenItsNumberChanges() throws {
    struct Counter: View {
      @State private var count = 0
      var body: some View {
        Text("\(count)").frame(width: 80, height: 20).onTapGesture { count += 1 }
          .accessibilityIdentifier("counter")
      }
    }
    struct Room: View {
      @State private var widths: [CGFloat] = [80]
      var body: some View {
        VStack {
          ViewThatFits {
            ForEach(widths, id: \.self) { width in
              if width == 80 { Counter() } else { Color.red.frame(width: width, height: 20) }
            }
          }
          Color.blue.onTapGesture { widths = [300, 80] }.accessibilityIdentifier("more")
        }
      }
    }
    let stage = Stage(size: CGSize(width: 200, height: 200)) { Room() }
    try stage.tap("counter")
    try stage.tap("more")
    try stage.tap("counter")
    #expect(try texts(stage.layoutReport()) == ["2"])
  }

  @Test func aViewThatGrowsTooLargeStartsAnewRatherThanGivingWay() throws {
    struct Growing: View {
      @State private var width: CGFloat = 50
      var body: some View {
        Color.red.frame(width: width, height: 20).onTapGesture { width += 100 }
          .accessibilityIdentifier("growing")
      }
    }
    let stage = Stage(size: CGSize(width: 100, height: 100)) {
      ViewThatFits {
        Growing()
        Color.blue.frame(width: 10, height: 10).accessibilityIdentifier("small")
      }
    }
    try stage.tap("growing")
    let report = try stage.layoutReport()
    #expect(report.frame(of: "growing")?.width == 50)
    #expect(report.frame(of: "small") == nil)
    #expect(report.warnings.isEmpty)
  }

  @Test func switchingUnderAnAnimationFades() throws {
    let film = FrameSequence(
      value: 100.0, changes: [.init(at: 0.5, to: 50, animation: .linear(duration: 1))],
      size: CGSize(width: 100, height: 20), fps: 4, duration: 2
    ) { width in
      ViewThatFits {
        Color.black.frame(width: 80, height: 20)
        Color.black.frame(width: 20, height: 20)
      }
      .frame(width: width)
    }
    // At 15 points there is only the first view: it goes.
    let shades = try (0..<film.count).map { try film.frame(at: $0).bitmap()[15, 10].red }
    #expect(shades[2] == 0)
    #expect(shades[4] > 100 && shades[4] < 155, "half gone")
    #expect(shades[8] == 255)
  }

  @Test func tuplesBranchesGroupsAndCollectionsListTheirViews() throws {
    let isThere = true
    let report = try report(
      ViewThatFits {
        if isThere {
          Color.red.frame(width: 400, height: 10)
          Color.red.frame(width: 300, height: 10)
        }
        Group {
          EmptyView()
          ForEach([200, 150], id: \.self) { width in
            Color.red.frame(width: CGFloat(width), height: 10)
            Color.red.frame(width: CGFloat(width - 10), height: 10)
          }
        }
        Pair().frame(height: 10).accessibilityIdentifier("pair")
        Color.red.frame(width: 1, height: 1)
      }, 85, 100)
    #expect(report.size == CGSize(width: 80, height: 10))
    #expect(report.frames(of: "pair").count == 1)
  }

  private struct Pair: View {
    var body: some View {
      Color.red.frame(width: 90)
      Color.red.frame(width: 80)
    }
  }

  @Test func anEmptyChoiceHasNoSize() throws {
    #expect(try report(ViewThatFits {}, 100, 100).size == .zero)
  }

  @Test("open point: spacing is the first candidate's, priority nobody's, guides the chosen one's")
  func whoSpeaksForAChoice() throws {
    // A spacer asks for no room above it; the first view for the usual 8 points.
    let report = try report(
      VStack(alignment: .leading) {
        Color.red.frame(width: 20, height: 20)
        ViewThatFits {
          Color.red.frame(width: 500, height: 10)
          VStack { Spacer(minLength: 0).frame(height: 0) }
        }
        Color.red.frame(width: 20, height: 20).accessibilityIdentifier("last")
      }, 100, nil)
    #expect(report.frame(of: "last")?.minY == 36)

    let row = try self.row(60)
    #expect(row.frame(of: "chosen")?.width == 30)
    #expect(row.frame(of: "other")?.width == 30)

    let guided = try self.guided()
    #expect(guided.frame(of: "chosen")?.minY == 15)
  }

  private func row(_ width: CGFloat) throws -> LayoutReport {
    try report(
      HStack(spacing: 0) {
        Color.red.accessibilityIdentifier("other")
        ViewThatFits {
          Color.red.frame(width: 500, height: 10)
          Color.red.frame(height: 10).accessibilityIdentifier("chosen").layoutPriority(1)
        }
      }, width, 10)
  }

  private func guided() throws -> LayoutReport {
    try report(
      HStack(alignment: .top, spacing: 0) {
        Color.red.frame(width: 10, height: 40).alignmentGuide(.top) { _ in 20 }
        ViewThatFits(in: .horizontal) {
          Color.red.frame(width: 500, height: 10)
          Color.red.frame(width: 10, height: 10).accessibilityIdentifier("chosen")
            .alignmentGuide(.top) { _ in 5 }
        }
      }, 100, 100)
  }

  @Test(arguments: [CGFloat.nan, -10, .infinity])
  func badIdealSizesAreMadeSafe(_ length: CGFloat) throws {
    struct Bad: Layout {
      let length: CGFloat
      func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) -> CGSize { CGSize(width: length, height: 10) }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) {}
    }
    let report = try report(
      ViewThatFits {
        Bad(length: length) { Color.red }
        Color.blue.frame(width: 10, height: 10).accessibilityIdentifier("other")
      }, 100, 100)
    #expect((report.frame(of: "other") != nil) == (length == .infinity))
  }
}
