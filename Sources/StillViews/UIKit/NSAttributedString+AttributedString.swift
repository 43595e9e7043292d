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
