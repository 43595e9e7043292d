public import Foundation
import StillGeometry
import StillViewGraph

/// An effect on the content behind a UIKit view.
@MainActor @preconcurrency open class UIVisualEffect {
  init() {}

  /// The material that comes nearest to it; nil: none.
  var material: Material? { nil }
  /// The light that it asks for; nil: that around.
  var scheme: ColorScheme? { nil }
}

/// A blur of the content behind, drawn as the closest material.
@MainActor @preconcurrency public final class UIBlurEffect: UIVisualEffect {
  /// The strength of the blur, and its colour scheme.
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

  /// A blur of a style.
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

/// The part of words or shapes on a blur.
public enum UIVibrancyEffectStyle: Int, Sendable {
  /// Words, from the first to the fourth rank.
  case label, secondaryLabel, tertiaryLabel, quaternaryLabel
  /// Areas, from the first to the third rank.
  case fill, secondaryFill, tertiaryFill
  /// Lines between rows.
  case separator
}

/// The effect for text on a blur. It is not drawn.
@MainActor @preconcurrency public final class UIVibrancyEffect: UIVisualEffect {
  /// Takes a blur, whose words it is for.
  public init(blurEffect: UIBlurEffect) {
    super.init()
  }

  /// Takes a blur and the part of words or shapes on it.
  public convenience init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
    self.init(blurEffect: blurEffect)
  }
}

/// A view with an effect on the content behind it.
@MainActor @preconcurrency open class UIVisualEffectView: UIView {
  /// The effect on the content behind (default: nil, none).
  open var effect: UIVisualEffect?
  /// The content on top of the effect.
  public let contentView = UIView()

  /// Nil: nothing is read from files of Interface Builder.
  public required init?(coder: NSCoder) { nil }

  /// A view that takes the room that it is offered, with an effect as its ground.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    contentView.translatesAutoresizingMaskIntoConstraints = false
    hosted = { [weak self] in AnyView(EffectBackground(self?.effect, self?.contentView)) }
  }

  /// A view without an effect.
  public convenience init() {
    self.init(effect: nil)
  }
}

/// The background of an effect, with its content.
nonisolated private struct EffectBackground: View {
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
