import Foundation
import StillImageFile
import StillRaster
import Testing

@testable import StillframePreviews

/// Modules that shown files import and that lie in packages nearby.
extension PreviewTests {
  private static func manifest(
    _ name: String, _ target: String? = nil, dependencies: String = ""
  ) -> String {
    """
    // swift-tools-version: 5.9
    import PackageDescription
    let package = Package(
      name: "\(name)", defaultLocalization: "en",
      products: [.library(name: "\(name)", targets: ["\(name)"])],
      dependencies: [\(dependencies)],
      targets: [\(target ?? ".target(name: \"\(name)\")")])
    """
  }

  private static let kit = "public let kit = \"from the kit\"\n"
  private static let view = """
    import Kit
    import SwiftUI
    struct Shown: View { var body: some View { Text(kit) } }
    #Preview("Shown") { Shown() }

    """
  private static let sea = """
    {"colors":[{"idiom":"universal","color":{"color-space":"srgb","components":\
    {"red":"0.0","green":"0.0","blue":"1.0","alpha":"1.0"}}}],"info":{"version":1,"author":"xcode"}}
    """
  private static let square = """
    import SwiftUI
    #Preview("Sea") { Color("Sea", bundle: BUNDLE).frame(width: 4, height: 4) }

    """

  private func expectKit(_ words: [String], in folder: TemporaryFolder) throws {
    let run = try run(words, in: folder)
    #expect(run.status == 0 && run.errors == "", "\(run.errors)")
    #expect(run.output.contains("Shown (") && run.output.contains("from the kit"))
  }

  private func expectSea(_ path: String, in folder: TemporaryFolder) throws {
    let run = try run("render", path, in: folder)
    #expect(run.status == 0 && run.errors == "", "\(run.errors)")
    let bitmap = try Bitmap(pngData: folder.data("previews/Sea.png"))
    #expect(bitmap[1, 1].blue == 255 && bitmap[1, 1].red == 0)
  }

  @Test func packagesNamedByTheirPathsAreCompiled() throws {
    let folder = try folder([
      "All/Kit/Package.swift": Self.manifest("Kit"),
      "All/Kit/Sources/Kit/Kit.swift": Self.kit
        + "import SwiftUI\n#Preview(\"Hidden\") { Text(kit) }\n",
      "All/App/Package.swift": Self.manifest(
        "App", ".target(name: \"App\", dependencies: [\"Kit\"])",
        dependencies: ".package(path: \"../Kit\")"),
      "All/App/Sources/App/Shown.swift": Self.view,
    ])
    try expectKit(["report", "./All/App"], in: folder)
    // Previews of packages that are only needed are not shown.
    let list = try run("render", "./All/App", "--list", in: folder)
    #expect(list.output == "Shown  Shown.swift:4\n")
    let run = try run("report", "./All/App", in: folder)
    #expect(!run.output.contains("Hidden"))
  }

  @Test func theOnlyTargetMayLieInSourcesItself() throws {
    let folder = try folder([
      "Kit/Package.swift": Self.manifest("Kit"),
      "Kit/Sources/Shown.swift": Self.kit + Self.view.replacing("import Kit\n", with: ""),
    ])
    try expectKit(["report", "./Kit"], in: folder)
  }

  @Test func anExampleInsideOrBesideAPackageImportsItsModule() throws {
    let folder = try folder([
      "Kit/Package.swift": Self.manifest("Kit"),
      "Kit/Sources/Kit/Kit.swift": Self.kit,
      "Kit/Example/Example.xcodeproj/project.pbxproj": "",
      "Kit/Example/Example/Shown.swift": Self.view,
      "Beside/Beside.xcodeproj/project.pbxproj":
        "{ objects = { A = { isa = XCLocalSwiftPackageReference; relativePath = ../Kit; }; }; }",
      "Beside/Shown.swift": Self.view,
    ])
    for path in ["./Kit/Example", "./Kit", "./Beside", "./Beside/Shown.swift"] {
      try expectKit(["report", path], in: folder)
    }
  }

