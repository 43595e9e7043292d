public import SwiftUI

/// The face of a round control.
private struct ControlFace: View {
  let symbol: String

  var body: some View {
    Image(systemName: symbol)
      .font(.system(size: 17))
      .foregroundStyle(.tint)
      .frame(width: 44, height: 44)
      .background(.regularMaterial, in: RoundedRectangle(cornerRadius: 8))
  }
}

/// The button that shows the place of the user. A tap has no effect: no place is known.
public struct MapUserLocationButton: View {
  /// The button of a map.
  public init(scope: Namespace.ID? = nil) {}

  @MainActor public var body: some View { ControlFace(symbol: "location") }
}

/// The compass, which is hidden while north is up; shown only when a map has no heading, so never.
public struct MapCompass: View {
  /// The compass of a map.
  public init(scope: Namespace.ID? = nil) {}

  @MainActor public var body: some View { EmptyView() }
}

/// The button that tilts the map. A tap has no effect: maps are drawn from above.
public struct MapPitchToggle: View {
  /// The button of a map.
  public init(scope: Namespace.ID? = nil) {}

  @MainActor public var body: some View { ControlFace(symbol: "view.3d") }
}

/// The scale, which is hidden until somebody zooms.
public struct MapScaleView: View {
  /// The scale of a map.
  public init(anchorEdge: HorizontalEdge = .leading, scope: Namespace.ID? = nil) {}

  @MainActor public var body: some View { EmptyView() }
}

/// The buttons that zoom, of computers: not drawn.
public struct MapZoomStepper: View {
  /// The buttons of a map.
  public init(scope: Namespace.ID? = nil) {}

  @MainActor public var body: some View { EmptyView() }
}

/// The picture of a street: none is available, so a gray ground is drawn.
public struct LookAroundPreview: View {
  /// The picture of a scene.
  public init(
    initialScene: MKLookAroundScene?, allowsNavigation: Bool = true, showsRoadLabels: Bool = true,
    badgePosition: MKLookAroundBadgePosition = .topLeading
  ) {}

  /// The picture of a bound scene.
  public init(
    scene: Binding<MKLookAroundScene?>, allowsNavigation: Bool = true,
    showsRoadLabels: Bool = true, badgePosition: MKLookAroundBadgePosition = .topLeading
  ) {}

  @MainActor public var body: some View {
    ZStack {
      Rectangle().fill(.quaternary)
      Image(systemName: "binoculars.fill").foregroundStyle(.secondary)
    }
    .warns(["draws a gray ground: no pictures of streets are available"])
  }
}

/// The corner of a picture of a street that has the badge.
public enum MKLookAroundBadgePosition: Int, Sendable {
  /// The upper corners, and the lower one at the end.
  case topLeading, topTrailing, bottomTrailing
}
