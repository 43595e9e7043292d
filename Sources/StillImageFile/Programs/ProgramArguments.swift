import Foundation

/// The words of another program's command line, as C takes them.
enum ProgramArguments {
  /// Passes the words to a C function that starts the program.
  ///
  /// - Returns: The function's result, 0 or an errno.
  static func with(
    _ words: [String],
    _ body: (UnsafePointer<UnsafePointer<CChar>?>) -> Int32
  ) -> Int32 {
    var copies = unsafe words.map { unsafe strdup($0) }
    defer { for index in unsafe copies.indices { unsafe free(copies[index]) } }
    unsafe copies.append(nil)
    return unsafe copies.withUnsafeBufferPointer { words in
      unsafe words.withMemoryRebound(to: UnsafePointer<CChar>?.self) { words in
        guard let start = words.baseAddress else { return EINVAL }
        return unsafe body(start)
      }
    }
  }
}
