import Foundation
import SwiftUI
import Testing

/// The keyboards and the selections that views of UIKit ask for; no picture shows one.
@MainActor @Suite struct InputTraitTests {
  private func asks(_ traits: some UITextInputTraits) -> Bool { traits is UIView }

  @Test func fieldsKeepTheirTraits() {
    let field = UITextField()
    field.spellCheckingType = UITextSpellCheckingType.no
    field.smartQuotesType = UITextSmartQuotesType.no
    field.smartDashesType = UITextSmartDashesType.no
    field.smartInsertDeleteType = UITextSmartInsertDeleteType.no
    field.keyboardAppearance = UIKeyboardAppearance.dark
    field.passwordRules = UITextInputPasswordRules(descriptor: "minlength: 8;")
    #expect(field.spellCheckingType == .no && field.keyboardAppearance == .alert)
    #expect(field.passwordRules?.passwordRulesDescriptor == "minlength: 8;")
    #expect(asks(field) && asks(UITextView()))
  }

  @Test func nothingIsSelected() throws {
    let keys: any UIKeyInput = UITextView()
    keys.insertText("ab")
    let view = try #require(keys as? UITextView)
    let place: UITextPosition = view.endOfDocument
    let rects: [UITextSelectionRect] = view.selectionRects(
      for: try #require(view.selectedTextRange))
    #expect(rects.isEmpty && view.caretRect(for: place).isNull)
    #expect(UITextSelectionRect().rect.isNull)
    let name = UIFontDescriptor.AttributeName(rawValue: "NSFontSizeAttribute")
    #expect(name == .size)
  }
}
