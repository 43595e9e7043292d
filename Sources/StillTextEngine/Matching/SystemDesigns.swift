internal import Foundation
internal import StillText

/// The fonts behind the designs of the system font, which measure as those of Apple's platforms do: in height by
/// rule L9.6, in width by `SystemTracking`.
struct SystemDesigns {
  let fonts: FontCatalog

  /// - Parameter descriptor: Sanitized.
  func font(
    _ design: FontDesign, _ descriptor: FontDescriptor, warning: String?
  ) -> SelectedFont {
    let size = descriptor.size
    let weight = descriptor.weight
    var tracking: CGFloat = 0
    var face: any FontFace
    var metrics: FontMetrics
    switch design {
    case .default where descriptor.width == 100 && descriptor.isSystemTracked:
      (face, metrics, tracking) = sansSerif(descriptor)
    default:
      var drawn = descriptor
      if design == .rounded { drawn.weight = SystemTracking.roundedWeight(weight) }
      let own = self.face(
        Self.family(design, width: descriptor.width), drawn,
        design == .monospaced ? .monospaced : nil)
      face = own
      metrics = own.metrics(size: size)
      if design == .rounded, descriptor.isSystemTracked {
        tracking = SystemTracking.rounded(size: size, weight: weight) / 1000
      }
    }
    // Rule L9.6: the system's families take these ratios in place of their own, so that vertical layout agrees
    // with Apple's platforms, whose designs share them.
    metrics.ascent = size * FontMetrics.systemAscent
    metrics.descent = size * FontMetrics.systemDescent
    metrics.leading = descriptor.styleLeading.isFinite ? max(descriptor.styleLeading, 0) : 0
    // The cap height that rule L6.10 assumes, and the height of x beside it.
    if design == .default {
      metrics.capHeight = size * 1443 / 2048
      metrics.xHeight = size * 1078 / 2048
    }
    return SelectedFont(
      face: face, size: size, metrics: metrics.spaced(descriptor), tracking: tracking * size,
      warning: warning)
  }

  /// Returns the default design of normal width: Inter for text, Inter Display for titles, and between the two.
  ///
  /// - Returns: With the tracking in ems.
  private func sansSerif(
    _ descriptor: FontDescriptor
  ) -> (any FontFace, FontMetrics, tracking: CGFloat) {
    let size = descriptor.size
    let features = FontFeatures(TextAttributes(font: descriptor))
    let isTabular = features.hasTabularDigits
    if size > BlendedFace.start, size < BlendedFace.end || isTabular {
      let blend = fonts.blend(
        small(descriptor), large(descriptor), size: size, tabularDigits: isTabular ? features : nil)
      return (blend, blend.drawn.metrics(size: size), 0)
    }
    let cut = size <= BlendedFace.start ? small(descriptor) : large(descriptor)
    return (cut.face, cut.face.metrics(size: size), cut.tracking)
  }

  /// Returns how far the letters of a face that stands in for that of a descriptor stand apart, in points: as at
  /// home where Inter has what Inter Display lacks, otherwise as drawn.
  func tracking(of face: EngineFace, standingIn descriptor: FontDescriptor) -> CGFloat {
    guard descriptor.isSystemTracked, descriptor.width == 100,
      descriptor.family == .system(.default), face.program === small(descriptor).face.program
    else { return 0 }
    return small(descriptor).tracking * descriptor.size
  }

  /// Inter at a size.
  private func small(_ descriptor: FontDescriptor) -> BlendedFace.Cut {
    // As many weights as there are files.
    let weight = (descriptor.weight / 100).rounded() * 100
    return BlendedFace.Cut(
      face: face("inter", descriptor, Self.isBold(descriptor) ? .boldText : .text),
      tracking: SystemTracking.text(size: descriptor.size, weight: weight) / 1000)
  }

  /// Inter Display at a size.
  private func large(_ descriptor: FontDescriptor) -> BlendedFace.Cut {
    let tracking = SystemTracking.display(
      size: descriptor.size, weight: descriptor.weight, isItalic: descriptor.isItalic)
    return BlendedFace.Cut(
      face: face(
        "inter display", descriptor, Self.isBold(descriptor) ? .boldDisplay : .display),
      tracking: tracking / 1000)
  }

  /// Whether the letters of a weight are those of bold cuts: semibold is 600, medium 500.
  private static func isBold(_ descriptor: FontDescriptor) -> Bool {
    descriptor.weight >= 550
  }

  /// Returns an embedded face, as the system has it.
  private func face(
    _ family: String, _ descriptor: FontDescriptor, _ cut: SystemCut? = nil
  ) -> EngineFace {
    let traits = FontTraits(descriptor)
    guard let face = fonts.systemFace(family: family, traits: traits, cut: cut)
    else { preconditionFailure("the system families are embedded") }
    return face
  }

  /// Returns the family's name in lower case; other widths than the normal one have a family of their own, which
  /// the default design alone has.
  private static func family(_ design: FontDesign, width: CGFloat) -> String {
    switch design {
    case .default: width == 100 ? "inter" : "archivo"
    case .serif: "literata"
    case .rounded: "nunito"
    case .monospaced: "jetbrains mono"
    }
  }
}

extension FontMetrics {
  /// With what the descriptor adds to the height of a line.
  func spaced(_ descriptor: FontDescriptor) -> FontMetrics {
    guard descriptor.extraLeading != 0, descriptor.extraLeading.isFinite else { return self }
    var metrics = self
    metrics.ascent += descriptor.extraLeading * descriptor.size / 2
    metrics.descent += descriptor.extraLeading * descriptor.size / 2
    return metrics
  }
}
