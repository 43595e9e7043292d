public import Dispatch
public import Foundation
import Synchronization

/// A reason for which a connection fails.
public enum NWError: Error, Equatable, Sendable {
  /// A number of the system.
  case posix(POSIXErrorCode)
  /// A number of the names of hosts.
  case dns(Int32)
  /// A number of encryption.
  case tls(Int32)
}

/// The other end of a connection.
public enum NWEndpoint: Hashable, Sendable {
  /// A machine.
  public enum Host: Hashable, Sendable, ExpressibleByStringLiteral {
    /// Its name.
    case name(String, NWInterface?)
    /// Its number of 32 bits.
    case ipv4(IPv4Address)
    /// Its number of 128 bits.
    case ipv6(IPv6Address)

    /// A machine by its name or number.
    public init(_ string: String) {
      self =
        IPv4Address(string).map(Host.ipv4) ?? IPv6Address(string).map(Host.ipv6)
        ?? .name(string, nil)
    }

    public init(stringLiteral value: String) { self.init(value) }
  }

  /// The number of a service on a machine.
  public struct Port: Hashable, Sendable, RawRepresentable, ExpressibleByIntegerLiteral {
    public let rawValue: UInt16

    public init?(rawValue: UInt16) { self.rawValue = rawValue }
    public init(integerLiteral value: UInt16) { rawValue = value }

    /// A number as text; nil where it is none.
    public init?(_ service: String) {
      guard let number = UInt16(service) else { return nil }
      rawValue = number
    }

    /// Any number.
    public static let any: Port = 0
    /// That of web pages.
    public static let http: Port = 80
    /// That of encrypted web pages.
    public static let https: Port = 443
  }

  /// A service on a machine.
  case hostPort(host: Host, port: Port)
  /// A service in the neighborhood.
  case service(name: String, type: String, domain: String, interface: NWInterface?)
  /// A file of the machine.
  case unix(path: String)
  /// An address.
  case url(URL)
}

/// The settings of connections.
///
/// Unchecked because programs set them before a connection starts, as on Apple's platforms.
public final class NWParameters: @unchecked Sendable {
  /// Whether other programs may use the same port (default: false). No effect: nothing is connected.
  public var allowLocalEndpointReuse = false
  /// Whether devices nearby are reached without a network (default: false). No effect: nothing is connected.
  public var includePeerToPeer = false
  /// The kind of network that is needed (default: other, any one). No effect: nothing is connected.
  public var requiredInterfaceType = NWInterfaceType.other

  /// Settings with the defaults.
  public init() {}

  /// Streams.
  public static var tcp: NWParameters { NWParameters() }
  /// Single messages.
  public static var udp: NWParameters { NWParameters() }
  /// Encrypted streams.
  public static var tls: NWParameters { NWParameters() }
}

/// A connection. None succeeds: it waits, as where there is no network.
///
/// Unchecked because programs set the function before they start, as on Apple's platforms.
public final class NWConnection: @unchecked Sendable {
  /// The progress of a connection.
  public enum State: Equatable, Sendable {
    /// Not started.
    case setup
    /// Waiting for a network.
    case waiting(NWError)
    /// In progress, or connected.
    case preparing, ready
    /// At its end because of a problem.
    case failed(NWError)
    /// At its end by the program.
    case cancelled
  }

  /// The receiver of the end of a transmission.
  public enum SendCompletion: Sendable {
    /// A function that receives the reason of a failure.
    case contentProcessed(@Sendable (NWError?) -> Void)
    /// Nobody.
    case idempotent
  }

  /// A message among those of a connection.
  public final class ContentContext: Sendable {
    /// Part of a stream or a message of its own.
    public static let defaultMessage = ContentContext()
    /// The last one.
    public static let finalMessage = ContentContext()

    init() {}
  }

  private static let failure = NWError.posix(.ENETDOWN)

  /// The other end.
  public let endpoint: NWEndpoint
  /// The settings.
  public let parameters: NWParameters
  /// The progress.
  public var state: State { progress.withLock { $0.state } }
  private let progress = Mutex((state: State.setup, queue: DispatchQueue?.none))
  /// The function that receives the progress.
  @preconcurrency public var stateUpdateHandler: (@Sendable (State) -> Void)?

  /// A connection to another end.
  public init(to endpoint: NWEndpoint, using parameters: NWParameters) {
    (self.endpoint, self.parameters) = (endpoint, parameters)
  }

  /// A connection to a service on a machine.
  public convenience init(
    host: NWEndpoint.Host, port: NWEndpoint.Port, using parameters: NWParameters
  ) { self.init(to: .hostPort(host: host, port: port), using: parameters) }

  private func report(_ state: State) {
    let queue = progress.withLock { progress -> DispatchQueue? in
      guard progress.state != .cancelled else { return nil }
      progress.state = state
      return progress.queue
    }
    let handler = stateUpdateHandler
    queue?.async { handler?(state) }
  }

  /// Reports on a queue that it waits for a network.
  public func start(queue: DispatchQueue) {
    progress.withLock { $0.queue = queue }
    report(.waiting(Self.failure))
  }

  /// Reports its end.
  public func cancel() { report(.cancelled) }
  /// Reports its end.
  public func forceCancel() { cancel() }

  /// Sends nothing, and reports that there is no network.
  public func send(
    content: Data?, contentContext: ContentContext = .defaultMessage, isComplete: Bool = true,
    completion: SendCompletion
  ) {
    guard case .contentProcessed(let handler) = completion else { return }
    progress.withLock { $0.queue }?.async { handler(Self.failure) }
  }

  /// Reports that there is no network.
  @preconcurrency public func receive(
    minimumIncompleteLength: Int, maximumLength: Int,
    completion: @escaping @Sendable (Data?, ContentContext?, Bool, NWError?) -> Void
  ) { progress.withLock { $0.queue }?.async { completion(nil, nil, true, Self.failure) } }

  /// Reports that there is no network.
  @preconcurrency public func receiveMessage(
    completion: @escaping @Sendable (Data?, ContentContext?, Bool, NWError?) -> Void
  ) { receive(minimumIncompleteLength: 0, maximumLength: 0, completion: completion) }
}
