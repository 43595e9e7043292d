import Foundation
import Stillframe
import Testing

/// Badges of rows (rule C5.7).
@MainActor @Suite struct RowBadgeTests {
  private func places(_ row: some View) throws -> (badge: CGRect, chevron: CGRect) {
    let stage = Stage(size: CGSize(width: 320, height: 200)) { NavigationStack { List { row } } }
    let report = try stage.layoutReport()
    let badge = try #require(report.nodes(saying: "12").first).frame
    let chevron = try #require(report.nodes(where: { $0.view == "Image" }).last).frame
    return (badge, chevron)
  }

  @Test func aLinksBadgeIsBeforeItsChevron() throws {
    let outside = try places(NavigationLink("Inbox") { Text("") }.badge(12))
    #expect(outside.badge.maxX < outside.chevron.minX)
    let inside = try places(
      NavigationLink {
        Text("")
      } label: {
        Text("Inbox").badge(12)
      })
    #expect(abs(inside.badge.maxX - outside.badge.maxX) < 0.5)
    #expect(inside.chevron == outside.chevron)
  }

  @Test func aSwitchIsBehindTheBadge() throws {
    let stage = Stage(size: CGSize(width: 320, height: 200)) {
      List { Toggle("Inbox", isOn: .constant(true)).badge(12) }
    }
    let badge = try #require(stage.layoutReport().nodes(saying: "12").first).frame
    // The switch is 51 wide, 20 from the edge of the card.
    #expect(badge.maxX < 320 - 32 - 51)
  }

  @Test func otherRowsHaveTheirBadgeAtTheEdge() throws {
    let stage = Stage(size: CGSize(width: 320, height: 200)) { List { Text("Inbox").badge(12) } }
    let badge = try #require(stage.layoutReport().nodes(saying: "12").first).frame
    #expect(abs(badge.maxX - (320 - 32)) < 0.5)
  }
}
