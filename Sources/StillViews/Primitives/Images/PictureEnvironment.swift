package import StillDrawing
import StillGeometry
package import StillViewGraph
import Synchronization

private let pictureSystemEntry = EnvironmentEntry<(any PictureSystem)?>(nil)

/// The pictures and colors of the process, for code that names them before there is an environment: `UIColor(Color("Sand"))` in a constant.
package enum UsualPictures {
  private static let kept = Mutex<(any PictureSystem)?>(nil)

  /// The system that finds them; nil: no picture was named yet.
  static var system: (any PictureSystem)? { kept.withLock { $0 } }

  /// Keeps the system that finds them.
  package static func keep(_ system: any PictureSystem) { kept.withLock { $0 = system } }
}

extension EnvironmentValues {
  /// The system that finds pictures and colours by name.
  package var pictureSystem: (any PictureSystem)? {
    get { self[pictureSystemEntry] }
    set { self[pictureSystemEntry] = newValue }
  }

  /// The traits for which pictures and colours are looked up.
  var pictureTraits: PictureTraits {
    PictureTraits(
      scale: displayScale, isDark: colorScheme == .dark,
      isRightToLeft: layoutDirection == .rightToLeft,
      isContrasted: colorSchemeContrast == .increased)
  }
}
