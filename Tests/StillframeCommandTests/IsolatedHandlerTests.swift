import Foundation
import Testing

@testable import StillframePreviews

/// Handlers that frameworks of Objective-C call in any isolation: in Swift 5 they may call the main actor's code, as Apple's headers are
/// older than isolation.
extension PreviewTests {
  @Test func handlersMayCallTheMainActor() throws {
    let folder = try folder([
      "App/Center.swift": """
      import AppTrackingTransparency
      import AVFoundation
      import BackgroundTasks
      import CloudKit
      import LocalAuthentication
      import MediaPlayer
      import UserNotifications

      @MainActor final class Center {
        var calls = 0
        func note() { calls += 1 }
        func ask() {
          let center = UNUserNotificationCenter.current()
          center.requestAuthorization(options: [.alert]) { [weak self] _, _ in self?.note() }
          center.getNotificationSettings { [weak self] _ in self?.note() }
          center.getPendingNotificationRequests { [weak self] _ in self?.note() }
          LAContext().evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "a") { _, _ in
            self.note()
          }
          AVAudioApplication.requestRecordPermission { _ in self.note() }
          ATTrackingManager.requestTrackingAuthorization { _ in self.note() }
          CKContainer.default().accountStatus { _, _ in self.note() }
          BGTaskScheduler.shared.getPendingTaskRequests { _ in self.note() }
          MPMediaLibrary.requestAuthorization { _ in self.note() }
        }
      }
      """,
      "App/Shown.swift": """
      import SwiftUI
      struct Shown: View {
        let center = Center()
        var body: some View { Text("asked") }
      }
      #Preview { Shown() }
      """,
    ])
    let run = try run("report", "./App", in: folder)
    #expect(run.status == 0 && run.output.contains("\"asked\""), "\(run.output) \(run.errors)")
    #expect(!run.errors.contains("left out"), "\(run.errors)")
  }

  @Test(arguments: [
    // Each closure changes the main actor's state, which Foundation for Linux refuses.
    """
    center = NotificationCenter.default.addObserver(
      forName: .NSCalendarDayChanged, object: nil, queue: .main
    ) { [weak self] _ in self?.note() }
    """,
    """
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in self?.note() }
    timer = Timer(timeInterval: 1, repeats: false) { _ in self.note() }
    timer = Timer(fire: .now, interval: 1, repeats: false) { _ in self.note() }
    RunLoop.main.perform { self.note() }
    OperationQueue.main.addOperation { self.note() }
    """,
    """
    let url = URL(fileURLWithPath: "/")
    URLSession.shared.dataTask(with: url) { _, _, _ in self.note() }.resume()
    URLSession.shared.dataTask(with: URLRequest(url: url)) { _, _, _ in self.note() }.resume()
    URLSession.shared.downloadTask(with: url) { _, _, _ in self.note() }.resume()
    URLSession.shared.uploadTask(with: URLRequest(url: url), from: nil) { _, _, _ in
      self.note()
    }.resume()
    """,
  ])
  func foundationsHandlersMayCallTheMainActor(calls: String) throws {
    let folder = try folder([
      "App/Model.swift": """
      import Foundation
      @MainActor final class Model {
        var calls = 0
        var center: NSObjectProtocol?
        var timer: Timer?
        func note() { calls += 1 }
        func ask() {
      \(calls)
        }
      }
      """,
      "App/Shown.swift": """
      import SwiftUI
      struct Shown: View {
        let model = Model()
        var body: some View { Text("asked") }
      }
      #Preview { Shown() }
      """,
    ])
    let run = try run("report", "./App", in: folder)
    #expect(run.status == 0 && run.output.contains("\"asked\""), "\(run.output) \(run.errors)")
    #expect(!run.errors.contains("left out"), "\(run.errors)")
  }

  /// Foundation's methods can be overridden, and those of the module cannot.
  @Test func aMethodThatTheProgramOverridesIsFoundations() throws {
    let folder = try folder([
      "App/Shown.swift": """
      import SwiftUI
      final class Session: URLSession {
        override func dataTask(
          with url: URL, completionHandler: @escaping (Data?, URLResponse?, (any Error)?) -> Void
        ) -> URLSessionDataTask {
          completionHandler(Data("own".utf8), nil, nil)
          return URLSession.shared.dataTask(with: url)
        }
      }
      #Preview { Text("overridden") }
      """
    ])
    let run = try run("report", "./App", in: folder)
    #expect(
      run.status == 0 && run.output.contains("\"overridden\""), "\(run.output) \(run.errors)")
    #expect(!run.errors.contains("cannot be overridden"), "\(run.errors)")
  }
}
