// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

/// A table of points. There is none.
open class GKLeaderboard: NSObject {
  /// The players of a table.
  public enum PlayerScope: Int, Sendable {
    /// All, or friends.
    case global, friendsOnly
  }

  /// The time of a table.
  public enum TimeScope: Int, Sendable {
    /// Today, this week, or ever.
    case today, week, allTime
  }

  /// A row. There is none.
  open class Entry: NSObject {
    /// The player.
    public let player = GKPlayer()
    /// The place.
    public var rank: Int { 0 }
    /// The points.
    public var score: Int { 0 }
    /// The points in letters.
    public var formattedScore: String { "" }
    /// The date.
    public var date: Date { .distantPast }
  }

  /// The name; nil: none.
  public var title: String? { nil }
  /// The name by which it is found.
  public var baseLeaderboardID: String { "" }

  /// Throws: nobody is signed in.
  nonisolated(nonsending) open class func loadLeaderboards(IDs leaderboardIDs: [String]?)
    async throws -> [GKLeaderboard]
  {
    throw GKError(.notAuthenticated)
  }

  /// Reports that nobody is signed in.
  open class func loadLeaderboards(
    IDs leaderboardIDs: [String]?,
    completionHandler: @escaping ([GKLeaderboard]?, (any Error)?) -> Void
  ) {
    completionHandler(nil, GKError(.notAuthenticated))
  }

  /// Throws: nobody is signed in.
  nonisolated(nonsending) open class func submitScore(
    _ score: Int, context: Int, player: GKPlayer, leaderboardIDs: [String]
  ) async throws { throw GKError(.notAuthenticated) }

  /// Reports that nobody is signed in.
  open class func submitScore(
    _ score: Int, context: Int, player: GKPlayer, leaderboardIDs: [String],
    completionHandler: @escaping ((any Error)?) -> Void
  ) {
    completionHandler(GKError(.notAuthenticated))
  }

  /// Throws: nobody is signed in.
  nonisolated(nonsending) open func loadEntries(
    for playerScope: PlayerScope, timeScope: TimeScope, range: NSRange
  ) async throws -> (Entry?, [Entry], Int) { throw GKError(.notAuthenticated) }
}

/// Something that a player reached.
open class GKAchievement: NSObject {
  /// The name by which it is found.
  open var identifier: String
  /// The reached part, from 0 to 100.
  open var percentComplete = 0.0
  /// No effect: no banner is drawn.
  open var showsCompletionBanner = false

  /// Whether all of it is reached.
  public var isCompleted: Bool { percentComplete >= 100 }

  /// Nothing reached yet.
  public init(identifier: String) {
    self.identifier = identifier
  }

  /// Throws: nobody is signed in.
  nonisolated(nonsending) open class func report(_ achievements: [GKAchievement]) async throws {
    throw GKError(.notAuthenticated)
  }

  /// Reports that nobody is signed in.
  open class func report(
    _ achievements: [GKAchievement],
    withCompletionHandler completionHandler: (((any Error)?) -> Void)?
  ) {
    completionHandler?(GKError(.notAuthenticated))
  }

  /// Throws: nobody is signed in.
  nonisolated(nonsending) open class func loadAchievements() async throws -> [GKAchievement] {
    throw GKError(.notAuthenticated)
  }
}
