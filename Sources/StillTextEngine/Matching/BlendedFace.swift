internal import Foundation
internal import StillText

/// The system's face at a size between those of its two cuts: the glyphs of one, at distances between those of
/// both, so that no text becomes narrower as its size grows, and none jumps where the cut changes.
///
/// Distances go over from the smaller cut's at 17 points to the larger one's at 20; those of a cluster of which the
/// cuts differ so much that this were too fast take longer. They include the tracking of the two sizes, as the
/// distances of the cuts do not compare without.
final class BlendedFace: FontFace {
  /// A cut with what is added behind each of its clusters.
  struct Cut {
    let face: EngineFace
    /// In ems.
    let tracking: CGFloat
  }

  /// Up to here, letters are the smaller cut's and stand as it says; in points.
  static let start: CGFloat = 17
  /// From here on, letters are the larger cut's; in points.
  static let change: CGFloat = 20
  /// From here on, all of them stand as it says; in points.
  static let end: CGFloat = 33
  /// How fast an advance may change beside the growth of the size, as a share of it a point: half a hundredth
  /// within a tenth of a point, less a little for the tracking, which changes too.
  private static let speed: CGFloat = 0.047

  let identifier: UInt32
  let unitsPerEm: Int
  private let small: Cut
  private let large: Cut
  private let size: CGFloat
  /// The advance of all digits in the larger cut, in its units, where they are to be of one width: its own are not.
  private let digitAdvance: Int32?

  /// - Parameters:
  ///   - size: More than `start`.
  ///   - features: The features that request digits of equal width; nil if they are not requested.
  ///   - identifier: Below 2³¹, of no other face, nor of the same with another size or tracking.
  init(
    small: Cut, large: Cut, size: CGFloat, tabularDigits features: FontFeatures?, identifier: UInt32
  ) {
    self.small = small
    self.large = large
    self.size = size
    self.identifier = identifier
    digitAdvance = features.map {
      large.face.shape([0x30], script: .latin, features: $0, isRightToLeft: false).prefix[1]
    }
    let (first, second) = (small.face.unitsPerEm, large.face.unitsPerEm)
    unitsPerEm = first * (second / Self.greatestDivisor(first, second))
  }

  private static func greatestDivisor(_ a: Int, _ b: Int) -> Int {
    b == 0 ? max(a, 1) : greatestDivisor(b, a % b)
  }

  /// The cut that glyphs are taken from.
  var drawn: EngineFace { own.face }
  private var own: Cut { size < Self.change ? small : large }
  private var other: Cut { size < Self.change ? large : small }

  var coversASCII: Bool { drawn.coversASCII }
  var isColored: Bool { drawn.isColored }
  func hasFeature(_ tag: UInt32) -> Bool { drawn.hasFeature(tag) }
  func covers(_ scalar: Unicode.Scalar) -> Bool { drawn.covers(scalar) }
  func source(size: CGFloat) -> any GlyphSource { drawn.source(size: size) }

  func shape(
    _ text: [UInt16], script: ScriptTag, features: FontFeatures, isRightToLeft: Bool
  ) -> ShapedText {
    func shaped(_ face: EngineFace) -> ShapedText {
      face.shape(text, script: script, features: features, isRightToLeft: isRightToLeft)
    }
    let large = shaped(large.face)
    return blended(text, small: size < Self.end ? shaped(small.face) : large, large: large)
  }

  func knownShape(of text: [UInt16], features: FontFeatures) -> ShapedText? {
    guard let large = large.face.knownShape(of: text, features: features) else { return nil }
    guard size < Self.end else { return blended(text, small: large, large: large) }
    guard let small = small.face.knownShape(of: text, features: features) else { return nil }
    return blended(text, small: small, large: large)
  }

  /// Returns the glyphs of one cut, each cluster as wide as both make it.
  private func blended(
    _ characters: [UInt16], small: ShapedText, large: ShapedText
  ) -> ShapedText {
    let (text, counterpart) = size < Self.change ? (small, large) : (large, small)
    let unit = Int32(clamping: unitsPerEm / own.face.unitsPerEm)
    let otherUnit = CGFloat(unitsPerEm) / CGFloat(other.face.unitsPerEm)
    let ownTracking = own.tracking * CGFloat(unitsPerEm)
    let otherTracking = other.tracking * CGFloat(unitsPerEm)
    let isComplete = counterpart.glyphs.allSatisfy { $0.glyph != 0 }
    var glyphs = text.glyphs
    var first = 0
    while first < glyphs.count {
      let cluster = Int(glyphs[first].cluster)
      var end = first
      var advance: Int32 = 0
      while end < glyphs.count, glyphs[end].cluster == cluster {
        glyphs[end].advance = glyphs[end].advance &* unit
        glyphs[end].xOffset = glyphs[end].xOffset &* unit
        glyphs[end].yOffset = glyphs[end].yOffset &* unit
        advance &+= glyphs[end].advance
        end += 1
      }
      if advance != 0 {
        var own = CGFloat(advance)
        var other = counterpart.advance(ofCluster: cluster, endingAs: text, isComplete: isComplete)
          .map { CGFloat($0) * otherUnit + otherTracking }
        if let digitAdvance, (0x30...0x39).contains(characters[cluster]) {
          if size < Self.change {
            other = CGFloat(digitAdvance) * otherUnit + otherTracking
          } else {
            own = CGFloat(digitAdvance &* unit)
          }
        }
        own += ownTracking
        let width = other.map { size < Self.change ? blend(own, $0) : blend($0, own) } ?? own
        let added = width - CGFloat(advance)
        glyphs[end - 1].advance &+= Int32(clamping: Int(added.rounded()))
        // The extra advance of one cut is split between both sides.
        let shift = Int32(clamping: Int(((added - ownTracking) / 2).rounded()))
        for index in first..<end { glyphs[index].xOffset &+= shift }
      }
      first = end
    }
    return ShapedText(
      glyphs: glyphs, length: text.length, isRightToLeft: text.isRightToLeft
    ) { index in
      let offset = Int(glyphs[index].cluster)
      return text.boundaries[offset] == .unsafe || counterpart.boundaries[offset] != .safe
    }
  }

  /// Returns the advance at this size of a cluster with these advances in the two cuts, in any unit.
  private func blend(_ small: CGFloat, _ large: CGFloat) -> CGFloat {
    let way = size - Self.start
    guard size < Self.end, small > 0, large > 0 else {
      return size < Self.change ? small : large
    }
    let blend = small + (large - small) * min(way / (Self.change - Self.start), 1)
    // Slow enough, too, that the size outgrows what becomes narrower.
    let most = 1 + Self.speed * way
    return min(max(blend, small / most), small * most)
  }
}

extension ShapedText {
  /// Returns the advance of the cluster that starts at an offset; nil where this text has none that ends where the
  /// other text's does, or no glyph for it.
  ///
  /// - Parameter isComplete: Whether no glyph is missing anywhere.
  fileprivate func advance(
    ofCluster offset: Int, endingAs other: ShapedText, isComplete: Bool
  ) -> Int32? {
    guard boundaries[offset] != .none else { return nil }
    var end = offset + 1
    while end < other.length, other.boundaries[end] == .none {
      guard boundaries[end] == .none else { return nil }
      end += 1
    }
    guard boundaries[end] != .none else { return nil }
    guard
      isComplete || glyphs[glyphIndices(in: offset..<end)].allSatisfy({ $0.glyph != 0 })
    else { return nil }
    return prefix[end] &- prefix[offset]
  }
}
