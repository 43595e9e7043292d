import CoreData
import SwiftUI
import Testing

/// A class as Xcode generates it of a model, except that its values are read by keys.
private final class Task: NSManagedObject, Identifiable {
  class func tasks() -> NSFetchRequest<Task> { NSFetchRequest(entityName: "Task") }

  var title: String? {
    get { value(forKey: "title") as? String }
    set { setValue(newValue, forKey: "title") }
  }
  var points: Int {
    get { value(forKey: "points") as? Int ?? 0 }
    set { setValue(newValue, forKey: "points") }
  }
  var due: Date? {
    get { value(forKey: "due") as? Date }
    set { setValue(newValue, forKey: "due") }
  }
}

/// The controller of Xcode's template.
@MainActor private struct Persistence {
  let container: NSPersistentContainer

  init() {
    container = NSPersistentContainer(name: "Tasks")
    container.persistentStoreDescriptions.first?.url = URL(fileURLWithPath: "/dev/null")
    container.loadPersistentStores { _, error in
      if let error { Issue.record(error) }
    }
    container.viewContext.automaticallyMergesChangesFromParent = true
    for (index, name) in ["Write", "Äpfel", "Read", "apple"].enumerated() {
      let task = Task(context: container.viewContext)
      task.title = name
      task.points = index
      task.due = Date(timeIntervalSince1970: Double(1000 - index))
    }
    do { try container.viewContext.save() } catch { Issue.record(error) }
  }
}

private struct TaskList: View {
  @Environment(\.managedObjectContext) private var context
  @FetchRequest(
    sortDescriptors: [NSSortDescriptor(keyPath: \Task.title, ascending: true)],
    animation: .default)
  private var tasks: FetchedResults<Task>

  var body: some View {
    VStack {
      ForEach(tasks) { task in Row(task: task) }
      Text("\(tasks.count) tasks")
      Button("Add") {
        let task = Task(context: context)
        task.title = "New"
        try? context.save()
      }
      Button("Rename") { tasks.first?.title = "Renamed" }
      Button("Filter") { tasks.nsPredicate = NSPredicate(format: "points > %d", 1) }
      Button("Delete") { if let first = tasks.first { context.delete(first) } }
    }
  }
}

private struct Row: View {
  @ObservedObject var task: Task
  var body: some View { Text(task.title ?? "") }
}

@MainActor @Suite struct CoreDataTests {
  @Test func changedValuesAreThoseThatAreNotSaved() throws {
    let context = Persistence().container.viewContext
    let task = Task(context: context)
    task.title = "New"
    task.points = 3
    #expect(task.changedValues()["title"] as? String == "New")
    #expect(task.committedValues(forKeys: nil).isEmpty)
    try context.save()
    #expect(task.changedValues().isEmpty)
    task.title = nil
    #expect(Array(task.changedValues().keys) == ["title"])
    #expect(task.changedValues()["title"] is NSNull)
    #expect(task.committedValues(forKeys: ["title"])["title"] as? String == "New")
  }

  @Test func aViewShowsWhatTheContextHas() throws {
    let persistence = Persistence()
    let stage = Stage(size: CGSize(width: 300, height: 500)) {
      TaskList().environment(\.managedObjectContext, persistence.container.viewContext)
    }
    func text() throws -> String { try stage.layoutReport().description }
    #expect(try text().contains("4 tasks"))
    try stage.tap("Add")
    #expect(try text().contains("5 tasks") && text().contains("New"))
    try stage.tap("Rename")
    #expect(try text().contains("Renamed"))
    try stage.tap("Delete")
    #expect(try text().contains("4 tasks"))
    try stage.tap("Filter")
    #expect(try text().contains("2 tasks"))
  }

  /// Requests of older code name the protocol alone.
  @Test func destroyedStoresAreEmpty() throws {
    let persistence = Persistence()
    let context = persistence.container.viewContext
    #expect(try context.count(for: Task.tasks()) == 4)
    try persistence.container.persistentStoreCoordinator.destroyPersistentStore(
      at: URL(fileURLWithPath: "/dev/null"), ofType: NSSQLiteStoreType, options: nil)
    #expect(try context.count(for: Task.tasks()) == 0)
  }

  @Test func requestsMayNameNoType() throws {
    let context = Persistence().container.viewContext
    let request = NSFetchRequest<any NSFetchRequestResult>(entityName: "Task")
    let found = try context.fetch(request) as? [Task]
    #expect(try found?.count == 4 && context.count(for: request) == 4)
  }

  @Test func aViewWithoutAContextShowsNothing() throws {
    let stage = Stage(size: CGSize(width: 300, height: 500)) { TaskList() }
    #expect(try stage.layoutReport().description.contains("0 tasks"))
  }

