package import Foundation
package import StillGeometry

/// What becomes of the commands between `beginLayer` and `endLayer`: one effect after another.
///
/// A layer without effects holds what one leaf draws with several commands, so that effects around take it as
/// one.
package struct Layer: Sendable {
  /// In the order of the modifiers: the first is nearest to the contents, and each takes what those before
  /// it have made, in coordinates of its own contents.
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

  /// What all affine transforms of the layer do together.
  package var transform: CGAffineTransform {
    effects.reduce(.identity) { result, effect in
      if case .transform(let transform) = effect { result.concatenating(transform) } else { result }
    }
  }

  /// The layer with numbers that can be painted; nil when an effect has none.
  package func sanitised() -> Layer? {
    var result: [Effect] = []
    result.reserveCapacity(effects.count)
    for effect in effects {
      guard let safe = effect.value.sanitised() else { return nil }
      result.append(safe)
    }
    return Layer(effects: result)
  }

  /// A box around what is seen of contents that lie in a box.
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
