/// Scenes in an order: one, several or none.
public protocol SceneList: Sendable {
  var entries: [SceneEntry] { get }
}

/// Several scenes, or none.
public struct SceneGroup: SceneList {
  public let entries: [SceneEntry]

  public init(_ entries: [SceneEntry]) {
    self.entries = entries
  }
}

/// Puts scenes together.
@resultBuilder public struct SceneListBuilder {
  public static func buildExpression(_ list: some SceneList) -> SceneGroup {
    SceneGroup(list.entries)
  }

  public static func buildExpression(_ entries: [SceneEntry]) -> SceneGroup { SceneGroup(entries) }

  public static func buildBlock(_ groups: SceneGroup...) -> SceneGroup {
    SceneGroup(groups.flatMap(\.entries))
  }

  public static func buildOptional(_ group: SceneGroup?) -> SceneGroup { group ?? SceneGroup([]) }
  public static func buildEither(first group: SceneGroup) -> SceneGroup { group }
  public static func buildEither(second group: SceneGroup) -> SceneGroup { group }

  public static func buildArray(_ groups: [SceneGroup]) -> SceneGroup {
    SceneGroup(groups.flatMap(\.entries))
  }
}
