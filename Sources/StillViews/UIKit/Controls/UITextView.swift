public import Foundation
import StillGeometry
import StillLayout
import StillViewGraph

/// A text of UIKit that can be edited.
@MainActor @preconcurrency open class UITextView: UIScrollView {
  private static let shared = UITextView()

  override open class func appearance() -> UITextView { shared }

  /// The words. Setting them moves the insertion point behind them.
  open var text: String! = "" {
    didSet {
      attributed = nil
      selectedRange = NSRange(location: (text ?? "").utf16.count, length: 0)
    }
  }
  /// The words with their fonts and colours.
  open var attributedText: NSAttributedString! {
    get { attributed ?? NSAttributedString(string: text ?? "") }
    set {
      text = newValue?.string ?? ""
      attributed = newValue
    }
  }
  private var attributed: NSAttributedString?
  /// Removes the chosen text, or the character before the insertion point.
  open func deleteBackward() { removeBackward() }
  /// The font; nil: the system's of 12 points.
  open var font: UIFont?
  /// The colour of the words; nil: that of labels.
  open var textColor: UIColor?
  /// No effect: a picture does not show it.
  open var isEditable = true
  /// No effect: a picture does not show it.
  open var isSelectable = true
  /// To which side lines are set.
  open var textAlignment = NSTextAlignment.natural
  /// From the edges to the text, in points; the text is 5 points further inside at both sides.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
  /// Where the lines are set.
  public let textContainer = NSTextContainer()
  /// The selection. No effect: a picture does not show it.
  open var selectedRange = NSRange(location: 0, length: 0)
  /// The attributes of typed words. No effect: nothing is typed.
  open var typingAttributes: [NSAttributedString.Key: Any] = [:]
  /// No effect: links are drawn as other words.
  open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:]
  /// No effect: nothing is typed.
  open var allowsEditingTextAttributes = false
  /// Kinds of words that become links. No effect: none do.
  open var dataDetectorTypes: UIDataDetectorTypes = []
  /// No effect: nothing is typed.
  open var keyboardType = UIKeyboardType.default
  /// No effect: nothing is typed.
  open var returnKeyType = UIReturnKeyType.default
  /// No effect: nothing is typed.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// No effect: nothing is typed.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// No effect: nothing is typed.
  open var spellCheckingType = UITextSpellCheckingType.default
  /// No effect: nothing is typed.
  open var smartQuotesType = UITextSmartQuotesType.default
  /// No effect: nothing is typed.
  open var smartDashesType = UITextSmartDashesType.default
  /// No effect: a picture shows no keyboard.
  open var keyboardAppearance = UIKeyboardAppearance.default
  /// No effect: a picture shows no keyboard.
  open var enablesReturnKeyAutomatically = false
  /// Returns no rectangles; override it to hide a selection, which no picture shows.
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { [] }
  /// Returns no rectangle; override it to hide the caret, which no picture shows.
  open func caretRect(for position: UITextPosition) -> CGRect { .null }
  /// The view in the keyboard's place. No effect: there is no keyboard.
  open override var inputView: UIView? {
    get { keptInputView }
    set { keptInputView = newValue }
  }
  private final var keptInputView: UIView?
  /// The view above the keyboard. No effect: there is no keyboard.
  open override var inputAccessoryView: UIView? {
    get { keptInputAccessoryView }
    set { keptInputAccessoryView = newValue }
  }
  private final var keptInputAccessoryView: UIView?
  /// No effect: fonts of text styles follow the type size.
  open var adjustsFontForContentSizeCategory = false

  public override convenience init(frame: CGRect) {
    self.init(frame: frame, textContainer: nil)
  }

  /// A text; the container makes no difference: the view has its own.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    super.init(frame: frame)
    backgroundColor = .systemBackground
    hosted = { [weak self] in self?.words ?? AnyView(EmptyView()) }
  }

  /// Nil: nothing is read from files of Interface Builder.
  public required init?(coder: NSCoder) { nil }

  /// Returns the size of the words within a width in points; outside of views, its own size.
  ///
  /// Before it is laid out, its width is not known: a value among views that asks for its size is updated again with it.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    if measure != nil { return super.sizeThatFits(size) }
    if size.width <= 0 { asksForFrame = true }
    let indent = textContainer.lineFragmentPadding
    var inset = textContainerInset
    inset.left += indent
    inset.right += indent
    let words = UITextViewSize(
      string: attributedText, font: font ?? .systemFont(ofSize: 12), inset: inset,
      lines: textContainer.maximumNumberOfLines)
    return words.size(width: size.width) ?? super.sizeThatFits(size)
  }

  private var words: AnyView {
    let (inset, indent) = (textContainerInset, textContainer.lineFragmentPadding)
    let side: Alignment =
      switch textAlignment.alignment {
      case .leading: .topLeading
      case .center: .top
      case .trailing: .topTrailing
      }
    let shown = attributed.map { RunText.text(of: $0, font: font, color: textColor) }
    let plain = Text(verbatim: text ?? "").font(Font(font ?? .systemFont(ofSize: 12)))
      .foregroundColor(Color(uiColor: textColor ?? .label))
    let lines = textContainer.maximumNumberOfLines
    return AnyView(
      (shown ?? plain)
        .multilineTextAlignment(textAlignment.alignment)
        .lineLimit(lines > 0 ? lines : nil)
        .padding(
          EdgeInsets(
            top: inset.top, leading: inset.left + indent, bottom: inset.bottom,
            trailing: inset.right + indent)
        )
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: side))
  }
}

