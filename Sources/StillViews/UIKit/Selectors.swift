// The names are Foundation's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

// Methods are not found by their names without the Objective-C runtime: code that gives one compiles, and nobody calls the method.

extension NotificationCenter {
  /// No effect: no method is called by its name. `addObserver(forName:object:queue:using:)` calls a closure.
  public func addObserver(
    _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?,
    object anObject: Any?
  ) {}
}

extension Timer {
  /// A timer that calls nothing, for variables that get another one later.
  ///
  /// - Parameter nothing: No effect: the initialiser without parameters cannot be added to Foundation's class.
  public convenience init(_ nothing: Void = ()) {
    self.init(timeInterval: 0, repeats: false) { _ in }
  }

  /// A timer that calls nothing: no method is called by its name.
  public convenience init(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector,
    userInfo: Any?, repeats yesOrNo: Bool
  ) {
    self.init(timeInterval: ti, repeats: yesOrNo) { _ in }
  }

  /// A timer from a date on that calls nothing: no method is called by its name.
  public convenience init(
    fireAt date: Date, interval ti: TimeInterval, target t: Any, selector s: Selector,
    userInfo ui: Any?, repeats rep: Bool
  ) {
    self.init(fire: date, interval: ti, repeats: rep) { _ in }
  }

  /// Returns a timer that calls nothing, and is not started: no method is called by its name.
  @discardableResult
  public class func scheduledTimer(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector,
    userInfo: Any?, repeats yesOrNo: Bool
  ) -> Timer {
    Timer(
      timeInterval: ti, target: aTarget, selector: aSelector, userInfo: userInfo,
      repeats: yesOrNo)
  }
}

extension NSObject {
  /// No effect: no method is called by its name.
  public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval)
  {}

  /// Returns false: no method is found by its name.
  public func responds(to aSelector: Selector) -> Bool { false }
}

/// Returns the name of a method, which nobody calls.
public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }
