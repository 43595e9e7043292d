import Dispatch
import Foundation
import Glibc
import StillImageFile
import Stillframe
import StillframeArguments
import StillframeServer
import StillframeServing
import Synchronization

extension Tool {
  /// Answers HTTP requests until a signal ends it.
  func serve(_ options: Command.Serve) throws {
    try use(options.fonts)
    ImageAccess.refuseByDefault()
    PictureServing.raiseFileLimit()
    let limits = try ServingOptions(options)
    let listener = try PictureServing.inheritedListener() ?? PictureListener(options.listen)
    let end = PictureServing.End()
    let console = console
    let service = PictureService(
      scenes, options: limits,
      whenExhausted: { end.ask(for: .replacement(of: .lostThreads)) },
      locales: ServedLocales { end.ask(for: .replacement(of: .locales)) })
    let connections = PictureServer.Limits(options, limits)
    let answer: @Sendable (PictureServer.Request) -> PictureServer.Response = { request in
      let start = options.logsRequests ? DispatchTime.now().uptimeNanoseconds : 0
      let response = service.waitForResponse(
        to: PictureRequest(
          request.path, query: request.query, body: request.body, method: request.method,
          ifNoneMatch: request.ifNoneMatch))
      if options.logsRequests {
        let nanoseconds = DispatchTime.now().uptimeNanoseconds - start
        console.errors(RequestLog.line(request, response, Double(nanoseconds) / 1e9))
      }
      return PictureServer.Response(
        status: response.status, headers: [("Content-Type", response.type)] + response.headers,
        body: response.body,
        stream: response.stream.map { stream in
          PictureServer.Stream(count: stream.count) { stream.read(at: $0, atMost: $1) }
        })
    }
    let signals = EndingSignals { end.ask(for: .end) }
    defer { withExtendedLifetime(signals) {} }
    let host = options.listen.split(separator: ":").dropLast().joined(separator: ":")
    let refused: @Sendable (Int) -> Void = { service.noteRefusal(status: $0) }
    var server = try PictureServer(
      listener, limits: connections, refused: refused, answer: answer)
    console.message("serving", "http://\(host.isEmpty ? "127.0.0.1" : host):\(listener.port)/")
    while true {
      let reason = end.wait()
      server.quiesce()
      switch reason {
      case .replacement(of: .lostThreads):
        console.message(
          "warning",
          "\(limits.jobs) pictures did not end: the process replaces itself after the others")
      case .replacement(of: .locales):
        console.message(
          "warning",
          "requests have named more than \(ServedLocales.most) locales: the process replaces itself to free their memory"
        )
      case .end: break
      }
      server.drain { end.isUrgent }
      if reason == .end || end.isUrgent { break }
      let failure = PictureServing.replace(listener)
      console.message(
        "error",
        "the program could not be started again (\(failure)): it goes on as it is, start it again"
      )
      end.goOn()
      server.stop()
      server = try PictureServer(listener, limits: connections, refused: refused, answer: answer)
    }
    // What never ends is not waited for.
    _exit(end.isUrgent ? Status.failed.rawValue : Status.done.rawValue)
  }
}

/// How a process that serves ends, or makes room for another.
enum PictureServing {
  /// Why it does not go on.
  enum Reason: Sendable, Equatable {
    case end
    case replacement(of: Burden)
  }

  /// The reason for a replacement: the next process is free of it.
  enum Burden: Sendable {
    /// Workers that are written off.
    case lostThreads
    /// The memory that Foundation keeps for each locale.
    case locales
  }

  /// Remembers why; asked for twice, the end does not wait for what is under way.
  final class End: Sendable {
    private let asked = Mutex<(reason: Reason?, count: Int)>((nil, 0))
    private let condition = NSCondition()

    func ask(for reason: Reason) {
      condition.lock()
      asked.withLock { asked in
        if asked.reason == nil || reason == .end { asked.reason = reason }
        if reason == .end { asked.count += 1 }
      }
      condition.broadcast()
      condition.unlock()
    }

    var isUrgent: Bool { asked.withLock { $0.count > 1 } }

    /// Forgets a replacement that failed, and not the end that a signal asked for meanwhile.
    func goOn() {
      asked.withLock { if $0.reason != .end { $0.reason = nil } }
    }

    func wait() -> Reason {
      condition.lock()
      defer { condition.unlock() }
      while true {
        if let reason = asked.withLock({ $0.reason }) { return reason }
        condition.wait()
      }
    }
  }

  private static let variable = "STILLFRAME_LISTENER"