  @Test func catalogsOfAProjectAboveAreThere() throws {
    let folder = try folder([
      "App/App.xcodeproj/project.pbxproj": "",
      "App/Assets.xcassets/Sea.colorset/Contents.json": Self.sea,
      "App/Views/Deep/Sea.swift": Self.square.replacing("BUNDLE", with: "nil"),
    ])
    for path in ["./App/Views", "./App/Views/Deep", "./App/Views/Deep/Sea.swift"] {
      try expectSea(path, in: folder)
    }
  }

  @Test func aTargetWithACatalogHasABundleWithoutSayingSo() throws {
    let folder = try folder([
      "Kit/Package.swift": Self.manifest("Kit"),
      "Kit/Sources/Kit/Assets.xcassets/Sea.colorset/Contents.json": Self.sea,
      "Kit/Sources/Kit/Sea.swift": Self.square.replacing("BUNDLE", with: ".module"),
    ])
    try expectSea("./Kit", in: folder)
    try expectSea("./Kit/Sources/Kit/Sea.swift", in: folder)
  }

  /// Swift's package manager takes models as it takes catalogues.
  @Test func aTargetWithAModelHasABundleWithoutSayingSo() throws {
    let folder = try folder([
      "Kit/Package.swift": Self.manifest("Kit"),
      "Kit/Sources/Kit/Store.xcdatamodeld/Store.xcdatamodel/contents": """
      <model><entity name="Plant" representedClassName="Plant" codeGenerationType="class">
      <attribute name="name" attributeType="String" optional="YES"/></entity></model>
      """,
      "Kit/Sources/Kit/Shown.swift": """
      import CoreData
      import SwiftUI
      struct Shown: View {
        let model = Bundle.module.url(forResource: "Store", withExtension: "momd")
          .flatMap { NSManagedObjectModel(contentsOf: $0) }
        var body: some View { Text(model == nil ? "no model" : "a model") }
      }
      #Preview("Shown") { Shown() }
      """,
    ])
    let run = try run("report", "./Kit", in: folder)
    #expect(run.status == 0 && run.output.contains("\"a model\""), "\(run.output) \(run.errors)")
  }

  @Test func aManifestWithoutTargetsHidesNothing() throws {
    let folder = try folder([
      "App/Package.swift": """
      // swift-tools-version: 5.9
      import PackageDescription
      #if TUIST
      import ProjectDescription
      #endif
      let package = Package(name: "App", dependencies: [])
      """,
      "App/Sources/Card.swift": Self.card + "#Preview { Card() }\n",
    ])
    let run = try run("render", "./App", in: folder)
    #expect(run.status == 0 && run.output == "previews/Card.png\n", "\(run.errors)")
  }

  @Test func ofTwoDeclarationsTheOneThatCompilesStays() throws {
    let folder = try folder([
      "App/A.swift": "import SwiftUI\nstruct Card: Absent { var x: Missing }\n",
      "App/B.swift": Self.card,
      "App/C.swift": "import SwiftUI\n#Preview(\"Shown\") { Card() }\n",
    ])
    let run = try run("render", "./App", in: folder)
    #expect(run.output == "previews/Shown.png\n", "\(run.errors)")
    #expect(run.errors.contains("'Card' at A.swift:2 does not compile: it is left out"))
  }

  @Test func fetchedPackagesAreCompiledAsFarAsTheyGo() throws {
    for place in [
      "App/.build/checkouts", "App/SourcePackages/checkouts", "SourcePackages/checkouts",
    ] {
      let folder = try folder([
        "\(place)/Kit/Package.swift": Self.manifest("Kit"),
        "\(place)/Kit/Sources/Kit/Kit.swift": Self.kit
          + "public func broken() -> Int { let text: Int = absent(); return text }\n",
        "\(place)/Other/Package.swift": Self.manifest("Other"),
        "\(place)/Other/Sources/Other/Other.swift": "this is no Swift\n",
        "App/App.xcodeproj/project.pbxproj": "",
        "App/Shown.swift": Self.view,
      ])
      let run = try run("report", "./App", in: folder)
      #expect(run.output.contains("from the kit"), "\(run.errors)")
      #expect(run.status == 0, "\(run.errors)")
      #expect(run.errors.contains("warning: one declaration of 'Kit' does not compile"))
    }
  }

