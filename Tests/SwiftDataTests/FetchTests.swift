import SwiftData
import SwiftUI
import Testing

/// Predicates, orders, limits.
@Suite struct FetchTests {
  let context: ModelContext

  init() throws {
    context = ModelContext(try makeContainer())
    for (index, name) in ["item 10", "Item 9", "alps", "Ärger", "Zoo"].enumerated() {
      let trip = Trip(name: name, destination: "D\(index % 2)", rating: index)
      trip.startDate = Date(timeIntervalSince1970: TimeInterval(index * 100))
      if index == 2 { trip.endDate = trip.startDate }
      trip.stays = (0..<index).map { Stay(hotel: "H\($0)") }
      context.insert(trip)
    }
    try context.save()
  }

  func names(
    _ predicate: Predicate<Trip>? = nil, _ order: SortDescriptor<Trip>...
  ) throws -> [String] {
    try context.fetch(FetchDescriptor(predicate: predicate, sortBy: order)).map(\.name)
  }

  @Test func predicatesAreEvaluatedOverModels() throws {
    let least = 3
    let wanted = "D0"
    #expect(try names(#Predicate { $0.rating >= least }) == ["Ärger", "Zoo"])
    #expect(try names(#Predicate { $0.destination == wanted && $0.rating > 0 }) == ["alps", "Zoo"])
    #expect(try names(#Predicate { $0.endDate != nil }) == ["alps"])
    #expect(try names(#Predicate { $0.stays.count == 4 }) == ["Zoo"])
    #expect(try names(#Predicate { $0.stays.contains { $0.hotel == "H2" } }) == ["Ärger", "Zoo"])
    #expect(try names(#Predicate { $0.name.localizedStandardContains("ITEM") }).count == 2)
    #expect(try names(#Predicate { $0.name.localizedStandardContains("arg") }) == ["Ärger"])
    #expect(try names(#Predicate { $0.name.starts(with: "Z") }) == ["Zoo"])
    let stays = try context.fetch(
      FetchDescriptor<Stay>(predicate: #Predicate { $0.trip?.name == "Item 9" }))
    #expect(stays.map(\.hotel) == ["H0"])
    let all = try context.fetch(FetchDescriptor<Trip>())
    let id = all[1].persistentModelID
    #expect(try names(#Predicate { $0.persistentModelID == id }) == ["Item 9"])
  }

  @Test func stringsAreOrderedAsPeopleOrderThem() throws {
    #expect(
      try names(nil, SortDescriptor(\.name)) == ["alps", "Ärger", "Item 9", "item 10", "Zoo"])
    #expect(
      try names(nil, SortDescriptor(\.name, comparator: .localizedStandard, order: .reverse))
        == ["Zoo", "item 10", "Item 9", "Ärger", "alps"])
    #expect(
      try names(nil, SortDescriptor(\.destination), SortDescriptor(\.rating, order: .reverse))
        == ["Zoo", "alps", "item 10", "Ärger", "Item 9"])
    #expect(try names(nil, SortDescriptor(\.endDate, order: .reverse)).first == "alps")
  }

  @Test func limitsAndOffsetsCount() throws {
    var descriptor = FetchDescriptor<Trip>(sortBy: [SortDescriptor(\.startDate, order: .reverse)])
    descriptor.fetchLimit = 2
    descriptor.fetchOffset = 1
    #expect(try context.fetch(descriptor).map(\.rating) == [3, 2])
    descriptor.sortBy = []
    #expect(try context.fetch(descriptor).map(\.rating) == [1, 2])
    #expect(try context.fetchCount(descriptor) == 2)
    #expect(try context.fetchIdentifiers(descriptor).count == 2)
    descriptor.fetchLimit = -1
    descriptor.fetchOffset = 0
    #expect(try context.fetch(descriptor).map(\.rating) == [0, 1, 2, 3, 4])
    descriptor.fetchOffset = 100
    #expect(try context.fetch(descriptor).isEmpty)
  }

  @Test func unsavedChangesCanBeLeftOut() throws {
    let all = try context.fetch(FetchDescriptor<Trip>())
    all[0].rating = 50
    context.delete(all[1])
    context.insert(Trip(name: "New", rating: 50))
    var descriptor = FetchDescriptor<Trip>(predicate: #Predicate { $0.rating >= 50 })
    #expect(try context.fetch(descriptor).count == 2)
    descriptor.includePendingChanges = false
    #expect(try context.fetch(descriptor).isEmpty)
    descriptor.predicate = #Predicate { $0.rating <= 1 }
    #expect(try context.fetch(descriptor) == [all[0], all[1]])
  }

  @Test func fetchesDoNotReadForThoseWhoObserve() throws {
    let trips = try context.fetch(FetchDescriptor<Trip>())
    let count = CallCount()
    withObservationTracking {
      _ = try? context.fetch(FetchDescriptor<Trip>(predicate: #Predicate { $0.rating > 1 }))
    } onChange: {
      count.value += 1
    }
    trips[0].rating = 9
    #expect(count.value == 0)
  }
}
