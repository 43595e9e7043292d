@_exported public import UIKit

/// Lets other devices find this one. None does.
///
/// Unchecked because programs change the receiver from one thread at a time, as on Apple's platforms.
open class MCNearbyServiceAdvertiser: NSObject, @unchecked Sendable {
  /// The receiver of invitations. No method is called.
  open weak var delegate: (any MCNearbyServiceAdvertiserDelegate)?
  /// The name of this device.
  public let myPeerID: MCPeerID
  /// Facts for other devices.
  public let discoveryInfo: [String: String]?
  /// The kind of service.
  public let serviceType: String

  /// A service of a kind.
  public init(peer myPeerID: MCPeerID, discoveryInfo info: [String: String]?, serviceType: String) {
    (self.myPeerID, discoveryInfo, self.serviceType) = (myPeerID, info, serviceType)
  }

  /// No effect: no device finds this one.
  open func startAdvertisingPeer() {}
  /// No effect: no device finds this one.
  open func stopAdvertisingPeer() {}
}

/// The receiver of invitations. No method is called.
public protocol MCNearbyServiceAdvertiserDelegate: AnyObject {
  /// Receives an invitation. Never called.
  func advertiser(
    _ advertiser: MCNearbyServiceAdvertiser, didReceiveInvitationFromPeer peerID: MCPeerID,
    withContext context: Data?, invitationHandler: @escaping (Bool, MCSession?) -> Void)
  /// Receives a problem. Never called.
  func advertiser(
    _ advertiser: MCNearbyServiceAdvertiser, didNotStartAdvertisingPeer error: any Error)
}

extension MCNearbyServiceAdvertiserDelegate {
  public func advertiser(
    _ advertiser: MCNearbyServiceAdvertiser, didNotStartAdvertisingPeer error: any Error
  ) {}
}

/// Looks for devices. None is found.
///
/// Unchecked because programs change the receiver from one thread at a time, as on Apple's platforms.
open class MCNearbyServiceBrowser: NSObject, @unchecked Sendable {
  /// The receiver of devices. No method is called.
  open weak var delegate: (any MCNearbyServiceBrowserDelegate)?
  /// The name of this device.
  public let myPeerID: MCPeerID
  /// The kind of service.
  public let serviceType: String

  /// A search for a kind of service.
  public init(peer myPeerID: MCPeerID, serviceType: String) {
    (self.myPeerID, self.serviceType) = (myPeerID, serviceType)
  }

  /// No effect: no device is found.
  open func startBrowsingForPeers() {}
  /// No effect: no device is found.
  open func stopBrowsingForPeers() {}
  /// No effect: no device answers.
  open func invitePeer(
    _ peerID: MCPeerID, to session: MCSession, withContext context: Data?, timeout: TimeInterval
  ) {}
}

/// The receiver of devices that are found. No method is called.
public protocol MCNearbyServiceBrowserDelegate: AnyObject {
  /// Receives a device. Never called.
  func browser(
    _ browser: MCNearbyServiceBrowser, foundPeer peerID: MCPeerID,
    withDiscoveryInfo info: [String: String]?)
  /// Receives a device that has gone. Never called.
  func browser(_ browser: MCNearbyServiceBrowser, lostPeer peerID: MCPeerID)
  /// Receives a problem. Never called.
  func browser(_ browser: MCNearbyServiceBrowser, didNotStartBrowsingForPeers error: any Error)
}

extension MCNearbyServiceBrowserDelegate {
  public func browser(
    _ browser: MCNearbyServiceBrowser, didNotStartBrowsingForPeers error: any Error
  ) {}
}

/// Lets other devices find this one, and asks a person about invitations. There are none.
open class MCAdvertiserAssistant: NSObject {
  /// The kind of service.
  public let serviceType: String
  /// The session that others join.
  public let session: MCSession

  /// A service of a kind.
  public init(serviceType: String, discoveryInfo info: [String: String]?, session: MCSession) {
    (self.serviceType, self.session) = (serviceType, session)
  }

  /// No effect: no device finds this one.
  open func start() {}
  /// No effect: no device finds this one.
  open func stop() {}
}

/// The list of devices nearby: a white view, as none is found.
@MainActor @preconcurrency open class MCBrowserViewController: UIViewController {
  /// The receiver of the end. No method is called.
  open weak var delegate: (any MCBrowserViewControllerDelegate)?
  /// The session that others join.
  public let session: MCSession
  /// The fewest devices (default: 2).
  open var minimumNumberOfPeers = 2
  /// The most devices (default: 8).
  open var maximumNumberOfPeers = 8

  /// A list of devices with a kind of service.
  public init(serviceType: String, session: MCSession) {
    self.session = session
    super.init()
  }

  /// Nil: nothing is read from files of Interface Builder.
  public required init?(coder: NSCoder) { nil }
}

/// The receiver of the end of a choice. No method is called.
@MainActor @preconcurrency public protocol MCBrowserViewControllerDelegate: AnyObject {
  /// Receives the end. Never called.
  func browserViewControllerDidFinish(_ browserViewController: MCBrowserViewController)
  /// Receives the wish to leave. Never called.
  func browserViewControllerWasCancelled(_ browserViewController: MCBrowserViewController)
}
