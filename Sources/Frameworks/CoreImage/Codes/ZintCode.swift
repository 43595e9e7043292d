import CStillCodes
import Foundation

/// A code that a code generator could not make.
public enum CodeError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The library that makes the code is not installed.
  case noLibrary
  /// The message has no bytes, or more than the code holds.
  case doesNotFit(Int)

  public var description: String {
    switch self {
    case .noLibrary:
      "cannot make Aztec and PDF417 codes: install libzint2.11 and libzint-dev, and build again"
    case .doesNotFit(let count):
      "cannot make a code of \(count) bytes: use a shorter message, or a lower correction level"
    }
  }
}

/// Aztec and PDF417 codes, which zint makes.
enum ZintCode {
  static func aztec(_ bytes: [UInt8]) throws(CodeError) -> ModuleMatrix {
    try matrix(STILL_CODE_AZTEC, bytes, level: 0, columns: 0)
  }

  static func pdf417(_ bytes: [UInt8], columns: Int) throws(CodeError) -> ModuleMatrix {
    try matrix(STILL_CODE_PDF417, bytes, level: 0, columns: columns).framed(by: 0, rowHeight: 3)
  }

  private static func matrix(
    _ kind: StillCodeKind, _ bytes: [UInt8], level: Int32, columns: Int
  ) throws(CodeError) -> ModuleMatrix {
    var modules = [UInt8](repeating: 0, count: 200 * 1152)
    var (width, height): (Int32, Int32) = (0, 0)
    let room = modules.count
    let result = unsafe still_code(
      kind, bytes, bytes.count, level, Int32(clamping: columns), &modules, room, &width, &height)
    switch result {
    case STILL_CODE_MADE: break
    case STILL_CODE_NO_LIBRARY: throw .noLibrary
    default: throw .doesNotFit(bytes.count)
    }
    var matrix = ModuleMatrix(width: Int(width), height: Int(height))
    matrix.modules = modules.prefix(Int(width) * Int(height)).map { $0 == 1 }
    return matrix
  }
}
