public import Foundation
package import StillViewGraph

extension Text {
  /// A value in a format.
  ///
  /// Where the format names no locale, calendar or time zone, those of the environment count.
  public init<F: FormatStyle>(
    _ input: F.FormatInput, format: F
  ) where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(.value(FormattedValue(input: input, format: format)))
  }

  /// A value in a format that sets attributes, too.
  public init<F: FormatStyle>(
    _ input: F.FormatInput, format: F
  ) where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
    self.init(.value(AttributedValue(input: input, format: format)))
  }

  /// A value as a formatter writes it; nothing where it cannot.
  public init<Subject>(_ subject: Subject, formatter: Formatter) {
    self.init(verbatim: formatter.string(for: subject) ?? "")
  }
}

/// A formatted value. Unchecked because neither protocol requires Sendable: formats and their inputs are values, which
/// are only read here.
private struct FormattedValue<F: FormatStyle>: TextValue, @unchecked Sendable
where F.FormatInput: Equatable, F.FormatOutput == String {
  let input: F.FormatInput
  let format: F

  func words(in environment: EnvironmentValues) -> TextString {
    if let date = input as? Date, let format = format as? Date.RelativeFormatStyle {
      return .plain(format.anchored(at: date, in: environment).format(environment.now))
    }
    return .plain(format.suited(to: environment).format(input))
  }

  var readsClock: Bool { input is Date && format is Date.RelativeFormatStyle }

  func nextChange(in environment: EnvironmentValues) -> Date? {
    // At most once per second, although the text changes less often.
    environment.now.addingTimeInterval(1)
  }
}

/// Unchecked for the reason given above.
private struct AttributedValue<F: FormatStyle>: TextValue, @unchecked Sendable
where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
  let input: F.FormatInput
  let format: F

  func words(in environment: EnvironmentValues) -> TextString {
    .attributed(format.suited(to: environment).format(input))
  }
}

extension FormatStyle {
  /// Whether the format names no locale of its own.
  private var followsEnvironment: Bool {
    if locale(CurrentLocale.autoupdating) == self { return true }
    return Locale.kept(in: self)?.followsEnvironment == true
  }

  /// The same with the environment's locale, calendar and time zone, where it has those of the machine.
  package func suited(to environment: EnvironmentValues) -> Self {
    var result = followsEnvironment ? locale(environment.locale) : self
    if var style = result as? Date.FormatStyle {
      if style.calendar == .autoupdatingCurrent { style.calendar = environment.calendar }
      if style.timeZone == .autoupdatingCurrent { style.timeZone = environment.timeZone }
      result = style as? Self ?? result
    } else if var style = result as? Date.IntervalFormatStyle {
      if style.calendar == .autoupdatingCurrent { style.calendar = environment.calendar }
      if style.timeZone == .autoupdatingCurrent { style.timeZone = environment.timeZone }
      result = style as? Self ?? result
    } else if var style = result as? SystemFormatStyle.DateOffset {
      if style.calendar == .autoupdatingCurrent { style.calendar = environment.calendar }
      result = style as? Self ?? result
    } else if var style = result as? SystemFormatStyle.DateReference {
      if style.calendar == .autoupdatingCurrent { style.calendar = environment.calendar }
      if style.timeZone == .autoupdatingCurrent { style.timeZone = environment.timeZone }
      result = style as? Self ?? result
    }
    return result
  }
}

extension Date.RelativeFormatStyle {
  /// Returns the format anchored at a date; its input is then the present moment.
  fileprivate func anchored(
    at date: Date, in environment: EnvironmentValues
  ) -> Date.AnchoredRelativeFormatStyle {
    Date.AnchoredRelativeFormatStyle(
      anchor: date, presentation: presentation, unitsStyle: unitsStyle,
      locale: locale.followsEnvironment ? environment.locale : locale,
      calendar: calendar == .autoupdatingCurrent ? environment.calendar : calendar,
      capitalizationContext: capitalizationContext)
  }
}
