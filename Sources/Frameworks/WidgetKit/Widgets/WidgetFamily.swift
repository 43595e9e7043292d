public import SwiftUI

/// The size and place of a widget.
public enum WidgetFamily: Int, CaseIterable, Hashable, Sendable, CustomStringConvertible {
  /// Squares and rectangles of the home screen (rule WK1.1).
  case systemSmall, systemMedium, systemLarge, systemExtraLarge
  /// Widgets of the lock screen: a circle, a rectangle, and a line of text (rule WK1.2).
  case accessoryCircular, accessoryRectangular, accessoryInline
  /// Corners of watch faces, as on iOS: code may have a case for them, and no value is one.
  @available(*, unavailable, message: "Only watches have corners.")
  case accessoryCorner

  public static var allCases: [WidgetFamily] {
    [
      .systemSmall, .systemMedium, .systemLarge, .systemExtraLarge, .accessoryCircular,
      .accessoryRectangular, .accessoryInline,
    ]
  }

  public var description: String {
    switch self {
    case .systemSmall: "systemSmall"
    case .systemMedium: "systemMedium"
    case .systemLarge: "systemLarge"
    case .systemExtraLarge: "systemExtraLarge"
    case .accessoryCircular: "accessoryCircular"
    case .accessoryRectangular: "accessoryRectangular"
    case .accessoryInline: "accessoryInline"
    }
  }

  var isAccessory: Bool { rawValue >= Self.accessoryCircular.rawValue }
}

/// The way in which the system colors a widget.
public struct WidgetRenderingMode: Hashable, Sendable, CustomStringConvertible {
  public let description: String

  /// As it was drawn.
  public static let fullColor = WidgetRenderingMode(description: "fullColor")
  /// In two colors: accentable views, and all others (rule WK3.2).
  public static let accented = WidgetRenderingMode(description: "accented")
  /// By brightness alone, on the lock screen (rule WK3.3).
  public static let vibrant = WidgetRenderingMode(description: "vibrant")
}

extension EnvironmentValues {
  /// The family of the widget around (default: small).
  @Entry public var widgetFamily: WidgetFamily = .systemSmall
  /// The way in which the widget around is colored (default: as drawn).
  @Entry public var widgetRenderingMode: WidgetRenderingMode = .fullColor
  /// Whether the background of the widget around is drawn (default: yes).
  @Entry public var showsWidgetContainerBackground = true
  /// The margins between a widget's content and its edges (default: none).
  @Entry public var widgetContentMargins = EdgeInsets()
  /// Whether the label of a widget is drawn beside it: never.
  public var showsWidgetLabel: Bool { false }
  /// Whether a Live Activity is drawn with less light: never.
  public var isActivityFullscreen: Bool { false }
  /// The size of the activity: that of a phone.
  public var activityFamily: ActivityFamily { .medium }
}

/// The size of a Live Activity.
public enum ActivityFamily: Hashable, Sendable {
  /// Of a watch, or of a phone.
  case small, medium
}

/// The places in which a widget may be refused.
public struct WidgetLocation: Hashable, Sendable {
  private let name: String
  /// The lock screen.
  public static let lockScreen = WidgetLocation(name: "lockScreen")
  /// The home screen.
  public static let homeScreen = WidgetLocation(name: "homeScreen")
  /// A phone on its charger.
  public static let standBy = WidgetLocation(name: "standBy")
  /// The lock screen of a tablet.
  public static let iPhoneWidgetsOnMac = WidgetLocation(name: "iPhoneWidgetsOnMac")
}
