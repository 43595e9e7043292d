import Foundation

/// Methods of `URLSession` that Foundation has on Apple's platforms only, or with one more parameter, as a file of the module that calls
/// them: the library that they extend takes time to start.
enum SessionMembers {
  /// Writes the file.
  ///
  /// - Returns: The path of the file; nil for a module that has nothing to do with sessions.
  static func make(for module: Module, in folder: URL) -> String? {
    guard !module.asked.isDisjoint(with: words) else { return nil }
    let sources = module.sources.files.compactMap { file -> String? in
      guard let data = FileManager.default.contents(atPath: file) else { return nil }
      let text = String(decoding: data, as: UTF8.self)
      return words.contains { text.contains($0) } ? text : nil
    }
    guard let sessions = text(for: sources, isLibrary: !module.isProgram) else { return nil }
    let text = sessions + (module.imports.contains("WebKit") ? pages : "")
    let file = folder.appendingPathComponent("\(module.name)-sessions.swift")
    return (try? Data(text.utf8).write(to: file)) == nil ? nil : file.path
  }

  private static let words = [
    "URLSession", "URLRequest", "HTTPURLResponse", "URLCache", "NSURLAuthenticationMethod",
  ]

  /// The names that the file declares: no compiled module lists them.
  static let names: Set<String> = {
    let code = (groups + [trust]).map(\.code).joined()
    return Set(code.matches(of: /\b(?:func|var|struct|class|typealias) (\w+)/).map { String($0.1) })
  }()

  /// Returns the methods; without those of a name that an extension in the sources declares itself, and nil without any source.
  ///
  /// - Parameter isLibrary: Whether others import the module: public protocols, to which it lets sessions conform, ask for public methods.
  static func text(for sources: [String], isLibrary: Bool = false) -> String? {
    guard !sources.isEmpty else { return nil }
    let own = ownMethods(sources)
    let asksForTrust = sources.contains { source in trustWords.contains { source.contains($0) } }
    let rest = groups.filter { !own.contains($0.name) } + (asksForTrust ? [trust] : [])
    guard !rest.isEmpty else { return nil }
    let isPublic =
      isLibrary
      && sources.contains { $0.contains(/extension URLSession *:|URLSessionWebSocketDelegate/) }
    let code = rest.map { group in
      isPublic && asked.contains(group.name)
        ? group.code.replacing("nonisolated extension", with: "nonisolated public extension")
        : group.code
    }
    return imports + (asksForTrust ? "import Security\n\n" : "\n") + code.joined(separator: "\n")
  }

  /// The groups with methods that protocols of programs ask sessions for.
  private static let asked: Set<String> = [
    "data", "upload", "download", "URLSessionWebSocketDelegate",
  ]

  /// Returns the names of the methods in extensions of `URLSession`.
  private static func ownMethods(_ sources: [String]) -> Set<String> {
    var names: Set<String> = []
    for source in sources where source.contains("extension URLSession") {
      var isExtension = false
      for line in source.split(whereSeparator: \.isNewline) {
        if line.first?.isWhitespace == false, line.first != "}" {
          isExtension = line.contains("extension URLSession")
        }
        guard isExtension, let method = line.firstMatch(of: /\bfunc (\w+)/) else { continue }
        names.insert(String(method.1))
      }
    }
    return names
  }

  private static let imports = """
    import Combine
    import Foundation
    import FoundationNetworking

    """

  private static let groups: [(name: String, code: String)] = [
    ("data", data), ("upload", upload), ("download", download), ("bytes", bytes),
    ("dataTaskPublisher", publisher), ("waitsForConnectivity", waiting), ("cache", cache),
    ("assumesHTTP3Capable", request), ("HTTPURLResponse", response),
    ("URLSessionWebSocketDelegate", sockets),
  ]

  private static let trustWords = ["serverTrust", "AuthenticationMethodServerTrust", "trust:"]

