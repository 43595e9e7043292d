/// The scenes of a tool, made when a command asks for them: `--version` and `--help` need none.
final class SceneSource {
  private let make: () -> [SceneEntry]

  /// The scenes in their order; made at the first use.
  private(set) lazy var entries: [SceneEntry] = make()

  init(_ make: @escaping () -> [SceneEntry]) {
    self.make = make
  }
}
