import CoreData
import SwiftUI
import Testing

private final class Item: NSManagedObject, Identifiable {
  var name: String? {
    get { value(forKey: "name") as? String }
    set { setValue(newValue, forKey: "name") }
  }
  var kind: String { value(forKey: "kind") as? String ?? "" }
  var first: String { String((name ?? "").prefix(1)) }
}

private final class Listener: NSFetchedResultsControllerDelegate {
  var counts: [Int] = []
  var beginnings = 0

  func controllerWillChangeContent(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>
  ) {
    beginnings += 1
  }

  func controllerDidChangeContent(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>
  ) {
    counts.append(controller.fetchedObjects?.count ?? -1)
  }
}

@MainActor @Suite struct CoreDataFetchTests {
  private let context: NSManagedObjectContext = {
    let container = NSPersistentContainer(name: "Items")
    container.loadPersistentStores { _, _ in }
    let values: [(String, String, NSDecimalNumber)] = [
      ("bread", "food", 1.5), ("milk", "food", 2), ("lamp", "house", 20.25), ("milk", "food", 2),
    ]
    for (name, kind, price) in values {
      let item = Item(context: container.viewContext)
      item.name = name
      item.setValue(kind, forKey: "kind")
      item.setValue(price, forKey: "price")
    }
    try? container.viewContext.save()
    return container.viewContext
  }()

  private func controller(
    sections key: String? = nil
  ) throws -> NSFetchedResultsController<Item> {
    let request = NSFetchRequest<Item>(entityName: "Item")
    request.sortDescriptors = [NSSortDescriptor(key: key ?? "name", ascending: true)]
    let result = NSFetchedResultsController(
      fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: key, cacheName: nil)
    #expect(result.fetchedObjects == nil && result.sections == nil)
    try result.performFetch()
    return result
  }

  @Test func deletionsOfManyObjectsGiveTheKindOfResultThatTheyAreAskedFor() throws {
    func deletion(
      of name: String, _ kind: NSBatchDeleteRequestResultType
    ) throws -> Any? {
      let fetch = NSFetchRequest<any NSFetchRequestResult>(entityName: "Item")
      fetch.predicate = NSPredicate(format: "name == %@", name)
      let request = NSBatchDeleteRequest(fetchRequest: fetch)
      request.resultType = kind
      let result = try #require(try context.execute(request) as? NSBatchDeleteResult)
      #expect(result.resultType == kind)
      return result.result
    }
    #expect(try deletion(of: "milk", .resultTypeCount) as? Int == 2)
    let ids = try deletion(of: "lamp", .resultTypeObjectIDs) as? [NSManagedObjectID]
    #expect(ids?.count == 1)
    #expect(try deletion(of: "bread", .resultTypeStatusOnly) as? Bool == true)
    #expect(try context.count(for: NSFetchRequest<Item>(entityName: "Item")) == 0)
  }

  @Test func descriptorsOfSwiftOrderObjects() throws {
    let request = NSFetchRequest<Item>(entityName: "Item")
    request.sortDescriptors = [SortDescriptor(\Item.kind, order: .reverse)]
      .map { NSSortDescriptor($0) }
    #expect(try context.fetch(request).map(\.kind) == ["house", "food", "food", "food"])
  }

  @Test func aControllerKeepsItsObjectsUpToDate() throws {
    let controller = try controller()
    let listener = Listener()
    controller.delegate = listener
    #expect(controller.fetchedObjects?.map(\.name) == ["bread", "lamp", "milk", "milk"])
    let new = Item(context: context)
    new.name = "apple"
    #expect(controller.fetchedObjects?.first?.name == "apple")
    #expect(listener.counts.last == 5 && listener.beginnings == listener.counts.count)
    #expect(controller.indexPath(forObject: new) == IndexPath(indexes: [0, 0]))
    #expect(controller.object(at: IndexPath(indexes: [0, 1])).name == "bread")
  }

