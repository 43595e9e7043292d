import SwiftData
import SwiftUI
import Testing

/// Nothing that a program may do wrong with models ends it.
@Suite struct BadInputTests {
  @Test func aClassOutsideTheSchemaIsAnError() throws {
    let context = ModelContext(try makeContainer())
    #expect(throws: SwiftDataError.unknownSchema) {
      try context.fetch(FetchDescriptor<Stranger>())
    }
    let stranger = Stranger()
    context.insert(stranger)
    #expect(stranger.modelContext == nil)
    do {
      try context.save()
      Issue.record("saving should fail")
    } catch {
      #expect(
        "\(error)" == "Stranger is not in the container's schema: add it to modelContainer(for:)")
    }
    context.rollback()
    #expect(!context.hasChanges)
  }

  @Test func classesThatRelationshipsLeadToArePartOfTheSchema() throws {
    let schema = Schema([Trip.self])
    #expect(schema.entities.map(\.name) == ["Guide", "Stay", "Trip"])
    let trip = try #require(schema.entity(for: Trip.self))
    #expect(trip.relationships == ["stays", "guide"])
    #expect(trip.uniquenessConstraints == [["name"]])
    #expect(schema.entitiesByName["Stay"]?.attributes == ["hotel"])
  }

  @Test func inversesThatDisagreeAreAnError() throws {
    do {
      _ = try ModelContainer(for: Left.self)
      Issue.record("making the container should fail")
    } catch {
      #expect(error as? SwiftDataError == .loadIssueModelContainer)
      #expect("\(error)".contains("Left.right has the inverse Right.other"))
    }
  }

  @Test func configurationsAreChecked() throws {
    #expect(throws: SwiftDataError.duplicateConfiguration) {
      _ = try ModelContainer(
        for: Trip.self, configurations: ModelConfiguration("a"),
        ModelConfiguration("a", isStoredInMemoryOnly: true))
    }
    #expect(throws: SwiftDataError.configurationSchemaNotFoundInContainerSchema) {
      _ = try ModelContainer(
        for: Trip.self, configurations: ModelConfiguration(for: Stranger.self))
    }
    let container = try ModelContainer(
      for: Trip.self, configurations: ModelConfiguration(allowsSave: false))
    let context = ModelContext(container)
    context.insert(Trip(name: "Alps"))
    #expect(throws: SwiftDataError.modelValidationFailure) { try context.save() }
  }

  @Test func predicatesMayThrow() throws {
    let context = ModelContext(try makeContainer())
    context.insert(Trip(name: "Alps"))
    let failing = #Predicate<Trip> { $0.place!.latitude > 0 }
    #expect(throws: PredicateError.self) {
      try context.fetch(FetchDescriptor(predicate: failing))
    }
    #expect(throws: PredicateError.self) { try context.delete(model: Trip.self, where: failing) }
    #expect(try context.fetchCount(FetchDescriptor<Trip>()) == 1)
  }

  @Test func modelsOfOtherContainersStayThere() throws {
    let (one, two) = (ModelContext(try makeContainer()), ModelContext(try makeContainer()))
    let (trip, stay) = (Trip(name: "Alps"), Stay(hotel: "Post"))
    one.insert(trip)
    two.insert(stay)
    two.insert(trip)
    #expect(trip.modelContext == one)
    trip.stays = [stay]
    #expect(trip.stays.isEmpty)
    #expect(stay.modelContext == two)
    two.delete(trip)
    #expect(!trip.isDeleted)
  }

  @Test func unknownIdentifiersGiveEmptyModels() throws {
    let context = ModelContext(try makeContainer())
    let model = context.model(for: Trip(name: "Alps").persistentModelID)
    #expect((model as? Trip)?.name == "")
    #expect((model as? Trip)?.stays.isEmpty == true)
    let none: Trip? = context.registeredModel(for: model.persistentModelID)
    #expect(none == nil)
  }

  @Test func deletingTwiceOrNothingDoesNothing() throws {
    let context = ModelContext(try makeContainer())
    let trip = Trip(name: "Alps")
    context.delete(trip)
    #expect(!trip.isDeleted)
    context.insert(trip)
    context.delete(trip)
    context.delete(trip)
    #expect(!context.hasChanges)
    context.insert(trip)
    #expect(try context.fetch(FetchDescriptor<Trip>()) == [trip])
  }

  /// With costs that grow with the square of the rows, it would take hours.
  @Test(.timeLimit(.minutes(10))) func aHundredThousandRowsAreFetched() throws {
    let count = 100_000
    let context = ModelContext(try ModelContainer(for: Club.self))
    for number in 0..<count { context.insert(Club(name: "\(number)")) }
    try context.save()
    let none = try context.fetch(FetchDescriptor<Club>(predicate: #Predicate { $0.name == "" }))
    #expect(none.isEmpty)
    #expect(try context.fetchCount(FetchDescriptor<Club>()) == count)
  }
}