  /// Foundation's has no certificates: servers are trusted as the machine trusts them.
  private static let trust = (
    name: "serverTrust",
    code: """
    nonisolated let NSURLAuthenticationMethodServerTrust = "NSURLAuthenticationMethodServerTrust"
    nonisolated let NSURLAuthenticationMethodClientCertificate =
      "NSURLAuthenticationMethodClientCertificate"
    nonisolated extension FoundationNetworking.URLProtectionSpace {
      var serverTrust: Security.SecTrust? { nil }
    }
    nonisolated extension FoundationNetworking.URLCredential {
      convenience init(trust: Security.SecTrust) {
        self.init(user: "", password: "", persistence: .none)
      }
    }

    """
  )

  /// Foundation's asks for the methods.
  private static let sockets = """
    nonisolated extension FoundationNetworking.URLSessionWebSocketDelegate {
      func urlSession(
        _ session: URLSession, webSocketTask: URLSessionWebSocketTask,
        didOpenWithProtocol protocol: String?
      ) {}
      func urlSession(
        _ session: URLSession, webSocketTask: URLSessionWebSocketTask,
        didCloseWith closeCode: URLSessionWebSocketTask.CloseCode, reason: Foundation.Data?
      ) {}
    }

    """

  /// Foundation's asks for a path.
  private static let cache = """
    nonisolated extension FoundationNetworking.URLCache {
      convenience init(memoryCapacity: Int, diskCapacity: Int) {
        self.init(memoryCapacity: memoryCapacity, diskCapacity: diskCapacity, diskPath: nil)
      }
      convenience init(memoryCapacity: Int, diskCapacity: Int, directory: URL?) {
        self.init(memoryCapacity: memoryCapacity, diskCapacity: diskCapacity, diskPath: directory?.path)
      }
    }

    """

  /// Foundation's cannot be set, and sessions end with the program.
  private static let waiting = """
    nonisolated extension FoundationNetworking.URLSessionConfiguration {
      enum StillframePaths { case none, handover, interactive, aggregate }
      enum StillframeSecurity { case TLSv10, TLSv11, TLSv12, TLSv13, DTLSv10, DTLSv12 }
      static func background(
        withIdentifier identifier: String
      ) -> FoundationNetworking.URLSessionConfiguration { .default }
      var sessionSendsLaunchEvents: Bool {
        get { false }
        set {}
      }
      var allowsConstrainedNetworkAccess: Bool {
        get { true }
        set {}
      }
      var allowsExpensiveNetworkAccess: Bool {
        get { true }
        set {}
      }
      var tlsMinimumSupportedProtocolVersion: StillframeSecurity {
        get { .TLSv12 }
        set {}
      }
      var tlsMaximumSupportedProtocolVersion: StillframeSecurity {
        get { .TLSv13 }
        set {}
      }
      var waitsForConnectivity: Bool {
        get { false }
        set {}
      }
      var multipathServiceType: StillframePaths {
        get { .none }
        set {}
      }
    }

    """

  /// Requests go as Foundation sends them.
  private static let request = """
    nonisolated extension FoundationNetworking.URLRequest {
      var assumesHTTP3Capable: Bool {
        get { false }
        set {}
      }
      var allowsConstrainedNetworkAccess: Bool {
        get { true }
        set {}
      }
      var allowsExpensiveNetworkAccess: Bool {
        get { true }
        set {}
      }
      var requiresDNSSECValidation: Bool {
        get { false }
        set {}
      }
    }

    """

  /// Foundation's inherits the initialiser without parameters on Apple's platforms.
  private static let response = """
    nonisolated extension FoundationNetworking.HTTPURLResponse {
      convenience init(_ nothing: Void = ()) {
        self.init(
          url: Foundation.URL(fileURLWithPath: "/"), statusCode: 200, httpVersion: nil, headerFields: nil)!
      }
    }

    """

  /// The requests of pages, which WebKit's library itself has without that of the network.
  private static let pages = """

    import WebKit

    extension WebKit.WKNavigationAction {
      var request: URLRequest { URLRequest(url: Foundation.URL(fileURLWithPath: "/")) }
    }

    """

  private static let data = """
    nonisolated extension FoundationNetworking.URLSession {
      func data(
        for request: URLRequest
      ) async throws -> (Foundation.Data, FoundationNetworking.URLResponse) {
        try await data(for: request, delegate: nil)
      }
      func data(
        from url: Foundation.URL
      ) async throws -> (Foundation.Data, FoundationNetworking.URLResponse) {
        try await data(from: url, delegate: nil)
      }
    }

    """

