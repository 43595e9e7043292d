/// Scenes in an order: one, several or none.
public protocol SceneList: Sendable {
  /// The scenes, in order.
  var entries: [SceneEntry] { get }
}

/// Several scenes, or none.
public struct SceneGroup: SceneList {
  public let entries: [SceneEntry]

  /// Scenes in an order.
  public init(_ entries: [SceneEntry]) {
    self.entries = entries
  }
}

/// Puts scenes together.
@resultBuilder public struct SceneListBuilder {
  /// Returns one scene, or what makes several.
  public static func buildExpression(_ list: some SceneList) -> SceneGroup {
    SceneGroup(list.entries)
  }

  /// Scenes of an array, as a loop or a function gives them.
  public static func buildExpression(_ entries: [SceneEntry]) -> SceneGroup { SceneGroup(entries) }

  /// Returns the scenes of all statements, in order.
  public static func buildBlock(_ groups: SceneGroup...) -> SceneGroup {
    SceneGroup(groups.flatMap(\.entries))
  }

  /// Scenes that may be missing.
  public static func buildOptional(_ group: SceneGroup?) -> SceneGroup { group ?? SceneGroup([]) }
  /// Returns one of two sets of scenes.
  public static func buildEither(first group: SceneGroup) -> SceneGroup { group }
  /// Returns the other of two sets of scenes.
  public static func buildEither(second group: SceneGroup) -> SceneGroup { group }

  /// Returns the scenes of a loop, in order.
  public static func buildArray(_ groups: [SceneGroup]) -> SceneGroup {
    SceneGroup(groups.flatMap(\.entries))
  }
}
