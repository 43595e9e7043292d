public import StillframeServing

extension PictureService {
  /// A service for the scenes of a catalogue, with no socket.
  ///
  /// - Parameter catalogue: A type that may be `@main` of another program.
  @MainActor public convenience init(
    _ catalogue: (some SceneCatalog).Type, options: ServingOptions = ServingOptions()
  ) {
    self.init(catalogue.init().scenes, options: options)
  }

  /// A service for scenes.
  public convenience init(_ scenes: some SceneList, options: ServingOptions = ServingOptions()) {
    self.init(
      scenes: scenes.entries.map { ServedScene($0, maxPixels: options.maxPixels) }, options: options
    )
  }
}
