import Foundation
import Testing

@testable import StillframePreviews

/// Models of Core Data in previews: the code that Xcode would write, and properties that the runtime would make.
@Suite struct ObjectModelTests {
  fileprivate static let model = """
    <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
    <model type="com.apple.IDECoreDataModeler.DataModel" sourceLanguage="Swift">
      <entity name="Plant" representedClassName="Plant" syncable="YES" codeGenerationType="class">
        <attribute name="name" optional="YES" attributeType="String" defaultValueString="Unnamed"/>
        <attribute name="leaves" attributeType="Integer 16" defaultValueString="3"
          usesScalarValueType="YES"/>
        <attribute name="id" optional="YES" attributeType="UUID" usesScalarValueType="NO"/>
        <relationship name="bed" optional="YES" maxCount="1" deletionRule="Nullify"
          destinationEntity="Bed" inverseName="plants" inverseEntity="Bed"/>
      </entity>
      <entity name="Tree" representedClassName="Tree" parentEntity="Plant" codeGenerationType="class"/>
      <entity name="Bed" representedClassName=".Bed" syncable="YES">
        <attribute name="title" optional="YES" attributeType="String"/>
        <relationship name="plants" optional="YES" toMany="YES" deletionRule="Cascade"
          destinationEntity="Plant" inverseName="bed" inverseEntity="Plant"/>
      </entity>
      <entity name="Tool" representedClassName="Tool" codeGenerationType="category">
        <attribute name="id" attributeType="Integer 64" usesScalarValueType="YES"/>
      </entity>
    </model>
    """

  private func folder(_ files: [String: String]) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for (path, text) in files {
      let url = URL(fileURLWithPath: folder.path(path)).deletingLastPathComponent()
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
      try folder.write(text, to: path)
    }
    return folder
  }

  @Test func theCurrentVersionIsRead() throws {
    let folder = try folder([
      "M.xcdatamodeld/M.xcdatamodel/contents": Self.model,
      "M.xcdatamodeld/M 2.xcdatamodel/contents": "<model/>",
      "M.xcdatamodeld/.xccurrentversion": """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>_XCCurrentVersionName</key><string>M.xcdatamodel</string></dict></plist>
      """,
    ])
    let model = try #require(ObjectModel(path: folder.path("M.xcdatamodeld")))
    #expect(model.entities.map(\.name) == ["Plant", "Tree", "Bed", "Tool"])
    #expect(model.entities.map(\.code) == [.all, .all, .manual, .category])
    #expect(model.entities[0].attributes.map(\.name) == ["name", "leaves", "id"])
    #expect(model.entities[1].parent == "Plant" && model.entities[2].className == "Bed")
    #expect(model.entities[2].relations.first?.isToMany == true)
  }

  @Test(arguments: [
    "", "<model>", "<other/>", "<model><entity/></model", String(repeating: "<a>", count: 9999),
    "<!DOCTYPE a [<!ENTITY b \"c\">]><model>&b;</model>", "\u{0}\u{1}",
  ])
  func whatIsNoModelIsNone(text: String) throws {
    let folder = try folder(["M.xcdatamodel/contents": text])
    #expect(ObjectModel(path: folder.path("M.xcdatamodel"))?.entities.isEmpty ?? true)
    #expect(ObjectModel(path: folder.path("N.xcdatamodeld")) == nil)
  }

  @Test func namesThatAreNoneAreLeftOut() throws {
    let folder = try folder([
      "M.xcdatamodel/contents": """
      <model><entity name="A; fatalError()"/><entity name="B" representedClassName="B {}">
      <attribute name="x y" attributeType="String"/>
      <attribute name="z" attributeType="Transformable" customClassName="A) { } "/>
      <relationship name="r" destinationEntity="B" inverseName="&quot;, x" deletionRule="&quot;"/>
      </entity></model>
      """
    ])
    let model = try #require(ObjectModel(path: folder.path("M.xcdatamodel")))
    #expect(model.entities.map(\.className) == ["NSManagedObject"])
    #expect(model.entities[0].attributes.map(\.className) == [nil])
    let relation = try #require(model.entities[0].relations.first)
    #expect(relation.inverse == nil && relation.deletion == "Nullify")
  }
}

extension PreviewTests {
  @Test func modelsAreInPreviews() throws {
    let folder = try folder([
      "Garden/Garden.xcdatamodeld/Garden.xcdatamodel/contents": ObjectModelTests.model,
      "Garden/Bed.swift": """
      import CoreData
      // The class Plant stands in the model, and this type is another one.
      enum Names {
        struct Plant { let key = "plant" }
      }
      @objc(Bed) public class Bed: NSManagedObject {
        @NSManaged public var title: String?
        @NSManaged public var plants: Set<Plant>
        @NSManaged public func addToPlants(_ value: Plant)
      }
      public class Tool: NSManagedObject {
        static func count(in context: NSManagedObjectContext) throws -> Int {
          let request = Tool.fetchRequest()
          return try context.fetch(request).count
        }
      }
      """,
      "Garden/Shown.swift": """
      import CoreData
      import SwiftUI

      struct Store {
        let container = NSPersistentContainer(
          name: "Garden",
          managedObjectModel: NSManagedObjectModel(
            contentsOf: Bundle.main.url(forResource: "Garden", withExtension: "momd")!)!)
        init() {
          container.loadPersistentStores { _, error in if let error { fatalError("\\(error)") } }
          let context = container.viewContext
          let bed = Bed(context: context)
          bed.title = "South"
          let plant = Plant(context: context)
          let tree = Tree(context: context)
          tree.name = "Oak"
          tree.id = UUID()
          bed.addToPlants(plant)
          tree.bed = bed
          for id in 7...8 { Tool(context: context).id = Int64(id) }
          try! context.save()
        }
      }

      struct Shown: View {
        @FetchRequest(sortDescriptors: [NSSortDescriptor(keyPath: \\Plant.name, ascending: true)])
        private var plants: FetchedResults<Plant>
        @FetchRequest(entity: Bed.entity(), sortDescriptors: []) private var beds: FetchedResults<Bed>
        @FetchRequest(sortDescriptors: [SortDescriptor(\\.id)]) private var tools: FetchedResults<Tool>
        @Environment(\\.managedObjectContext) private var context
        var body: some View {
          VStack {
            ForEach(plants) { plant in
              Text("\\(plant.name ?? "none") \\(plant.leaves) in \\(plant.bed?.title ?? "none")")
            }
            ForEach(beds, id: \\.objectID) { bed in Text("\\(bed.plants.count) plants") }
            ForEach(tools) { tool in Text("tool \\(tool.id)") }
            Text("\\((try? Tool.count(in: context)) ?? 0) tools")
            Text("\\(NSPersistentContainer(name: "Garden").managedObjectModel.entities.count) kinds")
          }
        }
      }

      #Preview { Shown().environment(\\.managedObjectContext, Store().container.viewContext) }
      """,
    ])
    let run = try run("report", "./Garden", in: folder)
    #expect(run.status == 0, "\(run.errors)")
    for text in [
      "Oak 3 in South", "Unnamed 3 in South", "2 plants", "4 kinds", "tool 8", "2 tools",
    ] {
      #expect(run.output.contains(text), "\(text) is not in \(run.output) \(run.errors)")
    }
  }
}
