// The names are those of swift-snapshot-testing.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation
public import StillViews

extension ViewImageConfig {
  /// Held upright: 320 × 568 points, 2 pixels per point.
  public static let iPhoneSe = iPhoneSe(.portrait)
  /// Held upright or sideways; upright 320 × 568 points, 2 pixels per point.
  public static func iPhoneSe(_ orientation: Orientation) -> ViewImageConfig {
    SnapshotPhone.se.config(orientation)
  }

  /// Held upright: 375 × 667 points, 2 pixels per point.
  public static let iPhone8 = iPhone8(.portrait)
  /// Held upright or sideways; upright 375 × 667 points, 2 pixels per point.
  public static func iPhone8(_ orientation: Orientation) -> ViewImageConfig {
    SnapshotPhone.eight.config(orientation)
  }

  /// Held upright: 414 × 736 points, 3 pixels per point.
  public static let iPhone8Plus = iPhone8Plus(.portrait)
  /// Held upright or sideways; upright 414 × 736 points, 3 pixels per point.
  public static func iPhone8Plus(_ orientation: Orientation) -> ViewImageConfig {
    SnapshotPhone.eightPlus.config(orientation)
  }

  /// Held upright: 375 × 812 points, 3 pixels per point.
  public static let iPhoneX = iPhoneX(.portrait)
  /// Held upright or sideways; upright 375 × 812 points, 3 pixels per point.
  public static func iPhoneX(_ orientation: Orientation) -> ViewImageConfig {
    SnapshotPhone.ten.config(orientation)
  }

  /// Held upright: 414 × 896 points, 3 pixels per point.
  public static let iPhoneXsMax = iPhoneXsMax(.portrait)
  /// Held upright or sideways; upright 414 × 896 points, 3 pixels per point.
  public static func iPhoneXsMax(_ orientation: Orientation) -> ViewImageConfig {
    SnapshotPhone.tenMax.config(orientation)
  }

  /// Held upright: 414 × 896 points, 2 pixels per point.
  public static let iPhoneXr = iPhoneXr(.portrait)
  /// Held upright or sideways; upright 414 × 896 points, 2 pixels per point.
  public static func iPhoneXr(_ orientation: Orientation) -> ViewImageConfig {
    SnapshotPhone.tenR.config(orientation)
  }

  /// Held upright: 390 × 844 points, 3 pixels per point.
  public static let iPhone12 = iPhone12(.portrait)
  /// Held upright or sideways; upright 390 × 844 points, 3 pixels per point.
  public static func iPhone12(_ orientation: Orientation) -> ViewImageConfig {
    SnapshotPhone.twelve.config(orientation)
  }

  /// Held upright: 390 × 844 points, 3 pixels per point.
  public static let iPhone12Pro = iPhone12Pro(.portrait)
  /// Held upright or sideways; upright 390 × 844 points, 3 pixels per point.
  public static func iPhone12Pro(_ orientation: Orientation) -> ViewImageConfig {
    SnapshotPhone.twelve.config(orientation)
  }

  /// Held upright: 428 × 926 points, 3 pixels per point.
  public static let iPhone12ProMax = iPhone12ProMax(.portrait)
  /// Held upright or sideways; upright 428 × 926 points, 3 pixels per point.
  public static func iPhone12ProMax(_ orientation: Orientation) -> ViewImageConfig {
    SnapshotPhone.twelveMax.config(orientation)
  }

  /// Held upright: 390 × 844 points, 3 pixels per point.
  public static let iPhone13 = iPhone13(.portrait)
  /// Held upright or sideways; upright 390 × 844 points, 3 pixels per point.
  public static func iPhone13(_ orientation: Orientation) -> ViewImageConfig {
    SnapshotPhone.twelve.config(orientation)
  }

  /// Held upright: 375 × 812 points, 3 pixels per point.
  public static let iPhone13Mini = iPhone13Mini(.portrait)
  /// Held upright or sideways; upright 375 × 812 points, 3 pixels per point.
  public static func iPhone13Mini(_ orientation: Orientation) -> ViewImageConfig {
    SnapshotPhone.thirteenMini.config(orientation)
  }

