package import Foundation
import StillDrawing
package import StillGeometry
package import StillLayout
import StillText
public import StillViewGraph

extension Text: LeafView {
  package func leaf(in environment: EnvironmentValues) -> TextLeaf {
    var paints = TextPaints(in: environment)
    var textRuns: [TextRun] = []
    for words in words(in: environment) {
      let text = environment.textCase.applied(to: words.text)
      var attributes = paints.attributes(of: words.style)
      attributes.symbol = words.image?.request(in: environment, font: attributes.font)
      // What looks alike is shaped together, so that letters of both sides are kerned.
      if let last = textRuns.indices.last, textRuns[last].attributes == attributes,
        attributes.symbol == nil
      {
        textRuns[last].text += text
      } else {
        textRuns.append(TextRun(text, attributes: attributes))
      }
    }
    let style = ParagraphStyle(
      alignment: environment.multilineTextAlignment.paragraphAlignment,
      lineLimit: environment.lineLimit, reservedLines: environment.reservedLines,
      lineSpacing: environment.lineSpacing,
      truncation: environment.truncationMode.paragraphTruncation,
      layoutDirection: environment.layoutDirection, pixelLength: environment.pixelLength)
    return TextLeaf(
      words: textRuns.map(\.text).joined(), runs: textRuns, style: style,
      fills: paints.fills,
      paragraph: environment.textSystem?.paragraph(textRuns, style: style),
      fitting: fitting(textRuns, style, environment))
  }

  /// What a text that may shrink does about too little room; nil for one that may not.
  private func fitting(
    _ runs: [TextRun], _ style: ParagraphStyle, _ environment: EnvironmentValues
  ) -> TextFitting? {
    let factor = environment.minimumScaleFactor
    let least = factor.isFinite ? min(max(factor, 0.01), 1) : 1
    guard least < 1 || environment.allowsTightening, let system = environment.textSystem else {
      return nil
    }
    return TextFitting(
      system: system, runs: runs, style: style, leastScale: least,
      allowsTightening: environment.allowsTightening)
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

/// A text with its font and paints; measured by its paragraph, which remembers what it has shaped.
nonisolated package struct TextLeaf: LeafContent {
  let words: String
  let runs: [TextRun]
  let style: ParagraphStyle
  var fills: [_Fill]
  let paragraph: Paragraph?
  let fitting: TextFitting?

  /// The text as it is set for a proposal.
  private func paragraph(_ proposal: ProposedViewSize) -> Paragraph? {
    fitting?.paragraph(width: proposal.width, height: proposal.height) ?? paragraph
  }

  package var reportName: String { "Text" }
  package var reportText: String? { words }
  package var stretchesOnItsWay: Bool { false }
  package var warnings: [String] { paragraph?.warnings ?? [] }

  /// The colour moves when there is one.
  package var animatableData: _Fill.AnimatableData {
    get { fills.count == 1 ? fills[0].animatableData : .zero }
    set { if fills.count == 1 { fills[0].animatableData = newValue } }
  }

  package func size(_ proposal: ProposedViewSize) -> CGSize {
    paragraph(proposal)?.size(width: proposal.width, height: proposal.height) ?? .zero
  }

  package func measuresLike(_ other: TextLeaf) -> Bool {
    runs == other.runs && style == other.style
      && fitting?.leastScale == other.fitting?.leastScale
      && fitting?.allowsTightening == other.fitting?.allowsTightening
  }

  /// Baselines are explicit guides of a text (rule 3.48).
  package func guide(
    _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    guard key.standard == .firstTextBaseline || key.standard == .lastTextBaseline,
      let paragraph = paragraph(proposal)
    else { return nil }
    let baselines = paragraph.baselines(width: proposal.width, height: proposal.height)
    return key.standard == .firstTextBaseline ? baselines.first : baselines.last
  }

  package var spacing: ViewSpacing {
    guard let spacing = paragraph?.spacing else { return ViewSpacing() }
    return .text(
      above: spacing.above, below: spacing.below, betweenTexts: spacing.textToText)
  }

  package func draw(
    in frame: CGRect, proposal: ProposedViewSize, _ pass: inout DrawingPass
  ) {
    guard let paragraph = paragraph(proposal) else { return }
    let layout = paragraph.layout(width: proposal.width, height: proposal.height)
    let lines = DecorationLines(layout.runs)
    draw(lines.backgrounds, in: frame, &pass)
    for run in layout.runs {
      let origin = CGPoint(
        x: frame.origin.x + run.origin.x, y: frame.origin.y + run.origin.y)
      guard origin.x.isFinite, origin.y.isFinite, fills.indices.contains(run.paintIndex) else {
        continue
      }
      pass.add(.glyphs(run.glyphs, at: origin, fills[run.paintIndex].paint(in: frame)))
    }
    draw(lines.strokes, in: frame, &pass)
  }

  private func draw(
    _ decorations: [TextDecoration], in frame: CGRect, _ pass: inout DrawingPass
  ) {
    for decoration in decorations where fills.indices.contains(decoration.paintIndex) {
      let paint = fills[decoration.paintIndex].paint(in: frame)
      pass.add(decoration.command(at: frame.origin, paint))
    }
  }
}
