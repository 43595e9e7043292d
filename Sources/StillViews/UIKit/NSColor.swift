public import Foundation

// Code for several platforms asks for iOS first and takes AppKit's names everywhere else, so here too. They stand for what UIKit's
// names stand for.

/// A colour of AppKit.
public typealias NSColor = UIColor

/// A font of AppKit.
public typealias NSFont = UIFont

extension UIColor {
  /// Behind everything in a window.
  public static let windowBackgroundColor = UIColor.systemBackground
  /// Behind what is edited or listed.
  public static let controlBackgroundColor = UIColor.systemBackground
  /// Behind text that is edited; what `UIColor.systemBackground` is.
  public static let textBackgroundColor = UIColor.systemBackground
  /// Beside pages; what `UIColor.secondarySystemBackground` is.
  public static let underPageBackgroundColor = UIColor.secondarySystemBackground
  /// The ground of a control.
  public static let controlColor = UIColor.systemFill
  /// Words.
  public static let labelColor = UIColor.label
  /// What `UIColor.secondaryLabel` is.
  public static let secondaryLabelColor = UIColor.secondaryLabel
  /// What `UIColor.tertiaryLabel` is.
  public static let tertiaryLabelColor = UIColor.tertiaryLabel
  /// What `UIColor.quaternaryLabel` is.
  public static let quaternaryLabelColor = UIColor.quaternaryLabel
  /// Words that are edited; what `UIColor.label` is.
  public static let textColor = UIColor.label
  /// Words on controls; what `UIColor.label` is.
  public static let controlTextColor = UIColor.label
  /// What stands in a field without text; what `UIColor.placeholderText` is.
  public static let placeholderTextColor = UIColor.placeholderText
  /// Links; what `UIColor.link` is.
  public static let linkColor = UIColor.link
  /// Lines between rows.
  public static let separatorColor = UIColor.separator
  /// Lines of tables; what `UIColor.separator` is.
  public static let gridColor = UIColor.separator
  /// What is chosen, and what the user likes.
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
  /// What windows may fill: all of it, in points.
  public var visibleFrame: CGRect { UIScreen.main.bounds }
  /// Pixels per point.
  public var backingScaleFactor: CGFloat { UIScreen.main.scale }
}
