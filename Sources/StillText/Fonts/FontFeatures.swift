import Foundation

/// OpenType features other than the standard ones.
package struct FontFeatures: Hashable, Sendable, ExpressibleByArrayLiteral {
  /// Features that text attributes have words of their own for.
  package struct Flags: OptionSet, Hashable, Sendable {
    package let rawValue: UInt32

    package init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// Digits of equal width, `tnum`.
    package static let monospacedDigits = Flags(rawValue: 1)
    /// Small capitals for small letters, `smcp`.
    package static let lowercaseSmallCaps = Flags(rawValue: 2)
    /// `liga` and `clig` off, as tracked text wants it.
    package static let noLigatures = Flags(rawValue: 4)
    /// Small capitals for capitals, `c2sc`.
    package static let uppercaseSmallCaps = Flags(rawValue: 8)
    /// `calt` off: code shows the characters that were written.
    package static let noContextualAlternates = Flags(rawValue: 16)
    /// `calt` off in the system's cuts, which would draw "->" as an arrow and raise signs beside digits, but for the colon between two.
    package static let keepsCharacters = Flags(rawValue: 32)
  }

  package var flags: Flags
  /// The settings by tag, in the order in which they were set; later ones win.
  package var settings: [FeatureSetting]

  package init(flags: Flags = [], settings: [FeatureSetting] = []) {
    self.flags = flags
    self.settings = settings
  }

  package init(arrayLiteral flags: Flags...) {
    self.init(flags: Flags(flags))
  }

  /// Whether digits are to be of one width, by whichever way it was asked for.
  package var hasTabularDigits: Bool {
    let own = settings.last { $0.tag == OpenTypeTag.tabularFigures }
    return own.map { $0.value != 0 } ?? flags.contains(.monospacedDigits)
  }

  /// The features that a text's attributes ask for.
  package init(_ attributes: TextAttributes) {
    let font = attributes.font
    flags = []
    settings = font.features
    if font.usesMonospacedDigits { flags.insert(.monospacedDigits) }
    if font.usesSmallCaps { flags.insert(.lowercaseSmallCaps) }
    if font.usesUppercaseSmallCaps { flags.insert(.uppercaseSmallCaps) }
    if font.family == .system(.monospaced) { flags.insert(.noContextualAlternates) }
    if font.family == .system(.default) { flags.insert(.keepsCharacters) }
    if attributes.tracking != 0 { flags.insert(.noLigatures) }
  }
}

/// One OpenType feature and its value: 0 off, 1 on, above that one of several alternates.
package struct FeatureSetting: Hashable, Sendable {
  /// Four letters, the first in the high byte.
  package let tag: UInt32
  package let value: UInt32

  package init(tag: UInt32, value: UInt32) {
    self.tag = tag
    self.value = value
  }

  /// - Parameter name: Four printable ASCII characters, as `ss01`; nil for any other name.
  package init?(_ name: String, value: UInt32) {
    let bytes = Array(name.utf8)
    guard bytes.count == 4, bytes.allSatisfy({ (0x20...0x7E).contains($0) }) else { return nil }
    self.init(tag: bytes.reduce(0) { $0 << 8 | UInt32($1) }, value: value)
  }
}

/// The OpenType tags that the library asks for by itself, as four letters.
package enum OpenTypeTag {
  package static let substitutions: UInt32 = 0x4753_5542  // GSUB
  package static let positions: UInt32 = 0x4750_4F53  // GPOS
  package static let tabularFigures: UInt32 = 0x746E_756D  // tnum
  package static let smallCaps: UInt32 = 0x736D_6370  // smcp
  package static let capsToSmallCaps: UInt32 = 0x6332_7363  // c2sc
  package static let ligatures: UInt32 = 0x6C69_6761  // liga
  package static let contextualLigatures: UInt32 = 0x636C_6967  // clig
  package static let contextualAlternates: UInt32 = 0x6361_6C74  // calt
}
