import Foundation
import Testing

@testable import StillframePreviews

/// Conditions that ask for a phone hold in previews.
@Suite struct PlatformConditionTests {
  private func answered(_ text: String) -> String {
    String(decoding: PlatformConditions.answered(Data(text.utf8)), as: UTF8.self)
  }

  @Test func onlyConditionsAreAnswered() {
    #expect(answered("#if os(iOS)\n#endif") == "#if (true) \n#endif")
    #expect(
      answered("  #elseif os(macOS) || os(iOS)\n") == "  #elseif os(macOS) || (true) \n")
    #expect(answered("#if !os(iOS) && os(iOS)") == "#if !(true)  && (true) ")
    #expect(answered("// os(iOS)\nprint(\"os(iOS)\")") == "// os(iOS)\nprint(\"os(iOS)\")")
    #expect(!PlatformConditions.ask(in: Data("#if os(macOS)".utf8)))
    #expect(PlatformConditions.ask(in: Data("\t#if os(iOS)".utf8)))
  }
}

/// The same in pictures.
extension PreviewTests {
  @Test func previewsAreThoseOfPhones() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      import SwiftUI
      #if os(iOS)
      let side: CGFloat = 30
      #elseif os(macOS)
      let side = wrong
      #else
      let side: CGFloat = 10
      #endif
      struct Box: View {
        var body: some View {
          #if !os(iOS)
          Color.red.frame(width: 5, height: 5)
          #else
          Color.blue.frame(width: side, height: side)
          #endif
        }
      }
      #Preview { Box() }
      """, to: "Box.swift")
    let run = try run("report", "./Box.swift", "--fit", in: folder)
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.contains("30 × 30"), "\(run.output)")
  }

  /// Code that unwraps an identifier or a version goes on.
  @Test func aProgramHasAnIdentityAndSessionsTheirMethods() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      import Foundation
      import SwiftUI
      protocol Loading: Sendable { func data(for request: URLRequest) async throws -> (Data, URLResponse) }
      extension URLSession: Loading {}
      func words() -> RelativeDateTimeFormatter.UnitsStyle { .full }
      let name = Bundle.main.bundleIdentifier! + Bundle.main.infoDictionary!["CFBundleVersion"].map { "\\($0)" }!
      let publisher = { URLSession.shared.dataTaskPublisher(for: URL(string: "a")!).map(\\.data) }
      let waiting: URLSessionConfiguration = {
        let configuration = URLSessionConfiguration.default
        configuration.waitsForConnectivity = true
        configuration.multipathServiceType = .handover
        return configuration
      }()
      #Preview { Text(name) }
      """, to: "Name.swift")
    let run = try run("report", "./Name.swift", in: folder)
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.contains("com.example.Previewed1"), "\(run.output)")
  }

  /// Editors complete the name of the module where two frameworks meet.
  @Test func modulesBetweenTwoFrameworksAreTheFirst() throws {
    let folder = try folder([
      "App/Place.swift": """
      import _MapKit_SwiftUI; import _PhotosUI_SwiftUI
      struct Place { var coordinate: CLLocationCoordinate2D; var photo: PhotosPickerItem? }
      """,
      "App/Shown.swift": """
      import SwiftUI
      public struct Shown: View {
        public var body: some View {
          Text("at \\(Int(Place(coordinate: .init(latitude: 47, longitude: 8)).coordinate.latitude))")
        }
      }
      #Preview { Shown() }
      """,
    ])
    let run = try run("report", "./App", in: folder)
    #expect(run.status == 0 && run.output.contains("at 47"), "\(run.errors)")
    #expect(!run.errors.contains("no package"), "\(run.errors)")
  }

  /// What the kernel has is missing, and only that: a type keeps its protocol although one of its functions asks for memory.
  @Test(arguments: ["Darwin", "Darwin.C", "Darwin.Mach; import SwiftUI"])
  func applesLibraryOfCIsTheMachines(_ name: String) throws {
    let folder = try folder([
      "App/Meter.swift": """
      import \(name)
      protocol Measuring { func root() -> Double; func memory() -> UInt64 }
      final class Meter: Measuring {
        func root() -> Double { sqrt(1764) }
        func memory() -> UInt64 {
          var info = mach_task_basic_info()
          var count = mach_msg_type_number_t(MemoryLayout<mach_task_basic_info>.size) / 4
          let result = task_info(mach_task_self_, task_flavor_t(MACH_TASK_BASIC_INFO), &info, &count)
          return result == KERN_SUCCESS ? info.resident_size : 0
        }
      }
      """,
      "App/Shown.swift": """
      import SwiftUI
      public struct Shown: View {
        let meter: any Measuring = Meter()
        public var body: some View { Text("root \\(Int(meter.root()))") }
      }
      #Preview { Shown() }
      """,
    ])
    let run = try run("report", "./App", in: folder)
    #expect(run.output.contains("root 42"), "\(run.errors)")
    #expect(!run.errors.contains("no package"), "\(run.errors)")
  }

  /// Every file sees Combine, by an import without a level; Xcode writes `internal import Combine` where it is missing.
  @Test func importsMayHaveALevel() throws {
    let folder = try folder([
      "App/Model.swift": """
      internal import Combine
      import Foundation
      final class Model: ObservableObject { @Published var name = "levelled" }
      """,
      "App/Shown.swift": """
      import SwiftUI
      public struct Shown: View { public var body: some View { Text(Model().name) } }
      #Preview { Shown() }
      """,
    ])
    let run = try run("report", "./App", in: folder)
    #expect(run.status == 0 && run.output.contains("levelled"), "\(run.errors)")
  }

  /// The compiler crashes with the attribute where UIKit is not Apple's.
  @Test func aProgramOfUIKitIsShown() throws {
    let folder = try folder([
      "App/AppDelegate.swift": """
      import UIKit
      @UIApplicationMain
      class AppDelegate: UIResponder, UIApplicationDelegate {}
      """,
      "App/Shown.swift": """
      import SwiftUI
      #Preview { Text("shown") }
      """,
    ])
    let run = try run("report", "./App", in: folder)
    #expect(run.status == 0 && run.output.contains("shown"), "\(run.errors)")
  }

  /// Strings of a program are those of its files, in either form.
  @Test func textsOfAProgramAreLocalized() throws {
    let folder = try folder([
      "App/Shown.swift": """
      import SwiftUI
      #Preview { VStack { Text("first"); Text(String(localized: "first")); Text(Words.all) } }
      """,
      "App/Words.swift": """
      import Foundation
      enum Words {
        static let known = NSLocalizedString("first", comment: "")
        static let other = NSLocalizedString("none", value: "Nothing", comment: "")
        static let all = String(format: NSLocalizedString("%d of %@", comment: ""), 3, known) + other
      }
      """,
      "App/Texts/en.lproj/Localizable.strings": """
      "first" = "From strings";
      "%d of %@" = "%d from %@";
      """,
      "Other/Shown.swift": """
      import SwiftUI
      #Preview { Text("second") }
      """,
      "Other/Localizable.xcstrings": """
      {"sourceLanguage": "en", "version": "1.0", "strings": {"second": {"localizations":
        {"en": {"stringUnit": {"state": "translated", "value": "From a catalogue"}}}}}}
      """,
    ])
    let first = try run("report", "./App", in: folder).output
    #expect(first.components(separatedBy: "From strings").count == 4, "\(first)")
    #expect(first.contains("3 from From stringsNothing"), "\(first)")
    let second = try run("report", "./Other", in: folder).output
    #expect(second.contains("From a catalogue"), "\(second)")
  }
}
