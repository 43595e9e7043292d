import Foundation
import SwiftUI
import Testing

/// Paths of stacks that are kept between two launches.
@Suite @MainActor struct PathFormTests {
  struct Harbour: Hashable, Codable {
    var name: String
  }

  private struct Secret: Hashable {}

  @Test func aPathIsKeptAndComesBack() throws {
    var path = NavigationPath(["a", "b"])
    path.append(7)
    path.append(Harbour(name: "Bergen"))
    let kept = try JSONEncoder().encode(try #require(path.codable))
    let back = NavigationPath(
      try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: kept))
    #expect(back == path && back.count == 4)
    #expect(back != NavigationPath(["a", "b"]))
  }

  @Test func aPathWithSomethingThatCannotBeKept() {
    var path = NavigationPath([1])
    #expect(path.codable != nil)
    path.append(Secret())
    #expect(path.codable == nil)
    path.removeLast()
    #expect(path.codable != nil)
  }

  @Test func aPathOfUnknownTypesIsRefused() {
    let data = Data(#"["nothing", "1"]"#.utf8)
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data)
    }
  }
}
