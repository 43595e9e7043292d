/// Turns attributed text into paragraphs that can be measured and drawn.
package protocol TextSystem: Sendable {
  /// Shapes text, once; the result answers any number of proposals.
  ///
  /// Bad numbers among the attributes are made safe, and named in `Paragraph.warnings`. No runs, or
  /// only empty ones, give a paragraph of one empty line.
  func paragraph(_ runs: [TextRun], style: ParagraphStyle) -> Paragraph

  /// Returns the measures of the face that the descriptor selects, at its size.
  func metrics(of font: FontDescriptor) -> FontMetrics
}
