public import Foundation
import StillGeometry
package import StillLayout
import StillViewGraph

/// A switch.
@MainActor @preconcurrency open class UISwitch: UIControl {
  private static let shared = UISwitch()

  /// Returns the proxy of this class. No effect: views are dressed one by one.
  open class func appearance() -> UISwitch { shared }

  /// Whether it is on.
  open var isOn = false
  /// The colour of the track where it is on; nil: the tint.
  open var onTintColor: UIColor?
  /// No effect: knobs are white.
  open var thumbTintColor: UIColor?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isSizedByHosted = true
    shows { [weak self] in
      Toggle(
        isOn: self?.reported(self?.isOn ?? false) { self?.isOn = $0 } ?? .constant(false)
      ) { EmptyView() }
      .labelsHidden()
      .toggleStyle(.switch)
      .tint(self?.onTintColor.map(Color.init(uiColor:)))
    }
  }

  /// Nil: nothing is read from files of Interface Builder.
  public required init?(coder: NSCoder) { nil }

  /// A switch that is stretched stands at the leading edge.
  override package var hostedAlignment: Alignment { .leading }
  override package var ownHugging: UILayoutPriority { .defaultHigh }

  /// Switches it. No effect of `animated`: a picture has no time.
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }
}

/// A bar with a knob.
@MainActor @preconcurrency open class UISlider: UIControl {
  private static let shared = UISlider()

  /// Returns the proxy of this class. No effect: views are dressed one by one.
  open class func appearance() -> UISlider { shared }

  /// The value.
  open var value: Float = 0
  /// The value at the beginning.
  open var minimumValue: Float = 0
  /// The value at the end.
  open var maximumValue: Float = 1
  /// No effect: each change is reported.
  open var isContinuous = true
  /// The colour of the track up to the knob; nil: the tint.
  open var minimumTrackTintColor: UIColor? {
    didSet {
      let color = minimumTrackTintColor.map(Color.init(uiColor:))
      if self === Self.shared { UIAppearanceValues.change { $0.sliderTrack = color } }
    }
  }
  /// The colour of the rest of the track; nil: grey. Drawn where it is set for all sliders.
  open var maximumTrackTintColor: UIColor? {
    didSet {
      let color = maximumTrackTintColor.map(Color.init(uiColor:))
      if self === Self.shared { UIAppearanceValues.change { $0.sliderRest = color } }
    }
  }
  /// No effect: knobs are white.
  open var thumbTintColor: UIColor?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    shows { [weak self] in self?.bar }
  }

  /// Nil: nothing is read from files of Interface Builder.
  public required init?(coder: NSCoder) { nil }

  /// Moves the knob. No effect of `animated`: a picture has no time.
  open func setValue(_ value: Float, animated: Bool) { self.value = value }
  /// No effect: knobs are the system's here.
  open func setThumbImage(_ image: AnyObject?, for state: State) {}

  private var bar: some View {
    let isRange = minimumValue < maximumValue
    let moved = reported(value) { [weak self] in self?.value = $0 }
    return Slider(value: moved, in: isRange ? minimumValue...maximumValue : 0...1)
      .tint(minimumTrackTintColor.map(Color.init(uiColor:)))
  }
}

/// Two buttons that count.
@MainActor @preconcurrency open class UIStepper: UIControl {
  private static let shared = UIStepper()

  /// Returns the proxy of this class. No effect: views are dressed one by one.
  open class func appearance() -> UIStepper { shared }

  /// The number: a tap counts up or down.
  open var value = 0.0
  /// The least number.
  open var minimumValue = 0.0
  /// The greatest number.
  open var maximumValue = 100.0
  /// How far it counts.
  open var stepValue = 1.0
  /// Whether the least number follows the greatest one, and the greatest one the least.
  open var wraps = false

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isSizedByHosted = true
    shows { [weak self] in self?.halves }
  }

  private var halves: some View {
    // A half that can do nothing is dimmed.
    let canGrow = wraps || value < maximumValue
    let canShrink = wraps || value > minimumValue
    return Stepper(
      onIncrement: canGrow ? { [weak self] in self?.count(1) } : nil,
      onDecrement: canShrink ? { [weak self] in self?.count(-1) } : nil
    ) { EmptyView() }
    .labelsHidden()
  }

  /// Counts one step, within the limits.
  private func count(_ direction: Double) {
    let next = value + direction * stepValue
    guard next.isFinite, minimumValue <= maximumValue else { return }
    if next > maximumValue {
      value = wraps ? minimumValue : maximumValue
    } else if next < minimumValue {
      value = wraps ? maximumValue : minimumValue
    } else {
      value = next
    }
    report([.valueChanged, .primaryActionTriggered])
  }

  override package var ownHugging: UILayoutPriority { .defaultHigh }

  /// Nil: nothing is read from files of Interface Builder.
  public required init?(coder: NSCoder) { nil }
}

/// A bar that fills.
@MainActor @preconcurrency open class UIProgressView: UIView {
  /// How thick the bar is.
  public enum Style: Int, Sendable {
    /// As in views. No effect: both are 4 points thick.
    case `default`, bar
  }

  private static let shared = UIProgressView()

  /// Returns the proxy of this class. No effect: views are dressed one by one.
  open class func appearance() -> UIProgressView { shared }

  /// The completed part, from 0 to 1.
  open var progress: Float = 0
  /// The colour of the completed part; nil: the tint.
  open var progressTintColor: UIColor?
  /// No effect: the track is grey.
  open var trackTintColor: UIColor?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    hosted = { [weak self] in
      AnyView(
        ProgressView(value: Double(self?.progress ?? 0))
          .progressViewStyle(.linear)
          .tint(self?.progressTintColor.map(Color.init(uiColor:))))
    }
  }

  /// A bar that is empty.
  public convenience init(progressViewStyle style: Style) { self.init() }

  /// Nil: nothing is read from files of Interface Builder.
  public required init?(coder: NSCoder) { nil }

  /// Fills it. No effect of `animated`: a picture has no time.
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }
}

/// A control that reloads content when pulled down.
@MainActor @preconcurrency open class UIRefreshControl: UIControl {
  private static let shared = UIRefreshControl()

  /// Returns the proxy of this class. No effect: views are dressed one by one.
  open class func appearance() -> UIRefreshControl { shared }

  /// No effect: nothing is pulled down.
  open var attributedTitle: NSAttributedString?
  /// False: nothing is pulled down.
  open var isRefreshing: Bool { false }
  /// No effect: nothing is pulled down.
  open func beginRefreshing() {}
  /// No effect: nothing is pulled down.
  open func endRefreshing() {}
}
