public import Foundation
public import StillViewGraph

extension View {
  /// No effect: inspectors are drawn as sheets.
  nonisolated public func inspectorColumnWidth(_ width: CGFloat) -> some View { self }

  /// No effect: inspectors are drawn as sheets.
  nonisolated public func inspectorColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View { self }

  /// Keeps triggers of submitting inside. Nothing is submitted in a picture.
  nonisolated public func submitScope(_ isBlocking: Bool = true) -> some View { self }
}
