/// The kind of feature that sets the width of digits.
public let kNumberSpacingType = 6
/// Digits of one width.
public let kMonospacedNumbersSelector = 0
/// Digits of their own widths.
public let kProportionalNumbersSelector = 1
/// The kind of feature that sets the form of small letters.
public let kLowerCaseType = 37
/// Small capitals in place of small letters.
public let kLowerCaseSmallCapsSelector = 1
/// The kind of feature that sets the form of capitals.
public let kUpperCaseType = 38
/// Small capitals in place of capitals.
public let kUpperCaseSmallCapsSelector = 1

extension UIFontDescriptor {
  /// A part of a feature's setting. Digits of one width have an effect, others none.
  public struct FeatureKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// The kind of feature.
    public static let type = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
    /// The chosen form.
    public static let selector = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
    /// The kind of feature, under its former name.
    public static let featureIdentifier = type
    /// The chosen form, under its former name.
    public static let typeIdentifier = selector
  }
}
