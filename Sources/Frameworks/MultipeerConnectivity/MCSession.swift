public import Foundation

// Devices nearby. None is found: the machine talks to no other one.

/// The name of a device.
///
/// Unchecked because the class is open: the name never changes.
open class MCPeerID: NSObject, NSSecureCoding, @unchecked Sendable {
  /// The name that people see.
  public let displayName: String

  /// A device of a name.
  public init(displayName myDisplayName: String) {
    displayName = myDisplayName
  }

  /// Whether it can be kept in files.
  public static var supportsSecureCoding: Bool { true }

  /// Reads a name that was kept.
  public required init?(coder: NSCoder) {
    guard let name = coder.decodeObject(forKey: "displayName") as? String else { return nil }
    displayName = name
  }

  /// Writes the name.
  public func encode(with coder: NSCoder) {
    coder.encode(displayName, forKey: "displayName")
  }
}

/// The state of another device.
public enum MCSessionState: Int, Sendable {
  /// Away, on its way, or there.
  case notConnected, connecting, connected
}

/// The safety of what is sent.
public enum MCEncryptionPreference: Int, Sendable {
  /// Secret where both want it, always, or never.
  case optional, required, none
}

/// The way in which data is sent.
public enum MCSessionSendDataMode: Int, Sendable {
  /// All in order, or at once.
  case reliable, unreliable
}

/// Problems of connections.
public struct MCError: CustomNSError, Hashable, Sendable {
  /// The kind of problem.
  public enum Code: Int, Sendable {
    /// Not known, or the device is not connected.
    case unknown, notConnected
  }

  /// The kind of problem.
  public let code: Code
  /// The domain of these problems as values of `NSError`.
  public static let errorDomain = "MCErrorDomain"
  /// The number of the kind.
  public var errorCode: Int { code.rawValue }

  /// A problem of a kind.
  public init(_ code: Code) {
    self.code = code
  }

  /// The device is not connected.
  public static let notConnected = Code.notConnected
}

/// Connected devices. There are none.
///
/// Unchecked because programs change the receiver from one thread at a time, as on Apple's platforms.
open class MCSession: NSObject, @unchecked Sendable {
  /// The receiver of news. No method is called.
  open weak var delegate: (any MCSessionDelegate)?
  /// The name of this device.
  public let myPeerID: MCPeerID
  /// The safety of what is sent. No effect: nothing is sent.
  public let encryptionPreference: MCEncryptionPreference
  /// The other devices: none.
  open var connectedPeers: [MCPeerID] { [] }

  /// A session.
  public init(
    peer myPeerID: MCPeerID, securityIdentity identity: [Any]?,
    encryptionPreference: MCEncryptionPreference
  ) {
    (self.myPeerID, self.encryptionPreference) = (myPeerID, encryptionPreference)
  }

  /// A session whose data is secret where both want it.
  public convenience init(peer myPeerID: MCPeerID) {
    self.init(peer: myPeerID, securityIdentity: nil, encryptionPreference: .optional)
  }

  /// Throws: no device is connected.
  open func send(
    _ data: Data, toPeers peerIDs: [MCPeerID], with mode: MCSessionSendDataMode
  ) throws {
    throw MCError(.notConnected)
  }

  /// Reports that no device is connected.
  @discardableResult
  open func sendResource(
    at resourceURL: URL, withName resourceName: String, toPeer peerID: MCPeerID,
    withCompletionHandler completionHandler: (((any Error)?) -> Void)? = nil
  ) -> Progress? {
    completionHandler?(MCError(.notConnected))
    return nil
  }

  /// Throws: no device is connected.
  open func startStream(withName streamName: String, toPeer peerID: MCPeerID) throws -> OutputStream
  {
    throw MCError(.notConnected)
  }

  /// No effect: no device is connected.
  open func disconnect() {}
  /// No effect: no device is connected.
  open func cancelConnectPeer(_ peerID: MCPeerID) {}
}

/// The receiver of news of connected devices. No method is called.
public protocol MCSessionDelegate: AnyObject {
  /// Receives the state of a device. Never called.
  func session(_ session: MCSession, peer peerID: MCPeerID, didChange state: MCSessionState)
  /// Receives data. Never called.
  func session(_ session: MCSession, didReceive data: Data, fromPeer peerID: MCPeerID)
  /// Receives a stream. Never called.
  func session(
    _ session: MCSession, didReceive stream: InputStream, withName streamName: String,
    fromPeer peerID: MCPeerID)
  /// Receives the beginning of a file. Never called.
  func session(
    _ session: MCSession, didStartReceivingResourceWithName resourceName: String,
    fromPeer peerID: MCPeerID, with progress: Progress)
  /// Receives a file. Never called.
  func session(
    _ session: MCSession, didFinishReceivingResourceWithName resourceName: String,
    fromPeer peerID: MCPeerID, at localURL: URL?, withError error: (any Error)?)
}
