public import StillViewGraph

/// The size of text that people choose, by its older names.
nonisolated public enum ContentSizeCategory: Hashable, CaseIterable, Sendable {
  /// The same as `DynamicTypeSize.xSmall`: body text of 14 points.
  case extraSmall
  /// The same as `DynamicTypeSize.small`: body text of 15 points.
  case small
  /// The same as `DynamicTypeSize.medium`: body text of 16 points.
  case medium
  /// The same as `DynamicTypeSize.large`, the default: body text of 17 points.
  case large
  /// The same as `DynamicTypeSize.xLarge`: body text of 19 points.
  case extraLarge
  /// The same as `DynamicTypeSize.xxLarge`: body text of 21 points.
  case extraExtraLarge
  /// The same as `DynamicTypeSize.xxxLarge`: body text of 23 points.
  case extraExtraExtraLarge
  /// The same as `DynamicTypeSize.accessibility1`: body text of 28 points.
  case accessibilityMedium
  /// The same as `DynamicTypeSize.accessibility2`: body text of 33 points.
  case accessibilityLarge
  /// The same as `DynamicTypeSize.accessibility3`: body text of 40 points.
  case accessibilityExtraLarge
  /// The same as `DynamicTypeSize.accessibility4`: body text of 47 points.
  case accessibilityExtraExtraLarge
  /// The same as `DynamicTypeSize.accessibility5`: body text of 53 points.
  case accessibilityExtraExtraExtraLarge

  /// The category of a size.
  public init(_ dynamicTypeSize: DynamicTypeSize) {
    self =
      switch dynamicTypeSize {
      case .xSmall: .extraSmall
      case .small: .small
      case .medium: .medium
      case .large: .large
      case .xLarge: .extraLarge
      case .xxLarge: .extraExtraLarge
      case .xxxLarge: .extraExtraExtraLarge
      case .accessibility1: .accessibilityMedium
      case .accessibility2: .accessibilityLarge
      case .accessibility3: .accessibilityExtraLarge
      case .accessibility4: .accessibilityExtraExtraLarge
      case .accessibility5: .accessibilityExtraExtraExtraLarge
      }
  }

  /// Whether the size is an accessibility size.
  public var isAccessibilityCategory: Bool { size.isAccessibilitySize }

  /// The size by its newer name.
  fileprivate var size: DynamicTypeSize {
    switch self {
    case .extraSmall: .xSmall
    case .small: .small
    case .medium: .medium
    case .large: .large
    case .extraLarge: .xLarge
    case .extraExtraLarge: .xxLarge
    case .extraExtraExtraLarge: .xxxLarge
    case .accessibilityMedium: .accessibility1
    case .accessibilityLarge: .accessibility2
    case .accessibilityExtraLarge: .accessibility3
    case .accessibilityExtraExtraLarge: .accessibility4
    case .accessibilityExtraExtraExtraLarge: .accessibility5
    }
  }
}

extension ContentSizeCategory: Comparable {
  public static func < (a: Self, b: Self) -> Bool { a.size < b.size }
}

extension DynamicTypeSize {
  /// The size of a category; each has one.
  public init?(_ sizeCategory: ContentSizeCategory) {
    self = sizeCategory.size
  }
}

extension EnvironmentValues {
  /// `dynamicTypeSize` by its older names.
  public var sizeCategory: ContentSizeCategory {
    get { ContentSizeCategory(dynamicTypeSize) }
    set { dynamicTypeSize = newValue.size }
  }
}
