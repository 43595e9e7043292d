import Foundation
import StillGeometry
import StillLayout
public import StillViewGraph

/// A spinner with the label below; how far something has come is not shown, as on iOS (rule C5.3).
nonisolated public struct CircularProgressViewStyle: ProgressViewStyle, Sendable {
  let tint: Color?

  /// The style that `.circular` names.
  public init() {
    tint = nil
  }

  /// A spinner of one colour.
  public init(tint: Color) {
    self.tint = tint
  }

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 8) {
      SizedSpinner(ownTint: tint)
      configuration.label
        .font(.footnote)
        .foregroundStyle(.secondary)
      configuration.currentValueLabel
        .font(.caption)
        .foregroundStyle(.secondary)
    }
  }
}

nonisolated private struct SizedSpinner: View {
  let ownTint: Color?
  @Environment(\.controlSize) private var controlSize
  @Environment(\.tintColor) private var tint
  @ScaledMetric private var regular: CGFloat = 20
  @ScaledMetric private var large: CGFloat = 37

  init(ownTint: Color?) {
    self.ownTint = ownTint
  }

  @MainActor var body: some View {
    Spinner(side: controlSize == .large || controlSize == .extraLarge ? large : regular)
      .tint(ownTint ?? tint)
  }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// A spinner.
  nonisolated public static var circular: CircularProgressViewStyle {
    CircularProgressViewStyle()
  }
}
