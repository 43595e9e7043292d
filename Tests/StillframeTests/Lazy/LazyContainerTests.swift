import Foundation
import StillViewsTestSupport
import Stillframe
import Testing

/// A row that counts how often it is built.
private struct Row: View {
  let number: Int
  let recorder: Recorder
  var height: CGFloat = 20

  var body: some View {
    recorder.count("row")
    return Color.red
      .frame(height: height)
      .accessibilityIdentifier("row-\(number)")
  }
}

private func report(
  _ size: CGSize, @ViewBuilder _ content: @escaping @MainActor () -> some View
) throws -> LayoutReport {
  try Stage(size: size, content: content).layoutReport()
}

@Suite struct LazyContainerTests {
  let recorder = Recorder()

  @Test func ofAHundredThousandRowsOnlyThoseInSightAreBuilt() throws {
    let recorder = recorder
    let report = try report(CGSize(width: 100, height: 200)) {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<100_000) { Row(number: $0, recorder: recorder) }
        }
        .accessibilityIdentifier("stack")
      }
    }
    #expect(recorder.total("row") <= 12)
    #expect(report.frame(of: "row-0") == CGRect(x: 0, y: 0, width: 100, height: 20))
    #expect(report.frame(of: "row-9") == CGRect(x: 0, y: 180, width: 100, height: 20))
    #expect(report.frame(of: "row-40") == nil)
    #expect(report.frame(of: "stack") == CGRect(x: 0, y: 0, width: 100, height: 2_000_000))
  }

  @Test func modifiersAroundForEachKeepItLazy() throws {
    let recorder = recorder
    let report = try report(CGSize(width: 100, height: 200)) {
      ScrollView {
        LazyVStack(spacing: 4) {
          Group {
            ForEach(0..<50_000) { Row(number: $0, recorder: recorder) }
          }
          .padding(.horizontal, 10)
          .environment(\.layoutDirection, .leftToRight)
        }
      }
    }
    #expect(recorder.total("row") <= 12)
    #expect(report.frame(of: "row-2") == CGRect(x: 10, y: 48, width: 80, height: 20))
  }

  @Test func sidewaysToo() throws {
    let recorder = recorder
    let report = try report(CGSize(width: 100, height: 50)) {
      ScrollView(.horizontal) {
        LazyHStack(spacing: 5) {
          ForEach(0..<10_000) { number in
            Row(number: number, recorder: recorder, height: 10).frame(width: 15)
          }
        }
      }
    }
    #expect(recorder.total("row") <= 8)
    #expect(report.frame(of: "row-3") == CGRect(x: 60, y: 20, width: 15, height: 10))
  }

  @Test func aLazyGridBuildsTheRowsInSight() throws {
    let recorder = recorder
    let report = try report(CGSize(width: 100, height: 100)) {
      ScrollView {
        LazyVGrid(columns: [GridItem(), GridItem(), GridItem()], spacing: 5) {
          ForEach(0..<90_000) { Row(number: $0, recorder: recorder) }
        }
        .accessibilityIdentifier("grid")
      }
    }
    #expect(recorder.total("row") <= 18)
    #expect(report.frame(of: "row-4") == CGRect(x: 36, y: 25, width: 28, height: 20))
    #expect(report.frame(of: "grid")?.height == CGFloat(30_000 * 25 - 5))
  }

  @Test func withoutAScrollViewEverythingIsBuilt() throws {
    let recorder = recorder
    let report = try report(CGSize(width: 100, height: 30)) {
      LazyVStack { ForEach(0..<20) { Row(number: $0, recorder: recorder) } }
        .accessibilityIdentifier("stack")
    }
    #expect(recorder.total("row") == 20)
    #expect(report.frame(of: "stack")?.height == CGFloat(20 * 28 - 8))
  }

  @Test func rowsOfDifferentHeightsAreEstimatedFromThoseInSight() throws {
    let recorder = recorder
    let report = try report(CGSize(width: 100, height: 100)) {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<1_000) { number in
            Row(number: number, recorder: recorder, height: number.isMultiple(of: 2) ? 10 : 30)
          }
        }
        .accessibilityIdentifier("stack")
      }
    }
    #expect(report.frame(of: "row-1") == CGRect(x: 0, y: 10, width: 100, height: 30))
    #expect(report.frame(of: "row-4") == CGRect(x: 0, y: 80, width: 100, height: 10))
    let height = try #require(report.frame(of: "stack")).height
    #expect(height > 17_000 && height < 23_000)
    #expect(recorder.total("row") <= 8)
  }

  @Test func unevenRowsWithoutAProposedHeightAreAllMeasured() throws {
    let recorder = recorder
    let renderer = ImageRenderer(
      content: ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<100) { number in
            Row(number: number, recorder: recorder, height: CGFloat(1 + number))
          }
        }
      })
    renderer.proposedSize = ProposedViewSize(width: 50, height: nil)
    #expect(try renderer.layoutReport().size == CGSize(width: 50, height: 5_050))
  }

  @Test func viewsBesideForEachAndUnitsOfSeveralViewsFollowEachOther() throws {
    let report = try report(CGSize(width: 100, height: 200)) {
      ScrollView {
        LazyVStack(alignment: .leading, spacing: 2) {
          Color.blue.frame(width: 30, height: 10).accessibilityIdentifier("first")
          ForEach(0..<3) { number in
            Color.red.frame(width: 40, height: 10).accessibilityIdentifier("a-\(number)")
            if number == 1 {
              Color.red.frame(width: 20, height: 10).accessibilityIdentifier("b-\(number)")
            }
          }
          EmptyView()
          Color.blue.frame(width: 30, height: 10).accessibilityIdentifier("last")
        }
      }
    }
    #expect(report.frame(of: "first") == CGRect(x: 0, y: 0, width: 30, height: 10))
    #expect(report.frame(of: "a-1") == CGRect(x: 0, y: 24, width: 40, height: 10))
    #expect(report.frame(of: "b-1") == CGRect(x: 0, y: 36, width: 20, height: 10))
    #expect(report.frame(of: "last") == CGRect(x: 0, y: 60, width: 30, height: 10))
  }

  @Test func twoViewsAnElementAreTwoCellsOfALazyGrid() throws {
    let report = try report(CGSize(width: 108, height: 200)) {
      ScrollView {
        LazyVGrid(columns: [GridItem(), GridItem()]) {
          ForEach(0..<3) { number in
            Color.red.frame(height: 10).accessibilityIdentifier("a-\(number)")
            Color.blue.frame(height: 20).accessibilityIdentifier("b-\(number)")
          }
        }
      }
    }
    #expect(report.frame(of: "a-1") == CGRect(x: 0, y: 33, width: 50, height: 10))
    #expect(report.frame(of: "b-2") == CGRect(x: 58, y: 56, width: 50, height: 20))
  }

  @Test func rowsKeepTheirStateWhileTheDataMoves() throws {
    struct Counter: View {
      let name: String
      @State private var taps = 0

      var body: some View {
        Button("\(name) \(taps)") { taps += 1 }.accessibilityIdentifier(name)
      }
    }
    struct Names: View {
      @State private var names = ["a", "b", "c"]

      var body: some View {
        ScrollView {
          LazyVStack {
            Button("turn") { names.reverse() }.accessibilityIdentifier("turn")
            ForEach(names, id: \.self) { Counter(name: $0) }
          }
        }
      }
    }
    let stage = Stage(size: CGSize(width: 200, height: 300)) { Names() }
    try stage.tap("c")
    try stage.tap("turn")
    let texts = try stage.layoutReport().description
    let c = try #require(texts.range(of: "c 1"))
    let a = try #require(texts.range(of: "a 0"))
    #expect(c.lowerBound < a.lowerBound)
  }

  @Test func rowsThatAreRemovedLeave() throws {
    struct Names: View {
      @State private var count = 4

      var body: some View {
        ScrollView {
          LazyVStack(spacing: 0) {
            Button("less") { count -= 1 }.accessibilityIdentifier("less")
            ForEach(0..<count, id: \.self) { number in
              Color.red.frame(height: 10).accessibilityIdentifier("row-\(number)")
            }
          }
          .accessibilityIdentifier("stack")
        }
      }
    }
    let stage = Stage(size: CGSize(width: 100, height: 100)) { Names() }
    let before = try #require(stage.layoutReport().frame(of: "stack")).height
    try stage.tap("less")
    let report = try stage.layoutReport()
    #expect(report.frame(of: "row-3") == nil)
    #expect(report.frame(of: "stack")?.height == before - 10)
  }

  @Test func elementsOfOneIdentityAreToldApartAndWarnedOf() throws {
    let report = try report(CGSize(width: 100, height: 100)) {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(["a", "b", "a"], id: \.self) { name in
            Color.red.frame(height: 10).accessibilityIdentifier(name)
          }
        }
      }
    }
    #expect(report.frames(of: "a").map(\.minY) == [0, 20])
    #expect(report.warnings.count == 1)
  }
}

