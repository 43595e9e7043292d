public import Foundation
import StillText
public import StillViews

/// The measures of fonts of UIKit, in points: those of the typeface that draws them.
extension UIFont {
  /// The height of a line: `ascender - descender`.
  public var lineHeight: CGFloat { metrics.lineHeight }
  /// From the baseline up to the top of the line.
  public var ascender: CGFloat { metrics.ascent }
  /// From the baseline to the bottom of the line; negative, as it lies below.
  public var descender: CGFloat { -metrics.descent }
  /// The space that the font asks for beyond the height of a line; 0 for the system font of a given size.
  public var leading: CGFloat { metrics.leading }
  /// From the baseline to the top of flat capitals.
  public var capHeight: CGFloat { metrics.capHeight }
  /// From the baseline to the top of flat lowercase letters.
  public var xHeight: CGFloat { metrics.xHeight }

  private var metrics: FontMetrics {
    let environment = TextMeasurement.environment
    let descriptor = font.descriptor(in: environment)
    let system = environment.textSystem ?? EnvironmentValues.picture(scale: 1).textSystem
    return system?.metrics(of: descriptor)
      ?? FontMetrics(
        ascent: 0, descent: 0, leading: 0, capHeight: 0, xHeight: 0, underlinePosition: 0,
        underlineThickness: 0, strikethroughPosition: 0)
  }
}
