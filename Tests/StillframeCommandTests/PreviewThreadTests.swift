import Testing

/// Threads of previews.
extension PreviewTests {
  /// In a fork of a Swift program a global that two threads ask for is never made.
  @Test func threadsOfPreviewsShareGlobals() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      import Dispatch
      import Foundation
      import SwiftUI

      private let width: CGFloat = {
        Thread.sleep(forTimeInterval: 0.3)
        return 40
      }()

      struct Waiting: View {
        var body: some View { Color.red.frame(width: known(), height: 10) }

        private func known() -> CGFloat {
          let ended = DispatchSemaphore(value: 0)
          Thread.detachNewThread {
            Thread.sleep(forTimeInterval: 0.1)
            _ = width
            ended.signal()
          }
          defer { ended.wait() }
          return width
        }
      }

      #Preview("Waiting", traits: .sizeThatFitsLayout) { Waiting() }
      """, to: "Waiting.swift")
    let run = try run("render", "Waiting.swift", "-o", "w.png", in: folder)
    #expect(run.status == 0 && run.errors == "", "\(run.errors)")
  }
}
