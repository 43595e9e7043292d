import Foundation
import StillViewsTestSupport
import Stillframe
import Testing

/// Rule L10.28: where one view belongs, a modifier goes around several together.
@MainActor @Suite struct LonePlaceTests {
  /// Two bricks, by one of the ways that make several views of one.
  enum Pair: CaseIterable {
    case group, loop, branch, optional, section, erased, body

    @ViewBuilder var views: some View {
      switch self {
      case .group: two
      case .loop: ForEach(["a", "b"], id: \.self) { Brick($0, 10, 10) }
      case .branch: if self == .group { EmptyView() } else { two }
      case .optional: if self == .optional { two }
      case .section:
        Section {
          Brick("b", 10, 10)
        } header: {
          Brick("a", 10, 10)
        }
      case .erased: AnyView(two)
      case .body: TwoBricks()
      }
    }

    private var two: some View {
      Group {
        Brick("a", 10, 10)
        Brick("b", 10, 10)
      }
    }
  }

  private struct TwoBricks: View {
    var body: some View {
      Brick("a", 10, 10)
      Brick("b", 10, 10)
    }
  }

  /// Modifies what it is given in a body of its own.
  private struct Padded: ViewModifier {
    func body(content: Content) -> some View { content.padding(5) }
  }

  @Test("L10.28 at a root padding is added once around all", arguments: Pair.allCases)
  func root(_ pair: Pair) throws {
    let report = try layOut(nil, nil) { pair.views.padding(5) }
    #expect(report.size == CGSize(width: 20, height: 38))
    #expect(report.numbers("a") == [5, 5, 10, 10] && report.numbers("b") == [5, 23, 10, 10])
    let own = try layOut(nil, nil) { pair.views.modifier(Padded()) }
    #expect(own.numbers("b") == [5, 23, 10, 10])
  }

  @Test("L10.28 in a scroll view padding is added once around all", arguments: Pair.allCases)
  func scrollView(_ pair: Pair) throws {
    let report = try layOut(30, nil) { ScrollView { pair.views.padding(.bottom, 50) } }
    #expect(report.size == CGSize(width: 10, height: 78))
    #expect(report.numbers("b") == [0, 18, 10, 10])
  }

  @Test("L10.28 a tab's views stand below each other, and have modifiers together")
  func tab() throws {
    let report = try layOut(100, 200) {
      TabView {
        Tab("One", systemImage: "circle") {
          Group {
            Brick("a", 10, 10)
            Brick("b", 10, 10)
          }.padding(.bottom, 20)
        }
      }
    }
    #expect(report.numbers("b")[1] - report.numbers("a")[1] == 18)
    let plain = try layOut(100, 200) {
      TabView {
        Tab("One", systemImage: "circle") {
          Brick("a", 10, 10)
          Brick("b", 10, 10)
        }
      }
    }
    #expect(plain.numbers("a")[1] - report.numbers("a")[1] == 10)
    #expect(plain.numbers("b")[1] - plain.numbers("a")[1] == 18)
  }

  @Test("L10.28 in an overlay and a background they are piled up", arguments: Pair.allCases)
  func pile(_ pair: Pair) throws {
    for report in [
      try layOut(40, 40) { Color.red.overlay { pair.views.padding(.leading, 6) } },
      try layOut(40, 40) { Color.red.background { pair.views.padding(.leading, 6) } },
    ] {
      #expect(report.numbers("a") == [18, 15, 10, 10] && report.numbers("b") == [18, 15, 10, 10])
    }
    let report = try layOut(40, 40) {
      Color.red.overlay {
        Group {
          Brick("small", 10, 10)
          Brick("large", 20, 20)
        }.frame(width: 40, height: 40, alignment: .topLeading)
      }
    }
    #expect(report.numbers("small") == [5, 5, 10, 10])
  }

  @Test("L10.2 among others a modifier goes to each", arguments: Pair.allCases)
  func amongOthers(_ pair: Pair) throws {
    let report = try layOut(nil, nil) { VStack(spacing: 0) { pair.views.padding(5) } }
    #expect(report.size == CGSize(width: 20, height: 40))
    let root = try layOut(nil, nil) {
      VStack(spacing: 0) { Brick("c", 1, 1) }
      pair.views.padding(5)
    }
    #expect(root.numbers("b")[1] - root.numbers("a")[1] == 28)
    let isTaken = true
    let branch = try layOut(nil, nil) { if isTaken { pair.views.padding(5) } }
    #expect(branch.size == CGSize(width: 20, height: 48))
    let inner = try layOut(nil, nil) {
      Group {
        Brick("c", 10, 10)
        pair.views.padding(5)
      }.padding(3)
    }
    #expect(inner.size == CGSize(width: 26, height: 6 + 10 + 8 + 20 + 8 + 20))
  }

  @Test("L10.28 nothing has a frame and a background of its own there")
  func nothing() throws {
    let nobody: String? = nil
    for report in [
      try layOut(nil, nil) { EmptyView().frame(width: 30, height: 20).named("page") },
      try layOut(nil, nil) { nobody.map { Text($0) }.frame(width: 30, height: 20).named("page") },
      try layOut(nil, nil) { AnyView(EmptyView()).frame(width: 30, height: 20).named("page") },
      try layOut(nil, nil) {
        ScrollView { EmptyView().frame(width: 30, height: 20).named("page") }
      },
    ] {
      #expect(report.numbers("page") == [0, 0, 30, 20])
    }
    let picture = ImageRenderer(content: Road(name: nil).frame(width: 30, height: 20))
    #expect(try picture.layoutReport().size == CGSize(width: 30, height: 20))
    let row = try layOut(nil, nil) {
      HStack(spacing: 4) {
        Brick("a", 10, 10)
        EmptyView().frame(width: 30, height: 20)
      }
    }
    #expect(row.size == CGSize(width: 10, height: 10))
  }

  private struct Road: View {
    let name: String?

    var body: some View {
      if let name { Text(name) }
    }
  }

  @Test("L10.28 it appears once, and stays while what is inside changes")
  func appearance() throws {
    let log = Log()
    let report = try layOut(nil, nil) { Switching(log: log) }
    #expect(report.numbers("b") == [0, 18, 10, 10])
    #expect(log.appeared == 1)
  }

  @Test("L10.28 a task on branches goes on while it switches them")
  func task() throws {
    let log = Log()
    let report = try layOut(nil, nil) { Loading(log: log) }
    #expect(report.frame(of: "list") != nil)
    #expect(log.appeared == 1)
  }

  /// A list that its own task loads: a task on each branch would end itself, and begin again.
  private struct Loading: View {
    let log: Log
    @State private var isLoading = false
    @State private var names: [String] = []

    var body: some View {
      Group {
        if isLoading {
          Brick("progress", 10, 10)
        } else if names.isEmpty {
          Brick("empty", 10, 10)
        } else {
          Brick("list", 10, 10)
        }
      }
      .task {
        log.appeared += 1
        isLoading = true
        await Task.yield()
        if !Task.isCancelled { names = ["a"] }
        isLoading = false
      }
    }
  }

  private final class Log {
    var appeared = 0
  }

  private struct Switching: View {
    let log: Log
    @State private var isLong = false

    var body: some View {
      Group {
        Brick("a", 10, 10)
        if isLong { Brick("b", 10, 10) }
      }
      .onAppear {
        log.appeared += 1
        isLong = true
      }
    }
  }
}
