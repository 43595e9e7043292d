import Foundation
import Testing

@testable import StillframePreviews

/// Names that code binds itself, in modules of which something else is left out.
extension PreviewTests {
  /// The parameter of such a closure is a binding by one name, and a value by the other.
  @Test func parametersOfBindingsHaveTheirPlainNames() throws {
    let folder = try folder([
      "App/Shown.swift": """
      import Absent
      import SwiftUI
      struct Row: Identifiable { var id = 1; var name = "barley" }
      struct Shown: View {
        @State private var rows = [Row()]
        var body: some View {
          List {
            ForEach($rows) { $zqrow in
              Text(zqrow.name)
              TextField("Name", text: $zqrow.name)
            }
            ForEach($rows, id: \\.id) { ($zqother: Binding<Row>) in
              Text("other \\(zqother.name)")
            }
          }
        }
      }
      #Preview { Shown() }
      """
    ])
    let run = try run("report", "./App", in: folder)
    #expect(run.output.contains("\"barley\""), "\(run.output) \(run.errors)")
    #expect(run.output.contains("\"other barley\""), "\(run.output) \(run.errors)")
    #expect(!run.errors.contains("lacks a part"), "\(run.errors)")
  }

  /// Earlier compilers bound values that are no optionals in builders of views.
  @Test func conditionsBindValuesThatAreNoOptionals() throws {
    let folder = try folder([
      "App/Bound.swift": """
      import SwiftUI
      struct Plan { var title = "barley"; var crops = ["oats"] }
      struct Bound: View {
        var plan = Plan()
        var count: Int? = 3
        var note: Int?
        var body: some View {
          VStack {
            if let title = plan.title, let count {
              Text("\\(title) \\(count)")
            }
            if !plan.crops.isEmpty, let crop = plan.crops[0] { Text(crop) } else { Text("none") }
            if let note, let crop: String = plan.crops[0] { Text("\\(crop) \\(note)") }
          }
        }
      }
      #Preview { Bound() }
      """
    ])
    let run = try run("report", "./App", in: folder)
    #expect(run.output.contains("\"barley 3\""), "\(run.output) \(run.errors)")
    #expect(run.output.contains("\"oats\""), "\(run.output) \(run.errors)")
    #expect(!run.output.contains("none") && !run.output.contains("oats 3"), "\(run.output)")
    #expect(run.errors.isEmpty, "\(run.errors)")
  }

  /// Apple's platforms have values that are implicitly unwrapped where Linux has them as they are.
  @Test func conditionsOfFunctionsBindValuesThatAreNoOptionals() throws {
    let folder = try folder([
      "App/Days.swift": """
      import SwiftUI
      struct Days: View {
        var first: String {
          let formatter = DateFormatter()
          guard let days = formatter.veryShortWeekdaySymbols, !days.isEmpty else { return "none" }
          let rotated = Array(days[1...] + days[..<1])
          return rotated[0]
        }
        func second() -> String {
          var result = "none"
          if let months = DateFormatter().monthSymbols {
            result = months[1]
          }
          return result
        }
        var body: some View { Text("\\(first) \\(second())") }
      }
      #Preview { Days() }
      """
    ])
    let run = try run("report", "./App", in: folder)
    #expect(run.output.contains("\"M February\""), "\(run.output) \(run.errors)")
    #expect(run.errors.isEmpty, "\(run.errors)")
  }
}
