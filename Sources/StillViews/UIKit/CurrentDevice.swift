import Foundation
import StillGeometry
import StillViewGraph

/// The device that `UIScreen.main`, `UIDevice.current` and the device's window speak of.
///
/// Inside of bodies, actions and tasks of views it is that of the picture, in closures that make a picture's view that of the
/// picture, elsewhere and in pictures without a device an iPhone 15.
/// A program that keeps an answer in a static constant has that of the first picture that asks.
package enum CurrentDevice {
  /// The device for code that makes views, before there is an environment.
  @TaskLocal static var given: Device?

  /// Runs `body`, which makes a picture's view, with the device of the picture (nil: none).
  package static func during<Result>(
    _ device: Device?, _ body: () throws -> Result
  ) rethrows -> Result {
    try $given.withValue(device, operation: body)
  }

  /// The device of the picture; nil: it has none, or this code belongs to none.
  static var known: Device? {
    guard let environment = ViewGraph.currentEnvironment else { return given }
    return environment.shownDevice ?? (environment.windowPresenter as? RootPresenter)?.device
  }

  /// The size of the screen, in points.
  static var size: CGSize { known?.size ?? CGSize(width: 393, height: 852) }
  /// Pixels per point.
  static var scale: CGFloat { known?.scale ?? 3 }
  /// The part of the window that bars of the system cover, in points.
  static var safeArea: EdgeInsets {
    known?.safeArea ?? EdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0)
  }
  /// Whether it is a tablet.
  static var isTablet: Bool { known?.isTablet ?? false }
  /// Whether it is held sideways.
  static var isLandscape: Bool { known?.isLandscape ?? false }

  /// The height of the bar above the window, in points: the safe area's, 5 or 8 less below a camera in the screen.
  static var statusBarHeight: CGFloat {
    let top = safeArea.top
    return top > 50 ? 54 : top
  }
}
