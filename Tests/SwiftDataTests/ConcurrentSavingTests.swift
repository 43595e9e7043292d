import SwiftData
import SwiftUI
import Testing

/// Contexts that change one model, or save at once.
@Suite struct ConcurrentSavingTests {
  let container: ModelContainer

  init() throws {
    container = try makeContainer()
    let context = ModelContext(container)
    let trip = Trip(name: "Alps", destination: "Bern", rating: 1)
    trip.stays = [Stay(hotel: "Post"), Stay(hotel: "Krone")]
    context.insert(trip)
    try context.save()
  }

  @Test(arguments: [true, false]) func bothContextsChangesAreSaved(isFirstEarlier: Bool) throws {
    let (one, two) = (ModelContext(container), ModelContext(container))
    let first = try #require(try one.fetch(FetchDescriptor<Trip>()).first)
    let second = try #require(try two.fetch(FetchDescriptor<Trip>()).first)
    // All values are read before they are changed.
    #expect([first, second].map(\.rating) == [1, 1])
    #expect([first, second].map(\.destination) == ["Bern", "Bern"])
    first.rating = 5
    first.stays.append(Stay(hotel: "First"))
    second.destination = "Chur"
    second.stays.append(Stay(hotel: "Second"))
    second.stays.removeAll { $0.hotel == "Post" }
    if isFirstEarlier {
      try one.save()
      try two.save()
    } else {
      try two.save()
      try one.save()
    }
    for context in [one, two, ModelContext(container)] {
      let trip = try #require(try context.fetch(FetchDescriptor<Trip>()).first)
      #expect(trip.rating == 5)
      #expect(trip.destination == "Chur")
      #expect(Set(trip.stays.map(\.hotel)) == ["Krone", "First", "Second"])
      #expect(trip.stays.count == 3)
      #expect(trip.stays.allSatisfy { $0.trip === trip })
    }
  }

  @Test func threadsThatSaveOneUniqueNameMakeOneModel() async throws {
    for round in 0..<20 {
      await withTaskGroup(of: Void.self) { group in
        for number in 0..<8 {
          group.addTask {
            let context = ModelContext(container)
            context.insert(Trip(name: "Round \(round)", rating: number))
            #expect(throws: Never.self) { try context.save() }
          }
        }
      }
    }
    let context = ModelContext(container)
    #expect(try context.fetchCount(FetchDescriptor<Trip>()) == 21)
  }
}
