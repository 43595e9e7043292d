public import Foundation
public import StillViews

/// A string with attributes whose lines layout managers set.
open class NSTextStorage: NSMutableAttributedString {
  /// The managers that set its lines.
  public private(set) var layoutManagers: [NSLayoutManager] = []

  /// Adds a manager, which sets lines of this string from then on.
  open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
    aLayoutManager.textStorage?.removeLayoutManager(aLayoutManager)
    layoutManagers.append(aLayoutManager)
    aLayoutManager.textStorage = self
  }

  /// Takes a manager away.
  open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
    layoutManagers.removeAll { $0 === aLayoutManager }
    if aLayoutManager.textStorage === self { aLayoutManager.textStorage = nil }
  }
}

extension UITextView {
  /// The words with the font of the view, for layout managers: changing them changes nothing else.
  public var textStorage: NSTextStorage {
    guard attributedText.length == 0 || !hasOwnAttributes else {
      return NSTextStorage(attributedString: attributedText)
    }
    return NSTextStorage(
      string: text ?? "", attributes: [.font: font ?? UIFont.systemFont(ofSize: 12)])
  }

  private var hasOwnAttributes: Bool {
    unsafe !attributedText.attributes(at: 0, effectiveRange: nil).isEmpty
  }
}
