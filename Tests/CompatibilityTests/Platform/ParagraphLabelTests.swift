import SwiftUI
import Testing

/// Labels of UIKit whose words have a paragraph's style.
@MainActor struct ParagraphLabelTests {
  private struct Label: UIViewRepresentable {
    let spacing: CGFloat
    let alignment: NSTextAlignment

    func makeUIView(context: Context) -> UILabel {
      let style = NSMutableParagraphStyle()
      style.lineSpacing = spacing
      style.alignment = alignment
      let label = UILabel()
      label.numberOfLines = 0
      label.attributedText = NSAttributedString(
        string: "one\ntwo\nthree", attributes: [.paragraphStyle: style])
      return label
    }
    func updateUIView(_ label: UILabel, context: Context) {}
  }

  private func height(_ spacing: CGFloat) throws -> CGFloat {
    let label = Label(spacing: spacing, alignment: .center).fixedSize()
    return try ImageRenderer(content: label).layoutReport().size.height
  }

  @Test func linesAreApart() throws {
    #expect(try height(10) - height(0) == 20)
    #expect(try height(-5) == height(0))
  }
}
