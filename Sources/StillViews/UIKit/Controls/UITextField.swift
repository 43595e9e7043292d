public import Foundation
import StillGeometry
import StillLayout
import StillViewGraph

/// A line of text that can be edited.
@MainActor @preconcurrency open class UITextField: UIControl {
  private static let shared = UITextField()

  /// Returns the proxy of this class. No effect: views are dressed one by one.
  open class func appearance() -> UITextField { shared }

  /// When the button that removes all of the text is there.
  public enum ViewMode: Int, Sendable {
    /// Never, while there is the focus, while there is none, or always.
    case never, whileEditing, unlessEditing, always
  }

  /// The border around the text.
  public enum BorderStyle: Int, Sendable {
    /// Nothing, a line, a sunken frame, or a round one.
    case none, line, bezel, roundedRect
  }

  /// The words.
  open var text: String? = ""
  /// The words where there are none.
  open var placeholder: String?
  /// The words where there are none; its colour and its font are drawn.
  open var attributedPlaceholder: NSAttributedString?
  /// The font; the system's of 17 points unless set.
  open var font: UIFont?
  /// The colour of the words; nil: that of labels.
  open var textColor: UIColor?
  /// To which side the words are set.
  open var textAlignment = NSTextAlignment.natural
  /// The border around the text; a sunken frame is drawn as a line.
  open var borderStyle = BorderStyle.none
  /// When there is a button that removes the text. It is drawn, as nothing is edited, unless it is for editing.
  open var clearButtonMode = ViewMode.never
  /// Whether dots stand for the letters.
  open var isSecureTextEntry = false
  /// Whether a smaller font is taken where the words do not fit. No effect: they are cut off.
  open var adjustsFontSizeToFitWidth = false
  /// Never told of anything: nothing is typed.
  open weak var delegate: (any UITextFieldDelegate)?
  /// No effect: nothing is typed.
  open var keyboardType = UIKeyboardType.default
  /// No effect: nothing is typed.
  open var returnKeyType = UIReturnKeyType.default
  /// No effect: nothing is typed.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// No effect: nothing is typed.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// No effect: nothing is typed.
  open var textContentType: UITextContentType?
  /// The view before the text.
  open var leftView: UIView?
  /// When there is a view before the text.
  open var leftViewMode = ViewMode.never
  /// The view after the text.
  open var rightView: UIView?
  /// When there is a view after the text.
  open var rightViewMode = ViewMode.never
  /// Removes the selection, or the character before it.
  open func deleteBackward() { removeLast() }
  /// Returns the bounds; override it to place the words, which has no effect.
  open func textRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Returns the bounds; override it to place the words, which has no effect.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Returns the bounds; override it to place the prompt, which has no effect.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// No effect: nothing is typed.
  open var clearsOnBeginEditing = false
  /// No effect: nothing is typed.
  open var clearsOnInsertion = false
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
  /// The smallest size of the font, in points. No effect: words that do not fit are cut off.
  open var minimumFontSize: CGFloat = 0
  /// No effect: nothing is typed.
  open var spellCheckingType = UITextSpellCheckingType.default
  /// No effect: nothing is typed.
  open var smartQuotesType = UITextSmartQuotesType.default
  /// No effect: nothing is typed.
  open var smartDashesType = UITextSmartDashesType.default
  /// No effect: nothing is typed.
  open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
  /// No effect: a picture shows no keyboard.
  open var keyboardAppearance = UIKeyboardAppearance.default
  /// No effect: a picture shows no keyboard.
  open var enablesReturnKeyAutomatically = false
  /// No effect: nothing is typed.
  open var passwordRules: UITextInputPasswordRules?
  /// The attributes of all words; their font, colour and alignment are drawn.
  open var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get {
      var all = otherAttributes
      all[.font] = font ?? .systemFont(ofSize: 17)
      all[.foregroundColor] = textColor ?? .label
      return all
    }
    set {
      otherAttributes = newValue
      font = newValue[.font] as? UIFont ?? font
      textColor = newValue[.foregroundColor] as? UIColor ?? textColor
      if let style = newValue[.paragraphStyle] as? NSParagraphStyle, style.alignment != .natural {
        textAlignment = style.alignment
      }
    }
  }
  private var otherAttributes: [NSAttributedString.Key: Any] = [:]
  /// The selection, in UTF-16 units; after the words unless set.
  var keptSelection = NSRange(location: .max, length: 0)
  /// False: nothing is typed.
  open var isEditing: Bool { false }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    shows { [weak self] in self?.field }
  }

  /// Nil: nothing is read from files of Interface Builder.
  public required init?(coder: NSCoder) { nil }

  private var field: AnyView {
    let words = text ?? ""
    let isBlank = words.isEmpty
    let prompt = UIAppearanceValues.Words(
      attributedPlaceholder.flatMap { given in
        given.length > 0 ? unsafe given.attributes(at: 0, effectiveRange: nil) : nil
      })
    let shown =
      isBlank
      ? attributedPlaceholder?.string ?? placeholder ?? ""
      : isSecureTextEntry ? String(repeating: "\u{2022}", count: words.count) : words
    let color = isBlank ? prompt.color ?? Color(uiColor: .placeholderText) : ownColor
    let font = isBlank ? prompt.font ?? ownFont : ownFont
    let side: Alignment =
      switch textAlignment.alignment {
      case .leading: .leading
      case .center: .center
      case .trailing: .trailing
      }
    let hasClear = !isBlank && clearButtonMode.isSeen
    let line = HStack(spacing: 6) {
      if leftViewMode.isSeen, let leftView { UIViewPicture(arranged: leftView) }
      Text(verbatim: shown).font(font).foregroundStyle(color).lineLimit(1)
        .frame(maxWidth: .infinity, alignment: side)
      if hasClear {
        Image(systemName: "xmark.circle.fill").font(.system(size: 16))
          .foregroundStyle(ControlColor.tertiaryLabel)
      }
      if rightViewMode.isSeen, let rightView { UIViewPicture(arranged: rightView) }
    }
    switch borderStyle {
    case .none: return AnyView(line)
    case .line, .bezel:
      return AnyView(line.padding(.horizontal, 7).frame(minHeight: 31).border(.black, width: 1))
    case .roundedRect:
      return AnyView(
        line.padding(.horizontal, 7).frame(minHeight: 34)
          .background(Color(uiColor: .systemBackground), in: .rect(cornerRadius: 5))
          .overlay {
            RoundedRectangle(cornerRadius: 5).strokeBorder(Color(uiColor: .systemGray5))
          })
    }
  }

  private var ownFont: Font { Font(font ?? .systemFont(ofSize: 17)) }
  private var ownColor: Color { Color(uiColor: textColor ?? .label) }
}

/// Is told what is typed into a field; never here.
@MainActor @preconcurrency public protocol UITextFieldDelegate: AnyObject {
  /// Whether typing may begin.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// Typing began.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Whether typing may end.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// Typing ended.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// Whether the return key does something.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
  /// Whether all words may be removed.
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  /// Whether words may be changed.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
  /// The selection changed.
  func textFieldDidChangeSelection(_ textField: UITextField)
}

extension UITextFieldDelegate {
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { true }
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
}

extension UITextField.ViewMode {
  /// Whether it is seen while nothing is edited.
  nonisolated fileprivate var isSeen: Bool { self == .always || self == .unlessEditing }
}
