public import Foundation
public import StillViewGraph

private let kerningEntry = EnvironmentEntry<CGFloat>(0)
private let trackingEntry = EnvironmentEntry<CGFloat>(0)
private let baselineOffsetEntry = EnvironmentEntry<CGFloat>(0)

extension EnvironmentValues {
  /// Points between characters, where a text sets none itself.
  package var textKerning: CGFloat {
    get { self[kerningEntry] }
    set { self[kerningEntry] = newValue }
  }

  /// Points between characters, ligatures off, where a text sets none itself.
  package var textTracking: CGFloat {
    get { self[trackingEntry] }
    set { self[trackingEntry] = newValue }
  }

  /// Points by which text is raised, where it sets none itself.
  package var textBaselineOffset: CGFloat {
    get { self[baselineOffsetEntry] }
    set { self[baselineOffsetEntry] = newValue }
  }
}

extension View {
  /// Extra room between the characters of text inside, in points; ligatures stay.
  nonisolated public func kerning(_ kerning: CGFloat) -> some View {
    environment(\.textKerning, kerning)
  }

  /// Extra room between the characters of text inside, in points, without ligatures.
  nonisolated public func tracking(_ tracking: CGFloat) -> some View {
    environment(\.textTracking, tracking)
  }

  /// Raises text inside above its baseline, in points.
  nonisolated public func baselineOffset(_ offset: CGFloat) -> some View {
    environment(\.textBaselineOffset, offset)
  }
}
