import Foundation
import Testing

@testable import StillframePreviews

/// Macros: those of a program's own packages are built; of others the attributes are taken away.
extension PreviewTests {
  private static let manifest = """
    // swift-tools-version: 5.9
    import CompilerPluginSupport
    import PackageDescription
    let package = Package(
      name: "Kit", products: [.library(name: "Kit", targets: ["Kit"])],
      dependencies: [.package(url: "https://example.org/swift-syntax.git", from: "509.0.0")],
      targets: [
        .macro(name: "KitMacros", dependencies: [
          .product(name: "SwiftSyntaxMacros", package: "swift-syntax"),
          .product(name: "SwiftCompilerPlugin", package: "swift-syntax"),
        ]),
        .target(name: "Kit", dependencies: ["KitMacros"]),
      ])
    """

  private static let implementation = """
    import SwiftCompilerPlugin
    import SwiftSyntax
    import SwiftSyntaxBuilder
    import SwiftSyntaxMacros

    public struct ShoutMacro: ExpressionMacro {
      public static func expansion(
        of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
      ) -> ExprSyntax { "\\"made by a macro\\"" }
    }

    @main struct KitPlugin: CompilerPlugin {
      let providingMacros: [any Macro.Type] = [ShoutMacro.self]
    }
    """

  private static let kit = """
    @freestanding(expression) public macro shout() -> String =
      #externalMacro(module: "KitMacros", type: "ShoutMacro")
    """

  private static let shown = """
    import Kit
    import SwiftUI
    struct Shown: View { var body: some View { Text(#shout()) } }
    #Preview("Shown") { Shown() }
    """

  @Test func macrosOfOwnPackagesAreBuilt() throws {
    let folder = try folder([
      "All/Kit/Package.swift": Self.manifest,
      "All/Kit/Sources/Kit/Kit.swift": Self.kit,
      "All/Kit/Sources/KitMacros/Plugin.swift": Self.implementation,
      "All/App/Shown.swift": Self.shown,
    ])
    let run = try run("report", "./All", in: folder)
    #expect(run.status == 0 && run.errors == "", "\(run.errors)")
    #expect(run.output.contains("made by a macro"))
  }

  @Test func macrosThatDoNotCompileTakeAwayWhatUsesThem() throws {
    let folder = try folder([
      "All/Kit/Package.swift": Self.manifest,
      "All/Kit/Sources/Kit/Kit.swift": Self.kit,
      "All/Kit/Sources/KitMacros/Plugin.swift": "import Nowhere",
      "All/App/Shown.swift": Self.shown,
      "All/App/Beside.swift": "import SwiftUI\n#Preview(\"Beside\") { Text(\"beside it\") }\n",
    ])
    let run = try run("report", "./All", in: folder)
    #expect(run.output.contains("beside it"))
    #expect(run.errors.contains("the macros of 'KitMacros' do not compile: they are left out"))
  }

  @Test func typesStayWithoutAttributesThatAreNowhere() throws {
    let folder = try folder([
      "App/Feature.swift": """
      import ComposableArchitecture
      import SwiftUI
      @Reducer struct Feature {
        @ObservableState struct State: Equatable {
          var count = 7
          @Presents var note: String?
        }
        @CasePathable enum Action { case tapped }
      }
      struct Shown: View {
        let state: Feature.State
        var body: some View { Text("count \\(state.count)\\(state.note ?? "")") }
      }
      #Preview("Shown") { Shown(state: Feature.State()) }
      """
    ])
    let run = try run("report", "./App", in: folder)
    #expect(run.output.contains("count 7"), "\(run.errors)")
    #expect(
      run.errors == """
        stillframe: warning: there is no package or framework 'ComposableArchitecture': \
        4 declarations lack a part

        """)
    #expect(run.status == 0)
  }

  /// A container of services, of which one is made by a package that is nowhere.
  @Test func initializersStayWithoutAValue() throws {
    let folder = try folder([
      "App/Container.swift": """
      import AppAuth
      import SwiftUI
      protocol Authorizing { func login() }
      final class Authorizer: OIDAuthorizer, Authorizing { func login() {} }
      final class Container: ObservableObject {
        let authorizer: Authorizing
        let title: String
        init(title: String) {
          self.authorizer = Authorizer(configuration: OIDConfiguration())
          self.title = title
        }
      }
      struct Shown: View {
        @StateObject var container = Container(title: "from the container")
        var body: some View { Text(container.title) }
      }
      #Preview("Shown") { Shown() }
      """
    ])
    let run = try run("report", "./App", in: folder)
    #expect(run.status == 0 && run.output.contains("from the container"), "\(run.errors)")
  }

  /// Programs give all navigation controllers the swipe back that way.
  @Test func methodsThatExtensionsOverrideGoWithoutAWord() throws {
    let folder = try folder([
      "App/Back.swift": """
      import PhotosUI
      extension UINavigationController: UIGestureRecognizerDelegate {
        override open func viewDidLoad() { super.viewDidLoad() }
        public func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool { true }
      }
      """,
      "App/Shown.swift": """
      import SwiftUI
      #Preview("Shown") { Text("shown as ever") }
      """,
    ])
    let run = try run("report", "./App", in: folder)
    #expect(run.status == 0 && run.output.contains("shown as ever"), "\(run.errors)")
  }

  private static func drawing(_ size: Int) -> String {
    """
    <svg xmlns="http://www.w3.org/2000/svg" width="\(size)" height="\(size)">\
    <rect width="\(size)" height="\(size)" fill="red"/></svg>
    """
  }

  @Test func picturesOfCataloguesComeBeforeFilesOfTheirName() throws {
    let folder = try folder([
      "App/Shown.swift": "import SwiftUI\n#Preview(\"Shown\") { Image(\"Dot\") }\n",
      "App/Assets.xcassets/Dot.imageset/dot.svg": Self.drawing(14),
      "App/Assets.xcassets/Dot.imageset/Contents.json": """
      {"images":[{"filename":"dot.svg","idiom":"universal"}],"info":{"version":1,"author":"xcode"}}
      """,
      "App/Icons/Dot.svg": Self.drawing(260),
    ])
    let run = try run("report", "./App", in: folder)
    #expect(run.status == 0 && run.output.contains("14 × 14"), "\(run.output)\(run.errors)")
  }
}
