public import Foundation

/// The change of the air's pressure.
public enum PressureTrend: String, CaseIterable, Codable, Hashable, Sendable,
  CustomStringConvertible
{
  /// It rises.
  case rising
  /// It falls.
  case falling
  /// It stays.
  case steady

  /// The words that people read, in English.
  public var description: String { rawValue.capitalized }
  /// The words that assistive technologies read, in English.
  public var accessibilityDescription: String { description }
}

/// The danger of which a warning speaks.
public enum WeatherSeverity: String, CaseIterable, Codable, Hashable, Sendable,
  CustomStringConvertible
{
  /// From little to much, or not known.
  case minor, moderate, severe, extreme, unknown

  /// The words that people read, in English.
  public var description: String { rawValue.capitalized }
  /// The words that assistive technologies read, in English.
  public var accessibilityDescription: String { description }
}

/// The part of the moon that is seen.
public enum MoonPhase: String, CaseIterable, Codable, Hashable, Sendable,
  CustomStringConvertible
{
  /// The phases in their order.
  case new, waxingCrescent, firstQuarter, waxingGibbous
  /// The phases in their order, from the full moon on.
  case full, waningGibbous, lastQuarter, waningCrescent

  /// The words that people read, in English: "Waxing Crescent".
  public var description: String {
    rawValue.reduce(into: "") { result, letter in
      if letter.isUppercase { result += " " }
      result += result.isEmpty ? letter.uppercased() : String(letter)
    }
  }
  /// The words that assistive technologies read, in English.
  public var accessibilityDescription: String { description }
  /// The name of the symbol: "moonphase.waxing.crescent".
  public var symbolName: String {
    switch self {
    case .new: "moonphase.new.moon"
    case .full: "moonphase.full.moon"
    default: "moonphase." + description.lowercased().replacing(" ", with: ".")
    }
  }
}

/// The times of the moon; those that do not come on the day are nil.
public struct MoonEvents: Codable, Hashable, Sendable {
  /// The phase.
  public var phase: MoonPhase
  /// The rise.
  public var moonrise: Date?
  /// The setting.
  public var moonset: Date?
}
