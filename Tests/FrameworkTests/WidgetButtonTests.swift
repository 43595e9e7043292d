import AppIntents
import SwiftUI
import Testing
import WidgetKit

private struct Pour: AppIntent {
  static let title: LocalizedStringResource = "Pour"
  func perform() async throws -> some IntentResult { .result() }
}

private struct Moment: TimelineEntry { let date: Date }

private struct Source: TimelineProvider {
  func placeholder(in context: Context) -> Moment { Moment(date: .now) }
  func getSnapshot(in context: Context, completion: @escaping @Sendable (Moment) -> Void) {
    completion(Moment(date: .now))
  }
  func getTimeline(
    in context: Context, completion: @escaping @Sendable (Timeline<Moment>) -> Void
  ) {
    completion(Timeline(entries: [Moment(date: .now)], policy: .never))
  }
}

private struct Glass<Style: PrimitiveButtonStyle>: Widget {
  let style: Style?

  init() { style = nil }
  init(style: Style?) { self.style = style }

  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "glass", provider: Source()) { _ in
      Group {
        let button = Button(intent: Pour()) { Color.clear.frame(width: 60, height: 30) }
        if let style { button.buttonStyle(style) } else { button }
      }
      .containerBackground(.white, for: .widget)
    }
  }
}

/// Buttons of widgets (rule WK2.4).
@Suite @MainActor struct WidgetButtonTests {
  private func ground(_ style: (some PrimitiveButtonStyle)?) throws -> [UInt8] {
    let preview = try _WidgetPreview.make(as: .systemSmall) { Glass(style: style) }
    let view = try #require(preview.parts?.first?.view)
    let picture = try ImageRenderer(content: view).bitmap()
    let pixel = picture[picture.width / 2, picture.height / 2]
    return [pixel.red, pixel.green, pixel.blue]
  }

  @Test func theGroundHasTheTint() throws {
    let tinted = try ground(nil as PlainButtonStyle?)
    #expect(tinted[2] > 250 && tinted[0] < 225)
    #expect(try ground(PlainButtonStyle.plain) == [255, 255, 255])
  }
}
