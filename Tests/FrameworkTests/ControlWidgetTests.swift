import AppIntents
import SwiftUI
import Testing
import TipKit
import WidgetKit

/// Controls of the control center and their intents, as Xcode's template for widgets has them.
@MainActor @Suite struct ControlWidgetTests {
  private struct Start: AppIntent {
    static let title: LocalizedStringResource = "Start"
    func perform() async throws -> some IntentResult { .result() }
  }

  private struct Value: ControlValueProvider {
    var previewValue: Bool { false }
    func currentValue() async throws -> Bool { true }
  }

  private struct Configured: AppIntentControlValueProvider {
    func previewValue(configuration: Start) -> Bool { false }
    func currentValue(configuration: Start) async throws -> Bool { true }
  }

  private struct TimerControl: ControlWidget {
    var body: some ControlWidgetConfiguration {
      StaticControlConfiguration(kind: "timer", provider: Value()) { isOn in
        ControlWidgetToggle("Timer", isOn: isOn, action: Start()) { isOn in
          Label(isOn ? "On" : "Off", systemImage: "timer")
        }
        .tint(.orange)
      }
      .displayName("Timer")
      .description("Starts a timer.")
    }
  }

  private struct StartControl: ControlWidget {
    var body: some ControlWidgetConfiguration {
      AppIntentControlConfiguration(kind: "start", provider: Configured()) { _ in
        ControlWidgetButton(action: Start()) { Text("Start") }
      }
    }
  }

  private struct Bundle: WidgetBundle {
    var body: some Widget {
      TimerControl()
      StartControl()
    }
  }

  @Test func controlsCompileAndAreNotDrawn() async throws {
    #expect("\(type(of: Bundle().body))".contains("WidgetGroup"))
    let isOn = try await Value().currentValue()
    #expect(isOn && !Value().previewValue)
    let configured = try await Configured().currentValue(configuration: Start())
    #expect(configured && !Configured().previewValue(configuration: Start()))
  }

  @Test func parametersOfTipsAreKept() {
    @TipKit.Parameter var isShown = false
    isShown = true
    #expect(isShown && $isShown.wrappedValue)
  }
}
