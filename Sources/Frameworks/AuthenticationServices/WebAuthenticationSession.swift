// swift-format-ignore-file: UseSynthesizedInitializer

public import Foundation
public import SwiftUI

extension ASWebAuthenticationSession {
  /// The address that ends a sign-in.
  public final class Callback: NSObject, Sendable {
    private let scheme: String
    private let host: String?
    private let path: String?

    private init(scheme: String, host: String? = nil, path: String? = nil) {
      (self.scheme, self.host, self.path) = (scheme, host, path)
    }

    /// Returns the addresses of a scheme of the program's own.
    public static func customScheme(_ customScheme: String) -> Callback {
      Callback(scheme: customScheme)
    }

    /// Returns the address of a page.
    public static func https(host: String, path: String) -> Callback {
      Callback(scheme: "https", host: host, path: path)
    }

    /// Whether an address ends the sign-in.
    public func matchesURL(_ url: URL) -> Bool {
      guard url.scheme?.lowercased() == scheme.lowercased() else { return false }
      guard let host else { return true }
      return url.host == host && url.path.hasPrefix(path ?? "")
    }
  }

  /// A sign-in by the page at an address.
  public convenience init(
    url URL: URL, callback: Callback, completionHandler: @escaping CompletionHandler
  ) {
    self.init(url: URL, callbackURLScheme: nil, completionHandler: completionHandler)
  }

  /// False: no page is loaded.
  public var canStart: Bool { false }
}

/// A view's sign-in by a page of the web. Each one throws, as no page is loaded.
@MainActor @preconcurrency public struct WebAuthenticationSession: Sendable {
  /// The browser that shows the page.
  public enum BrowserSession: Sendable {
    /// One that forgets, or the person's own.
    case ephemeral, shared
  }

  nonisolated init() {}

  /// Throws: no page is loaded.
  public func authenticate(
    using url: URL, callbackURLScheme: String, preferredBrowserSession: BrowserSession? = nil
  ) async throws -> URL {
    throw ASWebAuthenticationSessionError(.presentationContextNotProvided)
  }

  /// Throws: no page is loaded.
  public func authenticate(
    using url: URL, callback: ASWebAuthenticationSession.Callback,
    preferredBrowserSession: BrowserSession? = nil, additionalHeaderFields: [String: String]
  ) async throws -> URL {
    throw ASWebAuthenticationSessionError(.presentationContextNotProvided)
  }
}

private struct WebAuthenticationSessionKey: EnvironmentKey {
  static let defaultValue = WebAuthenticationSession()
}

extension EnvironmentValues {
  /// The sign-in of views by a page of the web.
  public var webAuthenticationSession: WebAuthenticationSession {
    self[WebAuthenticationSessionKey.self]
  }
}