/// The area in which lines are set.
open class NSTextContainer: NSObject {
  /// The size, in points; a length of 0 or beyond 10,000,000 bounds nothing.
  open var size = CGSize.zero
  /// From the sides to the lines, in points.
  open var lineFragmentPadding: CGFloat = 5
  /// How many lines there are at most; 0: as many as the words take.
  open var maximumNumberOfLines = 0
  /// The treatment of words that do not fit. No effect: lines wrap between words.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping
  /// Whether it is as wide as its text view. No effect: it has the width that it is given.
  open var widthTracksTextView = false
  /// Whether it is as high as its text view. No effect: it has the height that it is given.
  open var heightTracksTextView = false
  /// Areas without text. No effect: lines fill all of it.
  open var exclusionPaths: [UIBezierPath] = []

  public override init() { super.init() }

  /// An area of a size, in points.
  public convenience init(size: CGSize) {
    self.init()
    self.size = size
  }
}

/// Kinds of words that become links.
public struct UIDataDetectorTypes: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Numbers of telephones.
  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1)
  /// Addresses of pages.
  public static let link = UIDataDetectorTypes(rawValue: 2)
  /// Addresses of houses.
  public static let address = UIDataDetectorTypes(rawValue: 4)
  /// Dates.
  public static let calendarEvent = UIDataDetectorTypes(rawValue: 8)
  /// All of these.
  public static let all = UIDataDetectorTypes(rawValue: .max)
}

/// A delegate of a text view, which is never called: nothing is typed into a picture.
@MainActor @preconcurrency public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Learns that editing begins; never called.
  func textViewDidBeginEditing(_ textView: UITextView)
  /// Learns of a change; never called.
  func textViewDidChange(_ textView: UITextView)
  /// Learns that editing ends; never called.
  func textViewDidEndEditing(_ textView: UITextView)
  /// Learns of another selection; never called.
  func textViewDidChangeSelection(_ textView: UITextView)
  /// Decides whether words may be changed; never asked.
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
}

extension UITextViewDelegate {
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  public func textViewDidChange(_ textView: UITextView) {}
  public func textViewDidEndEditing(_ textView: UITextView) {}
  public func textViewDidChangeSelection(_ textView: UITextView) {}
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
}

/// How words with a link are touched.
public enum UITextItemInteraction: Int, Sendable {
  /// A tap, a long press that offers actions, or one that shows the target.
  case invokeDefaultAction, presentActions, preview
}
