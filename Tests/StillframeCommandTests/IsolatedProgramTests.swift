import Foundation
import Testing

@testable import StillframePreviews

/// Programs whose settings isolate everything to the main actor, as Xcode 26 makes them.
extension PreviewTests {
  private func project(swift version: String) -> String {
    """
    // !$*UTF8*$!
    { objectVersion = 77; rootObject = P; objects = {
    P = { isa = PBXProject; targets = (T); mainGroup = G; buildConfigurationList = PL; };
    G = { isa = PBXGroup; children = (F); sourceTree = "<group>"; };
    F = { isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; };
    T = { isa = PBXNativeTarget; name = App; buildConfigurationList = L;
      productType = "com.apple.product-type.application"; fileSystemSynchronizedGroups = (F); };
    PL = { isa = XCConfigurationList; buildConfigurations = (PC); };
    PC = { isa = XCBuildConfiguration; name = Debug; buildSettings = { SDKROOT = iphoneos; }; };
    L = { isa = XCConfigurationList; buildConfigurations = (C); };
    C = { isa = XCBuildConfiguration; name = Debug; buildSettings = { SDKROOT = iphoneos;
      SWIFT_VERSION = \(version); SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor;
      SWIFT_APPROACHABLE_CONCURRENCY = YES; }; };
    }; }
    """
  }

  @Test(arguments: ["5.0", "6.0"]) func modelsOfTheMainActorAreShown(version: String) throws {
    let folder = try folder([
      "App.xcodeproj/project.pbxproj": project(swift: version),
      "App/Models.swift": """
      import SwiftData

      @Model class Shelf {
        #Unique<Shelf>([\\.title])
        var title: String
        @Relationship(deleteRule: .cascade, inverse: \\Book.shelf) var books: [Book] = []
        init(title: String) { self.title = title }
      }

      @Model final class Book {
        var name: String
        var pages = 12
        var shelf: Shelf?
        init(name: String) { self.name = name }
      }
      """,
      "App/Shown.swift": """
      import SwiftData
      import SwiftUI

      struct Shown: View {
        @Query(sort: \\Book.name) private var books: [Book]
        var body: some View {
          ForEach(books) { Text("\\($0.name) \\($0.pages) \\($0.shelf?.title ?? "")") }
        }
      }

      @MainActor let container: ModelContainer = {
        let container = try! ModelContainer(for: Shelf.self, 
          configurations: ModelConfiguration(isStoredInMemoryOnly: true))
        let shelf = Shelf(title: "Left")
        container.mainContext.insert(shelf)
        shelf.books.append(Book(name: "Emma"))
        return container
      }()

      #Preview { Shown().modelContainer(container) }
      """,
    ])
    let run = try run("report", ".", in: folder)
    #expect(run.status == 0 && run.output.contains("Emma 12 Left"), "\(run.output) \(run.errors)")
  }

  /// Apple's compiler lets classes of the main actor derive from classes of Objective-C, which are of none.
  @Test(arguments: ["5.0", "6.0"]) func objectsOfTheMainActorAreShown(version: String) throws {
    let folder = try folder([
      "App.xcodeproj/project.pbxproj": project(swift: version),
      "App/Book.swift": """
      import CoreData

      @objc(Book)
      public class Book: NSManagedObject {
        public override func awakeFromInsert() {
          super.awakeFromInsert()
          name = "Emma"
        }
      }

      extension Book {
        @NSManaged public var name: String
      }
      """,
      "App/Shown.swift": """
      import CoreData
      import SwiftUI

      struct Shown: View {
        let book: Book
        var body: some View { Text(book.name) }
      }

      #Preview {
        Shown(book: Book(context: NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)))
      }
      """,
    ])
    let run = try run("report", ".", in: folder)
    #expect(run.status == 0 && run.output.contains("Emma"), "\(run.output) \(run.errors)")
  }

  /// Views of such programs are compared where they say so.
  @Test(arguments: ["5.0", "6.0"]) func viewsOfTheMainActorAreCompared(version: String) throws {
    let folder = try folder([
      "App.xcodeproj/project.pbxproj": project(swift: version),
      "App/Parts.swift": """
      import SwiftUI
      struct Card: View, Equatable {
        let title: String
        var body: some View { Text("card \\(title)") }
        static func == (one: Card, other: Card) -> Bool { one.title == other.title }
      }
      struct Tile: View {
        let title: String
        var body: some View { Text("tile \\(title)") }
      }
      extension Tile: Hashable {}
      """,
      "App/Shown.swift": """
      import SwiftUI
      struct Shown: View {
        var body: some View {
          VStack {
            Card(title: "one").equatable()
            EquatableView(content: Tile(title: "two"))
          }
        }
      }
      #Preview { Shown() }
      """,
    ])
    let run = try run("report", ".", in: folder)
    #expect(run.status == 0 && run.errors == "", "\(run.errors)")
    for text in ["card one", "tile two"] {
      #expect(run.output.contains("\"\(text)\""), "\(run.output)")
    }
  }

  /// Plain types of such programs are told apart by views.
  @Test(arguments: ["5.0", "6.0"]) func valuesOfTheMainActorAreToldApart(version: String) throws {
    let folder = try folder([
      "App.xcodeproj/project.pbxproj": project(swift: version),
      "App/Kinds.swift": """
      import SwiftUI
      enum Kind: CaseIterable {
        case north, south
        var title: String { self == .north ? "North" : "South" }
      }
      struct Stop: Hashable {
        let name: String
        let kind: Kind
      }
      """,
      "App/Shown.swift": """
      import SwiftUI
      struct Shown: View {
        @State private var kind = Kind.south
        var body: some View {
          VStack {
            ForEach(Kind.allCases, id: \\.self) { Text("to \\($0.title)") }
            ForEach([Stop(name: "Mill", kind: .north)], id: \\.self) { Text("at \\($0.name)") }
            Picker("Kind", selection: $kind) {
              ForEach(Kind.allCases, id: \\.self) { Text($0.title) }
            }
            .pickerStyle(.segmented)
          }
        }
      }
      #Preview { Shown() }
      """,
    ])
    let run = try run("report", ".", in: folder)
    #expect(run.status == 0 && run.errors == "", "\(run.errors)")
    for text in ["to North", "to South", "at Mill", "South"] {
      #expect(run.output.contains("\"\(text)\""), "\(text): \(run.output)")
    }
  }
}
