import Foundation

extension UIAppearanceValues.Words {
  /// The colour and the font among the attributes of a string.
  @MainActor init(_ attributes: [NSAttributedString.Key: Any]?) {
    self.init()
    color = (attributes?[.foregroundColor] as? UIColor).map(Color.init(uiColor:))
    // A closure would ask whether this is the main actor, as no view of UIKit does.
    if let font = attributes?[.font] as? UIFont { self.font = Font(font) }
  }
}
