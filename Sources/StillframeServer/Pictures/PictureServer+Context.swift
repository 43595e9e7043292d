import CStillHTTP
import Dispatch
import Foundation
import Synchronization

extension PictureServer {
  /// An open connection. Times are in nanoseconds of a clock that nobody sets.
  final class Connection: Sendable {
    let socket: Int32
    let peer: String
    let isRefused: Bool
    /// The time at which the current step has to be over.
    let deadline: Atomic<UInt64>
    /// The time at which it was opened, or its last step began.
    let idleSince: Atomic<UInt64>
    /// Whether a response is being sent.
    let isSending = Atomic(false)

    init(_ socket: Int32, _ peer: String, isRefused: Bool, seconds: Double) {
      (self.socket, self.peer, self.isRefused) = (socket, peer, isRefused)
      let now = PictureServer.now
      deadline = Atomic(now + PictureServer.nanoseconds(seconds))
      idleSince = Atomic(now)
    }

    /// Gives the connection some seconds from now for its next step.
    func allow(_ seconds: Double, isSending: Bool = false) {
      let now = PictureServer.now
      self.isSending.store(isSending, ordering: .relaxed)
      idleSince.store(now, ordering: .relaxed)
      deadline.store(now + PictureServer.nanoseconds(seconds), ordering: .relaxed)
    }

    /// Leaves a connection that sends at most some nanoseconds from now.
    func hurry(_ now: UInt64, _ nanoseconds: UInt64) {
      guard isSending.load(ordering: .relaxed) else { return }
      deadline.min(now + nanoseconds, ordering: .relaxed)
    }
  }

  static var now: UInt64 { DispatchTime.now().uptimeNanoseconds }

  /// At most a hundred days, so that sums do not overflow.
  static func nanoseconds(_ seconds: Double) -> UInt64 {
    UInt64(min(max(seconds, 0), 8_640_000) * 1e9)
  }

  /// The state that the threads of connections share.
  final class Context: Sendable {
    private struct State {
      /// By socket.
      var connections: [Int32: Connection] = [:]
      /// The number of connections by peer.
      var peers: [String: Int] = [:]
    }

    let limits: Limits
    let refused: @Sendable (Int) -> Void
    let answer: @Sendable (Request) -> Response
    private let state = Mutex(State())
    /// The number of requests under way.
    let requests = Atomic(0)
    let isEnding = Atomic(false)

    init(
      _ limits: Limits, _ refused: @escaping @Sendable (Int) -> Void,
      _ answer: @escaping @Sendable (Request) -> Response
    ) {
      self.limits = limits
      self.refused = refused
      self.answer = answer
    }

    func open(_ connection: OpaquePointer) -> Connection {
      let socket = unsafe still_http_socket(connection)
      var text = [CChar](repeating: 0, count: 64)
      unsafe still_http_peer(connection, &text, text.count)
      let peer = String(
        decoding: text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
      return state.withLock { state in
        state.peers[peer, default: 0] += 1
        let connection = Connection(
          socket, peer, isRefused: state.peers[peer, default: 0] > limits.connectionsPerPeer,
          seconds: limits.headerTime)
        state.connections[socket] = connection
        return connection
      }
    }

    func close(_ connection: Connection) {
      state.withLock { state in
        if state.connections[connection.socket] === connection {
          state.connections[connection.socket] = nil
        }
        let count = state.peers[connection.peer, default: 1] - 1
        state.peers[connection.peer] = count > 0 ? count : nil
      }
    }

    /// Shuts down the connections that are past their deadlines. Their own threads close them.
    func closeLate() {
      let now = PictureServer.now
      forEachConnection { connection in
        guard connection.deadline.load(ordering: .relaxed) < now else { return }
        shutdown(connection.socket, Int32(SHUT_RDWR))
        connection.deadline.store(now + PictureServer.nanoseconds(60), ordering: .relaxed)
      }
    }

    /// The sockets stay open meanwhile.
    func forEachConnection(_ body: (Connection) -> Void) {
      state.withLock { state in
        for connection in state.connections.values { body(connection) }
      }
    }

    /// Whether no request is under way, and every connection has been idle for some time.
    func isQuiet(_ now: UInt64, idle nanoseconds: UInt64) -> Bool {
      var isQuiet = requests.load(ordering: .acquiring) == 0
      guard isQuiet, nanoseconds > 0 else { return isQuiet }
      forEachConnection { connection in
        let idleSince = connection.idleSince.load(ordering: .relaxed)
        if now < idleSince + nanoseconds { isQuiet = false }
      }
      return isQuiet
    }
  }
}
