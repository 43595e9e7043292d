import Foundation
import StillImageFile
import StillRaster
import Testing

@testable import StillframePreviews

/// Folders as whole apps have them: paths of targets, libraries of CocoaPods, objects of UIKit.
extension PreviewTests {
  private static let text = "import SwiftUI\n#Preview(\"Shown\") { Text(words) }\n"

  /// The compiler names files without dots, and so does the list of those to check.
  @Test func pathsOfTargetsMayHaveDots() throws {
    let folder = try folder([
      "Kit/Package.swift": """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(
        name: "Kit", products: [.library(name: "Kit", targets: ["Kit"])],
        targets: [.target(name: "Kit", path: "./Sources/../Sources/Own/", exclude: ["./Old/"])])
      """,
      "Kit/Sources/Own/Shown.swift": "let words = \"from the kit\"\n" + Self.text,
      "Kit/Sources/Own/Old/Old.swift": "let words = \"from before\"\n",
      "Kit/Sources/Own/Missing.swift": """
      import Nowhere
      import SwiftUI
      struct Missing: View { var body: some View { Nowhere.nothing() } }
      func late() -> Nowhere.Number { 1 }
      """,
    ])
    let run = try run("report", "./Kit", in: folder)
    #expect(run.output.contains("from the kit"), "\(run.errors)")
    #expect(!run.errors.contains("finds no end"))
  }

  @Test func filesWithoutAnyCodeAreLeftOutOnce() throws {
    let folder = try folder(["App/A.swift": "let a = 1\n", "App/B.swift": Self.text])
    let fault = CompilerMessages.Fault.failing(in: "/App/A.swift")
    #expect(fault.line(of: "error").hasPrefix("/App/A.swift:1:1: error: the compiler fails"))
    withExtendedLifetime(folder) {}
  }

  @Test func macrosNeedNoDefaultForCasesToCome() throws {
    let folder = try folder([
      "All/Kit/Package.swift": """
      // swift-tools-version: 6.0
      import CompilerPluginSupport
      import PackageDescription
      let package = Package(
        name: "Kit", products: [.library(name: "Kit", targets: ["Kit"])],
        dependencies: [.package(url: "https://example.org/swift-syntax.git", from: "509.0.0")],
        targets: [
          .macro(name: "KitMacros", dependencies: [
            .product(name: "SwiftSyntaxMacros", package: "swift-syntax")
          ]),
          .target(name: "Kit", dependencies: ["KitMacros"]),
        ])
      """,
      "All/Kit/Sources/Kit/Kit.swift": """
      @freestanding(expression) public macro kind(_ block: () -> Void) -> String =
        #externalMacro(module: "KitMacros", type: "KindMacro")
      """,
      "All/Kit/Sources/KitMacros/Plugin.swift": """
      import SwiftCompilerPlugin
      import SwiftSyntax
      import SwiftSyntaxMacros

      public struct KindMacro: ExpressionMacro {
        public static func expansion(
          of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
        ) -> ExprSyntax {
          let items = node.trailingClosure?.statements.map(\\.item) ?? []
          let names = items.map { item in
            switch item {
            case .decl: "a declaration"
            case .stmt: "a statement"
            case .expr: "an expression"
            }
          }
          return "\\"\\(raw: names.joined(separator: " and "))\\""
        }
      }

      @main struct KitPlugin: CompilerPlugin {
        let providingMacros: [any Macro.Type] = [KindMacro.self]
      }
      """,
      "All/App/Shown.swift": """
      import Kit
      import SwiftUI
      #Preview("Shown") { Text(#kind { let a = 1; print(a) }) }
      """,
    ])
    let run = try run("report", "./All", in: folder)
    #expect(run.status == 0 && run.errors == "", "\(run.errors)")
    #expect(run.output.contains("a declaration and an expression"))
  }

  /// SwiftGen writes constants for the modules that import a catalogue's: they are there where something else is missing.
  @Test func sharedConstantsStayWhereOthersAreMissing() throws {
    let sea =
      #"{"colors":[{"idiom":"universal","color":{"color-space":"srgb","components":"#
      + #"{"red":"0.0","green":"0.0","blue":"1.0","alpha":"1.0"}}}],"#
      + #""info":{"version":1,"author":"xcode"}}"#
    let folder = try folder([
      "Kit/Package.swift": """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(
        name: "Kit", products: [.library(name: "Views", targets: ["Views"])],
        targets: [
          .target(name: "Looks", resources: [.process("Sea.xcassets")]),
          .target(name: "Views", dependencies: ["Looks"]),
        ])
      """,
      "Kit/Sources/Looks/Looks.swift": "public struct Looks {}\n",
      "Kit/Sources/Looks/swiftgen.yml": "xcassets:\n",
      "Kit/Sources/Looks/Sea.xcassets/deepSea.colorset/Contents.json": sea,
      "Kit/Sources/Views/Shown.swift": """
      import Looks
      import SwiftUI
      #Preview("Shown", traits: .fixedLayout(width: 8, height: 8)) {
        Rectangle().fill(.deepSea)
      }
      """,
      "Kit/Sources/Views/Other.swift": """
      import Nowhere
      func other() -> Nowhere.Thing { .init() }
      """,
    ])
    let run = try run("render", "./Kit", in: folder)
    let bitmap = try Bitmap(pngData: folder.data("previews/Shown.png"))
    #expect(bitmap[4, 4].blue == 255 && bitmap[4, 4].red == 0, "\(run.errors)")
  }

