import Foundation
import StillDrawing
import StillGeometry
import StillLayout
public import StillViewGraph

extension View {
  /// Refreshes the content of scroll views inside when a finger pulls it down; the `refresh` action of the environment
  /// does so, too. A spinner stays above the content until the action has ended.
  nonisolated public func refreshable(
    @_inheritActorContext action: @escaping @Sendable () async -> Void
  ) -> some View {
    environment(\.refresh, RefreshAction(action))
      .modifier(
        _ScrollSettingsModifier { settings in
          settings.refresh = ScrollRefresh(action: action) {
            frame, look, values, pass in
            Spinner(side: frame.width).leaf(in: values).draw(in: frame, look, &pass)
          }
        })
  }
}