@Suite struct LazySectionTests {
  @ViewBuilder @MainActor private static func sections(_ count: Int) -> some View {
    ForEach(0..<count, id: \.self) { section in
      Section {
        ForEach(0..<5) { row in
          Color.red.frame(height: 20).accessibilityIdentifier("row-\(section)-\(row)")
        }
      } header: {
        Color.blue.frame(height: 10).accessibilityIdentifier("header-\(section)")
      } footer: {
        Color.green.frame(height: 6).accessibilityIdentifier("footer-\(section)")
      }
    }
  }

  @Test func headersAndFootersStandAroundTheirRows() throws {
    let report = try Stage(size: CGSize(width: 100, height: 300)) {
      ScrollView { LazyVStack(spacing: 0) { Self.sections(2) } }
    }.layoutReport()
    #expect(report.frame(of: "header-0")?.minY == 0)
    #expect(report.frame(of: "row-0-4")?.minY == 90)
    #expect(report.frame(of: "footer-0")?.minY == 110)
    #expect(report.frame(of: "header-1")?.minY == 116)
  }

  /// Rule L5.10: a header stays at the top while its section is in sight, and leaves with it.
  @Test(
    arguments: [
      (position: 0.0, first: 0.0, second: 116.0), (50, 0, 66), (100, 0, 16), (110, -4, 6),
      (116, nil, 0), (130, nil, 0),
    ] as [(position: Double, first: Double?, second: Double)])
  func pinnedHeadersStayInSight(position: Double, first: Double?, second: Double) throws {
    let report = try Stage(size: CGSize(width: 100, height: 100)) {
      ScrollView {
        LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) { Self.sections(20) }
      }
      .scrollPosition(.constant(ScrollPosition(y: position)))
    }.layoutReport()
    #expect(report.frame(of: "header-0")?.minY == first.map { CGFloat($0) })
    #expect(report.frame(of: "header-1")?.minY == (second <= 100 ? CGFloat(second) : nil))
  }

  @Test func pinnedFootersStayInSight() throws {
    let report = try Stage(size: CGSize(width: 100, height: 60)) {
      ScrollView {
        LazyVStack(spacing: 0, pinnedViews: .sectionFooters) { Self.sections(3) }
      }
    }.layoutReport()
    #expect(report.frame(of: "footer-0")?.minY == 54)
  }

  @Test func headersOfALazyGridSpanItsColumns() throws {
    let report = try Stage(size: CGSize(width: 108, height: 300)) {
      ScrollView {
        LazyVGrid(columns: [GridItem(), GridItem()], spacing: 2) { Self.sections(2) }
      }
    }.layoutReport()
    #expect(report.frame(of: "header-0") == CGRect(x: 0, y: 0, width: 108, height: 10))
    #expect(report.frame(of: "row-0-1") == CGRect(x: 58, y: 12, width: 50, height: 20))
    #expect(report.frame(of: "row-0-4") == CGRect(x: 0, y: 56, width: 50, height: 20))
    #expect(report.frame(of: "header-1") == CGRect(x: 0, y: 86, width: 108, height: 10))
  }

  @Test func elsewhereASectionIsItsViewsInARow() throws {
    let report = try Stage(size: CGSize(width: 100, height: 132)) {
      VStack(spacing: 0) { Self.sections(1) }
    }.layoutReport()
    #expect(report.frame(of: "footer-0")?.minY == 118)
  }
}
