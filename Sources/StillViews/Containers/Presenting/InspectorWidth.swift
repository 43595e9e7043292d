public import Foundation
public import StillViewGraph

extension View {
  /// No effect: an inspector is shown as a sheet.
  nonisolated public func inspectorColumnWidth(_ width: CGFloat) -> some View { self }

  /// No effect: an inspector is shown as a sheet.
  nonisolated public func inspectorColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View { self }

  /// No effect: nothing is submitted in a picture.
  nonisolated public func submitScope(_ isBlocking: Bool = true) -> some View { self }
}
