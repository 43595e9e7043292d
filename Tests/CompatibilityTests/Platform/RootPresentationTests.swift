import Foundation
import SwiftUI
import Testing

/// What programs present from the root controller of the application's window.
@MainActor @Suite struct RootPresentationTests {
  private struct Page: View {
    let present: @MainActor (UIViewController) -> Void

    var body: some View {
      Button("show") {
        if let root = UIApplication.shared.windows.first?.rootViewController { present(root) }
      }
    }
  }

  private func stage(_ present: @escaping @MainActor (UIViewController) -> Void) throws -> Stage {
    let stage = Stage(size: CGSize(width: 320, height: 480)) { Page(present: present) }
    try stage.tap("show")
    stage.advance(by: 2)
    return stage
  }

  @Test func anAlertIsShownAndGoes() throws {
    var chosen = false
    let stage = try stage { root in
      let alert = UIAlertController(title: "Question", message: "m", preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "Yes", style: .default) { _ in chosen = true })
      root.present(alert, animated: true)
    }
    #expect(try stage.says("Question"))
    try stage.tap("Yes")
    stage.advance(by: 2)
    #expect(try !stage.says("Question"))
    #expect(chosen)
  }

  @Test func aHostedViewIsShownAsASheetAndPresentsAnother() throws {
    let stage = try stage { root in
      root.present(UIHostingController(rootView: Text("Hosted")), animated: true)
      let alert = UIAlertController(title: "Second", message: nil, preferredStyle: .alert)
      root.presentedViewController?.present(alert, animated: true)
    }
    #expect(try stage.says("Hosted"))
    #expect(try stage.says("Second"))
  }

  @Test func eachPictureHasItsOwnRoot() throws {
    let first = try stage { $0.present(UIHostingController(rootView: Text("A")), animated: true) }
    let second = try stage { #expect($0.presentedViewController == nil) }
    #expect(try first.says("A"))
    #expect(try !second.says("A"))
  }

  @Test func thePageStepsBackBehindASheet() throws {
    func side(_ isSimulated: Bool) throws -> RGBA8 {
      func page() -> some View {
        ZStack {
          Color.red.ignoresSafeArea()
          Page { $0.present(UIHostingController(rootView: Color.white), animated: true) }
        }
      }
      let stage =
        isSimulated
        ? Stage(size: Device.iPhone15.size) { page().simulatedDevice(.iPhone15) }
        : Stage(device: .iPhone15) { page() }
      try stage.tap("show")
      stage.advance(by: 2)
      // Beside the page that has become narrower, above the sheet.
      let picture = try stage.bitmap()
      let scale = picture.width / 393
      return picture[4 * scale, 64 * scale]
    }
    let black = RGBA8(red: 0, green: 0, blue: 0, alpha: 255)
    #expect(try side(false) == black)
    #expect(try side(true) == black)
  }

  @Test func sharedThingsAreNamedInASheet() throws {
    let stage = try stage { root in
      root.present(
        UIActivityViewController(activityItems: ["Some words"], applicationActivities: nil),
        animated: true)
    }
    #expect(try stage.says("Some words"))
    #expect(try stage.says("Copy"))
    try stage.tap("Close")
    stage.advance(by: 2)
    #expect(try !stage.says("Some words"))
  }
}
