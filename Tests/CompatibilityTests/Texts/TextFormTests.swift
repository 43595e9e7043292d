import SwiftUI
import Testing

/// Text: its attributes, its scales, and how it runs through time.
@Suite @MainActor struct TextFormTests {
  @Test func attributesByTheirTypes() throws {
    typealias Scope = AttributeScopes.SwiftUIAttributes
    var text = AttributedString("words")
    text[Scope.FontAttribute.self] = .system(size: 30)
    text[Scope.ForegroundColorAttribute.self] = .red
    text[Scope.BackgroundColorAttribute.self] = .blue
    text[Scope.KerningAttribute.self] = 2
    text[Scope.TrackingAttribute.self] = 1
    text[Scope.BaselineOffsetAttribute.self] = 3
    text[Scope.UnderlineStyleAttribute.self] = Text.LineStyle(pattern: .dash, color: .red)
    text[Scope.StrikethroughStyleAttribute.self] = .single
    #expect(text.swiftUI.font == .system(size: 30))
    #expect(try size(of: Text(text)).height > size(of: Text("words")).height)
    #expect(try picture(of: Text(text)).count(isBluish) > 100)
    var strong = AttributedString("words")
    strong[AttributeScopes.FoundationAttributes.InlinePresentationIntentAttribute.self] =
      .stronglyEmphasized
    #expect(try size(of: Text(strong)) == size(of: Text("words").bold()))
  }

  @Test func layoutsAsPreferences() throws {
    typealias Key = Text.LayoutKey
    #expect(Key.defaultValue == [Key.AnchoredLayout]())
    let view = Text("words").overlayPreferenceValue(Text.LayoutKey.self) { layouts in
      GeometryReader { proxy in
        ForEach(layouts.indices, id: \.self) { index in
          Text("\(layouts[index].layout.count) \(proxy[layouts[index].origin].x)")
        }
      }
    }
    .onPreferenceChange(Text.LayoutKey.self) { _ in }
    #expect(try size(of: view) == size(of: Text("words")))
  }

  @Test func markdownThatIsBroken() throws {
    let options = AttributedString.MarkdownParsingOptions(
      failurePolicy: AttributedString.MarkdownParsingOptions.FailurePolicy
        .returnPartiallyParsedIfPossible)
    let text = try AttributedString(markdown: "**bold", options: options)
    #expect(String(text.characters) == "**bold")
  }

  @Test func textIsScaledAndSet() throws {
    let words = Text("Harbour")
    #expect(try size(of: words.textScale(.secondary)).height < size(of: words).height)
    #expect(try size(of: words.textScale(.secondary, isEnabled: false)) == size(of: words))
    #expect(try size(of: words.textScale(Text.Scale.default)) == size(of: words))
    #expect(try said(words.textCase(.uppercase)) == ["HARBOUR"])
    #expect(try said(words.textCase(Text.Case.lowercase)) == ["harbour"])
    #expect(try size(of: words.fontWeight(.heavy)).width > size(of: words).width)
    let small = words.minimumScaleFactor(0.5).lineLimit(1).frame(width: 40)
    #expect(try warnings(of: small) == [])
    #expect(try picture(of: small) != picture(of: words.lineLimit(1).frame(width: 40)))
    #expect(
      try size(of: words.allowsTightening(true).lineLimit(1)).height == size(of: words).height)
    #expect(
      try size(of: words.systemTextTracking(SystemTextTracking.none))
        != size(of: words.systemTextTracking(.platform)))
    let lines = Text("a\nlong line")
    #expect(
      try picture(of: lines.multilineTextAlignment(TextAlignment.trailing))
        != picture(of: lines.multilineTextAlignment(.leading)))
    try expectUnchanged(words) { $0.textSelection(.enabled) }
  }

  @Test func timesOfTheSystem() throws {
    let start = Date(timeIntervalSinceReferenceDate: 0)
    let now = start.addingTimeInterval(75)
    let watch = SystemFormatStyle.Stopwatch(startingAt: start, maxPrecision: .seconds(1))
    #expect(String(watch.format(now).characters).contains("1:15"))
    let timer = SystemFormatStyle.Timer(countingDownIn: start..<start.addingTimeInterval(100))
    #expect(String(timer.format(now).characters).contains("25"))
    let offset = SystemFormatStyle.DateOffset(to: start)
    #expect(String(offset.format(now).characters).contains("15"))
    let reference = SystemFormatStyle.DateReference(to: start)
    #expect(!String(reference.format(now).characters).isEmpty)
    let source: TimeDataSource<Date> = .currentDate
    let text = Text(source, format: SystemFormatStyle.Timer(countingUpIn: start..<now))
    #expect(try !said(text).isEmpty)
    let relative = RelativeDateTimeFormatter()
    relative.dateTimeStyle = RelativeDateTimeFormatter.DateTimeStyle.named
    #expect(!relative.localizedString(fromTimeInterval: -86_400).isEmpty)
    let parts = DateComponentsFormatter()
    parts.zeroFormattingBehavior = DateComponentsFormatter.ZeroFormattingBehavior.pad
    parts.allowedUnits = [.minute, .second]
    #expect(parts.string(from: 75) == "1:15" || parts.string(from: 75) == "01:15")
    let length = Measurement(value: 5, unit: UnitLength.meters)
    typealias Style = Measurement<UnitLength>.FormatStyle
    #expect(
      length.formatted(
        .measurement(
          width: Style.UnitWidth.abbreviated, usage: MeasurementFormatUnitUsage.asProvided)
      ) == "5 m")
  }

  private struct Boxes: TextRenderer {
    let seen: Seen

    final class Seen {
      var characters = 0
      var width: CGFloat = 0
    }

    func draw(layout: Text.Layout, in context: inout GraphicsContext) {
      for line: Text.Layout.Line in layout {
        for run: Text.Layout.Run in line {
          let indices: [Text.Layout.CharacterIndex] = run.characterIndices
          seen.characters += indices.count
          let bounds: Text.Layout.TypographicBounds = run.typographicBounds
          seen.width += bounds.width
        }
        context.draw(line, options: Text.Layout.DrawingOptions.disablesSubpixelQuantization)
      }
    }
  }

  @Test func textIsDrawnByItsRuns() throws {
    let seen = Boxes.Seen()
    let words = Text("Harbour")
    _ = try picture(of: words.textRenderer(Boxes(seen: seen)))
    #expect(seen.characters == 7)
    #expect(abs(seen.width - (try size(of: words)).width) < 1)
  }

  @Test func keysAreInterpolated() throws {
    let interpolation = LocalizedStringKey.StringInterpolation(
      literalCapacity: 2, interpolationCount: 0)
    #expect(try said(Text(LocalizedStringKey(stringInterpolation: interpolation))) == [""])
    #expect(try said(Text("\(3) of \(4.5, specifier: "%.1f")")) == ["3 of 4.5"])
  }
}
