public import Foundation
public import StillViewGraph

extension View {
  /// No effect: inspectors are drawn as sheets.
  nonisolated public func inspectorColumnWidth(_ width: CGFloat) -> some View { self }

  /// No effect: inspectors are drawn as sheets.
  nonisolated public func inspectorColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View { self }

  /// No effect: submit actions always reach the views around.
  nonisolated public func submitScope(_ isBlocking: Bool = true) -> some View { self }
}
