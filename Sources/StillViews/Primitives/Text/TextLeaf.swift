package import Foundation
import StillDrawing
package import StillGeometry
package import StillLayout
import StillText
public import StillViewGraph

extension Text: LeafView {
  package func leaf(in environment: EnvironmentValues) -> TextLeaf {
    let values = environment.text
    var paints = TextPaints(in: environment, values)
    var textRuns: [TextRun] = []
    var customAttributes = CustomTextAttributeSpans()
    var links = TextLinks()
    for words in words(in: environment) {
      let text = values.textCase.applied(to: words.text, in: environment.locale)
      var attributes = paints.attributes(of: words.style)
      attributes.symbol = words.image?.request(in: environment, font: attributes.font)
      if environment.shownTextRenderer != nil {
        customAttributes.append(words.style.customAttributes, length: text.utf16.count)
      }
      links.append(words.style.link, length: text.utf16.count)
      // Runs with equal attributes are shaped together, so that letters on both sides are kerned.
      if let last = textRuns.indices.last, textRuns[last].attributes == attributes,
        attributes.symbol == nil
      {
        textRuns[last].text += text
      } else {
        textRuns.append(TextRun(text, attributes: attributes))
      }
    }
    let style = ParagraphStyle(
      alignment: values.alignment.paragraphAlignment,
      lineLimit: values.lineLimit, reservedLines: values.reservedLines,
      lineSpacing: values.lineSpacing, truncation: values.truncation.paragraphTruncation,
      layoutDirection: environment.layoutDirection, pixelLength: environment.pixelLength,
      // The locale is asked seldom, for it takes long to answer.
      ideographLanguage: textRuns.contains { $0.text.mayHaveIdeographs }
        ? environment.locale.ideographLanguage : nil,
      leavesNoWordAlone: !values.isTyped)
    return TextLeaf(
      words: textRuns.map(\.text).joined(), runs: textRuns, style: style,
      ink: TextInk(fills: paints.fills, outline: outline(in: environment)),
      paragraph: environment.textSystem?.paragraph(textRuns, style: style),
      fitting: fitting(textRuns, style, values, environment),
      rendering: environment.shownTextRenderer.map {
        TextLeaf.Rendering(
          renderer: $0, customAttributes: customAttributes, environment: environment)
      },
      ownWarnings: numberWarnings(values, environment) + paints.fills.compactMap(\.warning),
      transition: environment.contentTransition,
      links: links.isEmpty ? nil : links.opened(by: environment.openURL),
      caret: values.caret.map { start in
        TextCaret(
          start: start, fill: (environment.tintColor ?? .accentColor)._fill(in: environment))
      })
  }

  /// Returns warnings about environment values that are not finite.
  private func numberWarnings(
    _ values: TextValues, _ environment: EnvironmentValues
  ) -> [String] {
    var warnings: [String] = []
    if let warning = environment.textOutline?.warning { warnings.append(warning) }
    if !values.lineSpacing.isFinite {
      warnings.append("lineSpacing cannot be \(values.lineSpacing): 0 is used.")
    }
    if !values.minimumScaleFactor.isFinite {
      warnings.append("minimumScaleFactor cannot be \(values.minimumScaleFactor): 1 is used.")
    }
    return warnings
  }

  /// Returns the outline of glyphs; nil if its width is invalid.
  private func outline(in environment: EnvironmentValues) -> TextOutline? {
    environment.textOutline.flatMap { $0.warning == nil ? $0 : nil }
  }

  /// Returns the fitting of a text that may shrink; nil for one that may not.
  private func fitting(
    _ runs: [TextRun], _ style: ParagraphStyle, _ values: TextValues,
    _ environment: EnvironmentValues
  ) -> TextFitting? {
    let factor = values.minimumScaleFactor
    let least = factor.isFinite ? min(max(factor, 0.01), 1) : 1
    guard least < 1 || values.allowsTightening, let system = environment.textSystem else {
      return nil
    }
    return TextFitting(
      system: system, runs: runs, style: style, leastScale: least,
      allowsTightening: values.allowsTightening)
  }
}

extension TextAlignment {
  fileprivate var paragraphAlignment: ParagraphStyle.Alignment {
    switch self {
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    }
  }
}

extension Text.TruncationMode {
  fileprivate var paragraphTruncation: ParagraphStyle.Truncation {
    switch self {
    case .head: .head
    case .middle: .middle
    case .tail: .tail
    }
  }
}

