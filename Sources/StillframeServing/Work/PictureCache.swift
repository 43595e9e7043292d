import Foundation
import Synchronization

/// Finished pictures, bounded in bytes, and those in progress: equal requests share one.
final class PictureCache: Sendable {
  /// The key of a picture.
  struct Key: Hashable, Sendable {
    let data: Data

    init(_ data: Data) { self.data = data }

    /// Hashes all bytes: `Data` hashes the first 80, so clients could make many keys with the same hash.
    func hash(into hasher: inout Hasher) {
      unsafe data.withUnsafeBytes { unsafe hasher.combine(bytes: $0) }
    }
  }

  /// A picture that is kept. Only the lock's owner changes it.
  private final class Entry {
    let key: Key
    let response: PictureResponse
    var use = 0
    var isKept = true
    /// Addresses that lead here, as sent.
    var addresses: [String] = []

    init(_ key: Key, _ response: PictureResponse) {
      self.key = key
      self.response = response
    }

    var size: Int {
      KeptBytes.size(of: response.body) + key.data.count + overhead
        + addresses.reduce(0) { $0 + $1.utf8.count + addressOverhead }
    }
  }

  private struct State: ~Copyable {
    var entries: [Key: Entry] = [:]
    /// Pictures in the order of their uses; one that was used again is there more than once. Nil: the place was looked at.
    var uses: [(entry: Entry?, use: Int)] = []
    var first = 0
    var flights: [Key: PictureTicket] = [:]
    /// The picture of each address that was answered with one that is kept.
    var addresses: [String: Entry] = [:]
    var (bytes, use, hits, misses, joins) = (0, 0, 0, 0, 0)
  }

  /// The state of a picture.
  enum Finding {
    case finished(PictureResponse)
    /// Another request has asked for it.
    case underWay(PictureTicket)
    /// The caller makes it.
    case absent(PictureTicket)
  }

  private let limit: Int
  private let state = Mutex(State())
  /// Taken before the state. A `Mutex` of Linux is handed to the thread that has waited longest, which has to be woken first: with
  /// many connections, everything would wait for switches of threads.
  private let gate = NSLock()

  /// Bytes that a picture takes beside its body and its key, and those of an address beside its text.
  private static let (overhead, addressOverhead) = (512, 96)
  /// The most addresses that lead directly to one picture. Further ones are read first.
  private static let mostAddresses = 4

  init(limit: Int) { self.limit = limit }

  var counts: (bytes: Int, entries: Int, hits: Int, misses: Int, joins: Int) {
    withState { ($0.bytes, $0.entries.count, $0.hits, $0.misses, $0.joins) }
  }

  private func withState<Value>(_ body: (inout sending State) -> sending Value) -> sending Value {
    gate.lock()
    defer { gate.unlock() }
    return state.withLock(body)
  }

  /// Returns the finished picture of an address that was answered before. Saves reading the address.
  func finished(at address: String) -> PictureResponse? {
    withState { state in
      guard let entry = state.addresses[address] else { return nil }
      state.hits += 1
      Self.note(entry, &state)
      return entry.response
    }
  }

  /// Lets an address lead to a finished picture.
  func add(_ address: String, to key: Data) {
    let key = Key(key)
    withState { state in
      guard let entry = state.entries[key], entry.addresses.count < Self.mostAddresses,
        state.addresses[address] == nil
      else { return }
      state.bytes -= entry.size
      entry.addresses.append(address)
      state.addresses[address] = entry
      state.bytes += entry.size
    }
  }

  /// Returns the picture of a key, in any state.
  ///
  /// - Parameter ticket: Creates the ticket of an absent picture.
  func find(_ key: Data, _ ticket: () -> PictureTicket) -> Finding {
    let key = Key(key)
    return withState { state in
      if let entry = state.entries[key] {
        state.hits += 1
        Self.note(entry, &state)
        return .finished(entry.response)
      }
      if let flight = state.flights[key] {
        state.joins += 1
        return .underWay(flight)
      }
      state.misses += 1
      let flight = ticket()
      state.flights[key] = flight
      return .absent(flight)
    }
  }

  /// Ends a flight, and keeps its picture.
  func land(_ key: Data, _ flight: PictureTicket?, _ outcome: PictureTicket.Outcome) {
    let key = Key(key)
    // The bytes of a film are read here, before others wait for the lock.
    var response: PictureResponse?
    if case .success(let success) = outcome, success.status == 200 { response = kept(success) }
    withState { state in
      // A later request may have started another flight after this one was given up.
      if state.flights[key] === flight { state.flights[key] = nil }
      guard let response, state.entries[key] == nil else { return }
      let entry = Entry(key, response)
      guard entry.size <= limit / 2 else { return }
      state.entries[key] = entry
      state.bytes += entry.size
      Self.note(entry, &state)
      while state.bytes > limit, state.first < state.uses.count {
        let (place, use) = state.uses[state.first]
        // The list is shortened later: it would keep the bytes of the picture until then.
        state.uses[state.first].entry = nil
        state.first += 1
        guard let old = place, old.isKept, old.use == use else { continue }
        old.isKept = false
        state.entries[old.key] = nil
        state.bytes -= old.size
        for address in old.addresses { state.addresses[address] = nil }
      }
    }
  }

  /// Returns a response whose body the cache keeps; nil for a film that is too long.
  private func kept(_ response: PictureResponse) -> PictureResponse? {
    guard let stream = response.stream else {
      guard response.body.count <= limit / 2 else { return nil }
      var response = response
      response.body = KeptBytes.copy(response.body)
      return response
    }
    guard let count = stream.count, count <= limit / 2, let data = stream.data else { return nil }
    var response = response
    response.stream = nil
    response.body = KeptBytes.copy(data)
    return response
  }

  private static func note(_ entry: Entry, _ state: inout State) {
    // The newest use already.
    guard entry.use == 0 || entry.use != state.use else { return }
    state.use += 1
    entry.use = state.use
    state.uses.append((entry, state.use))
    // Half of the list is of uses that others followed: the rest is listed again.
    guard state.uses.count > 2 * state.entries.count + 1_024 else { return }
    state.uses = state.uses[state.first...].filter {
      $0.entry?.isKept == true && $0.entry?.use == $0.use
    }
    state.first = 0
  }
}
