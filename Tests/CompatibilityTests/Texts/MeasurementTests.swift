import SwiftUI
import Testing

/// Measurements and lists in words.
@Suite @MainActor struct MeasurementTests {
  private let american = Locale(identifier: "en_US")
  private let german = Locale(identifier: "de_DE")
  private let length = Measurement(value: 3, unit: UnitLength.meters)

  private func plain(_ text: String) -> String {
    String(text.map { $0.isWhitespace ? " " : $0 })
  }

  @Test func aMeasurementIsWrittenInTheUnitOfTheRegion() {
    typealias Style = Measurement<UnitLength>.FormatStyle
    let written = { (style: Style, locale: Locale) in
      plain(length.formatted(style.locale(locale)))
    }
    #expect(written(Style(width: .abbreviated), american) == "9.8 ft")
    #expect(written(Style(width: .abbreviated), german) == "3 m")
    #expect(written(Style(width: .wide, usage: .asProvided), american) == "3 meters")
    #expect(written(Style(width: .narrow, usage: .asProvided), american) == "3m")
    #expect(written(Style(width: .wide, usage: .asProvided), german) == "3 Meter")
  }

  @Test func theNumberHasAStyleOfItsOwnAndTheUnitFollowsIt() {
    let one = Measurement(value: 1, unit: UnitLength.kilometers)
    let style = { (digits: Int) in
      Measurement<UnitLength>.FormatStyle(
        width: .wide, locale: american, usage: .asProvided,
        numberFormatStyle: .number.precision(.fractionLength(digits)))
    }
    #expect(one.formatted(style(0)) == "1 kilometer")
    #expect(one.formatted(style(1)) == "1.0 kilometers")
    #expect(
      length.formatted(
        .measurement(width: .abbreviated, numberFormatStyle: .number.precision(.fractionLength(3)))
          .locale(american)) == "9.843 ft")
  }

  @Test func temperaturesMayHideTheirScale() {
    let warm = Measurement(value: 20, unit: UnitTemperature.celsius)
    let shown = { (locale: Locale, hides: Bool) in
      plain(
        warm.formatted(
          .measurement(width: .abbreviated, usage: .weather, hidesScaleName: hides).locale(locale)))
    }
    #expect(shown(american, false) == "68°F")
    #expect(shown(german, false) == "20 °C")
    #expect(shown(american, true) == "68°")
    #expect(shown(german, true) == "20°")
  }

  @Test(arguments: [
    ("en_US", "°F", "mph", "lb", "ft"), ("de_DE", "°C", "km/h", "kg", "m"),
    ("fr_CH", "°C", "km/h", "kg", "m"),
  ])
  func aRegionHasItsUnits(
    region: String, temperature: String, speed: String, mass: String, length: String
  ) {
    let locale = Locale(identifier: region)
    #expect(UnitTemperature(forLocale: locale).symbol == temperature)
    #expect(UnitTemperature(forLocale: locale, usage: .weather).symbol == temperature)
    #expect(UnitSpeed(forLocale: locale).symbol == speed)
    #expect(UnitMass(forLocale: locale).symbol == mass)
    #expect(UnitLength(forLocale: locale).symbol == length)
    #expect(UnitLength(forLocale: locale, usage: .asProvided) == .meters)
  }

  @Test func otherDimensionsHaveUnitsOfARegionToo() {
    #expect(UnitVolume(forLocale: german, usage: .liquid) == .liters)
    #expect(UnitArea(forLocale: german) == .squareMeters)
    #expect(UnitEnergy(forLocale: american, usage: .food).symbol.lowercased().contains("cal"))
    #expect(UnitPressure(forLocale: american, usage: .barometric) == .inchesOfMercury)
    let warm = Measurement(value: 20, unit: UnitTemperature.celsius)
    #expect(warm.converted(to: UnitTemperature(forLocale: american)).value.rounded() == 68)
  }

  @Test func aMeasurementIsAnAttributedStringToo() {
    let text = length.formatted(.measurement(width: .abbreviated).locale(german).attributed)
    #expect(plain(String(text.characters)) == "3 m")
    let style: Measurement<UnitLength>.AttributedStyle =
      Measurement<UnitLength>.FormatStyle(width: .abbreviated).attributed
    #expect(plain(String(style.locale(american).format(length).characters)) == "9.8 ft")
  }

  @Test func aUnitWithoutANameHasItsSymbol() {
    let laps = UnitLength(symbol: "laps", converter: UnitConverterLinear(coefficient: 400))
    #expect(
      Measurement(value: 2, unit: laps)
        .formatted(.measurement(width: .wide).locale(american)) == "2 laps")
  }

  @Test func textsFollowTheEnvironment() throws {
    let text = Text(length, format: .measurement(width: .abbreviated))
    #expect(try said(text.environment(\.locale, american)).map(plain) == ["9.8 ft"])
    #expect(try said(text.environment(\.locale, german)).map(plain) == ["3 m"])
  }

  @Test func formattersWriteMeasurements() {
    let formatter = MeasurementFormatter()
    formatter.locale = american
    formatter.numberFormatter.maximumFractionDigits = 1
    #expect(formatter.string(from: length) == "9.8 ft")
    formatter.unitOptions = .providedUnit
    #expect(formatter.string(from: length) == "3 m")
    formatter.unitStyle = .long
    #expect(formatter.string(from: length) == "3 meters")
    #expect(formatter.string(for: length) == "3 meters")
    #expect(formatter.string(from: UnitLength.kilometers) == "kilometer")
    #expect(formatter.string(for: "no measurement") == nil)
  }

  @Test func listsOfAnything() {
    let formatter = ListFormatter()
    formatter.locale = american
    #expect(formatter.string(from: ["a", "b", "c"]) == "a, b, and c")
    let numbers = NumberFormatter()
    numbers.locale = american
    numbers.numberStyle = .spellOut
    formatter.itemFormatter = numbers
    #expect(formatter.string(from: [1, 2]) == "one and two")
    #expect(formatter.string(from: ["one"]) == nil)
  }
}
