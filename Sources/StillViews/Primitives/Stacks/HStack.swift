public import Foundation
public import StillLayout
public import StillViewGraph

/// Views in a row.
nonisolated public struct HStack<Content: View> {
  package let arrangement: HStackLayout
  package let content: Content

  /// `spacing` in points (default: nil, the views' preference).
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    arrangement = HStackLayout(alignment: alignment, spacing: spacing)
    self.content = content()
  }
}

extension HStack: ContainerView {
  package var reportName: String { "HStack" }
}
