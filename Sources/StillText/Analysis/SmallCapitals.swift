import Foundation

extension FontDescriptor {
  /// Whether small capitals replace any letters.
  var wantsSmallCaps: Bool { usesSmallCaps || usesUppercaseSmallCaps }
}

/// Small capitals for fonts that have none: capitals of a smaller size, a little heavier, so that their
/// strokes agree with the letters around them.
enum SmallCapitals {
  /// Size of the capitals that replace small letters, relative to the font's.
  private static let scale: CGFloat = 0.8
  /// The weight added to compensate for thinner strokes, on the CSS scale.
  private static let addedWeight: CGFloat = 60

  /// Returns the run as it is, where its font has what it asks for; otherwise in parts.
  static func runs(of run: TextRun, engine: any TextEngine) -> [TextRun] {
    let font = run.attributes.font
    guard font.wantsSmallCaps else { return [run] }
    let face = engine.font(for: font.sanitized).face
    let lowercase = font.usesSmallCaps && !face.hasFeature(OpenTypeTag.smallCaps)
    let uppercase = font.usesUppercaseSmallCaps && !face.hasFeature(OpenTypeTag.capsToSmallCaps)
    guard lowercase || uppercase else { return [run] }
    var small = run.attributes
    small.font.size *= scale
    small.font.weight += addedWeight
    var full = run.attributes
    if lowercase {
      small.font.usesSmallCaps = false
      full.font.usesSmallCaps = false
    }
    if uppercase {
      small.font.usesUppercaseSmallCaps = false
      full.font.usesUppercaseSmallCaps = false
    }
    var parts: [TextRun] = []
    for character in run.text {
      let isSmall = character.isLowercase ? lowercase : uppercase && character.isUppercase
      let attributes = isSmall ? small : full
      let text = isSmall ? character.uppercased() : String(character)
      if parts.last?.attributes == attributes {
        parts[parts.count - 1].text += text
      } else {
        parts.append(TextRun(text, attributes: attributes))
      }
    }
    return parts
  }
}
