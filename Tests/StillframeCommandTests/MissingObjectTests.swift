import Foundation
import Testing

@testable import StillframePreviews

/// Previews of views that declare an environment object, in an environment without one (rule C7.13).
extension PreviewTests {
  private static let basket = """
    import SwiftUI
    final class Basket: ObservableObject { @Published var count = 1 }

    """

  /// SwiftUI ends the process once the object is read, which only actions may do.
  @Test func viewsThatDoNotReadTheirMissingObjectsAreShown() throws {
    let folder = try folder([
      "App/Shown.swift": Self.basket + """
        struct Shown: View {
          @EnvironmentObject var basket: Basket
          var body: some View {
            VStack {
              Text("Basket")
              Button("Add") { basket.count += 1 }
            }
          }
        }
        #Preview("Shown") { Shown() }
        """
    ])
    let run = try run("report", "./App", in: folder)
    #expect(run.status == 0 && run.output.contains("\"Basket\""), "\(run.output) \(run.errors)")
    #expect(!run.output.contains("needs Basket"), "\(run.output)")
    #expect(!run.errors.contains("left out"), "\(run.errors)")
  }

  /// The pictures before and behind stay as they are, and nothing is said to have crashed.
  @Test func viewsThatReadTheirMissingObjectsAreNamed() throws {
    let folder = try folder([
      "App/Shown.swift": Self.basket + """
        struct Count: View {
          @EnvironmentObject var basket: Basket
          var body: some View { Text("\\(basket.count) pieces") }
        }
        struct Opened: View {
          @EnvironmentObject var basket: Basket
          var body: some View { Text("Opened").onAppear { basket.count += 1 } }
        }
        #Preview("A") { Text("first") }
        #Preview("B") { Count() }
        #Preview("C") { Text("third") }
        #Preview("D") { Opened() }
        """
    ])
    let run = try run("report", "./App", in: folder)
    #expect(run.status == 0, "\(run.errors)")
    let places = ["\"first\"", "Count needs Basket", "\"third\"", "Opened needs Basket"].map {
      run.output.range(of: $0)?.lowerBound
    }
    let found = places.compactMap { $0 }
    #expect(found.count == 4 && found == found.sorted(), "\(run.output)")
    let warning = "was left out: it declares an @EnvironmentObject of type Basket"
    #expect(run.errors.components(separatedBy: warning).count == 3, "\(run.errors)")
    #expect(!run.errors.contains("ended") && !run.errors.contains("Fatal"), "\(run.errors)")
  }
}
