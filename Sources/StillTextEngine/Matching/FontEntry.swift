internal import CStillFonts
internal import Foundation

/// A face that the catalog knows, opened or not.
struct FontEntry: Sendable {
  /// In lower case.
  var families: [String]
  var weights: ClosedRange<CGFloat>
  var widths: ClosedRange<CGFloat>
  var opticalSizes: ClosedRange<CGFloat>?
  var isItalic: Bool
  var isColored: Bool
  let program: FontProgram

  /// An embedded face: its table says what it is, so that the file is left alone.
  init(_ face: CStillFont) {
    families = unsafe [String(cString: face.family).lowercased()]
    weights = unsafe CGFloat(face.minWeight)...CGFloat(max(face.minWeight, face.maxWeight))
    widths = unsafe CGFloat(face.minWidth)...CGFloat(max(face.minWidth, face.maxWidth))
    isItalic = unsafe face.isItalic != 0
    isColored = unsafe face.isColored != 0
    // Of the embedded families, Literata alone has optical sizes.
    opticalSizes = families == ["literata"] ? 7...72 : nil
    program = unsafe FontProgram(bytes: FontBytes(face))
  }

  /// A face as its file describes it.
  init(_ program: FontProgram) {
    let description = program.description
    families = description.families.map { $0.lowercased() }
    weights = description.weights
    widths = description.widths
    opticalSizes = description.opticalSizes
    isItalic = description.isItalic
    isColored = description.isColored
    self.program = program
  }

  /// Returns how far the face is from what is asked; the slant counts first, then the width, then the weight.
  func distance(to traits: FontTraits) -> (Int, CGFloat, CGFloat) {
    (
      isItalic == traits.isItalic ? 0 : 1, abs(traits.width - widths.nearest(traits.width)),
      abs(traits.weight - weights.nearest(traits.weight))
    )
  }

  /// Returns where the face, if it is variable, comes nearest to what is asked, in invisibly small steps.
  func variation(for traits: FontTraits) -> FontVariation {
    var variation = FontVariation()
    if weights.isProper { variation.weight = weights.nearest(traits.weight.rounded()) }
    if widths.isProper { variation.width = widths.nearest((traits.width * 2).rounded() / 2) }
    if let opticalSizes { variation.opticalSize = opticalSizes.nearest(traits.opticalSize) }
    return variation
  }
}

extension ClosedRange<CGFloat> {
  func nearest(_ value: CGFloat) -> CGFloat {
    Swift.min(Swift.max(value, lowerBound), upperBound)
  }

  fileprivate var isProper: Bool { lowerBound < upperBound }
}
