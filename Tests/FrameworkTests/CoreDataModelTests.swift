import CoreData
import Foundation
import Testing

/// Classes as previews compile them of models: without the Objective-C runtime, a macro makes what it would manage.
private class Shelf: NSManagedObject {
  @_Managed var title: String
  @_Managed var books: NSSet?
  @_Manages func addToBooks(_ value: Book)
  @_Manages func removeFromBooks(_ values: NSSet)
}

private class Book: NSManagedObject, Identifiable {
  @_Managed var id: UUID?
  @_Managed var pages: Int16
  @_Managed var isRead: Bool
  @_Managed var price: NSNumber?
  @_Managed var shelf: Shelf?
}

@Suite(.serialized) struct CoreDataModelTests {
  private static let isDescribed: Void = {
    let shelf = _ManagedEntity("Shelf", Shelf.self)
    shelf.attribute("title", .stringAttributeType, "New")
    shelf.relation(
      "books", to: "Book", inverse: "shelf", isToMany: true, isOrdered: false, deletion: "Cascade")
    let book = _ManagedEntity("Book", Book.self)
    book.attribute("pages", .integer16AttributeType, Int16(7))
    book.relation(
      "shelf", to: "Shelf", inverse: "books", isToMany: false, isOrdered: false, deletion: "Nullify"
    )
    _ManagedEntity.describe([shelf, book])
  }()

  private let context: NSManagedObjectContext

  init() {
    _ = Self.isDescribed
    context = NSPersistentContainer(name: "Library").viewContext
  }

  @Test func valuesBeginAsTheModelSays() {
    let (shelf, book) = (Shelf(context: context), Book(context: context))
    #expect(shelf.title == "New" && shelf.books?.count == 0)
    #expect(book.pages == 7 && !book.isRead && book.id == nil && book.price == nil)
  }

  @Test func numbersAreThoseOfTheProperty() {
    let book = Book(context: context)
    book.setValue(300, forKey: "pages")
    book.setValue(1, forKey: "isRead")
    book.price = 2.5
    #expect(book.pages == 300 && book.isRead && book.price?.doubleValue == 2.5)
    book.setValue(nil, forKey: "price")
    #expect(book.price == nil)
  }

  @Test func relationsHaveTwoEnds() throws {
    let (one, two, book) = (
      Shelf(context: context), Shelf(context: context), Book(context: context)
    )
    one.addToBooks(book)
    #expect(book.shelf === one)
    book.shelf = two
    #expect(one.books?.count == 0 && two.books?.contains(book) == true)
    two.removeFromBooks(NSSet(object: book))
    #expect(book.shelf == nil)
    book.shelf = one
    try context.save()
    context.delete(one)
    try context.save()
    let request = NSFetchRequest<Book>(entityName: "Book")
    #expect(try !context.fetch(request).contains(book))
  }
}
