public import CoreLocation
@_exported public import Foundation

/// Problems of the weather.
public enum WeatherError: LocalizedError, Sendable {
  /// The program may not ask.
  case permissionDenied
  /// Another one.
  case unknown

  public var errorDescription: String? { "The weather is not known: no service is asked." }
}

/// The source of the data.
public struct WeatherAttribution: Codable, Hashable, Sendable {
  /// The name.
  public var serviceName: String
  /// The page about the sources.
  public var legalPageURL: URL
  /// The sign for light grounds.
  public var combinedMarkLightURL: URL
  /// The sign for dark grounds.
  public var combinedMarkDarkURL: URL
}

/// A part of the weather.
public struct WeatherQuery<T>: Sendable {
  private init() {}
}

extension WeatherQuery {
  /// The weather now.
  public static var current: WeatherQuery<CurrentWeather> { .init() }
  /// The next hour.
  public static var minute: WeatherQuery<Forecast<MinuteWeather>?> { .init() }
  /// The next hours.
  public static var hourly: WeatherQuery<Forecast<HourWeather>> { .init() }
  /// The next days.
  public static var daily: WeatherQuery<Forecast<DayWeather>> { .init() }
  /// The hours between two moments.
  public static func hourly(
    startDate: Date, endDate: Date
  ) -> WeatherQuery<Forecast<HourWeather>> { .init() }
  /// The days between two moments.
  public static func daily(
    startDate: Date, endDate: Date
  ) -> WeatherQuery<Forecast<DayWeather>> { .init() }
  /// The warnings.
  public static var alerts: WeatherQuery<[WeatherAlert]?> { .init() }
}

/// Tells the weather. It is not known.
public final class WeatherService: Sendable {
  /// The only service.
  public static let shared = WeatherService()

  /// A service.
  public init() {}

  /// Throws: the weather is not known.
  nonisolated(nonsending) public func weather(for location: CLLocation) async throws -> Weather {
    throw WeatherError.permissionDenied
  }

  /// Throws: the weather is not known.
  nonisolated(nonsending) public func weather<T>(
    for location: CLLocation, including dataSet: WeatherQuery<T>
  ) async throws -> T { throw WeatherError.permissionDenied }

  /// Throws: the weather is not known.
  nonisolated(nonsending) public func weather<T1, T2>(
    for location: CLLocation, including dataSet1: WeatherQuery<T1>, _ dataSet2: WeatherQuery<T2>
  ) async throws -> (T1, T2) { throw WeatherError.permissionDenied }

  /// Throws: the weather is not known.
  nonisolated(nonsending) public func weather<T1, T2, T3>(
    for location: CLLocation, including dataSet1: WeatherQuery<T1>, _ dataSet2: WeatherQuery<T2>,
    _ dataSet3: WeatherQuery<T3>
  ) async throws -> (T1, T2, T3) { throw WeatherError.permissionDenied }

  /// The source of the data. Throws: no service is asked.
  public var attribution: WeatherAttribution {
    get async throws { throw WeatherError.permissionDenied }
  }
}
