public import Foundation

/// The request of a page that asks to be loaded.
public struct WebRequest: Hashable, Sendable {
  /// The address; nil: none.
  public let url: URL?

  /// The address of a request of Foundation's network library, which this one does not link.
  init<Request>(reflecting request: Request) {
    url = Mirror(reflecting: request).children.lazy.compactMap { $0.value as? URL }.first
  }

  init(url: URL?) {
    self.url = url
  }
}
