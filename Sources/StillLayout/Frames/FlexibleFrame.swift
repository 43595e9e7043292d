package import Foundation
package import StillGeometry

/// `frame(minWidth:idealWidth:maxWidth:minHeight:idealHeight:maxHeight:alignment:)`: rules L3.15–L3.22.
package struct FlexibleFrame: UnaryLayout, Equatable {
  /// The limits of one axis in points, made consistent (rule L3.15).
  package struct Limits: Equatable {
    package var minimum: CGFloat?
    package var ideal: CGFloat?
    package var maximum: CGFloat?

    package init(_ minimum: CGFloat?, _ ideal: CGFloat?, _ maximum: CGFloat?) {
      let minimum = minimum.flatMap { $0.isNaN ? nil : max($0, 0) }
      let ideal = ideal.flatMap { $0.isNaN ? nil : max($0, minimum ?? 0) }
      let maximum = maximum.flatMap { $0.isNaN ? nil : max($0, ideal ?? 0) }
      self.ideal = ideal
      // A minimum above the maximum, with no ideal between them, switches both off.
      if let minimum, let maximum, minimum > maximum {
        self.minimum = nil
        self.maximum = nil
      } else {
        self.minimum = minimum
        self.maximum = maximum
      }
    }

    var isEmpty: Bool { minimum == nil && ideal == nil && maximum == nil }

    /// Rule L3.16.
    func offer(_ proposal: CGFloat?) -> CGFloat? {
      guard let length = proposal ?? ideal else { return nil }
      return min(max(length, minimum ?? -.infinity), maximum ?? .infinity)
    }

    /// Rule L3.17: the length where it depends on no child; nil elsewhere.
    func ownLength(_ proposal: CGFloat?) -> CGFloat? {
      guard let proposal else { return ideal }
      guard let minimum, let maximum else { return nil }
      return min(max(proposal, minimum), maximum)
    }

    /// Rule L3.17: the length elsewhere; `child` is the child's for `offer(proposal)`.
    func length(_ proposal: CGFloat?, child: CGFloat) -> CGFloat {
      let offered = offer(proposal)
      switch (minimum, maximum) {
      case (let minimum?, let maximum?): return min(max(child, minimum), maximum)
      case (let minimum?, nil): return max(min(offered ?? .infinity, child), minimum)
      case (nil, let maximum?): return min(max(offered ?? -.infinity, child), maximum)
      case (nil, nil): return child
      }
    }

    /// Rule L3.20: what the child is proposed when it is placed in a frame of `length`.
    func placementOffer(_ proposal: CGFloat?, length: CGFloat) -> CGFloat? {
      if proposal == nil, ideal == nil, length > minimum ?? -.infinity,
        length < maximum ?? .infinity
      {
        return nil
      }
      return length
    }
  }

  package let width: Limits
  package let height: Limits
  package let alignment: Alignment

  package init(width: Limits, height: Limits, alignment: Alignment) {
    self.width = width
    self.height = height
    self.alignment = alignment
  }

  package func size(_ proposal: ProposedViewSize, of child: _LayoutElement) -> CGSize {
    let ownWidth = width.ownLength(proposal.width)
    let ownHeight = height.ownLength(proposal.height)
    if let ownWidth, let ownHeight { return CGSize(width: ownWidth, height: ownHeight) }
    let answer = child.size(
      for: ProposedViewSize(
        width: width.offer(proposal.width), height: height.offer(proposal.height)))
    return CGSize(
      width: ownWidth ?? width.length(proposal.width, child: answer.width),
      height: ownHeight ?? height.length(proposal.height, child: answer.height))
  }

  package func placement(
    in size: CGSize, proposal: ProposedViewSize, of child: _LayoutElement
  ) -> (origin: CGPoint, proposal: ProposedViewSize) {
    let offer = ProposedViewSize(
      width: width.placementOffer(proposal.width, length: size.width),
      height: height.placementOffer(proposal.height, length: size.height))
    return (alignment.origin(of: child.dimensions(for: offer), in: size), offer)
  }

  package func spacing(of child: ViewSpacing) -> ViewSpacing {
    child.framed(
      (width.isEmpty ? [] : [.left, .right]) + (height.isEmpty ? [] : [.top, .bottom]))
  }
}
