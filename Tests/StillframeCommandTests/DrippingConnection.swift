import Foundation

/// A connection that begins a request and never ends it.
final class DrippingConnection {
  private let descriptor: Int32
  private(set) var isOpen = true

  init(_ port: Int) throws { descriptor = try LocalPort.open("GET /", to: port) }

  /// Sends a byte, and looks whether the server has closed.
  func drip() {
    let byte: [UInt8] = [0x61]
    var answer: UInt8 = 0
    let sent = unsafe send(descriptor, byte, 1, Int32(MSG_NOSIGNAL))
    let received = unsafe recv(descriptor, &answer, 1, Int32(MSG_DONTWAIT))
    if sent < 0 || received >= 0 || (errno != EAGAIN && errno != EINTR) { isOpen = false }
  }

  deinit { close(descriptor) }
}
