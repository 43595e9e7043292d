import CoreData
import CryptoKit
import MapKit
import SwiftUI
import Testing
import UserNotifications
import WatchKit

/// Names of frameworks as public programs write them.
@MainActor @Suite struct TriedMemberTests {
  private final class Row: NSManagedObject {
    var isDone: Bool {
      get { value(forKey: "isDone") as? Bool ?? false }
      set { setValue(newValue, forKey: "isDone") }
    }
    var name: String {
      get { value(forKey: "name") as? String ?? "" }
      set { setValue(newValue, forKey: "name") }
    }
  }

  private func container(_ names: [String]) throws -> NSPersistentContainer {
    let container = NSPersistentContainer(name: "Rows")
    container.loadPersistentStores { _, _ in }
    for (number, name) in names.enumerated() {
      let row = Row(context: container.viewContext)
      row.name = name
      row.isDone = number % 2 == 0
    }
    try container.viewContext.save()
    return container
  }

  private struct Rows: View {
    @FetchRequest<Row>(sortDescriptors: [SortDescriptor(\.isDone), SortDescriptor(\.name)])
    private var rows
    @SectionedFetchRequest<Bool, Row>(
      sectionIdentifier: \.isDone, sortDescriptors: [SortDescriptor(\.name)])
    private var sections
    let isReversed: Bool

    var body: some View {
      let _ = order()
      Text(rows.map(\.name).joined() + "-" + sections.flatMap { $0.map(\.name) }.joined())
    }

    private func order() {
      guard isReversed, rows.sortDescriptors.isEmpty else { return }
      rows.sortDescriptors = [SortDescriptor(\.name, order: .reverse)]
      sections.sortDescriptors = [SortDescriptor(\.name, order: .reverse)]
    }
  }

  private func words(_ container: NSPersistentContainer, isReversed: Bool) throws -> String {
    let view = Rows(isReversed: isReversed)
      .environment(\.managedObjectContext, container.viewContext)
    return try ImageRenderer(content: view).layoutReport().description
  }

  @Test func rowsAreOrderedByValuesThatAreTrueOrFalse() throws {
    let container = try container(["a", "b", "c", "d"])
    let words = try words(container, isReversed: false)
    #expect(words.contains("bdac-acbd"), "\(words)")
  }

  @Test func theOrderIsChangedInTheWordsOfSwift() throws {
    let container = try container(["a", "b", "c"])
    let words = try words(container, isReversed: true)
    #expect(words.contains("cba-cab"), "\(words)")
  }

  /// A view that shows the objects is not evaluated on that thread.
  @Test func contextsMayBeFilledOnAnotherThread() async throws {
    let container = try container(["a"])
    let stage = Stage(size: CGSize(width: 200, height: 100)) {
      Rows(isReversed: false).environment(\.managedObjectContext, container.viewContext)
    }
    _ = try stage.layoutReport()
    await Swift.Task.detached {
      Row(context: container.viewContext).name = "b"
      try? container.viewContext.save()
    }.value
    let count = container.viewContext.performAndWait {
      (try? NSFetchRequest<Row>(entityName: "Row").execute().count) ?? 0
    }
    #expect(count == 2)
    #expect(try NSFetchRequest<Row>(entityName: "Row").execute().isEmpty)
  }

  @Test func objectsMayHaveNoContext() throws {
    let row = Row()
    try row.validateForInsert()
    try row.validateForUpdate()
    try row.validateForDelete()
    row.name = "a"
    #expect(row.name == "a" && row.managedObjectContext == nil)
    let context = NSManagedObjectContext(.mainQueue)
    context.undo()
    context.redo()
    #expect(!context.hasChanges)
    #expect(NSManagedObjectModel().fetchRequestTemplate(forName: "a") == nil)
    let set: NSSet = [row]
    let other: NSMutableSet = []
    #expect(set.count == 1 && other.count == 0)
  }

  @Test func digestsAreKeys() {
    let key = SymmetricKey(data: SHA256.hash(data: Data("a".utf8)))
    #expect(key.bitCount == 256)
  }

  private final class Zoom: ObservableObject {}

  private struct Spots: MapContent {
    @EnvironmentObject var zoom: Zoom
    @State private var title = "Spot"

    var body: some MapContent {
      Annotation(title, coordinate: CLLocationCoordinate2D(latitude: 47, longitude: 8)) {
        Text("\(type(of: zoom))")
      }
    }
  }

  /// Content of a type of its own finds objects, and is left out where there are none.
  @Test func contentOfMapsHasTheValuesOfItsProperties() throws {
    let map = Map { Spots() }.frame(width: 300, height: 300)
    let words = try ImageRenderer(content: map.environmentObject(Zoom())).layoutReport().description
    #expect(words.contains("\"Zoom\""), "\(words)")
    let without = try ImageRenderer(content: map).layoutReport()
    #expect(!without.description.contains("\"Zoom\""))
    #expect(without.warnings.contains { "\($0)".contains("Zoom") })
  }

  @Test func devicesAndPlacesHaveTheirNames() {
    #expect(!WKInterfaceDevice.current().systemVersion.isEmpty)
    let completer = MKLocalSearchCompleter()
    completer.resultTypes = [.pointOfInterest, .query]
    #expect(completer.resultTypes.contains(.query))
    MKDirections(request: MKDirections.Request()).cancel()
    #expect(MKError(.serverFailure).errorCode == 2)
    let place = MKPlacemark(coordinate: CLLocationCoordinate2D())
    #expect(place.areasOfInterest == nil && place.region == nil)
    #expect(place.inlandWater == nil && place.ocean == nil)
    let kinds: Set = [MKLocalSearch.ResultType.physicalFeature.rawValue, 1, 2, 8]
    #expect(kinds.count == 4)
  }

  @Test func noNoticeIsShown() async {
    let settings = await UNUserNotificationCenter.current().notificationSettings()
    let all = [
      settings.carPlaySetting, settings.criticalAlertSetting, settings.announcementSetting,
      settings.notificationCenterSetting, settings.lockScreenSetting,
      settings.timeSensitiveSetting, settings.scheduledDeliverySetting,
    ]
    #expect(all.allSatisfy { $0 == .disabled } && !settings.providesAppNotificationSettings)
  }
}
