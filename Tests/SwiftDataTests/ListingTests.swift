import SwiftData
import SwiftUI
import Testing

/// The listings of the comments.
@Suite struct ListingTests {
  @Model final class Item {
    var name: String
    @Relationship(deleteRule: .cascade, inverse: \Part.item) var parts: [Part] = []

    init(name: String) {
      self.name = name
    }
  }

  @Model final class Part {
    var item: Item?

    init() {}
  }

  struct ItemList: View {
    @Query private var items: [Item]

    init(named name: String) {
      _items = Query(filter: #Predicate { $0.name == name }, sort: \.name)
    }

    var body: some View {
      List(items) { Text($0.name) }
    }
  }

  @MainActor @Test func itemsAreInsertedAndShown() throws {
    let container = try ModelContainer(
      for: Item.self, configurations: .init(isStoredInMemoryOnly: true))
    do {
      let context = ModelContext(container)
      context.insert(Item(name: "Lamp"))
      try context.save()
    }
    let stage = Stage(size: CGSize(width: 200, height: 200)) {
      ItemList(named: "Lamp").modelContainer(container)
    }
    #expect(try stage.layoutReport().description.contains("Lamp"))
  }
}
