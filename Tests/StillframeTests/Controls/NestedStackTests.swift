import Foundation
import Stillframe
import Testing

/// Stacks inside the pages of other stacks (rule C6.21).
@MainActor @Suite struct NestedStackTests {
  /// Returns the top of the word "content" in a window without a safe area, in points.
  private func top(@ViewBuilder _ view: @MainActor () -> some View) throws -> CGFloat {
    let stage = Stage(size: CGSize(width: 320, height: 400), content: view)
    let found = try stage.layoutReport().nodes(saying: "content").first
    return try #require(found).frame.minY
  }

  private var page: some View {
    VStack {
      Text("content")
      Spacer()
    }
    .toolbar { Button("Item") {} }
  }

  @Test func theInnerStackHasTheOnlyBar() throws {
    let single = try top { NavigationStack { page } }
    #expect(try top { NavigationStack { NavigationStack { page } } } == single)
    #expect(
      try top { NavigationStack { VStack(spacing: 0) { NavigationStack { page } } } } == single)
  }

  @Test func anOuterTitleKeepsItsBar() throws {
    let single = try top { NavigationStack { page } }
    let titled = try top {
      NavigationStack {
        NavigationStack { page }.navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
      }
    }
    #expect(titled == single + 44)
  }

  @Test func itemsBelowAreShown() throws {
    let stage = Stage(size: CGSize(width: 320, height: 400)) {
      NavigationStack {
        NavigationStack { page }.toolbar {
          ToolbarItem(placement: .bottomBar) { Button("Below") {} }
        }
      }
    }
    let below = try #require(try stage.layoutReport().nodes(saying: "Below").first)
    #expect(below.frame.minY > 340)
  }
}

/// Titles in bars at other type sizes (rule C6.22).
@MainActor @Suite struct InlineTitleSizeTests {
  private func width(_ size: DynamicTypeSize) throws -> CGFloat {
    let stage = Stage(size: CGSize(width: 390, height: 400)) {
      NavigationStack {
        Text("x").navigationTitle("Water").navigationBarTitleDisplayMode(.inline)
      }
      .dynamicTypeSize(size)
    }
    return try #require(try stage.layoutReport().nodes(saying: "Water").first).frame.width
  }

  @Test func itGrowsALittle() throws {
    let usual = try width(.large)
    #expect(try width(.xSmall) == usual)
    #expect(try width(.xxLarge) > usual * 1.2)
    #expect(try width(.accessibility5) == width(.xxLarge))
  }
}
