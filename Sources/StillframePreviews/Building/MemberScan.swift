import Foundation

/// The names after a dot in code, read by its bytes: fast, and with those in texts and comments.
struct MemberScan {
  private(set) var names: Set<String> = []

  /// - Parameter code: the text of a file.
  init(_ code: String) {
    var code = code
    code.withUTF8 { bytes in
      var index = 0
      while index < bytes.count {
        guard unsafe bytes[index] == UInt8(ascii: ".") else {
          index += 1
          continue
        }
        let start = index + 1
        index = start
        while index < bytes.count, Self.isOfName(unsafe bytes[index]) { index += 1 }
        guard index > start else { continue }
        let name = unsafe UnsafeBufferPointer(rebasing: bytes[start..<index])
        unsafe names.insert(String(decoding: name, as: UTF8.self))
      }
    }
  }

  private static func isOfName(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x5F, 0x61...0x7A, 0x80...: true
    default: false
    }
  }
}
