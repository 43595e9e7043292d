import Foundation
import StillDrawing
import StillGeometry
import StillText
import StillViewGraph

/// The bar that blinks at the end of text that is typed (rule SM4.11).
nonisolated struct TextCaret {
  /// When it was last solid from the start: at focus, or when something was typed. In the graph's seconds.
  let start: TimeInterval
  let fill: _Fill

  /// Points across.
  static let width: CGFloat = 2
  /// Seconds from one blink to the next.
  static let period: TimeInterval = 1
  /// Times in the period and opacities: solid for half of it, away for a fifth, with fades of four steps in between.
  private static let steps: [(time: TimeInterval, opacity: Double)] = [
    (0, 1), (0.5, 1), (0.5375, 0.75), (0.575, 0.5), (0.6125, 0.25), (0.65, 0), (0.85, 0),
    (0.8875, 0.25), (0.925, 0.5), (0.9625, 0.75),
  ]

  /// Returns the opacity at a time: that of the last step.
  static func opacity(after elapsed: TimeInterval) -> Double {
    guard elapsed.isFinite, elapsed > 0 else { return 1 }
    let phase = elapsed.truncatingRemainder(dividingBy: period) + 1e-9
    return steps.last { $0.time <= phase }?.opacity ?? 1
  }

  /// Draws the bar at the end of a paragraph.
  func draw(after layout: DetailedLayout, in frame: CGRect, _ pass: inout DrawingPass) {
    let opacity = Self.opacity(after: pass.time - start)
    guard opacity > 0, let bar = Self.bar(after: layout) else { return }
    let placed = bar.offsetBy(dx: frame.minX, dy: frame.minY)
    let path = Path(roundedRect: placed, cornerRadius: Self.width / 2, style: .circular)
    pass.add(fill.faded(by: opacity), in: placed) { .fill(path, $0, .nonZero) }
  }

  /// Returns the bar at the end of the last line, from the text's top left corner: on the side to which the last
  /// characters run.
  private static func bar(after layout: DetailedLayout) -> CGRect? {
    guard let last = layout.lines.last else { return nil }
    let line = last.line
    var x = line.origin.x + line.width
    let run = last.runs.max { end(of: $0) < end(of: $1) }
    if let run, run.isRightToLeft { x = run.run.origin.x + (run.clusters.first?.x ?? 0) }
    return CGRect(
      x: x, y: line.baseline - line.ascent, width: width, height: line.ascent + line.descent)
  }

  private static func end(of run: DetailedRun) -> Int {
    run.clusters.map(\.characters.upperBound).max() ?? 0
  }
}

extension String {
  /// The text with a place for a bar at its end: spaces there have width, and an empty line is one.
  nonisolated var withPlaceForCaret: String {
    if isEmpty || last?.isNewline == true { return self + "\u{200B}" }
    let spaces = reversed().prefix { $0 == " " }.count
    return spaces == 0
      ? self : String(dropLast(spaces)) + String(repeating: "\u{A0}", count: spaces)
  }
}

private let fieldCaretEntry = EnvironmentEntry<TimeInterval?>(nil)

extension EnvironmentValues {
  /// When the caret of the field around was last solid from the start; nil: it has none.
  var fieldCaret: TimeInterval? {
    get { self[fieldCaretEntry] }
    set { self[fieldCaretEntry] = newValue }
  }

  /// The same for the text itself, which draws the caret.
  var textCaret: TimeInterval? {
    get { text.caret }
    set { text.caret = newValue }
  }

  /// Whether texts are those of a field or an editor, whose lines end as they come (rule L3.67).
  var isTypedText: Bool {
    get { text.isTyped }
    set { text.isTyped = newValue }
  }
}
