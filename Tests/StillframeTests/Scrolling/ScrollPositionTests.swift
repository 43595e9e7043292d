import Foundation
import Stillframe
import Testing

/// Rows of 20 points with lines between.
private struct Rows: View {
  var count = 1_000
  var isLazy = true

  var body: some View {
    if isLazy {
      LazyVStack(spacing: 0) { rows }
    } else {
      VStack(spacing: 0) { rows }
    }
  }

  private var rows: some View {
    ForEach(0..<count, id: \.self) { number in
      Color.red.frame(height: 20).accessibilityIdentifier("row-\(number)")
    }
  }
}

@Suite struct ScrollPositionTests {
  private func report(@ViewBuilder _ content: @escaping @MainActor () -> some View) throws
    -> LayoutReport
  {
    try Stage(size: CGSize(width: 100, height: 100), content: content).layoutReport()
  }

  @Test(arguments: [true, false])
  func aPointIsShownAtTheTop(isLazy: Bool) throws {
    let report = try report {
      ScrollView { Rows(isLazy: isLazy) }
        .scrollPosition(.constant(ScrollPosition(y: 1_010)))
    }
    #expect(report.frame(of: "row-50") == CGRect(x: 0, y: -10, width: 100, height: 20))
    #expect(report.frame(of: "row-55")?.minY == 90)
  }

  @Test(
    arguments: [true, false],
    [(UnitPoint.top, 0.0), (.center, 40), (.bottom, 80)] as [(UnitPoint, Double)])
  func aViewIsShownAtItsAnchor(isLazy: Bool, anchor: (point: UnitPoint, y: Double)) throws {
    let report = try report {
      ScrollView { Rows(isLazy: isLazy) }
        .scrollPosition(id: .constant(700), anchor: anchor.point)
    }
    #expect(report.frame(of: "row-700")?.minY == CGFloat(anchor.y))
  }

  @Test(arguments: [true, false])
  func anEdgeIsShown(isLazy: Bool) throws {
    let report = try report {
      ScrollView { Rows(isLazy: isLazy) }
        .scrollPosition(.constant(ScrollPosition(edge: .bottom)))
    }
    #expect(report.frame(of: "row-999")?.maxY == 100)
  }

  @Test(arguments: [-500.0, 1e9, .infinity, .nan])
  func positionsBeyondTheContentAreLimited(y: Double) throws {
    let report = try report {
      ScrollView { Rows(count: 10, isLazy: false) }
        .scrollPosition(.constant(ScrollPosition(y: y)))
    }
    let top = try #require(report.frame(of: "row-0")).minY
    #expect(top == (y == 1e9 ? -100 : 0))
  }

  /// Rows that are not built yet are found by identities of their own, in stacks and in lists.
  @Test(arguments: [UnitPoint.top, .bottom])
  @MainActor func identitiesInRowsOfACollectionAreFound(_ anchor: UnitPoint) throws {
    let rows = ForEach(0..<200) { number in
      Color.red.frame(height: 20).accessibilityIdentifier("row-\(number)").id("r\(number)")
    }
    let y: CGFloat = anchor == .top ? 0 : 80
    let stack = try report {
      ScrollView { LazyVStack(spacing: 0) { rows } }
        .scrollPosition(id: .constant("r150"), anchor: anchor)
    }
    #expect(stack.frame(of: "row-150")?.minY == y)
    let list = try report {
      List { rows.listRowInsets(EdgeInsets()) }.listStyle(.plain)
        .environment(\.defaultMinListRowHeight, 20)
        .scrollPosition(id: .constant("r150"), anchor: anchor)
    }
    #expect(list.frame(of: "row-150")?.minY == y)
  }

