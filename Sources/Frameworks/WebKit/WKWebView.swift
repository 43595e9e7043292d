// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation
@_exported public import SwiftUI

/// A page of the web. None is loaded: a white view.
@MainActor @preconcurrency open class WKWebView: UIView {
  /// The receiver of decisions and progress. No method is called.
  public weak var navigationDelegate: (any WKNavigationDelegate)?
  /// The receiver of requests for windows. No method is called.
  public weak var uiDelegate: (any WKUIDelegate)?
  /// The view that would scroll the page. No effect: no page is loaded.
  public let scrollView = UIScrollView()
  /// The settings.
  public let configuration: WKWebViewConfiguration
  /// No effect: no page is loaded.
  public var allowsBackForwardNavigationGestures = false
  /// No effect: no page is loaded.
  public var allowsLinkPreview = true
  /// No effect: no page is loaded.
  public var pageZoom: CGFloat = 1
  /// The colour beyond the page (default: nil). No effect: no page is loaded.
  public var underPageBackgroundColor: UIColor!
  /// No effect: no page is loaded.
  public var customUserAgent: String?
  /// No effect: no page is loaded.
  public var isInspectable = false
  /// The address that was asked for last; nil: none.
  public private(set) var url: URL?
  /// The title: nil.
  public var title: String? { nil }
  /// Whether a page is loading: never.
  public var isLoading: Bool { false }
  /// The share that is loaded: 0.
  public var estimatedProgress: Double { 0 }
  /// Whether there is a page before: never.
  public var canGoBack: Bool { false }
  /// Whether there is a page after: never.
  public var canGoForward: Bool { false }
  /// Whether all that is shown came over safe connections: never, as nothing came.
  public var hasOnlySecureContent: Bool { false }
  /// The pages before and after: none.
  public var backForwardList: WKBackForwardList { WKBackForwardList(()) }

  /// Nil: nothing is read from files of Interface Builder.
  public required init?(coder: NSCoder) { nil }

  /// A page of a frame.
  public init(frame: CGRect = .zero, configuration: WKWebViewConfiguration = .init()) {
    self.configuration = configuration
    super.init(frame: frame)
    backgroundColor = .white
  }

  /// Keeps the address; nothing is loaded.
  @discardableResult open func load<Request>(_ request: Request) -> WKNavigation? {
    url = WebRequest(reflecting: request).url
    return nil
  }

  /// No effect: no page is drawn.
  @discardableResult open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
    nil
  }

  /// Keeps the address; nothing is loaded.
  @discardableResult open func load(
    _ data: Data, mimeType MIMEType: String, characterEncodingName: String, baseURL: URL
  ) -> WKNavigation? {
    url = baseURL
    return nil
  }

  /// Keeps the address; nothing is loaded.
  @discardableResult
  open func loadFileURL(_ URL: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? {
    url = URL
    return nil
  }

  /// Returns nil: no page is loaded.
  @discardableResult open func reload() -> WKNavigation? { nil }
  /// Returns nil: there is no page before.
  @discardableResult open func goBack() -> WKNavigation? { nil }
  /// Returns nil: there is no page after.
  @discardableResult open func goForward() -> WKNavigation? { nil }
  /// No effect: no page is loading.
  open func stopLoading() {}
  /// Reports nil: no script runs.
  open func evaluateJavaScript(
    _ javaScriptString: String, completionHandler: ((Any?, (any Error)?) -> Void)? = nil
  ) {
    completionHandler?(nil, nil)
  }
}

/// A page that is being loaded.
@MainActor @preconcurrency open class WKNavigation: NSObject {}