  private static let upload = """
    nonisolated extension FoundationNetworking.URLSession {
      func upload(
        for request: URLRequest, from bodyData: Foundation.Data
      ) async throws -> (Foundation.Data, FoundationNetworking.URLResponse) {
        try await upload(for: request, from: bodyData, delegate: nil)
      }
    }

    """

  private static let download = """
    nonisolated extension FoundationNetworking.URLSession {
      func download(
        from url: Foundation.URL
      ) async throws -> (Foundation.URL, FoundationNetworking.URLResponse) {
        try await download(from: url, delegate: nil)
      }
    }

    """

  /// The whole answer is loaded first.
  private static let bytes = """
    nonisolated extension FoundationNetworking.URLSession {
      struct AsyncBytes: AsyncSequence, Sendable {
        typealias Element = UInt8
        let data: Foundation.Data
        struct AsyncIterator: AsyncIteratorProtocol {
          var rest: Foundation.Data.Iterator
          mutating func next() async throws -> UInt8? { rest.next() }
        }
        func makeAsyncIterator() -> AsyncIterator { AsyncIterator(rest: data.makeIterator()) }
        var lines: AsyncLines { AsyncLines(data: data) }
      }
      struct AsyncLines: AsyncSequence, Sendable {
        typealias Element = String
        let data: Foundation.Data
        struct AsyncIterator: AsyncIteratorProtocol {
          var rest: IndexingIterator<[String]>
          mutating func next() async throws -> String? { rest.next() }
        }
        func makeAsyncIterator() -> AsyncIterator {
          let lines = String(decoding: data, as: UTF8.self).split(whereSeparator: \\.isNewline)
          return AsyncIterator(rest: lines.map { String($0) }.makeIterator())
        }
      }
      func bytes(
        for request: URLRequest, delegate: (any URLSessionTaskDelegate)? = nil
      ) async throws -> (AsyncBytes, FoundationNetworking.URLResponse) {
        let (data, response) = try await data(for: request, delegate: delegate)
        return (AsyncBytes(data: data), response)
      }
      func bytes(
        from url: Foundation.URL, delegate: (any URLSessionTaskDelegate)? = nil
      ) async throws -> (AsyncBytes, FoundationNetworking.URLResponse) {
        try await bytes(for: URLRequest(url: url), delegate: delegate)
      }
    }

    """

  private static let publisher = """
    nonisolated extension FoundationNetworking.URLSession {
      struct DataTaskPublisher: Combine.Publisher {
        typealias Output = (data: Foundation.Data, response: FoundationNetworking.URLResponse)
        typealias Failure = Foundation.URLError
        let request: URLRequest
        let session: FoundationNetworking.URLSession
        func receive<S: Combine.Subscriber>(
          subscriber: S
        ) where S.Input == Output, S.Failure == Failure {
          let (session, request) = (session, request)
          Combine.Deferred {
            Combine.Future<Output, Failure> { promise in
              let answer = Answer(promise)
              session.dataTask(with: request) { data, response, error in
                answer.give(data, response, error)
              }.resume()
            }
          }
          .receive(subscriber: subscriber)
        }
      }
      // Unchecked: the session keeps the promise once.
      private final class Answer: @unchecked Sendable {
        let promise: Combine.Future<DataTaskPublisher.Output, Foundation.URLError>.Promise
        init(
          _ promise: @escaping Combine.Future<DataTaskPublisher.Output, Foundation.URLError>.Promise
        ) {
          self.promise = promise
        }
        func give(
          _ data: Foundation.Data?, _ response: FoundationNetworking.URLResponse?, _ error: (any Error)?
        ) {
          if let data, let response, error == nil {
            promise(.success((data, response)))
          } else {
            promise(.failure(error as? Foundation.URLError ?? Foundation.URLError(.unknown)))
          }
        }
      }
      func dataTaskPublisher(for url: Foundation.URL) -> DataTaskPublisher {
        DataTaskPublisher(request: URLRequest(url: url), session: self)
      }
      func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
        DataTaskPublisher(request: request, session: self)
      }
    }

    """
}
