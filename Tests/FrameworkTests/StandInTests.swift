import AVKit
import AuthenticationServices
import LocalAuthentication
import Photos
import PhotosUI
import SafariServices
import StoreKit
import SwiftUI
import Testing
import UIKit
import UserNotifications
import WebKit

/// Views with what cannot be shown, written as programs write them.
private struct Profile: View {
  @State private var item: PhotosPickerItem?
  @State private var items: [PhotosPickerItem] = []
  @State private var image: Image?
  @State private var isPicking = false
  @Environment(\.requestReview) private var requestReview

  var body: some View {
    VStack {
      PhotosPicker(selection: $item, matching: .images, photoLibrary: .shared()) {
        Label("Choose", systemImage: "photo")
      }
      .onChange(of: item) {
        Task {
          if let data = try? await item?.loadTransferable(type: Data.self),
            let picture = UIImage(data: data)
          {
            image = Image(uiImage: picture)
          }
        }
      }
      PhotosPicker(
        "Several", selection: $items, maxSelectionCount: 3,
        matching: .any(of: [.images, .not(.screenshots)]))
      Button("Rate") { requestReview() }
    }
    .photosPicker(isPresented: $isPicking, selection: $item)
  }
}

/// A page of the web as a wrapped view of UIKit.
private struct Page: UIViewRepresentable {
  let url: URL

  final class Coordinator: NSObject, WKNavigationDelegate {
    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {}
  }

  func makeCoordinator() -> Coordinator { Coordinator() }

  func makeUIView(context: Context) -> WKWebView {
    let configuration = WKWebViewConfiguration()
    configuration.allowsInlineMediaPlayback = true
    let view = WKWebView(frame: .zero, configuration: configuration)
    view.navigationDelegate = context.coordinator
    view.scrollView.isScrollEnabled = false
    return view
  }

  func updateUIView(_ view: WKWebView, context: Context) {
    view.loadHTMLString("<p>", baseURL: nil)
  }
}

private struct SafariPage: UIViewControllerRepresentable {
  let url: URL

  func makeUIViewController(context: Context) -> SFSafariViewController {
    SFSafariViewController(url: url)
  }

  func updateUIViewController(_ controller: SFSafariViewController, context: Context) {}
}

private struct PhotoSheet: UIViewControllerRepresentable {
  @Binding var image: UIImage?

  final class Coordinator: NSObject, PHPickerViewControllerDelegate {
    func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
      _ = results.first?.itemProvider
    }
  }

  func makeCoordinator() -> Coordinator { Coordinator() }

  func makeUIViewController(context: Context) -> PHPickerViewController {
    var configuration = PHPickerConfiguration()
    configuration.filter = .images
    configuration.selectionLimit = 1
    let controller = PHPickerViewController(configuration: configuration)
    controller.delegate = context.coordinator
    return controller
  }

  func updateUIViewController(_ controller: PHPickerViewController, context: Context) {}
}

private struct SignIn: View {
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    SignInWithAppleButton(.continue) { request in
      request.requestedScopes = [.fullName, .email]
    } onCompletion: { result in
      if case .success(let answer) = result,
        let credential = answer.credential as? ASAuthorizationAppleIDCredential
      {
        _ = credential.user
      }
    }
    .signInWithAppleButtonStyle(colorScheme == .dark ? .white : .black)
    .frame(width: 280, height: 50)
  }
}

@MainActor @Suite struct StandInTests {
  private func report(_ view: some View) throws -> LayoutReport {
    try Stage(size: CGSize(width: 320, height: 480)) { view }.layoutReport()
  }

  @Test func aChoiceOfPhotosShowsItsLabel() throws {
    let text = try report(Profile()).description
    #expect(text.contains("Choose") && text.contains("Several"))
    #expect(PHPhotoLibrary.authorizationStatus(for: .readWrite) == .denied)
  }

  @Test func aPresentedChoiceWarns() throws {
    let view = Text("A").photosPicker(
      isPresented: .constant(true), selection: .constant(nil as PhotosPickerItem?))
    #expect(try report(view).warnings.map(\.message).contains { $0.contains("photosPicker") })
    let hidden = Text("A").photosPicker(
      isPresented: .constant(false), selection: .constant(nil as PhotosPickerItem?))
    #expect(try report(hidden).warnings.isEmpty)
  }

