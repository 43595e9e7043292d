// The names are those of swift-snapshot-testing.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation
public import StillViews

extension ViewImageConfig {
  public static let iPhoneSe = iPhoneSe(.portrait)
  public static func iPhoneSe(_ orientation: Orientation) -> ViewImageConfig {
    SnapshotPhone.se.config(orientation)
  }

  public static let iPhone8 = iPhone8(.portrait)
  public static func iPhone8(_ orientation: Orientation) -> ViewImageConfig {
    SnapshotPhone.eight.config(orientation)
  }

  public static let iPhone8Plus = iPhone8Plus(.portrait)
  public static func iPhone8Plus(_ orientation: Orientation) -> ViewImageConfig {
    SnapshotPhone.eightPlus.config(orientation)
  }

  public static let iPhoneX = iPhoneX(.portrait)
  public static func iPhoneX(_ orientation: Orientation) -> ViewImageConfig {
    SnapshotPhone.ten.config(orientation)
  }

  public static let iPhoneXsMax = iPhoneXsMax(.portrait)
  public static func iPhoneXsMax(_ orientation: Orientation) -> ViewImageConfig {
    SnapshotPhone.tenMax.config(orientation)
  }

  public static let iPhoneXr = iPhoneXr(.portrait)
  public static func iPhoneXr(_ orientation: Orientation) -> ViewImageConfig {
    SnapshotPhone.tenR.config(orientation)
  }

  public static let iPhone12 = iPhone12(.portrait)
  public static func iPhone12(_ orientation: Orientation) -> ViewImageConfig {
    SnapshotPhone.twelve.config(orientation)
  }

  public static let iPhone12Pro = iPhone12Pro(.portrait)
  public static func iPhone12Pro(_ orientation: Orientation) -> ViewImageConfig {
    SnapshotPhone.twelve.config(orientation)
  }

  public static let iPhone12ProMax = iPhone12ProMax(.portrait)
  public static func iPhone12ProMax(_ orientation: Orientation) -> ViewImageConfig {
    SnapshotPhone.twelveMax.config(orientation)
  }

  public static let iPhone13 = iPhone13(.portrait)
  public static func iPhone13(_ orientation: Orientation) -> ViewImageConfig {
    SnapshotPhone.twelve.config(orientation)
  }

  public static let iPhone13Mini = iPhone13Mini(.portrait)
  public static func iPhone13Mini(_ orientation: Orientation) -> ViewImageConfig {
    SnapshotPhone.thirteenMini.config(orientation)
  }

  public static let iPhone13Pro = iPhone13Pro(.portrait)
  public static func iPhone13Pro(_ orientation: Orientation) -> ViewImageConfig {
    SnapshotPhone.twelve.config(orientation)
  }

  public static let iPhone13ProMax = iPhone13ProMax(.portrait)
  public static func iPhone13ProMax(_ orientation: Orientation) -> ViewImageConfig {
    SnapshotPhone.twelveMax.config(orientation)
  }

  public static let iPadMini = iPadMini(Orientation.landscape)
  public static func iPadMini(_ orientation: Orientation) -> ViewImageConfig {
    SnapshotTablet.mini.config(orientation)
  }
  public static func iPadMini(_ orientation: TabletOrientation) -> ViewImageConfig {
    SnapshotTablet.mini.config(orientation)
  }

  public static let iPad9_7 = iPad9_7(Orientation.landscape)
  public static func iPad9_7(_ orientation: Orientation) -> ViewImageConfig {
    SnapshotTablet.mini.config(orientation)
  }
  public static func iPad9_7(_ orientation: TabletOrientation) -> ViewImageConfig {
    SnapshotTablet.mini.config(orientation)
  }

  public static let iPad10_2 = iPad10_2(Orientation.landscape)
  public static func iPad10_2(_ orientation: Orientation) -> ViewImageConfig {
    SnapshotTablet.ten2.config(orientation)
  }
  public static func iPad10_2(_ orientation: TabletOrientation) -> ViewImageConfig {
    SnapshotTablet.ten2.config(orientation)
  }

