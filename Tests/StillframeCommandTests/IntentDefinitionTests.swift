import Foundation
import Testing

/// Files of intents, for which Xcode writes classes.
extension PreviewTests {
  /// A file that is translated lies in the folder of a language.
  @Test(arguments: ["App/Widget.intentdefinition", "App/Base.lproj/Widget.intentdefinition"])
  func intentsOfAFileHaveClasses(path: String) throws {
    let folder = try folder([
      path: """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict>
      <key>INEnums</key><array><dict>
      <key>INEnumName</key><string>Unit</string>
      <key>INEnumValues</key><array>
      <dict><key>INEnumValueName</key><string>unknown</string></dict>
      <dict><key>INEnumValueIndex</key><integer>1</integer>
      <key>INEnumValueName</key><string>metric</string></dict></array></dict></array>
      <key>INTypes</key><array><dict><key>INTypeName</key><string>City</string></dict></array>
      <key>INIntents</key><array><dict>
      <key>INIntentName</key><string>Configuration</string>
      <key>INIntentParameters</key><array>
      <dict><key>INIntentParameterName</key><string>unit</string>
      <key>INIntentParameterEnumType</key><string>Unit</string>
      <key>INIntentParameterType</key><string>Unit</string></dict>
      <dict><key>INIntentParameterName</key><string>other</string>
      <key>INIntentParameterEnumType</key><string>Unit</string>
      <key>INIntentParameterType</key><string>Integer</string></dict>
      <dict><key>INIntentParameterName</key><string>city</string>
      <key>INIntentParameterObjectType</key><string>City</string>
      <key>INIntentParameterType</key><string>Object</string></dict>
      <dict><key>INIntentParameterName</key><string>names</string>
      <key>INIntentParameterSupportsMultipleValues</key><true/>
      <key>INIntentParameterType</key><string>String</string></dict>
      <dict><key>INIntentParameterName</key><string>isLarge</string>
      <key>INIntentParameterType</key><string>Boolean</string></dict>
      </array></dict></array></dict></plist>
      """,
      "App/Widget.swift": """
      import Intents
      import SwiftUI
      import WidgetKit
      struct Entry: TimelineEntry {
        let date: Date
        let configuration: ConfigurationIntent
      }
      struct Source: IntentTimelineProvider {
        func placeholder(in context: Context) -> Entry {
          Entry(date: .now, configuration: ConfigurationIntent())
        }
        func getSnapshot(
          for configuration: ConfigurationIntent, in context: Context,
          completion: @escaping (Entry) -> ()
        ) { completion(Entry(date: .now, configuration: configuration)) }
        func getTimeline(
          for configuration: ConfigurationIntent, in context: Context,
          completion: @escaping (Timeline<Entry>) -> ()
        ) {
          configuration.names = ["north"]
          configuration.isLarge = true
          configuration.city = City(identifier: "1", display: "Ulm")
          let entry = Entry(date: .now, configuration: configuration)
          completion(Timeline(entries: [entry], policy: .atEnd))
        }
      }
      struct Face: View {
        var entry: Source.Entry
        var body: some View {
          Text("to \\(entry.configuration.names?.first ?? "nowhere")")
          Text(entry.configuration.city?.displayString ?? "")
          Text(entry.configuration.unit == .metric ? "metres" : "unknown")
          Text(entry.configuration.other == .unknown ? "any" : "metres")
        }
      }
      struct Shown: Widget {
        var body: some WidgetConfiguration {
          IntentConfiguration(
            kind: "k", intent: ConfigurationIntent.self, provider: Source()
          ) { entry in Face(entry: entry) }
        }
      }
      #Preview(as: .systemSmall) { Shown() }
      """,
    ])
    let run = try run("report", "./App", in: folder)
    for text in ["to north", "Ulm", "unknown", "any"] {
      #expect(run.output.contains("\"\(text)\""), "\(text): \(run.output) \(run.errors)")
    }
  }

  /// Cases and properties of the classes are in no compiled module.
  @Test func casesOfIntentsStayWhereAPackageIsMissing() throws {
    let folder = try folder([
      "App/Widget.intentdefinition": """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict>
      <key>INEnums</key><array><dict>
      <key>INEnumName</key><string>Coinage</string>
      <key>INEnumValues</key><array>
      <dict><key>INEnumValueIndex</key><integer>1</integer>
      <key>INEnumValueName</key><string>guldenmark</string></dict></array></dict></array>
      <key>INIntents</key><array><dict>
      <key>INIntentName</key><string>Chosen</string>
      <key>INIntentParameters</key><array>
      <dict><key>INIntentParameterName</key><string>chosenCoinage</string>
      <key>INIntentParameterEnumType</key><string>Coinage</string>
      <key>INIntentParameterType</key><string>Integer</string></dict>
      </array></dict></array></dict></plist>
      """,
      "App/Shown.swift": """
      import Absent
      import Intents
      import SwiftUI
      let client = AbsentClient()
      extension Coinage {
        var code: String { self == .guldenmark ? "DEM" : "none" }
      }
      struct Shown: View {
        var body: some View {
          let intent = ChosenIntent()
          Text("code \\(intent.chosenCoinage.code)")
        }
      }
      #Preview("Shown") { Shown() }
      """,
    ])
    let run = try run("report", "./App", in: folder)
    #expect(run.output.contains("\"code none\""), "\(run.output) \(run.errors)")
  }
}
