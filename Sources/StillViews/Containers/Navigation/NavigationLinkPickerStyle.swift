import Foundation
import StillGeometry
import StillLayout
public import StillViewGraph

/// A row with the title, the chosen option and a chevron, which leads to a list of all options (rule C3.9).
nonisolated public struct NavigationLinkPickerStyle: PickerStyle, Sendable {
  /// The style that `.navigationLink` names.
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    NavigationLink {
      List {
        ForEach(configuration.groups) { group in
          Section {
            ForEach(group.options) { option in
              CheckedRow(option: option).padding(.vertical, -11)
            }
          } header: {
            group.heading
          }
        }
      }
    } label: {
      LabelledRow {
        if let selected = configuration.selected {
          selected.label.foregroundStyle(.secondary)
        }
      } label: {
        configuration.label
      }
    }
    .accessibilityElements(
      views: [
        AnyView(configuration.label), AnyView(configuration.selected?.label),
      ]
    ) { scope in
      let (label, value) = (scope.combinedUnshown(0).label, scope.combinedUnshown(1).label)
      scope.items = scope.modified()
      scope.items.changeEach {
        $0.properties.label = label
        $0.properties.value = value
      }
    }
  }
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
  /// The chosen option in a row that leads to a list of all.
  nonisolated public static var navigationLink: NavigationLinkPickerStyle {
    NavigationLinkPickerStyle()
  }
}
