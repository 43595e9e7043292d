import Foundation
import Testing

@testable import StillframePreviews

/// Names that a file gets from modules which it does not import itself.
extension PreviewTests {
  /// SwiftUI brings UIKit along, also in front of a name.
  @Test func namesOfUIKitNeedNoImportBesideSwiftUI() throws {
    let folder = try folder([
      "App/Shown.swift": """
      import SwiftUI
      struct Wrapped<Controller: UIKit.UIViewController>: UIViewControllerRepresentable {
        let make: () -> Controller
        func makeUIViewController(context: Context) -> Controller { make() }
        func updateUIViewController(_ controller: Controller, context: Context) {}
      }
      #Preview("Shown") {
        VStack {
          Wrapped { UIHostingController(rootView: Text("hosted")) }
          Text("beside")
        }
      }
      """
    ])
    let run = try run("report", "./App", in: folder)
    #expect(run.output.contains("\"hosted\""), "\(run.output) \(run.errors)")
  }

  @Test func filesWithFoundationAloneHaveWhatItHasOnApplesPlatforms() throws {
    let folder = try folder([
      "App/Item.swift": """
      import Foundation
      final class Item: NSObject, NSItemProviderWriting {
        static let writableTypeIdentifiersForItemProvider = ["public.data"]
        let name = "item"
        func loadData(
          withTypeIdentifier typeIdentifier: String,
          forItemProviderCompletionHandler completionHandler: @escaping (Data?, Error?) -> Void
        ) -> Progress? { nil }
      }
      """,
      "App/Store.swift": """
      import Foundation
      enum Store {
        static let options: Data.WritingOptions = [.atomicWrite]
      }
      """,
      "App/Shown.swift": """
      import SwiftUI
      #Preview("Shown") { Text(Store.options == .atomic ? Item().name : "no") }
      """,
    ])
    let run = try run("report", "./App", in: folder)
    #expect(run.output.contains("\"item\""), "\(run.output) \(run.errors)")
  }

  /// WebKit's own library does without the one of the network.
  @Test func requestsOfPagesAreThoseOfFoundationWhereTheyAreNamed() throws {
    let folder = try folder([
      "App/Page.swift": """
      import SwiftUI
      import WebKit
      struct Rules {
        func allows(_ request: URLRequest) -> Bool { request.url?.isFileURL == true }
      }
      final class Guard: NSObject, WKNavigationDelegate {
        func webView(
          _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
          decisionHandler: @escaping (WKNavigationActionPolicy) -> Void
        ) {
          let body = navigationAction.request.httpBody
          let allows = Rules().allows(navigationAction.request)
          decisionHandler(allows && body == nil ? .allow : .cancel)
        }
      }
      struct Shown: View {
        let guardian = Guard()
        var body: some View { Text("page") }
      }
      #Preview("Shown") { Shown() }
      """
    ])
    let run = try run("report", "./App", in: folder)
    #expect(run.output.contains("\"page\""), "\(run.output) \(run.errors)")
    #expect(!run.errors.contains("does not compile"), "\(run.errors)")
  }
}
