import Foundation
import Stillframe
import Testing

/// The cards that the chips of date pickers open, and the months in them (rule C3.11).
@Suite struct DateCardTests {
  private struct Pickers: View {
    var components: DatePickerComponents = .date
    var isGraphical = false
    // 14 November 2023, 22:13 in Greenwich.
    @State private var date = Date(timeIntervalSince1970: 1_700_000_000)

    var body: some View {
      VStack {
        if isGraphical {
          picker.datePickerStyle(.graphical)
        } else {
          picker
        }
        Text(date, format: .dateTime.day().month(.wide).hour())
          .accessibilityIdentifier("words")
      }
    }

    private var picker: some View {
      DatePicker("At", selection: $date, displayedComponents: components)
        .labelsHidden()
        .accessibilityIdentifier("picker")
    }
  }

  private func texts(_ stage: Stage) throws -> [String] {
    var texts: [String] = []
    var open = [try stage.layoutReport().root]
    while let node = open.popLast() {
      if let text = node.text { texts.append(text) }
      open += node.children
    }
    return texts
  }

  @Test func chipOpensTheMonthOfItsDate() throws {
    let stage = Stage(size: CGSize(width: 375, height: 600)) { Pickers() }
    #expect(try !texts(stage).contains("November 2023"))
    try stage.tap("picker")
    #expect(try texts(stage).contains("November 2023"))
    try stage.tap("Thursday, November 16")
    #expect(try texts(stage).contains { $0.hasPrefix("November 16") })
    try stage.perform(.escape, on: "Thursday, November 16")
    #expect(try !texts(stage).contains("November 2023"))
  }

  @Test func chipOfATimeOpensWheels() throws {
    let stage = Stage(size: CGSize(width: 375, height: 600)) { Pickers(components: .hourAndMinute) }
    #expect(try !texts(stage).contains("11"))
    try stage.tap("picker")
    #expect(try texts(stage).contains("11"))
  }

  @Test func arrowsOfAMonthLeaveTheDate() throws {
    let stage = Stage(size: CGSize(width: 375, height: 600)) { Pickers(isGraphical: true) }
    let before = try texts(stage).first { $0.hasPrefix("November 14") }
    #expect(before != nil)
    try stage.tap("Next Month")
    #expect(try texts(stage).contains("December 2023"))
    #expect(try texts(stage).contains { $0 == before })
    try stage.tap("Tuesday, December 5")
    #expect(try texts(stage).contains { $0.hasPrefix("December 5") })
  }
}
