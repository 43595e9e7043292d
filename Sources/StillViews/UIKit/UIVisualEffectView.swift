import Foundation
import StillGeometry
import StillViewGraph

/// What is done to what is behind a view of UIKit.
@MainActor @preconcurrency open class UIVisualEffect {
  init() {}

  /// The material that comes nearest to it; nil: none.
  var material: Material? { nil }
  /// The light that it asks for; nil: that around.
  var scheme: ColorScheme? { nil }
}

/// A blur of what is behind, drawn as the material that comes nearest to it.
@MainActor @preconcurrency public final class UIBlurEffect: UIVisualEffect {
  /// How much is seen of what is behind, and in which light.
  public enum Style: Int, Sendable {
    /// Two that are always bright and one that is always dark.
    case extraLight, light, dark
    /// The regular material, as bright or dark as the surroundings.
    case regular = 4
    /// A thicker material, as bright or dark as the surroundings.
    case prominent
    /// Materials that follow the surroundings, from the thinnest to the thickest.
    case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial,
      systemChromeMaterial
    /// Materials that are always bright.
    case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight,
      systemThickMaterialLight, systemChromeMaterialLight
    /// Materials that are always dark.
    case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark,
      systemThickMaterialDark, systemChromeMaterialDark
  }

  private let style: Style

  /// A blur by how much is seen of what is behind.
  public init(style: Style) {
    self.style = style
    super.init()
  }

  override var material: Material? {
    switch style {
    case .systemUltraThinMaterial, .systemUltraThinMaterialLight, .systemUltraThinMaterialDark:
      .ultraThin
    case .systemThinMaterial, .systemThinMaterialLight, .systemThinMaterialDark, .light: .thin
    case .systemMaterial, .systemMaterialLight, .systemMaterialDark, .regular, .dark: .regular
    case .systemThickMaterial, .systemThickMaterialLight, .systemThickMaterialDark, .prominent,
      .extraLight:
      .thick
    case .systemChromeMaterial, .systemChromeMaterialLight, .systemChromeMaterialDark: .bar
    }
  }

  override var scheme: ColorScheme? {
    switch style {
    case .extraLight, .light, .systemUltraThinMaterialLight, .systemThinMaterialLight,
      .systemMaterialLight, .systemThickMaterialLight, .systemChromeMaterialLight:
      .light
    case .dark, .systemUltraThinMaterialDark, .systemThinMaterialDark, .systemMaterialDark,
      .systemThickMaterialDark, .systemChromeMaterialDark:
      .dark
    default: nil
    }
  }
}

/// What words on a blur look like. Nothing of its own is drawn.
@MainActor @preconcurrency public final class UIVibrancyEffect: UIVisualEffect {
  /// Takes a blur, whose words it is for.
  public init(blurEffect: UIBlurEffect) {
    super.init()
  }
}

/// A view that changes what is behind it.
@MainActor @preconcurrency open class UIVisualEffectView: UIView {
  /// What is done to what is behind; nil: nothing.
  public var effect: UIVisualEffect?
  /// What stands on the effect.
  public let contentView = UIView()

  /// A view that takes the room that it is offered, with an effect as its ground.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    contentView.translatesAutoresizingMaskIntoConstraints = false
    hosted = { [weak self] in AnyView(EffectGround(self?.effect, self?.contentView)) }
  }

  /// A view without an effect.
  public convenience init() {
    self.init(effect: nil)
  }
}

/// The ground that an effect makes, with what stands on it.
nonisolated private struct EffectGround: View {
  private let material: Material?
  private let scheme: ColorScheme?
  private let content: UIViewPicture?

  @MainActor init(_ effect: UIVisualEffect?, _ contentView: UIView?) {
    material = effect?.material
    scheme = effect?.scheme
    content = contentView.map { UIViewPicture(filledBy: $0) }
  }

  @MainActor var body: some View {
    ZStack {
      if let material {
        Rectangle().fill(material)
      }
      content
    }
    .transformEnvironment(\.colorScheme) { if let scheme { $0 = scheme } }
  }
}
