public import Foundation

extension Text {
  /// An attributed string; its attributes take precedence over modifiers of the text, and those of views over those of UIKit.
  @_disfavoredOverload public init(_ attributedContent: AttributedString) {
    self.init(.attributed(attributedContent.withAttributesOfViews))
  }
}

extension AttributedString {
  /// The string with UIKit's fonts, colours, lines and distances of letters as views have them, where it has none of views'
  /// (`TagViewSnapshotTestsDeprecated` of spark-ios).
  fileprivate var withAttributesOfViews: AttributedString {
    guard runs.contains(where: \.hasAttributesOfUIKit) else { return self }
    var result = AttributedString()
    for run in runs {
      var part = AttributedString(self[run.range])
      part.showUIKitsAttributes()
      result += part
    }
    return result
  }

  /// Gives views the attributes of UIKit, where they have none.
  mutating func showUIKitsAttributes() {
    typealias Keys = AttributeScopes.UIKitAttributes
    typealias Own = AttributeScopes.SwiftUIAttributes
    take(Keys.FontAttribute.self, as: Own.FontAttribute.self) { Font($0) }
    take(Keys.ForegroundColorAttribute.self, as: Own.ForegroundColorAttribute.self) {
      Color(uiColor: $0)
    }
    take(Keys.BackgroundColorAttribute.self, as: Own.BackgroundColorAttribute.self) {
      Color(uiColor: $0)
    }
    take(Keys.KernAttribute.self, as: Own.KerningAttribute.self) { $0 }
    let lineColor = self[Keys.UnderlineColorAttribute.self].map { Color(uiColor: $0) }
    take(Keys.UnderlineStyleAttribute.self, as: Own.UnderlineStyleAttribute.self) {
      $0.rawValue == 0 ? nil : Text.LineStyle(color: lineColor)
    }
    let strikeColor = self[Keys.StrikethroughColorAttribute.self].map { Color(uiColor: $0) }
    take(Keys.StrikethroughStyleAttribute.self, as: Own.StrikethroughStyleAttribute.self) {
      $0.rawValue == 0 ? nil : Text.LineStyle(color: strikeColor)
    }
    take(Keys.BaselineOffsetAttribute.self, as: Own.BaselineOffsetAttribute.self) { $0 }
  }

  private mutating func take<Theirs: AttributedStringKey, Own: AttributedStringKey>(
    _ theirs: Theirs.Type, as own: Own.Type, _ make: (Theirs.Value) -> Own.Value?
  ) where Theirs.Value: Sendable, Own.Value: Sendable {
    guard self[own] == nil, let value = self[theirs].flatMap(make) else { return }
    self[own] = value
  }
}

extension AttributedString.Runs.Run {
  fileprivate var hasAttributesOfUIKit: Bool {
    typealias Keys = AttributeScopes.UIKitAttributes
    return self[Keys.FontAttribute.self] != nil || self[Keys.ForegroundColorAttribute.self] != nil
      || self[Keys.BackgroundColorAttribute.self] != nil || self[Keys.KernAttribute.self] != nil
      || self[Keys.UnderlineStyleAttribute.self] != nil
      || self[Keys.StrikethroughStyleAttribute.self] != nil
      || self[Keys.BaselineOffsetAttribute.self] != nil
  }
}
