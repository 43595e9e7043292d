public import Foundation
public import StillViewGraph

extension EnvironmentValues {
  /// Points between characters, where a text sets none itself.
  package var textKerning: CGFloat {
    get { text.kerning }
    set { text.kerning = newValue }
  }

  /// Points between characters, ligatures off, where a text sets none itself.
  package var textTracking: CGFloat {
    get { text.tracking }
    set { text.tracking = newValue }
  }

  /// Points by which text is raised, where it sets none itself.
  package var textBaselineOffset: CGFloat {
    get { text.baselineOffset }
    set { text.baselineOffset = newValue }
  }
}

extension View {
  /// Adds space between the characters of text inside, in points; ligatures stay.
  nonisolated public func kerning(_ kerning: CGFloat) -> some View {
    environment(\.textKerning, kerning)
  }

  /// Adds space between the characters of text inside, in points, without ligatures.
  nonisolated public func tracking(_ tracking: CGFloat) -> some View {
    environment(\.textTracking, tracking)
  }

  /// Raises text inside above its baseline, in points.
  nonisolated public func baselineOffset(_ offset: CGFloat) -> some View {
    environment(\.textBaselineOffset, offset)
  }
}
