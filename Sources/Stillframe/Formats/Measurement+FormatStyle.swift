public import Foundation
import StillTextEngine

extension Measurement where UnitType: Dimension {
  /// A measurement in words: "3 m", or "9.8 ft" where feet are used.
  ///
  /// Foundation has the type on Apple's platforms only.
  public struct FormatStyle: Foundation.FormatStyle, Sendable {
    /// How much of the unit's name is written.
    public struct UnitWidth: Codable, Hashable, Sendable {
      private let name: String

      /// "3 meters".
      public static var wide: UnitWidth { UnitWidth(name: "wide") }
      /// "3 m".
      public static var abbreviated: UnitWidth { UnitWidth(name: "abbreviated") }
      /// "3m".
      public static var narrow: UnitWidth { UnitWidth(name: "narrow") }

      fileprivate var words: MeasurementText.Width {
        switch self {
        case .wide: .full
        case .narrow: .narrow
        default: .short
        }
      }
    }

    /// How much of the unit's name is written.
    public var width: UnitWidth
    /// In whose words and with whose units.
    public var locale: Locale
    /// The usage of the measurement (default: nil, the unit stays).
    public var usage: MeasurementFormatUnitUsage<UnitType>?
    /// The style of the number (default: nil, the default for measurements).
    public var numberFormatStyle: FloatingPointFormatStyle<Double>?
    /// Whether "20°" is enough for a temperature.
    var hidesScaleName = false

    /// A style; without a usage the unit stays the measurement's own. `numberFormatStyle` writes the number, nil as
    /// the usage wants.
    public init(
      width: UnitWidth, locale: Locale = .autoupdatingCurrent,
      usage: MeasurementFormatUnitUsage<UnitType>? = .general,
      numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) {
      self.width = width
      self.locale = locale
      self.usage = usage
      self.numberFormatStyle = numberFormatStyle
    }

    /// Returns the style in a locale.
    public func locale(_ locale: Locale) -> FormatStyle {
      var result = self
      result.locale = locale
      return result
    }

    /// The same words as an attributed string.
    public var attributed: AttributedStyle { AttributedStyle(style: self) }

    /// Formats the measurement; a unit without a name in the language's data is shown as its symbol.
    public func format(_ measurement: Measurement<UnitType>) -> String {
      guard let unit = UnitNames.name(of: measurement.unit) else {
        return number(measurement.value) + " " + measurement.unit.symbol
      }
      func words(_ usage: String?, _ fractionDigits: Int?) -> MeasurementText? {
        MeasurementText(
          measurement.value, unit: unit, width: width.words, usage: usage,
          fractionDigits: fractionDigits, locale: locale.identifier)
      }
      // CLDR knows no usage for some dimensions: their units stay.
      let name = words(usage?.name, nil) == nil ? nil : usage?.name
      guard let usual = words(name, nil) else {
        return number(measurement.value) + " " + measurement.unit.symbol
      }
      guard numberFormatStyle != nil else {
        return hidesScaleName
          ? usual.number.map { usual.text.part($0) + "°" } ?? usual.text : usual.text
      }
      // The number at full precision first; then in its style, with the form of the unit that matches its digits.
      let exact = words(name, 12)?.value ?? usual.value
      let number = number(exact)
      if hidesScaleName { return number + "°" }
      guard let suited = words(name, fractionDigits(of: number)), let range = suited.number else {
        return usual.text
      }
      return suited.text.replacing(range, with: number)
    }

    private func number(_ value: Double) -> String {
      (numberFormatStyle ?? FloatingPointFormatStyle()).locale(locale).format(value)
    }

    /// Returns the number of digits after the decimal separator.
    private func fractionDigits(of number: String) -> Int {
      guard let separator = locale.decimalSeparator,
        let point = number.range(of: separator, options: .backwards)
      else { return 0 }
      return number[point.upperBound...].prefix { $0.isNumber }.count
    }
  }

  /// A measurement as an attributed string, without attributes for the number and the unit.
  public struct AttributedStyle: Foundation.FormatStyle, Sendable {
    let style: FormatStyle

    /// Returns the style in a locale.
    public func locale(_ locale: Locale) -> AttributedStyle {
      AttributedStyle(style: style.locale(locale))
    }

    /// Formats the measurement.
    public func format(_ measurement: Measurement<UnitType>) -> AttributedString {
      AttributedString(style.format(measurement))
    }
  }

  /// Formats the measurement in a style.
  public func formatted<S: Foundation.FormatStyle>(
    _ style: S
  ) -> S.FormatOutput where S.FormatInput == Measurement<UnitType> {
    style.format(self)
  }

  /// Formats the measurement in the unit that the region uses.
  public func formatted() -> String { formatted(FormatStyle(width: .abbreviated)) }
}

extension String {
  fileprivate func part(_ range: Range<Int>) -> String {
    String(decoding: Array(utf16)[range], as: UTF16.self)
  }

  fileprivate func replacing(_ range: Range<Int>, with words: String) -> String {
    var units = Array(utf16)
    units.replaceSubrange(range, with: words.utf16)
    return String(decoding: units, as: UTF16.self)
  }
}

extension FormatStyle {
  /// Returns a style of measurements.
  public static func measurement<UnitType: Dimension>(
    width: Measurement<UnitType>.FormatStyle.UnitWidth,
    usage: MeasurementFormatUnitUsage<UnitType> = .general,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitType>.FormatStyle {
    Self(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
  }

  /// Returns a style of temperatures, with or without the name of the scale.
  public static func measurement(
    width: Measurement<UnitTemperature>.FormatStyle.UnitWidth,
    usage: MeasurementFormatUnitUsage<UnitTemperature> = .general, hidesScaleName: Bool = false,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitTemperature>.FormatStyle {
    var style = Self(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
    style.hidesScaleName = hidesScaleName
    return style
  }
}
