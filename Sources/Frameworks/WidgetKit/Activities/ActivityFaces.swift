import SwiftUI

/// A Live Activity on the lock screen: as wide as the device's, at most 160 points high, with round corners (rule WK5.1).
struct ActivityFace: View {
  let content: AnyView

  @Environment(\.deviceSize) private var screen
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    content
      .frame(width: WidgetMetrics.activityWidth(on: screen))
      .frame(maxHeight: 160)
      .fixedSize(horizontal: false, vertical: true)
      .backgroundPreferenceValue(HandedTint.self) { tint in
        tint ?? (colorScheme == .dark ? Color(white: 0.12) : Color(white: 0.96))
      }
      .clipShape(RoundedRectangle(cornerRadius: 24, style: .continuous))
      .environment(\.isInsideWidget, true)
      .buttonStyle(WidgetButtonStyle())
  }
}

/// The island of an activity: black, around the camera (rules WK5.2, WK5.3).
struct IslandFace: View {
  enum Look {
    case compact, minimal, expanded
  }

  let island: DynamicIsland
  let look: Look

  @Environment(\.deviceSize) private var screen

  /// The width of the camera's part.
  private static let camera: CGFloat = 126
  private static let radius: CGFloat = 44

  var body: some View {
    shaped
      .environment(\.colorScheme, .dark)
      .environment(\.isInsideWidget, true)
      .buttonStyle(WidgetButtonStyle())
  }

  @ViewBuilder private var shaped: some View {
    switch look {
    case .compact: compact
    case .minimal:
      island.minimal
        .padding(6)
        .frame(width: WidgetMetrics.islandHeight, height: WidgetMetrics.islandHeight)
        .background(.black, in: Circle())
    case .expanded: expanded
    }
  }

  private var compact: some View {
    let side = WidgetMetrics.compactWidth(on: screen)
    return HStack(spacing: 0) {
      island.compactLeading.padding(.horizontal, 6)
        .frame(width: side, height: WidgetMetrics.islandHeight, alignment: .leading)
      Color.clear.frame(width: Self.camera, height: 1)
      island.compactTrailing.padding(.horizontal, 6)
        .frame(width: side, height: WidgetMetrics.islandHeight, alignment: .trailing)
    }
    .lineLimit(1)
    .background(.black, in: Capsule())
  }

  private var expanded: some View {
    VStack(spacing: 8) {
      HStack(alignment: .top, spacing: 8) {
        region(.leading).frame(maxWidth: .infinity, alignment: .leading)
        region(.center)
          .padding(.top, WidgetMetrics.islandHeight - 12)
          .frame(minWidth: 60)
        region(.trailing).frame(maxWidth: .infinity, alignment: .trailing)
      }
      region(.bottom)
    }
    .padding(16)
    .frame(width: WidgetMetrics.activityWidth(on: screen))
    .frame(minHeight: 84, maxHeight: 160)
    .fixedSize(horizontal: false, vertical: true)
    .background(.black, in: RoundedRectangle(cornerRadius: Self.radius, style: .continuous))
  }

  @ViewBuilder private func region(_ position: DynamicIslandExpandedRegionPosition) -> some View {
    if let view = island.expanded[position] {
      view
    } else {
      Color.clear.frame(width: 0, height: 0)
    }
  }
}
