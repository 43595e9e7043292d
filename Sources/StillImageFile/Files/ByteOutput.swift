package import Foundation

/// The destination of a file's bytes while it is written.
package protocol ByteOutput: AnyObject {
  /// Adds bytes at the end.
  func append(_ data: Data) throws(ImageFileError)
  /// Overwrites bytes that were added before, from an offset from the start.
  func replace(at offset: Int, with data: Data) throws(ImageFileError)
}

/// A file made in memory.
package final class MemoryOutput: ByteOutput {
  /// The bytes written.
  package private(set) var data = Data()

  package init() {}

  package func append(_ data: Data) {
    self.data.append(data)
  }

  package func replace(at offset: Int, with data: Data) {
    self.data.replaceSubrange(offset..<offset + data.count, with: data)
  }
}
