import SwiftData
import SwiftUI
import Testing

/// Models by themselves, and what a context keeps of them.
@Suite struct ModelTests {
  let container: ModelContainer
  let context: ModelContext

  init() throws {
    container = try makeContainer()
    context = ModelContext(container)
  }

  @Test func modelsHaveTheValuesThatTheyWereGiven() {
    let trip = Trip(name: "Alps", destination: "Bern", rating: 3)
    #expect(trip.title == "Alps, Bern")
    #expect(trip.rating == 3)
    #expect(trip.mood == .calm)
    #expect(trip.endDate == nil)
    trip.mood = .wild
    trip.place = Trip.Place(latitude: 46, longitude: 7)
    trip.tags.append("snow")
    #expect(trip.mood == .wild)
    #expect(trip.place?.longitude == 7)
    #expect(trip.tags == ["snow"])
    #expect(trip.modelContext == nil)
    #expect(trip.id == trip.persistentModelID)
    #expect(trip != Trip(name: "Alps"))
  }

  @Test func changesAreObservedPropertyByProperty() {
    let trip = Trip(name: "Alps")
    let count = CallCount()
    withObservationTracking {
      _ = trip.name
    } onChange: {
      count.value += 1
    }
    trip.rating = 5
    trip.name = "Alps"
    #expect(count.value == 0)
    trip.name = "Andes"
    #expect(count.value == 1)
  }

  @Test func insertedModelsAreFetchedSavedAndTakenBack() throws {
    let trip = Trip(name: "Alps")
    context.insert(trip)
    #expect(trip.modelContext == context)
    #expect(context.hasChanges)
    #expect(trip.hasChanges)
    #expect(context.insertedModelsArray.count == 1)
    #expect(try context.fetch(FetchDescriptor<Trip>()) == [trip])
    try context.save()
    #expect(!context.hasChanges)
    trip.name = "Andes"
    trip.stays = [Stay(hotel: "Post")]
    #expect(context.changedModelsArray.count == 1)
    #expect(try context.fetchCount(FetchDescriptor<Stay>()) == 1)
    context.insert(Trip(name: "Ural"))
    context.rollback()
    #expect(trip.name == "Alps")
    #expect(trip.stays.isEmpty)
    #expect(!context.hasChanges)
    #expect(try context.fetchCount(FetchDescriptor<Stay>()) == 0)
    #expect(try context.fetch(FetchDescriptor<Trip>()) == [trip])
  }

  @Test func deletionsAreTakenBackBySavingNot() throws {
    let trip = Trip(name: "Alps")
    trip.stays = [Stay(hotel: "Post"), Stay(hotel: "Krone")]
    context.insert(trip)
    try context.save()
    context.delete(trip)
    #expect(trip.isDeleted)
    #expect(context.deletedModelsArray.count == 3)
    #expect(try context.fetchCount(FetchDescriptor<Trip>()) == 0)
    context.rollback()
    #expect(!trip.isDeleted)
    #expect(try context.fetchCount(FetchDescriptor<Stay>()) == 2)
    context.delete(trip)
    try context.save()
    #expect(try context.fetchCount(FetchDescriptor<Stay>()) == 0)
    #expect(trip.modelContext == nil)
    #expect(trip.name == "Alps")
    #expect(trip.stays.map(\.hotel) == ["Post", "Krone"])
  }

  @Test func anotherContextHasItsOwnInstances() throws {
    let trip = Trip(name: "Alps", rating: 4)
    trip.guide = Guide(code: 7, name: "Anna")
    trip.stays = [Stay(hotel: "Post")]
    context.insert(trip)
    let other = ModelContext(container)
    #expect(try other.fetchCount(FetchDescriptor<Trip>()) == 0)
    try context.save()
    let theirs = try #require(try other.fetch(FetchDescriptor<Trip>()).first)
    #expect(theirs !== trip)
    #expect(theirs.persistentModelID == trip.persistentModelID)
    #expect(theirs.rating == 4)
    #expect(theirs.guide?.code == 7)
    #expect(theirs.guide?.trips.first === theirs)
    #expect(theirs.stays.first?.trip === theirs)
    theirs.rating = 1
    theirs.stays = []
    try other.save()
    #expect(try context.fetch(FetchDescriptor<Trip>()).first === trip)
    #expect(trip.rating == 1)
    #expect(trip.stays.isEmpty)
    let found: Trip? = other.registeredModel(for: trip.persistentModelID)
    #expect(found === theirs)
    #expect(context.model(for: theirs.persistentModelID) as? Trip === trip)
  }

  @Test func equalValuesOfUniquePropertiesUpdateTheOlderModel() throws {
    let older = Trip(name: "Alps", rating: 1)
    older.stays = [Stay(hotel: "Post")]
    context.insert(older)
    try context.save()
    let newer = Trip(name: "Alps", rating: 5)
    newer.stays = [Stay(hotel: "Krone")]
    context.insert(newer)
    #expect(try context.fetchCount(FetchDescriptor<Trip>()) == 2)
    try context.save()
    #expect(try context.fetch(FetchDescriptor<Trip>()) == [older])
    #expect(older.rating == 5)
    #expect(older.stays.map(\.hotel) == ["Krone"])
    context.insert(Person("Ann", "Lee"))
    context.insert(Person("Ann", "Ray"))
    let last = Person("Ann", "Lee")
    context.insert(last)
    try context.save()
    #expect(try context.fetchCount(FetchDescriptor<Person>()) == 2)
    // The name that a model had is free again.
    older.name = "Andes"
    context.insert(Trip(name: "Alps"))
    try context.save()
    #expect(try context.fetchCount(FetchDescriptor<Trip>()) == 2)
  }

  @Test func transactionsSaveOrTakeEverythingBack() throws {
    struct Stop: Error {}
    try context.transaction { context.insert(Trip(name: "Alps")) }
    #expect(!context.hasChanges)
    #expect(throws: Stop.self) {
      try context.transaction {
        context.insert(Trip(name: "Andes"))
        throw Stop()
      }
    }
    #expect(try context.fetch(FetchDescriptor<Trip>()).map(\.name) == ["Alps"])
    var names: [String] = []
    try context.enumerate(FetchDescriptor<Trip>()) { names.append($0.name) }
    #expect(names == ["Alps"])
    try context.delete(model: Trip.self, where: #Predicate { $0.name == "Alps" })
    #expect(try context.fetchCount(FetchDescriptor<Trip>()) == 0)
  }

  @Test func identifiersKeepTheirIdentityInJSON() throws {
    let trip = Trip(name: "Alps")
    let data = try JSONEncoder().encode(trip.persistentModelID)
    #expect(
      try JSONDecoder().decode(PersistentIdentifier.self, from: data) == trip.persistentModelID)
    #expect(trip.persistentModelID.entityName == "Trip")
  }

  @Test func contextsAndTheirModelsEndTogether() throws {
    weak var trip: Trip?
    weak var kept: ModelContext?
    do {
      let own = ModelContext(try makeContainer())
      let model = Trip(name: "Alps")
      model.stays = [Stay(hotel: "Post")]
      own.insert(model)
      try own.save()
      trip = model
      kept = own
    }
    #expect(kept == nil)
    #expect(trip == nil)
  }
}
