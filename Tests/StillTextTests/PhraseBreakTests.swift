import StillText
import StillTextEngine
import Testing

/// Lines of Japanese end between phrases (rule L3.71).
struct PhraseBreakTests {
  private func phrases(_ text: String) -> [String] {
    let units = Array(text.utf16)
    let breaks = EmbeddedTextSystem.shared.lineBreaks(in: units).map(\.offset)
    return zip([0] + breaks, breaks).map { String(decoding: units[$0..<$1], as: UTF16.self) }
  }

  @Test(arguments: [
    ("今日の家事を確認して、家事リストを設定しましょう！", "今日の|家事を|確認して、|家事|リストを|設定しましょう！"),
    ("家事のテンプレートを設定して、家事を分担しましょう！", "家事の|テンプレートを|設定して、|家事を|分担しましょう！"),
  ])
  func phrasesStayTogether(text: String, parts: String) {
    #expect(phrases(text) == parts.split(separator: "|").map(String.init))
  }

  @Test(arguments: [
    ("家事 を", "家事 |を"), ("あ。い", "あ。|い"), ("ab ありがとう cd", "ab |ありがとう |cd"),
    ("今日は\n明日は", "今日は\n|明日は"), ("ア・イ", "ア・|イ"),
  ])
  func spacesAndSignsPartThem(text: String, parts: String) {
    #expect(phrases(text) == parts.split(separator: "|").map(String.init))
  }

  @Test func longPhrasesPartBetweenWords() {
    let parts = phrases("ありがとうございましたそしてさようなら")
    #expect(parts.count > 1 && parts.allSatisfy { $0.count <= 10 })
    #expect(phrases(String(repeating: "あ", count: 200)).count > 10)
  }

  @Test func otherLanguagesKeepTheirPlaces() {
    #expect(phrases("中文字") == ["中", "文", "字"])
    #expect(phrases("one two") == ["one ", "two"])
  }
}
