import Foundation
import SwiftUI
import Testing

/// Links of older code, whose destination comes before the tag or the binding.
@Suite @MainActor struct TaggedLinkTests {
  private struct Links: View {
    @State private var tag: Int?
    @State private var isActive = false
    let title = String("third")

    var body: some View {
      NavigationView {
        VStack {
          NavigationLink("first", destination: Text("page 1"), tag: 1, selection: $tag)
          NavigationLink(title, destination: Text("page 3"), tag: 3, selection: $tag)
          NavigationLink(String("fourth"), destination: Text("page 4"), isActive: $isActive)
        }
      }
    }
  }

  @Test(arguments: [("first", "page 1"), ("third", "page 3"), ("fourth", "page 4")])
  func pagesAreReached(link: String, page: String) throws {
    let stage = Stage(size: CGSize(width: 320, height: 480)) { Links() }
    try stage.tap(link)
    stage.advance(by: 1)
    #expect(try stage.layoutReport().root.first(saying: page) != nil)
  }
}
