import Foundation
import Glibc
import Synchronization
import Testing

/// `StillServedPictures serve`, as a process of its own.
final class ServedProgram: Sendable {
  let port: Int
  let process: Process
  private let said: Lines

  private final class Lines: Sendable {
    let text = Mutex("")
  }

  /// The program, beside that of the tests.
  static var url: URL {
    get throws {
      let runner = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
      return URL(fileURLWithPath: runner).deletingLastPathComponent()
        .appendingPathComponent("StillServedPictures")
    }
  }

  convenience init(_ words: String...) throws { try self.init(words, at: Self.url) }

  init(_ words: [String], at url: URL) throws {
    let process = Process()
    process.executableURL = url
    process.arguments = ["serve", "--listen", "127.0.0.1:0"] + words
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    let errors = Pipe()
    process.standardError = errors
    let said = Lines()
    try process.run()
    let handle = errors.fileHandleForReading
    // A thread instead of `readabilityHandler`, whose event may come after the file is closed, which ends the process.
    Thread.detachNewThread {
      while case let data = handle.availableData, !data.isEmpty {
        said.text.withLock { $0 += String(decoding: data, as: UTF8.self) }
      }
    }
    self.process = process
    self.said = said
    var port: Int?
    for _ in 0..<2_000 where port == nil && process.isRunning {
      Thread.sleep(forTimeInterval: 0.01)
      let match = said.text.withLock { $0.firstMatch(of: /http:\/\/127\.0\.0\.1:(\d+)\//)?.1 }
      port = match.flatMap { Int($0) }
    }
    self.port = try #require(port, "\(said.text.withLock { $0 })")
  }

  deinit {
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
  }

  /// Standard error so far.
  var errors: String { said.text.withLock { $0 } }

  /// Waits until standard error has a text.
  func waits(for text: String) -> Bool {
    for _ in 0..<2_000 {
      if errors.contains(text) { return true }
      Thread.sleep(forTimeInterval: 0.01)
    }
    return false
  }

  /// The response to a request, with its headers.
  func send(_ method: String, _ address: String, headers: String = "", body: String = "") throws
    -> String
  {
    let length = body.isEmpty ? "" : "Content-Length: \(body.utf8.count)\r\n"
    return try LocalPort.send(
      "\(method) \(address) HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\(headers)\(length)\r\n\(body)",
      to: port)
  }

  /// The status of a request.
  func status(_ method: String, _ address: String, headers: String = "", body: String = "") throws
    -> Int?
  {
    let answer = try send(method, address, headers: headers, body: body)
    return answer.split(separator: " ").dropFirst().first.flatMap { Int($0) }
  }
}
