import SwiftData
import SwiftUI
import Testing

/// Models with many children. Work that grows with the square of their number would not end.
@Suite struct ManyChildrenTests {
  @Test(arguments: [10_000, 100_000]) func childrenComeAndGoInLinearTime(count: Int) throws {
    let context = ModelContext(try makeContainer())
    let trip = Trip(name: "Alps")
    context.insert(trip)
    for number in 0..<count { context.insert(Stay(hotel: "\(number % 10)", trip: trip)) }
    #expect(trip.stays.count == count)
    try context.save()
    try context.delete(model: Stay.self, where: #Predicate { $0.hotel != "3" })
    #expect(trip.stays.count == count / 10)
    #expect(trip.stays.allSatisfy { $0.hotel == "3" })
    try context.save()
    context.delete(trip)
    try context.save()
    #expect(try context.fetchCount(FetchDescriptor<Stay>()) == 0)
  }

  @Test func aListThatAnInitialiserSetsIsLinkedOnce() throws {
    let context = ModelContext(try makeContainer())
    let trips = (0..<50_000).map { Trip(name: "\($0)") }
    let guide = Guide(code: 1, name: "Anna", trips: trips)
    context.insert(guide)
    #expect(guide.trips.count == 50_000)
    #expect(trips.allSatisfy { $0.guide === guide })
  }

  @Test func singleChildrenAreRemovedFromBothEnds() {
    let trip = Trip(name: "Alps")
    let stays = (0..<5).map { Stay(hotel: "\($0)") }
    trip.stays = stays
    for stay in [stays[0], stays[4], stays[2]] { stay.trip = nil }
    #expect(trip.stays.map(\.hotel) == ["1", "3"])
  }
}
