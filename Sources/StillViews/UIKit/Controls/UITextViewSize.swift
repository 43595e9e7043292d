import Foundation
import StillText
import StillViewGraph

/// The words of a text of UIKit, measured while a view is evaluated. Linear in the letters.
struct UITextViewSize {
  let string: NSAttributedString
  let font: UIFont
  /// From the edges to the words, in points.
  let inset: UIEdgeInsets
  /// The number of lines at most; 0: any.
  let lines: Int

  /// Returns the size within a width in points (0: unbounded), rounded up to thirds of a point; nil outside of views.
  @MainActor func size(width: CGFloat) -> CGSize? {
    guard let environment = ViewGraph.currentEnvironment, let system = environment.textSystem else {
      return nil
    }
    let sides = inset.left + inset.right
    let isBounded = width > 0 && width < 1e7
    var size = system.paragraph(
      runs(in: environment),
      style: ParagraphStyle(lineLimit: lines > 0 ? lines : nil, pixelLength: 1.0 / 1024)
    ).size(width: isBounded ? max(width - sides, 1) : nil, height: nil)
    // A text without words, and the empty line at its end, are as high as a line.
    if string.length == 0 {
      size.height = system.metrics(of: font.font.descriptor(in: environment)).lineHeight
    }
    func rounded(_ length: CGFloat) -> CGFloat { (length * 3 - 0.01).rounded(.up) / 3 }
    return CGSize(
      width: rounded(size.width + sides), height: rounded(size.height + inset.top + inset.bottom))
  }

  private func runs(in environment: EnvironmentValues) -> [TextRun] {
    var runs: [TextRun] = []
    let text = string.string as NSString
    let all = NSRange(location: 0, length: string.length)
    unsafe string.enumerateAttributes(in: all) { attributes, range, _ in
      let font = attributes[.font] as? UIFont ?? font
      let descriptor = font.font.descriptor(in: environment)
      runs.append(
        TextRun(text.substring(with: range), attributes: TextAttributes(font: descriptor)))
    }
    return runs
  }
}
