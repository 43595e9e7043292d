import Foundation
import Stillframe
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
    self.init(scenes.entries, options: options)
  }

  /// - Parameters:
  ///   - whenExhausted: A closure called when at least as many threads as `options.jobs` are written off.
  ///   - locales: Counts the locales that requests name.
  convenience init(
    _ entries: [SceneEntry], options: ServingOptions,
    whenExhausted: @escaping @Sendable () -> Void = {}, locales: ServedLocales = ServedLocales()
  ) {
    var options = options
    if options.program.isEmpty { options.program = FilmDescription.program() }
    var images = ImageAccess()
    for folder in options.imageFolders { try? images.allow(folder: folder) }
    for host in options.imageHosts { images.allow(host: host) }
    let recent = RecentPictures()
    self.init(
      scenes: entries.map {
        ServedScene(
          $0, maxPixels: options.maxPixels, images: images, timeLimit: options.timeLimit,
          locales: locales, recent: recent)
      }, options: options, whenExhausted: whenExhausted)
  }
}
