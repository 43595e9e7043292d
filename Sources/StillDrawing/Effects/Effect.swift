package import StillGeometry
package import StillRaster

/// One effect on the contents of a layer.
///
/// This enum lists all of them. A new effect is a case here, with its line in `value`, in `EffectVisitor` and in
/// `visit`, a file beside this one, one in each backend, and the modifier that uses it.
package enum Effect: Sendable, Equatable {
  case transform(CGAffineTransform)
  case opacity(Double)
  case clip(Clip)
  case mask
  case shadow(LayerShadow)
  case group(LayerGroup)
  case blend(PixelBlending)
  case blur(LayerBlur)
  case colors([PixelColorMatrix])
  case threshold(AlphaThreshold)
  case projection(ProjectionTransform)
  case material(LayerMaterial)

  /// The properties of the effect.
  package var value: any LayerEffect {
    switch self {
    case .transform(let transform): TransformEffect(transform)
    case .opacity(let opacity): OpacityEffect(opacity)
    case .clip(let clip): clip
    case .mask: MaskEffect()
    case .shadow(let shadow): shadow
    case .group(let group): group
    case .blend(let blending): BlendEffect(blending)
    case .blur(let blur): blur
    case .colors(let matrices): ColorEffect(matrices)
    case .threshold(let threshold): ThresholdEffect(threshold)
    case .projection(let projection): ProjectionEffect(projection)
    case .material(let material): material
    }
  }
}

/// A visitor with one function per kind of effect; a missing function does not compile.
package protocol EffectVisitor {
  associatedtype Failure: Error
  associatedtype Result

  mutating func visit(transform: CGAffineTransform) throws(Failure) -> Result
  mutating func visit(opacity: Double) throws(Failure) -> Result
  mutating func visit(clip: Clip) throws(Failure) -> Result
  mutating func visitMask() throws(Failure) -> Result
  mutating func visit(shadow: LayerShadow) throws(Failure) -> Result
  mutating func visit(group: LayerGroup) throws(Failure) -> Result
  mutating func visit(blend: PixelBlending) throws(Failure) -> Result
  mutating func visit(blur: LayerBlur) throws(Failure) -> Result
  mutating func visit(colors: [PixelColorMatrix]) throws(Failure) -> Result
  mutating func visit(threshold: AlphaThreshold) throws(Failure) -> Result
  mutating func visit(projection: ProjectionTransform) throws(Failure) -> Result
  mutating func visit(material: LayerMaterial) throws(Failure) -> Result
}

extension EffectVisitor {
  package mutating func visit(_ effect: Effect) throws(Failure) -> Result {
    switch effect {
    case .transform(let transform): try visit(transform: transform)
    case .opacity(let opacity): try visit(opacity: opacity)
    case .clip(let clip): try visit(clip: clip)
    case .mask: try visitMask()
    case .shadow(let shadow): try visit(shadow: shadow)
    case .group(let group): try visit(group: group)
    case .blend(let blending): try visit(blend: blending)
    case .blur(let blur): try visit(blur: blur)
    case .colors(let matrices): try visit(colors: matrices)
    case .threshold(let threshold): try visit(threshold: threshold)
    case .projection(let projection): try visit(projection: projection)
    case .material(let material): try visit(material: material)
    }
  }
}
