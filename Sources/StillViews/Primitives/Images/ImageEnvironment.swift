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
  /// The symbol's own colours, such as a yellow sun or a green plus in a badge (default: one style).
  public static let multicolor = SymbolRenderingMode(mode: .multicolor)
  /// Secondary layers in half the opacity, and tertiary ones in a quarter: a frame around a symbol, the base of a badge
  /// or a slash, waves, persons in the background. Symbols without such layers have one style.
  public static let hierarchical = SymbolRenderingMode(mode: .hierarchical)
  /// The same parts in the second and third foreground style, or both in the second of two; where only one style is
  /// set, as `hierarchical`.
  public static let palette = SymbolRenderingMode(mode: .palette)

  /// The layers of symbols that are distinguished.
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
  /// The system that finds symbols by name.
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
