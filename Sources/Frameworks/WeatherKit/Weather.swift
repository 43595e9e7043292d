public import Foundation

/// The strength of sunlight.
public struct UVIndex: Codable, Hashable, Sendable {
  /// A range of strengths.
  public enum ExposureCategory: String, CaseIterable, Codable, Hashable, Sendable {
    /// Low, medium, high, or more.
    case low, moderate, high, veryHigh, extreme
  }

  /// The strength.
  public var value: Int
  /// The range.
  public var category: ExposureCategory
}

/// Wind.
public struct Wind: Codable, Hashable, Sendable {
  /// The direction from which it comes.
  public var direction: Measurement<UnitAngle>
  /// The speed.
  public var speed: Measurement<UnitSpeed>
  /// The speed of gusts; nil: none.
  public var gust: Measurement<UnitSpeed>?
}

/// The times of the sun; those that do not come on the day are nil.
public struct SunEvents: Codable, Hashable, Sendable {
  /// Dawns: the sun is 18, 12 or 6 degrees below the horizon.
  public var astronomicalDawn, nauticalDawn, civilDawn: Date?
  /// The rise.
  public var sunrise: Date?
  /// The highest point.
  public var solarNoon: Date?
  /// The setting.
  public var sunset: Date?
  /// Dusks: the sun is 6, 12 or 18 degrees below the horizon.
  public var civilDusk, nauticalDusk, astronomicalDusk: Date?
  /// The lowest point.
  public var solarMidnight: Date?
}

/// The weather at a moment.
public struct CurrentWeather: Codable, Hashable, Sendable {
  /// The moment.
  public var date: Date
  /// The part of the sky with clouds, from 0 to 1.
  public var cloudCover: Double
  /// The weather in a word.
  public var condition: WeatherCondition
  /// The name of the symbol.
  public var symbolName: String
  /// The moisture, from 0 to 1.
  public var humidity: Double
  /// The temperature at which water condenses.
  public var dewPoint: Measurement<UnitTemperature>
  /// The amount of rain in an hour.
  public var precipitationIntensity: Measurement<UnitSpeed>
  /// The pressure.
  public var pressure: Measurement<UnitPressure>
  /// The change of the pressure.
  public var pressureTrend: PressureTrend
  /// Whether the sun is up.
  public var isDaylight: Bool
  /// The temperature.
  public var temperature: Measurement<UnitTemperature>
  /// The temperature as it feels.
  public var apparentTemperature: Measurement<UnitTemperature>
  /// The strength of sunlight.
  public var uvIndex: UVIndex
  /// The distance that one sees.
  public var visibility: Measurement<UnitLength>
  /// The wind.
  public var wind: Wind
}

/// The weather of a minute.
public struct MinuteWeather: Codable, Hashable, Sendable {
  /// The moment.
  public var date: Date
  /// The kind of rain.
  public var precipitation: Precipitation
  /// The chance of rain, from 0 to 1.
  public var precipitationChance: Double
  /// The amount of rain in an hour.
  public var precipitationIntensity: Measurement<UnitSpeed>
}

/// The weather of an hour.
public struct HourWeather: Codable, Hashable, Sendable {
  /// The moment.
  public var date: Date
  /// The part of the sky with clouds, from 0 to 1.
  public var cloudCover: Double
  /// The weather in a word.
  public var condition: WeatherCondition
  /// The name of the symbol.
  public var symbolName: String
  /// The moisture, from 0 to 1.
  public var humidity: Double
  /// Whether the sun is up.
  public var isDaylight: Bool
  /// The kind of rain.
  public var precipitation: Precipitation
  /// The chance of rain, from 0 to 1.
  public var precipitationChance: Double
  /// The amount of rain, or of what snow and hail melt to.
  public var precipitationAmount: Measurement<UnitLength>
  /// The height of the new snow.
  public var snowfallAmount: Measurement<UnitLength>
  /// The temperature at which water condenses.
  public var dewPoint: Measurement<UnitTemperature>
  /// The pressure.
  public var pressure: Measurement<UnitPressure>
  /// The change of the pressure.
  public var pressureTrend: PressureTrend
  /// The distance that one sees.
  public var visibility: Measurement<UnitLength>
  /// The temperature.
  public var temperature: Measurement<UnitTemperature>
  /// The temperature as it feels.
  public var apparentTemperature: Measurement<UnitTemperature>
  /// The strength of sunlight.
  public var uvIndex: UVIndex
  /// The wind.
  public var wind: Wind
}

/// The weather of a day.
public struct DayWeather: Codable, Hashable, Sendable {
  /// The day.
  public var date: Date
  /// The weather in a word.
  public var condition: WeatherCondition
  /// The name of the symbol.
  public var symbolName: String
  /// The highest temperature.
  public var highTemperature: Measurement<UnitTemperature>
  /// The lowest temperature.
  public var lowTemperature: Measurement<UnitTemperature>
  /// The kind of rain.
  public var precipitation: Precipitation
  /// The chance of rain, from 0 to 1.
  public var precipitationChance: Double
  /// The amount of rain.
  public var rainfallAmount: Measurement<UnitLength>
  /// The height of the new snow.
  public var snowfallAmount: Measurement<UnitLength>
  /// The times of the moon.
  public var moon: MoonEvents
  /// The times of the sun.
  public var sun: SunEvents
  /// The strength of sunlight.
  public var uvIndex: UVIndex
  /// The wind.
  public var wind: Wind
}

/// The weather of times that follow each other.
public struct Forecast<Element: Codable & Hashable & Sendable>: RandomAccessCollection, Codable,
  Hashable, Sendable
{
  /// The times.
  public var forecast: [Element]

  public var startIndex: Int { forecast.startIndex }
  public var endIndex: Int { forecast.endIndex }
  public subscript(position: Int) -> Element { forecast[position] }
}

/// A warning.
public struct WeatherAlert: Codable, Hashable, Sendable {
  /// The area; nil: not known.
  public var region: String?
  /// The danger.
  public var severity: WeatherSeverity
  /// The words.
  public var summary: String
  /// The page with more.
  public var detailsURL: URL
  /// The office that warns.
  public var source: String
}

/// The weather of a place.
public struct Weather: Codable, Hashable, Sendable {
  /// The weather now.
  public var currentWeather: CurrentWeather
  /// The next hour; nil: not known.
  public var minuteForecast: Forecast<MinuteWeather>?
  /// The next hours.
  public var hourlyForecast: Forecast<HourWeather>
  /// The next days.
  public var dailyForecast: Forecast<DayWeather>
  /// The warnings; nil: not known.
  public var weatherAlerts: [WeatherAlert]?
}