  @Test func conditionsTakeValuesAsArgumentsOfFormats() throws {
    let request = NSFetchRequest<Item>(entityName: "Item")
    let names = ["milk", "lamp"]
    request.predicate = NSPredicate(format: "name IN %@", names as any CVarArg)
    #expect(try context.count(for: request) == 3)
    let id = UUID()
    let other = try #require(context.fetch(request).first)
    other.setValue(id, forKey: "id")
    request.predicate = NSPredicate(format: "id == %@", id as any CVarArg)
    #expect(try context.count(for: request) == 1)
    request.predicate = NSPredicate(format: "id == %@", UUID() as any CVarArg)
    #expect(try context.count(for: request) == 0)
  }

  @Test func sectionsFollowAKey() throws {
    let sections = try #require(try controller(sections: "kind").sections)
    #expect(sections.map(\.name) == ["food", "house"])
    #expect(sections.map(\.numberOfObjects) == [3, 1])
    #expect(try controller(sections: "kind").sectionIndexTitles == ["F", "H"])
  }

  private struct Sections: View {
    @SectionedFetchRequest(
      sectionIdentifier: \.kind,
      sortDescriptors: [NSSortDescriptor(key: "name", ascending: true)])
    private var items: SectionedFetchResults<String, Item>

    var body: some View {
      VStack {
        ForEach(items) { section in
          Text("\(section.id): \(section.compactMap(\.name).joined(separator: " "))")
        }
        Button("By name") { items.sectionIdentifier = \.first }
        Button("Cheap") { $items.wrappedValue.nsPredicate = NSPredicate(format: "price < 10") }
      }
    }
  }

  @Test func viewsShowObjectsBySections() throws {
    let stage = Stage(size: CGSize(width: 300, height: 300)) {
      Sections().environment(\.managedObjectContext, context)
    }
    func text() throws -> String { try stage.layoutReport().description }
    #expect(try text().contains("food: bread milk milk") && text().contains("house: lamp"))
    try stage.tap("Cheap")
    #expect(try !text().contains("house"))
    try stage.tap("By name")
    #expect(try text().contains("m: milk milk") && text().contains("b: bread"))
  }

  private func request() -> NSFetchRequest<any NSFetchRequestResult> {
    let request = NSFetchRequest<any NSFetchRequestResult>(entityName: "Item")
    request.resultType = NSFetchRequestResultType.dictionaryResultType
    return request
  }

  private func total(_ function: String) -> NSExpressionDescription {
    let description = NSExpressionDescription()
    description.name = "total"
    description.expression = .init(forFunction: function, arguments: [price])
    description.expressionResultType = .decimalAttributeType
    return description
  }

  private let price = NSExpressionDescription.Expression(forKeyPath: "price")

  @Test func dictionariesHoldSums() throws {
    let request = request()
    request.propertiesToFetch = [total("sum:")]
    request.predicate = NSPredicate(format: "kind == 'food'")
    let found = try context.fetch(request)
    let values = try #require(found.first as Any as? [String: NSDecimalNumber])
    #expect(found.count == 1 && values["total"] == 5.5)
  }

  @Test func dictionariesAreGroupedAndDistinct() throws {
    let request = request()
    request.propertiesToFetch = ["kind", total("max:")]
    request.propertiesToGroupBy = ["kind"]
    let groups = try context.fetch(request).compactMap { $0 as Any as? [String: Any] }
    #expect(groups.map { $0["kind"] as? String } == ["food", "house"])
    #expect(groups.map { $0["total"] as? NSDecimalNumber } == [2, 20.25])
    let names = self.request()
    names.propertiesToFetch = ["name"]
    #expect(try context.fetch(names).count == 4)
    names.returnsDistinctResults = true
    #expect(try context.fetch(names).count == 3)
  }

  @Test func changesHaveKeys() {
    let keys = [
      NSInsertedObjectsKey, NSUpdatedObjectsKey, NSDeletedObjectsKey, NSRefreshedObjectsKey,
      NSInvalidatedObjectsKey, NSInvalidatedAllObjectsKey,
    ]
    #expect(Set(keys).count == 6)
  }

  @Test func namesOfObjectsAreFetched() throws {
    let request = NSFetchRequest<NSManagedObjectID>(entityName: "Item")
    request.resultType = .managedObjectIDResultType
    let names = try context.fetch(request)
    #expect(names.count == 4)
    #expect(try context.existingObject(with: names[0]) is Item)
  }
}
