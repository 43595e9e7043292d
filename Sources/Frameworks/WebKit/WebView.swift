public import Foundation
public import SwiftUI

/// A page of the web as a view. None is loaded: white, with a symbol and the address.
public struct WebView: View {
  private let url: URL?

  /// A page at an address, which is not loaded.
  public init(url: URL?) {
    self.url = url
  }

  /// The page of a model.
  @MainActor public init(_ page: WebPage) {
    url = page.url
  }

  @MainActor public var body: some View {
    ZStack {
      Color.white
      VStack(spacing: 8) {
        Image(systemName: "globe").font(.largeTitle)
        if let host = url?.host() { Text(host).font(.footnote) }
      }
      .foregroundStyle(Color.gray)
    }
    .warns(["draws a white ground in place of the page: pages are not loaded"])
  }
}

/// The model of a page of the web. None is loaded.
@MainActor @Observable public final class WebPage {
  /// The address that was asked for last; nil: none.
  public private(set) var url: URL?
  /// The title: empty.
  public let title = ""
  /// Whether a page is loading: never.
  public let isLoading = false
  /// The share that is loaded: 0.
  public let estimatedProgress = 0.0

  /// A model without a page.
  public init() {}

  /// Keeps the address; nothing is loaded.
  @_disfavoredOverload
  public func load<Request>(_ request: Request) {
    url = WebRequest(reflecting: request).url
  }

  /// Keeps the address; nothing is loaded.
  public func load(_ url: URL?) { self.url = url }

  /// No effect: no page is loaded.
  public func load(html: String, baseURL: URL) {}
  /// No effect: no page is loaded.
  public func reload() {}
  /// No effect: no page is loading.
  public func stopLoading() {}
}