  @Test func aFilmIsBlackWithItsOverlay() throws {
    let player = AVPlayer(url: URL(fileURLWithPath: "film.mp4"))
    let view = VideoPlayer(player: player) { Text("Overlay") }.onAppear { player.play() }
    let report = try report(view)
    #expect(report.description.contains("Overlay"))
    #expect(report.warnings.count == 1)
    #expect(player.timeControlStatus == .playing)
    let controller = AVPlayerViewController()
    controller.videoGravity = .resizeAspectFill
    #expect(controller.videoGravity == .resizeAspectFill)
  }

  @Test func pagesOfTheWebAreWhite() throws {
    let address = try #require(URL(string: "https://example.org/a"))
    #expect(try report(WebView(url: address)).description.contains("example.org"))
    for view in [
      AnyView(Page(url: address)), AnyView(SafariPage(url: address)),
      AnyView(PhotoSheet(image: .constant(nil))),
    ] {
      _ = try report(view)
    }
  }

  @Test func theButtonThatSignsInHasItsWords() throws {
    #expect(try report(SignIn()).description.contains("Continue with Apple"))
    for (identifier, words) in [
      ("ja_JP", "Appleで続ける"), ("de_CH", "Mit Apple fortfahren"), ("fi_FI", "Continue with Apple"),
    ] {
      let view = SignIn().environment(\.locale, Locale(identifier: identifier))
      #expect(try report(view).description.contains(words))
    }
    let renderer = ImageRenderer(content: SignIn())
    #expect(renderer.cgImage?.width == 280)
  }

  @Test func theStoreIsEmpty() async throws {
    #expect(try await Product.products(for: ["pro"]).isEmpty)
    let view = SubscriptionStoreView(groupID: "a") {
      Text("Marketing")
        .containerBackground(.green.gradient, for: ContainerBackgroundPlacement.subscriptionStore)
        .containerBackground(for: .subscriptionStoreHeader) { Color.clear }
        .containerBackground(for: .subscriptionStoreFullHeight) { Color.clear }
    }
    .storeButton(.visible, for: .restorePurchases)
    let report = try report(view)
    #expect(report.description.contains("Marketing") && !report.warnings.isEmpty)
    var count = 0
    for await _ in StoreKit.Transaction.currentEntitlements { count += 1 }
    #expect(count == 0)
  }

  @Test func messagesAreKept() async throws {
    let center = UNUserNotificationCenter.current()
    center.removeAllPendingNotificationRequests()
    #expect(try await !center.requestAuthorization(options: [.alert, .badge, .sound]))
    let content = UNMutableNotificationContent()
    content.title = "Water"
    content.sound = .default
    content.badge = 1
    let trigger = UNTimeIntervalNotificationTrigger(timeInterval: 60, repeats: false)
    let request = UNNotificationRequest(
      identifier: UUID().uuidString, content: content, trigger: trigger)
    try await center.add(request)
    #expect(await center.pendingNotificationRequests().map(\.content.title) == ["Water"])
    center.removePendingNotificationRequests(withIdentifiers: [request.identifier])
    #expect(await center.pendingNotificationRequests().isEmpty)
  }

  @Test func nobodyIsRecognised() async throws {
    let context = LAContext()
    var error: NSError?
    let can = unsafe context.canEvaluatePolicy(
      .deviceOwnerAuthenticationWithBiometrics, error: &error)
    #expect(!can && error?.code == -6 && context.biometryType == .none)
    await #expect(throws: LAError.self) {
      try await context.evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "Unlock")
    }
  }

  @Test func aQueueOfFilmsAdvances() {
    let items = (0..<3).map { AVPlayerItem(url: URL(fileURLWithPath: "\($0).mp4")) }
    let player = AVQueuePlayer(items: items)
    player.advanceToNextItem()
    #expect(player.currentItem === items[1] && player.items().count == 2)
    player.seek(to: CMTime(seconds: 2.5, preferredTimescale: 600))
    #expect(player.currentTime().value == 1500 && player.currentTime().seconds == 2.5)
    #expect(
      CMTime.invalid.seconds.isNaN
        && CMTime(seconds: .infinity, preferredTimescale: 1).isPositiveInfinity)
  }
}
