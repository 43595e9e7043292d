// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation
public import SwiftUI

// Parts of pages that programs set and ask for. No page is loaded, so all are empty.

/// The pages before and after one: none.
@MainActor @preconcurrency open class WKBackForwardList: NSObject {
  /// The page that is shown: nil.
  open var currentItem: WKBackForwardListItem? { nil }
  /// The page before: nil.
  open var backItem: WKBackForwardListItem? { nil }
  /// The page after: nil.
  open var forwardItem: WKBackForwardListItem? { nil }
  /// The pages before: none.
  open var backList: [WKBackForwardListItem] { [] }
  /// The pages after: none.
  open var forwardList: [WKBackForwardListItem] { [] }

  init(_: Void) {
    super.init()
  }
}

/// A page that was shown; there is none.
@MainActor @preconcurrency open class WKBackForwardListItem: NSObject {
  /// The address.
  public let url: URL
  /// The title: nil.
  open var title: String? { nil }

  init(url: URL) {
    self.url = url
  }
}

/// The source of a page: none.
@MainActor @preconcurrency open class WKSecurityOrigin: NSObject {
  /// The way of asking.
  open var `protocol`: String { "" }
  /// The server.
  open var host: String { "" }
  /// The port; 0: the usual one.
  open var port: Int { 0 }

  init(_: Void) {
    super.init()
  }
}

/// The process of several views. No effect: no page is loaded.
@MainActor @preconcurrency open class WKProcessPool: NSObject {
  /// A pool.
  public override init() {
    super.init()
  }
}

/// The cookies of pages. They are kept, and no page asks for them.
@MainActor @preconcurrency open class WKHTTPCookieStore: NSObject {
  override init() {
    super.init()
  }

  /// Reports no cookies.
  open func getAllCookies(_ completionHandler: @escaping ([Any]) -> Void) {
    completionHandler([])
  }
  /// Returns no cookies.
  open func allCookies() async -> [Any] { [] }
  /// No effect: no page asks for it.
  open func setCookie<Cookie>(_ cookie: Cookie, completionHandler: (() -> Void)? = nil) {
    completionHandler?()
  }
  /// No effect: no page asks for it.
  open func setCookie<Cookie>(_ cookie: Cookie) async {}
  /// No effect: there is none.
  open func delete<Cookie>(_ cookie: Cookie, completionHandler: (() -> Void)? = nil) {
    completionHandler?()
  }
}

/// The data that a server's pages keep; there is none.
@MainActor @preconcurrency open class WKWebsiteDataRecord: NSObject {
  /// The server.
  open var displayName: String { "" }
  /// The kinds of data.
  open var dataTypes: Set<String> { [] }

  init(_: Void) {
    super.init()
  }
}

extension WKWebsiteDataStore {
  /// Returns the kinds of data that pages keep.
  public class func allWebsiteDataTypes() -> Set<String> {
    [WKWebsiteDataTypeCookies, WKWebsiteDataTypeDiskCache, WKWebsiteDataTypeMemoryCache]
  }

  /// Reports no data.
  public func fetchDataRecords(
    ofTypes dataTypes: Set<String>, completionHandler: @escaping ([WKWebsiteDataRecord]) -> Void
  ) {
    completionHandler([])
  }

  /// Returns no data.
  public func dataRecords(ofTypes dataTypes: Set<String>) async -> [WKWebsiteDataRecord] { [] }

  /// Reports that nothing is left.
  public func removeData(
    ofTypes dataTypes: Set<String>, for dataRecords: [WKWebsiteDataRecord],
    completionHandler: @escaping () -> Void
  ) {
    completionHandler()
  }

  /// Reports that nothing is left.
  public func removeData(
    ofTypes dataTypes: Set<String>, modifiedSince date: Date,
    completionHandler: @escaping () -> Void
  ) {
    completionHandler()
  }

  /// No effect: there is no data.
  public func removeData(ofTypes dataTypes: Set<String>, modifiedSince date: Date) async {}
}

/// Cookies.
public let WKWebsiteDataTypeCookies = "WKWebsiteDataTypeCookies"
/// Answers that are kept on disk.
public let WKWebsiteDataTypeDiskCache = "WKWebsiteDataTypeDiskCache"
/// Answers that are kept in memory.
public let WKWebsiteDataTypeMemoryCache = "WKWebsiteDataTypeMemoryCache"
/// Values that scripts keep.
public let WKWebsiteDataTypeLocalStorage = "WKWebsiteDataTypeLocalStorage"
/// Values that scripts keep while the view is there.
public let WKWebsiteDataTypeSessionStorage = "WKWebsiteDataTypeSessionStorage"

/// The rules that keep parts of pages out. No effect: no page is loaded.
@MainActor @preconcurrency open class WKContentRuleList: NSObject {
  /// The name.
  public let identifier: String

  init(_ identifier: String) {
    self.identifier = identifier
  }
}

/// Reads rules that keep parts of pages out.
@MainActor @preconcurrency open class WKContentRuleListStore: NSObject {
  /// Returns the usual store.
  public class func `default`() -> WKContentRuleListStore! { WKContentRuleListStore() }

