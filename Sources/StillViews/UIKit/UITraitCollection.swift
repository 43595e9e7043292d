public import Foundation
import StillGeometry
package import StillViewGraph

/// The traits of a view's environment, by UIKit's names. Each trait may be unspecified.
public struct UITraitCollection: Hashable, Sendable {
  /// Light or dark; said, it sets `colorScheme`.
  public var userInterfaceStyle = UIUserInterfaceStyle.unspecified
  /// The kind of device. No view looks different by it.
  public var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
  /// The room from side to side; said, it sets `horizontalSizeClass`.
  public var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
  /// The room from top to bottom; said, it sets `verticalSizeClass`.
  public var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
  /// Pixels per point; 0: unspecified.
  public var displayScale: CGFloat = 0
  /// The direction of reading; said, it sets `layoutDirection`.
  public var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
  /// The size of text; said, it sets `dynamicTypeSize`.
  public var preferredContentSizeCategory = UIContentSizeCategory.unspecified
  /// Whether more contrast is asked for: `colorSchemeContrast` of views drawn with these traits.
  public var accessibilityContrast = UIAccessibilityContrast.unspecified
  /// Makes text bold where it is `bold`.
  public var legibilityWeight = UILegibilityWeight.unspecified
  /// Nothing here depends on it.
  public var forceTouchCapability = UIForceTouchCapability.unknown
  /// Nothing here depends on it.
  public var userInterfaceLevel = UIUserInterfaceLevel.unspecified
  /// The traits of the program; nil: none.
  var own: ProgramTraits?

  /// The traits of the view that is being evaluated; outside of pictures those of a telephone held upright, light.
  public static var current: UITraitCollection {
    var traits = UITraitCollection()
    traits.userInterfaceStyle = .light
    traits.userInterfaceIdiom = CurrentDevice.isTablet ? .pad : .phone
    let device = CurrentDevice.known
    traits.horizontalSizeClass =
      UIUserInterfaceSizeClass(device?.horizontalSizeClass) ?? .compact
    traits.verticalSizeClass = UIUserInterfaceSizeClass(device?.verticalSizeClass) ?? .regular
    traits.displayScale = CurrentDevice.scale
    traits.layoutDirection = .leftToRight
    traits.preferredContentSizeCategory = .large
    if let environment = ViewGraph.currentEnvironment { traits.take(environment) }
    return traits
  }

  /// Specifies the traits that the environment of a view has a name for.
  private mutating func take(_ environment: EnvironmentValues) {
    userInterfaceStyle = environment.colorScheme == .dark ? .dark : .light
    if let value = UIUserInterfaceSizeClass(environment.horizontalSizeClass) {
      horizontalSizeClass = value
    }
    if let value = UIUserInterfaceSizeClass(environment.verticalSizeClass) {
      verticalSizeClass = value
    }
    layoutDirection = environment.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    preferredContentSizeCategory = UIContentSizeCategory(environment.dynamicTypeSize)
    accessibilityContrast = environment.colorSchemeContrast == .increased ? .high : .normal
    legibilityWeight = environment.legibilityWeight == .bold ? .bold : .regular
  }

  /// Nothing specified.
  public init() {}

  /// The traits that `mutations` specifies.
  public init(mutations: (inout UITraitCollection) -> Void) {
    mutations(&self)
  }

  /// The traits that any of the collections specifies, the last of them for a trait that several specify.
  public init(traitsFrom collections: [UITraitCollection]) {
    for other in collections {
      func take<Trait: Equatable>(
        _ trait: WritableKeyPath<UITraitCollection, Trait>, unless unspecified: Trait
      ) {
        if other[keyPath: trait] != unspecified { self[keyPath: trait] = other[keyPath: trait] }
      }
      take(\.userInterfaceStyle, unless: .unspecified)
      take(\.userInterfaceIdiom, unless: .unspecified)
      take(\.horizontalSizeClass, unless: .unspecified)
      take(\.verticalSizeClass, unless: .unspecified)
      take(\.displayScale, unless: 0)
      take(\.layoutDirection, unless: .unspecified)
      take(\.preferredContentSizeCategory, unless: .unspecified)
      take(\.accessibilityContrast, unless: .unspecified)
      take(\.legibilityWeight, unless: .unspecified)
      take(\.forceTouchCapability, unless: .unknown)
      take(\.userInterfaceLevel, unless: .unspecified)
      if let more = other.own { own = own?.adding(more) ?? more }
    }
  }

