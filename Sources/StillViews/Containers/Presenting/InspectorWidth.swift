public import Foundation
public import StillViewGraph

extension View {
  /// How wide the column of an inspector is: nothing that a picture shows.
  nonisolated public func inspectorColumnWidth(_ width: CGFloat) -> some View { self }

  /// How wide the column of an inspector is: nothing that a picture shows.
  nonisolated public func inspectorColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View { self }

  /// Keeps triggers of submitting inside. Nothing is submitted in a picture.
  nonisolated public func submitScope(_ isBlocking: Bool = true) -> some View { self }
}
