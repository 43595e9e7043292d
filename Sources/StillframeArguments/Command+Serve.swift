import Foundation

extension Command {
  /// The limits of a server of pictures; nil: the default.
  package struct Serve: Equatable, Codable {
    /// An address in numbers and a port.
    package var listen = "127.0.0.1:8080"
    package var jobs: Int?
    package var queue: Int?
    package var cacheBytes: Int?
    package var maxPixels: Int?
    package var maxBody: Int?
    package var maxAddress: Int?
    package var maxHeader: Int?
    package var connections: Int?
    package var connectionsPerPeer: Int?
    /// In seconds, as the following three.
    package var headerTime: Double?
    package var bodyTime: Double?
    package var responseTime: Double?
    package var idleTime: Double?
    /// In seconds.
    package var timeLimit: Double?
    /// In seconds.
    package var maxAge: Int?
    /// Folders and hosts that images in rows may come from.
    package var allowedFolders: [String] = []
    package var allowedHosts: [String] = []
    /// A file with the key of signed addresses.
    package var secretFile: String?
    /// Whether each request is a line of JSON on standard error.
    package var logsRequests = false
    package var fonts = Fonts()
  }

  static func serve(_ arguments: Arguments) throws(UsageError) -> Serve {
    var serve = Serve()
    serve.listen = arguments.value("--listen") ?? serve.listen
    serve.jobs = try jobs(arguments)
    serve.queue = try count("--queue", arguments)
    serve.cacheBytes = try count("--cache-bytes", arguments)
    serve.maxPixels = try count("--max-pixels", arguments)
    serve.maxBody = try count("--max-body", arguments)
    serve.maxAddress = try count("--max-address", arguments)
    serve.maxHeader = try count("--max-header", arguments)
    serve.connections = try count("--connections", arguments, from: 1)
    serve.connectionsPerPeer = try count("--connections-per-peer", arguments, from: 1)
    serve.headerTime = try seconds("--header-time", arguments)
    serve.bodyTime = try seconds("--body-time", arguments)
    serve.responseTime = try seconds("--response-time", arguments)
    serve.idleTime = try seconds("--idle-time", arguments)
    serve.timeLimit = try timeLimit(arguments)
    serve.maxAge = try count("--max-age", arguments)
    serve.allowedFolders = arguments.allValues("--allow-folder")
    serve.allowedHosts = arguments.allValues("--allow-host")
    if let text = serve.allowedHosts.first(where: { $0.isEmpty || $0.contains("/") }) {
      throw .notAHost(text)
    }
    serve.secretFile = arguments.value("--secret-file")
    switch arguments.value("--log") {
    case nil, "none": break
    case "json": serve.logsRequests = true
    case .some(let word): throw .unknownLog(word)
    }
    serve.fonts = fonts(arguments)
    return serve
  }

  private static func count(
    _ option: String, _ arguments: Arguments, from least: Int = 0
  ) throws(UsageError) -> Int? {
    guard let text = arguments.value(option) else { return nil }
    guard let number = Int(text), (least...(1 << (least > 0 ? 20 : 40))).contains(number) else {
      throw .notACount(text, option: option)
    }
    return number
  }

  private static func seconds(
    _ option: String, _ arguments: Arguments
  ) throws(UsageError) -> Double? {
    guard let seconds = try arguments.number(option) else { return nil }
    guard seconds > 0, seconds <= 86_400 else {
      throw .secondsOutOfRange(seconds, option: option)
    }
    return seconds
  }
}
