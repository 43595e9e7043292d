public import Foundation

// Code for several platforms asks for iOS first and takes AppKit's names everywhere else, so it does here too. They name
// UIKit's colours.

/// A colour of AppKit.
public typealias NSColor = UIColor

/// A font of AppKit.
public typealias NSFont = UIFont

extension UIColor {
  /// Behind everything in a window.
  public static let windowBackgroundColor = UIColor.systemBackground
  /// The background of edited or listed content.
  public static let controlBackgroundColor = UIColor.systemBackground
  /// The background of edited text; the same as `UIColor.systemBackground`.
  public static let textBackgroundColor = UIColor.systemBackground
  /// The area beside pages; the same as `UIColor.secondarySystemBackground`.
  public static let underPageBackgroundColor = UIColor.secondarySystemBackground
  /// The ground of a control.
  public static let controlColor = UIColor.systemFill
  /// Words.
  public static let labelColor = UIColor.label
  /// The same as `UIColor.secondaryLabel`.
  public static let secondaryLabelColor = UIColor.secondaryLabel
  /// The same as `UIColor.tertiaryLabel`.
  public static let tertiaryLabelColor = UIColor.tertiaryLabel
  /// The same as `UIColor.quaternaryLabel`.
  public static let quaternaryLabelColor = UIColor.quaternaryLabel
  /// Edited text; the same as `UIColor.label`.
  public static let textColor = UIColor.label
  /// Text on controls; the same as `UIColor.label`.
  public static let controlTextColor = UIColor.label
  /// The placeholder of an empty field; the same as `UIColor.placeholderText`.
  public static let placeholderTextColor = UIColor.placeholderText
  /// Links; the same as `UIColor.link`.
  public static let linkColor = UIColor.link
  /// Lines between rows.
  public static let separatorColor = UIColor.separator
  /// Lines of tables; the same as `UIColor.separator`.
  public static let gridColor = UIColor.separator
  /// The accent colour, as of chosen content.
  public static let controlAccentColor = UIColor.tintColor
  /// Behind rows that are chosen; the accent colour.
  public static let selectedContentBackgroundColor = UIColor.tintColor
}

extension Color {
  /// A colour of AppKit.
  public init(nsColor: NSColor) {
    self.init(uiColor: nsColor)
  }
}

/// A screen of AppKit, which answers as the device does.
@MainActor @preconcurrency public final class NSScreen {
  /// The only screen, as large as `UIScreen.main`.
  public static let main: NSScreen? = NSScreen()
  /// The only screen, as `main` has it.
  public static var screens: [NSScreen] { main.map { [$0] } ?? [] }

  /// In points.
  public var frame: CGRect { UIScreen.main.bounds }
  /// The area that windows may fill: the whole screen, in points.
  public var visibleFrame: CGRect { UIScreen.main.bounds }
  /// Pixels per point.
  public var backingScaleFactor: CGFloat { UIScreen.main.scale }
}
