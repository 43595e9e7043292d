internal import CStillSymbols

/// Where the names of an embedded list stand, found by their bytes.
///
/// Made in one pass over the bytes, without a string a name: a program that shows one symbol reads one row. Lines have the form
/// `name, name = row`, with a separator of the list's; of two rows with a name the last one counts. Lines that begin with `#` are
/// remarks.
@safe struct SymbolIndex: Sendable {
  /// A name, and what follows the separator, as ranges of the file's bytes.
  private struct Entry {
    var name: Range<Int32>
    var row: Range<Int32>
  }

  // Safe to hand about: the file lies in the program's data, which is there as long as the program and never changes.
  private nonisolated(unsafe) let bytes: UnsafeRawBufferPointer
  private var entries: [Entry] = []
  /// Numbers of entries at the places that their hashes say, or behind those; below zero: none. A power of two, at most half full.
  private var slots: [Int32] = []
  /// The lines without the separator.
  private(set) var otherLines: [Substring] = []

  /// - Parameter separator: The characters between the names and the row.
  init(_ file: CStillSymbolFile, separator: StaticString) {
    let bytes = unsafe UnsafeRawBufferPointer(start: file.bytes, count: file.count)
    unsafe self.bytes = bytes
    let sign = unsafe UnsafeRawBufferPointer(
      start: separator.utf8Start, count: separator.utf8CodeUnitCount)
    var start = 0
    while start < bytes.count {
      let end = unsafe bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      unsafe addLine(start..<end, of: bytes, separatedBy: sign)
      start = end + 1
    }
    var size = 64
    while size < 2 * entries.count { size *= 2 }
    slots = Array(repeating: -1, count: size)
    for (index, entry) in entries.enumerated() {
      let slot = unsafe slot(of: bytes[entry.name.places])
      slots[slot] = Int32(index)
    }
  }

  /// All names, each once.
  var names: [String] {
    slots.filter { $0 >= 0 }.map { text(entries[Int($0)].name) }
  }

  /// The row of a name; nil for one that the list lacks.
  subscript(name: Substring) -> Substring? {
    var name = name
    return name.withUTF8 { name in
      let slot = unsafe slots[slot(of: UnsafeRawBufferPointer(name)[...])]
      return slot < 0 ? nil : text(entries[Int(slot)].row)[...]
    }
  }

  private func text(_ range: Range<Int32>) -> String {
    unsafe String(decoding: bytes[range.places], as: UTF8.self)
  }

  private mutating func addLine(
    _ line: Range<Int>, of bytes: UnsafeRawBufferPointer,
    separatedBy separator: UnsafeRawBufferPointer
  ) {
    guard let first = line.first, unsafe bytes[first] != UInt8(ascii: "#") else { return }
    let length = separator.count
    guard
      let end = line.first(where: { place in
        unsafe bytes[place] == separator[0] && place + length <= line.upperBound
          && bytes[place..<place + length].elementsEqual(separator)
      })
    else {
      otherLines.append(text(Int32(line.lowerBound)..<Int32(line.upperBound))[...])
      return
    }
    let row = Int32(end + length)..<Int32(line.upperBound)
    var start = line.lowerBound
    while start < end {
      let next = unsafe bytes[start..<end].firstIndex(of: UInt8(ascii: ",")) ?? end
      let name = unsafe bytes[start..<next].firstIndex { $0 != UInt8(ascii: " ") } ?? next
      if name < next {
        entries.append(Entry(name: Int32(name)..<Int32(next), row: row))
      }
      start = next + 1
    }
  }

  /// The slot that a name has, or would have.
  private func slot(of name: Slice<UnsafeRawBufferPointer>) -> Int {
    var hash: UInt32 = 2_166_136_261
    for place in unsafe name.indices {
      hash = unsafe (hash ^ UInt32(name[place])) &* 16_777_619
    }
    let mask = slots.count - 1
    var slot = Int(hash) & mask
    while slots[slot] >= 0 {
      let known = entries[Int(slots[slot])].name.places
      if unsafe bytes[known].elementsEqual(name) { break }
      slot = (slot + 1) & mask
    }
    return slot
  }
}

extension Range<Int32> {
  /// The same as places in a buffer.
  fileprivate var places: Range<Int> { Int(lowerBound)..<Int(upperBound) }
}