  /// Xcode makes a bundle of a package's scenes without being told.
  @Test func scenesOfAPackageMakeABundle() throws {
    let folder = try folder([
      "Kit/Package.swift": Self.manifest("Kit"),
      "Kit/Sources/Kit/Kit.rkassets/Scene.usda": "#usda 1.0",
      "Kit/Sources/Kit/Shown.swift": """
      import SwiftUI
      let path = Bundle.module.path(forResource: "Kit", ofType: "rkassets")
      #Preview("Shown") { Text(path == nil ? "no scenes" : "scenes") }
      """,
    ])
    let run = try run("report", "./Kit", in: folder)
    #expect(run.status == 0 && run.output.contains("\"scenes\""), "\(run.output) \(run.errors)")
  }

  /// Programs whose folder holds what Xcode has built: generated classes, and copies of their files.
  @Test func productsOfABuildAreNoSources() throws {
    let folder = try folder([
      "App/Shown.swift": Self.card + "#Preview(\"Shown\") { Card() }\n",
      "App/build/Build/Intermediates.noindex/App.build/DerivedSources/Card.swift": Self.card,
      "App/build/Build/Products/App.app/Copied.swift": Self.card,
    ])
    let run = try run("render", "./App", in: folder)
    #expect(run.status == 0 && run.output == "previews/Shown.png\n", "\(run.errors)")
  }

  @Test func aFolderNamedLikeALibraryOfThePackagesIsNotThatLibrary() throws {
    let folder = try folder([
      "App/App.xcodeproj/project.pbxproj":
        "{ objects = { A = { isa = XCSwiftPackageProductDependency; productName = Icons; }; }; }",
      "App/Icons/Icons.swift": "let here = 1\n",
      "App/Shown.swift": """
      import Icons
      import SwiftUI
      #Preview("Plain") { Text("plain") }
      #Preview("Needs") { IconView() }
      """,
    ])
    let run = try run("report", "./App", in: folder)
    #expect(run.output.contains("Plain ("))
    #expect(run.errors.contains("there is no package or framework 'Icons'"))
    #expect(run.errors.contains("the preview at Shown.swift:4 needs 'Icons': it is left out"))
  }

