import Foundation
import Stillframe
import Testing

/// The order in which elements are read (rules AX2.1 to AX2.6).
@Suite @MainActor struct AccessibilityOrderTests {
  private func labels(_ view: some View, size: CGSize? = nil) throws -> [String] {
    let renderer = ImageRenderer(content: view)
    if let size { renderer.proposedSize = ProposedViewSize(size) }
    return try renderer.accessibilityTree().elements.map { $0.label ?? "" }
  }

  @Test func rowsComeBeforeColumns() throws {
    #expect(
      try labels(
        VStack {
          Text("1")
          HStack {
            Text("2")
            Text("3")
          }
          Text("4")
        })
        == ["1", "2", "3", "4"])
    #expect(
      try labels(
        HStack {
          VStack {
            Text("1")
            Text("3")
          }
          VStack {
            Text("2")
            Text("4")
          }
        }) == ["1", "2", "3", "4"])
  }

  @Test func columnsBesideSomethingHighStayTogether() throws {
    #expect(
      try labels(
        HStack {
          Image("photo", label: Text("Photo")).resizable().frame(width: 80, height: 120)
          VStack {
            Text("Title")
            Text("A longer subtitle")
          }
          Text("End")
        }) == ["Photo", "Title", "A longer subtitle", "End"])
    #expect(
      try labels(
        HStack {
          Text("small").font(.caption)
          Text("BIG").font(.largeTitle)
        })
        == ["small", "BIG"])
  }

  @Test func containersAreReadAsAWhole() throws {
    #expect(
      try labels(
        HStack {
          VStack {
            Text("1")
            Text("2")
          }.accessibilityElement(children: .contain)
          VStack {
            Text("3")
            Text("4")
          }.accessibilityElement(children: .contain)
        }) == ["1", "2", "3", "4"])
  }

  @Test func prioritiesComeFirstInTheirContainer() throws {
    #expect(
      try labels(
        HStack {
          Text("A")
          Text("B").accessibilitySortPriority(1)
          Text("C")
        }
        .accessibilityElement(children: .contain)) == ["B", "A", "C"])
  }

  @Test func rightToLeftIsMirrored() throws {
    #expect(
      try labels(
        HStack {
          Text("1")
          Text("2")
        }.environment(\.layoutDirection, .rightToLeft))
        == ["1", "2"])
  }

  @Test func listsAreReadRowByRow() throws {
    let list = List {
      Section {
        HStack {
          Text("Apple")
          Spacer()
          Text("3")
        }
        Text("Pear")
      } header: {
        Text("Fruit")
      } footer: {
        Text("Fresh")
      }
    }
    let renderer = ImageRenderer(content: list)
    renderer.proposedSize = ProposedViewSize(width: 320, height: 500)
    let elements = try renderer.accessibilityTree().elements
    #expect(elements.map { $0.label ?? "" } == ["FRUIT", "Apple", "3", "Pear", "Fresh"])
    #expect(elements[0].traits.contains("header"))
    #expect(elements[3].frame.height >= 44)
  }

  @Test func pagesBeginWithTheirBars() throws {
    let page = NavigationStack {
      List { NavigationLink("Details") { Text("x") } }
        .navigationTitle("Home")
        .toolbar { Button("Add", systemImage: "plus") {} }
    }
    let renderer = ImageRenderer(content: page)
    renderer.proposedSize = ProposedViewSize(width: 390, height: 600)
    #expect(
      try renderer.accessibilityTree().elements.map(\.description)
        == ["Add. Button.", "Home. Heading.", "Details. Button."])
  }

  @Test func whatIsBehindAModalViewIsNotRead() throws {
    let stage = Stage(size: CGSize(width: 390, height: 600)) {
      Text("Behind").sheet(isPresented: .constant(true)) { Text("Sheet") }
    }
    #expect(try stage.accessibilityTree().elements.map(\.label) == ["Sheet"])
    let alert = Stage(size: CGSize(width: 390, height: 600)) {
      Text("Behind").alert("Sure?", isPresented: .constant(true)) { Button("Yes") {} }
    }
    #expect(
      try alert.accessibilityTree().elements.map(\.description)
        == ["Sure? Heading.", "Yes. Button."])
    #expect(
      try labels(
        ZStack {
          Text("Behind")
          VStack { Text("Dialog") }.accessibilityAddTraits(.isModal)
        }) == ["Dialog"])
  }

  @Test func rowsOfLazyStacksThatWereNeverBuiltAreNotRead() throws {
    let stage = Stage(size: CGSize(width: 200, height: 200)) {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<1_000, id: \.self) { Text("Row \($0)").frame(height: 40) }
        }
      }
    }
    let elements = try stage.accessibilityTree().elements
    #expect(elements.first?.label == "Row 0")
    #expect(elements.count < 50)
  }

  @Test func thousandsOfElementsAreRead() throws {
    let renderer = ImageRenderer(
      content: VStack(spacing: 0) { ForEach(0..<8_000, id: \.self) { Text(verbatim: "\($0)") } })
    let elements = try renderer.accessibilityTree().elements
    #expect(elements.map(\.label) == (0..<8_000).map { "\($0)" })
  }
}
