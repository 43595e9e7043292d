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

/// The room that labels of UIKit take among views.
@MainActor struct LabelRoomTests {
  private struct Label: UIViewRepresentable {
    var string = NSAttributedString(string: "word")
    var hugged: [NSLayoutConstraint.Axis] = []

    func makeUIView(context: Context) -> UILabel {
      let label = UILabel()
      label.attributedText = string
      for axis in hugged { label.setContentHuggingPriority(.required, for: axis) }
      return label
    }
    func updateUIView(_ label: UILabel, context: Context) {}
  }

  private func size(_ view: some View) throws -> CGSize {
    let renderer = ImageRenderer(content: view)
    renderer.proposedSize = ProposedViewSize(width: 300, height: 200)
    return try renderer.layoutReport().size
  }

  @Test func labelsFillTheirRoomUnlessTheyHugTheirWords() throws {
    let own = try size(Text("word"))
    #expect(try size(Label()) == CGSize(width: 300, height: 200))
    #expect(try size(Label(hugged: [.horizontal])) == CGSize(width: own.width, height: 200))
    #expect(try size(Label(hugged: [.vertical])) == CGSize(width: 300, height: own.height))
    #expect(try size(Label(hugged: [.horizontal, .vertical])) == own)
    #expect(try size(Label().fixedSize()) == own)
  }

  @Test func wordsWithoutAFontHaveThatOfTheLabel() throws {
    let large = NSAttributedString(
      string: "word", attributes: [.font: UIFont.systemFont(ofSize: 30)])
    #expect(try size(Label().fixedSize()).height <= 21)
    #expect(try size(Label(string: large).fixedSize()).height > 34)
  }
}
