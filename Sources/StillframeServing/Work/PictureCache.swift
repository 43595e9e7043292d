import Foundation
import Synchronization

/// Finished pictures, bounded in bytes, and those on their way: equal requests share one.
final class PictureCache: Sendable {
  private struct Entry {
    var response: PictureResponse
    var use: Int
  }

  private struct State {
    var entries: [Data: Entry] = [:]
    /// Keys in the order of their uses; what was used again stands there more than once.
    var uses: [(key: Data, use: Int)] = []
    var first = 0
    var flights: [Data: PictureTicket] = [:]
    var (bytes, use, hits, misses, joins) = (0, 0, 0, 0, 0)
  }

  /// What was found for a key.
  enum Finding {
    case finished(PictureResponse)
    /// Somebody makes it.
    case underWay(PictureTicket)
    /// Nobody does: the caller has to.
    case absent(PictureTicket)
  }

  private let limit: Int
  private let state = Mutex(State())

  /// Bytes that a picture takes beside its body and its key.
  private static let overhead = 512

  init(limit: Int) { self.limit = limit }

  var counts: (bytes: Int, entries: Int, hits: Int, misses: Int, joins: Int) {
    state.withLock { ($0.bytes, $0.entries.count, $0.hits, $0.misses, $0.joins) }
  }

  /// - Parameter ticket: Makes the picture, where it is absent and nobody makes it.
  func find(_ key: Data, _ ticket: () -> PictureTicket) -> Finding {
    state.withLock { state in
      if let entry = state.entries[key] {
        state.hits += 1
        note(key, entry.response, &state)
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
  func land(_ key: Data, _ outcome: PictureTicket.Outcome) {
    state.withLock { state in
      state.flights[key] = nil
      guard case .success(let response) = outcome, response.status == 200,
        Self.size(key, response) <= limit / 2, state.entries[key] == nil
      else { return }
      state.bytes += Self.size(key, response)
      note(key, response, &state)
      while state.bytes > limit, state.first < state.uses.count {
        let (old, use) = state.uses[state.first]
        state.first += 1
        guard let entry = state.entries[old], entry.use == use else { continue }
        state.entries[old] = nil
        state.bytes -= Self.size(old, entry.response)
      }
    }
  }

  private func note(_ key: Data, _ response: PictureResponse, _ state: inout State) {
    state.use += 1
    state.entries[key] = Entry(response: response, use: state.use)
    state.uses.append((key, state.use))
    // Half of the list is of uses that others followed: the rest is listed again.
    guard state.uses.count > 2 * state.entries.count + 1_024 else { return }
    state.uses = state.uses[state.first...].filter { state.entries[$0.key]?.use == $0.use }
    state.first = 0
  }

  private static func size(_ key: Data, _ response: PictureResponse) -> Int {
    response.body.count + key.count + overhead
  }
}
