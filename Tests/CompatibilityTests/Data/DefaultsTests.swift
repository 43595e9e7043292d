import Foundation
import Observation
import SwiftUI
import Testing

/// Settings in defaults that a program names (rule C7.20).
@MainActor struct DefaultsTests {
  private enum Unit: String { case metres, feet }

  private struct Settings: View {
    @AppStorage("isOn") private var isOn = false
    @AppStorage("count") private var count = 1
    @AppStorage("size") private var size = 1.5
    @AppStorage("unit") private var unit = Unit.metres
    @AppStorage("name") private var name: String?
    @AppStorage("page") private var page = URL(fileURLWithPath: "/none")
    @AppStorage("day") private var day = Date(timeIntervalSince1970: 0)
    @AppStorage("bytes") private var bytes = Data()

    var body: some View {
      VStack {
        Text(verbatim: "\(isOn) \(count) \(size) \(unit.rawValue) \(name ?? "nobody")")
        Text(verbatim: "\(page.lastPathComponent) \(day.timeIntervalSince1970) \(bytes.count)")
        Button("change") {
          isOn.toggle()
          count += 1
          unit = .feet
          name = nil
        }
      }
    }
  }

  /// Runs `body` with empty defaults of a name, of which nothing is left on the disk.
  private func withDefaults(_ name: String, _ body: (UserDefaults) throws -> Void) throws {
    let name = "compatibility.\(name)"
    let defaults = try #require(UserDefaults(suiteName: name))
    defaults.removePersistentDomain(forName: name)
    defer {
      defaults.removePersistentDomain(forName: name)
      defaults.synchronize()
      let home = ProcessInfo.processInfo.environment["XDG_CONFIG_HOME"]
      let folder =
        home.map { URL(fileURLWithPath: $0, isDirectory: true) }
        ?? FileManager.default.homeDirectoryForCurrentUser.appendingPathComponent(".config")
      try? FileManager.default.removeItem(at: folder.appendingPathComponent("\(name).plist"))
    }
    try body(defaults)
  }

  private func stage(_ view: some View) -> Stage {
    Stage(size: CGSize(width: 300, height: 200)) { view }
  }

  @Test func namedDefaultsAreReadAndWritten() throws {
    try withDefaults("read", check(readAndWritten:))
  }

  private func check(readAndWritten defaults: UserDefaults) throws {
    defaults.set(true, forKey: "isOn")
    defaults.set(7, forKey: "count")
    defaults.set(2.5, forKey: "size")
    defaults.set("feet", forKey: "unit")
    defaults.setValue("Ada", forKey: "name")
    defaults.set(URL(fileURLWithPath: "/some/page"), forKey: "page")
    defaults.set(Date(timeIntervalSince1970: 60), forKey: "day")
    defaults.set(Data([1, 2, 3]), forKey: "bytes")
    let stage = stage(Settings().defaultAppStorage(defaults))
    let root = try stage.layoutReport().root
    #expect(root.first(saying: "true 7 2.5 feet Ada") != nil)
    #expect(root.first(saying: "page 60.0 3") != nil)
    try stage.tap("change")
    #expect(try stage.layoutReport().root.first(saying: "false 8 2.5 feet nobody") != nil)
    #expect(defaults.object(forKey: "name") == nil)
    #expect(defaults.integer(forKey: "count") == 8)
    #expect(!defaults.bool(forKey: "isOn"))
  }

  @Test func otherTypesAndEmptyDefaultsGiveTheDefaultOfTheProperty() throws {
    try withDefaults("other") { defaults in
      defaults.set("many", forKey: "count")
      defaults.set("miles", forKey: "unit")
      let stage = stage(Settings().defaultAppStorage(defaults))
      let root = try stage.layoutReport().root
      #expect(root.first(saying: "false 1 1.5 metres nobody") != nil)
      #expect(defaults.object(forKey: "size") == nil)
    }
  }

  private struct Two: View {
    @AppStorage private var first: Int
    @AppStorage private var second: Int
    @AppStorage("number") private var own = 3

    init(_ first: UserDefaults, _ second: UserDefaults) {
      _first = AppStorage(wrappedValue: 1, "number", store: first)
      _second = AppStorage(wrappedValue: 2, "number", store: second)
    }

    var body: some View {
      VStack {
        Text("\(first) \(second) \(own)")
        Button("change") { first = 9 }
      }
    }
  }

  @Test func defaultsOfOneNameFollowEachOther() throws {
    try withDefaults("shared") { first in
      let second = try #require(UserDefaults(suiteName: "compatibility.shared"))
      let stage = stage(Two(first, second))
      let before = try stage.layoutReport().root
      #expect(before.first(saying: "1 2 3") != nil)
      try stage.tap("change")
      let after = try stage.layoutReport().root
      #expect(after.first(saying: "9 9 3") != nil)
    }
  }

  @Test func whatStandardDefaultsRegisterIsWhereSettingsBegin() throws {
    UserDefaults.standard.register(defaults: ["registered number": 12])
    struct Registered: View {
      @AppStorage("registered number") private var number = 3
      @SceneStorage("registered number") private var scene = 4
      var body: some View { Text("\(number) \(scene)") }
    }
    #expect(try stage(Registered()).layoutReport().root.first(saying: "12 4") != nil)
    let explicit = stage(Registered().defaultAppStorage(.standard))
    #expect(try explicit.layoutReport().root.first(saying: "12 4") != nil)
  }
}
