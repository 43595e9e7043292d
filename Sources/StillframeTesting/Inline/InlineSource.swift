import Foundation
import StillGoldens
import StillImageFile
import Synchronization

/// The test files that literals are written into: as they were compiled, with what was recorded since.
///
/// Places in a file are those of the compiled source, so each recording writes the compiled source again with all
/// texts recorded so far.
package final class InlineSource: Sendable {
  /// Of this process.
  static let current = InlineSource()

  private let files = Mutex<[String: File]>([:])

  private struct File {
    let compiled: [UInt8]
    /// As it was last read or written.
    var written: Data
    var recordings: [Site: Recording] = [:]
  }

  /// A closure of a call.
  private struct Site: Hashable {
    let line: UInt
    let column: UInt
    let descriptor: InlineSnapshotSyntaxDescriptor
  }

  private struct Recording: Equatable {
    let text: String?
    let function: String
  }

  package init() {}

  /// Writes a text into a call.
  ///
  /// - Parameter text: nil: no text is to be there.
  /// - Throws: ``SnapshotFailure/literalNotWritten(file:line:reason:)``; then the file is as it was.
  package func record(
    _ text: String?, file: String, line: UInt, column: UInt, function: String,
    descriptor: InlineSnapshotSyntaxDescriptor
  ) throws(SnapshotFailure) {
    func failure(_ reason: String) -> SnapshotFailure {
      .literalNotWritten(file: file, line: line, reason: reason)
    }
    let reason: String? = files.withLock { files in
      let url = URL(fileURLWithPath: file)
      guard let present = try? AtomicFile.read(url) else { return "the file cannot be read" }
      var known = files[file] ?? File(compiled: [UInt8](present), written: present)
      guard known.written == present else {
        return "the file has changed since the tests were started; run them again"
      }
      let site = Site(line: line, column: column, descriptor: descriptor)
      if let earlier = known.recordings[site], earlier.text != text {
        return "this call has recorded another text already in this run, and can hold only one"
      }
      known.recordings[site] = Recording(text: text, function: function)
      guard let source = Self.source(of: known) else {
        return
          "there is no call at column \(column) of this line; was the file changed since it was "
          + "compiled?"
      }
      if source != present {
        do {
          try AtomicFile.write(source, to: url)
        } catch {
          return "\(error)"
        }
      }
      known.written = source
      files[file] = known
      return nil
    }
    if let reason { throw failure(reason) }
  }

  /// Returns the source with all that was recorded; nil where a place of a call holds none.
  private static func source(of file: File) -> Data? {
    let scanner = SwiftScanner(bytes: file.compiled)
    let indent = Self.indent(of: file.compiled)
    var edits: [(edit: InlineEdit, order: Int)] = []
    for (site, recording) in file.recordings {
      guard let start = place(in: file.compiled, line: site.line, column: site.column),
        let call = InlineCall(in: scanner, at: start)
      else { return nil }
      let margin = Self.margin(in: file.compiled, at: start)
      let literal = recording.text.map {
        InlineLiteral.closure($0, margin: margin, indent: indent)
      }
      if let edit = call.edit(literal, as: site.descriptor, in: scanner) {
        edits.append((edit, site.descriptor.trailingClosureOffset))
      }
    }
    edits.sort {
      ($0.edit.range.lowerBound, $0.order) < ($1.edit.range.lowerBound, $1.order)
    }
    var result: [UInt8] = []
    var place = 0
    for (edit, _) in edits {
      // Not what lies inside of what is replaced as a whole.
      guard edit.range.lowerBound >= place else { continue }
      result += file.compiled[place..<edit.range.lowerBound]
      result += edit.text.utf8
      place = edit.range.upperBound
    }
    return Data(result + file.compiled[place...])
  }

  /// Returns the place of a line and column as the compiler counts them: from 1, in bytes.
  static func place(in source: [UInt8], line: UInt, column: UInt) -> Int? {
    var start = 0
    for _ in 1..<max(line, 1) {
      guard let end = source[start...].firstIndex(of: 0x0A) else { return nil }
      start = end + 1
    }
    let place = start + Int(column) - 1
    return place < source.count ? place : nil
  }

  /// Returns the spaces before the line of a place.
  private static func margin(in source: [UInt8], at place: Int) -> String {
    let start = (source[..<place].lastIndex(of: 0x0A) ?? -1) + 1
    let spaces = source[start...].prefix { $0 == 0x20 || $0 == 0x09 }
    return String(decoding: spaces, as: UTF8.self)
  }

  /// Returns one level, as the first line has it that begins with spaces; four spaces where none does.
  private static func indent(of source: [UInt8]) -> String {
    for line in source.split(separator: 0x0A) {
      let spaces = line.prefix { $0 == 0x20 || $0 == 0x09 }
      if !spaces.isEmpty, spaces.count < line.count {
        return String(decoding: spaces, as: UTF8.self)
      }
    }
    return "    "
  }

  /// Returns the line on which the closure of a call begins; nil where it has none.
  static func lineOfClosure(
    file: String, line: UInt, column: UInt, descriptor: InlineSnapshotSyntaxDescriptor
  ) -> UInt? {
    guard let source = try? AtomicFile.read(URL(fileURLWithPath: file)) else { return nil }
    let bytes = [UInt8](source)
    let scanner = SwiftScanner(bytes: bytes)
    guard let start = place(in: bytes, line: line, column: column),
      let call = InlineCall(in: scanner, at: start)
    else { return nil }
    let content: Range<Int>
    switch call.slot(descriptor.trailingClosureOffset, scanner) {
    case .argument(let index): content = call.arguments[index].content
    case .closure(let index):
      guard index < call.closures.count else { return nil }
      content = call.closures[index].content
    }
    return UInt(bytes[..<content.lowerBound].count { $0 == 0x0A }) + 1
  }
}
