import Foundation
import SwiftUI
import Testing

/// Attributes of strings as UIKit's views show them.
@Suite struct UIKitAttributeTests {
  @Test func attributesPassBetweenTheTwoKindsOfStrings() throws {
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    var words = AttributedString("Sold out")
    words.uiKit.font = UIFont.systemFont(ofSize: 20)
    words.uiKit.foregroundColor = .systemRed
    words.uiKit.underlineStyle = .single
    words.uiKit.underlineColor = .systemBlue
    words.uiKit.kern = 1.5
    words.uiKit.paragraphStyle = style
    let string = NSAttributedString(words)
    let attributes = unsafe string.attributes(at: 0, effectiveRange: nil)
    #expect(attributes[.font] as? UIFont == UIFont.systemFont(ofSize: 20))
    #expect(attributes[.foregroundColor] as? UIColor == .systemRed)
    #expect(attributes[.underlineStyle] as? Int == NSUnderlineStyle.single.rawValue)
    #expect(attributes[.underlineColor] as? UIColor == .systemBlue)
    #expect((attributes[.kern] as? NSNumber)?.doubleValue == 1.5)
    #expect((attributes[.paragraphStyle] as? NSParagraphStyle)?.alignment == .center)

    let back = try AttributedString(string, including: \.uiKit)
    #expect(back.uiKit.foregroundColor == .systemRed)
    #expect(back.uiKit.kern == 1.5)
    #expect(back.uiKit.paragraphStyle === style)
    // Views show them, too.
    #expect(back.swiftUI.foregroundColor == Color(uiColor: .systemRed))
    #expect(back.swiftUI.underlineStyle == Text.LineStyle(color: Color(uiColor: .systemBlue)))
  }

  /// Texts show them where their own scope says nothing.
  @MainActor @Test func textsShowAttributesOfUIKit() throws {
    let slanted = UIFont.italicSystemFont(ofSize: 30)
    var words = AttributedString("Sold out")
    words.uiKit.font = slanted
    words.uiKit.foregroundColor = .systemGreen
    let picture = try ImageRenderer(content: Text(words)).bitmap()
    #expect(
      try picture
        == ImageRenderer(
          content: Text("Sold out").font(Font(slanted)).foregroundStyle(Color.green)
        ).bitmap())
    words.swiftUI.font = .system(size: 12)
    #expect(try size(of: Text(words)) == size(of: Text("Sold out").font(.system(size: 12))))
  }

  @Test func everyAttributeKeepsItsValue() {
    var words = AttributeContainer()
    words.uiKit.backgroundColor = .black
    words.uiKit.tracking = 2
    words.uiKit.strikethroughStyle = [.thick]
    words.uiKit.strikethroughColor = .green
    words.uiKit.strokeColor = .white
    words.uiKit.strokeWidth = -3
    words.uiKit.baselineOffset = 4
    let string = NSAttributedString(AttributedString("A", attributes: words))
    let attributes = unsafe string.attributes(at: 0, effectiveRange: nil)
    #expect(attributes[.backgroundColor] as? UIColor == .black)
    #expect((attributes[.tracking] as? NSNumber)?.doubleValue == 2)
    #expect(attributes[.strikethroughStyle] as? Int == NSUnderlineStyle.thick.rawValue)
    #expect(attributes[.strikethroughColor] as? UIColor == .green)
    #expect(attributes[.strokeColor] as? UIColor == .white)
    #expect((attributes[.strokeWidth] as? NSNumber)?.doubleValue == -3)
    #expect((attributes[.baselineOffset] as? NSNumber)?.doubleValue == 4)
  }

  /// A name that both scopes have is SwiftUI's, unless the value is UIKit's.
  @Test func theTypeOfTheValueChoosesTheScope() {
    var words = AttributedString("A")
    words.foregroundColor = .red
    words.font = UIFont.boldSystemFont(ofSize: 12)
    #expect(words.swiftUI.foregroundColor == Color.red)
    #expect(words.uiKit.foregroundColor == nil)
    #expect(words.uiKit.font == UIFont.boldSystemFont(ofSize: 12))
    #expect(words.swiftUI.font == nil)
  }

  @Test func attributesHaveTheNamesOfTheirKeys() {
    typealias Scope = AttributeScopes.UIKitAttributes
    #expect(Scope.KernAttribute.name == NSAttributedString.Key.kern.rawValue)
    #expect(Scope.ParagraphStyleAttribute.name == NSAttributedString.Key.paragraphStyle.rawValue)
    #expect(Scope.StrokeColorAttribute.name == NSAttributedString.Key.strokeColor.rawValue)
    #expect(Scope.StrokeWidthAttribute.name == NSAttributedString.Key.strokeWidth.rawValue)
    #expect(Scope.UnderlineColorAttribute.name == NSAttributedString.Key.underlineColor.rawValue)
    #expect(
      Scope.StrikethroughColorAttribute.name == NSAttributedString.Key.strikethroughColor.rawValue)
  }
}