  /// Collections in a collection, in sections or without, by identities of their own or of `id(_:)`.
  @Test(arguments: [true, false], [true, false])
  @MainActor func rowsOfInnerCollectionsOfLazyStacksAreFound(
    inSections: Bool, hasOwn: Bool
  ) throws {
    let report = try report {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<20) { group in
            let rows = ForEach((0..<30).map { "\(group).\($0)" }, id: \.self) { name in
              let row = Color.red.frame(height: 20).accessibilityIdentifier("row-\(name)")
              if hasOwn { row.id("own-\(name)") } else { row }
            }
            if inSections {
              Section {
                rows
              } header: {
                Color.blue.frame(height: 30)
              }
            } else {
              Color.blue.frame(height: 30)
              rows
            }
          }
        }
      }
      .scrollPosition(id: .constant(hasOwn ? "own-12.17" : "12.17"), anchor: .top)
    }
    #expect(report.frame(of: "row-12.17")?.minY == 0)
  }

  /// A part of a row has its own place in the row.
  @Test @MainActor func aPartOfALazyRowIsFound() throws {
    let report = try report {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<200) { number in
            Color.red.frame(height: 50)
            Color.blue.frame(height: 5).accessibilityIdentifier("line-\(number)")
              .id("line \(number)")
          }
        }
      }
      .scrollPosition(id: .constant("line 120"), anchor: .top)
    }
    #expect(report.frame(of: "line-120")?.minY == 0)
  }

  @Test(arguments: [true, false])
  @MainActor func rowsOfSectionsOfACollectionAreFound(hasOwn: Bool) throws {
    let report = try report {
      List {
        ForEach(["A", "B", "C"], id: \.self) { letter in
          let section = Section(letter) {
            ForEach(0..<30) { number in
              Color.red.frame(height: 20).accessibilityIdentifier("\(letter)\(number)")
                .id("\(letter)\(number)")
            }
          }
          if hasOwn { section.id(letter) } else { section }
        }
      }
      .listStyle(.plain)
      .scrollPosition(id: .constant("C7"), anchor: .bottom)
    }
    let frame = try #require(report.frame(of: "C7"))
    #expect(frame.maxY <= 100 && frame.minY > 40)
  }

  /// A page's large title gives way to a view that is scrolled to the top (rule C6.10).
  @Test @MainActor func aLargeTitleGivesWay() throws {
    func top(_ anchor: UnitPoint, _ number: Int) throws -> CGFloat? {
      let stage = Stage(size: CGSize(width: 320, height: 444)) {
        NavigationStack {
          ScrollView { Rows() }.scrollPosition(id: .constant(number), anchor: anchor)
            .navigationTitle("Rows")
        }
      }
      return try stage.layoutReport().frame(of: "row-\(number)")?.minY
    }
    #expect(try top(.top, 500) == 44)
    #expect(try top(.center, 500) == 44 + (400 - 20) / 2)
    #expect(try top(.bottom, 500) == 444 - 20)
    #expect(try top(.top, 0) == 96)
  }

  @Test @MainActor func headersArePinnedBelowACollapsedBar() throws {
    func tops(_ container: some View) throws -> [CGFloat?] {
      let stage = Stage(size: CGSize(width: 320, height: 444)) {
        NavigationStack { container.navigationTitle("Rows") }
      }
      let report = try stage.layoutReport()
      return [report.frame(of: "header-0")?.minY, report.frame(of: "header-1")?.minY]
    }
    func sections(_ header: @escaping (Int) -> some View) -> some View {
      ForEach(0..<2) { number in
        Section {
          Rows(count: 100, isLazy: false)
        } header: {
          header(number)
        }
      }
    }
    let stack = ScrollView {
      LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
        sections { Color.blue.frame(height: 30).accessibilityIdentifier("header-\($0)") }
      }
    }
    #expect(try tops(stack.scrollPosition(.constant(ScrollPosition(y: 500))))[0] == 44)
    #expect(try tops(stack.scrollPosition(.constant(ScrollPosition(y: 20))))[0] == 76)
    #expect(try tops(stack)[0] == 96)
  }

  /// Rows do not show through a header that is pinned over them (rule C6.7).
  @Test @MainActor func pinnedHeadersOfPlainListsHaveABackground() throws {
    func pixel(_ y: CGFloat) throws -> RGBA8 {
      let stage = Stage(size: CGSize(width: 300, height: 300)) {
        List {
          Section {
            ForEach(0..<30) { _ in
              Color.black.frame(height: 44).listRowInsets(EdgeInsets())
            }
          } header: {
            Color.clear.frame(width: 1, height: 20)
          }
        }
        .listStyle(.plain)
        .scrollPosition(.constant(ScrollPosition(y: y)))
      }
      return try stage.bitmap()[200, 10]
    }
    #expect(try pixel(200).red > 150)
    #expect(try pixel(0).red == 255)
  }

  @Test func identitiesOfTheirOwnAreFound() throws {
    let report = try report {
      ScrollView {
        VStack(spacing: 0) {
          Color.red.frame(height: 300)
          Color.blue.frame(height: 30).accessibilityIdentifier("it").id("it")
          Color.red.frame(height: 300)
        }
        .padding(.top, 7)
      }
      .scrollPosition(id: .constant("it"), anchor: .top)
    }
    #expect(report.frame(of: "it") == CGRect(x: 0, y: 0, width: 100, height: 30))
  }

  @Test func aReaderScrollsToAView() throws {
    let stage = Stage(size: CGSize(width: 100, height: 140)) {
      ScrollViewReader { proxy in
        VStack(spacing: 0) {
          Button("go") { proxy.scrollTo(400, anchor: .center) }
            .accessibilityIdentifier("go")
            .frame(height: 40)
          ScrollView { Rows() }
        }
      }
    }
    #expect(try stage.layoutReport().frame(of: "row-0")?.minY == 40)
    try stage.tap("go")
    #expect(try stage.layoutReport().frame(of: "row-400")?.minY == 80)
    #expect(try stage.layoutReport().frame(of: "row-0") == nil)
  }

  @Test func withoutAnAnchorTheWayIsTheShortest() throws {
    let stage = Stage(size: CGSize(width: 100, height: 140)) {
      ScrollViewReader { proxy in
        VStack(spacing: 0) {
          Button("go") { proxy.scrollTo(9) }.accessibilityIdentifier("go").frame(height: 40)
          ScrollView { Rows(isLazy: false) }
        }
      }
    }
    try stage.tap("go")
    #expect(try stage.layoutReport().frame(of: "row-9")?.maxY == 140)
  }

  @Test func scrollingWithAnAnimationMoves() throws {
    let stage = Stage(size: CGSize(width: 100, height: 140)) {
      ScrollViewReader { proxy in
        VStack(spacing: 0) {
          Button("go") { withAnimation(.linear(duration: 1)) { proxy.scrollTo(4, anchor: .top) } }
            .accessibilityIdentifier("go").frame(height: 40)
          ScrollView { Rows(isLazy: false) }
        }
      }
    }
    _ = try stage.layoutReport()
    try stage.tap("go")
    stage.advance(by: 0.5)
    #expect(try stage.layoutReport().frame(of: "row-4")?.minY == 80)
    stage.advance(by: 0.5)
    #expect(try stage.layoutReport().frame(of: "row-4")?.minY == 40)
  }

  @Test func marginsKeepRoomAroundTheContent() throws {
    let report = try report {
      ScrollView { Rows(count: 3) }
        .contentMargins(.horizontal, 10)
        .contentMargins(.top, 15, for: .scrollContent)
    }
    #expect(report.frame(of: "row-1") == CGRect(x: 10, y: 35, width: 80, height: 20))
  }

  @Test func atTheEndTheMarginIsInSight() throws {
    let report = try report {
      ScrollView { Rows(count: 50) }
        .contentMargins(.bottom, 12)
        .scrollPosition(.constant(ScrollPosition(edge: .bottom)))
    }
    #expect(report.frame(of: "row-49")?.maxY == 88)
  }

  @Test(arguments: [(UnitPoint.top, 0.0), (.center, 40), (.bottom, 80)])
  func shortContentLiesAtTheDefaultAnchor(anchor: UnitPoint, y: Double) throws {
    let report = try report {
      ScrollView { Rows(count: 1) }.defaultScrollAnchor(anchor)
    }
    #expect(report.frame(of: "row-0")?.minY == CGFloat(y))
  }

  @Test func longContentStartsAtTheDefaultAnchor() throws {
    let report = try report {
      ScrollView { Rows() }.defaultScrollAnchor(.bottom)
    }
    #expect(report.frame(of: "row-999")?.maxY == 100)
  }

  @Test func fromRightToLeftTheContentStartsAtTheRight() throws {
    let report = try report {
      ScrollView(.horizontal) {
        LazyHStack(spacing: 0) {
          ForEach(0..<1_000) { number in
            Color.red.frame(width: 30).accessibilityIdentifier("\(number)")
          }
        }
      }
      .scrollPosition(.constant(ScrollPosition(x: 300)))
      .environment(\.layoutDirection, .rightToLeft)
    }
    #expect(report.frame(of: "10") == CGRect(x: 70, y: 0, width: 30, height: 100))
    #expect(report.frame(of: "12") == CGRect(x: 10, y: 0, width: 30, height: 100))
  }

  @Test func barsAreDrawnWhereTheyAreVisible() throws {
    let stage = Stage(size: CGSize(width: 100, height: 100)) {
      ScrollView { Color.white.frame(height: 200) }
        .scrollIndicators(.visible)
    }
    let bitmap = try stage.bitmap()
    #expect(bitmap[95, 20].red < 200)
    #expect(bitmap[95, 80].red == 255)
    #expect(bitmap[50, 20].red == 255)
    let hidden = Stage(size: CGSize(width: 100, height: 100)) {
      ScrollView { Color.white.frame(height: 200) }
    }
    #expect(try hidden.bitmap()[95, 20].red == 255)
  }
}
