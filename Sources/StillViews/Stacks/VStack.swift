public import Foundation
package import StillLayout
public import StillViewGraph
public import struct StillLayout.HorizontalAlignment

/// Views in a column.
nonisolated public struct VStack<Content: View> {
  package let arrangement: VStackLayout
  package let content: Content

  /// `spacing` in points; nil: what the views prefer.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    arrangement = VStackLayout(alignment: alignment, spacing: spacing)
    self.content = content()
  }
}

extension VStack: ContainerView {
  package var reportName: String { "VStack" }
}
