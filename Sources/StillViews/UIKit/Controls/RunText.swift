package import Foundation
import StillViewGraph

/// A string of Foundation with attributes of UIKit as a text of views.
package enum RunText {
  /// - Parameters:
  ///   - font: Of letters that have none (default: the system's of 12 points).
  ///   - color: Of letters that have none (default: black).
  package static func text(
    of string: NSAttributedString, font: UIFont? = nil, color: UIColor? = nil
  ) -> Text {
    var result = Text(verbatim: "")
    let letters = string.string as NSString
    let all = NSRange(location: 0, length: string.length)
    unsafe string.enumerateAttributes(in: all) { attributes, range, _ in
      let font = attributes[.font] as? UIFont ?? font ?? .systemFont(ofSize: 12)
      let color = attributes[.foregroundColor] as? UIColor ?? color ?? .black
      var part = Text(verbatim: letters.substring(with: range)).font(Font(font))
        .foregroundColor(Color(uiColor: color))
      if let kern = attributes[.kern] as? NSNumber { part = part.kerning(kern.doubleValue) }
      if let line = attributes[.underlineStyle] as? Int, line != 0 { part = part.underline() }
      if let line = attributes[.strikethroughStyle] as? Int, line != 0 {
        part = part.strikethrough()
      }
      result = result + part
    }
    return result
  }
}
