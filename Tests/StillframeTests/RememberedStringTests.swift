import Foundation
import Stillframe
import Testing

@testable import StillViews

/// Files of strings are read once for all locales that lead to them, and bounded in bytes.
@Suite struct RememberedStringTests {
  @Test func localesShareTheirFile() {
    var remembered = RememberedStrings<Int>()
    let strings = Dictionary(uniqueKeysWithValues: (0..<1_000).map { ("key \($0)", "text \($0)") })
    remembered.add(strings, of: "en.lproj", for: 0)
    let first = remembered.byteCount
    #expect(first > 70_000)
    for number in 1..<100 { remembered.add(strings, of: "en.lproj", for: number) }
    #expect(remembered.byteCount < first + 100 * 400)
    #expect(remembered[99]?["key 7"] == "text 7" && remembered[100] == nil)
    remembered.add([:], of: "", for: 100)
    #expect(remembered[100] == [:])
  }

  @Test func filesAndLocalesWithoutEndAreForgotten() {
    var remembered = RememberedStrings<Int>()
    let long = ["a": String(repeating: "a", count: 1 << 20)]
    for number in 0..<100 {
      remembered.add(long, of: "file \(number)", for: number)
      #expect(remembered[number] != nil)
      #expect(remembered.byteCount <= RememberedStrings<Int>.mostBytes)
    }
    for number in 0..<200_000 { remembered.add([:], of: "", for: number) }
    #expect(remembered.byteCount <= RememberedStrings<Int>.mostBytes)
    let huge = ["a": String(repeating: "a", count: 17 << 20)]
    remembered.add(huge, of: "huge", for: -1)
    #expect(remembered[-1] == nil)
  }
}
