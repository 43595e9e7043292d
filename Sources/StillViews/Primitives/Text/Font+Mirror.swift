import Foundation

/// The parts of a font as programs read them that scale pictures with it.
extension Font: CustomReflectable {
  /// The font as `provider`, which holds as `base` a style, a size, or a name with a size and a style.
  public var customMirror: Mirror {
    Mirror(self, children: ["provider": Provider(base: provider)], displayStyle: .struct)
  }

  private struct Provider {
    let base: Any
  }

  private struct TextStyleProvider {
    let style: TextStyle
    let design: Design?
    let weight: Weight?
  }

  private struct SystemProvider {
    let size: CGFloat
    let weight: Weight?
    let design: Design?
  }

  private struct NamedProvider {
    let name: String
    let size: CGFloat
    let textStyle: TextStyle?
  }

  private var provider: Any {
    switch base {
    case .style(let style, let design, let weight):
      TextStyleProvider(
        style: style, design: self.design ?? design, weight: self.weight ?? weight)
    case .system(let size, let design, let weight):
      SystemProvider(size: size, weight: self.weight ?? weight, design: self.design ?? design)
    case .custom(let name, let size, let style):
      NamedProvider(name: name, size: size, textStyle: style)
    }
  }
}
