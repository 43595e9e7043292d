import Foundation
import Stillframe
import Testing

/// Pages that bindings put into a stack (rules C6.11 and C8.26).
@MainActor @Suite struct BoundPageTests {
  private struct Shop: View {
    let log: Kept<[String]>
    @State private var isOn = false
    @State private var item: Int?
    @State private var path = NavigationPath()
    @State private var price = 3

    var body: some View {
      NavigationStack(path: $path) {
        VStack {
          Button("go") { isOn = true }
          Button("show") { item = 4 }
          Button("value") { path.append("v") }
        }
        .navigationTitle("Home")
        .onAppear { log.value.append("home") }
        .onDisappear { log.value.append("away") }
        .navigationDestination(isPresented: $isOn) {
          VStack {
            Text("price \(price)")
            Button("raise") { price += 1 }
            NavigationLink("deeper") { Text("deep").navigationTitle("Deep") }
          }
          .navigationTitle("Page")
        }
        .navigationDestination(item: $item) { number in
          VStack {
            Text("item \(number)")
            Button("next") { item = number + 1 }
            Button("close") { item = nil }
          }
        }
        .navigationDestination(for: String.self) { Text("value \($0)") }
      }
    }
  }

  private func shop(_ log: Kept<[String]> = Kept([])) -> Stage {
    Stage(size: CGSize(width: 320, height: 480)) { Shop(log: log) }
  }

  @Test func thePageBelowIsGoneWhileItIsCovered() throws {
    let log = Kept<[String]>([])
    let stage = shop(log)
    try stage.tap("go")
    #expect(try stage.says("price 3") && !stage.says("show"))
    #expect(log.value == ["home", "away"])
    try stage.tap("Home", at: .leading)
    #expect(try stage.says("show") && !stage.says("price 3"))
    #expect(log.value == ["home", "away", "home"])
  }

  @Test func aBoundPageFollowsWhatItIsMadeOf() throws {
    let stage = shop()
    try stage.tap("go")
    try stage.tap("raise")
    #expect(try stage.says("price 4"))
  }

  @Test func pagesAboveABoundPageLeadBackToIt() throws {
    let stage = shop()
    try stage.tap("go")
    try stage.tap("deeper")
    #expect(try stage.says("deep") && !stage.says("price 3"))
    try stage.tap("Page", at: .leading)
    #expect(try stage.says("price 3"))
    try stage.tap("Home", at: .leading)
    // The binding knows that the page was left: it can lead there again.
    try stage.tap("go")
    #expect(try stage.says("price 3"))
  }

  @Test func anItemLeadsToAPageUntilItIsNil() throws {
    let stage = shop()
    try stage.tap("show")
    #expect(try stage.says("item 4") && !stage.says("show"))
    try stage.tap("next")
    #expect(try stage.says("item 5") && !stage.says("item 4"))
    try stage.tap("close")
    #expect(try stage.says("show") && !stage.says("item 5"))
  }

  /// A page that shows what the view before it holds, by value.
  private struct Count: View {
    let count: Int
    let up: () -> Void
    var body: some View {
      VStack {
        Text("count \(count)")
        Button("up") { up() }
      }
    }
  }

  @Test func theViewOfALinkFollowsTheViewThatLeadsToIt() throws {
    struct Linked: View {
      @State private var count = 0
      var body: some View {
        List { NavigationLink("page") { Count(count: count) { count += 1 } } }
      }
    }
    let stage = Stage(size: CGSize(width: 320, height: 480)) { NavigationStack { Linked() } }
    try stage.tap("page")
    try stage.tap("up")
    #expect(try stage.says("count 1"))
  }

  @Test func theViewOfAValueFollowsTheViewThatDeclaresIt() throws {
    struct Declaring: View {
      @State private var count = 0
      var body: some View {
        let shown = count
        NavigationLink("page", value: 1).navigationDestination(for: Int.self) { _ in
          Count(count: shown) { count += 1 }
        }
      }
    }
    let stage = Stage(size: CGSize(width: 320, height: 480)) { NavigationStack { Declaring() } }
    try stage.tap("page")
    try stage.tap("up")
    #expect(try stage.says("count 1"))
  }

  /// Each evaluation of the content hands up an action that counts as another one.
  @Test("L3.80: items of bars in a reader of geometry change nothing") func itemsInReaders() throws
  {
    struct Page: View {
      @State private var isShown = false
      var body: some View {
        NavigationStack {
          GeometryReader { proxy in
            Color.red.frame(height: proxy.size.height / 2).toolbar {
              ToolbarItem(placement: .cancellationAction) { Button("Show") { isShown = true } }
            }
          }
        }
        .overlay { if isShown { Text("shown") } }
      }
    }
    let stage = Stage(size: CGSize(width: 320, height: 480)) { Page() }
    #expect(try stage.layoutReport().warnings.isEmpty)
    #expect(!(try stage.says("shown")))
    try stage.tap("Show")
    #expect(try stage.says("shown"))
  }

  @Test(
    "L3.80: readers inside of stacks and modifiers keep their content", arguments: [true, false])
  func itemsInReadersInside(isInStack: Bool) throws {
    struct Reader: View {
      @Binding var isShown: Bool
      var body: some View {
        GeometryReader { proxy in
          Color.red.frame(height: proxy.size.height / 2).toolbar {
            ToolbarItem(placement: .cancellationAction) { Button("Show") { isShown = true } }
          }
        }
      }
    }
    struct Page: View {
      let isInStack: Bool
      @State private var isShown = false
      var body: some View {
        NavigationStack {
          if isInStack {
            VStack { Reader(isShown: $isShown) }
          } else {
            Reader(isShown: $isShown).padding()
          }
        }
        .overlay { if isShown { Text("shown") } }
      }
    }
    let stage = Stage(size: CGSize(width: 320, height: 480)) { Page(isInStack: isInStack) }
    #expect(try stage.layoutReport().warnings.isEmpty)
    try stage.tap("Show")
    #expect(try stage.says("shown"))
  }

