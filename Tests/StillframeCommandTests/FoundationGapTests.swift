import Foundation
import Testing

@testable import StillframePreviews

/// Code that names what a module gets besides, in modules of which something else is left out.
extension PreviewTests {
  /// The name of a publisher is in no compiled module.
  @Test func membersThatAModuleGetsBesidesAreNotMissing() throws {
    let folder = try folder([
      "App/Service.swift": """
      import Combine
      import Foundation
      import Absent
      final class Service {
        let client = AbsentClient()
        var label: String { "the service" }
        func load() -> AnyPublisher<Data, Error> {
          URLSession.shared.dataTaskPublisher(for: URL(fileURLWithPath: "/a"))
            .tryMap { try self.data($0) }.eraseToAnyPublisher()
        }
        func data(_ output: URLSession.DataTaskPublisher.Output) throws -> Data { output.data }
      }
      """,
      "App/Shown.swift": """
      import SwiftUI
      struct Shown: View {
        let load = Service().load()
        var body: some View { Text("loads") }
      }
      #Preview("Shown") { Shown() }
      """,
    ])
    let run = try run("report", "./App", in: folder)
    #expect(run.output.contains("\"loads\""), "\(run.output) \(run.errors)")
  }

  /// Paths of keys need the Objective-C runtime; formulas and names need Foundation's classes of Apple's platforms.
  @Test func keysFormulasAndNamesAreThere() throws {
    let folder = try folder([
      "App/Keys.swift": """
      import CoreData
      final class Account: NSManagedObject { @NSManaged var name: String? }
      enum Keys {
        static let name = #keyPath(Account.name)
        static let predicate = NSPredicate(format: "%K == %@", #keyPath(Account.name), "A")
        static func sum() -> NSExpressionDescription {
          let sum = NSExpressionDescription()
          sum.expression = NSExpression(
            forFunction: "sum:", arguments: [NSExpression(forKeyPath: name)])
          return sum
        }
      }
      """,
      "App/Shown.swift": """
      import SwiftUI
      import Foundation
      struct Shown: View {
        var initials: String {
          let formatter = PersonNameComponentsFormatter()
          formatter.style = .abbreviated
          var name = PersonNameComponents()
          (name.givenName, name.familyName) = ("Ada", "Lovelace")
          return formatter.string(from: name)
        }
        var body: some View {
          let value = NSExpression(format: "2 + 3").expressionValue(with: nil, context: nil)
          Text("\\(Keys.name) \\(initials) \\(value as? Int ?? 0)")
        }
      }
      #Preview("Shown") { Shown() }
      """,
    ])
    let run = try run("report", "./App", in: folder)
    #expect(run.output.contains("\"name AL 5\""), "\(run.output) \(run.errors)")
    #expect(run.status == 0, "\(run.errors)")
  }

  /// Orders by names of values need the Objective-C runtime on Linux.
  @Test func ordersByKeysAreThereWithoutCoreData() throws {
    let folder = try folder([
      "App/Samples.swift": """
      import HealthKit
      enum Samples {
        static let order = NSSortDescriptor(key: HKSampleSortIdentifierEndDate, ascending: false)
      }
      """,
      "App/Shown.swift": """
      import SwiftUI
      #Preview("Shown") { Text(Samples.order.ascending ? "up" : "down") }
      """,
    ])
    let run = try run("report", "./App", in: folder)
    #expect(run.output.contains("\"down\""), "\(run.output) \(run.errors)")
    #expect(run.status == 0, "\(run.errors)")
  }

