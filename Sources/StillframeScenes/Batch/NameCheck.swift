import Foundation
import StillImageFile

/// Finds rows that would be written to one file, in memory that does not depend on how many there are.
///
/// A number for each name, in 24 bytes, goes to a file without a name; it is read as often as needed to look at each
/// share of the numbers in a table of fixed size. Rows with equal numbers are read again and their names compared.
struct NameCheck {
  private let rows: RowFile
  private let pattern: BatchPattern

  /// A row as it is remembered.
  private struct Mark {
    /// Of the name.
    var hash: UInt64 = 0
    /// Of the row, in the file.
    var offset: UInt64 = 0
    /// 0: none.
    var number: UInt64 = 0
    static let size = 24
  }

  /// A power of two. One and a half MiB, which the smallest batch takes as well.
  private static let slots = 1 << 16

  /// Returns how many rows there are, whatever they hold.
  ///
  /// - Throws: `BatchError.sameFile` for the first row whose file another has; `ImageFileError`.
  static func run(_ rows: RowFile, _ pattern: BatchPattern) throws -> Int {
    try NameCheck(rows: rows, pattern: pattern).run()
  }

  private func run() throws -> Int {
    let file = try NamelessFile(calledInErrors: "a temporary file")
    var piece = Data()
    var count = 0
    var marked = 0
    rows.rewind()
    while let row = try rows.next() {
      count += 1
      // A row that cannot be read is reported when its turn comes.
      guard let line = row.line, let path = try? pattern.path(for: line) else { continue }
      var hasher = Hasher()
      hasher.combine(bytes: path)
      piece.append(UInt64(bitPattern: Int64(hasher.finalize())))
      piece.append(UInt64(row.offset))
      piece.append(UInt64(row.number))
      marked += 1
      if piece.count >= 1 << 16 {
        try file.append(piece)
        piece.removeAll(keepingCapacity: true)
      }
    }
    try file.append(piece)
    var table = [Mark](repeating: Mark(), count: Self.slots)
    let shares = UInt64(marked / (Self.slots / 2) + 1)
    var found: BatchError?
    for share in 0..<shares {
      guard let other = try duplicate(in: file, &table, share, of: shares) else { continue }
      if case .sameFile(_, _, let second) = other,
        case .sameFile(_, _, let known)? = found, known < second
      {
        continue
      }
      found = other
    }
    if let found { throw found }
    return count
  }

  /// Returns the first row of a share of the numbers whose file an earlier row has.
  private func duplicate(
    in file: NamelessFile, _ table: inout [Mark], _ share: UInt64, of shares: UInt64
  ) throws -> BatchError? {
    for index in table.indices { table[index] = Mark() }
    var found: BatchError?
    var rest = Data()
    try file.forEachPiece { (piece: Data) throws in
      var bytes = rest + piece
      while bytes.count >= Mark.size {
        let mark = Mark(
          hash: bytes.number(0), offset: bytes.number(8), number: bytes.number(16))
        bytes = bytes.dropFirst(Mark.size)
        guard found == nil, mark.hash % shares == share else { continue }
        found = try insert(mark, into: &table)
      }
      rest = Data(bytes)
    }
    return found
  }

  private func insert(_ mark: Mark, into table: inout [Mark]) throws -> BatchError? {
    var slot = Int(mark.hash >> 40) & (Self.slots - 1)
    for _ in 0..<Self.slots {
      let known = table[slot]
      if known.number == 0 {
        table[slot] = mark
        return nil
      }
      if known.hash == mark.hash, let name = try path(of: mark), let other = try path(of: known),
        name.utf8.elementsEqual(other.utf8)
      {
        return .sameFile(name, first: Int(known.number), second: Int(mark.number))
      }
      slot = (slot + 1) & (Self.slots - 1)
    }
    preconditionFailure("a share of the numbers fills the table")
  }

  private func path(of mark: Mark) throws -> String? {
    guard let line = try rows.row(at: Int(mark.offset), number: Int(mark.number))?.line else {
      return nil
    }
    return try? pattern.path(for: line)
  }
}

extension Hasher {
  /// By bytes: names that look the same can be different files.
  fileprivate mutating func combine(bytes text: String) {
    for byte in text.utf8 { combine(byte) }
  }
}

extension Data {
  fileprivate mutating func append(_ number: UInt64) {
    for shift in stride(from: 0, to: 64, by: 8) {
      append(UInt8(truncatingIfNeeded: number >> shift))
    }
  }

  fileprivate func number(_ offset: Int) -> UInt64 {
    self[(startIndex + offset)..<(startIndex + offset + 8)].reversed()
      .reduce(0) { $0 << 8 | UInt64($1) }
  }
}
