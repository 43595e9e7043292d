@_exported public import Foundation

/// The weather in a word.
public enum WeatherCondition: String, CaseIterable, Codable, Hashable, Sendable {
  /// Blizzard.
  case blizzard
  /// Blowing dust.
  case blowingDust
  /// Blowing snow.
  case blowingSnow
  /// Breezy.
  case breezy
  /// Clear.
  case clear
  /// Cloudy.
  case cloudy
  /// Drizzle.
  case drizzle
  /// Flurries.
  case flurries
  /// Foggy.
  case foggy
  /// Freezing drizzle.
  case freezingDrizzle
  /// Freezing rain.
  case freezingRain
  /// Frigid.
  case frigid
  /// Hail.
  case hail
  /// Haze.
  case haze
  /// Heavy rain.
  case heavyRain
  /// Heavy snow.
  case heavySnow
  /// Hot.
  case hot
  /// Hurricane.
  case hurricane
  /// Isolated thunderstorms.
  case isolatedThunderstorms
  /// Mostly clear.
  case mostlyClear
  /// Mostly cloudy.
  case mostlyCloudy
  /// Partly cloudy.
  case partlyCloudy
  /// Rain.
  case rain
  /// Scattered thunderstorms.
  case scatteredThunderstorms
  /// Sleet.
  case sleet
  /// Smoky.
  case smoky
  /// Snow.
  case snow
  /// Strong storms.
  case strongStorms
  /// Sun flurries.
  case sunFlurries
  /// Sun showers.
  case sunShowers
  /// Thunderstorms.
  case thunderstorms
  /// Tropical storm.
  case tropicalStorm
  /// Windy.
  case windy
  /// Wintry mix.
  case wintryMix

  /// The words that people read, in English.
  public var description: String {
    rawValue.reduce(into: "") { result, letter in
      if letter.isUppercase { result += " " }
      result += result.isEmpty ? letter.uppercased() : String(letter)
    }
  }

  /// The words that assistive technologies read, in English.
  public var accessibilityDescription: String { description }
}

extension WeatherCondition: CustomStringConvertible {}

/// The chance and kind of rain.
public enum Precipitation: String, CaseIterable, Codable, Hashable, Sendable {
  /// None.
  case none
  /// Hail, mixed, rain, sleet, or snow.
  case hail, mixed, rain, sleet, snow

  /// The words that people read, in English.
  public var description: String { rawValue.capitalized }
}

extension Precipitation: CustomStringConvertible {}
