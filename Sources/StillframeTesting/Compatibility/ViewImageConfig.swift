public import Foundation
public import StillViews

/// The window of a device: its size, what its edges cover, and what views find around them. The devices, their sizes,
/// areas and traits are those of swift-snapshot-testing; the scales are those of the devices.
public struct ViewImageConfig: Sendable {
  /// The orientation of a phone.
  public enum Orientation: Sendable {
    /// On its long side, or upright.
    case landscape, portrait
  }

  /// The orientation of a tablet, and the app's share of its width.
  public enum TabletOrientation: Sendable {
    /// The share of a tablet held upright.
    public enum PortraitSplits: Sendable {
      /// A narrow column, the rest beside it, or all of it.
      case oneThird, twoThirds, full
    }
    /// The share of a tablet held sideways.
    public enum LandscapeSplits: Sendable {
      /// A narrow column, half of it, the rest beside a column, or all of it.
      case oneThird, oneHalf, twoThirds, full
    }
    /// Held on its long side.
    case landscape(splitView: LandscapeSplits)
    /// Held upright.
    case portrait(splitView: PortraitSplits)
  }

  /// The insets that the edges cover, in points.
  public var safeArea: UIEdgeInsets
  /// In points; nil: what the view chooses.
  public var size: CGSize?
  /// The traits of the views.
  public var traits: UITraitCollection

  /// A custom window: its safe area, its size in points (nil: as large as the view) and its traits.
  public init(
    safeArea: UIEdgeInsets = .zero, size: CGSize? = nil,
    traits: UITraitCollection = UITraitCollection()
  ) {
    self.safeArea = safeArea
    self.size = size
    self.traits = traits
  }
}

/// A phone of the table.
struct SnapshotPhone: Sendable {
  /// Held upright, in points.
  let width: CGFloat
  let height: CGFloat
  /// Pixels per point.
  let scale: CGFloat
  /// The covered height at the top, held upright.
  let top: CGFloat
  let bottom: CGFloat
  /// The covered width on the left and on the right, held sideways.
  let side: CGFloat
  /// The covered height at the bottom, held sideways.
  let landscapeBottom: CGFloat
  /// Whether it counts as wide, held sideways.
  var isLarge = false

  func config(_ orientation: ViewImageConfig.Orientation) -> ViewImageConfig {
    let isLandscape = orientation == .landscape
    return ViewImageConfig(
      safeArea: isLandscape
        ? UIEdgeInsets(top: 0, left: side, bottom: landscapeBottom, right: side)
        : UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0),
      size: isLandscape
        ? CGSize(width: height, height: width) : CGSize(width: width, height: height),
      traits: traits(orientation))
  }

  func traits(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    let isLandscape = orientation == .landscape
    return UITraitCollection { traits in
      traits.forceTouchCapability = .available
      traits.layoutDirection = .leftToRight
      traits.preferredContentSizeCategory = .medium
      traits.userInterfaceIdiom = .phone
      traits.displayScale = scale
      traits.horizontalSizeClass = isLandscape && isLarge ? .regular : .compact
      traits.verticalSizeClass = isLandscape ? .compact : .regular
    }
  }

  static let se = SnapshotPhone(
    width: 320, height: 568, scale: 2, top: 20, bottom: 0, side: 0, landscapeBottom: 0)
  static let eight = SnapshotPhone(
    width: 375, height: 667, scale: 2, top: 20, bottom: 0, side: 0, landscapeBottom: 0)
  static let eightPlus = SnapshotPhone(
    width: 414, height: 736, scale: 3, top: 20, bottom: 0, side: 0, landscapeBottom: 0,
    isLarge: true)
  static let ten = SnapshotPhone(
    width: 375, height: 812, scale: 3, top: 44, bottom: 34, side: 44, landscapeBottom: 24)
  static let tenMax = SnapshotPhone(
    width: 414, height: 896, scale: 3, top: 44, bottom: 34, side: 44, landscapeBottom: 24,
    isLarge: true)
  static let tenR = SnapshotPhone(
    width: 414, height: 896, scale: 2, top: 44, bottom: 34, side: 44, landscapeBottom: 24,
    isLarge: true)
  static let twelve = SnapshotPhone(
    width: 390, height: 844, scale: 3, top: 47, bottom: 34, side: 47, landscapeBottom: 21)
  static let twelveMax = SnapshotPhone(
    width: 428, height: 926, scale: 3, top: 47, bottom: 34, side: 47, landscapeBottom: 21,
    isLarge: true)
  static let thirteenMini = SnapshotPhone(
    width: 375, height: 812, scale: 3, top: 50, bottom: 34, side: 50, landscapeBottom: 21)
}

/// A tablet of the table.
struct SnapshotTablet: Sendable {
  /// Held upright, in points.
  let width: CGFloat
  let height: CGFloat
  /// The widths of a third, a half and two thirds, held sideways.
  let landscape: (third: CGFloat, half: CGFloat, twoThirds: CGFloat)
  /// The widths of a third and two thirds, held upright.
  let portrait: (third: CGFloat, twoThirds: CGFloat)
  var top: CGFloat = 20
  var bottom: CGFloat = 0
  /// Whether half of it counts as wide, held sideways.
  var isHalfRegular = false

  func config(_ orientation: ViewImageConfig.TabletOrientation) -> ViewImageConfig {
    let size: CGSize
    let isRegular: Bool
    switch orientation {
    case .landscape(let split):
      switch split {
      case .oneThird: (size, isRegular) = (CGSize(width: landscape.third, height: width), false)
      case .oneHalf:
        (size, isRegular) = (CGSize(width: landscape.half, height: width), isHalfRegular)
      case .twoThirds:
        (size, isRegular) = (CGSize(width: landscape.twoThirds, height: width), true)
      case .full: (size, isRegular) = (CGSize(width: height, height: width), true)
      }
    case .portrait(let split):
      switch split {
      case .oneThird: (size, isRegular) = (CGSize(width: portrait.third, height: height), false)
      case .twoThirds:
        (size, isRegular) = (CGSize(width: portrait.twoThirds, height: height), false)
      case .full: (size, isRegular) = (CGSize(width: width, height: height), true)
      }
    }
    return ViewImageConfig(
      safeArea: UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0), size: size,
      traits: Self.traits(isRegular: isRegular))
  }

  func config(_ orientation: ViewImageConfig.Orientation) -> ViewImageConfig {
    orientation == .landscape
      ? config(.landscape(splitView: .full)) : config(.portrait(splitView: .full))
  }

  static func traits(isRegular: Bool) -> UITraitCollection {
    UITraitCollection { traits in
      traits.userInterfaceIdiom = .pad
      traits.displayScale = 2
      traits.horizontalSizeClass = isRegular ? .regular : .compact
      traits.verticalSizeClass = .regular
    }
  }

  static let mini = SnapshotTablet(
    width: 768, height: 1024, landscape: (320, 507, 694), portrait: (320, 438))
  static let ten2 = SnapshotTablet(
    width: 810, height: 1080, landscape: (320, 535, 750), portrait: (320, 480))
  static let ten5 = SnapshotTablet(
    width: 834, height: 1112, landscape: (320, 551, 782), portrait: (320, 504))
  static let eleven = SnapshotTablet(
    width: 834, height: 1194, landscape: (375, 592, 809), portrait: (320, 504), top: 24,
    bottom: 20)
  static let twelve9 = SnapshotTablet(
    width: 1024, height: 1366, landscape: (375, 678, 981), portrait: (375, 639),
    isHalfRegular: true)
}
