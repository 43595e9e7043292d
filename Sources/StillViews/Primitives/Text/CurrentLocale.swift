internal import CStillLocale
package import Foundation
import StillRuntime
import StillViewGraph

/// The locale that `Locale.current`, `Calendar.current` and `formatted()` follow: that of the view which is being evaluated
/// (CStillLocale says how).
///
/// Inside of bodies, actions and tasks of views it is the environment's, in closures that make a scene's view that of the
/// scene, elsewhere Foundation's own.
package enum CurrentLocale {
  /// The locale for code that makes views, before there is an environment.
  @TaskLocal static var given: Locale?

  /// Foundation's own `Locale.autoupdatingCurrent`.
  static let autoupdating = systemAutoupdating()

  /// Runs `body` with `Locale.current` as a locale; nil: that of pictures that set none.
  package static func during<Result>(
    _ locale: Locale?, _ body: () throws -> Result
  ) rethrows -> Result {
    try $given.withValue(locale ?? .picture, operation: body)
  }

  /// Makes the content of a stage, for which a locale may have been given.
  @MainActor package static func whileMaking<Content>(
    _ content: @MainActor () -> Content
  ) -> Content {
    during(given) { content() }
  }
}

@_silgen_name("still_system_locale") private func systemLocale() -> Locale
@_silgen_name("still_system_autoupdating") private func systemAutoupdating() -> Locale
@_silgen_name("still_system_calendar") private func systemCalendar() -> Calendar

/// Answers `Locale.current`.
@_silgen_name("still_current_locale") package func currentLocale() -> Locale {
  guard !RuntimeHooks.areForbidden else { return systemLocale() }
  return ViewGraph.currentEnvironment?.locale ?? CurrentLocale.given ?? systemLocale()
}

/// Answers `Locale.autoupdatingCurrent`.
@_silgen_name("still_current_autoupdating") package func currentAutoupdating() -> Locale {
  guard !RuntimeHooks.areForbidden,
    let locale = ViewGraph.currentEnvironment?.locale ?? CurrentLocale.given,
    let following = FollowingLocale.named(locale.identifier)
  else { return systemAutoupdating() }
  return following
}

/// Answers `Calendar.current`.
@_silgen_name("still_current_calendar") package func currentCalendar() -> Calendar {
  guard !RuntimeHooks.areForbidden else { return systemCalendar() }
  if let environment = ViewGraph.currentEnvironment {
    var calendar = environment.calendar
    calendar.locale = environment.locale
    calendar.timeZone = environment.timeZone
    return calendar
  }
  guard let locale = CurrentLocale.given else { return systemCalendar() }
  var calendar = Calendar(identifier: .gregorian)
  calendar.locale = locale
  calendar.timeZone = .gmt
  return calendar
}
