import Foundation
import Stillframe
import Testing

/// What modifiers do to the accessibility tree (rules AX1.1 to AX4.4).
@Suite @MainActor struct AccessibilityModifierTests {
  private func elements(_ view: some View) throws -> [AccessibilityElement] {
    try ImageRenderer(content: view).accessibilityTree().elements
  }

  private func labels(_ view: some View) throws -> [String?] { try elements(view).map(\.label) }

  @Test func shapesAreNoElementsUntilTheyAreLabelled() throws {
    #expect(
      try labels(
        VStack {
          Circle()
          Divider()
          Spacer()
          Color.red
        }
      ).isEmpty)
    #expect(try labels(Circle().accessibilityLabel("Dot")) == ["Dot"])
    #expect(try labels(Circle().accessibilityLabel("Dot", isEnabled: false)).isEmpty)
    #expect(try elements(Color.red.accessibilityValue("3")).first?.value == "3")
  }

  @Test func aPropertyIsThatOfEveryElementInside() throws {
    #expect(
      try labels(
        VStack {
          Text("A")
          Text("B")
        }.accessibilityLabel("C")) == ["C", "C"])
    let hints = try elements(
      VStack {
        Text("A")
        Text("B")
      }.accessibilityHint("H")
    ).map(\.hint)
    #expect(hints == ["H", "H"])
    // The outermost modifier decides.
    #expect(
      try labels(VStack { Text("A").accessibilityLabel("B") }.accessibilityLabel("C")) == ["C"])
  }

  @Test func hiddenViewsAreNotRead() throws {
    #expect(
      try labels(
        HStack {
          Text("A").accessibilityHidden(true)
          Text("B")
        }) == ["B"])
    #expect(
      try labels(
        HStack {
          Text("A").opacity(0)
          Text("B")
        }) == ["B"])
    #expect(
      try labels(
        HStack {
          Text("A").hidden()
          Text("B")
        }) == ["B"])
    #expect(try labels(Text("A").accessibilityHidden(true, isEnabled: false)) == ["A"])
    #expect(try labels(Color.red.mask { Text("A") }).isEmpty)
  }

  @Test func childrenAreIgnoredCombinedOrContained() throws {
    let pair = VStack {
      Text("A")
      Text("B")
    }
    #expect(try labels(pair.accessibilityElement()) == [nil])
    #expect(
      try labels(pair.accessibilityElement(children: .ignore).accessibilityLabel("C")) == ["C"])
    #expect(try labels(pair.accessibilityElement(children: .combine)) == ["A, B"])
    let contained = try elements(
      pair.accessibilityElement(children: .contain).accessibilityLabel("Group"))
    #expect(contained.map(\.label) == ["A", "B"])
    #expect(contained.map(\.containers) == [["Group"], ["Group"]])
  }

  @Test func combiningJoinsValuesTraitsAndActions() throws {
    let one = try elements(
      HStack {
        Text("Volume").accessibilityAddTraits(.isHeader)
        Toggle("Sound", isOn: .constant(true))
        Button("Mute") {}
      }
      .accessibilityElement(children: .combine))
    #expect(one.count == 1)
    let element = try #require(one.first)
    #expect(element.label == "Volume")
    #expect(element.value == nil)
    #expect(element.actions == ["Sound", "Mute"])
    #expect(element.traits.contains("header"))
    let single = try #require(
      try elements(
        HStack {
          Text("Inbox")
          Button("Open") {}
        }.accessibilityElement(children: .combine)
      ).first)
    #expect(single.label == "Inbox, Open" && single.traits == ["button"])
  }

  @Test func traitsAreAddedAndRemoved() throws {
    #expect(
      try elements(Text("T").accessibilityAddTraits(.isHeader))[0].traits == [
        "header", "staticText",
      ])
    #expect(try elements(Button("X") {}.accessibilityRemoveTraits(.isButton))[0].traits == [])
    #expect(try elements(Text("T").accessibilityHeading(.h2))[0].heading == 2)
    #expect(
      try elements(Text("T").accessibilityAddTraits(.isModal))[0].traits.contains("modal"))
  }

  @Test func textIsReadAsItSays() throws {
    let text = Text("5") + Text("km").accessibilityLabel("kilometres")
    #expect(try labels(text) == ["5kilometres"])
    #expect(try labels(Text("**Bold** and [link](https://a.b)")) == ["Bold and link"])
    #expect(
      try elements(Text("[All](https://a.b)")).map(\.traits) == [["link"]])
    #expect(try labels(Text("Like \(Image(systemName: "plus"))")) == ["Like Add"])
    #expect(try labels(Text("")).isEmpty)
  }

  @Test func representationsAndChildrenAreReadInPlaceOfAView() throws {
    let power = try elements(
      Color.red.frame(width: 50, height: 20)
        .accessibilityRepresentation { Toggle("Power", isOn: .constant(false)) })
    #expect(power.map(\.description) == ["Power. Switch Button. Off."])
    #expect(power[0].frame == CGRect(x: 0, y: 0, width: 50, height: 20))
    let bars = try elements(
      Canvas { _, _ in }.frame(width: 90, height: 30)
        .accessibilityLabel("Chart")
        .accessibilityChildren {
          HStack(spacing: 0) {
            ForEach(0..<3, id: \.self) { index in
              Rectangle().accessibilityLabel("Bar").accessibilityValue("\(index)")
            }
          }
        })
    #expect(bars.map(\.value) == ["0", "1", "2"])
    #expect(bars.map(\.frame.minX) == [0, 30, 60])
    #expect(bars[0].containers == ["Chart"])
  }

  private struct Cycle: View {
    var body: some View { Color.red.accessibilityRepresentation { Cycle() } }
  }

  @Test func representationsOfThemselvesEnd() throws {
    let renderer = ImageRenderer(content: Cycle())
    #expect(try renderer.accessibilityTree().elements.isEmpty)
    let warnings = try renderer.layoutReport().warnings
    #expect(warnings.contains { $0.message.contains("representations") })
  }

  @Test func pairsAreReadAsOne() throws {
    #expect(try labels(Pair()) == ["Name, Ada"])
  }

  private struct Pair: View {
    @Namespace private var space

    var body: some View {
      HStack {
        Text("Name").accessibilityLabeledPair(role: .label, id: 1, in: space)
        Text("Ada").accessibilityLabeledPair(role: .content, id: 1, in: space)
      }
    }
  }

  @Test func theRestIsListed() throws {
    let element = try #require(
      try elements(
        Text("Row").accessibilityCustomContent("Length", "3 min", importance: .high)
          .accessibilityInputLabels(["First", "Top"])
          .accessibilityRotor("Marks", textRanges: [])
          .accessibilityIdentifier("row")
          .accessibilityActivationPoint(CGPoint(x: 3, y: 4))
          .accessibilityAction(named: "Delete") {}
      ).first)
    #expect(
      element.customContent == [.init(label: "Length", value: "3 min", isImportant: true)])
    #expect(element.inputLabels == ["First", "Top"])
    #expect(element.rotors == [.init(name: "Marks")])
    #expect(element.identifier == "row")
    #expect(element.activationPoint == CGPoint(x: 3, y: 4))
    #expect(element.actions == ["Delete"])
  }

  /// Rule AX4.4: rotors of one name join.
  @Test func rotorsListTheirEntries() throws {
    let element = try #require(
      try elements(
        Text("Diary")
          .accessibilityRotor("Days") {
            AccessibilityRotorEntry("Monday", id: 1)
            ForEach(["Tuesday", "Friday"], id: \.self) { AccessibilityRotorEntry($0, id: $0) }
            if false { AccessibilityRotorEntry("Never", id: 2) }
          }
          .accessibilityRotor(.headings, entries: ["Noon"], entryID: \.self, entryLabel: \.self)
          .accessibilityRotor("Days") { AccessibilityRotorEntry(Text("Sunday"), id: 3) }
      ).first)
    #expect(
      element.rotors == [
        .init(name: "Days", entries: ["Monday", "Tuesday", "Friday", "Sunday"]),
        .init(name: "headings", entries: ["Noon"]),
      ])
    #expect(
      element.lines == ["rotors: Days (Monday, Tuesday, Friday, Sunday), headings (Noon)"])
  }

  @Test func rotorsOfRangesListTheirWords() throws {
    let words = "one two three"
    let ranges = [words.range(of: "two"), words.range(of: "three")].compactMap(\.self)
    let long = words + words
    let element = try #require(
      try elements(
        Text(words).accessibilityRotor("Words", textRanges: ranges)
          .accessibilityRotor("Past the end", textRanges: [long.startIndex..<long.endIndex])
      ).first)
    #expect(
      element.rotors == [
        .init(name: "Words", entries: ["two", "three"]), .init(name: "Past the end"),
      ])
  }

  @Test func placesOfRotorsAndKeptColorsAreListed() throws {
    let element = try #require(
      try elements(
        Text("Photo").accessibilityRotorEntry(id: 1, in: Namespace().wrappedValue)
          .accessibilityIgnoresInvertColors()
      ).first)
    #expect(element.lines == ["rotor entry", "ignores inverted colors"])
    #expect(try elements(Text("A").accessibilityIgnoresInvertColors(false)).first?.lines == [])
  }

  @Test func badNumbersAndLongLabelsAreRead() throws {
    let long = String(repeating: "a", count: 1_000_000)
    let view = VStack {
      Text("A").offset(x: .nan).accessibilitySortPriority(.nan)
      Text("B").accessibilityLabel(long)
      Text("C").accessibilityLabel("")
      Text("D").accessibilityActivationPoint(CGPoint(x: Double.infinity, y: 0))
    }
    let tree = try ImageRenderer(content: view).accessibilityTree()
    #expect(tree.elements.map(\.label) == ["A", long, "", "D"])
    #expect(try tree.json().contains("\"label\" : \"D\""))
    #expect(tree.elements.allSatisfy { $0.frame.minX.isFinite })
  }
}
