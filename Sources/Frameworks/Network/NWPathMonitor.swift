public import Dispatch
@_exported public import Foundation

/// A kind of network.
public enum NWInterfaceType: Hashable, Sendable {
  /// Another one, without wires, of telephones, with wires, or in the machine.
  case other, wifi, cellular, wiredEthernet, loopback
}

/// A network of the machine.
public struct NWInterface: Hashable, Sendable {
  /// A kind of network.
  public typealias InterfaceType = NWInterfaceType
  /// The kind.
  public let type: NWInterfaceType
  /// The name.
  public let name: String
}

/// The way to the network.
public struct NWPath: Hashable, Sendable {
  /// Whether there is one.
  public enum Status: Hashable, Sendable {
    /// Yes, no, or only after a connection.
    case satisfied, unsatisfied, requiresConnection
  }

  /// Whether there is one: always, so that views show their content.
  public let status = Status.satisfied
  /// Whether it is costly: never.
  public let isExpensive = false
  /// Whether it is to be spared: never.
  public let isConstrained = false
  /// The networks.
  public var availableInterfaces: [NWInterface] { [NWInterface(type: .wifi, name: "en0")] }

  /// Returns whether the way leads over a kind of network: over one without wires.
  public func usesInterfaceType(_ type: NWInterfaceType) -> Bool { type == .wifi }
}

/// Reports the way to the network, once.
///
/// Unchecked because programs set the function before they start, as on Apple's platforms.
public final class NWPathMonitor: @unchecked Sendable {
  /// The function that receives the way.
  @preconcurrency public var pathUpdateHandler: (@Sendable (NWPath) -> Void)?
  /// The way: there always is one.
  public let currentPath = NWPath()

  /// A monitor of all networks.
  public init() {}

  /// A monitor of a kind of network.
  public init(requiredInterfaceType: NWInterfaceType) {}

  /// Reports the way once, on a queue.
  public func start(queue: DispatchQueue) {
    let path = currentPath
    let handler = pathUpdateHandler
    queue.async { handler?(path) }
  }

  /// No effect: nothing changes.
  public func cancel() {}
}

extension NWPathMonitor: AsyncSequence {
  /// The way, once.
  public struct AsyncIterator: AsyncIteratorProtocol {
    var path: NWPath?

    public mutating func next() async -> NWPath? {
      defer { path = nil }
      return path
    }
  }

  public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(path: currentPath) }
}
