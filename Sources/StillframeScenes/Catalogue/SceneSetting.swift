public import Foundation
import StillViewGraph
public import Stillframe

/// The settings of a scene that the command line can change.
public struct SceneSetting: Sendable {
  /// In points; nil: the scene's own.
  public var size: CGSize?
  /// Pixels per point.
  public var scale: CGFloat = 1
  /// Light or dark surroundings.
  public var colorScheme: ColorScheme = .light
  /// Whether a still is drawn over the color scheme's background; a film always is.
  public var isOpaque = false
  /// Frames per second of a film; nil: the scene's own.
  public var fps: Double?
  /// Length of a film in seconds; nil: the scene's own.
  public var duration: TimeInterval?
  /// Nil: the scene's own.
  public var dynamicTypeSize: DynamicTypeSize?
  /// Nil: the scene's own.
  public var layoutDirection: LayoutDirection?
  /// Nil: the scene's own.
  public var locale: Locale?
  /// The device in whose window the scene is rendered; nil: none.
  public var device: Device?
  /// The moment that a still shows.
  package var moment = PictureMoment.settled(within: PictureMoment.settlingLimit)
  /// The date that views see at the start; nil: the scene's own.
  package var startDate: Date?
  /// Whether a red crossed box marks each missing image.
  public var marksMissingImages = false
  /// Whether warnings are errors.
  public var isStrict = false

  /// The scene's own choices throughout, at one pixel a point.
  public init() {}
}

extension SceneSetting {
  /// Returns a view as the setting shows it.
  func shown(_ content: some View) -> some View {
    content.transformEnvironment(\.self) { apply(to: &$0) }
  }

  func apply(to environment: inout EnvironmentValues) {
    if let dynamicTypeSize { environment.dynamicTypeSize = dynamicTypeSize }
    if let layoutDirection { environment.layoutDirection = layoutDirection }
    if let locale {
      environment.locale = locale
      environment.calendar.locale = locale
    }
    if let startDate { environment.simulatedDate = startDate }
    if marksMissingImages { environment.marksMissingImages = true }
    if isStrict { environment.warningsAreErrors = true }
  }
}
