import SwiftData
import SwiftUI
import Testing

/// Containers, contexts and models end with their last owner.
@Suite struct LifetimeTests {
  @MainActor @Test func aStagesContainerEndsWithIt() throws {
    weak var kept: ModelContainer?
    weak var context: ModelContext?
    weak var trip: Trip?
    do {
      let stage = Stage(size: CGSize(width: 100, height: 100)) {
        Names().modelContainer(for: Trip.self, inMemory: true) { result in
          guard case .success(let container) = result else { return }
          kept = container
          context = container.mainContext
          let model = Trip(name: "Alps")
          model.stays = [Stay(hotel: "Post")]
          container.mainContext.insert(model)
          trip = model
        }
      }
      #expect(try stage.layoutReport().description.contains("Alps"))
      #expect(kept != nil && context != nil && trip != nil)
    }
    #expect(kept == nil)
    #expect(context == nil)
    #expect(trip == nil)
  }

  private struct Names: View {
    @Query private var trips: [Trip]

    nonisolated init() {}

    var body: some View { Text(trips.map(\.name).joined()) }
  }

  @MainActor @Test func aMainContextHasAContainerThatIsEqual() throws {
    func context() throws -> (ModelContext, ObjectIdentifier) {
      let container = try makeContainer()
      container.mainContext.insert(Trip(name: "Alps"))
      try container.mainContext.save()
      return (container.mainContext, ObjectIdentifier(container))
    }
    let main = try context().0
    let container = main.container
    #expect(container.mainContext === main)
    #expect(container == main.container)
    #expect(Set([container, main.container]).count == 1)
    #expect(try ModelContext(container).fetchCount(FetchDescriptor<Trip>()) == 1)
    #expect(try makeContainer() != container)
  }

  @Test func modelsThatHaveLeftTheContextEndWithIt() throws {
    weak var saved: Trip?
    weak var unsaved: Trip?
    weak var back: Trip?
    weak var elsewhere: Trip?
    do {
      let context = ModelContext(try makeContainer())
      func add(_ name: String) -> Trip {
        let trip = Trip(name: name)
        trip.stays = [Stay(hotel: "Post")]
        context.insert(trip)
        return trip
      }
      let one = add("Alps")
      try context.save()
      context.delete(one)
      try context.save()
      let two = add("Andes")
      context.delete(two)
      let three = add("Ural")
      context.processPendingChanges()
      context.rollback()
      _ = ModelContext(try makeContainer())
      let other = ModelContext(try makeContainer())
      elsewhere = {
        let models = ModelContext(context.container)
        let model = Trip(name: "Atlas")
        model.stays = [Stay(hotel: "Post")]
        models.insert(model)
        models.rollback()
        other.insert(model)
        return model
      }()
      #expect(elsewhere?.stays.map(\.hotel) == ["Post"])
      (saved, unsaved, back) = (one, two, three)
      #expect(one.stays.count == 1 && two.stays.count == 1 && three.stays.count == 1)
    }
    #expect(saved == nil)
    #expect(unsaved == nil)
    #expect(back == nil)
    #expect(elsewhere == nil)
  }
}
