import Foundation

/// Whether characters are to be a coloured picture or letters like others.
package enum CharacterPresentation: Hashable, Sendable {
  /// A coloured picture, of whatever font has one.
  case color
  /// Whatever comes first that has no colour, but for what only a registered coloured font has.
  case plain
  /// The text asks for no colour, by a variation selector: the system's fonts are preferred to a registered
  /// coloured one.
  case colorless
}

extension Character {
  /// The presentation of the cluster (UTS #51): by its nature, by the variation selector after it, or as a sequence.
  var presentation: CharacterPresentation {
    guard let first = unicodeScalars.first, first.properties.isEmoji else { return .plain }
    if unicodeScalars.contains("\u{FE0E}") { return .colorless }
    if unicodeScalars.contains("\u{FE0F}") { return .color }
    let isColored =
      first.properties.isEmojiPresentation
      || unicodeScalars.dropFirst().contains { $0.properties.isEmojiModifier }
    return isColored ? .color : .plain
  }

  /// Whether the cluster is one space.
  var isSpaceBetweenWords: Bool { self == " " }
}

extension Unicode.Scalar {
  /// Whether a cluster with the character may be one that wants colour.
  var maySelectColor: Bool {
    value == 0xFE0F || properties.isEmojiPresentation || properties.isEmojiModifier
  }

  /// Whether a character needs no box: the face has it, or it has no ink by nature.
  func isDrawable(by face: any FontFace) -> Bool {
    face.covers(self) || isInkless
  }

  /// Whether the character shows nothing by nature.
  var isInkless: Bool {
    properties.generalCategory == .control || properties.isDefaultIgnorableCodePoint
      || properties.isWhitespace
  }

  /// How messages name the character: `U+2603 (SNOWMAN)`.
  var codeAndName: String {
    let hex = String(value, radix: 16, uppercase: true)
    let code = "U+" + String(repeating: "0", count: max(0, 4 - hex.count)) + hex
    return properties.name.map { "\(code) (\($0))" } ?? code
  }
}