  /// Returns the traits with the changes of `mutations`.
  public func modifyingTraits(_ mutations: (inout UITraitCollection) -> Void) -> Self {
    var result = self
    mutations(&result)
    return result
  }

  /// Light or dark alone.
  public init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.userInterfaceStyle = userInterfaceStyle
  }
  /// The kind of device alone.
  public init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
    userInterfaceIdiom = idiom
  }
  /// The room from side to side alone.
  public init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.horizontalSizeClass = horizontalSizeClass
  }
  /// The room from top to bottom alone.
  public init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.verticalSizeClass = verticalSizeClass
  }
  /// The scale alone, in pixels per point.
  public init(displayScale scale: CGFloat) {
    displayScale = scale
  }
  /// The direction of reading alone.
  public init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.layoutDirection = layoutDirection
  }
  /// The size of text alone.
  public init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.preferredContentSizeCategory = preferredContentSizeCategory
  }
  /// The contrast alone.
  public init(accessibilityContrast: UIAccessibilityContrast) {
    self.accessibilityContrast = accessibilityContrast
  }
  /// The weight of text alone.
  public init(legibilityWeight: UILegibilityWeight) {
    self.legibilityWeight = legibilityWeight
  }
  /// Whether the screen feels pressure, alone.
  public init(forceTouchCapability capability: UIForceTouchCapability) {
    forceTouchCapability = capability
  }
  /// Whether the view lies over others, alone.
  public init(userInterfaceLevel: UIUserInterfaceLevel) {
    self.userInterfaceLevel = userInterfaceLevel
  }

  /// Sets the specified traits that affect views in an environment.
  package func apply(to environment: inout EnvironmentValues) {
    switch userInterfaceStyle {
    case .unspecified: break
    case .light: environment.colorScheme = .light
    case .dark: environment.colorScheme = .dark
    }
    if let value = horizontalSizeClass.value { environment.horizontalSizeClass = value }
    if let value = verticalSizeClass.value { environment.verticalSizeClass = value }
    switch layoutDirection {
    case .unspecified: break
    case .leftToRight: environment.layoutDirection = .leftToRight
    case .rightToLeft: environment.layoutDirection = .rightToLeft
    }
    if let size = preferredContentSizeCategory.size { environment.dynamicTypeSize = size }
    switch accessibilityContrast {
    case .unspecified: break
    case .normal: environment._colorSchemeContrast = .standard
    case .high: environment._colorSchemeContrast = .increased
    }
    if let weight = legibilityWeight.value { environment.legibilityWeight = weight }
  }
}

/// Light or dark.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// Nothing said, a bright ground, or a dark one.
  case unspecified, light, dark
}

/// Narrow or wide, low or high.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// Nothing said, little room, or enough of it.
  case unspecified, compact, regular

  /// The class that an environment has; nil: none.
  fileprivate init?(_ value: UserInterfaceSizeClass?) {
    guard let value else { return nil }
    self = value == .compact ? .compact : .regular
  }

  fileprivate var value: UserInterfaceSizeClass? {
    switch self {
    case .unspecified: nil
    case .compact: .compact
    case .regular: .regular
    }
  }
}

/// The direction of reading.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  /// Unspecified: the environment's direction applies.
  case unspecified = -1
  /// As in English, or as in Arabic.
  case leftToRight, rightToLeft
}

/// Whether people ask for more contrast.
public enum UIAccessibilityContrast: Int, Sendable {
  /// Unspecified: the environment's contrast applies.
  case unspecified = -1
  /// The usual contrast, or more.
  case normal, high
}

/// Whether people ask for bolder text.
public enum UILegibilityWeight: Int, Sendable {
  /// Unspecified: the environment's weight applies.
  case unspecified = -1
  /// Text as heavy as usual, or bold.
  case regular, bold

  /// The environment's value; nil if unspecified.
  fileprivate var value: LegibilityWeight? {
    switch self {
    case .unspecified: nil
    case .regular: .regular
    case .bold: .bold
    }
  }
}

/// Whether a screen feels how hard it is pressed.
public enum UIForceTouchCapability: Int, Sendable {
  /// Nothing said, no, or yes.
  case unknown, unavailable, available
}

/// Whether a view lies over others.
public enum UIUserInterfaceLevel: Int, Sendable {
  /// Unspecified: the environment's level applies.
  case unspecified = -1
  /// On the ground, or over another view.
  case base, elevated
}
