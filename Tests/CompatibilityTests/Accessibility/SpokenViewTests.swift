import SwiftUI
import Testing

/// What is said of views to those who listen changes nothing for those who look.
@Suite @MainActor struct SpokenViewTests {
  private struct Track: Identifiable, Equatable {
    let id: Int
    let title: String
  }

  private let tracks = [Track(id: 1, title: "Harbour"), Track(id: 2, title: "Lantern")]
  private var tile: some View { Label("Harbour", systemImage: "star").padding(4) }

  @Test func namesValuesAndHints() throws {
    let (name, words) = ("Rating", ["Stars", "Rating"])
    try expectUnchanged(tile) {
      $0.accessibilityLabel("Rating").accessibilityLabel(Text("Rating")).accessibilityLabel(name)
    }
    try expectUnchanged(tile) { $0.accessibilityLabel("Rating", isEnabled: true) }
    try expectUnchanged(tile) { $0.accessibilityLabel(Text("Rating"), isEnabled: false) }
    try expectUnchanged(tile) {
      $0.accessibilityLabel { label in
        Text("Rated")
        label
      }
    }
    try expectUnchanged(tile) {
      $0.accessibilityValue("4 of 5").accessibilityValue(Text("4 of 5")).accessibilityValue(name)
    }
    try expectUnchanged(tile) { $0.accessibilityValue("4", isEnabled: true) }
    try expectUnchanged(tile) {
      $0.accessibilityHint("Swipe to change").accessibilityHint(Text("Swipe"))
    }
    try expectUnchanged(tile) {
      $0.accessibilityHint(name).accessibilityHint("Swipe", isEnabled: false)
    }
    try expectUnchanged(tile) {
      $0.accessibilityInputLabels(["Stars", "Rating"]).accessibilityInputLabels([Text("Stars")])
    }
    try expectUnchanged(tile) { $0.accessibilityInputLabels(words) }
    try expectUnchanged(tile) { $0.accessibilityInputLabels([Text("Stars")], isEnabled: true) }
    try expectUnchanged(tile) {
      $0.accessibilityIdentifier("rating").accessibilityIdentifier("rating", isEnabled: true)
    }
    try expectUnchanged(tile) {
      $0.accessibility(label: Text("Rating")).accessibility(value: Text("4"))
    }
    try expectUnchanged(tile) { $0.accessibility(hint: Text("Swipe")).accessibility(hidden: false) }
    try expectUnchanged(tile) {
      $0.accessibility(identifier: "rating").accessibility(sortPriority: 1)
    }
    try expectUnchanged(tile) {
      $0.accessibility(addTraits: .isButton).accessibility(removeTraits: [.isImage, .isHeader])
    }
    try expectUnchanged(tile) {
      $0.accessibility(inputLabels: [Text("Stars")]).accessibility(activationPoint: .center)
    }
    try expectUnchanged(tile) { $0.accessibility(activationPoint: CGPoint(x: 3, y: 3)) }
    try expectUnchanged(tile) { $0.accessibility(selectionIdentifier: AnyHashable(3)) }
  }

