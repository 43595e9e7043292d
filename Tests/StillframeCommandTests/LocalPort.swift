import Foundation
import Glibc
import Testing

/// Speaks to a server on this machine without a client's manners.
enum LocalPort {
  /// Sends bytes as they are, and reads until the server closes.
  ///
  /// - Parameter isAll: whether the server is told that nothing more comes; else it waits for the rest of what is no request.
  static func send(_ text: String, to port: Int, isAll: Bool = false) throws -> String {
    let descriptor = try open(text, to: port)
    if isAll { shutdown(descriptor, Int32(SHUT_WR)) }
    return answer(on: descriptor)
  }

  /// Connects and sends bytes as they are; `answer(on:)` has to follow.
  static func open(_ text: String, to port: Int) throws -> Int32 {
    try open(Array(text.utf8), to: port)
  }

  /// As ``open(_:to:)``, for bytes that are no text.
  static func open(_ bytes: [UInt8], to port: Int) throws -> Int32 {
    let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    try #require(descriptor >= 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = in_port_t(UInt16(port).bigEndian)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let connected = unsafe withUnsafePointer(to: &address) { pointer in
      unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
        unsafe connect(descriptor, pointer, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    try #require(connected == 0)
    _ = unsafe write(descriptor, bytes, bytes.count)
    return descriptor
  }

  /// Reads until the server closes.
  static func answer(on descriptor: Int32) -> String {
    defer { close(descriptor) }
    var answer: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = unsafe read(descriptor, &piece, piece.count)
      if count <= 0 { break }
      answer += piece[..<count]
    }
    return String(decoding: answer, as: UTF8.self)
  }
}
