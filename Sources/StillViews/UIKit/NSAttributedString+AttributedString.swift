public import Foundation

extension NSAttributedString {
  /// The characters of an attributed string of Swift, with its links; other attributes are those of views, which have no values here.
  public convenience init(_ attrStr: AttributedString) {
    let text = NSMutableAttributedString(string: String(attrStr.characters))
    var place = 0
    for run in attrStr.runs {
      let length = String(attrStr[run.range].characters).utf16.count
      if let link = run.link {
        text.addAttribute(.link, value: link, range: NSRange(location: place, length: length))
      }
      place += length
    }
    self.init(attributedString: text)
  }
}

extension AttributedString {
  /// The characters of a string, with its fonts, colours, links, lines and distances of letters as views have them.
  public init(_ nsStr: NSAttributedString) {
    var result = AttributedString()
    let letters = nsStr.string as NSString
    let all = NSRange(location: 0, length: nsStr.length)
    unsafe nsStr.enumerateAttributes(in: all) { attributes, range, _ in
      var part = AttributedString(letters.substring(with: range))
      if let font = attributes[.font] as? UIFont { part.font = Font(font) }
      if let color = attributes[.foregroundColor] as? UIColor {
        part.foregroundColor = Color(uiColor: color)
      }
      if let color = attributes[.backgroundColor] as? UIColor {
        part.backgroundColor = Color(uiColor: color)
      }
      if let link = attributes[.link] as? URL ?? (attributes[.link] as? String).flatMap(URL.init) {
        part.link = link
      }
      if let kern = attributes[.kern] as? NSNumber { part.kern = kern.doubleValue }
      if let line = attributes[.underlineStyle] as? Int, line != 0 { part.underlineStyle = .single }
      if let line = attributes[.strikethroughStyle] as? Int, line != 0 {
        part.strikethroughStyle = .single
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
