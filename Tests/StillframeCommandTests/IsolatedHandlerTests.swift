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
}
