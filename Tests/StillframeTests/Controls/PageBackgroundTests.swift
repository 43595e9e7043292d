import Foundation
import Stillframe
import Testing

/// Rule C6.18: pages of stacks and tab views are opaque.
@Suite @MainActor struct PageBackgroundTests {
  /// The pixel in the lower part of a picture of a view on red.
  private func pixel(_ view: some View) throws -> RGBA8 {
    let renderer = ImageRenderer(
      content: ZStack {
        Color.red
        view
      }
      .frame(width: 120, height: 160))
    return try renderer.bitmap()[60, 100]
  }

  private let white = RGBA8(red: 255, green: 255, blue: 255, alpha: 255)
  private let black = RGBA8(red: 0, green: 0, blue: 0, alpha: 255)

  @Test func whatLiesBehindAStackIsNotSeen() throws {
    #expect(try pixel(NavigationStack { Color.clear.frame(width: 9, height: 9) }) == white)
  }

  @Test func whatLiesBehindATabViewIsNotSeen() throws {
    #expect(try pixel(TabView { Color.clear.tabItem { Text("One") } }) == white)
  }

  @Test func theGroundFollowsTheColorScheme() throws {
    let stack = NavigationStack { Color.clear }.environment(\.colorScheme, .dark)
    #expect(try pixel(stack) == black)
    let tabs = TabView { Color.clear.tabItem { Text("One") } }.environment(\.colorScheme, .dark)
    #expect(try pixel(tabs) == black)
  }

  @Test func aContainerBackgroundTakesItsPlace() throws {
    let stack = NavigationStack { Color.clear.containerBackground(.clear, for: .navigation) }
    let red = try pixel(stack)
    #expect(red.red > 200 && red.green < 100)
    let blue = try pixel(
      NavigationStack { Color.clear.containerBackground(Color.blue, for: .navigation) })
    #expect(blue.blue > 200 && blue.red < 100)
  }

  @Test func pagesWithoutABarOfTabsShowWhatLiesBehind() throws {
    let red = try pixel(TabView { Color.clear }.tabViewStyle(.page))
    #expect(red.red > 200 && red.green < 100)
  }

  @Test("C6.1: on a phone a sidebar is a list of groups, and its ground black in dark")
  func groundOfASidebar() throws {
    let list = List { Text("a") }.listStyle(.sidebar).environment(\.colorScheme, .dark)
    #expect(try pixel(list) == black)
  }
}