  @Test func contentOfReadersIsMirroredWithThem() throws {
    struct Page: View {
      @State private var isMirrored = false
      var body: some View {
        VStack {
          Button("Mirror") { isMirrored = true }
          AnyView(GeometryReader { _ in Text("dot").accessibilityIdentifier("dot") })
            .environment(\.layoutDirection, isMirrored ? .rightToLeft : .leftToRight)
        }
      }
    }
    let stage = Stage(size: CGSize(width: 320, height: 480)) { Page() }
    #expect(try stage.layoutReport().frame(of: "dot")?.minX == 0)
    try stage.tap("Mirror")
    #expect(try stage.layoutReport().frame(of: "dot")?.maxX == 320)
  }

  /// What is inside reads the environment; the closure does not.
  @Test("L3.80: the content of a reader reads another environment") func environmentInReaders()
    throws
  {
    struct Size: View {
      @Environment(\.dynamicTypeSize) private var size
      var body: some View { Text("\(size)") }
    }
    struct Page: View {
      @State private var isLarge = false
      var body: some View {
        VStack {
          Button("Larger") { isLarge = true }
          AnyView(GeometryReader { _ in Size() })
            .environment(\.dynamicTypeSize, isLarge ? .xLarge : .small)
        }
      }
    }
    let stage = Stage(size: CGSize(width: 320, height: 480)) { Page() }
    #expect(try stage.says("small"))
    try stage.tap("Larger")
    #expect(try stage.says("xLarge"))
  }

  @Test func pagesThatLeadToEachOtherForEverAreBounded() throws {
    struct Endless: View {
      let number: Int
      var body: some View {
        Text("page \(number)").navigationDestination(isPresented: .constant(true)) {
          Endless(number: number + 1)
        }
      }
    }
    let stage = Stage(size: CGSize(width: 320, height: 480)) {
      NavigationStack { Endless(number: 0) }
    }
    #expect(try stage.layoutReport().warnings.contains { $0.message.contains("still changing") })
  }

  @Test("C8.26: what a page covers still reports changes") func changesBelowAPage() throws {
    struct Watching: View {
      let log: Kept<[String]>
      @State private var count = 0
      var body: some View {
        NavigationStack {
          NavigationLink("page") { Button("up") { count += 1 } }
            .onChange(of: count) { old, new in log.value.append("\(old)>\(new)") }
        }
      }
    }
    let log = Kept<[String]>([])
    let stage = Stage(size: CGSize(width: 320, height: 480)) { Watching(log: log) }
    try stage.tap("page")
    try stage.tap("up")
    _ = try stage.layoutReport()
    #expect(log.value == ["0>1"])
  }

  @Test func aPathLeadsToAPageThatCoversItsRoot() throws {
    let stage = shop()
    try stage.tap("value")
    #expect(try stage.says("value v") && !stage.says("show"))
  }

  @Test func aLinkWithABindingIsFollowedWhereTheBindingSaysSo() throws {
    struct Old: View {
      @State private var isActive = false
      var body: some View {
        NavigationView {
          VStack {
            NavigationLink("link", isActive: $isActive) { Text("there") }
            Button("by code") { isActive = true }
            Text(verbatim: "\(isActive)")
          }
          .navigationTitle("Old")
        }
      }
    }
    let stage = Stage(size: CGSize(width: 320, height: 480)) { Old() }
    try stage.tap("by code")
    #expect(try stage.says("there") && !stage.says("true"))
    try stage.tap("Old", at: .leading)
    #expect(try stage.says("false"))
    try stage.tap("link")
    #expect(try stage.says("there"))
  }

  @Test func theWayBackHasTheTitleOfAPageThatWasNeverShown() throws {
    let stage = Stage(size: CGSize(width: 320, height: 480)) {
      NavigationStack(path: .constant([1, 2])) {
        Text("root").navigationTitle("Home")
          .navigationDestination(for: Int.self) { Text("page").navigationTitle("Number \($0)") }
      }
    }
    #expect(try stage.says("Number 2") && stage.says("Number 1") && !stage.says("Back"))
    let rootBelow = Stage(size: CGSize(width: 320, height: 480)) {
      NavigationStack(path: .constant(["a"])) {
        List { Text("root") }.navigationTitle("Home")
          .navigationDestination(for: String.self) { Text("page \($0)") }
      }
    }
    #expect(try rootBelow.says("Home") && rootBelow.says("page a"))
    #expect(try !rootBelow.says("Back") && !rootBelow.says("root"))
  }

  @Test func aSheetStandsInNoStackOfThePageBelow() throws {
    struct Covered: View {
      @State private var isOn = false
      var body: some View {
        NavigationStack {
          Button("open") { isOn = true }.navigationTitle("Home")
            .sheet(isPresented: $isOn) {
              NavigationLink("leave") { Text("elsewhere") }.navigationTitle("Sheet")
            }
        }
      }
    }
    let stage = Stage(size: CGSize(width: 320, height: 480)) { Covered() }
    try stage.tap("open")
    try? stage.tap("leave")
    #expect(try !stage.says("elsewhere") && stage.says("Home"))
  }
}
