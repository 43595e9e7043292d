import SwiftData
import SwiftUI
import Testing

/// Views that show models, on a stage.
@Suite struct QueryTests {
  @MainActor final class Counts {
    var lists = 0
    var rows: [String: Int] = [:]
  }

  private struct TripList: View {
    @Environment(\.modelContext) private var context
    @Query(sort: \Trip.rating, order: .reverse, animation: .linear(duration: 1))
    private var trips: [Trip]
    let counts: Counts

    var body: some View {
      counts.lists += 1
      return VStack(spacing: 0) {
        ForEach(trips) { trip in
          TripRow(trip: trip, counts: counts).frame(height: 20)
        }
        Button("Add") { context.insert(Trip(name: "New", rating: 10)) }
        Button("Delete") { if let last = trips.last { context.delete(last) } }
        Text("\(trips.count) trips")
      }
    }
  }

  private struct TripRow: View {
    let trip: Trip
    let counts: Counts

    var body: some View {
      counts.rows[trip.name, default: 0] += 1
      return Text(trip.name).accessibilityIdentifier(trip.name)
    }
  }

  private func texts(_ stage: Stage) throws -> [String] {
    var found: [String] = []
    func visit(_ node: LayoutReport.Node) {
      if let text = node.text, node.view == "Text", !node.isLeaving { found.append(text) }
      node.children.forEach(visit)
    }
    visit(try stage.layoutReport().root)
    return found
  }

  private func sample(_ count: Int = 3) throws -> ModelContainer {
    let container = try makeContainer()
    let context = ModelContext(container)
    for number in 0..<count { context.insert(Trip(name: "T\(number)", rating: number)) }
    try context.save()
    return container
  }

  @MainActor @Test func queriesShowModelsAndFollowThem() throws {
    let counts = Counts()
    let container = try sample()
    let stage = Stage(size: CGSize(width: 200, height: 200)) {
      TripList(counts: counts).modelContainer(container)
    }
    #expect(try texts(stage) == ["T2", "T1", "T0", "Add", "Delete", "3 trips"])
    #expect(counts.lists == 1)
    try stage.tap("Add")
    stage.advance(by: 2)
    #expect(try texts(stage).prefix(2) == ["New", "T2"])
    #expect(counts.lists == 2)
    #expect(counts.rows["T0"] == 1)
    #expect(!container.mainContext.hasChanges)
    try stage.tap("Delete")
    stage.advance(by: 2)
    #expect(try texts(stage) == ["New", "T2", "T1", "Add", "Delete", "3 trips"])
  }

  @MainActor @Test func viewsChangeExactlyWhenWhatTheyReadDoes() throws {
    let counts = Counts()
    let container = try sample()
    let stage = Stage(size: CGSize(width: 200, height: 200)) {
      TripList(counts: counts).modelContainer(container)
    }
    _ = try texts(stage)
    let trips = try container.mainContext.fetch(
      FetchDescriptor<Trip>(sortBy: [SortDescriptor(\.rating)]))
    // Nobody shows it, and nothing is ordered by it.
    trips[0].destination = "Bern"
    // The order stays.
    trips[2].rating = 100
    stage.advance(by: 0.001)
    #expect(counts.lists == 1)
    #expect(counts.rows == ["T0": 1, "T1": 1, "T2": 1])
    trips[1].name = "Middle"
    stage.advance(by: 0.001)
    #expect(try texts(stage).prefix(3) == ["T2", "Middle", "T0"])
    #expect(counts.lists == 1)
    #expect(counts.rows == ["T0": 1, "T1": 1, "T2": 1, "Middle": 1])
    trips[0].rating = 1000
    stage.advance(by: 2)
    #expect(try texts(stage).prefix(3) == ["T0", "T2", "Middle"])
    #expect(counts.lists == 2)
  }

  @MainActor @Test func rowsMoveWithTheQuerysAnimation() throws {
    let container = try sample()
    let stage = Stage(size: CGSize(width: 200, height: 200)) {
      TripList(counts: Counts()).modelContainer(container)
    }
    let start = try #require(try stage.layoutReport().frame(of: "T0"))
    let end = try #require(try stage.layoutReport().frame(of: "T2"))
    let trips = try container.mainContext.fetch(FetchDescriptor<Trip>())
    trips[0].rating = 5
    stage.advance(by: 0.001)
    stage.advance(by: 0.5)
    let middle = try #require(try stage.layoutReport().frame(of: "T0"))
    #expect(abs(middle.minY - (start.minY + end.minY) / 2) < 1)
    stage.advance(by: 0.5)
    #expect(try stage.layoutReport().frame(of: "T0")?.minY == end.minY)
  }

  private struct Filtered: View {
    @Query private var trips: [Trip]

    init(least: Int, order: SortOrder) {
      _trips = Query(
        filter: #Predicate { $0.rating >= least }, sort: \.rating, order: order)
    }

    var body: some View { Text(trips.map(\.name).joined(separator: " ")) }
  }

  private struct Choosing: View {
    @State private var least = 0
    @State private var order = SortOrder.forward

    var body: some View {
      VStack {
        Filtered(least: least, order: order)
        Button("More") { least += 1 }
        Button("Turn") { order = order == .forward ? .reverse : .forward }
      }
    }
  }

  @MainActor @Test func queriesMayBeMadeInInitialisers() throws {
    let container = try sample()
    let stage = Stage(size: CGSize(width: 200, height: 200)) {
      Choosing().modelContainer(container)
    }
    #expect(try texts(stage).first == "T0 T1 T2")
    try stage.tap("More")
    #expect(try texts(stage).first == "T1 T2")
    try stage.tap("Turn")
    #expect(try texts(stage).first == "T2 T1")
  }

