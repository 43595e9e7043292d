import SwiftData
import SwiftUI
import Testing

// The situations of SwiftData's documentation, with models of our own: sample data for previews, categories with a
// cascade, filters that views choose, a local copy of what a server sends, an actor in the background, versions.

enum SchemaV1: VersionedSchema {
  static var models: [any PersistentModel.Type] { [Plant.self, Bed.self] }
  static let versionIdentifier = Schema.Version(1, 0, 0)

  @Model final class Plant {
    @Attribute(.unique) var label: String
    @Attribute(originalName: "waterings") var needs: Needs
    @Attribute(.externalStorage) var picture: Data?
    var planted: Date?
    var bed: Bed?

    init(label: String, needs: Needs = .sun) {
      self.label = label
      self.needs = needs
    }

    enum Needs: String, Codable, CaseIterable { case sun, shade }
  }

  @Model final class Bed {
    @Attribute(.unique) var name: String
    @Relationship(deleteRule: .cascade, inverse: \Plant.bed)
    var plants = [Plant]()

    init(name: String) {
      self.name = name
    }
  }
}

typealias Plant = SchemaV1.Plant
typealias Bed = SchemaV1.Bed

enum GardenPlan: SchemaMigrationPlan {
  static var schemas: [any VersionedSchema.Type] { [SchemaV1.self] }
  static var stages: [MigrationStage] {
    [
      .custom(
        fromVersion: SchemaV1.self, toVersion: SchemaV1.self,
        willMigrate: { context in try context.save() }, didMigrate: nil)
    ]
  }
}

struct SampleGarden: PreviewModifier {
  static func makeSharedContext() async throws -> ModelContainer {
    let container = try ModelContainer(
      for: Schema(versionedSchema: SchemaV1.self), migrationPlan: GardenPlan.self,
      configurations: ModelConfiguration(isStoredInMemoryOnly: true))
    await Task.yield()
    let herbs = Bed(name: "Herbs")
    container.mainContext.insert(herbs)
    for label in ["Thyme", "basil", "Sage"] {
      let plant = Plant(label: label, needs: label == "Sage" ? .shade : .sun)
      plant.bed = herbs
    }
    return container
  }

  func body(content: Content, context: ModelContainer) -> some View {
    content.modelContainer(context)
  }
}

extension PreviewTrait where T == Preview.ViewTraits {
  @MainActor static var sampleGarden: Self { .modifier(SampleGarden()) }
}

struct PlantList: View {
  @Query(sort: [SortDescriptor(\Plant.label)]) private var plants: [Plant]
  @Environment(\.modelContext) private var context
  private let needs: Plant.Needs?

  init(needs: Plant.Needs? = nil, search: String = "") {
    self.needs = needs
    _plants = Query(
      filter: #Predicate<Plant> { plant in
        search.isEmpty || plant.label.localizedStandardContains(search)
      }, sort: [SortDescriptor(\.label, comparator: .localizedStandard)], animation: .default)
  }

  private var shown: [Plant] { plants.filter { needs == nil || $0.needs == needs } }

  var body: some View {
    List {
      ForEach(shown) { plant in
        Text("\(plant.label) in \(plant.bed?.name ?? "no bed")")
      }
      .onDelete { offsets in
        for offset in offsets { context.delete(shown[offset]) }
      }
    }
    .overlay { if plants.isEmpty { ContentUnavailableView("No plants", systemImage: "leaf") } }
  }
}

#Preview("Plants", traits: .sampleGarden) {
  @Previewable @Query(sort: \Plant.label) var plants: [Plant]
  @Previewable @State var search = ""
  VStack {
    Text("\(plants.count) plants")
    PlantList(search: search)
  }
}

#Preview("Beds") {
  PlantList().modelContainer(for: Bed.self, inMemory: true)
}

@ModelActor actor Importer {
  func take(_ labels: [String]) throws -> [PersistentIdentifier] {
    for label in labels { modelContext.insert(Plant(label: label)) }
    try modelContext.save()
    return try modelContext.fetchIdentifiers(
      FetchDescriptor<Plant>(sortBy: [SortDescriptor(\.label)]))
  }

  func rename(_ identifier: PersistentIdentifier, to label: String) throws {
    self[identifier, as: Plant.self]?.label = label
    try modelContext.save()
  }
}

@Suite struct DocumentedExampleTests {
  private func texts(_ stage: Stage) throws -> [String] {
    var found: [String] = []
    func visit(_ node: LayoutReport.Node) {
      if let text = node.text, node.view == "Text" { found.append(text) }
      node.children.forEach(visit)
    }
    visit(try stage.layoutReport().root)
    return found
  }

