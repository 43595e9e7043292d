import Foundation
import SwiftUI

/// The sizes of widgets on devices, in points (rules WK1.1 to WK1.4).
struct WidgetMetrics {
  /// The size of the widget.
  let size: CGSize
  /// The radius of the corners.
  let radius: CGFloat
  /// The margins of content.
  let margins: CGFloat

  /// A row of the table: a screen, held upright, and the sizes on it.
  private struct Row {
    let screen: CGSize
    let small: CGSize
    let medium: CGSize
    let large: CGSize
    var extraLarge = CGSize(width: 634.5, height: 305.5)
    var circular: CGFloat = 72
    var rectangular = CGSize(width: 160, height: 72)
    var inline = CGSize(width: 234, height: 26)
  }

  private static func phone(
    _ screen: (CGFloat, CGFloat), _ small: CGFloat, _ medium: (CGFloat, CGFloat),
    _ large: CGFloat, _ circular: CGFloat, _ rectangular: (CGFloat, CGFloat), _ inline: CGFloat
  ) -> Row {
    Row(
      screen: CGSize(width: screen.0, height: screen.1),
      small: CGSize(width: small, height: small),
      medium: CGSize(width: medium.0, height: medium.1),
      large: CGSize(width: medium.0, height: large), circular: circular,
      rectangular: CGSize(width: rectangular.0, height: rectangular.1),
      inline: CGSize(width: inline, height: 26))
  }

  private static func tablet(
    _ screen: (CGFloat, CGFloat), _ small: CGFloat, _ medium: CGFloat, _ extraLarge: CGFloat
  ) -> Row {
    Row(
      screen: CGSize(width: screen.0, height: screen.1),
      small: CGSize(width: small, height: small),
      medium: CGSize(width: medium, height: small),
      large: CGSize(width: medium, height: medium),
      extraLarge: CGSize(width: extraLarge, height: medium))
  }

  // The table of the Human Interface Guidelines: phones, then tablets with their canvases.
  private static let rows: [Row] = [
    phone((320, 568), 141, (292, 141), 311, 68, (153, 68), 225),
    phone((360, 780), 155, (329, 155), 345, 72, (157, 72), 225),
    phone((375, 667), 148, (321, 148), 324, 68, (153, 68), 225),
    phone((375, 812), 155, (329, 155), 345, 72, (157, 72), 225),
    phone((390, 844), 158, (338, 158), 354, 72, (160, 72), 234),
    phone((393, 852), 158, (338, 158), 354, 72, (160, 72), 234),
    phone((414, 736), 159, (348, 157), 357, 76, (170, 76), 248),
    phone((414, 896), 169, (360, 169), 379, 76, (160, 72), 248),
    phone((428, 926), 170, (364, 170), 382, 76, (172, 76), 257),
    phone((430, 932), 170, (364, 170), 382, 76, (172, 76), 257),
    tablet((744, 1133), 141, 305.5, 634.5),
    tablet((768, 1024), 141, 305.5, 634.5),
    tablet((810, 1080), 146, 320.5, 669),
    tablet((820, 1180), 155, 342, 715.5),
    tablet((834, 1112), 150, 327.5, 682),
    tablet((834, 1194), 155, 342, 715.5),
    tablet((954, 1373), 162, 350, 726),
    tablet((970, 1389), 162, 350, 726),
    tablet((1024, 1366), 170, 378.5, 795),
    tablet((1192, 1590), 188, 412, 860),
  ]

  /// The metrics of a family on a screen: on one that the table lacks, those of the widest screen that is not wider.
  /// Without a device those of an iPhone 15.
  init(_ family: WidgetFamily, on screen: CGSize?) {
    let screen = screen ?? Self.usual
    let upright = CGSize(
      width: min(screen.width, screen.height), height: max(screen.width, screen.height))
    let row =
      Self.rows.first { $0.screen == upright }
      ?? Self.rows.last { $0.screen.width <= upright.width } ?? Self.rows[0]
    switch family {
    case .systemSmall: size = row.small
    case .systemMedium: size = row.medium
    case .systemLarge: size = row.large
    case .systemExtraLarge: size = row.extraLarge
    case .accessoryCircular: size = CGSize(width: row.circular, height: row.circular)
    case .accessoryRectangular: size = row.rectangular
    case .accessoryInline: size = row.inline
    }
    radius = family.isAccessory ? 0 : 22
    margins = family.isAccessory ? 0 : 16
  }

  /// The size of a Live Activity on the lock screen and of an expanded island: 160 points high at most (rule WK5.1).
  static func activityWidth(on screen: CGSize?) -> CGFloat {
    let width = width(of: screen)
    return width >= 744 ? 500 : width >= 428 ? 408 : width >= 390 ? 371 : width - 22
  }

  /// The widths of the two parts of a compact island (rule WK5.2).
  static func compactWidth(on screen: CGSize?) -> CGFloat {
    width(of: screen) >= 428 ? 62.33 : 52.33
  }

  private static func width(of screen: CGSize?) -> CGFloat {
    let screen = screen ?? usual
    return min(screen.width, screen.height)
  }

  private static let usual = CGSize(width: 393, height: 852)

  /// The height of an island that is not expanded (rule WK5.2).
  static let islandHeight: CGFloat = 36.67
}
