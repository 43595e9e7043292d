import Foundation
import Stillframe
import Testing

/// Names in texts: `.name(style:)`, which Foundation on Linux lacks.
struct PersonNameTests {
  private static func name(
    _ given: String?, _ family: String?, middle: String? = nil, prefix: String? = nil,
    suffix: String? = nil, nickname: String? = nil
  ) -> PersonNameComponents {
    PersonNameComponents(
      namePrefix: prefix, givenName: given, middleName: middle, familyName: family,
      nameSuffix: suffix, nickname: nickname)
  }

  @Test(
    arguments: [
      (.short, "Ada"), (.medium, "Ada Lovelace"), (.long, "Dr. Ada King Lovelace FRS"),
      (.abbreviated, "AL"),
    ] as [(PersonNameComponents.FormatStyle.Style, String)])
  func namesAreWrittenInAStyle(style: PersonNameComponents.FormatStyle.Style, text: String) {
    let name = Self.name("Ada", "Lovelace", middle: "King", prefix: "Dr.", suffix: "FRS")
    #expect(name.formatted(.name(style: style)) == text)
  }

  @Test func lettersDecideTheOrder() {
    let name = Self.name("小明", "王")
    #expect(name.formatted() == "王小明")
    #expect(name.formatted(.name(style: .abbreviated)) == "王")
    #expect(
      Self.name("Ada", "Lovelace", nickname: "Countess").formatted(.name(style: .short))
        == "Countess")
  }

  @Test func missingPartsLeaveNoSpaces() {
    #expect(Self.name(nil, "Lovelace").formatted() == "Lovelace")
    #expect(Self.name("", nil).formatted(.name(style: .long)) == "")
    #expect(PersonNameComponents().formatted(.name(style: .abbreviated)) == "")
  }
}
