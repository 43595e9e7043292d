import Testing

@testable import StillframePreviews

/// Members that several files add to one type.
@Suite struct RedeclarationTests {
  private let files = ["/a/One.swift", "/a/Two.swift", "/a/User.swift"]

  private func lines(_ text: String) -> [String] {
    CompilerMessages(text, about: files).faults.map { "\($0.path):\($0.line)" }
  }

  @Test func theFirstOfTwoStays() {
    let text = """
      /a/Two.swift:3:5: error: invalid redeclaration of 'wide'
      /a/One.swift:2:5: error: invalid redeclaration of 'wide'
      /a/User.swift:7:9: error: ambiguous use of 'wide'
      /a/User.swift:8:9: error: ambiguous use of 'high'
      """
    #expect(lines(text) == ["/a/Two.swift:3", "/a/User.swift:8"])
  }

  @Test func oneThatStandsAloneGoes() {
    #expect(
      lines("/a/One.swift:2:5: error: invalid redeclaration of 'wide(by:)'") == ["/a/One.swift:2"])
    #expect(lines("/a/User.swift:7:9: error: ambiguous use of 'wide'") == ["/a/User.swift:7"])
  }
}
