import Foundation
import SwiftUI
import Testing

/// Texts of UIKit that a program reads and changes by places.
@MainActor @Suite struct TextInputTests {
  private func range(
    _ input: some UITextInput, _ start: Int, _ end: Int
  ) throws -> UITextRange {
    let from = try #require(input.position(from: input.beginningOfDocument, offset: start))
    let to = try #require(input.position(from: input.beginningOfDocument, offset: end))
    return try #require(input.textRange(from: from, to: to))
  }

  private func all(_ input: some UITextInput) -> UITextRange? {
    input.textRange(from: input.beginningOfDocument, to: input.endOfDocument)
  }

  @Test func aStretchIsReadAndWritten() throws {
    let field = UITextField()
    field.text = "one two"
    #expect(field.text(in: try range(field, 4, 7)) == "two")
    field.replace(try range(field, 0, 3), withText: "three")
    #expect(field.text == "three two")
    let place = try #require(field.selectedTextRange)
    #expect(place.isEmpty && field.offset(from: field.beginningOfDocument, to: place.start) == 5)
    #expect(all(field).flatMap { field.text(in: $0) } == "three two")
  }

  @Test func placesCountUnitsOfUTF16() throws {
    let field = UITextField()
    field.text = "a😀b"
    #expect(field.offset(from: field.beginningOfDocument, to: field.endOfDocument) == 4)
    #expect(field.text(in: try range(field, 1, 3)) == "😀")
    #expect(field.position(from: field.beginningOfDocument, offset: 5) == nil)
    #expect(field.position(from: field.beginningOfDocument, offset: -1) == nil)
    #expect(field.position(from: field.endOfDocument, offset: .max) == nil)
    #expect(field.compare(field.beginningOfDocument, to: field.endOfDocument) == .orderedAscending)
  }

  @Test func charactersAreTypedInThePlaceOfTheSelection() throws {
    let view = UITextView()
    view.text = "hello"
    view.selectedTextRange = try range(view, 1, 4)
    #expect(view.selectedRange == NSRange(location: 1, length: 3))
    view.insertText("0")
    #expect(view.text == "h0o" && view.hasText)
    view.deleteBackward()
    #expect(view.text == "ho")
    let field = UITextField()
    field.text = "a😀"
    field.deleteBackward()
    #expect(field.text == "a")
    field.deleteBackward()
    field.deleteBackward()
    #expect(field.text == "" && !field.hasText)
  }

  @Test func aStretchBeyondTheTextIsCut() throws {
    let field = UITextField()
    field.text = "long enough"
    let far = try range(field, 5, 11)
    field.text = "abc"
    #expect(field.text(in: far) == "")
    field.replace(far, withText: "d")
    #expect(field.text == "abcd")
    let view = UITextView()
    view.text = "abc"
    view.selectedRange = NSRange(location: 90, length: 7)
    view.insertText("d")
    #expect(view.text == "abcd")
  }

  @Test func attributesOfAllWordsAreTheFieldsOwn() {
    let field = UITextField()
    var attributes = field.defaultTextAttributes
    #expect((attributes[.font] as? UIFont)?.pointSize == 17)
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    attributes[.font] = UIFont.systemFont(ofSize: 30)
    attributes[.foregroundColor] = UIColor.red
    attributes[.paragraphStyle] = style
    attributes[.kern] = 2
    field.defaultTextAttributes = attributes
    #expect(field.font?.pointSize == 30 && field.textColor == .red)
    #expect(field.textAlignment == .center)
    #expect(field.defaultTextAttributes[.kern] as? Int == 2)
  }

  /// Shows whether words are corrected where it stands.
  private struct Corrected: View {
    @Environment(\.autocorrectionDisabled) private var isDisabled
    var body: some View { Color.red.frame(width: isDisabled ? 10 : 20, height: 5) }
  }

  @Test func correctionIsAValueOfTheEnvironment() throws {
    func width(_ view: some View) throws -> CGFloat {
      try ImageRenderer(content: view).layoutReport().size.width
    }
    #expect(try width(Corrected()) == 20)
    #expect(try width(Corrected().autocorrectionDisabled()) == 10)
    #expect(try width(Corrected().disableAutocorrection(true)) == 10)
    #expect(try width(Corrected().disableAutocorrection(nil).autocorrectionDisabled()) == 10)
  }

  /// A subclass hears of every character that is removed.
  @Test func aSubclassHearsOfWhatIsRemoved() {
    final class Heard: UITextView {
      var count = 0
      override func deleteBackward() {
        super.deleteBackward()
        count += 1
      }
    }
    let view = Heard()
    view.text = "ab"
    view.deleteBackward()
    #expect(view.text == "a" && view.count == 1)
  }
}
