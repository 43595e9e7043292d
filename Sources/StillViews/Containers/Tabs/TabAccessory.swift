import Foundation
import StillGeometry
import StillLayout
public import StillViewGraph

/// Where the view above a bar of tabs stands.
nonisolated public enum TabViewBottomAccessoryPlacement: Hashable, Sendable {
  /// Beside the tabs, where their bar has become small.
  case inline
  /// Above the bar.
  case expanded
}

/// A view above the bar of tabs: a capsule of glass, 48 points high, 20 from the sides and 8 from the bar.
nonisolated struct TabAccessory: View {
  let content: AnyView

  @MainActor var body: some View {
    content
      .environment(\.tabViewBottomAccessoryPlacement, .expanded)
      .frame(maxWidth: .infinity)
      .frame(height: 48)
      .glassEffect(in: Capsule())
      .clipShape(Capsule())
      .padding(.horizontal, 20)
      .padding(.bottom, 8)
  }
}

extension View {
  /// Puts a view above the bar of tabs inside.
  nonisolated public func tabViewBottomAccessory<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View {
    environment(\.tabAccessory, TabAccessoryContent(view: AnyView(content())))
  }

  /// Puts a view above the bar of tabs inside while a condition holds.
  nonisolated public func tabViewBottomAccessory<Content: View>(
    isEnabled: Bool, @ViewBuilder content: () -> Content
  ) -> some View {
    let accessory = isEnabled ? TabAccessoryContent(view: AnyView(content())) : nil
    return environment(\.tabAccessory, accessory)
  }
}

/// The accessory above a tab bar.
nonisolated struct TabAccessoryContent {
  let view: AnyView
}

private let tabAccessoryEntry = EnvironmentEntry<TabAccessoryContent?>(nil)
private let accessoryPlacementEntry = EnvironmentEntry<TabViewBottomAccessoryPlacement?>(nil)

extension EnvironmentValues {
  var tabAccessory: TabAccessoryContent? {
    get { self[tabAccessoryEntry] }
    set { self[tabAccessoryEntry] = newValue }
  }

  /// Where the view stands that is shown above a bar of tabs; nil in all other views.
  public var tabViewBottomAccessoryPlacement: TabViewBottomAccessoryPlacement? {
    get { self[accessoryPlacementEntry] }
    set { self[accessoryPlacementEntry] = newValue }
  }
}
