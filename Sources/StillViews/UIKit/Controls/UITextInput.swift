public import Foundation

/// A place between two characters of a text.
@MainActor @preconcurrency open class UITextPosition: NSObject {
  /// UTF-16 units before it.
  let offset: Int

  /// A place after some UTF-16 units.
  init(offset: Int) {
    self.offset = offset
  }

  /// The place before a text.
  nonisolated public override init() { offset = 0 }
}

/// A stretch of a text.
@MainActor @preconcurrency open class UITextRange: NSObject {
  private let places: (start: UITextPosition, end: UITextPosition)

  /// The stretch between two places, the first of which is first in the text.
  init(_ start: UITextPosition, _ end: UITextPosition) {
    places = (start, end)
  }

  /// Where it begins.
  open var start: UITextPosition { places.start }
  /// Where it ends.
  open var end: UITextPosition { places.end }
  /// Whether there is nothing in it.
  open var isEmpty: Bool { places.start.offset == places.end.offset }
}

/// A rectangle of a selection.
@MainActor @preconcurrency open class UITextSelectionRect: NSObject {
  /// In points; nothing is selected in a picture.
  open var rect: CGRect { .null }
}

/// A view that takes characters.
@MainActor @preconcurrency public protocol UIKeyInput: UITextInputTraits {
  /// Whether there are characters.
  var hasText: Bool { get }
  /// Writes characters in the place of the selection.
  func insertText(_ text: String)
  /// Removes the selection, or the character before it.
  func deleteBackward()
}

/// A view whose text is read and changed by places and stretches.
///
/// Nothing is typed into a picture, so that only a program's own code changes the text.
@MainActor @preconcurrency public protocol UITextInput: UIKeyInput {
  /// The selection.
  var selectedTextRange: UITextRange? { get set }
  /// The place before the text.
  var beginningOfDocument: UITextPosition { get }
  /// The place after the text.
  var endOfDocument: UITextPosition { get }
  /// Returns the characters of a stretch.
  func text(in range: UITextRange) -> String?
  /// Writes characters in the place of a stretch.
  func replace(_ range: UITextRange, withText text: String)
}

/// A view of UIKit whose text and selection this library keeps.
@MainActor protocol KeptTextInput: UITextInput {
  var keptText: String { get set }
  var keptSelection: NSRange { get set }
}

extension KeptTextInput {
  private var length: Int { keptText.utf16.count }

  /// The selection, inside the text.
  private var selection: NSRange {
    let start = min(max(keptSelection.location, 0), length)
    return NSRange(location: start, length: min(max(keptSelection.length, 0), length - start))
  }

  fileprivate var selected: UITextRange? {
    let range = selection
    return UITextRange(
      UITextPosition(offset: range.location),
      UITextPosition(offset: range.location + range.length))
  }

  fileprivate func select(_ range: UITextRange?) {
    guard let range else { return }
    keptSelection = NSRange(
      location: range.start.offset, length: range.end.offset - range.start.offset)
  }

  fileprivate var end: UITextPosition { UITextPosition(offset: length) }

  fileprivate func characters(in range: NSRange) -> String {
    (keptText as NSString).substring(with: inside(range))
  }

  fileprivate func write(_ words: String, over range: NSRange) {
    let range = inside(range)
    keptText = (keptText as NSString).replacingCharacters(in: range, with: words)
    keptSelection = NSRange(location: range.location + words.utf16.count, length: 0)
  }

  fileprivate func write(_ words: String) {
    write(words, over: selection)
  }

  func removeBackward() {
    let range = selection
    guard range.length == 0 else { return write("", over: range) }
    guard range.location > 0 else { return }
    write("", over: (keptText as NSString).rangeOfComposedCharacterSequence(at: range.location - 1))
  }

  private func inside(_ range: NSRange) -> NSRange {
    let start = min(max(range.location, 0), length)
    return NSRange(location: start, length: min(max(range.length, 0), length - start))
  }
}

extension UITextRange {
  /// The stretch in UTF-16 units.
  fileprivate var range: NSRange {
    NSRange(location: start.offset, length: max(end.offset - start.offset, 0))
  }
}

extension UITextInput {
  /// The stretch that an input method has marked: none.
  public var markedTextRange: UITextRange? { nil }

  /// Returns the stretch between two places.
  public func textRange(
    from fromPosition: UITextPosition, to toPosition: UITextPosition
  ) -> UITextRange? {
    fromPosition.offset <= toPosition.offset
      ? UITextRange(fromPosition, toPosition) : UITextRange(toPosition, fromPosition)
  }

  /// Returns the place some UTF-16 units after another one; nil: it would lie outside the text.
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let (place, isTooLarge) = position.offset.addingReportingOverflow(offset)
    guard !isTooLarge, place >= 0, place <= endOfDocument.offset else { return nil }
    return UITextPosition(offset: place)
  }

  /// Returns which of two places is first in the text.
  public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    position.offset < other.offset
      ? .orderedAscending : position.offset > other.offset ? .orderedDescending : .orderedSame
  }

  /// Returns the UTF-16 units from one place to another one.
  public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    toPosition.offset - from.offset
  }
}

extension UITextField: UITextInput, KeptTextInput {
  var keptText: String {
    get { text ?? "" }
    set { text = newValue }
  }

  public var hasText: Bool { !keptText.isEmpty }
  public var selectedTextRange: UITextRange? {
    get { selected }
    set { select(newValue) }
  }
  public var beginningOfDocument: UITextPosition { UITextPosition(offset: 0) }
  public var endOfDocument: UITextPosition { end }
  public func text(in range: UITextRange) -> String? { characters(in: range.range) }
  public func replace(_ range: UITextRange, withText text: String) {
    write(text, over: range.range)
  }
  public func insertText(_ text: String) { write(text) }
  func removeLast() { removeBackward() }
}

extension UITextView: UITextInput, KeptTextInput {
  var keptText: String {
    get { text ?? "" }
    set { text = newValue }
  }
  var keptSelection: NSRange {
    get { selectedRange }
    set { selectedRange = newValue }
  }

  public var hasText: Bool { !keptText.isEmpty }
  public var selectedTextRange: UITextRange? {
    get { selected }
    set { select(newValue) }
  }
  public var beginningOfDocument: UITextPosition { UITextPosition(offset: 0) }
  public var endOfDocument: UITextPosition { end }
  public func text(in range: UITextRange) -> String? { characters(in: range.range) }
  public func replace(_ range: UITextRange, withText text: String) {
    write(text, over: range.range)
  }
  public func insertText(_ text: String) { write(text) }
}