  /// Reports rules of a name. They are not read.
  open func compileContentRuleList(
    forIdentifier identifier: String!, encodedContentRuleList: String!,
    completionHandler: @escaping (WKContentRuleList?, (any Error)?) -> Void
  ) {
    completionHandler(WKContentRuleList(identifier), nil)
  }

  /// Reports nil: none are kept.
  open func lookUpContentRuleList(
    forIdentifier identifier: String!,
    completionHandler: @escaping (WKContentRuleList?, (any Error)?) -> Void
  ) {
    completionHandler(nil, nil)
  }
}

/// The names that a script sees. No effect: no script runs.
@MainActor @preconcurrency open class WKContentWorld: NSObject {
  /// Those of the page.
  public class var page: WKContentWorld { WKContentWorld() }
  /// Those of the program.
  public class var defaultClient: WKContentWorld { WKContentWorld() }
}

/// Wishes for a window; there are none.
@MainActor @preconcurrency open class WKWindowFeatures: NSObject {
  /// The width in points: nil.
  open var width: NSNumber? { nil }
  /// The height in points: nil.
  open var height: NSNumber? { nil }
}

/// The part of a page to make a picture of.
@MainActor @preconcurrency open class WKSnapshotConfiguration: NSObject {
  /// In the view's points (default: all).
  open var rect = CGRect.null
  /// The width of the picture in points (default: nil, that of the view).
  open var snapshotWidth: NSNumber?
  /// No effect: no page is drawn.
  open var afterScreenUpdates = true

  /// All of the page.
  public override init() {
    super.init()
  }
}

/// The part of a page to make a document of.
@MainActor @preconcurrency open class WKPDFConfiguration: NSObject {
  /// In the view's points (default: nil, all).
  open var rect: CGRect?

  /// All of the page.
  public override init() {
    super.init()
  }
}

/// Films and sounds that wait for a touch.
public struct WKAudiovisualMediaTypes: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Sounds.
  public static let audio = Self(rawValue: 1)
  /// Films.
  public static let video = Self(rawValue: 2)
  /// Both.
  public static let all: Self = [.audio, .video]
}

/// Words that become links.
public struct WKDataDetectorTypes: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Numbers of phones.
  public static let phoneNumber = Self(rawValue: 1)
  /// Addresses of pages.
  public static let link = Self(rawValue: 2)
  /// Addresses of places.
  public static let address = Self(rawValue: 4)
  /// Dates.
  public static let calendarEvent = Self(rawValue: 8)
  /// All of them.
  public static let all = Self(rawValue: .max)
}

/// The device that a page asks for.
public enum WKMediaCaptureType: Int, Sendable {
  /// The camera, the microphone, or both.
  case camera, microphone, cameraAndMicrophone
}

/// The decision about a page's wish.
public enum WKPermissionDecision: Int, Sendable {
  /// A person is asked, or it is given, or refused.
  case prompt, grant, deny
}

/// Problems of pages.
public struct WKError: CustomNSError, Hashable, Sendable {
  /// The kind of problem.
  public enum Code: Int, Sendable {
    /// None is known.
    case unknown = 1
    /// The page's process ended, or the view is gone.
    case webContentProcessTerminated, webViewInvalidated
    /// A script failed, or its result has no form here.
    case javaScriptExceptionOccurred, javaScriptResultTypeIsUnsupported
  }

  /// The kind of problem.
  public let code: Code
  /// The domain of these problems as values of `NSError`.
  public static let errorDomain = "WKErrorDomain"
  /// The number of the kind.
  public var errorCode: Int { code.rawValue }

  /// A problem of a kind.
  public init(_ code: Code) {
    self.code = code
  }
}

extension WKWebView {
  /// Returns nil: no script runs.
  @discardableResult
  public func evaluateJavaScript(_ javaScriptString: String) async throws -> Any? { nil }

  /// Returns nil: no script runs.
  @discardableResult
  public func callAsyncJavaScript(
    _ functionBody: String, arguments: [String: Any] = [:], in frame: WKFrameInfo? = nil,
    contentWorld: WKContentWorld
  ) async throws -> Any? { nil }

  /// Reports a problem: no page is drawn.
  public func takeSnapshot(
    with snapshotConfiguration: WKSnapshotConfiguration?,
    completionHandler: @escaping (UIImage?, (any Error)?) -> Void
  ) {
    completionHandler(nil, WKError(.unknown))
  }

  /// Reports a problem: no page is drawn.
  public func createPDF(
    configuration: WKPDFConfiguration = WKPDFConfiguration(),
    completionHandler: @escaping (Result<Data, any Error>) -> Void
  ) {
    completionHandler(.failure(WKError(.unknown)))
  }

  /// Returns nil: no page is loaded.
  @discardableResult public func reloadFromOrigin() -> WKNavigation? { nil }

  /// Returns nil: no page was shown.
  @discardableResult public func go(to item: WKBackForwardListItem) -> WKNavigation? { nil }

  /// Returns whether pages are asked for in a way: only over the web.
  public class func handlesURLScheme(_ urlScheme: String) -> Bool {
    ["http", "https", "about", "file"].contains(urlScheme)
  }
}
