import SwiftData
import SwiftUI
import Testing

/// Both sides of relationships, and what deleting does to them.
@Suite struct RelationshipTests {
  let context: ModelContext

  init() throws {
    context = ModelContext(try makeContainer())
  }

  @Test func bothSidesAreConsistent() {
    let trip = Trip(name: "Alps")
    let stay = Stay(hotel: "Post")
    context.insert(trip)
    trip.stays.append(stay)
    #expect(stay.trip === trip)
    #expect(stay.modelContext == context)
    let second = Trip(name: "Andes")
    stay.trip = second
    #expect(trip.stays.isEmpty)
    #expect(second.stays == [stay])
    #expect(second.modelContext == context)
    second.stays = []
    #expect(stay.trip == nil)
  }

  @Test func relationshipsMayShareAnInverse() throws {
    let context = ModelContext(
      try ModelContainer(
        for: Yard.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true)))
    let (here, there) = (Yard(), Yard())
    let (first, second, third) = (Shrub(), Shrub(), Shrub())
    context.insert(here)
    context.insert(there)
    here.front = [first]
    here.back = [second, third]
    #expect([first, second, third].allSatisfy { $0.yard === here })
    there.back.append(second)
    #expect(second.yard === there)
    #expect(here.back == [third])
    third.yard = nil
    #expect(here.back.isEmpty && here.front == [first])
    second.yard = here
    #expect(there.back.isEmpty && here.front == [first, second])
    here.back = [second]
    context.delete(second)
    #expect(here.front == [first] && here.back.isEmpty)
  }

  @Test func initialisersLinkWhenTheModelIsInserted() {
    let trip = Trip(name: "Alps")
    context.insert(trip)
    let stay = Stay(hotel: "Post", trip: trip)
    context.insert(stay)
    #expect(trip.stays == [stay])
    let guide = Guide(code: 1, name: "Anna", trips: [trip])
    context.insert(guide)
    #expect(trip.guide === guide)
    #expect(guide.trips == [trip])
    trip.guide = nil
    #expect(guide.trips.isEmpty)
  }

  @Test func listsThatBothSidesSetHaveNothingTwice() {
    let club = Club(name: "Chess")
    let (ann, bob) = (Person("Ann"), Person("Bob"))
    club.members = [ann, bob, ann]
    ann.clubs = [club]
    context.insert(club)
    #expect(club.members == [ann, bob])
    #expect(ann.clubs == [club])
    #expect(bob.clubs == [club])
    bob.clubs.removeAll()
    #expect(club.members == [ann])
    let trip = Trip(name: "Alps")
    let stay = Stay(hotel: "Post", trip: trip)
    trip.stays = [stay]
    context.insert(stay)
    #expect(trip.stays == [stay])
  }

  @Test func aModelMayLeadToItself() throws {
    let root = Person("Root")
    let leaf = Person("Leaf", parent: root)
    context.insert(leaf)
    #expect(root.children == [leaf])
    root.parent = leaf
    leaf.children?.append(leaf)
    #expect(leaf.parent === leaf)
    #expect(root.children?.isEmpty == true)
    try context.save()
    context.delete(leaf)
    #expect(root.parent == nil)
    try context.save()
    #expect(try context.fetch(FetchDescriptor<Person>()) == [root])
  }

  @Test func deletingNullifiesCascadesAndDenies() throws {
    let guide = Guide(code: 1, name: "Anna")
    let trip = Trip(name: "Alps")
    trip.guide = guide
    trip.stays = [Stay(hotel: "Post")]
    context.insert(trip)
    try context.save()
    context.delete(guide)
    #expect(trip.guide == nil)
    context.delete(trip)
    try context.save()
    #expect(try context.fetchCount(FetchDescriptor<Stay>()) == 0)
    let owner = Person("Ann")
    let loan = Loan(owner: owner, amount: 5)
    context.insert(loan)
    try context.save()
    context.delete(owner)
    #expect(throws: SwiftDataError.modelValidationFailure) { try context.save() }
    context.delete(loan)
    try context.save()
    #expect(try context.fetchCount(FetchDescriptor<Person>()) == 0)
  }

  @Test func longChainsNeedNoDeepStack() throws {
    let root = Person("0")
    context.insert(root)
    var last = root
    for number in 1...20_000 {
      let next = Person("\(number)", parent: last)
      context.insert(next)
      last = next
    }
    try context.save()
    #expect(try context.fetchCount(FetchDescriptor<Person>()) == 20_001)
    // One that is only met when the first of it is inserted.
    let other = ModelContext(try makeContainer())
    let people = (0..<20_000).map { Person("\($0)") }
    for (child, parent) in zip(people, people.dropFirst()) { child.parent = parent }
    other.insert(people[0])
    #expect(try other.fetchCount(FetchDescriptor<Person>()) == 20_000)
  }
  @Test func chainsOfInitialisersNeedNoDeepStack() throws {
    var last = Person("0")
    for number in 1...100_000 { last = Person("\(number)", parent: last) }
    context.insert(last)
    #expect(last.parent?.children == [last])
    #expect(context.insertedModelsArray.count == 100_001)
  }
}
