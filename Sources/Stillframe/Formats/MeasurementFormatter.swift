public import Foundation
import StillTextEngine

/// Measurements in words: "3 m", or "9.8 ft" where feet are used.
///
/// Foundation has the type on Apple's platforms only.
open class MeasurementFormatter: Formatter, @unchecked Sendable {
  // Unchecked because its properties are as free as Foundation's: a formatter is set up before it is shared.

  /// Which unit is written.
  public struct UnitOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The measurement's own.
    public static let providedUnit = UnitOptions(rawValue: 1)
    /// The one that is suited best to the number, of those that the region uses.
    public static let naturalScale = UnitOptions(rawValue: 2)
    /// A temperature without the name of its scale.
    public static let temperatureWithoutUnit = UnitOptions(rawValue: 4)
  }

  /// Whether the measurement's own unit is kept.
  open var unitOptions: UnitOptions = []
  /// How much of the unit's name is written.
  open var unitStyle = Formatter.UnitStyle.medium
  /// In whose words and with whose units.
  open var locale: Locale! = .current
  /// How numbers are written: at most three digits after the point, unless another is set.
  open var numberFormatter: NumberFormatter! = {
    let formatter = NumberFormatter()
    formatter.numberStyle = .decimal
    return formatter
  }()

  public override init() { super.init() }

  /// As `Formatter` has it.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Formats the measurement.
  open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
    string(measurement.value, measurement.unit)
  }

  /// Returns the name of a unit.
  open func string(from unit: Unit) -> String {
    guard let words = words(1, unit, usage: nil, fractionDigits: nil), let number = words.number
    else { return unit.symbol }
    var units = Array(words.text.utf16)
    units.removeSubrange(number)
    return String(decoding: units, as: UTF16.self).trimmingCharacters(in: .whitespaces)
  }

  open override func string(for obj: Any?) -> String? {
    (obj as? any MeasuredValue).map { string($0.value, $0.anyUnit) }
  }

  private func string(_ value: Double, _ unit: Unit) -> String {
    numberFormatter.locale = locale
    let keepsUnit = unitOptions.contains(.providedUnit)
    let usage =
      !keepsUnit && words(value, unit, usage: "default", fractionDigits: 12) != nil
      ? "default" : nil
    let exact = words(value, unit, usage: usage, fractionDigits: 12)?.value ?? value
    let number = numberFormatter.string(from: NSNumber(value: exact)) ?? "\(exact)"
    if unit is UnitTemperature, unitOptions.contains(.temperatureWithoutUnit) {
      return number + "°"
    }
    let digits = number.components(separatedBy: locale.decimalSeparator ?? ".")
    let fraction = digits.count > 1 ? digits[digits.count - 1].prefix { $0.isNumber }.count : 0
    guard let suited = words(value, unit, usage: usage, fractionDigits: fraction),
      let range = suited.number
    else { return number + " " + unit.symbol }
    var units = Array(suited.text.utf16)
    units.replaceSubrange(range, with: number.utf16)
    return String(decoding: units, as: UTF16.self)
  }

  private func words(
    _ value: Double, _ unit: Unit, usage: String?, fractionDigits: Int?
  ) -> MeasurementText? {
    let width: MeasurementText.Width =
      switch unitStyle {
      case .long: .full
      case .short: .narrow
      default: .short
      }
    return UnitNames.name(of: unit).flatMap {
      MeasurementText(
        value, unit: $0, width: width, usage: usage, fractionDigits: fractionDigits,
        locale: locale.identifier)
    }
  }
}

/// A measurement whose unit is of any type.
private protocol MeasuredValue {
  var value: Double { get }
  var anyUnit: Unit { get }
}

extension Measurement: MeasuredValue {
  var anyUnit: Unit { unit }
}
