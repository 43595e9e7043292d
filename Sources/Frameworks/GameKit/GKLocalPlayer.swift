@_exported public import UIKit

/// Problems of games.
public struct GKError: CustomNSError, Hashable, Sendable {
  /// The kind of problem.
  public enum Code: Int, Sendable {
    /// Not known.
    case unknown = 1
    /// Given up.
    case cancelled = 2
    /// There is no network.
    case communicationsFailure = 3
    /// Nobody is signed in.
    case notAuthenticated = 6
    /// Games are not supported.
    case notSupported = 16
  }

  /// The kind of problem.
  public let code: Code
  /// The domain of these problems as values of `NSError`.
  public static let errorDomain = "GKErrorDomain"
  /// The number of the kind.
  public var errorCode: Int { code.rawValue }

  /// A problem of a kind.
  public init(_ code: Code) {
    self.code = code
  }
}

/// A player. Nobody is signed in.
open class GKPlayer: NSObject {
  /// The name that others see.
  public var displayName: String { "" }
  /// The name that the player chose.
  public var alias: String { "" }
  /// The name in this game.
  public var gamePlayerID: String { "" }
  /// The name in all games of the team.
  public var teamPlayerID: String { "" }

  /// The size of a picture.
  public enum PhotoSize: Int, Sendable {
    /// Small, or not.
    case small, normal
  }

  /// Throws: nobody is signed in.
  nonisolated(nonsending) open func loadPhoto(for size: PhotoSize) async throws -> UIImage {
    throw GKError(.notAuthenticated)
  }

  /// Reports that nobody is signed in.
  open func loadPhoto(
    for size: PhotoSize,
    withCompletionHandler completionHandler: ((UIImage?, (any Error)?) -> Void)?
  ) {
    completionHandler?(nil, GKError(.notAuthenticated))
  }
}

/// The player who uses the device. Nobody is signed in.
///
/// Unchecked because the only value that changes lies behind a lock.
public final class GKLocalPlayer: GKPlayer, @unchecked Sendable {
  /// The only player.
  public static let local = GKLocalPlayer()
  private let lock = NSLock()
  private var keptHandler: ((UIViewController?, (any Error)?) -> Void)?

  /// Whether the player is signed in: never.
  public var isAuthenticated: Bool { false }
  /// Whether the player is a child: no.
  public var isUnderage: Bool { false }
  /// Whether the player may not play with others: no.
  public var isMultiplayerGamingRestricted: Bool { false }
  /// The function that is told of the signing in. Never called.
  public var authenticateHandler: ((UIViewController?, (any Error)?) -> Void)? {
    get { lock.withLock { keptHandler } }
    set { lock.withLock { keptHandler = newValue } }
  }

  /// No effect: nothing happens to the player.
  public func register(_ listener: any GKLocalPlayerListener) {}
  /// No effect: nothing happens to the player.
  public func unregisterAllListeners() {}
}

/// The receiver of news of a player. No method is called.
public protocol GKLocalPlayerListener: AnyObject {}

/// The button that opens games. It is not drawn.
///
/// Unchecked because the values lie behind a lock.
public final class GKAccessPoint: NSObject, @unchecked Sendable {
  /// The corner of the button.
  public enum Location: Int, Sendable {
    /// At the top or the bottom, at the start or the end of lines.
    case topLeading, topTrailing, bottomLeading, bottomTrailing
  }

  /// The only button.
  public static let shared = GKAccessPoint()
  private let lock = NSLock()
  private var isAsked = false
  private var corner = Location.topLeading
  private var hasHighlights = false
  private weak var window: UIWindow?

  /// Whether the button is asked for. No effect: it is not drawn.
  public var isActive: Bool {
    get { lock.withLock { isAsked } }
    set { lock.withLock { isAsked = newValue } }
  }
  /// No effect: the button is not drawn.
  public var location: Location {
    get { lock.withLock { corner } }
    set { lock.withLock { corner = newValue } }
  }
  /// No effect: the button is not drawn.
  public var showHighlights: Bool {
    get { lock.withLock { hasHighlights } }
    set { lock.withLock { hasHighlights = newValue } }
  }
  /// No effect: the button is not drawn.
  public var parentWindow: UIWindow? {
    get { lock.withLock { window } }
    set { lock.withLock { window = newValue } }
  }
  /// Whether the button is seen: never.
  public var isVisible: Bool { false }
  /// Whether games are shown: never.
  public var isPresentingGameCenter: Bool { false }

  /// No effect: nobody is signed in.
  public func trigger(handler: @escaping () -> Void) {}
  /// No effect: nobody is signed in.
  public func trigger(state: GKGameCenterViewControllerState, handler: @escaping () -> Void) {}
}

/// A page of games.
public enum GKGameCenterViewControllerState: Int, Sendable {
  /// The first.
  case `default` = -1
  /// Tables, achievements, or challenges.
  case leaderboards, achievements, challenges
  /// The player, or an overview.
  case localPlayerProfile, dashboard
}

/// The receiver of the end. No method is called.
@MainActor @preconcurrency public protocol GKGameCenterControllerDelegate: AnyObject {
  /// Receives the end. Never called.
  func gameCenterViewControllerDidFinish(_ gameCenterViewController: GKGameCenterViewController)
}

/// The page of games: a white view.
@MainActor @preconcurrency open class GKGameCenterViewController: UIViewController {
  /// The receiver of the end.
  open weak var gameCenterDelegate: (any GKGameCenterControllerDelegate)?

  /// Nil: nothing is read from files of Interface Builder.
  public required init?(coder: NSCoder) { nil }

  /// A page of games.
  public init(state: GKGameCenterViewControllerState = .default) {
    super.init()
    view.backgroundColor = .white
  }

  /// The page of a table.
  public convenience init(
    leaderboardID: String, playerScope: GKLeaderboard.PlayerScope,
    timeScope: GKLeaderboard.TimeScope
  ) {
    self.init(state: .leaderboards)
  }
}
