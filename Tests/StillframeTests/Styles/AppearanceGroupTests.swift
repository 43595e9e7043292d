import Combine
import Foundation
import StillViewsTestSupport
import Stillframe
import Testing

/// One modifier that tells of appearance, around several views among others.
@Suite struct AppearanceGroupTests {
  @Test("L10.22 several views appear with the first and disappear with the last")
  func groupsAppearOnce() throws {
    struct Pair: View {
      let recorder: Recorder
      @State private var count = 2
      var body: some View {
        VStack {
          Group {
            if count > 0 { Color.red }
            if count > 1 { Color.blue }
          }
          .onAppear { recorder.count("appear") }
          .onDisappear { recorder.count("disappear") }
          Button("fewer") { count -= 1 }.accessibilityIdentifier("fewer")
          Button("more") { count += 1 }.accessibilityIdentifier("more")
        }
      }
    }
    let recorder = Recorder()
    let stage = Stage(size: CGSize(width: 100, height: 200)) { Pair(recorder: recorder) }
    _ = try stage.layoutReport()
    #expect(recorder.total("appear") == 1)
    try stage.tap("fewer")
    _ = try stage.layoutReport()
    #expect(recorder.total("disappear") == 0)
    try stage.tap("fewer")
    _ = try stage.layoutReport()
    #expect(recorder.total("disappear") == 1)
    try stage.tap("more")
    _ = try stage.layoutReport()
    #expect(recorder.total("appear") == 2)
  }

  @Test("L10.22 a view that gets another identity when it appears does so once")
  func newIdentitiesDoNotAppearAnew() throws {
    struct Inner: View {
      let recorder: Recorder
      @State private var isShown = false
      var body: some View {
        Text("seen").opacity(isShown ? 1 : 0).accessibilityIdentifier(isShown ? "seen" : "unseen")
          .onAppear {
            recorder.count("inner")
            isShown.toggle()
          }
      }
    }
    struct Outer: View {
      let recorder: Recorder
      @State private var identity = 0
      var body: some View {
        Inner(recorder: recorder).id(identity)
          .onAppear {
            recorder.count("outer")
            identity += 1
          }
      }
    }
    let recorder = Recorder()
    let stage = Stage(size: CGSize(width: 100, height: 100)) {
      VStack {
        switch recorder.total("none") {
        case 0: Outer(recorder: recorder)
        default: Text("other")
        }
      }
    }
    let report = try stage.layoutReport()
    #expect(recorder.total("outer") == 1)
    #expect(recorder.total("inner") == 2)
    #expect(report.frame(of: "seen") != nil)
    #expect(report.warnings.isEmpty)
  }

  @Test("C8.23 work around branches goes on when another one is taken")
  func workSurvivesBranches() throws {
    struct Loading: View {
      let recorder: Recorder
      @State private var isLoaded = false
      var body: some View {
        VStack {
          Group {
            if isLoaded {
              Text("loaded").accessibilityIdentifier("loaded")
            } else {
              Text("loading").accessibilityIdentifier("loading")
            }
          }
          .task {
            recorder.count("start")
            isLoaded = true
            try? await Task.sleep(for: .seconds(1))
            recorder.count(Task.isCancelled ? "cancelled" : "end")
          }
        }
      }
    }
    let recorder = Recorder()
    let stage = Stage(size: CGSize(width: 100, height: 100)) { Loading(recorder: recorder) }
    #expect(try stage.layoutReport().frame(of: "loaded") != nil)
    stage.advance(by: 2)
    _ = try stage.layoutReport()
    #expect(recorder.total("start") == 1)
    #expect(recorder.total("end") == 1)
  }

  @Test("C8.23 work with a value starts over for another one, also with a new identity")
  func workFollowsItsValue() throws {
    struct Following: View {
      let recorder: Recorder
      @State private var number = 0
      var body: some View {
        VStack {
          Text("\(number)").id(number)
            .task(id: number) { recorder.count("start \(number)") }
          Button("next") { number += 1 }.accessibilityIdentifier("next")
        }
      }
    }
    let recorder = Recorder()
    let stage = Stage(size: CGSize(width: 100, height: 100)) { Following(recorder: recorder) }
    _ = try stage.layoutReport()
    try stage.tap("next")
    _ = try stage.layoutReport()
    #expect(recorder.total("start 0") == 1)
    #expect(recorder.total("start 1") == 1)
  }

  @Test("C8.23 work that waits for notifications is not waited for, and receives them")
  func notificationsArriveInWork() throws {
    struct Listening: View {
      let recorder: Recorder
      @State private var count = 0
      var body: some View {
        Text("\(count)").accessibilityIdentifier("count \(count)")
          .task {
            for await _ in NotificationCenter.default.notifications(named: .heard) { count += 1 }
          }
      }
    }
    let recorder = Recorder()
    let stage = Stage(size: CGSize(width: 100, height: 100)) { Listening(recorder: recorder) }
    let start = ContinuousClock.now
    let report = try stage.layoutReport()
    #expect(report.warnings.isEmpty)
    #expect(ContinuousClock.now - start < .seconds(3))
    NotificationCenter.default.post(name: .heard, object: nil)
    stage.advance(by: 1)
    #expect(try stage.layoutReport().frame(of: "count 1") != nil)
  }
}

extension Notification.Name {
  fileprivate static let heard = Notification.Name("AppearanceGroupTests.heard")
}
