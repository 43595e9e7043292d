import Foundation
import Stillframe
import StillframeScenes
import Testing

/// The date that "two hours ago" counts from.
@MainActor @Suite struct PreviewDateTests {
  private func words(_ setting: SceneSetting, _ date: Date) throws -> String {
    let picture = setting.picture(size: nil) {
      VStack {
        Text(date.addingTimeInterval(-7200), style: .relative)
        TimelineView(.explicit([date])) { Text("\(Int($0.date.timeIntervalSince(date)))") }
      }
    }
    return try picture.layoutReport().description
  }

  @Test func settingsSayTheDate() throws {
    var setting = SceneSetting()
    setting.size = CGSize(width: 100, height: 40)
    let date = Date(timeIntervalSince1970: 1_750_000_000)
    #expect(try !words(setting, date).contains("\"2 hr"))
    setting.startDate = date
    let words = try words(setting, date)
    #expect(words.contains("\"2 hr") && words.contains("\"0\""), "\(words)")
  }
}