  private func titles(_ predicate: NSPredicate?, _ keys: [NSSortDescriptor] = []) throws
    -> [String]
  {
    let request = Task.tasks()
    request.predicate = predicate
    request.sortDescriptors =
      keys.isEmpty ? [NSSortDescriptor(key: "points", ascending: true)] : keys
    return try Persistence().container.viewContext.fetch(request).map { $0.title ?? "" }
  }

  @Test func conditionsAreEvaluated() throws {
    #expect(try titles(NSPredicate(format: "title == %@", "Read")) == ["Read"])
    #expect(try titles(NSPredicate(format: "title BEGINSWITH[cd] %@", "A")) == ["Äpfel", "apple"])
    #expect(try titles(NSPredicate(format: "title contains[c] 'R'")) == ["Write", "Read"])
    #expect(try titles(NSPredicate(format: "points >= 1 AND points < 3")) == ["Äpfel", "Read"])
    #expect(try titles(NSPredicate(format: "NOT (points = 0 OR title = 'Read')")).count == 2)
    #expect(try titles(NSPredicate(format: "%K IN %@", "points", [0, 3])) == ["Write", "apple"])
    #expect(try titles(NSPredicate(format: "points BETWEEN {1, 2}")) == ["Äpfel", "Read"])
    #expect(try titles(NSPredicate(format: "missing == nil")).count == 4)
    #expect(try titles(NSPredicate(format: "title LIKE '*e*d'")) == ["Read"])
    #expect(
      try titles(NSPredicate(format: "due > %@", Date(timeIntervalSince1970: 998))).count == 2)
    #expect(try titles(NSPredicate(format: "TRUEPREDICATE")).count == 4)
  }

  @Test(arguments: ["", "points >", "((((", "'", "%@ ==", "a b c", "points == {1"])
  func aConditionThatCannotBeReadHoldsForNothing(format: String) throws {
    #expect(try titles(NSPredicate(format: format)) == [])
  }

  @Test func theOrderIsThatOfTheDescriptors() throws {
    let key = NSSortDescriptor(key: "points", ascending: false)
    #expect(try titles(nil, [key]) == ["apple", "Read", "Äpfel", "Write"])
    let path = NSSortDescriptor(keyPath: \Task.due, ascending: true)
    #expect(try titles(nil, [path]) == ["apple", "Read", "Äpfel", "Write"])
  }

  @Test func whatIsNotSavedIsRolledBack() throws {
    let context = Persistence().container.viewContext
    let first = try #require(try context.fetch(Task.tasks()).first)
    first.title = "Changed"
    _ = Task(context: context)
    context.delete(try #require(try context.fetch(Task.tasks()).dropFirst().first))
    #expect(context.hasChanges)
    context.rollback()
    #expect(!context.hasChanges && first.title == "Write")
    #expect(try context.count(for: Task.tasks()) == 4)
  }

  @Test func contextsShareWhatIsSaved() throws {
    let container = Persistence().container
    let other = container.newBackgroundContext()
    let mine = try #require(try container.viewContext.fetch(Task.tasks()).first)
    let theirs = try #require(try other.existingObject(with: mine.objectID) as? Task)
    #expect(theirs !== mine && theirs.title == "Write")
    theirs.title = "Theirs"
    try other.save()
    container.viewContext.refreshAllObjects()
    #expect(mine.title == "Theirs")
  }

  @Test func relationsAreKeptAndDeletedByTheirRules() throws {
    let child = NSEntityDescription()
    child.name = "Child"
    let children = NSRelationshipDescription()
    children.name = "children"
    children.destinationEntity = child
    children.deleteRule = .cascadeDeleteRule
    let parent = NSEntityDescription()
    parent.name = "Parent"
    parent.properties = [children]
    let model = NSManagedObjectModel()
    model.entities = [parent, child]
    let container = NSPersistentContainer(name: "Family", managedObjectModel: model)
    let context = container.viewContext
    let mother = NSEntityDescription.insertNewObject(forEntityName: "Parent", into: context)
    let son = NSEntityDescription.insertNewObject(forEntityName: "Child", into: context)
    mother.setValue(NSSet(array: [son]), forKey: "children")
    try context.save()
    let other = container.newBackgroundContext()
    let fetched = try other.fetch(NSFetchRequest<NSManagedObject>(entityName: "Parent"))
    #expect((fetched.first?.value(forKey: "children") as? NSSet)?.count == 1)
    context.delete(mother)
    try context.save()
    #expect(try context.count(for: NSFetchRequest<NSManagedObject>(entityName: "Child")) == 0)
  }
}