/// Settings of pages.
@MainActor @preconcurrency open class WKWebViewConfiguration: NSObject {
  /// No effect: no script runs.
  public var userContentController = WKUserContentController()
  /// No effect: no page is loaded.
  public var preferences = WKPreferences()
  /// No effect: no page is loaded.
  public var defaultWebpagePreferences: WKWebpagePreferences! = WKWebpagePreferences()
  /// No effect: no film is played.
  public var allowsInlineMediaPlayback = false
  /// No effect: no film is played.
  public var allowsPictureInPictureMediaPlayback = true
  /// No effect: no film is played.
  public var allowsAirPlayForMediaPlayback = true
  /// No effect: no film is played.
  public var mediaTypesRequiringUserActionForPlayback = WKAudiovisualMediaTypes.all
  /// No effect: no page is loaded.
  public var dataDetectorTypes: WKDataDetectorTypes = []
  /// No effect: no page is loaded.
  public var applicationNameForUserAgent: String?
  /// No effect: no page is loaded.
  public var limitsNavigationsToAppBoundDomains = false
  /// No effect: no page is loaded.
  public var processPool = WKProcessPool()
  /// No effect: no page is loaded.
  public var suppressesIncrementalRendering = false
  /// No effect: no page is loaded.
  public var websiteDataStore = WKWebsiteDataStore.default()

  /// The usual settings.
  public override init() {
    super.init()
  }
}

/// Preferences of pages. No effect: no page is loaded.
@MainActor @preconcurrency open class WKPreferences: NSObject {
  /// No effect: no script runs.
  public var javaScriptEnabled = true
  /// No effect: no script runs.
  public var javaScriptCanOpenWindowsAutomatically = false
  /// No effect: no page is loaded.
  public var minimumFontSize: CGFloat = 0
  /// No effect: no page is loaded.
  public var isFraudulentWebsiteWarningEnabled = true
  /// No effect: no page is loaded.
  public var isElementFullscreenEnabled = false
  /// No effect: no page is loaded.
  public var isTextInteractionEnabled = true
}

/// Preferences of one page. No effect: no page is loaded.
@MainActor @preconcurrency open class WKWebpagePreferences: NSObject {
  /// No effect: no script runs.
  public var allowsContentJavaScript = true
  /// The kind of page that is asked for. No effect: no page is loaded.
  public var preferredContentMode = ContentMode.recommended

  /// A kind of page.
  public enum ContentMode: Int, Sendable {
    /// The one for the device, that for phones, or that for computers.
    case recommended, mobile, desktop
  }
}

/// The data of pages: none.
@MainActor @preconcurrency open class WKWebsiteDataStore: NSObject {
  /// Returns an empty store.
  public class func `default`() -> WKWebsiteDataStore { WKWebsiteDataStore() }
  /// Returns an empty store.
  public class func nonPersistent() -> WKWebsiteDataStore { WKWebsiteDataStore() }
  /// The cookies: none.
  public let httpCookieStore = WKHTTPCookieStore()
  /// Whether data is kept: never.
  public var isPersistent: Bool { false }
}

/// A script of a page. No effect: no script runs.
@MainActor @preconcurrency open class WKUserScript: NSObject {
  /// The time at which it runs.
  public enum InjectionTime: Int, Sendable {
    /// Before the page, or behind it.
    case atDocumentStart, atDocumentEnd
  }

  /// The text.
  public let source: String
  /// The time at which it runs.
  public let injectionTime: InjectionTime
  /// Whether it runs in the page's own frame alone.
  public let isForMainFrameOnly: Bool

  /// A script.
  public init(source: String, injectionTime: InjectionTime, forMainFrameOnly: Bool) {
    (self.source, self.injectionTime) = (source, injectionTime)
    isForMainFrameOnly = forMainFrameOnly
  }
}

