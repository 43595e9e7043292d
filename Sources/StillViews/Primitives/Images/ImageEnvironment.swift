package import StillText
public import StillViewGraph

/// How many colours a symbol is shown in.
nonisolated public struct SymbolRenderingMode: Hashable, Sendable {
  package enum Mode: Hashable, Sendable {
    case monochrome, multicolor, hierarchical, palette
  }

  package let mode: Mode

  /// One style for all of it.
  public static let monochrome = SymbolRenderingMode(mode: .monochrome)
  /// The symbol's own colours, where it has some: a yellow sun, a green plus in a badge; else one style.
  public static let multicolor = SymbolRenderingMode(mode: .multicolor)
  /// What matters less in half the opacity, and what matters least in a quarter: a frame around a sign, what a badge
  /// or a slash is on, waves, those who stand behind. Symbols without such parts in one style.
  public static let hierarchical = SymbolRenderingMode(mode: .hierarchical)
  /// The same parts in the second and third foreground style, or both in the second of two; where only one style is
  /// set, as `hierarchical`.
  public static let palette = SymbolRenderingMode(mode: .palette)

  /// Which parts of symbols are told apart.
  package var layers: SymbolRequest.Layers {
    switch mode {
    case .monochrome: .one
    case .multicolor: .tints
    case .hierarchical, .palette: .levels
    }
  }
}

private let symbolSystemEntry = EnvironmentEntry<(any SymbolSystem)?>(nil)
private let imageScaleEntry = EnvironmentEntry<Image.Scale>(.medium)
private let symbolRenderingModeEntry = EnvironmentEntry<SymbolRenderingMode?>(nil)

extension EnvironmentValues {
  /// What finds symbols by name.
  package var symbolSystem: (any SymbolSystem)? {
    get { self[symbolSystemEntry] }
    set { self[symbolSystemEntry] = newValue }
  }

  /// How large symbols are beside text.
  public var imageScale: Image.Scale {
    get { self[imageScaleEntry] }
    set { self[imageScaleEntry] = newValue }
  }

  /// How many colours symbols are shown in; nil: one.
  public var symbolRenderingMode: SymbolRenderingMode? {
    get { self[symbolRenderingModeEntry] }
    set { self[symbolRenderingModeEntry] = newValue }
  }
}

extension View {
  /// Sets how large symbols inside are beside text.
  nonisolated public func imageScale(_ scale: Image.Scale) -> some View {
    environment(\.imageScale, scale)
  }

  /// Sets how many colours symbols inside are shown in.
  nonisolated public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    environment(\.symbolRenderingMode, mode)
  }
}
