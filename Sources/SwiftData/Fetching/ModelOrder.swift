import Foundation

/// Orders models by descriptors. Each key is read once per model, not once per comparison.
enum ModelOrder {
  static func sorted<T: PersistentModel>(_ models: [T], by descriptors: [SortDescriptor<T>]) -> [T]
  {
    let comparisons = descriptors.map { comparison(models, $0) }
    let order = models.indices.sorted { a, b in
      for comparison in comparisons {
        switch comparison(a, b) {
        case .orderedAscending: return true
        case .orderedDescending: return false
        case .orderedSame: continue
        }
      }
      return a < b
    }
    return order.map { models[$0] }
  }

  private static func comparison<T: PersistentModel>(
    _ models: [T], _ descriptor: SortDescriptor<T>
  ) -> (Int, Int) -> ComparisonResult {
    let isReverse = descriptor.order == .reverse
    let known =
      words(models, descriptor.keyPath) ?? values(models, descriptor.keyPath, Int.self)
      ?? values(models, descriptor.keyPath, Double.self)
      ?? values(models, descriptor.keyPath, Date.self)
    if let known { return isReverse ? { known($1, $0) } : known }
    return { descriptor.compare(models[$0], models[$1]) }
  }

  /// Strings are ordered as people order them, which is SwiftData's default (rule SD4.3): Foundation for Linux does not
  /// tell the comparators apart. Nil comes first.
  private static func words<T: PersistentModel>(
    _ models: [T], _ keyPath: PartialKeyPath<T>?
  ) -> ((Int, Int) -> ComparisonResult)? {
    let words: [StandardOrder.Word?]
    if let path = keyPath as? KeyPath<T, String> {
      words = models.map { StandardOrder.Word($0[keyPath: path]) }
    } else if let path = keyPath as? KeyPath<T, String?> {
      words = models.map { $0[keyPath: path].map { StandardOrder.Word($0) } }
    } else {
      return nil
    }
    return { a, b in
      switch (words[a], words[b]) {
      case (let a?, let b?): StandardOrder.compare(a, b)
      case (nil, nil): .orderedSame
      case (nil, _): .orderedAscending
      case (_, nil): .orderedDescending
      }
    }
  }

  private static func values<T: PersistentModel, V: Comparable>(
    _ models: [T], _ keyPath: PartialKeyPath<T>?, _ type: V.Type
  ) -> ((Int, Int) -> ComparisonResult)? {
    guard let path = keyPath as? KeyPath<T, V> else { return nil }
    let values = models.map { $0[keyPath: path] }
    return { a, b in
      values[a] < values[b]
        ? .orderedAscending : values[b] < values[a] ? .orderedDescending : .orderedSame
    }
  }
}

/// The order in which people look for words: whatever their case and accents, and by the value of numbers.
enum StandardOrder {
  /// A string, with the bytes of those that need no table to be ordered.
  struct Word {
    let string: String
    /// Letters in lower case, digits and spaces; nil for any other string.
    let plain: [UInt8]?

    init(_ string: String) {
      self.string = string
      var bytes: [UInt8] = []
      for byte in string.utf8 {
        switch byte {
        case 0x20, 0x30...0x39, 0x61...0x7A: bytes.append(byte)
        case 0x41...0x5A: bytes.append(byte | 0x20)
        default:
          plain = nil
          return
        }
      }
      plain = bytes
    }
  }

  static func compare(_ a: Word, _ b: Word) -> ComparisonResult {
    guard let first = a.plain, let second = b.plain else {
      return a.string.localizedStandardCompare(b.string)
    }
    let result = compare(first, second)
    // Of words that differ in case only, the small letter comes first.
    guard result == .orderedSame else { return result }
    for (a, b) in zip(a.string.utf8, b.string.utf8) where a != b {
      return a > b ? .orderedAscending : .orderedDescending
    }
    return .orderedSame
  }

  private static func compare(_ a: [UInt8], _ b: [UInt8]) -> ComparisonResult {
    var (i, j) = (0, 0)
    while i < a.count, j < b.count {
      if isDigit(a[i]), isDigit(b[j]) {
        let result = compareNumbers(a, &i, b, &j)
        if result != .orderedSame { return result }
        continue
      }
      if a[i] != b[j] { return a[i] < b[j] ? .orderedAscending : .orderedDescending }
      i += 1
      j += 1
    }
    if i < a.count { return .orderedDescending }
    return j < b.count ? .orderedAscending : .orderedSame
  }

  private static func compareNumbers(
    _ a: [UInt8], _ i: inout Int, _ b: [UInt8], _ j: inout Int
  ) -> ComparisonResult {
    func digits(_ bytes: [UInt8], _ index: inout Int) -> ArraySlice<UInt8> {
      let start = index
      while index < bytes.count, isDigit(bytes[index]) { index += 1 }
      return bytes[start..<index].drop { $0 == 0x30 }
    }
    let (first, second) = (digits(a, &i), digits(b, &j))
    if first.count != second.count {
      return first.count < second.count ? .orderedAscending : .orderedDescending
    }
    for (a, b) in zip(first, second) where a != b {
      return a < b ? .orderedAscending : .orderedDescending
    }
    return .orderedSame
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
}
