public import Foundation
import StillViewGraph

// Controls of UIKit. Those that views show are this library's own; of what a program sets for all controls of a kind, the colours of
// dots and segments are drawn.

/// A view of UIKit that one acts on.
@MainActor @preconcurrency open class UIControl: UIView {
  /// What a control is in at a moment.
  public struct State: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let normal = State([])
    public static let highlighted = State(rawValue: 1)
    public static let disabled = State(rawValue: 2)
    public static let selected = State(rawValue: 4)
    public static let focused = State(rawValue: 8)
  }

  public var isEnabled = true
  public var isSelected = false
  public var isHighlighted = false
}

/// The dots below pages.
@MainActor @preconcurrency open class UIPageControl: UIControl {
  private static let shared = UIPageControl()

  /// The dots below all pages.
  override open class func appearance() -> UIPageControl { shared }

  public var numberOfPages = 0
  public var currentPage = 0
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

  public var selectedSegmentIndex = -1
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

  /// The words of segments that are chosen (`.selected`), or of all (`.normal`).
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

  public var isOn = false
  public var onTintColor: UIColor?
  public var thumbTintColor: UIColor?
}

/// A bar with a knob.
@MainActor @preconcurrency open class UISlider: UIControl {
  private static let shared = UISlider()

  override open class func appearance() -> UISlider { shared }

  public var value: Float = 0
  public var minimumValue: Float = 0
  public var maximumValue: Float = 1
  public var isContinuous = true
  public var minimumTrackTintColor: UIColor?
  public var maximumTrackTintColor: UIColor?
  public var thumbTintColor: UIColor?

  /// Knobs are the system's here.
  public func setThumbImage(_ image: AnyObject?, for state: State) {}
}

/// Two buttons that count.
@MainActor @preconcurrency open class UIStepper: UIControl {
  private static let shared = UIStepper()

  override open class func appearance() -> UIStepper { shared }

  public var value = 0.0
  public var minimumValue = 0.0
  public var maximumValue = 100.0
  public var stepValue = 1.0
}

/// A bar that fills.
@MainActor @preconcurrency open class UIProgressView: UIView {
  private static let shared = UIProgressView()

  override open class func appearance() -> UIProgressView { shared }

  public var progress: Float = 0
  public var progressTintColor: UIColor?
  public var trackTintColor: UIColor?
}

/// What is drawn down to load anew.
@MainActor @preconcurrency open class UIRefreshControl: UIControl {
  private static let shared = UIRefreshControl()

  override open class func appearance() -> UIRefreshControl { shared }

  public var attributedTitle: NSAttributedString?
}

/// A line of text that can be edited.
@MainActor @preconcurrency open class UITextField: UIControl {
  private static let shared = UITextField()

  override open class func appearance() -> UITextField { shared }

  /// When the button that removes all of the text is there.
  public enum ViewMode: Int, Sendable {
    case never, whileEditing, unlessEditing, always
  }

  /// What is around the text.
  public enum BorderStyle: Int, Sendable {
    case none, line, bezel, roundedRect
  }

  public var text: String?
  public var placeholder: String?
  public var attributedPlaceholder: NSAttributedString?
  public var font: UIFont?
  public var textColor: UIColor?
  public var textAlignment = NSTextAlignment.natural
  public var borderStyle = BorderStyle.none
  public var clearButtonMode = ViewMode.never
  public var isSecureTextEntry = false
}
