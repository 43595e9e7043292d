import Foundation

/// Finds the pictures of symbol names. Callable from any thread.
package protocol SymbolSystem: Sendable {
  /// Returns the symbol of a name; never fails, an unknown name is answered by a placeholder and a warning.
  func symbol(_ request: SymbolRequest) -> Symbol
}

/// The requested symbol, and the text around it.
package struct SymbolRequest: Hashable, Sendable {
  /// The size of a symbol relative to text of the same font.
  package enum Scale: UInt32, Hashable, Sendable, CaseIterable {
    case small, medium, large
  }

  /// Forms of a symbol that it takes where it has them.
  package struct Variants: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    package static let fill = Variants(rawValue: 1)
    package static let slash = Variants(rawValue: 2)
    package static let circle = Variants(rawValue: 4)
    package static let square = Variants(rawValue: 8)
    package static let rectangle = Variants(rawValue: 16)
  }

  package var name: String
  package var variants: Variants
  package var font: FontDescriptor
  package var scale: Scale
  /// Whether `forward` is left.
  package var isRightToLeft: Bool
  /// The layers of a symbol that become separate glyphs, so that they can have their own colors.
  package enum Layers: Hashable, Sendable {
    /// All of it is one.
    case one
    /// A glyph for each level of importance.
    case levels
    /// The same where the symbol has colours of its own; otherwise all of it is one.
    case tints
  }

  package var layers: Layers

  package init(
    name: String, variants: Variants = [], font: FontDescriptor, scale: Scale = .medium,
    isRightToLeft: Bool = false, layers: Layers = .one
  ) {
    self.name = name
    self.variants = variants
    self.font = font
    self.scale = scale
    self.isRightToLeft = isRightToLeft
    self.layers = layers
  }
}
