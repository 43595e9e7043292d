import CoreData
import Testing

/// Changes that one context takes over from another, and names of objects by their addresses.
@MainActor struct StoredChangeTests {
  private func container() -> NSPersistentContainer {
    let entity = NSEntityDescription()
    entity.name = "Post"
    let title = NSAttributeDescription()
    title.name = "title"
    title.attributeType = .stringAttributeType
    entity.properties = [title]
    let model = NSManagedObjectModel()
    model.entities = [entity]
    return NSPersistentContainer(name: "Posts", managedObjectModel: model)
  }

  @Test func deletedObjectsAreForgotten() throws {
    let container = container()
    let (here, there) = (container.viewContext, container.newBackgroundContext())
    let post = NSEntityDescription.insertNewObject(forEntityName: "Post", into: here)
    post.setValue("One", forKey: "title")
    try here.save()
    let same = there.object(with: post.objectID)
    same.setValue("Two", forKey: "title")
    try there.save()
    NSManagedObjectContext.mergeChanges(
      fromRemoteContextSave: [NSUpdatedObjectsKey: [post.objectID]], into: [here])
    #expect(post.value(forKey: "title") as? String == "Two")
    there.delete(same)
    try there.save()
    NSManagedObjectContext.mergeChanges(
      fromRemoteContextSave: [NSDeletedObjectsKey: [post.objectID]], into: [here])
    #expect(here.registeredObjects.isEmpty && post.managedObjectContext == nil)
    here.mergeChanges(
      fromContextDidSave: Notification(name: .NSManagedObjectContextDidSave, object: there))
    #expect(!here.hasChanges)
  }

  @Test func objectsAreFoundByTheirAddress() throws {
    let container = container()
    let context = container.viewContext
    let post = NSEntityDescription.insertNewObject(forEntityName: "Post", into: context)
    try context.save()
    let stores = container.persistentStoreCoordinator
    let address = post.objectID.uriRepresentation()
    #expect(stores.managedObjectID(forURIRepresentation: address) == post.objectID)
    let other = try #require(URL(string: "x-coredata://memory/Post/p0"))
    #expect(stores.managedObjectID(forURIRepresentation: other) == nil)
  }
}
