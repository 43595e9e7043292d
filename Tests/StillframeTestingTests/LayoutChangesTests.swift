import Foundation
import StillGoldens
import Stillframe
import StillframeTesting
import Testing

/// What a failing picture says about the views in it.
@Suite struct LayoutChangesTests {
  /// The words about two views, one in the place of the other, as an assertion would say them.
  private func words(
    _ size: CGSize? = nil, from before: some View, to now: some View
  ) throws -> [String] {
    func report(_ view: some View) throws -> LayoutReport {
      let renderer = ImageRenderer(content: view.frame(width: size?.width, height: size?.height))
      return StoredReport.normalized(try renderer.layoutReport(explain: true))
    }
    return try report(now).changes(since: report(before)).sentences
  }

  /// A row of animals, of which one may be set in another way.
  private func row<Goldfish: View>(@ViewBuilder _ goldfish: () -> Goldfish) -> some View {
    HStack(spacing: 8) {
      Text("Cat")
      goldfish()
      Text("Dog")
    }
  }

  @Test func aFontThatGrowsAText() throws {
    let words = try words(
      from: VStack(alignment: .leading, spacing: 0) {
        Color.red.frame(width: 200, height: 10)
        Text("Goldfish").font(.system(size: 10)).accessibilityIdentifier("goldfish")
        Color.blue.frame(width: 200, height: 10)
      }.frame(height: 100, alignment: .top),
      to: VStack(alignment: .leading, spacing: 0) {
        Color.red.frame(width: 200, height: 10)
        Text("Goldfish").font(.title2).accessibilityIdentifier("goldfish")
        Color.blue.frame(width: 200, height: 10)
      }.frame(height: 100, alignment: .top))
    #expect(
      words == [
        "Text \"Goldfish\" (#goldfish) grew by 39 × 15: its font is .title2, was "
          + ".system(size: 10). VStack around it grew by 0 × 15. The second Color in VStack moved "
          + "15 down with it. Everything else is where it was."
      ])
  }

  @Test func controlsAreCalledByTheirLabels() throws {
    func bar(_ size: CGFloat) -> some View {
      HStack(spacing: 8) {
        Button {
        } label: {
          Image(systemName: "square.and.arrow.up").font(.system(size: size))
        }
        .accessibilityLabel("Save")
        Toggle("Wi-Fi", isOn: .constant(true)).fixedSize()
        Text("Dog")
      }
    }
    let words = try words(CGSize(width: 300, height: 80), from: bar(20), to: bar(40))
    #expect(words.count == 1)
    #expect(words[0].hasPrefix("Button \"Save\" "), "\(words)")
    #expect(words[0].contains("Toggle \"Wi-Fi\""), "\(words)")
    #expect(words[0].contains("Text \"Dog\""), "\(words)")
  }

  @Test func aControlThatWentIsCalledByItsLabel() throws {
    let words = try words(
      CGSize(width: 200, height: 60),
      from: HStack {
        Text("Draft")
        Button {
        } label: {
          Image(systemName: "trash")
        }
        .accessibilityLabel("Throw away")
      }, to: HStack { Text("Draft") })
    #expect(words.contains { $0.hasPrefix("Button \"Throw away\" went") }, "\(words)")
  }

  @Test func aTextAmongOthersPushesTheRestOfItsRow() throws {
    let words = try words(
      CGSize(width: 300, height: 40), from: row { Text("Goldfish") },
      to: row { Text("Goldfish").font(.title2) })
    #expect(words.count == 1)
    #expect(words[0].hasPrefix("Text \"Goldfish\" moved "))
    #expect(words[0].contains(": its font is .title2, was .body."))
    #expect(words[0].contains("Text \"Cat\" moved "))
    #expect(words[0].contains("Text \"Dog\" moved "))
  }

  @Test func aRowThatPushesElevenOthersIsOneSentence() throws {
    func list(_ height: CGFloat) -> some View {
      VStack(alignment: .leading, spacing: 0) {
        Text("Header").frame(height: height).accessibilityIdentifier("header")
        ForEach(0..<11, id: \.self) { index in
          HStack {
            Text("Row \(index)")
            Circle().frame(width: 10, height: 10)
          }
        }
      }.frame(width: 200, height: 500, alignment: .top)
    }
    let words = try words(from: list(30), to: list(42))
    #expect(
      words == [
        "Text \"Header\" (#header) moved 6 down: it has .frame(height: 42), had .frame(height: 30). "
          + "VStack around it grew by 0 × 12. 11 other views moved 12 down with it."
      ])
  }

  @Test func aPaddingThatChanges() throws {
    func card(_ padding: CGFloat) -> some View {
      Text("Card").padding(padding).background(Color.yellow)
    }
    let words = try words(from: card(8), to: card(12))
    #expect(words.count == 1)
    #expect(
      words[0].hasPrefix(
        "Text \"Card\" moved 4 right and 4 down: it has .padding(12), had .padding(8)."))
    #expect(
      words[0].contains(
        "Rectangle grew by 8 × 8, being proposed 61 × 45 where it was 53 × 37, with it."))
    #expect(words[0].contains("The picture is "))
  }

  @Test func aColourChangesOnlyTheLook() throws {
    let words = try words(
      from: row { Text("Goldfish").foregroundStyle(Color(red: 1, green: 0, blue: 0)) },
      to: row { Text("Goldfish").foregroundStyle(Color(red: 0, green: 0, blue: 1)) })
    #expect(
      words == [
        "Text \"Goldfish\" changed only its look: its colour is #0000FF, was #FF0000. "
          + "Every view is where it was."
      ])
  }

  @Test func aShapeThatIsFilledWithSomethingElse() throws {
    let words = try words(
      from: Circle().fill(.red).frame(width: 20, height: 20).accessibilityIdentifier("dot"),
      to: Circle().fill(.black).frame(width: 20, height: 20).accessibilityIdentifier("dot"))
    #expect(words.count == 1)
    #expect(words[0].hasPrefix("Circle (#dot) changed only its look: its fill is #000000, was #"))
  }

  @Test func aViewThatCameNamesItsNeighbourAndWhatItPushed() throws {
    func list(_ isLong: Bool) -> some View {
      VStack(alignment: .leading, spacing: 0) {
        Color.red.frame(width: 20, height: 10).accessibilityIdentifier("first")
        if isLong { Color.green.frame(width: 20, height: 14).accessibilityIdentifier("new") }
        Color.blue.frame(width: 20, height: 10).accessibilityIdentifier("last")
      }
    }
    #expect(
      try words(from: list(false), to: list(true)) == [
        "Color (#new) came, 20 × 14 at (0, 10), after Color (#first). VStack around it grew by "
          + "0 × 14. Color (#last) moved 14 down with it. The picture is 20 × 34, was 20 × 20. "
          + "Everything else is where it was."
      ])
    #expect(
      try words(from: list(true), to: list(false)) == [
        "Color (#new) went; it was 20 × 14 at (0, 10). VStack around it shrank by 0 × 14. "
          + "Color (#last) moved 14 up with it. The picture is 20 × 20, was 20 × 34. "
          + "Everything else is where it was."
      ])
  }

  @Test func wordsThatChange() throws {
    let words = try words(
      CGSize(width: 200, height: 40), from: Text("Cat"), to: Text("Caterpillar"))
    #expect(words.count == 1)
    #expect(words[0].hasPrefix("Text \"Caterpillar\" moved "))
    #expect(words[0].contains(": its words were \"Cat\"."))
  }

  @Test func oneFontOfManyTextsIsOneSentence() throws {
    func list(_ font: Font) -> some View {
      VStack(alignment: .leading, spacing: 0) {
        ForEach(["a", "b", "c", "d"], id: \.self) { Text($0) }
      }.font(font)
    }
    let words = try words(from: list(.body), to: list(.title))
    #expect(words.count == 1)
    #expect(words[0].contains("Text \"a\", Text \"b\" and 2 more "))
    #expect(words[0].contains(": their font is .title, was .body."))
  }

  @Test func aSpacingThatChangesIsThatOfTheStack() throws {
    func stack(_ spacing: CGFloat) -> some View {
      HStack(spacing: spacing) {
        Color.red.frame(width: 10, height: 10).accessibilityIdentifier("a")
        Color.blue.frame(width: 10, height: 10).accessibilityIdentifier("b")
      }
    }
    #expect(
      try words(from: stack(4), to: stack(9)) == [
        "HStack grew by 5 × 0: it is HStack(spacing: 9), was HStack(spacing: 4). Color (#b) moved "
          + "5 right with it. The picture is 29 × 10, was 24 × 10. Everything else is where it was."
      ])
  }

  @Test func anAlignmentThatChanges() throws {
    func stack(_ alignment: HorizontalAlignment) -> some View {
      VStack(alignment: alignment, spacing: 0) {
        Color.red.frame(width: 10, height: 10).accessibilityIdentifier("a")
        Color.blue.frame(width: 30, height: 10)
      }
    }
    #expect(
      try words(from: stack(.center), to: stack(.leading)) == [
        "VStack kept its place: it lines up by .leading, was .center. Color (#a) moved 10 left "
          + "with it. Everything else is where it was."
      ])
  }

  @Test func whatMakesRoomSaysWhatItWasProposed() throws {
    func row(_ width: CGFloat) -> some View {
      HStack(spacing: 0) {
        Color.red.frame(width: width).accessibilityIdentifier("fixed")
        Color.blue.accessibilityIdentifier("rest")
      }.frame(width: 100, height: 20)
    }
    let words = try words(from: row(20), to: row(32))
    #expect(words.count == 1)
    #expect(words[0].contains("it has .frame(width: 32), had .frame(width: 20)."))
    #expect(
      words[0].contains(
        "Color (#rest) moved 12 right and shrank by 12 × 0, being proposed 68 × 20 where it was "
          + "80 × 20, with it."))
  }

  @Test func aModifierThatCameOrWent() throws {
    let plain = Text("Hi").accessibilityIdentifier("hi")
    #expect(
      try words(CGSize(width: 100, height: 100), from: plain, to: plain.padding(.leading, 10))[0]
        .contains("it has .padding(leading: 10) now"))
    #expect(
      try words(CGSize(width: 100, height: 100), from: plain.padding(.leading, 10), to: plain)[0]
        .contains("it has no .padding(leading: 10) any more"))
  }

  @Test func whatABodyReadsFromItsEnvironmentIsNamed() throws {
    struct Badge: View {
      @Environment(\.colorScheme) var scheme
      var body: some View {
        Color(white: scheme == .dark ? 0.2 : 0.9).frame(width: 10, height: 10)
      }
    }
    let words = try words(from: Badge(), to: Badge().environment(\.colorScheme, .dark))
    #expect(words[0] == "Badge reads scheme as .dark, was .light.")
    #expect(words[1].hasPrefix("Color changed only its look: its fill is #333333, was #E6E6E6."))
  }

  @Test func anOpacityIsLookAlone() throws {
    let words = try words(
      from: Color.red.frame(width: 9, height: 9),
      to: Color.red.frame(width: 9, height: 9).opacity(0.5))
    #expect(words[0].contains("opacity"))
  }

  @Test func whatIsSetInNoOtherWaySaysSo() throws {
    let view = Text("same")
    #expect(
      try words(from: view, to: view) == [
        "No view moved, and none is drawn with anything else: only pixels differ."
      ])
  }
}
