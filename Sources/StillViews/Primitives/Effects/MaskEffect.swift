import Foundation
import StillGeometry
public import StillLayout
public import StillViewGraph

/// `mask`.
nonisolated public struct _MaskEffect<Mask: View>: SecondaryModifier {
  package let secondary: Mask
  package let alignment: Alignment
  package static var isBehind: Bool { false }
  package static var isMask: Bool { true }
  package static var reportName: String { "Mask" }
}

extension View {
  /// Shows the view where another one, which is proposed its size, is opaque (rule L3.64).
  nonisolated public func mask<Mask: View>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
  ) -> some View {
    modifier(_MaskEffect(secondary: mask(), alignment: alignment))
  }

  /// Shows the view where another one is opaque.
  nonisolated public func mask<Mask: View>(_ mask: Mask) -> some View {
    modifier(_MaskEffect(secondary: mask, alignment: .center))
  }
}