/// A text with its font and paints; its paragraph measures it and caches shaped lines.
nonisolated package struct TextLeaf: LeafContent {
  let words: String
  let runs: [TextRun]
  let style: ParagraphStyle
  var ink: TextInk
  let paragraph: Paragraph?
  let fitting: TextFitting?
  /// The renderer that draws the text in place of the leaf.
  let rendering: Rendering?
  /// Beside those of the paragraph.
  let ownWarnings: [String]
  /// How other words give way to these.
  let transition: ContentTransition
  /// Parts that open something when they are tapped; nil: there are none.
  let links: TextLinks?
  /// The bar at the end of text that is typed; nil: there is none.
  let caret: TextCaret?

  /// A renderer with the values that it may ask for.
  struct Rendering {
    let renderer: TextRendering
    let customAttributes: CustomTextAttributeSpans
    let environment: EnvironmentValues
  }

  /// Returns the paragraph for a proposal.
  func paragraph(_ proposal: ProposedViewSize) -> Paragraph? {
    fitting?.paragraph(width: proposal.width, height: proposal.height) ?? paragraph
  }

  package var reportName: String { "Text" }
  package var reportText: String? { words }
  package var interpolatesSize: Bool { false }
  package var warnings: [String] {
    (paragraph?.warnings ?? []) + ownWarnings
  }

  /// The colour moves when there is one, and so does the line around glyphs.
  package var animatableData: AnimatablePair<_Fill.AnimatableData, TextOutline.AnimatableData> {
    get {
      AnimatablePair(
        ink.fills.count == 1 ? ink.fills[0].animatableData : .zero,
        ink.outline?.animatableData ?? .zero)
    }
    set {
      if ink.fills.count == 1 { ink.fills[0].animatableData = newValue.first }
      ink.outline?.animatableData = newValue.second
    }
  }

  package func size(_ proposal: ProposedViewSize) -> CGSize {
    guard let rendering else { return ownSize(proposal) }
    return rendering.renderer.size(proposal, TextProxy(measure: ownSize))
  }

  /// Returns the size without a renderer.
  private func ownSize(_ proposal: ProposedViewSize) -> CGSize {
    paragraph(proposal)?.size(width: proposal.width, height: proposal.height) ?? .zero
  }

  package func measuresLike(_ other: TextLeaf) -> Bool {
    runs == other.runs && style == other.style
      && rendering?.renderer === other.rendering?.renderer
      && fitting?.leastScale == other.fitting?.leastScale
      && fitting?.allowsTightening == other.fitting?.allowsTightening
  }

  /// Baselines are explicit guides of a text (rule L3.48), and so is the start of a row's line (rule C6.5).
  package func guide(
    _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    switch key.standard {
    case .none, .start, .center, .end: return nil
    case .rowLineStart: return 0
    case .firstTextBaseline, .lastTextBaseline, .firstTextLineCenter: break
    }
    guard let paragraph = paragraph(proposal) else { return nil }
    let baselines = paragraph.baselines(width: proposal.width, height: proposal.height)
    return switch key.standard {
    case .lastTextBaseline: baselines.last
    case .firstTextLineCenter: baselines.first - paragraph.middleAboveBaseline
    default: baselines.first
    }
  }

  package var hasTargets: Bool { links != nil }

  package func target(
    at point: CGPoint, proposal: ProposedViewSize
  ) -> (() -> Void)? {
    guard let links, let paragraph = paragraph(proposal) else { return nil }
    let layout = paragraph.detailedLayout(width: proposal.width, height: proposal.height)
    return layout.characters(at: point).flatMap { links.target(at: $0) }
  }

  package var spacing: ViewSpacing {
    guard let spacing = paragraph?.spacing else { return ViewSpacing() }
    return .text(
      above: spacing.above, below: spacing.below, leading: spacing.textToText,
      line: spacing.lineHeight + spacing.textToText)
  }

  package func draw(
    in frame: CGRect, proposal: ProposedViewSize, _ pass: inout DrawingPass
  ) {
    guard let paragraph = paragraph(proposal) else { return }
    if let rendering {
      let details = paragraph.detailedLayout(width: proposal.width, height: proposal.height)
      let storage = TextLayoutStorage(
        details, spans: rendering.customAttributes, ink: ink, size: frame.size)
      var context = GraphicsContext(environment: rendering.environment, origin: frame.origin)
      rendering.renderer.draw(Text.Layout(storage: storage), in: &context, at: pass.time)
      for command in context.commands { pass.add(command) }
      return
    }
    let layout = paragraph.layout(width: proposal.width, height: proposal.height)
    let lines = DecorationLines(layout.runs.lazy.map(\.decorations))
    ink.paint(lines.backgrounds, in: frame) { pass.add($0) }
    for run in layout.runs {
      let origin = CGPoint(
        x: frame.origin.x + run.origin.x, y: frame.origin.y + run.origin.y)
      ink.paint(run.glyphs, at: origin, paintIndex: run.paintIndex, in: frame) { pass.add($0) }
    }
    ink.paint(lines.strokes, in: frame) { pass.add($0) }
    if let caret {
      let details = paragraph.detailedLayout(width: proposal.width, height: proposal.height)
      caret.draw(after: details, in: frame, &pass)
    }
  }
}