  @Test func committedPodsAreModules() throws {
    let folder = try folder([
      "App/App.xcodeproj/project.pbxproj": "",
      "App/App/Shown.swift": """
      import Kit
      import Lamp
      import SwiftUI
      #Preview("Shown") { Text(kit + lamp) }
      #Preview("Other") { Text("beside") }
      """,
      "App/App/Other.swift": "import Mixed\nlet other = mixed\n",
      "App/Pods/Kit/Source/Kit.swift": "public let kit = \"from a pod\"\n",
      "App/Pods/lamp-ios/Lamp.swift": "public let lamp = \" and a lamp\"\n",
      "App/Pods/Target Support Files/lamp-ios/lamp-ios.modulemap":
        "framework module Lamp {\n}\n",
      "App/Pods/Mixed/Mixed.swift": "public let mixed = 1\n",
      "App/Pods/Mixed/Mixed.m": "@implementation Mixed\n@end\n",
    ])
    let run = try run("report", "./App", in: folder)
    #expect(run.output.contains("from a pod and a lamp"), "\(run.errors)")
    #expect(run.errors.contains("there is no package or framework 'Mixed'"))
    #expect(!run.errors.contains("'Kit'") && !run.errors.contains("'Lamp'"))
  }

  @Test func controllersAndViewsOfUIKitHavePreviews() throws {
    let folder = try folder([
      "App/Pages.swift": """
      import UIKit
      final class Page: UIViewController {
        override func viewDidLoad() { view.backgroundColor = .blue }
      }
      #Preview("Page", traits: .fixedLayout(width: 40, height: 20)) { Page() }
      #Preview("Later", traits: .fixedLayout(width: 40, height: 20)) {
        let page = Page()
        page.title = "Later"
        return page
      }
      """,
      "App/Both.swift": """
      import SwiftUI
      import UIKit
      #Preview("Square", traits: .fixedLayout(width: 40, height: 20)) {
        let view = UIView()
        view.backgroundColor = .red
        return view
      }
      #Preview("Words") { Text("words") }
      #Preview { Text("without a name") }
      """,
    ])
    let run = try run("render", "./App", in: folder)
    #expect(run.status == 0 && run.errors == "", "\(run.errors)")
    for name in ["Page", "Later"] {
      let bitmap = try Bitmap(pngData: folder.data("previews/\(name).png"))
      #expect(bitmap.width == 40 && bitmap[20, 10].blue == 255 && bitmap[20, 10].red == 0)
    }
    let square = try Bitmap(pngData: folder.data("previews/Square.png"))
    #expect(square[20, 10].red == 255 && square[20, 10].blue < 60)
  }

  @Test func partsOfPreviewsOfUIKitAreLeftOut() throws {
    let folder = try folder([
      "App/Page.swift": """
      import Nowhere
      import UIKit
      #Preview("Page", traits: .fixedLayout(width: 40, height: 20)) {
        let page = UIViewController()
        page.view.backgroundColor = .blue
        NowhereMark.add(to: page)
        return page
      }
      """,
      "App/Words.swift": "import SwiftUI\n#Preview(\"Words\") { Text(\"words\") }\n",
    ])
    let run = try run("render", "./App", in: folder)
    let bitmap = try Bitmap(pngData: folder.data("previews/Page.png"))
    #expect(bitmap[20, 10].blue == 255 && bitmap[20, 10].red == 0, "\(run.errors)")
  }

  /// Templates of Core Data ask the delegate for their context.
  @Test func delegatesOfProgramsOfUIKitAreMade() throws {
    let folder = try folder([
      "App/AppDelegate.swift": """
      import UIKit
      @UIApplicationMain
      class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        lazy var words = "from the delegate"
      }
      """,
      "App/Shown.swift": """
      import SwiftUI
      #Preview("Shown") {
        let delegate = UIApplication.shared.delegate as! AppDelegate
        return Text(delegate === UIApplication.shared.delegate ? delegate.words : "another")
      }
      """,
    ])
    let run = try run("report", "./App", in: folder)
    #expect(run.status == 0 && run.output.contains("from the delegate"), "\(run.errors)")
  }
}
