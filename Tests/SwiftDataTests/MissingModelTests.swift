import SwiftData
import SwiftUI
import Testing

@Model final class Sample {
  var id: UUID
  var size = 7
  var color: Tint
  var mark = Mark.round
  var place: Point
  var page: URL
  var price: Decimal
  var small: Int8
  var sets: Set<String>
  var owner: Holder

  init(owner: Holder) {
    id = UUID()
    color = .red
    place = Point(x: 1, y: 1, name: "a", inner: [.init()])
    page = URL(fileURLWithPath: "/tmp")
    price = 1
    small = 1
    sets = []
    self.owner = owner
  }

  enum Tint: String, Codable, CaseIterable { case red, blue }

  /// No list of its cases, and nothing that an empty text is.
  enum Mark: String, Codable { case round, square }

  struct Point: Codable, Equatable {
    var x: Double
    var y: Float
    var name: String
    var inner: [Inner]
    struct Inner: Codable, Equatable {}
  }
}

@Model final class Holder {
  var name: String
  var samples: [Sample] = []

  init(name: String) { self.name = name }
}

/// A property that has no empty value.
@Model final class Closed {
  var mark: Sample.Mark

  init(mark: Sample.Mark) { self.mark = mark }
}

/// Models that are in no store, or that others still lead to.
@Suite struct MissingModelTests {
  let container: ModelContainer

  init() throws {
    container = try ModelContainer(for: Sample.self, Closed.self)
  }

  @Test func everyPropertyOfAnUnknownModelCanBeRead() throws {
    let context = ModelContext(container)
    let known = Sample(owner: Holder(name: "Ann"))
    let model = try #require(context.model(for: known.persistentModelID) as? Sample)
    #expect(model.id.uuidString == "00000000-0000-0000-0000-000000000000")
    #expect(model.size == 7)
    #expect(model.color == .red)
    #expect(model.mark == .round)
    #expect(model.place == Sample.Point(x: 0, y: 0, name: "", inner: []))
    #expect(model.page.isFileURL)
    #expect(model.price == 0)
    #expect(model.small == 0)
    #expect(model.sets.isEmpty)
    #expect(model.owner.name == "")
    #expect(model.owner.samples.isEmpty)
  }

  @MainActor @Test func propertiesWithoutAnEmptyValueWarn() throws {
    let identifier = Closed(mark: .square).persistentModelID
    struct Shown: View {
      @Environment(\.modelContext) var context
      let identifier: PersistentIdentifier
      var body: some View { Text("\(context.model(for: identifier).isDeleted)") }
    }
    let stage = Stage(size: CGSize(width: 100, height: 100)) {
      Shown(identifier: identifier).modelContext(ModelContext(container))
    }
    #expect(
      try stage.layoutReport().warnings.map(\.message) == [
        "model(for:) found no Closed, and 'mark' has no empty value: give it a default value, or "
          + "make it optional"
      ])
  }

  @Test func aModelThatIsNeededIsNotDeletedAlone() throws {
    let context = ModelContext(container)
    let sample = Sample(owner: Holder(name: "Ann"))
    context.insert(sample)
    try context.save()
    context.delete(sample.owner)
    do {
      try context.save()
      Issue.record("saving should fail")
    } catch {
      #expect(
        "\(error)" == "cannot save: 'owner' of a Sample leads to a deleted Holder: delete it too, "
          + "give it another one, or make it optional")
    }
    sample.owner = Holder(name: "Bob")
    try context.save()
    context.delete(sample)
    context.delete(sample.owner)
    try context.save()
    #expect(try context.fetchCount(FetchDescriptor<Holder>()) == 0)
  }

  @Test func modelsThatAnotherContextDeletesKeepTheirValues() throws {
    let (one, two) = (ModelContext(container), ModelContext(container))
    one.insert(Sample(owner: Holder(name: "Ann")))
    try one.save()
    let theirs = try #require(try two.fetch(FetchDescriptor<Sample>()).first)
    for sample in try one.fetch(FetchDescriptor<Sample>()) {
      one.delete(sample)
      one.delete(sample.owner)
    }
    try one.save()
    #expect(try two.fetch(FetchDescriptor<Sample>()).isEmpty)
    #expect(theirs.owner.name == "Ann")
    // A model that another context does not see yet leads to one that is gone.
    let holder = Holder(name: "Bob")
    one.insert(holder)
    try one.save()
    let same = try #require(try two.fetch(FetchDescriptor<Holder>()).first)
    one.delete(holder)
    try one.save()
    two.insert(Sample(owner: same))
    #expect(throws: SwiftDataError.modelValidationFailure) { try two.save() }
  }

  @Test func arithmeticOfPredicatesThrows() throws {
    let context = ModelContext(container)
    context.insert(Sample(owner: Holder(name: "Ann")))
    let (zero, many) = (0, Int.max)
    func count(_ predicate: Predicate<Sample>) throws -> Int {
      try context.fetchCount(FetchDescriptor(predicate: predicate))
    }
    #expect(throws: SwiftDataError.unsupportedPredicate) {
      try count(#Predicate { $0.size / zero == 1 })
    }
    #expect(throws: SwiftDataError.unsupportedPredicate) {
      try count(#Predicate { $0.size % zero == 1 })
    }
    #expect(throws: SwiftDataError.unsupportedPredicate) {
      try count(#Predicate { $0.size + many > 0 })
    }
    #expect(throws: SwiftDataError.unsupportedPredicate) {
      try count(#Predicate { $0.size * many > 0 })
    }
    #expect(try count(#Predicate { $0.size / 2 == 3 && $0.size % 2 == 1 }) == 1)
    #expect(try count(#Predicate { $0.size - 1 == 6 && $0.size * 2 + 1 == 15 }) == 1)
    #expect(try count(#Predicate { $0.place.x / 0 > 0 }) == 1)
  }
}
