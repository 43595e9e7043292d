import Foundation
import Stillframe
import Testing

@testable import StillframePreviews

/// Views that cannot be compiled, and what they were given to show.
extension PreviewTests {
  @Test func aPlaceholderShowsTheContentOfItsView() throws {
    let folder = try folder([
      "App/Root.swift": """
      import SwiftUI
      import SomebodysStore
      struct Root<Content: View>: View {
        @ObservedObject var store: MissingStore
        let content: Content
        init(store: MissingStore = .shared, @ViewBuilder content: () -> Content) {
          self.content = content()
          _store = ObservedObject(wrappedValue: store)
        }
        var body: some View { content.environmentObject(store) }
      }
      extension View { func inRoot() -> some View { Root { self } } }
      """,
      "App/Framed.swift": """
      import SwiftUI
      import SomebodysStore
      struct Framed<Header: View, Content: View>: View {
        let store: MissingStore
        let header: Header
        @ViewBuilder let content: () -> Content
        var body: some View { VStack { header; content() } }
      }
      struct Titled: View {
        let store: MissingStore
        let icon: () -> Text
        var body: some View { icon() }
      }
      """,
      "App/Shown.swift": """
      import SwiftUI
      #Preview("Root") { Text("inside the root").inRoot() }
      #Preview("Framed") { Framed(store: 1, header: Text("above")) { Text("inside the frame") } }
      #Preview("Titled") { Titled(store: 1) { Text("icon") } }
      """,
    ])
    let run = try run("report", "./App", in: folder)
    #expect(run.output.contains("\"inside the root\""), "\(run.output) \(run.errors)")
    #expect(run.output.contains("\"inside the frame\"") && !run.output.contains("\"above\""))
    // A view of a certain type is no content, as a caption.
    #expect(run.output.contains("\"Titled\"") && !run.output.contains("\"icon\""))
  }

  /// What a placeholder is made of lies in a module of any language version.
  @Test func placeholdersCompileInSwift6() throws {
    let folder = try folder([
      "Kit/Package.swift": """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "Kit", targets: [.target(name: "Kit")])
      """,
      "Kit/Sources/Kit/Shown.swift": """
      import SomebodysStore
      import SwiftUI
      struct Root<Content: View>: View {
        let store: MissingStore
        @ViewBuilder let content: () -> Content
        var body: some View { content().environmentObject(store) }
      }
      nonisolated func root() -> some View { Root(store: 1) { Text("inside") } }
      #Preview("Root") { root() }
      """,
    ])
    let run = try run("report", "./Kit", in: folder)
    #expect(run.output.contains("\"inside\""), "\(run.output) \(run.errors)")
    #expect(!run.errors.contains("placeholder.swift"))
  }

  /// Outlines stay outlines, and areas are light, where the color is missing.
  @Test func shapesWithoutTheirStyleHideNothing() throws {
    let folder = try folder([
      "App/Framed.swift": """
      import SomebodysStore
      import SwiftUI
      struct Framed: View {
        var body: some View {
          ZStack {
            Rectangle().stroke(MissingStore.color, lineWidth: 4)
            Circle().strokeBorder(MissingStore.color, lineWidth: 4)
            Circle().fill(MissingStore.color).frame(width: 20, height: 20)
            MissingShape().stroke(MissingStore.color).hidden()
          }
          .frame(width: 100, height: 100)
        }
      }
      #Preview(traits: .sizeThatFitsLayout) { Framed() }
      """
    ])
    let run = try run("render", "./App", "-o", "out", "--opaque", in: folder)
    let bitmap = try Bitmap(pngData: folder.data("out/Framed.png"))
    let place = (x: bitmap.width / 2, y: bitmap.height / 2)
    let area = bitmap[place.x, place.y].red
    #expect(area > 150 && area < 255, "\(area) \(run.errors)")
    #expect(bitmap[place.x / 2, place.y].red == 255, "\(run.errors)")
  }

  @Test func contentIsFoundByItsType() {
    func parameter(_ label: String, _ type: String) -> SourceOutline.Parameter {
      SourceOutline.Parameter(
        label: label, type: type, attributes: [], initial: nil, range: nil,
        typeMentions: .init(names: [], members: []),
        initialMentions: .init(names: [], members: []), initialRange: nil)
    }
    func content(_ parameters: SourceOutline.Parameter...) -> String? {
      Declaration.content(of: parameters, generics: ["Row"])
    }
    #expect(content(parameter("row", "Row")) == "row")
    #expect(content(parameter("with view", "@escaping () -> Row")) == "view()")
    #expect(content(parameter("a", "Row"), parameter("content", "() -> AnyView")) == "content()")
    #expect(content(parameter("a", "Text"), parameter("b", "(Int) -> Row")) == nil)
    #expect(content(parameter("a", "() async -> Row"), parameter("_", "Row")) == nil)
  }
}

