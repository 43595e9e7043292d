import Foundation
import Synchronization

/// Finished pictures, bounded in bytes, and those in progress: equal requests share one.
final class PictureCache: Sendable {
  private struct Entry {
    var response: PictureResponse
    var use: Int
    /// Addresses that lead here, as sent.
    var addresses: [String] = []
  }

  private struct State {
    var entries: [Data: Entry] = [:]
    /// Keys in the order of their uses; what was used again stands there more than once.
    var uses: [(key: Data, use: Int)] = []
    var first = 0
    var flights: [Data: PictureTicket] = [:]
    /// The key of each address that was answered with a picture that is kept.
    var keys: [String: Data] = [:]
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

  /// Bytes that a picture takes beside its body and its key, and those of an address beside its text.
  private static let (overhead, addressOverhead) = (512, 96)
  /// The most addresses that lead directly to one picture. Further ones are read first.
  private static let mostAddresses = 4

  init(limit: Int) { self.limit = limit }

  var counts: (bytes: Int, entries: Int, hits: Int, misses: Int, joins: Int) {
    state.withLock { ($0.bytes, $0.entries.count, $0.hits, $0.misses, $0.joins) }
  }

  /// Returns the finished picture of an address that was answered before. Saves reading the address.
  func finished(at address: String) -> PictureResponse? {
    state.withLock { state in
      guard let key = state.keys[address], let entry = state.entries[key] else { return nil }
      state.hits += 1
      note(key, &state)
      return entry.response
    }
  }

  /// Lets an address lead to a finished picture.
  func add(_ address: String, to key: Data) {
    state.withLock { state in
      guard let entry = state.entries[key], entry.addresses.count < Self.mostAddresses,
        state.keys[address] == nil
      else { return }
      state.bytes -= Self.size(key, entry)
      state.entries[key]?.addresses.append(address)
      state.keys[address] = key
      if let entry = state.entries[key] { state.bytes += Self.size(key, entry) }
    }
  }

  /// Returns the picture of a key, in any state.
  ///
  /// - Parameter ticket: Creates the ticket of an absent picture.
  func find(_ key: Data, _ ticket: () -> PictureTicket) -> Finding {
    state.withLock { state in
      if let entry = state.entries[key] {
        state.hits += 1
        note(key, &state)
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
    state.withLock { state in
      // A later request may have started another flight after this one was given up.
      if state.flights[key] === flight { state.flights[key] = nil }
      guard case .success(let response) = outcome, response.status == 200,
        state.entries[key] == nil, let kept = kept(response)
      else { return }
      let entry = Entry(response: kept, use: 0)
      guard Self.size(key, entry) <= limit / 2 else { return }
      state.entries[key] = entry
      state.bytes += Self.size(key, entry)
      note(key, &state)
      while state.bytes > limit, state.first < state.uses.count {
        let (old, use) = state.uses[state.first]
        state.first += 1
        guard let entry = state.entries[old], entry.use == use else { continue }
        state.entries[old] = nil
        state.bytes -= Self.size(old, entry)
        for address in entry.addresses { state.keys[address] = nil }
      }
    }
  }

  /// Returns a response whose body is in memory; nil for a film that is too long.
  private func kept(_ response: PictureResponse) -> PictureResponse? {
    guard let stream = response.stream else { return response }
    guard let count = stream.count, count <= limit / 2, let data = stream.data else { return nil }
    var response = response
    response.stream = nil
    response.body = data
    return response
  }

  private func note(_ key: Data, _ state: inout State) {
    state.use += 1
    state.entries[key]?.use = state.use
    state.uses.append((key, state.use))
    // Half of the list is of uses that others followed: the rest is listed again.
    guard state.uses.count > 2 * state.entries.count + 1_024 else { return }
    state.uses = state.uses[state.first...].filter { state.entries[$0.key]?.use == $0.use }
    state.first = 0
  }

  private static func size(_ key: Data, _ entry: Entry) -> Int {
    entry.response.body.count + key.count + overhead
      + entry.addresses.reduce(0) { $0 + $1.utf8.count + addressOverhead }
  }
}
