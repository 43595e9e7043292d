import Foundation
import Stillframe
import Testing

/// Rows and sections of collections with identities (rule C6.2).
@MainActor @Suite struct ListIdentityTests {
  @Test("C6.2: sections of a collection keep their headers where they have identities")
  func identifiedSections() throws {
    func frames(_ hasOwn: Bool) throws -> [CGRect] {
      let probe = try RuleProbe(300, 900, scale: 3) {
        List {
          ForEach(["A", "B"], id: \.self) { letter in
            let section = Section {
              Tile("row\(letter)", nil, 20)
            } header: {
              Tile("head\(letter)", 40, 20)
            }
            if hasOwn { section.id(letter) } else { section }
          }
        }
        .listStyle(.insetGrouped)
      }
      return ["headA", "rowA", "headB", "rowB"].map { probe[$0] }
    }
    #expect(try frames(true) == frames(false))
  }

  @Test("C6.2: two collections in a section may have equal identities") func equalIdentities()
    throws
  {
    let stage = Stage(size: CGSize(width: 300, height: 400)) {
      List {
        ForEach(0..<2) { _ in Text("x") }
        ForEach(0..<2) { number in
          Text("a\(number)")
          Text("b\(number)")
        }
      }
    }
    let report = try stage.layoutReport()
    #expect(report.warnings.isEmpty)
    #expect(report.nodes(saying: "x").count == 2 && report.nodes(saying: "b1").count == 1)
  }
}
