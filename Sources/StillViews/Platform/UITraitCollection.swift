public import Foundation
import StillGeometry
package import StillViewGraph

/// What a view finds around it, by UIKit's names: what it may look different by. Each trait may be left unspecified.
public struct UITraitCollection: Hashable, Sendable {
  public var userInterfaceStyle = UIUserInterfaceStyle.unspecified
  public var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
  public var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
  public var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
  /// Pixels per point; 0: unspecified.
  public var displayScale: CGFloat = 0
  public var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
  public var preferredContentSizeCategory = UIContentSizeCategory.unspecified
  public var accessibilityContrast = UIAccessibilityContrast.unspecified
  public var legibilityWeight = UILegibilityWeight.unspecified
  /// Nothing here depends on it.
  public var forceTouchCapability = UIForceTouchCapability.unknown
  /// Nothing here depends on it.
  public var userInterfaceLevel = UIUserInterfaceLevel.unspecified

  /// Nothing specified.
  public init() {}

  /// What `mutations` specifies.
  public init(mutations: (inout UITraitCollection) -> Void) {
    mutations(&self)
  }

  /// What any of the collections specifies; of those that specify the same trait, the last.
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
    }
  }

  /// The same with what `mutations` changes.
  public func modifyingTraits(_ mutations: (inout UITraitCollection) -> Void) -> Self {
    var result = self
    mutations(&result)
    return result
  }

  public init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.userInterfaceStyle = userInterfaceStyle
  }
  public init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
    userInterfaceIdiom = idiom
  }
  public init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.horizontalSizeClass = horizontalSizeClass
  }
  public init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.verticalSizeClass = verticalSizeClass
  }
  public init(displayScale scale: CGFloat) {
    displayScale = scale
  }
  public init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.layoutDirection = layoutDirection
  }
  public init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.preferredContentSizeCategory = preferredContentSizeCategory
  }
  public init(accessibilityContrast: UIAccessibilityContrast) {
    self.accessibilityContrast = accessibilityContrast
  }
  public init(legibilityWeight: UILegibilityWeight) {
    self.legibilityWeight = legibilityWeight
  }
  public init(forceTouchCapability capability: UIForceTouchCapability) {
    forceTouchCapability = capability
  }
  public init(userInterfaceLevel: UIUserInterfaceLevel) {
    self.userInterfaceLevel = userInterfaceLevel
  }

  /// Sets in an environment what is specified and views here look different by.
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
    if legibilityWeight == .bold { environment.isBold = true }
  }
}

/// Light or dark.
public enum UIUserInterfaceStyle: Int, Sendable {
  case unspecified, light, dark
}

/// Narrow or wide, low or high.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  case unspecified, compact, regular

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
  case unspecified = -1
  case leftToRight, rightToLeft
}

/// Whether people ask for more contrast.
public enum UIAccessibilityContrast: Int, Sendable {
  case unspecified = -1
  case normal, high
}

/// Whether people ask for bolder text.
public enum UILegibilityWeight: Int, Sendable {
  case unspecified = -1
  case regular, bold
}

/// Whether a screen feels how hard it is pressed.
public enum UIForceTouchCapability: Int, Sendable {
  case unknown, unavailable, available
}

/// Whether a view lies over others.
public enum UIUserInterfaceLevel: Int, Sendable {
  case unspecified = -1
  case base, elevated
}

/// The size of text that people choose.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  private init(_ name: String) {
    self.init(rawValue: "UICTContentSizeCategory\(name)")
  }

  public static let unspecified = Self(rawValue: "_UICTContentSizeCategoryUnspecified")
  public static let extraSmall = Self("XS")
  public static let small = Self("S")
  public static let medium = Self("M")
  public static let large = Self("L")
  public static let extraLarge = Self("XL")
  public static let extraExtraLarge = Self("XXL")
  public static let extraExtraExtraLarge = Self("XX" + "XL")
  public static let accessibilityMedium = Self("AccessibilityM")
  public static let accessibilityLarge = Self("AccessibilityL")
  public static let accessibilityExtraLarge = Self("AccessibilityXL")
  public static let accessibilityExtraExtraLarge = Self("AccessibilityXXL")
  public static let accessibilityExtraExtraExtraLarge = Self("AccessibilityXX" + "XL")

  /// The size as views have it; nil: unspecified, or no size that there is.
  fileprivate var size: DynamicTypeSize? {
    let sizes: [(Self, DynamicTypeSize)] = [
      (.extraSmall, .xSmall), (.small, .small), (.medium, .medium), (.large, .large),
      (.extraLarge, .xLarge), (.extraExtraLarge, .xxLarge), (.extraExtraExtraLarge, .xxxLarge),
      (.accessibilityMedium, .accessibility1), (.accessibilityLarge, .accessibility2),
      (.accessibilityExtraLarge, .accessibility3),
      (.accessibilityExtraExtraLarge, .accessibility4),
      (.accessibilityExtraExtraExtraLarge, .accessibility5),
    ]
    return sizes.first { $0.0 == self }?.1
  }
}
