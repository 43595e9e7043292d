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
    /// In seconds.
    package var timeLimit: Double?
    /// In seconds.
    package var maxAge: Int?
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
    serve.timeLimit = try timeLimit(arguments)
    serve.maxAge = try count("--max-age", arguments)
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
    _ option: String, _ arguments: Arguments
  ) throws(UsageError) -> Int? {
    guard let text = arguments.value(option) else { return nil }
    guard let number = Int(text), (0...(1 << 40)).contains(number) else {
      throw .notACount(text, option: option)
    }
    return number
  }
}
