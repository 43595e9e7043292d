public import Foundation
import StillViewGraph

// Controls of UIKit. Views show the controls of this library; of a program's settings for all UIKit controls of a kind,
// the colours of page dots and segments are drawn.

/// A view of UIKit that one acts on.
@MainActor @preconcurrency open class UIControl: UIView {
  /// The state of a control.
  public struct State: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Nothing of all that.
    public static let normal = State([])
    /// Held down.
    public static let highlighted = State(rawValue: 1)
    /// Not to be used.
    public static let disabled = State(rawValue: 2)
    /// Chosen.
    public static let selected = State(rawValue: 4)
    /// With the focus.
    public static let focused = State(rawValue: 8)
  }

  /// No effect: `disabled(_:)` disables views.
  public var isEnabled = true
  /// No effect: it is not drawn.
  public var isSelected = false
  /// No effect: it is not drawn.
  public var isHighlighted = false
}

/// The dots below pages.
@MainActor @preconcurrency open class UIPageControl: UIControl {
  private static let shared = UIPageControl()

  /// The dots below all pages.
  override open class func appearance() -> UIPageControl { shared }

  /// No effect: the dots of views are as many as their pages.
  public var numberOfPages = 0
  /// Kept, from 0; the dots of views mark the page that is shown.
  public var currentPage = 0
  /// No effect: `tabViewStyle(.page(indexDisplayMode:))` shows and hides dots.
  public var hidesForSinglePage = false

  /// Of the page that is shown.
  public var currentPageIndicatorTintColor: UIColor? {
    didSet {
      let color = currentPageIndicatorTintColor.map { Color(uiColor: $0) }
      if self === Self.shared { ProgramLooks.change { $0.dot = color } }
    }
  }

  /// Of the other pages.
  public var pageIndicatorTintColor: UIColor? {
    didSet {
      let color = pageIndicatorTintColor.map { Color(uiColor: $0) }
      if self === Self.shared { ProgramLooks.change { $0.otherDot = color } }
    }
  }
}

/// A choice of segments.
@MainActor @preconcurrency open class UISegmentedControl: UIControl {
  private static let shared = UISegmentedControl()

  /// All segmented pickers.
  override open class func appearance() -> UISegmentedControl { shared }

  /// Kept, from 0; −1 for none. The selection of a picker says which segment is chosen.
  public var selectedSegmentIndex = -1
  /// No effect: segments are equally wide.
  public var apportionsSegmentWidthsByContent = false

  /// Of the segment that is chosen.
  public var selectedSegmentTintColor: UIColor? {
    didSet {
      let color = selectedSegmentTintColor.map { Color(uiColor: $0) }
      if self === Self.shared { ProgramLooks.change { $0.segment = color } }
    }
  }

  override public var backgroundColor: UIColor? {
    didSet {
      let color = backgroundColor.map { Color(uiColor: $0) }
      if self === Self.shared { ProgramLooks.change { $0.segmentGround = color } }
    }
  }

  /// Sets the text style of chosen segments (`.selected`), or of all (`.normal`).
  public func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: State
  ) {
    guard self === Self.shared else { return }
    let words = ProgramLooks.Words(attributes)
    switch state {
    case .normal: ProgramLooks.change { $0.segmentWords = words }
    case .selected: ProgramLooks.change { $0.selectedSegmentWords = words }
    default: break
    }
  }
}

/// A switch.
@MainActor @preconcurrency open class UISwitch: UIControl {
  private static let shared = UISwitch()

  override open class func appearance() -> UISwitch { shared }

  /// No effect: a toggle has a binding.
  public var isOn = false
  /// No effect: `tint(_:)` colours switches.
  public var onTintColor: UIColor?
  /// No effect: knobs are white.
  public var thumbTintColor: UIColor?
}

/// A bar with a knob.
@MainActor @preconcurrency open class UISlider: UIControl {
  private static let shared = UISlider()

  override open class func appearance() -> UISlider { shared }

  /// No effect: a control has a binding.
  public var value: Float = 0
  /// No effect: a control has a range.
  public var minimumValue: Float = 0
  /// No effect: a control has a range.
  public var maximumValue: Float = 1
  /// No effect: bindings change while a knob moves.
  public var isContinuous = true
  /// No effect: `tint(_:)` colours tracks.
  public var minimumTrackTintColor: UIColor?
  /// No effect: the rest of a track is grey.
  public var maximumTrackTintColor: UIColor?
  /// No effect: knobs are white.
  public var thumbTintColor: UIColor?

  /// Knobs are the system's here.
  public func setThumbImage(_ image: AnyObject?, for state: State) {}
}

/// Two buttons that count.
@MainActor @preconcurrency open class UIStepper: UIControl {
  private static let shared = UIStepper()

  override open class func appearance() -> UIStepper { shared }

  /// No effect: a control has a binding.
  public var value = 0.0
  /// No effect: a control has a range.
  public var minimumValue = 0.0
  /// No effect: a control has a range.
  public var maximumValue = 100.0
  /// No effect: a stepper has a step.
  public var stepValue = 1.0
}

/// A bar that fills.
@MainActor @preconcurrency open class UIProgressView: UIView {
  private static let shared = UIProgressView()

  override open class func appearance() -> UIProgressView { shared }

  /// No effect: a progress view has its own value (here 0 to 1).
  public var progress: Float = 0
  /// No effect: `tint(_:)` colours the completed part.
  public var progressTintColor: UIColor?
  /// No effect: the track is grey.
  public var trackTintColor: UIColor?
}

/// A control that reloads content when pulled down.
@MainActor @preconcurrency open class UIRefreshControl: UIControl {
  private static let shared = UIRefreshControl()

  override open class func appearance() -> UIRefreshControl { shared }

  /// No effect: nothing is pulled down.
  public var attributedTitle: NSAttributedString?
}

/// A line of text that can be edited.
@MainActor @preconcurrency open class UITextField: UIControl {
  private static let shared = UITextField()

  override open class func appearance() -> UITextField { shared }

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

  /// No effect: a field has a binding.
  public var text: String?
  /// No effect: a field has its own prompt.
  public var placeholder: String?
  /// No effect: a field has its own prompt.
  public var attributedPlaceholder: NSAttributedString?
  /// No effect: `font(_:)` sets it for views.
  public var font: UIFont?
  /// No effect: `foregroundStyle(_:)` sets it for views.
  public var textColor: UIColor?
  /// No effect: `multilineTextAlignment(_:)` sets it for views.
  public var textAlignment = NSTextAlignment.natural
  /// No effect: `textFieldStyle(_:)` sets it for views.
  public var borderStyle = BorderStyle.none
  /// No effect: no field has a button that removes its text.
  public var clearButtonMode = ViewMode.never
  /// No effect: `SecureField` hides its text.
  public var isSecureTextEntry = false
}
