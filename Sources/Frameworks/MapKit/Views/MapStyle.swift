public import CoreLocation
public import SwiftUI

/// The look of a map. Without tiles, imagery has a darker ground, and nothing else differs.
public struct MapStyle: Sendable {
  let isImagery: Bool

  /// Flat, with heights, or chosen by the system.
  public struct Elevation: Hashable, Sendable {
    private let name: String
    /// Chosen by the system.
    public static let automatic = Elevation(name: "automatic")
    /// Flat.
    public static let flat = Elevation(name: "flat")
    /// With mountains and buildings.
    public static let realistic = Elevation(name: "realistic")
  }

  /// The strength of the colors.
  public struct StandardEmphasis: Hashable, Sendable {
    private let name: String
    /// Chosen by the system.
    public static let automatic = StandardEmphasis(name: "automatic")
    /// Pale, so that content stands out.
    public static let muted = StandardEmphasis(name: "muted")
  }

  /// Streets and names.
  public static let standard = MapStyle(isImagery: false)
  /// Pictures of the earth.
  public static let imagery = MapStyle(isImagery: true)
  /// Pictures of the earth with streets and names.
  public static let hybrid = MapStyle(isImagery: true)

  /// Streets and names.
  public static func standard(
    elevation: Elevation = .automatic, emphasis: StandardEmphasis = .automatic,
    pointsOfInterest: PointOfInterestCategories = .all, showsTraffic: Bool = false
  ) -> MapStyle { .standard }

  /// Pictures of the earth.
  public static func imagery(elevation: Elevation = .automatic) -> MapStyle { .imagery }

  /// Pictures of the earth with streets and names.
  public static func hybrid(
    elevation: Elevation = .automatic, pointsOfInterest: PointOfInterestCategories = .all,
    showsTraffic: Bool = false
  ) -> MapStyle { .hybrid }
}

/// A choice of points of interest. No effect: there are none.
public struct PointOfInterestCategories: Sendable {
  /// All.
  public static let all = PointOfInterestCategories()
  /// None.
  public static let excludingAll = PointOfInterestCategories()

  /// The given ones.
  public static func including(
    _ categories: [MKPointOfInterestCategory]
  ) -> PointOfInterestCategories { .all }

  /// All but the given ones.
  public static func excluding(
    _ categories: [MKPointOfInterestCategory]
  ) -> PointOfInterestCategories { .all }
}

/// Settings of the maps inside a view.
struct MapSettings {
  var style = MapStyle.standard
  var report: ((MapCameraUpdateContext) -> Void)?
}

private struct MapSettingsKey: EnvironmentKey {
  static var defaultValue: MapSettings { MapSettings() }
}

extension EnvironmentValues {
  var mapSettings: MapSettings {
    get { self[MapSettingsKey.self] }
    set { self[MapSettingsKey.self] = newValue }
  }
}

extension View {
  /// Sets the look of maps (default: standard).
  nonisolated public func mapStyle(_ style: MapStyle) -> some View {
    transformEnvironment(\.mapSettings) { $0.style = style }
  }

  /// Calls a function with the camera when a map is first shown.
  nonisolated public func onMapCameraChange(
    frequency: MapCameraUpdateFrequency = .onEnd,
    _ action: @escaping (MapCameraUpdateContext) -> Void
  ) -> some View {
    transformEnvironment(\.mapSettings) { $0.report = action }
  }

  /// Calls a function when a map is first shown.
  nonisolated public func onMapCameraChange(
    frequency: MapCameraUpdateFrequency = .onEnd, _ action: @escaping () -> Void
  ) -> some View {
    onMapCameraChange(frequency: frequency) { _ in action() }
  }

  /// Shows controls in the upper right corner of a map.
  nonisolated public func mapControls<C: View>(@ViewBuilder _ content: () -> C) -> some View {
    overlay(alignment: .topTrailing) {
      VStack(spacing: 8) { content() }.padding(10)
    }
  }

  /// No effect: controls are shown where they are written.
  nonisolated public func mapControlVisibility(_ visibility: Visibility) -> some View { self }

  /// No effect: controls act on no map.
  nonisolated public func mapScope(_ scope: Namespace.ID) -> some View { self }

  /// No effect: there are no points of interest to be selected.
  nonisolated public func mapFeatureSelectionDisabled(
    _ disabled: @escaping (MapFeature) -> Bool
  ) -> some View { self }
}

/// A point of interest that a map shows by itself: none here.
public struct MapFeature: Hashable, Sendable {
  /// The name; nil: not known.
  public let title: String?
  private let latitude: Double
  private let longitude: Double

  /// Where it is.
  public var coordinate: CLLocationCoordinate2D {
    CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
  }
}
