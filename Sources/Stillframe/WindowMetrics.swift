import Foundation
import StillGeometry
import StillViewGraph
import StillViews

/// Lengths of a window without a device that follow from its size (rules C6.3, C6.10). An ideal or unbounded length counts as
/// that of a phone.
struct WindowMetrics: Equatable {
  /// Margin of bars, in points; that of lists follows the device's window.
  private let margin: CGFloat
  /// Whether the window is high enough for large titles.
  private let allowsLargeTitles: Bool
  /// Whether the window is higher than wide (rule C6.11).
  private let isTall: Bool

  init(_ size: ProposedViewSize) {
    margin = Device.windowMargin(ofWidth: size.width.flatMap { $0.isFinite ? $0 : nil } ?? 0)
    allowsLargeTitles = size.height.map(Device.allowsLargeTitles) ?? true
    isTall = (size.height ?? 0) > (size.width ?? .infinity)
  }

  /// Sets the window's values in an environment.
  func set(in environment: inout EnvironmentValues) {
    environment.barMargin = margin
    environment.allowsLargeTitles = allowsLargeTitles
    environment.isTallWindow = isTall
  }
}
