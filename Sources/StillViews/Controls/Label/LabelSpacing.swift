public import Foundation
public import StillViewGraph

private let iconSpacingEntry = EnvironmentEntry<CGFloat?>(nil)
private let iconWidthEntry = EnvironmentEntry<CGFloat?>(nil)

extension EnvironmentValues {
  /// The gap between a label's icon and its title, in points; nil: the style's own.
  var labelIconToTitleSpacing: CGFloat? {
    get { self[iconSpacingEntry] }
    set { self[iconSpacingEntry] = newValue }
  }

  /// The least room for a label's icon, in points; nil: that of the font.
  var labelReservedIconWidth: CGFloat? {
    get { self[iconWidthEntry] }
    set { self[iconWidthEntry] = newValue }
  }
}

extension View {
  /// Sets the gap between the icons and titles of labels inside, in points.
  nonisolated public func labelIconToTitleSpacing(_ spacing: CGFloat) -> some View {
    environment(\.labelIconToTitleSpacing, spacing.isFinite ? spacing : nil)
  }

  /// Sets the minimum width of icons of labels inside, in points, so that titles below each other are aligned.
  nonisolated public func labelReservedIconWidth(_ value: CGFloat) -> some View {
    environment(\.labelReservedIconWidth, value.isFinite ? max(value, 0) : nil)
  }
}
