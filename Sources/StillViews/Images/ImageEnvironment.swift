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
  /// The symbol's own colours; ours have none, and are shown in one style.
  public static let multicolor = SymbolRenderingMode(mode: .multicolor)
  /// A frame around a symbol in half the opacity; symbols without a frame in one style.
  public static let hierarchical = SymbolRenderingMode(mode: .hierarchical)
  /// A frame around a symbol in the secondary foreground style; where only one style is set, as
  /// `hierarchical`.
  public static let palette = SymbolRenderingMode(mode: .palette)

  /// Whether frames are told apart from what is in them.
  package var showsLayers: Bool { mode == .hierarchical || mode == .palette }
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