  private struct Failing: View {
    @Query private var strangers: [Stranger]
    @Query(filter: #Predicate<Trip> { $0.place!.latitude > 0 }) private var trips: [Trip]

    var body: some View {
      VStack {
        Text("\(strangers.count) \(trips.count)")
        Text(_strangers.fetchError.map { "\($0)" } ?? "no error")
        Text(_trips.fetchError == nil ? "no error" : "error")
      }
    }
  }

  @MainActor @Test func queriesThatFailShowNothingAndSayWhy() throws {
    let container = try sample()
    let stage = Stage(size: CGSize(width: 400, height: 200)) {
      Failing().modelContainer(container)
    }
    #expect(
      try texts(stage) == [
        "0 0", "Stranger is not in the container's schema: add it to modelContainer(for:)", "error",
      ])
    let warnings = try stage.layoutReport().warnings.map(\.message)
    #expect(warnings.contains { $0.hasPrefix("@Query of Stranger shows nothing: ") })
    #expect(warnings.contains { $0.hasPrefix("@Query of Trip shows nothing: ") })
    let without = Stage(size: CGSize(width: 400, height: 200)) { TripList(counts: Counts()) }
    #expect(try texts(without).last == "0 trips")
    #expect(
      try without.layoutReport().warnings.map(\.message) == [
        "@Query of Trip shows nothing: no modelContainer(for:) is around the view"
      ])
  }

  private struct Detail: View {
    @Bindable var trip: Trip
    @Environment(\.modelContext) private var context

    var body: some View {
      VStack {
        TextField("Name", text: $trip.name).accessibilityIdentifier("field")
        Stepper("Rating \(trip.rating)", value: $trip.rating)
        Text(trip.isDeleted ? "deleted \(trip.name)" : "\(trip.stays.count) stays")
        Button("Stay") { trip.stays.append(Stay(hotel: "Post")) }
        Button("Delete") { context.delete(trip) }
      }
    }
  }

  @MainActor @Test func detailsEditAndOutliveTheirModel() throws {
    let container = try sample()
    let trip = try #require(try container.mainContext.fetch(FetchDescriptor<Trip>()).first)
    let stage = Stage(size: CGSize(width: 300, height: 300)) {
      Detail(trip: trip).modelContainer(container)
    }
    try stage.type("Alps", into: "field")
    #expect(trip.name.contains("Alps"))
    try stage.tap("Stay")
    #expect(try texts(stage).contains("1 stays"))
    #expect(trip.stays.first?.modelContext == container.mainContext)
    try stage.tap("Delete")
    #expect(trip.isDeleted)
    _ = try texts(stage)
    #expect(trip.modelContext == nil)
    #expect(try container.mainContext.fetchCount(FetchDescriptor<Stay>()) == 0)
  }

  @MainActor @Test func whatOtherContextsSaveIsShown() throws {
    let container = try sample()
    let stage = Stage(size: CGSize(width: 200, height: 200)) {
      TripList(counts: Counts()).modelContainer(container)
    }
    _ = try texts(stage)
    let other = ModelContext(container)
    let trips = try other.fetch(FetchDescriptor<Trip>())
    trips[1].name = "Changed"
    other.delete(trips[0])
    other.insert(Trip(name: "Other", rating: -1))
    try other.save()
    stage.advance(by: 2)
    #expect(try texts(stage).prefix(3) == ["T2", "Changed", "Other"])
  }

  @MainActor @Test func containersAreMadeOnceAndSaidToBeInMemory() throws {
    let setups = CallCount()
    let stage = Stage(size: CGSize(width: 200, height: 200)) {
      TripList(counts: Counts())
        .modelContainer(for: [Trip.self]) { result in
          setups.value += 1
          if case .success(let container) = result {
            container.mainContext.insert(Trip(name: "Sample"))
          }
        }
    }
    #expect(try texts(stage).first == "Sample")
    try stage.tap("Add")
    stage.advance(by: 2)
    #expect(try texts(stage).last == "2 trips")
    #expect(setups.value == 1)
    #expect(
      try stage.layoutReport().warnings.map(\.message) == [
        "a container's file has no effect: models are kept in memory; set isStoredInMemoryOnly or "
          + "inMemory"
      ])
    let disagreeing = Stage(size: CGSize(width: 200, height: 200)) {
      Text("still there").modelContainer(for: Left.self, inMemory: true)
    }
    #expect(try texts(disagreeing) == ["still there"])
    #expect(
      try disagreeing.layoutReport().warnings.map(\.message) == [
        "modelContainer(for:) has no effect: cannot make the container: Left.right has the inverse "
          + "Right.other, which does not lead to Left: name one that does"
      ])
  }

  private struct AllTrips: View {
    @Query(filter: #Predicate<Trip> { $0.rating > 0 }, sort: \.rating, order: .reverse)
    private var trips: [Trip]
    @Query(sort: \.rating) private var others: [Trip]

    nonisolated init() {}

    var body: some View { Text((trips + others).map(\.name).joined(separator: " ")) }
  }

  @Test func everyThreadMayHaveItsContainer() async throws {
    let texts = try await withThrowingTaskGroup(of: [String].self) { group in
      for _ in 0..<8 {
        group.addTask {
          let container = try self.sample(5)
          let renderer = ImageRenderer(
            content: AllTrips().modelContainer(container))
          return try renderer.layoutReport().root.children.compactMap(\.text)
        }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(texts == Array(repeating: ["T4 T3 T2 T1 T0 T1 T2 T3 T4"], count: 8))
  }
}