  /// Held upright: 390 × 844 points, 3 pixels per point.
  public static let iPhone13Pro = iPhone13Pro(.portrait)
  /// Held upright or sideways; upright 390 × 844 points, 3 pixels per point.
  public static func iPhone13Pro(_ orientation: Orientation) -> ViewImageConfig {
    SnapshotPhone.twelve.config(orientation)
  }

  /// Held upright: 428 × 926 points, 3 pixels per point.
  public static let iPhone13ProMax = iPhone13ProMax(.portrait)
  /// Held upright or sideways; upright 428 × 926 points, 3 pixels per point.
  public static func iPhone13ProMax(_ orientation: Orientation) -> ViewImageConfig {
    SnapshotPhone.twelveMax.config(orientation)
  }

  /// Held sideways, all of it: 1024 × 768 points, 2 pixels per point.
  public static let iPadMini = iPadMini(Orientation.landscape)
  /// Held upright or sideways, all of it; upright 768 × 1024 points, 2 pixels per point.
  public static func iPadMini(_ orientation: Orientation) -> ViewImageConfig {
    SnapshotTablet.mini.config(orientation)
  }
  /// Returns the tablet in an orientation, with the app's share of the width.
  public static func iPadMini(_ orientation: TabletOrientation) -> ViewImageConfig {
    SnapshotTablet.mini.config(orientation)
  }

  /// Held sideways, all of it: 1024 × 768 points, 2 pixels per point.
  public static let iPad9_7 = iPad9_7(Orientation.landscape)
  /// Held upright or sideways, all of it; upright 768 × 1024 points, 2 pixels per point.
  public static func iPad9_7(_ orientation: Orientation) -> ViewImageConfig {
    SnapshotTablet.mini.config(orientation)
  }
  /// Returns the tablet in an orientation, with the app's share of the width.
  public static func iPad9_7(_ orientation: TabletOrientation) -> ViewImageConfig {
    SnapshotTablet.mini.config(orientation)
  }

  /// Held sideways, all of it: 1080 × 810 points, 2 pixels per point.
  public static let iPad10_2 = iPad10_2(Orientation.landscape)
  /// Held upright or sideways, all of it; upright 810 × 1080 points, 2 pixels per point.
  public static func iPad10_2(_ orientation: Orientation) -> ViewImageConfig {
    SnapshotTablet.ten2.config(orientation)
  }
  /// Returns the tablet in an orientation, with the app's share of the width.
  public static func iPad10_2(_ orientation: TabletOrientation) -> ViewImageConfig {
    SnapshotTablet.ten2.config(orientation)
  }

  /// Held sideways, all of it: 1112 × 834 points, 2 pixels per point.
  public static let iPadPro10_5 = iPadPro10_5(Orientation.landscape)
  /// Held upright or sideways, all of it; upright 834 × 1112 points, 2 pixels per point.
  public static func iPadPro10_5(_ orientation: Orientation) -> ViewImageConfig {
    SnapshotTablet.ten5.config(orientation)
  }
  /// Returns the tablet in an orientation, with the app's share of the width.
  public static func iPadPro10_5(_ orientation: TabletOrientation) -> ViewImageConfig {
    SnapshotTablet.ten5.config(orientation)
  }

  /// Held sideways, all of it: 1194 × 834 points, 2 pixels per point.
  public static let iPadPro11 = iPadPro11(Orientation.landscape)
  /// Held upright or sideways, all of it; upright 834 × 1194 points, 2 pixels per point.
  public static func iPadPro11(_ orientation: Orientation) -> ViewImageConfig {
    SnapshotTablet.eleven.config(orientation)
  }
  /// Returns the tablet in an orientation, with the app's share of the width.
  public static func iPadPro11(_ orientation: TabletOrientation) -> ViewImageConfig {
    SnapshotTablet.eleven.config(orientation)
  }

  /// Held sideways, all of it: 1366 × 1024 points, 2 pixels per point.
  public static let iPadPro12_9 = iPadPro12_9(Orientation.landscape)
  /// Held upright or sideways, all of it; upright 1024 × 1366 points, 2 pixels per point.
  public static func iPadPro12_9(_ orientation: Orientation) -> ViewImageConfig {
    SnapshotTablet.twelve9.config(orientation)
  }
  /// Returns the tablet in an orientation, with the app's share of the width.
  public static func iPadPro12_9(_ orientation: TabletOrientation) -> ViewImageConfig {
    SnapshotTablet.twelve9.config(orientation)
  }

