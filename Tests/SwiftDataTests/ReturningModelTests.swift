import SwiftData
import SwiftUI
import Testing

/// Models that come back into a context, and those that meet models of another one.
@Suite struct ReturningModelTests {
  let container: ModelContainer
  let context: ModelContext
  let trip = Trip(name: "Alps")
  let stay = Stay(hotel: "Post")

  init() throws {
    container = try makeContainer()
    context = ModelContext(container)
    context.insert(trip)
    try context.save()
  }

  @Test(arguments: [true, false], [true, false]) func deletedModelsAreLinkedAgain(
    isSavedBefore: Bool, isDeletionSaved: Bool
  ) throws {
    trip.stays = [stay]
    if isSavedBefore { try context.save() }
    context.delete(stay)
    #expect(trip.stays.isEmpty)
    if isDeletionSaved { try context.save() }
    context.insert(stay)
    #expect(!stay.isDeleted)
    #expect(stay.modelContext == context)
    #expect(trip.stays == [stay])
    try context.save()
    let other = ModelContext(container)
    #expect(try other.fetch(FetchDescriptor<Trip>()).first?.stays.map(\.hotel) == ["Post"])
  }

  @Test(arguments: [true, false]) func cascadesComeBackOnce(isSaved: Bool) throws {
    trip.stays = [stay, Stay(hotel: "Krone")]
    if isSaved { try context.save() }
    context.delete(trip)
    #expect(stay.isDeleted)
    context.insert(trip)
    #expect(!stay.isDeleted)
    #expect(trip.stays.map(\.hotel) == ["Post", "Krone"])
    #expect(stay.trip === trip)
    #expect(try context.fetchCount(FetchDescriptor<Stay>()) == 2)
  }

  @Test func modelsThatWereTakenBackAreLinkedAgain() throws {
    trip.stays = [stay]
    context.rollback()
    #expect(trip.stays.isEmpty)
    context.insert(stay)
    #expect(trip.stays == [stay])
    context.rollback()
    let second = Trip(name: "Andes")
    second.stays = [stay]
    context.insert(second)
    context.rollback()
    context.insert(second)
    #expect(second.stays == [stay])
    #expect(stay.trip === second)
    #expect(stay.modelContext == context)
  }

  @Test func aDeletedModelThatWasNotSavedHasNoContext() {
    context.insert(stay)
    context.delete(stay)
    #expect(stay.modelContext == nil)
    #expect(!context.hasChanges)
  }

  @Test func initialisersDoNotCrossContexts() throws {
    let other = ModelContext(container)
    let unknown = Trip(name: "Ural")
    context.insert(unknown)
    // `trips` has no default value, so nothing is told of it before the guide is inserted.
    let guide = Guide(code: 1, name: "Anna", trips: [trip, unknown])
    other.insert(guide)
    #expect(guide.modelContext == other)
    #expect(guide.trips.map(\.name) == ["Alps"])
    #expect(guide.trips.first?.modelContext == other)
    #expect(trip.guide == nil)
    #expect(unknown.guide == nil)
    try other.save()
    #expect(try context.fetch(FetchDescriptor<Guide>()).map(\.name) == ["Anna"])
    #expect(trip.guide?.modelContext == context)
  }
}
