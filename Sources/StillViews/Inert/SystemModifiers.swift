public import Foundation
public import StillViewGraph

// There is no system around a picture, so these modifiers have no effect.
extension View {
  /// No effect: a picture has no status bar.
  nonisolated public func statusBar(hidden: Bool) -> some View { self }

  /// No effect: a picture has no status bar.
  nonisolated public func statusBarHidden(_ hidden: Bool = true) -> some View { self }

  /// No effect: the program is never asked to open a URL.
  nonisolated public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { self }

  /// No effect: no window is opened.
  nonisolated public func handlesExternalEvents(
    preferring: Set<String>, allowing: Set<String>
  ) -> some View { self }

  /// No effect: no pointer shows the help text.
  nonisolated public func help(_ text: Text) -> some View { self }

  /// No effect: no pointer shows the help text.
  nonisolated public func help(_ textKey: LocalizedStringKey) -> some View { self }

  /// No effect: no pointer shows the help text.
  @_disfavoredOverload
  nonisolated public func help<S: StringProtocol>(_ text: S) -> some View { self }
}
