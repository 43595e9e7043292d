public import Foundation
public import StillGeometry

/// Dark on light, or light on dark.
public enum ColorScheme: CaseIterable, Hashable, Sendable {
  /// Dark words on light ground.
  case light
  /// Light words on dark ground.
  case dark
}

private let colorSchemeEntry = EnvironmentEntry<ColorScheme>(.light)
private let layoutDirectionEntry = EnvironmentEntry<LayoutDirection>(.leftToRight)
private let displayScaleEntry = EnvironmentEntry<CGFloat>(1)
private let isEnabledEntry = EnvironmentEntry(true)
private let stackOrientationEntry = EnvironmentEntry<Axis?>(nil)
private let isRowContentEntry = EnvironmentEntry(false)

extension EnvironmentValues {
  /// Whether the picture is dark on light or light on dark.
  public var colorScheme: ColorScheme {
    get { self[colorSchemeEntry] }
    set { self[colorSchemeEntry] = newValue }
  }

  /// The direction in which text runs and layouts start.
  public var layoutDirection: LayoutDirection {
    get { self[layoutDirectionEntry] }
    set { self[layoutDirectionEntry] = newValue }
  }

  /// Pixels per point.
  public var displayScale: CGFloat {
    get { self[displayScaleEntry] }
    set { self[displayScaleEntry] = newValue }
  }

  /// The width of a pixel in points (rule L1.13).
  public var pixelLength: CGFloat { displayScale > 0 ? 1 / displayScale : 1 }

  /// Whether controls react.
  public var isEnabled: Bool {
    get { self[isEnabledEntry] }
    set { self[isEnabledEntry] = newValue }
  }

  /// The axis of the nearest stack, from which spacers and dividers take their bearings (rule L2.30).
  package var stackOrientation: Axis? {
    get { self[stackOrientationEntry] }
    set { self[stackOrientationEntry] = newValue }
  }

  /// Whether the view is all that its list row holds. Containers of several views inside the row reset it.
  package var isRowContent: Bool {
    get { self[isRowContentEntry] }
    set { self[isRowContentEntry] = newValue }
  }
}
