import Foundation
import Synchronization

/// The value of `Locale.autoupdatingCurrent` while a view is evaluated: the environment's locale at that moment, known from one
/// that the code names itself by preferences beside its identifier.
///
/// A format that was made with it, such as `.number`, follows the environment of the text it ends in, which may be another.
enum FollowingLocale {
  private static let known = Mutex<[String: Locale]>([:])
  /// More identifiers than a program uses. A locale made again equals the one that was forgotten.
  private static let limit = 256

  /// Returns the locale of this identifier that follows; nil where Foundation keeps no preferences (before Swift 6.3).
  static func named(_ identifier: String) -> Locale? {
    if let found = known.withLock({ $0[identifier] }) { return found }
    let stored = Stored(identifier: identifier, preferences: .init(languages: ["und"]))
    guard let data = try? JSONEncoder().encode(stored),
      let made = try? JSONDecoder().decode(Locale.self, from: data),
      made != Locale(identifier: identifier)
    else { return nil }
    known.withLock { locales in
      if locales.count >= limit { locales.removeAll() }
      locales[identifier] = made
    }
    return made
  }

  /// The way Foundation writes a locale: the only one to give preferences to it from outside.
  private struct Stored: Encodable {
    struct Preferences: Encodable {
      var languages: [String]
    }

    var identifier: String
    var current = 0
    var preferences: Preferences
  }
}

extension Locale {
  /// Whether this is a locale that follows its user: Foundation's, or that of an environment.
  var followsEnvironment: Bool {
    self == CurrentLocale.autoupdating || self == FollowingLocale.named(identifier)
  }

  /// The locale that a format keeps, directly or in a style inside; nil if there is none.
  static func kept(in format: Any, depth: Int = 4) -> Locale? {
    guard depth > 0 else { return nil }
    for child in Mirror(reflecting: format).children {
      if let locale = child.value as? Locale { return locale }
      if let inner = kept(in: child.value, depth: depth - 1) { return inner }
    }
    return nil
  }
}