  public static let iPadPro10_5 = iPadPro10_5(Orientation.landscape)
  public static func iPadPro10_5(_ orientation: Orientation) -> ViewImageConfig {
    SnapshotTablet.ten5.config(orientation)
  }
  public static func iPadPro10_5(_ orientation: TabletOrientation) -> ViewImageConfig {
    SnapshotTablet.ten5.config(orientation)
  }

  public static let iPadPro11 = iPadPro11(Orientation.landscape)
  public static func iPadPro11(_ orientation: Orientation) -> ViewImageConfig {
    SnapshotTablet.eleven.config(orientation)
  }
  public static func iPadPro11(_ orientation: TabletOrientation) -> ViewImageConfig {
    SnapshotTablet.eleven.config(orientation)
  }

  public static let iPadPro12_9 = iPadPro12_9(Orientation.landscape)
  public static func iPadPro12_9(_ orientation: Orientation) -> ViewImageConfig {
    SnapshotTablet.twelve9.config(orientation)
  }
  public static func iPadPro12_9(_ orientation: TabletOrientation) -> ViewImageConfig {
    SnapshotTablet.twelve9.config(orientation)
  }

  public static let tv = ViewImageConfig(
    safeArea: UIEdgeInsets(top: 60, left: 90, bottom: 60, right: 90),
    size: CGSize(width: 1920, height: 1080))
  public static let tv4K = ViewImageConfig(
    safeArea: UIEdgeInsets(top: 120, left: 180, bottom: 120, right: 180),
    size: CGSize(width: 3840, height: 2160))
}

extension UITraitCollection {
  public static func iPhoneSe(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    SnapshotPhone.se.traits(orientation)
  }

  public static func iPhone8(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    SnapshotPhone.eight.traits(orientation)
  }

  public static func iPhone8Plus(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    SnapshotPhone.eightPlus.traits(orientation)
  }

  public static func iPhoneX(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    SnapshotPhone.ten.traits(orientation)
  }

  public static func iPhoneXsMax(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    SnapshotPhone.tenMax.traits(orientation)
  }

  public static func iPhoneXr(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    SnapshotPhone.tenR.traits(orientation)
  }

  public static func iPhone12(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    SnapshotPhone.twelve.traits(orientation)
  }

  public static func iPhone12ProMax(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection
  {
    SnapshotPhone.twelveMax.traits(orientation)
  }

  public static func iPhone13(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    SnapshotPhone.twelve.traits(orientation)
  }

  public static func iPhone13ProMax(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection
  {
    SnapshotPhone.twelveMax.traits(orientation)
  }

  public static let iPadMini = SnapshotTablet.traits(isRegular: true)
  public static let iPadMini_Compact_SplitView = SnapshotTablet.traits(isRegular: false)

  public static let iPad9_7 = SnapshotTablet.traits(isRegular: true)
  public static let iPad9_7_Compact_SplitView = SnapshotTablet.traits(isRegular: false)

  public static let iPad10_2 = SnapshotTablet.traits(isRegular: true)
  public static let iPad10_2_Compact_SplitView = SnapshotTablet.traits(isRegular: false)

  public static let iPadPro10_5 = SnapshotTablet.traits(isRegular: true)
  public static let iPadPro10_5_Compact_SplitView = SnapshotTablet.traits(isRegular: false)

  public static let iPadPro11 = SnapshotTablet.traits(isRegular: true)
  public static let iPadPro11_Compact_SplitView = SnapshotTablet.traits(isRegular: false)

  public static let iPadPro12_9 = SnapshotTablet.traits(isRegular: true)
  public static let iPadPro12_9_Compact_SplitView = SnapshotTablet.traits(isRegular: false)

}