  /// A phone's and a watch's program declare views of one name.
  @Test func twoProgramsOfAFolderAreCompiledEachWithItsFiles() throws {
    func program(_ name: String) -> [String: String] {
      [
        "App/\(name)/\(name)App.swift": """
        import SwiftUI
        @main
        struct \(name)App: App { var body: some Scene { WindowGroup { Home() } } }
        """,
        "App/\(name)/Home.swift": """
        import SwiftUI
        struct Home: View { var body: some View { Text("home of the \(name)") } }
        #Preview("\(name)") { Home() }
        """,
      ]
    }
    var files = program("Phone").merging(program("Watch")) { $1 }
    files["App/Phone/More.swift"] = "struct More {}\n"
    let folder = try folder(files)
    let run = try run("report", "./App", in: folder)
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.contains("home of the Phone") && run.output.contains("home of the Watch"))
    let module = try #require(PreviewModules.of(folder.path("App")).first)
    #expect(
      ModuleTargets.others(in: module).map { URL(fileURLWithPath: $0).lastPathComponent }
        == ["Home.swift", "WatchApp.swift"])
  }

  /// What lies in a folder that everybody may write into is of others, and reading a manifest runs it.
  @Test(arguments: [
    (0o755, ["Kit", "Previewed"]), (0o777, ["Kit", "Previewed"]), (0o1777, ["Previewed"]),
  ])
  func packagesInSharedFoldersAreNotRead(mode: Int, names: [String]) throws {
    let folder = try folder([
      "All/Kit/Package.swift": """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "Kit", targets: [.target(name: "Kit")])
      """,
      "All/Kit/Sources/Kit/Kit.swift": "public let kit = 1\n",
      "All/One/Shown.swift": "import Kit\nimport SwiftUI\n#Preview { Text(\"\\(kit)\") }\n",
    ])
    try FileManager.default.setAttributes(
      [.posixPermissions: mode], ofItemAtPath: folder.path("All"))
    let modules = try PreviewModules.of(folder.path("All/One"), knowing: ["SwiftUI"])
    #expect(modules.map(\.name) == names)
  }

  @Test func typesAtTheTopOfAFileAreReadByItsLines() {
    let scan = DeclarationScan(
      of: Data(
        """
        @main public struct Card<A>: View {
          struct Inner {}
        }
        private struct Hidden {}
        #if os(watchOS)
        struct Watch {}
        #endif
        final class Model{}
        """.utf8))
    #expect(scan.types == ["Card", "Model"] && scan.isProgram)
  }

  @Test func listingCompilesNothing() throws {
    let folder = try folder([
      "App/Card.swift": """
      import SwiftUI
      import Nowhere
      #Preview { Absent() }
      #Preview("Named") { Absent() }
      struct Old_Previews: PreviewProvider {
        static var previews: some View {
          Group { Absent().previewDisplayName("First"); Absent() }
        }
      }
      struct Made_Previews: PreviewProvider {
        static var previews: some View {
          let model = Absent()
          model.state = .loading
          let card = Absent(model)
          return Group { card.previewDisplayName("Second"); card }
        }
      }
      struct Set_Previews: PreviewProvider {
        static var previews: some View {
          Absent.shared.number = 1
          Absent()
        }
      }
      """,
      "App/Program.swift":
        "import SwiftUI\n@main struct Program: App { var body: some Scene { WindowGroup { Text(\"\") } } }\n",
    ])
    try FileManager.default.createDirectory(
      atPath: folder.path("bin"), withIntermediateDirectories: true)
    try folder.write(
      "#!/bin/sh\nset -eu\necho run >> \"\(folder.path("runs"))\"\n", to: "bin/swiftc")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: folder.path("bin/swiftc"))
    let run = try run("render", "./App", "--list", in: folder, pathPrefix: folder.path("bin"))
    #expect(run.status == 0 && run.errors == "", "\(run.errors)")
    #expect(
      run.output == """
        Card     Card.swift:3
        Named    Card.swift:4
        First    Old_Previews
        Old      Old_Previews
        Second   Made_Previews
        Made     Made_Previews
        Set      Set_Previews
        Program  Program

        """)
    #expect(!FileManager.default.fileExists(atPath: folder.path("runs")))
  }
  /// Libraries of CocoaPods in a repository are modules, which do not see each other's own members.
  @Test func podsAreModules() throws {
    let pod = """
      Pod::Spec.new do |spec|
        # spec.source_files = 'Old/**/*'
        spec.name = 'NAME'
        spec.source_files = 'NAME/Classes/**/*.{swift,h}'
        spec.subspec 'More' do |more|
          more.source_files = ['NAME/More/*']
        end
      end
      """
    let tint = "import SwiftUI\nextension Color { init(tint: Int) { self = .blue } }\n"
    let folder = try folder([
      "All/Kit/Kit.podspec": pod.replacing("NAME", with: "Kit"),
      "All/Kit/Kit/Classes/Deep/Kit.swift": Self.kit + tint,
      "All/Kit/Kit/More/More.swift": "public let more = kit + \" and more\"\n",
      "All/Kit/Kit/Old/Old.swift": "public let kit = 1\n",
      "All/Side/Side.podspec": pod.replacing("NAME", with: "Side"),
      "All/Side/Side/Classes/Side.swift": tint + """
        import Kit
        #Preview("Side") { Text(more).foregroundStyle(Color(tint: 1)) }
        """,
      "All/App/Shown.swift": Self.view,
    ])
    let run = try run("report", "./All", in: folder)
    #expect(run.status == 0 && run.errors == "", "\(run.errors)")
    #expect(run.output.contains("\"from the kit\""), "\(run.output)")
    #expect(run.output.contains("\"from the kit and more\""), "\(run.output)")
  }
}
