package import Foundation
package import StillGeometry

/// The effects on the commands between `beginLayer` and `endLayer`, in sequence.
///
/// A layer without effects groups several commands of one leaf, so that outer effects treat them as one.
package struct Layer: Sendable {
  /// The effects in the order of the modifiers: the first is nearest to the contents. Each applies to the result of
  /// those before it, in the coordinates of its own contents.
  package var effects: [Effect]

  package init(effects: [Effect]) {
    self.effects = effects
  }

  package init(_ first: Effect, _ others: Effect...) {
    effects = [first] + others
  }

  /// The effects that most layers have, in the order clip, shadow, group, opacity, transform; without those
  /// that change nothing.
  package init(
    transform: CGAffineTransform = .identity, opacity: Double = 1, clip: Clip? = nil,
    shadow: LayerShadow? = nil, isGroup: Bool = false
  ) {
    effects = []
    if let clip { effects.append(.clip(clip)) }
    if let shadow { effects.append(.shadow(shadow)) }
    if isGroup { effects.append(.group(LayerGroup())) }
    if opacity != 1 { effects.append(.opacity(opacity)) }
    if !transform.isIdentity { effects.append(.transform(transform)) }
  }

  /// Whether the contents are painted as if there were no layer.
  package var isPlain: Bool { effects.allSatisfy(\.value.changesNothing) }

  /// Whether nothing is seen of the contents.
  package var showsNothing: Bool { effects.contains { $0.value.showsNothing } }

  /// The product of all affine transforms of the layer.
  package var transform: CGAffineTransform {
    effects.reduce(.identity) { result, effect in
      if case .transform(let transform) = effect { result.concatenating(transform) } else { result }
    }
  }

  /// The product of all opacities of the layer, 0…1.
  package var opacity: Double {
    if showsNothing { return 0 }
    return effects.reduce(1) { result, effect in
      if case .opacity(let opacity) = effect { result * opacity } else { result }
    }
  }

  /// Returns the layer with numbers that can be painted; nil when an effect has none.
  package func sanitised() -> Layer? {
    var result: [Effect] = []
    result.reserveCapacity(effects.count)
    for effect in effects {
      guard let safe = effect.value.sanitised() else { return nil }
      result.append(safe)
    }
    return Layer(effects: result)
  }

  /// Returns a box around what is seen of contents that lie in a box.
  ///
  /// - Parameter count: Of the effects nearest to the contents, how many count.
  package func bounds(of box: CGRect, through count: Int) -> CGRect? {
    var box = box
    for effect in effects.prefix(count) {
      guard let seen = effect.value.bounds(of: box) else { return nil }
      box = seen
    }
    return box
  }
}

extension Layer: CustomStringConvertible {
  /// The effects, the nearest to the contents first; what changes nothing is not mentioned.
  package var description: String {
    let words = effects.map(\.value).filter { !$0.changesNothing }.map(\.description)
    return (["layer"] + words).joined(separator: " ")
  }
}
