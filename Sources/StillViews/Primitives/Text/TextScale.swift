import Foundation
public import StillViewGraph

extension Text {
  /// How large text is in proportion to its font.
  public struct Scale: Hashable, Sendable {
    /// As a share of the font's size.
    let factor: CGFloat

    /// As large as the font says.
    public static let `default` = Scale(factor: 1)
    /// Four fifths of the size, for text beside the main text: units, "AM" and "PM".
    public static let secondary = Scale(factor: 0.8)
  }

  /// Makes the text larger or smaller than its font, on the same baseline.
  public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text {
    guard isEnabled else { return self }
    var result = self
    for index in result.runs.indices where result.runs[index].style.scale == nil {
      result.runs[index].style.scale = scale
    }
    return result
  }
}

extension EnvironmentValues {
  /// How large text is in proportion to its font.
  package var textScale: Text.Scale {
    get { text.scale }
    set { text.scale = newValue }
  }
}

/// `textScale(_:isEnabled:)`; nil keeps the scale.
nonisolated public struct _TextScaleModifier: EnvironmentModifier {
  let scale: Text.Scale?

  package func change(_ environment: inout EnvironmentValues) {
    if let scale { environment.textScale = scale }
  }

  package func isSame(as other: Self) -> Bool { scale == other.scale }
}

extension View {
  /// Makes text inside larger or smaller than its font.
  nonisolated public func textScale(
    _ scale: Text.Scale, isEnabled: Bool = true
  ) -> some View {
    modifier(_TextScaleModifier(scale: isEnabled ? scale : nil))
  }
}