  @MainActor @Test func previewsShareSampleData() throws {
    let preview = Preview("Plants", traits: .sampleGarden) { PlantList() }
    let stage = Stage(size: CGSize(width: 300, height: 300)) { preview.makeView() }
    #expect(try texts(stage) == ["basil in Herbs", "Sage in Herbs", "Thyme in Herbs"])
    #expect(try stage.layoutReport().warnings.isEmpty)
  }

  private struct FailingSample: PreviewModifier {
    struct Broken: Error {}
    static func makeSharedContext() async throws -> ModelContainer { throw Broken() }
    func body(content: Content, context: ModelContainer) -> some View { content.hidden() }
  }

  @MainActor @Test func modifiersWithoutContextAreLeftOut() throws {
    let preview = Preview(traits: .modifier(FailingSample())) { Text("plain") }
    let stage = Stage(size: CGSize(width: 300, height: 300)) { preview.makeView() }
    #expect(try texts(stage) == ["plain"])
    #expect(try stage.layoutReport().warnings.first?.message.contains("Broken()") == true)
  }

  private struct Garden: View {
    @State private var search = ""
    @State private var needs: Plant.Needs?

    var body: some View {
      VStack {
        TextField("Search", text: $search).accessibilityIdentifier("search")
        Button("Shade") { needs = .shade }
        PlantList(needs: needs, search: search)
      }
    }
  }

  @MainActor @Test func viewsChooseWhatTheirQueriesFetch() throws {
    let container = try ModelContainer(
      for: Plant.self, configurations: .init(isStoredInMemoryOnly: true))
    for label in ["Thyme", "basil", "Sage"] {
      container.mainContext.insert(Plant(label: label, needs: label == "Sage" ? .shade : .sun))
    }
    let stage = Stage(size: CGSize(width: 300, height: 400)) {
      Garden().modelContainer(container)
    }
    try stage.type("a", into: "search")
    stage.advance(by: 2)
    #expect(try texts(stage).filter { $0.contains(" in ") }.count == 2)
    try stage.tap("Shade")
    stage.advance(by: 2)
    #expect(try texts(stage).filter { $0.contains(" in ") } == ["Sage in no bed"])
  }

  @Test func categoriesTakeTheirModelsAlong() throws {
    let context = ModelContext(
      try ModelContainer(for: Bed.self, configurations: .init(isStoredInMemoryOnly: true)))
    let bed = Bed(name: "Herbs")
    bed.plants = [Plant(label: "Sage"), Plant(label: "Thyme")]
    context.insert(bed)
    try context.save()
    #expect(try context.fetch(FetchDescriptor<Plant>()).allSatisfy { $0.bed === bed })
    context.delete(bed.plants[0])
    #expect(bed.plants.map(\.label) == ["Thyme"])
    context.delete(bed)
    try context.save()
    #expect(try context.fetchCount(FetchDescriptor<Plant>()) == 0)
  }

  @Test func whatAServerSendsTwiceUpdates() throws {
    let context = ModelContext(
      try ModelContainer(for: Plant.self, configurations: .init(isStoredInMemoryOnly: true)))
    for needs in [Plant.Needs.sun, .shade] {
      context.insert(Plant(label: "Sage", needs: needs))
      context.insert(Plant(label: "Thyme", needs: needs))
      try context.save()
    }
    let plants = try context.fetch(FetchDescriptor<Plant>())
    #expect(plants.map(\.label) == ["Sage", "Thyme"])
    #expect(plants.allSatisfy { $0.needs == .shade })
  }

  @Test func actorsWorkOnTheirOwnContext() async throws {
    let container = try ModelContainer(
      for: Plant.self, configurations: .init(isStoredInMemoryOnly: true))
    let importer = Importer(modelContainer: container)
    let identifiers = try await importer.take(["Sage", "Thyme"])
    #expect(identifiers.count == 2)
    try await importer.rename(identifiers[0], to: "Mint")
    let context = ModelContext(container)
    let labels = try identifiers.map { identifier in
      try #require(context.model(for: identifier) as? Plant).label
    }
    #expect(labels == ["Mint", "Thyme"])
  }

  @MainActor private final class Setup {
    var name = ""
  }

  private struct Shop: App {
    var body: some Scene {
      WindowGroup { PlantList() }.modelContainer(for: [Plant.self], inMemory: true)
    }
  }

  @Test func schemasHaveVersions() throws {
    let container = try ModelContainer(
      for: Schema(versionedSchema: SchemaV1.self), migrationPlan: GardenPlan.self,
      configurations: [ModelConfiguration("garden", isStoredInMemoryOnly: true)])
    #expect(container.schema.version == Schema.Version(1, 0, 0))
    #expect(container.migrationPlan != nil)
    #expect(container.configurations.map(\.name) == ["garden"])
  }
}
