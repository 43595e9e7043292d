public import Foundation
public import StillLayout
public import StillViewGraph

/// `frame(width:height:alignment:)`.
nonisolated public struct _FrameLayout: UnaryLayoutModifier {
  package let frame: FixedFrame
  /// The invalid value, if one was corrected.
  package let problem: String?

  package func arrangement(in environment: EnvironmentValues) -> FixedFrame { frame }
  package static var reportName: String { "Frame" }
  package var warning: String? { problem }
}

/// `frame(minWidth:idealWidth:maxWidth:minHeight:idealHeight:maxHeight:alignment:)`.
nonisolated public struct _FlexFrameLayout: UnaryLayoutModifier {
  package let frame: FlexibleFrame
  package let problem: String?

  package func arrangement(in environment: EnvironmentValues) -> FlexibleFrame { frame }
  package static var reportName: String { "Frame" }
  package var warning: String? { problem }
}

extension View {
  /// Places the view in a frame of fixed lengths in points; nil leaves an axis unchanged (rules L3.11–L3.14).
  nonisolated public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    let bad = [width, height].compactMap { $0 }.first { !($0.isFinite && $0 >= 0) }
    return modifier(
      _FrameLayout(
        frame: FixedFrame(width: width, height: height, alignment: alignment),
        problem: bad.map { "a frame of length \($0) is no frame; the length is left out" }))
  }

  /// No effect: a frame without lengths leaves the view unchanged (rule L3.14).
  nonisolated public func frame() -> some View {
    frame(width: nil, height: nil, alignment: .center)
  }

  /// Places the view in a frame between limits in points (rules L3.15–L3.21).
  nonisolated public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    let bad = [minWidth, idealWidth, maxWidth, minHeight, idealHeight, maxHeight]
      .compactMap { $0 }.first { $0.isNaN || $0 < 0 }
      .map { "a frame limit of \($0) is no length; it counts as 0 or as absent" }
    let contradiction =
      Self.contradiction("Width", minWidth, idealWidth, maxWidth)
      ?? Self.contradiction("Height", minHeight, idealHeight, maxHeight)
    return modifier(
      _FlexFrameLayout(
        frame: FlexibleFrame(
          width: .init(minWidth, idealWidth, maxWidth),
          height: .init(minHeight, idealHeight, maxHeight), alignment: alignment),
        problem: bad ?? contradiction))
  }

  /// Returns the problem of contradictory limits of one axis (rule L3.15).
  nonisolated private static func contradiction(
    _ axis: String, _ minimum: CGFloat?, _ ideal: CGFloat?, _ maximum: CGFloat?
  ) -> String? {
    if let ideal, let minimum, ideal < minimum {
      return "ideal\(axis) \(ideal) is below min\(axis) \(minimum); it is raised to that"
    }
    if let maximum, let least = ideal ?? minimum, maximum < least {
      return ideal != nil
        ? "max\(axis) \(maximum) is below ideal\(axis) \(least); it is raised to that"
        : "max\(axis) \(maximum) is below min\(axis) \(least); neither has an effect"
    }
    return nil
  }
}
