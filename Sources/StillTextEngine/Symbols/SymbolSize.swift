internal import CStillSymbols
internal import Foundation
internal import StillText

/// The room that a symbol takes in layout, and the box that its ink fills in Apple's set.
///
/// In ems of the font, y down, the origin on the baseline at the left edge of the room.
struct SymbolRoom: Equatable, Sendable {
  var slot: CGRect
  var ink: CGRect

  /// Around the ink of a symbol whose size is not tabled, with the margins of most symbols.
  init(around ink: CGRect, scale: SymbolRequest.Scale) {
    let unit = scale.unit
    self.ink = ink
    slot = ink.isEmpty ? ink : ink.insetBy(dx: -0.0977 * unit, dy: -SymbolSize.margin * unit)
  }

  init(slot: CGRect, ink: CGRect) {
    self.slot = slot
    self.ink = ink
  }
}

/// A row of `assets/symbols/sizes.txt`: the size of a symbol in three weights at the small scale.
struct SymbolSize: Hashable, Sendable {
  /// For ultralight, regular and black five numbers in thousandths of an em: the width with margins, the left, upper,
  /// right and lower edge of the ink.
  private let numbers: [Int16]

  /// Above and below the ink, in ems at the small scale. (`play.circle` of 35 points is 40 high, its ink 35;
  /// `magnifyingglass` of 17 is 19 high, its ink 16.5: pictures of a public app, iOS 18.2.)
  static let margin: CGFloat = 0.059

  /// Places of the nine weights on the axis of Apple's system font.
  private static let places: [CGFloat] = [30, 110, 274, 400, 510, 590, 700, 860, 1000]

  /// Reads a row without its name; nil for one that has not fifteen numbers.
  init?(row: some Sequence<UInt8>) {
    var numbers: [Int16] = []
    for field in row.split(whereSeparator: { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: ";") }) {
      guard let number = Int16(String(decoding: field, as: UTF8.self)) else { return nil }
      numbers.append(number)
    }
    guard numbers.count == 15 else { return nil }
    self.numbers = numbers
  }

  /// Returns the room in a weight and scale: larger scales grow about the middle of the capitals.
  func room(_ style: SymbolStyle) -> SymbolRoom {
    let unit = style.scale.unit
    let middle = SymbolStyle.middle
    func x(_ index: Int) -> CGFloat { number(index, style.weight) * unit }
    func y(_ index: Int) -> CGFloat { (number(index, style.weight) + middle) * unit - middle }
    let ink = CGRect(x: x(1), y: y(2), width: x(3) - x(1), height: y(4) - y(2))
    let margin = Self.margin * unit
    return SymbolRoom(
      slot: CGRect(x: 0, y: ink.minY - margin, width: x(0), height: ink.height + 2 * margin),
      ink: ink)
  }

  /// Returns one of the five numbers in a weight, between the two nearest of the three, in ems.
  private func number(_ index: Int, _ weight: Int) -> CGFloat {
    let place = Self.places[weight - 1]
    let (from, to, first) =
      weight < 4 ? (Self.places[0], Self.places[3], 0) : (Self.places[3], Self.places[8], 5)
    let (low, high) = (CGFloat(numbers[first + index]), CGFloat(numbers[first + 5 + index]))
    return (low + (high - low) * (place - from) / (to - from)) / 1000
  }
}

extension SymbolSize {
  /// Finds the row of a name in time logarithmic in the number of rows; nil for a name that has none.
  init?(name: String) {
    let file = unsafe cstillsymbols_sizes()
    let bytes = unsafe UnsafeRawBufferPointer(start: file.bytes, count: file.count)
    let key = Array(name.utf8)
    let newline = UInt8(ascii: "\n")
    var (low, high) = (0, bytes.count)
    while low < high {
      let middle = (low + high) / 2
      let start = unsafe bytes[low..<middle].lastIndex(of: newline).map { $0 + 1 } ?? low
      let end = unsafe bytes[middle..<high].firstIndex(of: newline) ?? high
      let line = unsafe Array(bytes[start..<end])
      let word = line.prefix { $0 != UInt8(ascii: " ") }
      if word.elementsEqual(key) {
        self.init(row: line.dropFirst(word.count))
        return
      }
      if word.lexicographicallyPrecedes(key) { low = end + 1 } else { high = start }
    }
    return nil
  }
}

extension SymbolRequest.Scale {
  /// The size of the design relative to the small scale, as Apple's templates show it.
  var unit: CGFloat {
    switch self {
    case .small: 1
    case .medium: 1.2637
    case .large: 1.613
    }
  }
}
