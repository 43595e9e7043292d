public import Foundation

/// The size of text that people choose.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  private init(_ name: String) {
    self.init(rawValue: "UICTContentSizeCategory\(name)")
  }

  /// Unspecified: the environment's size applies.
  public static let unspecified = Self(rawValue: "_UICTContentSizeCategoryUnspecified")
  /// The same as `DynamicTypeSize.xSmall`.
  public static let extraSmall = Self("XS")
  /// The same as `DynamicTypeSize.small`.
  public static let small = Self("S")
  /// The same as `DynamicTypeSize.medium`.
  public static let medium = Self("M")
  /// The same as `DynamicTypeSize.large`, the default.
  public static let large = Self("L")
  /// The same as `DynamicTypeSize.xLarge`.
  public static let extraLarge = Self("XL")
  /// The same as `DynamicTypeSize.xxLarge`.
  public static let extraExtraLarge = Self("XXL")
  /// The same as `DynamicTypeSize.xxxLarge`.
  public static let extraExtraExtraLarge = Self("XX" + "XL")
  /// The same as `DynamicTypeSize.accessibility1`.
  public static let accessibilityMedium = Self("AccessibilityM")
  /// The same as `DynamicTypeSize.accessibility2`.
  public static let accessibilityLarge = Self("AccessibilityL")
  /// The same as `DynamicTypeSize.accessibility3`.
  public static let accessibilityExtraLarge = Self("AccessibilityXL")
  /// The same as `DynamicTypeSize.accessibility4`.
  public static let accessibilityExtraExtraLarge = Self("AccessibilityXXL")
  /// The same as `DynamicTypeSize.accessibility5`.
  public static let accessibilityExtraExtraExtraLarge = Self("AccessibilityXX" + "XL")

  private static let sizes: [(Self, DynamicTypeSize)] = [
    (.extraSmall, .xSmall), (.small, .small), (.medium, .medium), (.large, .large),
    (.extraLarge, .xLarge), (.extraExtraLarge, .xxLarge), (.extraExtraExtraLarge, .xxxLarge),
    (.accessibilityMedium, .accessibility1), (.accessibilityLarge, .accessibility2),
    (.accessibilityExtraLarge, .accessibility3),
    (.accessibilityExtraExtraLarge, .accessibility4),
    (.accessibilityExtraExtraExtraLarge, .accessibility5),
  ]

  /// The size as views have it; nil: unspecified, or no size that there is.
  var size: DynamicTypeSize? { Self.sizes.first { $0.0 == self }?.1 }

  /// The size by UIKit's name.
  init(_ size: DynamicTypeSize) {
    self = Self.sizes.first { $0.1 == size }?.0 ?? .large
  }

  /// Whether the size is one of those for accessibility.
  public var isAccessibilityCategory: Bool { size?.isAccessibilitySize ?? false }

  /// Whether one size is smaller than another; an unspecified one is to none.
  public static func < (a: Self, b: Self) -> Bool { compare(a, b, <) }
  /// Whether one size is at most another.
  public static func <= (a: Self, b: Self) -> Bool { compare(a, b, <=) }
  /// Whether one size is larger than another.
  public static func > (a: Self, b: Self) -> Bool { compare(a, b, >) }
  /// Whether one size is at least another.
  public static func >= (a: Self, b: Self) -> Bool { compare(a, b, >=) }

  private static func compare(
    _ a: Self, _ b: Self, _ order: (DynamicTypeSize, DynamicTypeSize) -> Bool
  ) -> Bool {
    guard let a = a.size, let b = b.size else { return false }
    return order(a, b)
  }

  /// The name under which a change of the size is announced. Pictures keep their size: nothing announces one.
  public static let didChangeNotification = Notification.Name(
    "UIContentSizeCategoryDidChangeNotification")
  /// The key of the new size's name in that notification.
  public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"
}

extension UIContentSizeCategory {
  /// The size under UIKit's name; none: unspecified.
  public init(_ dynamicTypeSize: DynamicTypeSize?) {
    self = Self.sizes.first { $0.1 == dynamicTypeSize }?.0 ?? .unspecified
  }

  /// The category under UIKit's name; none: unspecified.
  public init(_ sizeCategory: ContentSizeCategory?) {
    self.init(sizeCategory.flatMap(DynamicTypeSize.init(_:)))
  }
}

extension DynamicTypeSize {
  /// The size of one of UIKit's categories; nil: unspecified, or no size that there is.
  public init?(_ uiSizeCategory: UIContentSizeCategory) {
    guard let size = uiSizeCategory.size else { return nil }
    self = size
  }
}

extension ContentSizeCategory {
  /// The category of one of UIKit's; nil: unspecified, or no size that there is.
  public init?(_ uiSizeCategory: UIContentSizeCategory) {
    guard let size = uiSizeCategory.size else { return nil }
    self.init(size)
  }
}