  /// The socket of the process that this one has replaced.
  static func inheritedListener() -> PictureListener? {
    guard let text = ProcessInfo.processInfo.environment[variable], let number = Int32(text) else {
      return nil
    }
    unsafe unsetenv(variable)
    return PictureListener(inherited: number)
  }

  /// Lets the process have as many files as it may: connections, films and images are files (default of most systems: 1,024).
  static func raiseFileLimit() {
    var limit = rlimit()
    guard unsafe getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0 else { return }
    limit.rlim_cur = max(limit.rlim_cur, min(limit.rlim_max, 1 << 16))
    // Where the system refuses, the limit stays.
    _ = unsafe setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
  }

  /// Restarts the program in this process with the socket, in which connections wait meanwhile.
  ///
  /// - Returns: The reason, only if that fails. The process can go on then.
  static func replace(_ listener: PictureListener) -> String {
    // Ignored signals would stay ignored.
    let numbers = [SIGINT, SIGTERM, SIGHUP]
    for number in numbers { signal(number, SIG_DFL) }
    listener.bequeath()
    unsafe setenv(variable, String(listener.descriptor), 1)
    _ = unsafe execv("/proc/self/exe", CommandLine.unsafeArgv)
    let reason = SystemReason.ofLastCall()
    for number in numbers { signal(number, SIG_IGN) }
    unsafe unsetenv(variable)
    listener.bequeath(false)
    return reason
  }
}

/// Lines about requests.
enum RequestLog {
  private struct Line: Encodable {
    let method, path: String
    let scene: String?
    let status, bytes: Int
    let seconds: Double
  }

  /// Neither the query nor the row, in which there may be names of people.
  static func line(
    _ request: PictureServer.Request, _ response: PictureResponse, _ seconds: Double
  ) -> Data {
    let line = Line(
      method: request.method, path: request.path, scene: response.scene, status: response.status,
      bytes: response.body.count, seconds: (seconds * 1e6).rounded() / 1e6)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return ((try? encoder.encode(line)) ?? Data()) + Data("\n".utf8)
  }
}

extension PictureServer.Limits {
  /// The limits of a command line.
  init(_ serve: Command.Serve, _ options: ServingOptions) {
    self.init()
    connections = serve.connections ?? connections
    connectionsPerPeer = serve.connectionsPerPeer ?? connectionsPerPeer
    headerTime = serve.headerTime ?? headerTime
    bodyTime = serve.bodyTime ?? bodyTime
    idleTime = serve.idleTime.map { Int(max($0.rounded(.up), 1)) } ?? idleTime
    responseTime = serve.responseTime ?? responseTime + options.timeLimit
    headerBytes = max(serve.maxHeader ?? headerBytes, options.maxAddress + 1_024)
    bodyBytes = options.maxBody
    pauseTime = options.timeLimit
    drainTime = options.timeLimit + 10
  }
}

extension ServingOptions {
  /// The limits of a command line.
  ///
  /// - Throws: ``ServeError`` for a key that cannot be read, `ImageRegistryError` for a missing folder.
  init(_ serve: Command.Serve) throws {
    self.init()
    jobs = serve.jobs ?? jobs
    queue = serve.queue ?? queue
    cacheBytes = serve.cacheBytes ?? cacheBytes
    maxPixels = serve.maxPixels ?? maxPixels
    maxBody = serve.maxBody ?? maxBody
    maxAddress = serve.maxAddress ?? maxAddress
    timeLimit = serve.timeLimit ?? timeLimit
    maxAge = serve.maxAge ?? maxAge
    for folder in serve.allowedFolders {
      let url = URL(fileURLWithPath: folder, isDirectory: true)
      var access = ImageAccess()
      try access.allow(folder: url)
      imageFolders.append(url)
    }
    imageHosts = serve.allowedHosts
    guard let file = serve.secretFile else { return }
    guard var key = FileManager.default.contents(atPath: file) else {
      throw ServeError.unreadableSecret(file)
    }
    while key.last == UInt8(ascii: "\n") || key.last == UInt8(ascii: "\r") { key.removeLast() }
    guard !key.isEmpty else { throw ServeError.emptySecret(file) }
    secret = key
  }
}

/// Why a server of pictures does not start; `description` is one sentence.
enum ServeError: ToolError {
  case unreadableSecret(String)
  case emptySecret(String)

  var description: String {
    switch self {
    case .unreadableSecret(let file):
      "'\(file)' cannot be read: name the file with the key after --secret-file"
    case .emptySecret(let file): "'\(file)' is empty: put the key of signed addresses there"
    }
  }
}