  @Test func whatViewsAre() throws {
    let traits: AccessibilityTraits = [.isButton, .isSelected, .updatesFrequently]
    #expect(traits.contains(.isSelected) && !traits.contains(.isModal))
    try expectUnchanged(tile) { $0.accessibilityElement().accessibilityElement(children: .combine) }
    try expectUnchanged(tile) {
      $0.accessibilityElement(children: AccessibilityChildBehavior.contain)
    }
    try expectUnchanged(tile) {
      $0.accessibilityAddTraits(.isHeader).accessibilityAddTraits([.isLink, .isToggle])
    }
    try expectUnchanged(tile) { $0.accessibilityRemoveTraits(traits).accessibilitySortPriority(2) }
    try expectUnchanged(tile) {
      $0.accessibilityHidden(true).accessibilityHidden(false, isEnabled: true)
    }
    try expectUnchanged(tile) {
      $0.accessibilityHeading(.h2).accessibilityHeading(AccessibilityHeadingLevel.unspecified)
    }
    try expectUnchanged(tile) { $0.accessibilityTextContentType(.sourceCode) }
    try expectUnchanged(tile) {
      $0.accessibilityTextContentType(AccessibilityTextContentType.narrative)
    }
    try expectUnchanged(tile) {
      $0.accessibilityIgnoresInvertColors().accessibilityIgnoresInvertColors(false)
    }
    try expectUnchanged(tile) { $0.accessibilityRespondsToUserInteraction() }
    try expectUnchanged(tile) { $0.accessibilityRespondsToUserInteraction(false, isEnabled: true) }
    try expectUnchanged(tile) {
      $0.accessibilityDirectTouch().accessibilityDirectTouch(true, options: .silentOnTouch)
    }
    try expectUnchanged(tile) {
      $0.accessibilityDirectTouch(options: AccessibilityDirectTouchOptions.requiresActivation)
    }
    try expectUnchanged(tile) { $0.accessibilityActivationPoint(.topLeading) }
    try expectUnchanged(tile) { $0.accessibilityActivationPoint(CGPoint(x: 2, y: 2)) }
    try expectUnchanged(tile) { $0.accessibilityActivationPoint(.center, isEnabled: false) }
    try expectUnchanged(tile) { $0.accessibilityShowsLargeContentViewer() }
    try expectUnchanged(tile) {
      $0.accessibilityShowsLargeContentViewer { Label("Harbour", systemImage: "star") }
    }
    try expectUnchanged(tile) { $0.modifier(AccessibilityAttachmentModifier()) }
    #expect(try size(of: Text("a").accessibilityHeading(.h1)) == size(of: Text("a")))
    #expect(
      try size(of: Text("a").accessibilityTextContentType(.messaging)) == size(of: Text("a")))
  }

  @Test func whatCanBeDoneWithThem() throws {
    var directions: [AccessibilityAdjustmentDirection] = []
    let kind = AccessibilityActionKind.escape
    let name = "Rate"
    try expectUnchanged(tile) {
      $0.accessibilityAction {}.accessibilityAction(.magicTap) {}.accessibilityAction(kind) {}
    }
    try expectUnchanged(tile) {
      $0.accessibilityAction(named: "Rate") {}.accessibilityAction(named: Text("Rate")) {}
    }
    try expectUnchanged(tile) { $0.accessibilityAction(named: name) {} }
    try expectUnchanged(tile) {
      $0.accessibilityAction {
        directions = []
      } label: {
        Text("Rate")
      }
    }
    try expectUnchanged(tile) { $0.accessibilityActions { Button("Rate") {} } }
    try expectUnchanged(tile) { $0.accessibilityActions(category: .edit) { Button("Cut") {} } }
    try expectUnchanged(tile) {
      $0.accessibilityActions(category: AccessibilityActionCategory("Sorting")) {
        Button("Up") {}
      }
    }
    try expectUnchanged(tile) {
      $0.accessibilityAdjustableAction { direction in
        switch direction {
        case .increment, .decrement: directions.append(direction)
        @unknown default: break
        }
      }
    }
    try expectUnchanged(tile) {
      $0.accessibilityScrollAction { (edge: Edge) in if edge == .top { directions = [] } }
    }
    try expectUnchanged(tile) {
      $0.accessibilityZoomAction { (action: AccessibilityZoomGestureAction) in
        if action.direction == .zoomIn, action.location == .center, action.point == .zero {
          directions = []
        }
      }
    }
    try expectUnchanged(tile) { $0.accessibilityScrollStatus(Text("Page 2"), isEnabled: true) }
    try expectUnchanged(tile) { $0.accessibilityScrollStatus("Page 2") }
    try expectUnchanged(tile) {
      $0.accessibilityDragPoint(.center, description: "Drag").accessibilityDragPoint(
        .top, description: Text("Drag"))
    }
    try expectUnchanged(tile) {
      $0.accessibilityDragPoint(.bottom, description: Text("Drag"), isEnabled: false)
    }
    try expectUnchanged(tile) {
      $0.accessibilityDropPoint(.center, description: "Drop").accessibilityDropPoint(
        .top, description: Text("Drop"), isEnabled: true)
    }
    #expect(directions.isEmpty)
  }

  private struct Linked: View {
    @Namespace private var space
    @AccessibilityFocusState private var isFocused: Bool
    @AccessibilityFocusState(for: [.voiceOver, .switchControl]) private var field: String?

    var body: some View {
      VStack {
        Text("Name").accessibilityLabeledPair(role: .label, id: "name", in: space)
          .accessibilityFocused($isFocused)
        Text("Harbour")
          .accessibilityLabeledPair(
            role: AccessibilityLabeledPairRole.content, id: "name", in: space
          )
          .accessibilityLinkedGroup(id: "group", in: space)
          .accessibilityRotorEntry(id: 1, in: space)
          .accessibilityFocused($field, equals: "harbour")
          .accessibilityQuickAction(style: .outline) { Button("Play") {} }
        Text(isFocused || field != nil ? "focused" : "plain")
      }
    }
  }

  @Test func whatBelongsTogether() throws {
    #expect(try said(Linked()) == ["Name", "Harbour", "plain"])
    #expect(try warnings(of: Linked()) == [])
    let technologies: AccessibilityTechnologies = [.voiceOver]
    #expect(technologies.isSubset(of: [.voiceOver, .switchControl]))
  }

  private struct Albums: View {
    let tracks: [Track]
    @Namespace private var space

    @AccessibilityRotorContentBuilder private var entries: some AccessibilityRotorContent {
      AccessibilityRotorEntry("All", id: 0)
      ForEach(tracks) { track in
        AccessibilityRotorEntry(track.title, track.id, in: space)
      }
      if tracks.count > 1 {
        AccessibilityRotorEntry(Text("Last"), id: tracks[1].id) {}
      }
    }

    var body: some View {
      VStack {
        ForEach(tracks) { Text($0.title) }
      }
      .accessibilityRotor("Tracks") { entries }
      .accessibilityRotor(Text("Tracks")) { AccessibilityRotorEntry("First", id: tracks[0].id) }
      .accessibilityRotor(.headings) { AccessibilityRotorEntry("First", id: tracks[0].id) }
      .accessibilityRotor(AccessibilitySystemRotor.links(visited: true)) {
        AccessibilityRotorEntry("First", id: tracks[0].id)
      }
      .accessibilityRotor("Tracks", entries: tracks, entryLabel: \.title)
      .accessibilityRotor(Text("Tracks"), entries: tracks, entryID: \.id, entryLabel: \.title)
      .accessibilityRotor(.images, entries: tracks, entryLabel: \.title)
      .accessibilityRotor("Words", textRanges: ["abc".startIndex..<"abc".endIndex])
    }
  }

  @Test func waysThroughAList() throws {
    let albums = Albums(tracks: tracks)
    #expect(try said(albums) == ["Harbour", "Lantern"])
    #expect(try warnings(of: albums) == [])
  }

  @Test func whatStandsInForAView() throws {
    let key = AccessibilityCustomContentKey("Length", id: "length")
    #expect(key == AccessibilityCustomContentKey(Text("Length"), id: "length"))
    let importance = AXCustomContentImportance.high
    let minutes = "3 minutes"
    try expectUnchanged(tile) { $0.accessibilityRepresentation { Slider(value: .constant(0.5)) } }
    try expectUnchanged(tile) { $0.accessibilityChildren { ForEach(tracks) { Text($0.title) } } }
    try expectUnchanged(tile) { $0.accessibilityCustomContent("Length", "3 minutes") }
    try expectUnchanged(tile) {
      $0.accessibilityCustomContent("Length", Text("3 minutes"), importance: importance)
    }
    try expectUnchanged(tile) {
      $0.accessibilityCustomContent("Length", minutes, importance: .default)
    }
    try expectUnchanged(tile) {
      $0.accessibilityCustomContent(key, "3 minutes").accessibilityCustomContent(key, Text("3"))
    }
    try expectUnchanged(tile) {
      $0.accessibilityCustomContent(Text("Length"), Text("3 minutes"), importance: .high)
    }
    try expectUnchanged(tile) { $0.accessibilityCustomContent(key, minutes, importance: .high) }
  }

  private struct Prices: AXChartDescriptorRepresentable {
    let values: [Double]

    func makeChartDescriptor() -> AXChartDescriptor {
      let days = AXCategoricalDataAxisDescriptor(
        title: "Day", categoryOrder: ["Monday", "Tuesday"])
      let price = AXNumericDataAxisDescriptor(
        title: "Price", range: 0...10, gridlinePositions: [0, 5, 10]
      ) { "\($0) crowns" }
      let axis: any AXDataAxisDescriptor = price
      let series = AXDataSeriesDescriptor(
        name: axis.title, isContinuous: true,
        dataPoints: zip(["Monday", "Tuesday"], values).map {
          AXDataPoint(x: $0, y: $1, additionalValues: [.number(1), .category("market")])
        })
      return AXChartDescriptor(
        title: "Prices", summary: "Rising", xAxis: days, yAxis: price, additionalAxes: [],
        series: [series])
    }

    func updateChartDescriptor(_ descriptor: AXChartDescriptor) {
      descriptor.summary = "Falling"
    }
  }

  @Test func chartsAreDescribed() throws {
    let prices = Prices(values: [3, 4])
    let chart = prices.makeChartDescriptor()
    #expect(chart.series.first?.dataPoints.map(\.yValue?.number) == [3, 4])
    prices.updateChartDescriptor(chart)
    #expect(chart.summary == "Falling")
    try expectUnchanged(tile) { $0.accessibilityChartDescriptor(prices) }
  }

  @Test func whatIsSpokenOfText() throws {
    let words = Text("a+b").speechAlwaysIncludesPunctuation().speechSpellsOutCharacters()
      .speechAdjustedPitch(0.5).speechAnnouncementsQueued()
    #expect(try size(of: words) == size(of: Text("a+b")))
    try expectUnchanged(tile) {
      $0.speechAlwaysIncludesPunctuation(true).speechSpellsOutCharacters(false)
    }
    try expectUnchanged(tile) { $0.speechAdjustedPitch(-0.2).speechAnnouncementsQueued(true) }
    typealias Scope = AttributeScopes.AccessibilityAttributes
    var text = AttributedString("a+b")
    text[Scope.AdjustedPitchAttribute.self] = 0.3
    text[Scope.AnnouncementsQueuedAttribute.self] = true
    text[Scope.IncludesPunctuationAttribute.self] = true
    text[Scope.SpellsOutCharactersAttribute.self] = true
    #expect(text.accessibilitySpeechAdjustedPitch == 0.3)
    #expect(text.accessibilitySpeechSpellsOutCharacters == true)
    #expect(try size(of: Text(text)) == size(of: Text("a+b")))
  }
}