/// Initialisers of which parts are left out.
extension PreviewTests {
  /// Errors of a type that is nowhere are errors of any type: the function stays, and so does what calls it.
  @Test func functionsThatThrowWhatIsMissingThrowAnything() throws {
    let folder = try folder([
      "App/Shelf.swift": """
      import SwiftUI
      import SomebodysStore
      struct Shelf {
        let books: [String]
        init(reading books: [String]) throws(MissingFailure) { self.books = books }
        func book(_ index: Int) throws(MissingFailure) -> String {
          guard books.indices.contains(index) else { throw MissingFailure.none }
          return books[index]
        }
        func checked() throws(MissingFailure) { try missingCheck(books) }
        static func passed<Broken: Error>(_ body: () throws(Broken) -> String) throws(Broken) -> String {
          try body()
        }
      }
      struct ShelfView: View {
        var body: some View {
          let book = try? Shelf(reading: ["Moby-Dick", "Emma"]).book(1)
          Text(book ?? "no book")
          // It throws what its body does: nothing.
          Text(Shelf.passed { "Persuasion" })
        }
      }
      #Preview { ShelfView() }
      """
    ])
    let run = try run("report", "./App", in: folder)
    #expect(run.output.contains("\"Emma\""), "\(run.output) \(run.errors)")
    #expect(run.output.contains("\"Persuasion\""), "\(run.output) \(run.errors)")
  }

  /// A type that is decoded stays decodable: its initialiser fails, and another one gives no value that is missing.
  @Test func initialisersWithoutAPartFailOrGiveNoValue() throws {
    let folder = try folder([
      "App/Models.swift": """
      import Foundation
      import SomebodysRuntime
      enum Step: Codable {
        case walk(Int), rest(Int)
        init(from decoder: any Decoder) throws {
          let container = try decoder.singleValueContainer()
          switch try container.decode(Int.self) {
          case 1: self = .walk(1)
          case 2: self = .rest(2)
          default: throw MissingRuntime.unknownCase(decoder.codingPath)
          }
        }
        func encode(to encoder: any Encoder) throws {}
      }
      struct Plan: Codable { var steps: [Step] = [] }
      final class Store {
        let client: any Hashable
        let name: String
        init() {
          client = MissingRuntime.client()
          name = "a store"
        }
      }
      """,
      "App/Shown.swift": """
      import SwiftUI
      struct Shown: View {
        let store = Store()
        let plan = try? JSONDecoder().decode(Plan.self, from: Data("{\\"steps\\":[1]}".utf8))
        var body: some View { Text("\\(store.name) with \\(plan?.steps.count ?? 0)") }
      }
      #Preview("Shown") { Shown() }
      """,
    ])
    let run = try run("report", "./App", in: folder)
    #expect(run.output.contains("\"a store with "), "\(run.output) \(run.errors)")
    #expect(!run.errors.contains("error:"), "\(run.errors)")
  }

  /// The compiler says so only when it makes code of the module, which takes longest.
  @Test func initialisersWithoutAPartAreMendedBeforeAnythingIsCompiled() throws {
    let folder = try folder([
      "Whole/Models.swift": """
      import SomebodysRuntime
      import SwiftUI
      enum Step: Codable {
        case walk, rest
        init(from decoder: any Decoder) throws {
          self = .walk
          throw MissingRuntime.unknownCase(decoder.codingPath)
        }
      }
      struct Plan {
        var steps: [Int]
        var title: String
        init(_ title: String) {
          self.title = title
          steps = MissingRuntime.steps()
        }
        init(steps: [Int], title: String) {
          self.steps = steps
          self.title = title
        }
      }
      final class Model: ObservableObject {}
      struct Row: View {
        @ObservedObject var model: Model
        init(_ model: Model?) {
          _model = ObservedObject(wrappedValue: model ?? MissingRuntime.model())
        }
        var body: some View { Text("a row") }
      }
      """
    ])
    let (trimmer, module) = try trimmer(in: folder)
    let texts = trimmer.texts(of: module.name)
    let code = String(decoding: try #require(texts.values.first), as: UTF8.self)
    #expect(code.contains("throws { throw Foundation.CocoaError(.featureUnsupported) }"))
    #expect(code.contains("var steps: [Int] { get {"))
    #expect(!code.contains("self.steps = steps") && code.contains("self.title = title"))
    #expect(!code.contains("wrappedValue: model") && code.contains("StillframePlaceholder"))
  }

  @Test func selfIsSetOnlyWhereItIsNotBoundAgain() {
    #expect(SourceTrimmer.replacesSelf(in: "{ self = .rest }"))
    #expect(SourceTrimmer.replacesSelf(in: "{\n case 1:\n  self = .walk(1) }"))
    #expect(!SourceTrimmer.replacesSelf(in: "{ load { [weak self] in guard let self = self } }"))
    #expect(!SourceTrimmer.replacesSelf(in: "{ myself = 1; self.self = 2; self.name = 3 }"))
  }
}
