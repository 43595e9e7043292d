public import Foundation
import StillViewGraph

// Controls of UIKit, drawn as the controls of this library. Of a program's settings for all controls of a kind
// (`appearance()`) the colours of page dots and segments are drawn.

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

  /// An event of a control.
  public struct Event: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// A finger came down.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A finger came down again.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// A finger moved inside.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// A finger moved outside.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// A finger moved to the inside.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// A finger moved to the outside.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// A finger was lifted inside.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// A finger was lifted outside.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// The touch was taken away.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// The value changed.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// The main thing to do was done.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// An action of the menu was chosen.
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    /// Typing began.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// The words changed.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// Typing ended.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// Typing ended with the return key.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// Any touch.
    public static let allTouchEvents = Event(rawValue: 0xFFF)
    /// Any change of words.
    public static let allEditingEvents = Event(rawValue: 0xF_0000)
    /// Anything.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// Where the content stands from side to side.
  public enum ContentHorizontalAlignment: Int, Sendable {
    /// In the middle, or at a side.
    case center, left, right, fill, leading, trailing
  }

  /// Where the content stands from top to bottom.
  public enum ContentVerticalAlignment: Int, Sendable {
    /// In the middle, or at an edge.
    case center, top, bottom, fill
  }

  /// A control in a frame, and what a tap or a change of its value does (nil: nothing).
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// Whether it may be used; one that may not is drawn pale.
  open var isEnabled = true
  /// No effect: it is not drawn.
  open var isSelected = false
  /// No effect: it is not drawn.
  open var isHighlighted = false
  /// Whether a finger moves on it: never, as a picture is at rest.
  public final var isTracking: Bool { false }
  /// Whether a finger that moves is inside: never.
  public final var isTouchInside: Bool { false }
  /// Where the content stands from side to side.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center
  /// Where the content stands from top to bottom.
  open var contentVerticalAlignment = ContentVerticalAlignment.center

  /// Whether it is disabled, selected or highlighted.
  open var state: State {
    var state = State.normal
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    if isHighlighted { state.insert(.highlighted) }
    return state
  }

  /// No effect: no method is called by its name. `addAction(_:for:)` calls a closure.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {}
  /// No effect: no method is called by its name.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {}
  /// The actions of the control with their events.
  private var actions: [(action: UIAction, events: Event)] = []

  /// Whether an event has an action.
  package final var hasActions: Bool { !actions.isEmpty }

  /// Does something when one of the events happens: a tap, or a change of the value.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(action, for: controlEvents)
    actions.append((action, controlEvents))
  }

  /// Does something no longer when one of the events happens.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    actions = actions.compactMap { one in
      guard one.action === action else { return one }
      let events = one.events.subtracting(controlEvents)
      return events.isEmpty ? nil : (action, events)
    }
  }

  /// Does what was added for the events.
  open func sendActions(for controlEvents: Event) {
    for one in actions where !one.events.isDisjoint(with: controlEvents) {
      one.action.act(for: self)
    }
  }

  /// Does an action that was chosen in the control's menu, and makes the picture around again.
  final func perform(_ action: UIAction) {
    action.act(for: self)
    redraw()
  }

  /// Does what was added for the events, and makes the picture around again.
  package final func report(_ events: Event) {
    sendActions(for: events)
    redraw()
  }

  /// Returns a binding for the control that is drawn: a change counts, and is reported.
  final func reported<Value>(
    _ value: Value, _ change: @escaping @MainActor (Value) -> Void
  ) -> Binding<Value> {
    Binding(
      get: { value },
      set: { [weak self] value in
        MainActor.assumeIsolated {
          change(value)
          self?.report([.valueChanged, .primaryActionTriggered])
        }
      })
  }

  /// Shows a control of this library, which is made for each picture.
  final func shows(_ content: @escaping @MainActor () -> some View) {
    hosted = { [weak self] in AnyView(content().disabled(self?.isEnabled == false)) }
  }
}

/// Something that a button or another control does.
@MainActor @preconcurrency open class UIAction: UIMenuElement {
  /// The thing that is done.
  public typealias Handler = (UIAction) -> Void

  private let handler: Handler
  /// Whether it can be chosen, and how it looks.
  open var attributes: Attributes = []
  /// Whether it has a mark. A line is drawn as a mark, too.
  open var state = State.off
  /// The control that does it at the moment; nil: none has.
  public var sender: Any? { control }
  private weak var control: UIControl?

  /// Something with words, which a tap on a button calls.
  public init(title: String = "", handler: @escaping Handler) {
    self.handler = handler
    super.init(title: title)
  }

  /// Calls the handler for a control (nil: none).
  final func act(for control: UIControl? = nil) {
    self.control = control
    handler(self)
  }
}
