public import Foundation

extension NSAttributedString {
  /// The characters of an attributed string of Swift, with its links and the attributes of UIKit; those of views have no values here.
  public convenience init(_ attrStr: AttributedString) {
    let text = NSMutableAttributedString(string: String(attrStr.characters))
    var place = 0
    for run in attrStr.runs {
      let length = String(attrStr[run.range].characters).utf16.count
      let range = NSRange(location: place, length: length)
      if let link = run.link { text.addAttribute(.link, value: link, range: range) }
      for key in KeyedAttributes.all { key.put(run.attributes, into: text, range) }
      place += length
    }
    self.init(attributedString: text)
  }
}

extension AttributedString {
  /// The characters of a string, with its attributes, and with its fonts, colours, links, lines and distances of letters as views have
  /// them.
  public init(_ nsStr: NSAttributedString) {
    var result = AttributedString()
    let letters = nsStr.string as NSString
    let all = NSRange(location: 0, length: nsStr.length)
    unsafe nsStr.enumerateAttributes(in: all) { attributes, range, _ in
      var part = AttributedString(letters.substring(with: range))
      for key in KeyedAttributes.all { key.take(attributes, into: &part) }
      part.showUIKitsAttributes()
      if let link = attributes[.link] as? URL ?? (attributes[.link] as? String).flatMap(URL.init) {
        part.link = link
      }
      result += part
    }
    self = result
  }

  /// The characters of a string, with its attributes as views have them.
  ///
  /// - Parameter scope: No effect: all attributes are taken that views have.
  public init<S: AttributeScope>(
    _ nsStr: NSAttributedString, including scope: KeyPath<AttributeScopes, S.Type>
  ) throws {
    self.init(nsStr)
  }

  /// The characters of a string, with its attributes as views have them.
  ///
  /// - Parameter scope: No effect: all attributes are taken that views have.
  public init<S: AttributeScope>(_ nsStr: NSAttributedString, including scope: S.Type) throws {
    self.init(nsStr)
  }
}

extension AttributeContainer {
  /// The attributes that strings of Objective-C have under keys.
  public init(_ dictionary: [NSAttributedString.Key: Any]) {
    var part = AttributedString(" ")
    for key in KeyedAttributes.all { key.take(dictionary, into: &part) }
    if let link = dictionary[.link] as? URL ?? (dictionary[.link] as? String).flatMap(URL.init) {
      part.link = link
    }
    self = part.runs.first?.attributes ?? AttributeContainer()
  }

  /// The attributes that strings of Objective-C have under keys.
  ///
  /// - Parameter scope: No effect: all attributes are taken that views have.
  public init<S: AttributeScope>(
    _ dictionary: [NSAttributedString.Key: Any], including scope: KeyPath<AttributeScopes, S.Type>
  ) throws {
    self.init(dictionary)
  }

  /// The attributes that strings of Objective-C have under keys.
  ///
  /// - Parameter scope: No effect: all attributes are taken that views have.
  public init<S: AttributeScope>(
    _ dictionary: [NSAttributedString.Key: Any], including scope: S.Type
  ) throws {
    self.init(dictionary)
  }
}

extension Dictionary where Key == NSAttributedString.Key, Value == Any {
  /// The attributes of UIKit under the keys of strings of Objective-C.
  public init(_ container: AttributeContainer) {
    let text = NSAttributedString(AttributedString(" ", attributes: container))
    self = unsafe text.attributes(at: 0, effectiveRange: nil)
  }

  /// The attributes of UIKit under the keys of strings of Objective-C.
  ///
  /// - Parameter scope: No effect: all attributes are taken that have keys.
  public init<S: AttributeScope>(
    _ container: AttributeContainer, including scope: KeyPath<AttributeScopes, S.Type>
  ) throws {
    self.init(container)
  }
}

/// The attributes that stand under keys in strings of Objective-C.
private enum KeyedAttributes {
  typealias Keys = AttributeScopes.UIKitAttributes

  static let all: [any KeyedAttribute.Type] = [
    Keys.FontAttribute.self, Keys.ParagraphStyleAttribute.self, Keys.ForegroundColorAttribute.self,
    Keys.BackgroundColorAttribute.self, Keys.KernAttribute.self, Keys.TrackingAttribute.self,
    Keys.StrikethroughStyleAttribute.self, Keys.StrikethroughColorAttribute.self,
    Keys.UnderlineStyleAttribute.self, Keys.UnderlineColorAttribute.self,
    Keys.StrokeColorAttribute.self, Keys.StrokeWidthAttribute.self,
    Keys.BaselineOffsetAttribute.self,
  ]
}

extension KeyedAttribute {
  fileprivate static func put(
    _ container: AttributeContainer, into text: NSMutableAttributedString, _ range: NSRange
  ) {
    guard let value = container[Self.self] else { return }
    text.addAttribute(key, value: object(value), range: range)
  }

  fileprivate static func take(
    _ attributes: [NSAttributedString.Key: Any], into part: inout AttributedString
  ) {
    guard let object = attributes[key], let value = value(object) else { return }
    part[Self.self] = value
  }
}
