import SwiftUI
import Testing

/// What attributes, Markdown and modifiers do to a text, in sizes and pixels.
@Suite @MainActor struct AttributedTextTests {
  @Test func markdownIsAsWideAsTheModifierThatItStandsFor() throws {
    let plain = try size(of: Text("Wide words"))
    #expect(try size(of: Text("**Wide words**")) == size(of: Text("Wide words").bold()))
    #expect(try size(of: Text("**Wide words**")).width > plain.width)
    #expect(try size(of: Text("*Wide words*")) == size(of: Text("Wide words").italic()))
    #expect(try size(of: Text("`Wide words`")) == size(of: Text("Wide words").monospaced()))
    #expect(try size(of: Text("~~Wide words~~")) == plain)
    #expect(try size(of: Text("Wide **words**")).width > plain.width)
    #expect(
      try size(of: Text("Wide **words**")) == size(of: Text("Wide ") + Text("words").bold()))
    #expect(try size(of: Text("\(Text("Wide").bold()) words")) == size(of: Text("**Wide** words")))
    #expect(try size(of: Text("**\(Text("Wide words"))**")) == size(of: Text("Wide words").bold()))
  }

  @Test func designAndWidthOfAText() throws {
    let plain = try size(of: Text("iiii")).width
    #expect(try size(of: Text("`iiii`")).width > 1.5 * plain)
    #expect(try size(of: Text("iiii").fontDesign(.monospaced)) == size(of: Text("`iiii`")))
    #expect(try size(of: Text("mmmm").fontWidth(.expanded)).width > size(of: Text("mmmm")).width)
  }

  @Test func whatIsSetFurtherInStays() throws {
    let large = Text("x").font(.largeTitle)
    #expect(try size(of: (large + Text("")).font(.caption)) == size(of: large))
    #expect(try size(of: Text("\(large)").font(.caption)) == size(of: large))
    #expect(try size(of: Text("**x**").bold(false)) == size(of: Text("x").bold()))
    var string = AttributedString("x")
    string.font = .largeTitle
    #expect(try size(of: Text(string).font(.caption)) == size(of: large))
  }

  @Test func attributesOfStringsCompileAndCount() throws {
    var string = AttributedString("attributed")
    string.font = .body.bold()
    string.foregroundColor = .red
    #expect(try size(of: Text(string)) == size(of: Text("attributed").font(.body.bold())))
    #expect(try picture(of: Text(string)).count(isReddish) > 100)
    string.kern = 3
    #expect(
      try size(of: Text(string)) == size(of: Text("attributed").font(.body.bold()).kerning(3)))
    string.tracking = 5
    string.baselineOffset = 4
    string.underlineStyle = Text.LineStyle(pattern: .dot, color: .blue)
    string.strikethroughStyle = .single
    string.backgroundColor = .yellow
    string.link = URL(string: "https://a.org")
    string.inlinePresentationIntent = [.emphasized, .stronglyEmphasized]
    #expect(try picture(of: Text(string)).count(isBluish) > 20)
    var container = AttributeContainer()
    container.font = .title
    container.foregroundColor = .green
    #expect(
      try size(of: Text(AttributedString("x", attributes: container)))
        == size(of: Text("x").font(.title)))
    string.mergeAttributes(container)
    #expect(string.font == .title)
  }

  @Test func attributesHoldForTheirStretchOnly() throws {
    var string = AttributedString("one two")
    let range = try #require(string.range(of: "two"))
    string[range].font = .largeTitle
    #expect(
      try size(of: Text(string)) == size(of: Text("one ") + Text("two").font(.largeTitle)))
    #expect(try said(Text(string)) == ["one two"])
  }

  @Test func linksHaveTheTintWhateverColourIsAround() throws {
    let link = Text("[a link](https://a.org)")
    #expect(try picture(of: link).count(isBluish) > 50)
    #expect(try picture(of: link.foregroundColor(.red)).count(isBluish) > 50)
    #expect(try picture(of: link.tint(.red)).count(isReddish) > 50)
    var string = AttributedString("a link")
    string.link = URL(string: "https://a.org")
    string.foregroundColor = .red
    #expect(try picture(of: Text(string)).count(isReddish) > 50)
    #expect(try picture(of: Text("a link")).count(isBluish) == 0)
  }

  @Test func aGroundLiesUnderItsWordsAlone() throws {
    var string = AttributedString("word")
    string.backgroundColor = .red
    let bitmap = try picture(of: Text(string) + Text(" word").foregroundColor(.white))
    let red = Double(bitmap.count(isReddish)) / Double(bitmap.width * bitmap.height)
    #expect(red > 0.3 && red < 0.5)
    // Glyphs stand on the ground of the stretch before them.
    let dark = bitmap.count { $0.red < 60 && $0.green < 60 && $0.blue < 60 }
    #expect(dark > 50)
  }

  nonisolated static let patterns: [(Text.LineStyle.Pattern, ClosedRange<Int>)] = [
    (.solid, 1...1), (.dash, 5...16), (.dashDot, 8...26), (.dashDotDot, 9...32), (.dot, 16...50),
  ]

  @Test(arguments: patterns)
  func linesAreBrokenUpByTheirPattern(
    _ pattern: Text.LineStyle.Pattern, _ pieces: ClosedRange<Int>
  ) throws {
    let words = "Twelve words of text"
    func count(of view: some View) throws -> Int {
      try picture(of: view.font(.system(size: 24)).foregroundColor(.white)).pieces(isReddish)
    }
    let own = try count(of: Text(words).underline(pattern: pattern, color: .red))
    #expect(pieces.contains(own))
    #expect(try count(of: VStack { Text(words) }.underline(pattern: pattern, color: .red)) == own)
    let struck = try count(of: Text(words).strikethrough(pattern: pattern, color: .red))
    #expect(pieces.contains(struck))
    #expect(
      try count(of: VStack { Text(words) }.strikethrough(pattern: pattern, color: .red)) == struck)
  }

  @Test func aPatternGoesOnAcrossStretches() throws {
    func pieces(_ text: Text) throws -> Int {
      try picture(
        of: text.underline(pattern: .dash, color: .red).font(.system(size: 24))
          .foregroundColor(.white)
      ).pieces(isReddish)
    }
    let whole = try pieces(Text("abcdefghijklmnopqrstuv"))
    let letters = "abcdefghijklmnopqrstuv".enumerated().map { index, letter in
      Text(String(letter)).foregroundColor(.white.opacity(index.isMultiple(of: 2) ? 1 : 0.5))
    }
    #expect(try abs(pieces(letters.dropFirst().reduce(letters[0], +)) - whole) <= 1)
  }

  @Test func aTextsOwnLineWinsAndCanBeSwitchedOff() throws {
    func red(_ view: some View) throws -> Int { try picture(of: view).count(isReddish) }
    func blue(_ view: some View) throws -> Int { try picture(of: view).count(isBluish) }
    let own = VStack { Text("word").underline(color: .blue) }.underline(color: .red)
    #expect(try red(own) == 0)
    #expect(try blue(own) > 20)
    #expect(try red(VStack { Text("word").underline(false) }.underline(color: .red)) == 0)
    #expect(try red(Text("word").underline(true, color: .red)) > 20)
    #expect(try red(Text("word").underline(color: .red).foregroundStyle(.blue)) > 20)
    #expect(
      try red(Text("word").underline().foregroundStyle(.red))
        > red(Text("word").foregroundStyle(.red)))
    #expect(try red(VStack { Text("word") }.underline(color: .red).underline(false)) > 20)
    #expect(try red(VStack { Text("word") }.strikethrough(false, color: .red)) == 0)
  }

  @Test func lettersOfNeighboursThatLookAlikeAreKerned() throws {
    #expect(try size(of: Text("A") + Text("VA")) == size(of: Text("AVA")))
  }

  @Test func linesOfHugeTextsAreHarmless() throws {
    let text = Text("i").font(.system(size: 0.001)).underline(pattern: .dot)
    _ = try picture(of: text.frame(width: 20, height: 20))
    let wide = Text("wide").tracking(9000).underline(pattern: .dot).font(.system(size: 1))
    _ = try picture(of: wide.frame(width: 20, height: 20))
  }

  @Test func coloursOfWordsMoveWithTheText() throws {
    let words = Text("plain **bold** plain")
    let bitmap = try picture(of: words.foregroundStyle(.red))
    #expect(bitmap.count(isBluish) == 0)
    #expect(bitmap.count(isReddish) > 200)
  }
}