  /// Programs for earlier versions of iOS declare functions of later ones themselves.
  @Test func functionsForEarlierVersionsGiveWay() throws {
    let folder = try folder([
      "App/Shown.swift": """
      import SwiftUI
      extension View {
        /// Backwards compatible.
        @available(iOS, deprecated: 15.0, message: "Use overlay(alignment:content:)")
        func overlay<T: View>(
          alignment: Alignment = .center, @ViewBuilder content: () -> T
        ) -> some View {
          overlay(Group(content: content), alignment: alignment)
        }
      }
      @available(iOS, deprecated: 15.0)
      struct Old {}
      #Preview("Shown") {
        Text("below").font(.system(size: 13)).overlay(alignment: .topLeading) { Text("above") }
      }
      """
    ])
    let run = try run("report", "./App", in: folder)
    #expect(run.output.contains("\"above\""), "\(run.output) \(run.errors)")
    #expect(run.status == 0, "\(run.errors)")
  }

  /// Files with purchases and views of UIKit mean the transactions of StoreKit.
  @Test func transactionsOfFilesWithoutViewsAreThoseOfPurchases() throws {
    let folder = try folder([
      "App/Purchases.swift": """
      import UIKit
      import StoreKit
      // import StoreKit
      enum Purchases {
        static let name = UIDevice.current.name
        static func name(of transaction: Transaction) -> String { transaction.productID }
        static func count(_ all: [Transaction]) -> Int { all.count }
      }
      """,
      "App/Shown.swift": """
      import SwiftUI
      import StoreKit
      #Preview("Shown") { Text("\\(Purchases.count([])) purchases") }
      """,
    ])
    let run = try run("report", "./App", in: folder)
    #expect(run.output.contains("\"0 purchases\""), "\(run.output) \(run.errors)")
    #expect(run.status == 0, "\(run.errors)")
  }

