import Foundation
import Stillframe
import Testing

/// Bars stay where they are when a page's content is too large for it (rules C6.10, C6.13).
@MainActor @Suite struct OverflowingPageTests {
  enum Content: CaseIterable {
    case small, wide, high, filledPhoto

    @MainActor @ViewBuilder var view: some View {
      switch self {
      case .small: Text("Small")
      case .wide: Color.red.frame(width: 600, height: 100)
      case .high: Color.red.frame(width: 100, height: 900)
      case .filledPhoto:
        ZStack {
          Image(systemName: "photo").resizable().scaledToFill().ignoresSafeArea().opacity(0.2)
          Text("Hello")
        }
      }
    }
  }

  private let size = CGSize(width: 320, height: 480)

  private func places(_ words: [String], _ stage: Stage) throws -> [CGRect] {
    let report = try stage.layoutReport()
    return try words.map { try #require(report.nodes(saying: $0).first).frame }
  }

  @Test(arguments: [true, false])
  func aNavigationBarStays(isLarge: Bool) throws {
    func places(of content: Content) throws -> [CGRect] {
      let stage = Stage(size: size) {
        NavigationStack {
          content.view
            .navigationTitle("Photo")
            .navigationBarTitleDisplayMode(isLarge ? .large : .inline)
            .toolbar { Button("Add") {} }
        }
      }
      return try self.places(["Photo", "Add"], stage)
    }
    let usual = try places(of: .small)
    for content in Content.allCases { #expect(try places(of: content) == usual, "\(content)") }
  }

  @Test func aTabBarStays() throws {
    func place(of content: Content) throws -> [CGRect] {
      let stage = Stage(size: size) {
        TabView {
          content.view.tabItem { Label("Home", systemImage: "house") }
          Text("b").tabItem { Label("You", systemImage: "person") }
        }
      }
      return try places(["Home", "You"], stage)
    }
    let usual = try place(of: .small)
    for content in Content.allCases { #expect(try place(of: content) == usual, "\(content)") }
  }

  @Test func contentThatIsTooLargeIsInTheMiddleOfItsPage() throws {
    let stage = Stage(size: size) {
      NavigationStack {
        Color.red.frame(width: 600, height: 100).accessibilityIdentifier("wide")
          .navigationTitle("Photo").navigationBarTitleDisplayMode(.inline)
      }
    }
    let frame = try #require(stage.layoutReport().frame(of: "wide"))
    #expect(abs(frame.midX - 160) < 0.01)
    #expect(abs(frame.midY - (44 + 480) / 2) < 0.01)
  }

  /// Only the way back is 8 points from its edge.
  @Test func itemsOfAPushedPageAre16PointsFromTheTrailingEdge() throws {
    let stage = Stage(size: size) {
      NavigationStack(path: .constant([1])) {
        Text("root").navigationTitle("Home")
          .navigationDestination(for: Int.self) { _ in
            Text("page").navigationTitle("Detail")
              .navigationBarTitleDisplayMode(.inline).toolbar { Button("Edit") {} }
          }
      }
    }
    let frames = try places(["Edit", "Detail"], stage)
    #expect(abs(frames[0].maxX - 304) < 0.5)
    #expect(abs(frames[1].midX - 160) < 0.5)
  }
}