  /// 1920 × 1080 points, of which 60 above and below and 90 at the sides are covered.
  public static let tv = ViewImageConfig(
    safeArea: UIEdgeInsets(top: 60, left: 90, bottom: 60, right: 90),
    size: CGSize(width: 1920, height: 1080))
  /// 3840 × 2160 points, of which 120 above and below and 180 at the sides are covered.
  public static let tv4K = ViewImageConfig(
    safeArea: UIEdgeInsets(top: 120, left: 180, bottom: 120, right: 180),
    size: CGSize(width: 3840, height: 2160))
}

extension UITraitCollection {
  /// Returns the traits of the phone, held upright or sideways.
  public static func iPhoneSe(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    SnapshotPhone.se.traits(orientation)
  }

  /// Returns the traits of the phone, held upright or sideways.
  public static func iPhone8(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    SnapshotPhone.eight.traits(orientation)
  }

  /// Returns the traits of the phone, held upright or sideways.
  public static func iPhone8Plus(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    SnapshotPhone.eightPlus.traits(orientation)
  }

  /// Returns the traits of the phone, held upright or sideways.
  public static func iPhoneX(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    SnapshotPhone.ten.traits(orientation)
  }

  /// Returns the traits of the phone, held upright or sideways.
  public static func iPhoneXsMax(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    SnapshotPhone.tenMax.traits(orientation)
  }

  /// Returns the traits of the phone, held upright or sideways.
  public static func iPhoneXr(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    SnapshotPhone.tenR.traits(orientation)
  }

  /// Returns the traits of the phone, held upright or sideways.
  public static func iPhone12(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    SnapshotPhone.twelve.traits(orientation)
  }

  /// Returns the traits of the phone, held upright or sideways.
  public static func iPhone12ProMax(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection
  {
    SnapshotPhone.twelveMax.traits(orientation)
  }

  /// Returns the traits of the phone, held upright or sideways.
  public static func iPhone13(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    SnapshotPhone.twelve.traits(orientation)
  }

  /// Returns the traits of the phone, held upright or sideways.
  public static func iPhone13ProMax(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection
  {
    SnapshotPhone.twelveMax.traits(orientation)
  }

  /// The traits of the tablet: 2 pixels per point, regular size classes.
  public static let iPadMini = SnapshotTablet.traits(isRegular: true)
  /// The traits of a narrow share of the tablet: 2 pixels per point, compact width.
  public static let iPadMini_Compact_SplitView = SnapshotTablet.traits(isRegular: false)

  /// The traits of the tablet: 2 pixels per point, regular size classes.
  public static let iPad9_7 = SnapshotTablet.traits(isRegular: true)
  /// The traits of a narrow share of the tablet: 2 pixels per point, compact width.
  public static let iPad9_7_Compact_SplitView = SnapshotTablet.traits(isRegular: false)

  /// The traits of the tablet: 2 pixels per point, regular size classes.
  public static let iPad10_2 = SnapshotTablet.traits(isRegular: true)
  /// The traits of a narrow share of the tablet: 2 pixels per point, compact width.
  public static let iPad10_2_Compact_SplitView = SnapshotTablet.traits(isRegular: false)

  /// The traits of the tablet: 2 pixels per point, regular size classes.
  public static let iPadPro10_5 = SnapshotTablet.traits(isRegular: true)
  /// The traits of a narrow share of the tablet: 2 pixels per point, compact width.
  public static let iPadPro10_5_Compact_SplitView = SnapshotTablet.traits(isRegular: false)

  /// The traits of the tablet: 2 pixels per point, regular size classes.
  public static let iPadPro11 = SnapshotTablet.traits(isRegular: true)
  /// The traits of a narrow share of the tablet: 2 pixels per point, compact width.
  public static let iPadPro11_Compact_SplitView = SnapshotTablet.traits(isRegular: false)

  /// The traits of the tablet: 2 pixels per point, regular size classes.
  public static let iPadPro12_9 = SnapshotTablet.traits(isRegular: true)
  /// The traits of a narrow share of the tablet: 2 pixels per point, compact width.
  public static let iPadPro12_9_Compact_SplitView = SnapshotTablet.traits(isRegular: false)

}
