import CStillFiles
import Foundation

/// The words that the process was started with, the program's name first. Swift reads them in /proc, which may be hidden.
package enum ProcessArguments {
  package static var count: Int { Int(still_argument_count()) }

  /// The bytes of a word; nil beyond the last.
  package static func word(_ index: Int) -> [UInt8]? {
    guard let word = unsafe still_argument(Int32(clamping: index)) else { return nil }
    return unsafe Array(UnsafeRawBufferPointer(start: word, count: strlen(word)))
  }
}