/// The scripts of a page. No effect: no script runs.
@MainActor @preconcurrency open class WKUserContentController: NSObject {
  /// No effect: no script runs.
  open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {}
  /// No effect: no script runs.
  open func addUserScript(_ userScript: WKUserScript) {
    userScripts.append(userScript)
  }
  /// The scripts that were added.
  public private(set) var userScripts: [WKUserScript] = []
  /// Removes all scripts.
  open func removeAllUserScripts() {
    userScripts = []
  }
  /// No effect: no script runs.
  open func removeAllScriptMessageHandlers() {}
  /// No effect: no page is loaded.
  open func add(_ contentRuleList: WKContentRuleList) {}
  /// No effect: no script runs.
  open func removeScriptMessageHandler(forName name: String) {}
}

/// A message of a script.
@MainActor @preconcurrency open class WKScriptMessage: NSObject {
  /// The name of the receiver.
  public let name = ""
  /// The content.
  public let body: Any = ""
  /// The frame of the script: the view's own.
  public let frameInfo = WKFrameInfo()
  /// The view that shows the page: nil, as no page is shown.
  public var webView: WKWebView? { nil }
}

/// The receiver of messages of scripts.
@MainActor @preconcurrency public protocol WKScriptMessageHandler: AnyObject {
  /// Receives a message. Never called.
  func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}

/// A page that is about to be loaded.
@MainActor @preconcurrency open class WKNavigationAction: NSObject {
  /// The request. Code that names Foundation's requests has one of these in its place.
  @_disfavoredOverload public let request = WebRequest(url: nil)
  /// The frame that asks for the page: the view's own.
  public let sourceFrame = WKFrameInfo()
  /// The frame that is to show the page: the view's own.
  public let targetFrame: WKFrameInfo? = WKFrameInfo()
  /// The reason for the request.
  public let navigationType = WKNavigationType.other
  /// Whether the page is to be kept as a file: never.
  public let shouldPerformDownload = false
}

/// A frame of a page: the only one, as no page is loaded.
@MainActor @preconcurrency open class WKFrameInfo: NSObject {
  /// Whether the frame is the whole view's.
  public let isMainFrame = true
  /// The request of the frame's page.
  public let request = WebRequest(url: nil)
  /// The view that shows the page: nil, as no page is shown.
  public var webView: WKWebView? { nil }
  /// The source of the page: none.
  public var securityOrigin: WKSecurityOrigin { WKSecurityOrigin(()) }
}

/// The reason for a request.
public enum WKNavigationType: Int, Sendable {
  /// A link, a form, a step in the history, a new load, or a form that is sent again.
  case linkActivated, formSubmitted, backForward, reload, formResubmitted
  /// Another one.
  case other = -1
}

/// The decision about a page.
public enum WKNavigationActionPolicy: Int, Sendable {
  /// It is not loaded, it is, or it becomes a file.
  case cancel, allow, download
}

/// An answer that is about to be shown.
@MainActor @preconcurrency open class WKNavigationResponse: NSObject {
  /// Whether the page is the whole view's.
  public let isForMainFrame = true
  /// The answer: none.
  public let response = WebResponse()
  /// Whether the view can show it: never.
  public let canShowMIMEType = false
}

/// The decision about an answer.
public enum WKNavigationResponsePolicy: Int, Sendable {
  /// It is not shown, it is, or it becomes a file.
  case cancel, allow, download
}

/// The receiver of decisions and progress of pages.
@MainActor @preconcurrency public protocol WKNavigationDelegate: AnyObject {
  /// Receives the start. Never called.
  func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)
  /// Receives the end. Never called.
  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
  /// Receives a problem. Never called.
  func webView(
    _ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error)
  /// Decides about a page. Never called.
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void)
  /// Decides about an answer. Never called.
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
    decisionHandler: @escaping @MainActor @Sendable (WKNavigationResponsePolicy) -> Void)
}

extension WKNavigationDelegate {
  public func webView(
    _ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!
  ) {}
  public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {}
  public func webView(
    _ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error
  ) {}
  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void
  ) {
    decisionHandler(.allow)
  }
  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
    decisionHandler: @escaping @MainActor @Sendable (WKNavigationResponsePolicy) -> Void
  ) {
    decisionHandler(.allow)
  }
}
