package import SwiftData
import SwiftUI
import Testing

/// A class of the package, with an access level of its own.
@Model package final class Parcel {
  package var weight = 1

  package init() {}
}

enum North {
  @Model final class Town {
    var name = ""
    init() {}
  }
}

enum South {
  @Model final class Town {
    var name = ""
    init() {}
  }
}

/// Contexts and what they tell queries.
@Suite struct ContextTests {
  private struct Saved: View {
    @Query private var trips: [Trip]

    init() {
      var descriptor = FetchDescriptor<Trip>()
      descriptor.includePendingChanges = false
      _trips = Query(descriptor)
    }

    var body: some View { Text("\(trips.count) saved") }
  }

  @MainActor @Test func queriesOfSavedModelsFollowTheContextsOwnSaves() throws {
    let container = try makeContainer()
    container.mainContext.autosaveEnabled = false
    let stage = Stage(size: CGSize(width: 100, height: 100)) {
      Saved().modelContainer(container)
    }
    container.mainContext.insert(Trip(name: "Alps"))
    stage.advance(by: 0.1)
    #expect(try stage.layoutReport().description.contains("0 saved"))
    try container.mainContext.save()
    stage.advance(by: 0.1)
    #expect(try stage.layoutReport().description.contains("1 saved"))
  }

  @Test func storedModelsComeBeforeNewOnes() throws {
    let container = try makeContainer()
    let context = ModelContext(container)
    context.insert(Trip(name: "Alps"))
    try context.save()
    let other = ModelContext(container)
    other.insert(Trip(name: "Andes"))
    #expect(try other.fetch(FetchDescriptor<Trip>()).map(\.name) == ["Alps", "Andes"])
  }

  @Test func classesWithOneNameAreAnError() {
    do {
      _ = try ModelContainer(for: North.Town.self, South.Town.self)
      Issue.record("making the container should fail")
    } catch {
      #expect(error as? SwiftDataError == .loadIssueModelContainer)
      #expect("\(error)".contains("North.Town and "))
      #expect("\(error)".hasSuffix("South.Town have one name: rename one"))
    }
  }

  @Test func theContextOfViewsWithoutAContainerKeepsNothing() {
    let context = EnvironmentValues().modelContext
    context.insert(Stranger())
    #expect(!context.hasChanges)
    #expect(throws: SwiftDataError.missingModelContext) { try context.save() }
  }

  @Test func classesOfThePackageAreModels() throws {
    let context = ModelContext(try ModelContainer(for: Parcel.self))
    context.insert(Parcel())
    try context.save()
    #expect(try context.fetch(FetchDescriptor<Parcel>()).map(\.weight) == [1])
  }
}
