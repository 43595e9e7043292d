package import Foundation

/// The flavour of the system font family.
package enum FontDesign: Hashable, Sendable, CaseIterable {
  case `default`
  case serif
  case rounded
  case monospaced
}

/// The family a font is taken from.
package enum FontFamily: Hashable, Sendable {
  /// The renderer's own family of a design.
  case system(FontDesign)
  /// A family by its name; an unknown name is answered by the system family and a warning.
  case named(String)
}

/// The font of a text: the face, its features and the size.
package struct FontDescriptor: Hashable, Sendable {
  package var family: FontFamily
  /// Points per em. Not-a-number and negative sizes act as 0, sizes above
  /// `FontDescriptor.largestSize` as that.
  package var size: CGFloat
  /// CSS scale: 100 thin, 400 regular, 600 semibold, 700 bold, 900 black. Clamped to that range; the
  /// nearest weight of the family is taken.
  package var weight: CGFloat
  /// Percent of the normal width; 100 is normal. Clamped to 25…400; the nearest width of the family is
  /// taken.
  package var width: CGFloat
  package var isItalic: Bool
  /// Digits of equal width (OpenType `tnum`).
  package var usesMonospacedDigits: Bool
  /// Small capitals for lowercase letters (OpenType `smcp`).
  package var usesSmallCaps: Bool
  /// Small capitals for capitals (OpenType `c2sc`).
  package var usesUppercaseSmallCaps: Bool
  /// Whether the system's designs are as wide as on Apple's platforms; otherwise as their makers drew them, in
  /// the cut for text at every size.
  package var isSystemTracked: Bool
  /// Added to the height of a line, half above and half below, in ems; may be negative.
  package var extraLeading: CGFloat
  /// Room between lines that a text style of the system's family asks for, in points.
  package var styleLeading: CGFloat
  /// Other OpenType features.
  package var features: [FeatureSetting]

  /// The largest size that is used, in points.
  package static let largestSize: CGFloat = 1_000_000

  package init(
    family: FontFamily = .system(.default), size: CGFloat, weight: CGFloat = 400,
    width: CGFloat = 100, isItalic: Bool = false, usesMonospacedDigits: Bool = false,
    usesSmallCaps: Bool = false, usesUppercaseSmallCaps: Bool = false,
    isSystemTracked: Bool = true, extraLeading: CGFloat = 0, styleLeading: CGFloat = 0,
    features: [FeatureSetting] = []
  ) {
    self.family = family
    self.size = size
    self.weight = weight
    self.width = width
    self.isItalic = isItalic
    self.usesMonospacedDigits = usesMonospacedDigits
    self.usesSmallCaps = usesSmallCaps
    self.usesUppercaseSmallCaps = usesUppercaseSmallCaps
    self.isSystemTracked = isSystemTracked
    self.extraLeading = extraLeading
    self.styleLeading = styleLeading
    self.features = features
  }

  /// Hashes the values that differ most often; `==` compares the rest.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(size)
    hasher.combine(weight)
    hasher.combine(isItalic)
  }

  /// Whether `sanitized` changes nothing.
  var isSane: Bool {
    size >= 0 && size <= Self.largestSize && weight >= 100 && weight <= 900 && width >= 25
      && width <= 400
  }

  /// The same with size and weight in their ranges, fit to be a dictionary key.
  package var sanitized: FontDescriptor {
    var result = self
    result.size = size.isNaN ? 0 : min(max(size, 0), Self.largestSize)
    result.weight = weight.isNaN ? 400 : min(max(weight, 100), 900)
    result.width = width.isNaN ? 100 : min(max(width, 25), 400)
    return result
  }
}
