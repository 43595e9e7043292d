/// Generates unexpected bytes by mutation of valid ones.
struct Mutator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  /// SplitMix64.
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return mixed ^ mixed >> 31
  }

  mutating func below(_ count: Int) -> Int { Int(next() % UInt64(max(count, 1))) }

  mutating func bytes(_ count: Int) -> [UInt8] {
    (0..<count).map { _ in UInt8(truncatingIfNeeded: next()) }
  }

  /// Returns one of the seeds, changed; or bytes out of nothing.
  mutating func bytes(from seeds: [[UInt8]]) -> [UInt8] {
    guard !seeds.isEmpty, below(4) > 0 else { return bytes(below(200)) }
    var bytes = seeds[below(seeds.count)]
    for _ in 0...below(6) { change(&bytes, seeds) }
    return bytes
  }

  private mutating func change(_ bytes: inout [UInt8], _ seeds: [[UInt8]]) {
    guard !bytes.isEmpty else { return }
    let place = below(bytes.count)
    switch below(8) {
    case 0: bytes[place] ^= 1 << UInt8(below(8))
    case 1: bytes[place] = UInt8(truncatingIfNeeded: next())
    case 2: bytes.removeLast(bytes.count - place)
    case 3: bytes.removeSubrange(place..<min(bytes.count, place + 1 + below(16)))
    case 4: bytes.insert(contentsOf: self.bytes(1 + below(16)), at: place)
    case 5:
      // Numbers at the limits of their kinds.
      let numbers: [[UInt8]] = [
        [0, 0, 0, 0], [255, 255, 255, 255], [127, 255, 255, 255], [128, 0, 0, 0],
      ]
      for (index, byte) in numbers[below(4)].enumerated() where place + index < bytes.count {
        bytes[place + index] = byte
      }
    case 6:
      let other = seeds[below(seeds.count)]
      bytes.replaceSubrange(place..., with: other.dropFirst(below(other.count)))
    default:
      let end = min(bytes.count, place + 1 + below(32))
      bytes.insert(contentsOf: bytes[place..<end], at: below(bytes.count))
    }
  }
}