  /// Large drawings are read when they are painted.
  @Test func picturesThatCannotBePaintedAreWarnings() throws {
    let folder = try folder([
      "App/Shown.swift": """
      import SwiftUI
      #Preview("Shown") { Image("torn") }
      """,
      "App/Assets.xcassets/torn.imageset/Contents.json": """
      {"images": [{"filename": "torn.svg", "idiom": "universal"}]}
      """,
      "App/Assets.xcassets/torn.imageset/torn.svg": """
      <svg width="20" height="20" xmlns="http://www.w3.org/2000/svg"><rect width="10"><g></svg>
      """,
    ])
    let run = try run("render", "./App", in: folder)
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.errors.contains("'torn.svg' cannot be shown"), "\(run.errors)")
  }

  /// Colors of a catalogue may have the names of the system's.
  @Test func colorsOfCataloguesComeBeforeThoseOfTheSystem() throws {
    let folder = try folder([
      "App/Assets.xcassets/white.colorset/Contents.json": """
      {"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components":
        {"red": "1.000", "green": "0.000", "blue": "0.000", "alpha": "1.000"}}}]}
      """,
      "App/Assets.xcassets/sea.colorset/Contents.json": "{}",
      "App/Shown.swift": """
      import SwiftUI
      struct Shown: View {
        let other: UIColor = .white
        let sea: UIColor = .sea
        var body: some View {
          Color(.white).frame(width: 20, height: 20).overlay(Color(.sea))
            .overlay(Text("red").foregroundStyle(Color(.gray)))
        }
      }
      #Preview("Shown") { Shown() }
      """,
    ])
    let run = try run("report", "./App", in: folder)
    #expect(run.output.contains("\"red\""), "\(run.output) \(run.errors)")
    #expect(run.status == 0, "\(run.errors)")
  }

  /// A preview names the view that misses an object, and the object's type (rule C7.13).
  @Test func previewsSayWhichObjectIsMissing() throws {
    let folder = try folder([
      "App/Basket.swift": """
      import SwiftUI
      final class Basket: ObservableObject { @Published var count = 1 }
      struct BasketCount: View {
        @EnvironmentObject var basket: Basket
        var body: some View { Text("\\(basket.count) pieces") }
      }
      #Preview("Basket") { VStack { Text("above"); BasketCount() } }
      """
    ])
    let run = try run("report", "./App", in: folder)
    #expect(run.output.contains("\"above\""), "\(run.output) \(run.errors)")
    #expect(run.output.contains("BasketCount needs Basket in its environment"), "\(run.output)")
  }

  /// On Apple's platforms UIKit brings these functions along.
  @Test func filesWithViewsKnowTheFilesOfPictures() throws {
    let folder = try folder([
      "App/Shown.swift": """
      import UIKit
      import SwiftUI
      struct Shown: View {
        var count: Int {
          CGImageSourceCreateWithData(NSData() as Data, nil).map { CGImageSourceGetCount($0) } ?? 0
        }
        var body: some View { Text("\\(count) pictures") }
      }
      #Preview("Shown") { Shown() }
      """
    ])
    let run = try run("report", "./App", in: folder)
    #expect(run.output.contains("\"0 pictures\""), "\(run.output) \(run.errors)")
  }

  /// What the compiler says of a selector, it says in other words of the buttons around it.
  @Test(arguments: [false, true]) func selectorsTakeNothingAway(isAlone: Bool) throws {
    var files = [
      "App/Shown.swift": """
      import SwiftUI
      struct Shown: View {
        @State private var text = ""
        var body: some View {
          VStack {
            Button("Save") {
              text = "saved"
              UIApplication.shared.sendAction(
                #selector(UIResponder.resignFirstResponder), to: nil, from: nil, for: nil)
              text += "."
            }
            Text("Tap").onTapGesture {
              let before = text
              UIApplication.shared.sendAction(
                #selector(UIResponder.resignFirstResponder), to: nil, from: nil, for: nil)
              if before.isEmpty { text = "tapped" }
            }
          }
        }
      }
      #Preview("Shown") { Shown() }
      """
    ]
    if !isAlone { files["App/Other.swift"] = "struct Other {}\n" }
    let run = try run("report", "./App", in: folder(files))
    #expect(run.status == 0 && run.errors == "", "\(run.errors)")
    #expect(run.output.contains("\"Save\"") && run.output.contains("\"Tap\""), "\(run.output)")
  }

  /// Each level of callers would take a round: functions keep their heads, and variables after some rounds.
  @Test(arguments: [(head: "func make() ->", call: "make()", last: 1), ("var made:", "made", 7)])
  func longChainsEnd(head: String, call: String, last: Int) throws {
    let makers = (1...9).map { number in
      let value = number == 1 ? "Box().absent" : "Maker\(number - 1)().\(call)"
      return ("App/Maker\(number).swift", "struct Maker\(number) { \(head) Box { \(value) } }\n")
    }
    let folder = try folder(
      Dictionary(uniqueKeysWithValues: makers).merging([
        "App/Shown.swift": """
        import SwiftUI
        final class Box { init() {} }
        struct Shown: View {
          var body: some View { Button("Act") { print(Maker9().\(call)) } }
        }
        #Preview("Shown") { Shown() }
        """
      ]) { $1 })
    let run = try run("report", "./App", in: folder)
    #expect(run.output.contains("\"Act\""), "\(run.output) \(run.errors)")
    #expect(run.errors.contains("Maker\(last).swift"), "\(run.errors)")
    #expect(!run.errors.contains("Maker\(last + 1).swift"), "\(run.errors)")
  }

  /// Linux has no folder of that name; programs take the first address.
  @Test func theLibraryIsAFolder() throws {
    let folder = try folder([
      "App/Shown.swift": """
      import SwiftUI
      struct Shown: View {
        let files = FileManager.default
        var library: URL { files.urls(for: .libraryDirectory, in: .userDomainMask)[0] }
        var documents: URL { files.urls(for: .documentDirectory, in: .userDomainMask)[0] }
        var body: some View {
          Text("\\(library.lastPathComponent) \\(documents.lastPathComponent)")
          Text(files.fileExists(atPath: library.path) ? "is there" : "is missing")
        }
      }
      #Preview("Shown") { Shown() }
      """
    ])
    let run = try run("report", "./App", in: folder)
    #expect(run.output.contains("\"Library Documents\""), "\(run.output) \(run.errors)")
    #expect(run.output.contains("\"is there\""), "\(run.output) \(run.errors)")
  }
}
