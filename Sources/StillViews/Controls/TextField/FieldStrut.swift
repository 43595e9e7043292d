import Foundation
import StillText
import StillViewGraph

/// A strut that keeps a field a line high: the line of its font in whole points, and one more (rule C4.1).
///
/// Unlike a frame's minimum, it leaves no line outside.
nonisolated struct FieldStrut: View {
  @Environment(\.font) private var font
  @Environment(\.dynamicTypeSize) private var typeSize
  @Environment(\.textSystem) private var textSystem

  @MainActor var body: some View {
    Color.clear.frame(width: 0, height: height)
  }

  /// In points; that at the size of body text where nothing is known of the font.
  private var height: CGFloat {
    var surroundings = EnvironmentValues()
    surroundings.dynamicTypeSize = typeSize
    let descriptor = (font ?? .body).descriptor(in: surroundings)
    guard let metrics = textSystem?.metrics(of: descriptor), metrics.lineHeight.isFinite else {
      return 22
    }
    var line = metrics.lineHeight
    // The system's families have none; what a text style adds stands between lines only.
    if case .named = descriptor.family { line += metrics.leading }
    return line.rounded(.up) + 1
  }
}
