import AppIntents
import Foundation
import SwiftUI
import Testing

private enum Pace: String, AppEnum {
  case slow, fast

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Pace"
  static let caseDisplayRepresentations: [Pace: DisplayRepresentation] = [
    .slow: "Slow", .fast: "Fast",
  ]
}

private struct PaceChoices: DynamicOptionsProvider {
  func results() async throws -> [Pace] { [.slow, .fast] }
}

private struct SitIntent: AppIntent {
  static let title: LocalizedStringResource = "Sit"

  @Parameter(title: "Minutes", default: 15, controlStyle: .field, inclusiveRange: (1, 120))
  var minutes: Int
  @Parameter(title: "Rounds", controlStyle: .stepper) var rounds: Int?
  @Parameter(title: "Volume", default: 0.5, controlStyle: .slider, inclusiveRange: (0, 1))
  var volume: Double
  @Parameter(title: "Gong", displayName: Bool.IntentDisplayName(true: "on", false: "off"))
  var gong: Bool
  @Parameter(
    title: "Note",
    inputOptions: String.IntentInputOptions(capitalizationType: .words, multiline: true))
  var note: String
  @Parameter(title: "Pace", default: .fast, optionsProvider: PaceChoices()) var pace: Pace

  static var parameterSummary: some ParameterSummary {
    When(\.$pace, .equalTo, .slow) {
      Summary("Sit for \(\.$minutes)")
    } otherwise: {
      When(\.$rounds, .hasAnyValue) {
        Summary("Sit \(\.$rounds) times")
      } otherwise: {
        Switch(\.$gong) {
          Case(true) { Summary("Sit with a gong") }
          DefaultCase { Summary("Sit") }
        }
      }
    }
  }

  func perform() async throws -> some IntentResult { .result() }
}

private enum SitError: Error, CustomLocalizedStringResourceConvertible {
  case noTime

  var localizedStringResource: LocalizedStringResource { "No time" }
}

/// Parameters of intents with controls, which nothing shows.
@Suite struct IntentControlTests {
  @Test func parametersBeginWithTheirDefaults() {
    let intent = SitIntent()
    #expect(intent.minutes == 15 && intent.rounds == nil && intent.volume == 0.5)
    #expect(!intent.gong && intent.note == "" && intent.pace == .fast)
    intent.minutes = 20
    #expect(intent.minutes == 20)
    let names = Bool.IntentDisplayName(true: "on", false: "off")
    #expect(names.true == "on" && names.false == "off")
    #expect(String.IntentInputOptions(multiline: true).multiline)
    #expect(!String.IntentInputOptions().multiline)
  }

  @Test func sentencesMayDependOnValues() {
    let name = "\(type(of: SitIntent.parameterSummary))"
    #expect(name.hasPrefix("ParameterSummaryWhenCondition<SitIntent"))
    let all: [ParameterSummaryComparison] = [
      .hasAnyValue, .hasNoValue, .equalTo, .notEqualTo, .greaterThan, .greaterThanOrEqualTo,
      .lessThan, .lessThanOrEqualTo,
    ]
    #expect(Set(all).count == 8)
    #expect(SitError.noTime.localizedStringResource == "No time")
  }
}
