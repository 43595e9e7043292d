import Intents
import SwiftUI
import Testing
import WidgetKit

// Unchecked because one test at a time changes the value.
private final class CityIntent: INIntent, @unchecked Sendable {
  var city: String?
}

private struct CityEntry: TimelineEntry {
  let date: Date
  let words: String
}

private struct CitySource: IntentTimelineProvider {
  func placeholder(in context: Context) -> CityEntry { CityEntry(date: .now, words: "none") }

  func getSnapshot(
    for configuration: CityIntent, in context: Context,
    completion: @escaping @Sendable (CityEntry) -> Void
  ) {
    completion(CityEntry(date: .now, words: "one"))
  }

  func getTimeline(
    for configuration: CityIntent, in context: Context,
    completion: @escaping @Sendable (Timeline<CityEntry>) -> Void
  ) {
    let entry = CityEntry(date: .now, words: configuration.city ?? "no city")
    completion(Timeline(entries: [entry], policy: .never))
  }

  func recommendations() -> [IntentRecommendation<CityIntent>] {
    [IntentRecommendation(intent: CityIntent(), description: "Anywhere")]
  }
}

private struct CityWidget: Widget {
  var body: some WidgetConfiguration {
    IntentConfiguration(kind: "chosen", intent: CityIntent.self, provider: CitySource()) {
      entry in Text(entry.words).containerBackground(.white, for: .widget)
    }
    .configurationDisplayName("Chosen")
  }
}

#Preview("chosen", as: .systemSmall) { CityWidget() }

/// Widgets with choices of a file of intents.
@Suite @MainActor struct CityWidgetTests {
  @Test func theEntriesForNoChoicesAreShown() throws {
    let preview = try _WidgetPreview.make(as: .systemSmall) { CityWidget() }
    let view = try #require(preview.parts?.first?.view)
    let report = try ImageRenderer(content: view).layoutReport()
    #expect(report.description.contains("no city") && preview.parts?.count == 1)
    #expect(CitySource().recommendations().count == 1)
  }

  @Test func requestsHaveTheirValues() throws {
    let intent = CityIntent()
    #expect(intent.identifier == nil && intent.intentDescription == nil)
    intent.suggestedInvocationPhrase = "Show it"
    #expect(intent.suggestedInvocationPhrase == "Show it")
    let response = INIntentResponse()
    response.userActivity = nil
    #expect(response.userActivity == nil)
    let thing = INObject(identifier: "1", display: "One", pronunciationHint: "wun")
    thing.subtitleString = "the first"
    #expect(thing.identifier == "1" && thing.displayString == "One")
    #expect(thing.pronunciationHint == "wun" && thing.subtitleString == "the first")
    #expect(INObjectCollection(items: [thing]).allItems == [thing])
    let part = INExtension()
    #expect(part.handler(for: intent) as? INExtension === part)
    let interaction = INInteraction(intent: intent, response: response)
    var isDonated = false
    interaction.donate { isDonated = $0 == nil }
    #expect(isDonated && interaction.intent === intent)
    #expect(interaction.intentResponse === response)
    #expect(INPreferences.siriAuthorizationStatus() == .denied)
    INPreferences.requestSiriAuthorization { #expect($0 == INSiriAuthorizationStatus.denied) }
  }

  /// A function may give a part of the expanded island.
  @DynamicIslandExpandedContentBuilder
  private func side(_ isLeading: Bool) -> DynamicIslandExpandedContent<some View> {
    if isLeading {
      DynamicIslandExpandedRegion(.leading) { Text("left") }
    } else {
      DynamicIslandExpandedRegion(.trailing) { Text("right") }
    }
    if #available(iOS 17, *) { DynamicIslandExpandedRegion(.bottom) { Text("below") } }
  }

  @Test func islandsTakePartsOfFunctions() {
    let island = DynamicIsland {
      side(true)
      side(false)
    } compactLeading: {
      Text("l")
    } compactTrailing: {
      Text("t")
    } minimal: {
      Text("m")
    }
    #expect(String(describing: island).contains("bottom"))
  }
}
