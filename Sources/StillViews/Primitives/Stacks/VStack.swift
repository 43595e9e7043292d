public import Foundation
public import StillLayout
public import StillViewGraph

/// Views in a column.
///
/// ```swift
/// VStack(alignment: .leading, spacing: 8) {
///   Text("Title").font(.headline)
///   Text("Subtitle")
/// }
/// ```
nonisolated public struct VStack<Content: View> {
  package let arrangement: VStackLayout
  package let content: Content

  /// `spacing` in points (default: nil, the views' preference).
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
