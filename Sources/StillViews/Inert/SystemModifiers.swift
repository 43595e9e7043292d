public import Foundation
public import StillViewGraph

// There is no system around a picture, so these take what they are given and change nothing.
extension View {
  /// Whether the system's status bar is hidden. Accepted; a picture has none.
  nonisolated public func statusBar(hidden: Bool) -> some View { self }

  /// Whether the system's status bar is hidden. Accepted; a picture has none.
  nonisolated public func statusBarHidden(_ hidden: Bool = true) -> some View { self }

  /// Runs an action when the program is to open an address. Accepted; it never is.
  nonisolated public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { self }

  /// Which events open a window with this view. Accepted; no window is opened.
  nonisolated public func handlesExternalEvents(
    preferring: Set<String>, allowing: Set<String>
  ) -> some View { self }

  /// Keeps settings in a store. Those of a picture live in memory: see `AppStorage`.
  nonisolated public func defaultAppStorage(_ store: UserDefaults) -> some View { self }

  /// A text that explains the view to who points at it. Accepted; nobody points.
  nonisolated public func help(_ text: Text) -> some View { self }

  /// A text that explains the view to who points at it. Accepted; nobody points.
  nonisolated public func help(_ textKey: LocalizedStringKey) -> some View { self }

  /// A text that explains the view to who points at it. Accepted; nobody points.
  @_disfavoredOverload
  nonisolated public func help<S: StringProtocol>(_ text: S) -> some View { self }
}
