public import Foundation
public import StillGeometry

extension CGColor {
  /// Returns the color in a space: a grey has three equal numbers in those of colors, and a color is as bright a grey in those of greys.
  public func converted(
    to space: CGColorSpace, intent: CGColorRenderingIntent, options: CFDictionary?
  ) -> CGColor? {
    guard let numbers = components else { return self }
    switch (space.model, numbers.count) {
    case (.rgb, 2):
      return CGColor(red: numbers[0], green: numbers[0], blue: numbers[0], alpha: alpha)
    case (.monochrome, 4):
      let grey = 0.2126 * numbers[0] + 0.7152 * numbers[1] + 0.0722 * numbers[2]
      return CGColor(gray: grey, alpha: alpha)
    default: return self
    }
  }
}
