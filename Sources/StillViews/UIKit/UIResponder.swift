public import Foundation

/// The receiver of events in UIKit. None arrive here: gestures of views handle touches.
@MainActor @preconcurrency open class UIResponder: NSObject {
  /// False: nothing is typed into views of UIKit.
  open var isFirstResponder: Bool { false }
  /// False, unless overridden.
  open var canBecomeFirstResponder: Bool { false }
  /// True, unless overridden.
  open var canResignFirstResponder: Bool { true }
  /// Nil, unless overridden: events go nowhere.
  open var next: UIResponder? { nil }

  /// Returns false, unless overridden: no menu asks.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }

  /// Does nothing, and returns false.
  @discardableResult open func becomeFirstResponder() -> Bool { false }
  /// Does nothing: no keyboard is shown.
  open func reloadInputViews() {}
  /// Does nothing, and returns true.
  @discardableResult open func resignFirstResponder() -> Bool { true }

  /// Nil, unless overridden: no keyboard is attached.
  open var keyCommands: [UIKeyCommand]? { nil }
  /// Nil, unless overridden: no keyboard is shown.
  open var textInputMode: UITextInputMode? { nil }
  /// Nil, unless overridden: no keyboard is remembered.
  open var textInputContextIdentifier: String? { nil }
  /// Nil, unless overridden: no keyboard is shown.
  open var inputView: UIView? { nil }
  /// Nil, unless overridden: no keyboard is shown.
  open var inputAccessoryView: UIView? { nil }
  /// Nil, unless overridden: nothing is undone.
  open var undoManager: UndoManager? { nil }

  /// Never called: nothing is read from files of Interface Builder.
  open func awakeFromNib() {}
  /// Never called: nothing is drawn in Interface Builder.
  open func prepareForInterfaceBuilder() {}

  /// Never called; override it to receive touches on a device.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Never called; override it to receive touches on a device.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Never called; override it to receive touches on a device.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Never called; override it to receive touches on a device.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Never called; override it to learn of a key on a device.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  /// Never called; override it to learn of a key on a device.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  /// Never called; override it to learn of a key on a device.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  /// Never called; override it to learn that a device is shaken.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  /// Never called; override it to learn that a device is shaken.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  /// Never called; override it to learn that a device is shaken.
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
}

/// A keyboard of a language.
@MainActor @preconcurrency open class UITextInputMode: NSObject {
  /// The language; nil: not known.
  open var primaryLanguage: String? { nil }
  /// The keyboards that a person has chosen: none.
  open class var activeInputModes: [UITextInputMode] { [] }
}

/// A key that is pressed; none is.
@MainActor @preconcurrency open class UIPress: NSObject {
  /// The key; nil: no key is pressed.
  open var key: UIKey? { nil }
}

/// A key of a keyboard; none is pressed.
@MainActor @preconcurrency open class UIKey: NSObject {
  /// The letters that it makes.
  open var characters: String { "" }
  /// The letters that it makes without others held down.
  open var charactersIgnoringModifiers: String { "" }
  /// The keys that are held down besides.
  open var modifierFlags: UIKeyModifierFlags { [] }
}

/// A finger on the screen.
@MainActor @preconcurrency open class UITouch: NSObject {
  /// Returns (0, 0), as no finger touches a view.
  open func location(in view: UIView?) -> CGPoint { .zero }
  /// Returns (0, 0), as no finger touched a view.
  open func previousLocation(in view: UIView?) -> CGPoint { .zero }
  /// Nil: no finger touches a view.
  open var view: UIView? { nil }
  /// Nil: no finger touches a view.
  open var window: UIWindow? { nil }
  /// The number of taps: 0.
  open var tapCount: Int { 0 }
  /// Seconds since the device was started: 0.
  open var timestamp: TimeInterval { 0 }
  /// How hard it presses: 0.
  open var force: CGFloat { 0 }
  /// How hard it may press: 0, as no screen feels it.
  open var maximumPossibleForce: CGFloat { 0 }
  /// The state: over, as no finger touches a view.
  open var phase: Phase { .ended }

  /// States of a touch.
  public enum Phase: Int, Sendable {
    /// It begins, moves, rests, ends, or is taken away.
    case began, moved, stationary, ended, cancelled
    /// A pointer comes, moves, or leaves.
    case regionEntered, regionMoved, regionExited
  }
}

// No keyboard is ever shown, so its notifications are never posted.
extension UIResponder {
  /// Never posted: no keyboard is shown.
  public nonisolated static let keyboardWillShowNotification = Notification.Name(
    "UIKeyboardWillShowNotification")
  /// Never posted: no keyboard is shown.
  public nonisolated static let keyboardDidShowNotification = Notification.Name(
    "UIKeyboardDidShowNotification")
  /// Never posted: no keyboard is shown.
  public nonisolated static let keyboardWillHideNotification = Notification.Name(
    "UIKeyboardWillHideNotification")
  /// Never posted: no keyboard is shown.
  public nonisolated static let keyboardDidHideNotification = Notification.Name(
    "UIKeyboardDidHideNotification")
  /// Never posted: no keyboard is shown.
  public nonisolated static let keyboardWillChangeFrameNotification = Notification.Name(
    "UIKeyboardWillChangeFrameNotification")
  /// Never posted: no keyboard is shown.
  public nonisolated static let keyboardDidChangeFrameNotification = Notification.Name(
    "UIKeyboardDidChangeFrameNotification")

  /// The key of where the keyboard was.
  public nonisolated static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  /// The key of where the keyboard will be.
  public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  /// The key of how long it moves, in seconds.
  public nonisolated static let keyboardAnimationDurationUserInfoKey =
    "UIKeyboardAnimationDurationUserInfoKey"
  /// The key of how it moves.
  public nonisolated static let keyboardAnimationCurveUserInfoKey =
    "UIKeyboardAnimationCurveUserInfoKey"
  /// The key of whether the keyboard is this program's.
  public nonisolated static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}
